/** One connection to one table: it comes back by itself, resumes, and sends again what was not answered. */
import { type Sitting, openSocket, takeEarly } from "./early";
import type { ClientMessage, ServerMessage } from "./wire";

type Body<M> = M extends unknown ? Omit<M, "ref"> : never;
/** A message without its number, which the connection gives. */
export type Ask = Body<Exclude<ClientMessage, { type: "sit" }>>;

export interface Listener {
  /** What `sit` shall say now: the step and run that the page has. */
  sitting(): Sitting;
  heard(message: ServerMessage): void;
  /** The connection is there, or is being looked for. */
  linked(there: boolean): void;
  /** The server refused to let the page sit, for good; the connection is closed. */
  barred(code: string, text: string): void;
}

const FIRST_WAIT_MS = 250;
const LONGEST_WAIT_MS = 5000;
const SILENCE_MS = 25_000;
/** Refusals of a seat that pass: the page tries again. */
const PASSING = ["store-busy", "store-down", "store-read-only", "too-fast", "our-fault"];

export class Connection {
  private socket: WebSocket | null = null;
  private ref = 0;
  private waitMs = FIRST_WAIT_MS;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private pulse: ReturnType<typeof setInterval> | undefined;
  private seated = false;
  /** Nothing has come since the page last asked whether the line is alive. */
  private silent = false;
  private closed = false;
  /** What was asked and not yet answered, by its number, in order. */
  private readonly unanswered = new Map<number, Ask>();

  constructor(private readonly listener: Listener) {
    addEventListener("online", this.probe);
    this.open();
  }

  /** Asks the server; the number under which the answer comes. */
  ask(message: Ask): number {
    const ref = ++this.ref;
    this.unanswered.set(ref, message);
    if (this.seated) this.send(ref, message);
    return ref;
  }

  close(): void {
    this.closed = true;
    removeEventListener("online", this.probe);
    clearTimeout(this.retry);
    clearInterval(this.pulse);
    this.socket?.close();
  }

  private send(ref: number, message: Ask): void {
    this.socket?.send(JSON.stringify({ ...message, ref }));
  }

  private open(): void {
    const early = takeEarly(this.listener.sitting().table);
    const socket = early?.socket ?? openSocket();
    this.socket = socket;
    this.silent = true;
    this.pulse = setInterval(this.probe, SILENCE_MS);
    const sit = () => {
      socket.send(JSON.stringify({ type: "sit", ref: ++this.ref, ...this.listener.sitting() }));
    };
    if (early?.sat) {
      this.ref++;
      queueMicrotask(() => early.heard.forEach((message) => this.hear(socket, message))); // the listener is made first
    } else if (early && socket.readyState === WebSocket.OPEN) sit();
    else socket.onopen = sit;
    socket.onmessage = ({ data }: MessageEvent<string>) =>
      this.hear(socket, JSON.parse(data) as ServerMessage);
    socket.onclose = () => this.lost(socket);
  }

  private hear(socket: WebSocket, message: ServerMessage): void {
    if (socket === this.socket) this.receive(message);
  }

  private receive(message: ServerMessage): void {
    this.silent = false;
    if (!this.seated) return this.sat(message);
    if ("ref" in message && message.ref !== null) this.unanswered.delete(message.ref);
    this.listener.heard(message);
  }

  /** The answer to `sit`: the table, or a refusal. */
  private sat(message: ServerMessage): void {
    if (message.type === "table") {
      this.seated = true;
      this.waitMs = FIRST_WAIT_MS;
      this.listener.linked(true);
      const again = [...this.unanswered]; // what is asked while the table is heard is sent at once
      this.listener.heard(message);
      for (const [ref, ask] of again) this.send(ref, ask);
    } else if (message.type === "refused") {
      if (PASSING.includes(message.code)) return this.drop();
      this.close();
      this.listener.barred(message.code, message.text);
    }
  }

  /** Gives up a line on which nothing came back, and asks on the others whether they are alive. */
  private readonly probe = (): void => {
    if (!this.socket) return this.now();
    if (this.silent) {
      this.drop();
      return;
    }
    this.silent = true;
    this.send(++this.ref, { type: "ping" });
  };

  /** The browser may take minutes to close a line that is dead, so it is not waited for. */
  private drop(): void {
    const socket = this.socket!;
    this.lost(socket);
    socket.close();
  }

  private lost(socket: WebSocket): void {
    if (socket !== this.socket) return;
    clearInterval(this.pulse);
    this.socket = null;
    this.seated = false;
    if (this.closed) return;
    this.listener.linked(false);
    this.retry = setTimeout(this.now, this.waitMs);
    this.waitMs = Math.min(this.waitMs * 2, LONGEST_WAIT_MS);
  }

  private readonly now = (): void => {
    clearTimeout(this.retry);
    if (!this.socket && !this.closed) this.open();
  };
}
