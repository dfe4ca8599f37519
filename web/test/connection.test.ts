import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Connection, type Listener } from "../src/connection";

class FakeSocket {
  static all: FakeSocket[] = [];
  sent: Record<string, unknown>[] = [];
  onopen = () => {};
  onclose = () => {};
  onmessage: (event: { data: string }) => void = () => {};
  constructor() {
    FakeSocket.all.push(this);
  }
  send(text: string) {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close() {
    this.onclose();
  }
  hear(message: object) {
    this.onmessage({ data: JSON.stringify(message) });
  }
}

const listener: Listener = {
  sitting: () => ({ table: "t", secret: "s", language: "en", since: 4, run: "r", words: null }),
  heard: vi.fn(),
  linked: vi.fn(),
};

beforeEach(() => {
  FakeSocket.all = [];
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.stubGlobal("location", { protocol: "http:", host: "example.org" });
  vi.stubGlobal("addEventListener", () => {});
  vi.stubGlobal("removeEventListener", () => {});
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function opened(): FakeSocket {
  const socket = FakeSocket.all.at(-1)!;
  socket.onopen();
  return socket;
}

test("the first message says who sits down and what the page has", () => {
  const connection = new Connection(listener);
  expect(opened().sent[0]).toMatchObject({
    type: "sit",
    table: "t",
    secret: "s",
    since: 4,
    run: "r",
  });
  connection.close();
});

test("what was not answered is sent again, the same, when the connection is back", () => {
  const connection = new Connection(listener);
  const first = opened();
  first.hear({ type: "table" });
  const ref = connection.ask({ type: "act", at: 4, text: "T21", run: "r" });
  first.onclose();
  vi.advanceTimersByTime(1000);
  const second = opened();
  expect(second.sent).toHaveLength(1);
  second.hear({ type: "table" });
  expect(second.sent[1]).toEqual({ type: "act", at: 4, text: "T21", run: "r", ref });
  connection.close();
});

test("what was answered is not sent again", () => {
  const connection = new Connection(listener);
  const first = opened();
  first.hear({ type: "table" });
  const ref = connection.ask({ type: "act", at: 4, text: "T21", run: "r" });
  first.hear({ type: "accepted", ref, number: 5 });
  first.onclose();
  vi.advanceTimersByTime(1000);
  const second = opened();
  second.hear({ type: "table" });
  expect(second.sent.map((message) => message["type"])).toEqual(["sit"]);
  connection.close();
});
