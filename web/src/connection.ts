/** One connection to one table: it comes back by itself, resumes, and sends again what was not answered. */
import type { ClientMessage, ServerMessage, Sit } from "./wire";

type Body<M> = M extends unknown ? Omit<M, "ref"> : never;
/** A message without its number, which the connection gives. */
export type Ask = Body<Exclude<ClientMessage, { type: "sit" }>>;

export type Sitting = Omit<Sit, "type" | "ref">;

export interface Listener {
  /** What `sit` shall say now: the step and run that the page has. */
  sitting(): Sitting;
  heard(message: ServerMessage): void;
  /** The connection is there, or is being looked for. */
  linked(there: boolean): void;
}

const FIRST_WAIT_MS = 250;
const LONGEST_WAIT_MS = 5000;
const SILENCE_MS = 25_000;

export class Connection {
  private socket: WebSocket | null = null;
  private ref = 0;
  private waitMs = FIRST_WAIT_MS;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private pulse: ReturnType<typeof setInterval> | undefined;
  private seated = false;
  private closed = false;
  /** What was asked and not yet answered, by its number, in order. */
  private readonly unanswered = new Map<number, Ask>();

  constructor(private readonly listener: Listener) {
    addEventListener("online", this.now);
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
    removeEventListener("online", this.now);
    clearTimeout(this.retry);
    clearInterval(this.pulse);
    this.socket?.close();
  }

  private send(ref: number, message: Ask): void {
    this.socket?.send(JSON.stringify({ ...message, ref }));
  }

  private open(): void {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/api/socket`);
    this.socket = socket;
    socket.onopen = () => {
      socket.send(JSON.stringify({ type: "sit", ref: ++this.ref, ...this.listener.sitting() }));
      this.pulse = setInterval(() => this.ask({ type: "ping" }), SILENCE_MS);
    };
    socket.onmessage = (event: MessageEvent<string>) =>
      this.receive(JSON.parse(event.data) as ServerMessage);
    socket.onclose = () => this.lost();
  }

  private receive(message: ServerMessage): void {
    if (message.type === "table" && !this.seated) {
      this.seated = true;
      this.waitMs = FIRST_WAIT_MS;
      this.listener.linked(true);
      this.listener.heard(message);
      for (const [ref, ask] of this.unanswered) this.send(ref, ask);
      return;
    }
    if ("ref" in message && message.ref !== null) this.unanswered.delete(message.ref);
    this.listener.heard(message);
  }

  private lost(): void {
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
