import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Connection, type Listener } from "../src/connection";
import { sitEarly, takeEarly } from "../src/early";
import { FakeSocket } from "./socket";

const heard = vi.fn();
const listener: Listener = {
  sitting: () => ({ table: "t", secret: "s", language: "en", since: null, run: null, words: null }),
  heard,
  linked: vi.fn(),
  barred: vi.fn(),
};
const settled = async () => {
  for (let turn = 0; turn < 5; turn++) await Promise.resolve();
};

beforeEach(() => {
  FakeSocket.all = [];
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.stubGlobal("location", { protocol: "http:", host: "example.org" });
  vi.stubGlobal("document", { documentElement: { lang: "fr" } });
  vi.stubGlobal("addEventListener", () => {});
  vi.stubGlobal("removeEventListener", () => {});
});
afterEach(() => {
  takeEarly("none"); // a line that nobody took is closed
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

test("the line is opened at once, and sits down when the table is known", async () => {
  let known: (table: string) => void = () => {};
  sitEarly(new Promise((done) => (known = done)));
  const socket = FakeSocket.all[0]!;
  socket.open();
  await settled();
  expect(socket.sent).toEqual([]);
  known("t");
  await settled();
  expect(socket.sent).toMatchObject([{ type: "sit", table: "t", secret: null, language: "fr" }]);
});

test("the page takes the line over, and hears what came before", async () => {
  sitEarly(Promise.resolve("t"));
  const socket = FakeSocket.all[0]!;
  await settled();
  socket.open();
  await settled();
  socket.hear({ type: "table", number: 0 });
  socket.hear({ type: "step", number: 1 });
  const connection = new Connection(listener);
  expect(heard).not.toHaveBeenCalled();
  await settled();
  socket.hear({ type: "step", number: 2 });
  expect(heard.mock.calls.map(([message]) => (message as { number: number }).number)).toEqual([
    0, 1, 2,
  ]);
  expect(FakeSocket.all).toHaveLength(1);
  expect(socket.sent).toHaveLength(1);
  connection.ask({ type: "hint" });
  expect(socket.sent[1]).toEqual({ type: "hint", ref: 2 });
  connection.close();
});

test("the first picture waits for the cards, but not for ever", async () => {
  const there = sitEarly(Promise.resolve("t"))();
  const seen = vi.fn();
  void there.then(seen);
  await vi.advanceTimersByTimeAsync(100);
  expect(seen).not.toHaveBeenCalled();
  FakeSocket.all[0]!.hear({ type: "table", status: "playing", number: 0 });
  await vi.advanceTimersByTimeAsync(0);
  expect(seen).not.toHaveBeenCalled();
  FakeSocket.all[0]!.hear({ type: "step", number: 1 });
  await vi.advanceTimersByTimeAsync(0);
  expect(seen).toHaveBeenCalled();

  const friends = sitEarly(Promise.resolve("t"))();
  const met = vi.fn();
  void friends.then(met);
  FakeSocket.all[1]!.hear({ type: "table", status: "waiting", number: 0 });
  await vi.advanceTimersByTimeAsync(0);
  expect(met).toHaveBeenCalled();

  const never = sitEarly(Promise.resolve("t"))();
  const given = vi.fn();
  void never.then(given);
  await vi.advanceTimersByTimeAsync(600);
  expect(given).toHaveBeenCalled();
});

test("a page that is there first sits down itself, on the same line and once", async () => {
  sitEarly(Promise.resolve("t"));
  const socket = FakeSocket.all[0]!;
  await settled();
  const connection = new Connection(listener);
  socket.open();
  await settled();
  expect(FakeSocket.all).toHaveLength(1);
  expect(socket.sent).toMatchObject([{ type: "sit", table: "t", secret: "s" }]);
  connection.close();
});

test("a line to another table, or one that broke, is not taken", async () => {
  sitEarly(Promise.resolve("other"));
  await settled();
  const first = new Connection(listener);
  expect(FakeSocket.all).toHaveLength(2);
  expect(FakeSocket.all[0]!.readyState).toBe(3);
  first.close();

  sitEarly(Promise.resolve("t"));
  await settled();
  FakeSocket.all[2]!.readyState = 3;
  const second = new Connection(listener);
  expect(FakeSocket.all).toHaveLength(4);
  second.close();
});
