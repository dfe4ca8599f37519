/** A session over a line that breaks: what was done is done once, and what happened is shown and told. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { GameScreen } from "../src/games/register";
import { settings } from "../src/settings.svelte";
import { LiveSession } from "../src/table/live.svelte";
import { FakeSocket } from "./socket";

const ACTIONS = ["aside SK", "aside HQ"];
const legal = (...texts: string[]) =>
  texts.map((text) => ({ id: 0, text, action: {}, label: text }));
const told = (text: string) => ({ fact: { kind: text.split(" ")[0] }, text, to: null });

function table(number: number, more: object = {}) {
  return {
    type: "table",
    run: "r",
    game: "tarot",
    seats: [],
    you: 0,
    status: "playing",
    number,
    view: {},
    marks: {},
    legal: legal(...ACTIONS),
    slips: [],
    log: [],
    since: null,
    fair: null,
    ...more,
  };
}
const step = (number: number, actor: number, more: object = {}) => ({
  type: "step",
  number,
  actor,
  told: [told(`step ${number}`)],
  view: {},
  marks: {},
  legal: [],
  slips: null,
  status: "playing",
  ...more,
});

/** Every step is held until it is read, as the end of a round is. */
const held: Partial<GameScreen> = { beats: (frame) => [{ frame, holdMs: null }] };

let session: LiveSession;
function sit(screen: Partial<GameScreen> | null = null): FakeSocket {
  session = new LiveSession("t", null, () => screen as GameScreen | null, vi.fn());
  return opened();
}
function opened(): FakeSocket {
  const socket = FakeSocket.all.at(-1)!;
  socket.onopen();
  return socket;
}
/** The line breaks, and another one takes its place. */
function again(socket: FakeSocket): FakeSocket {
  socket.onclose();
  vi.advanceTimersByTime(1000);
  return opened();
}
const acts = (socket: FakeSocket) =>
  socket.sent.filter(({ type }) => type === "act").map(({ text, at }) => ({ text, at }));
const written = () => session.log.flatMap(({ facts }) => facts.map(({ text }) => text));

beforeEach(() => {
  FakeSocket.all = [];
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.stubGlobal("location", { protocol: "http:", host: "example.org" });
  vi.stubGlobal("addEventListener", () => {});
  vi.stubGlobal("removeEventListener", () => {});
  settings.playForced = false;
});
afterEach(() => {
  session.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("an act whose step was lost on the way is done, and the next one of the row follows", () => {
  const first = sit();
  first.hear(table(4));
  session.act("aside SK", ["aside HQ"]);
  const second = again(first);
  second.hear(table(5, { since: 4, legal: legal("aside HQ"), log: [{ number: 5, facts: [] }] }));
  expect(session.legal).toEqual([]);
  const { ref } = second.sent.find(({ type }) => type === "act")!;
  second.hear({ type: "accepted", ref, number: 5 });
  expect(acts(second)).toEqual([
    { text: "aside SK", at: 4 },
    { text: "aside HQ", at: 5 },
  ]);
});

test("an act that was accepted before its step was lost is done when the table comes back", () => {
  const first = sit();
  first.hear(table(4));
  session.act("aside SK");
  first.hear({ type: "accepted", ref: first.sent.at(-1)!["ref"], number: 5 });
  expect(session.pending).not.toBeNull();
  const second = again(first);
  second.hear(table(5, { since: 4, legal: legal("aside HQ") }));
  expect(session.pending).toBeNull();
  expect(session.legal.map(({ text }) => text)).toEqual(["aside HQ"]);
});

test("what cannot be weighed is left open, and nobody is told of it", () => {
  const first = sit();
  first.hear(table(4));
  session.weigh("aside SK");
  session.weigh("aside HQ");
  const [one, two] = first.sent.filter(({ type }) => type === "worth").map(({ ref }) => ref);
  for (const ref of [one, two])
    first.hear({ type: "refused", ref, code: "too-fast", text: "Wait.", rule: null });
  expect(session.notice).toBeNull();
  expect(session.worth).toMatchObject({ text: "aside HQ", worth: null });
  session.why("aside SK");
  first.hear({ type: "refused", ref: first.sent.at(-1)!["ref"], code: "too-fast", text: "Wait." });
  expect(session.notice).toMatchObject({ text: "Wait." });
});

test("what was typed is done at the moment it was typed for, and at no other", () => {
  const typed = (socket: FakeSocket) => socket.sent.find(({ type }) => type === "why")!["ref"];
  const answer = (ref: unknown) => ({
    type: "reason",
    ref,
    allowed: true,
    means: "aside SK",
    text: "That is allowed.",
    rule: null,
  });
  const first = sit();
  first.hear(table(4));
  session.typed("a sk", true);
  const second = again(first);
  second.hear(table(2, { run: "s" }));
  second.hear(answer(typed(second)));
  expect(acts(second)).toEqual([]);
  session.typed("a sk", true);
  second.hear(answer(second.sent.at(-1)!["ref"]));
  expect(acts(second)).toEqual([{ text: "aside SK", at: 2 }]);
});

test("what waits to be shown still waits when the line is back", () => {
  const first = sit(held);
  first.hear(table(4));
  first.hear(step(5, 1));
  first.hear(step(6, 2));
  again(first).hear(table(6, { since: 6 }));
  expect(session.frame!.number).toBe(5);
  expect(written()).toEqual(["step 5"]);
  session.drain();
  expect(session.frame!.number).toBe(6);
  expect(written()).toEqual(["step 5", "step 6"]);
});

test("what happened while the line was away is written after what still waited, once", () => {
  const first = sit(held);
  first.hear(table(4));
  first.hear(step(5, 1));
  first.hear(step(6, 2));
  const missed = [{ number: 7, facts: [told("step 7")] }];
  again(first).hear(table(7, { since: 6, log: missed }));
  expect(session.frame!.number).toBe(5);
  session.drain();
  session.drain();
  expect(session.frame!.number).toBe(7);
  expect(session.legal).toHaveLength(ACTIONS.length);
  expect(written()).toEqual(["step 5", "step 6", "step 7"]);
});

test("what a step leaves out is as it was", () => {
  const socket = sit();
  socket.hear(table(4, { marks: { winning: 2 } }));
  socket.hear(step(5, 1, { legal: null, marks: null }));
  session.drain();
  expect(session.frame!.number).toBe(5);
  expect(session.legal).toHaveLength(ACTIONS.length);
  expect(session.frame!.marks).toEqual({ winning: 2 });
  socket.hear(step(6, 0, { marks: null }));
  session.drain();
  expect(session.legal).toEqual([]);
  expect(session.frame!.marks).toEqual({ winning: 2 });
});

test("another language changes the words of what was told and of what waits, and skips nothing", () => {
  const socket = sit(held);
  socket.hear(table(4));
  socket.hear(step(5, 1, { told: [told("fifth in English")] }));
  socket.hear(step(6, 2, { told: [told("sixth in English")] }));
  const french = ["fifth en français", "sixth en français"];
  const log = french.map((text, i) => ({ number: 5 + i, facts: [told(text)] }));
  socket.hear(table(6, { language: "fr", log }));
  expect(session.frame!.number).toBe(5);
  expect(written()).toEqual(french.slice(0, 1));
  session.drain();
  expect(written()).toEqual(french);
});

test("the same sentence twice is said twice", async () => {
  const socket = sit();
  socket.hear(table(4));
  const said = [];
  for (const number of [5, 6]) {
    socket.hear(step(number, 1, { told: [told("Pass.")] }));
    vi.advanceTimersByTime(1000);
    await Promise.resolve();
    said.push(session.said);
  }
  expect(said.map(({ text }) => text)).toEqual(["Pass.", "Pass."]);
  expect(said[0]!.n).not.toBe(said[1]!.n);
});

test("what is forced is played after a step, but not where an undo led to", () => {
  settings.playForced = true;
  const socket = sit();
  socket.hear(table(4));
  socket.hear(step(5, 1, { legal: legal("aside HQ") }));
  vi.advanceTimersByTime(1000);
  expect(acts(socket)).toEqual([{ text: "aside HQ", at: 5 }]);
  socket.hear(step(6, 0));
  socket.hear(table(5, { run: "r2", legal: legal("aside HQ") }));
  vi.advanceTimersByTime(10_000);
  expect(acts(socket)).toHaveLength(1);
});
