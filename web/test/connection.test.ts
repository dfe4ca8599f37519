import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Connection, type Listener } from "../src/connection";
import { FakeSocket } from "./socket";

const listener: Listener = {
  sitting: () => ({ table: "t", secret: "s", language: "en", since: 4, run: "r", words: null }),
  heard: vi.fn(),
  linked: vi.fn(),
  barred: vi.fn(),
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
  vi.clearAllMocks();
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

const SILENCE_MS = 25_000;

test("a line on which no answer came to the ping is given up, and what it says later is not heard", () => {
  const connection = new Connection(listener);
  const dead = opened();
  dead.hear({ type: "table" });
  vi.advanceTimersByTime(SILENCE_MS);
  expect(dead.sent.at(-1)).toMatchObject({ type: "ping" });
  dead.close = () => {}; // the browser has not noticed
  vi.advanceTimersByTime(SILENCE_MS);
  expect(listener.linked).toHaveBeenLastCalledWith(false);
  vi.advanceTimersByTime(1000);
  opened().hear({ type: "table" });
  expect(FakeSocket.all).toHaveLength(2);
  dead.hear({ type: "step" });
  dead.onclose();
  vi.advanceTimersByTime(1000);
  expect(listener.heard).toHaveBeenCalledTimes(2);
  expect(FakeSocket.all).toHaveLength(2);
  connection.close();
});

test("a line that answers is kept", () => {
  const connection = new Connection(listener);
  const socket = opened();
  socket.hear({ type: "table" });
  for (let i = 0; i < 4; i++) {
    vi.advanceTimersByTime(SILENCE_MS);
    socket.hear({ type: "pong", ref: socket.sent.at(-1)!["ref"] });
  }
  expect(FakeSocket.all).toHaveLength(1);
  connection.close();
});

test("a seat that is refused when the page comes back is not asked for again", () => {
  new Connection(listener);
  const first = opened();
  first.hear({ type: "table" });
  first.onclose();
  vi.advanceTimersByTime(1000);
  const second = opened();
  second.hear({ type: "refused", ref: second.sent[0]!["ref"], code: "wrong-secret", text: "No." });
  expect(listener.barred).toHaveBeenCalledExactlyOnceWith("wrong-secret", "No.");
  vi.advanceTimersByTime(100_000);
  expect(FakeSocket.all).toHaveLength(2);
});

test("a refusal that passes is tried again", () => {
  const connection = new Connection(listener);
  opened().hear({ type: "refused", ref: 1, code: "store-busy", text: "Later." });
  vi.advanceTimersByTime(1000);
  expect(FakeSocket.all).toHaveLength(2);
  expect(listener.barred).not.toHaveBeenCalled();
  connection.close();
});
