/** Sitting down before the page is there: a line that is opened at once, and taken over by the page's connection. */
import { randomWords } from "./api";
import { pledgeFor, secretFor } from "./secrets";
import type { ServerMessage, Sit } from "./wire";

export type Sitting = Omit<Sit, "type" | "ref">;

interface EarlyLine {
  socket: WebSocket;
  /** The table at which it sits down, once that is known. */
  table: string | null;
  /** Whether it has asked for the table: with the number 1. */
  sat: boolean;
  /** What came before the page was there. */
  heard: ServerMessage[];
}

/** How long the first picture waits for a table, in ms: one with the table in it costs less than one before and one after. */
const SOON_MS = 600;

let early: EarlyLine | null = null;

/** A line to the server that serves this page. */
export function openSocket(): WebSocket {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  return new WebSocket(`${scheme}://${location.host}/api/socket`);
}

/** Opens the line, and sits down as soon as the table is known. What it gives ends when the table is there, or soon. */
export function sitEarly(table: Promise<string>): () => Promise<unknown> {
  const line: EarlyLine = { socket: openSocket(), table: null, sat: false, heard: [] };
  early = line;
  const came = new Promise<void>((done) => {
    line.socket.onmessage = ({ data }: MessageEvent<string>) => {
      const message = JSON.parse(data) as ServerMessage;
      line.heard.push(message);
      if (!onlyBegun(message)) done();
    };
  });
  const opened = new Promise((done) => (line.socket.onopen = done));
  table.then(
    async (id) => {
      line.table = id;
      await opened;
      if (early !== line) return; // the page was faster, and sits down itself
      line.sat = true;
      line.socket.send(JSON.stringify({ type: "sit", ref: 1, ...sittingAt(id) }));
    },
    () => line.socket.close(),
  );
  return () => Promise.race([came, new Promise((done) => setTimeout(done, SOON_MS))]);
}

/** The line that sits at that table, or is about to, if there is one that still lives. */
export function takeEarly(table: string): EarlyLine | null {
  const line = early;
  early = null;
  if (!line) return null;
  if (line.table === table && line.socket.readyState <= WebSocket.OPEN) return line;
  line.socket.close();
  return null;
}

/** Whether a message shows a table that has begun and no more: its cards come right behind it. */
function onlyBegun(message: ServerMessage): boolean {
  return message.type === "table" && message.status === "playing" && message.number === 0;
}

function sittingAt(table: string): Sitting {
  const secret = secretFor(table);
  const words = secret && (pledgeFor(table)?.words ?? randomWords());
  return { table, secret, words, language: document.documentElement.lang, since: null, run: null };
}
