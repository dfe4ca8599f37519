import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { beats as graciasBeats } from "../src/games/gracias/beats";
import { ending } from "../src/games/gracias/view";
import { beats as rackoBeats } from "../src/games/racko/beats";
import { logLines } from "../src/games/racko/log";
import type { Frame } from "../src/table/session.svelte";
import { unscored } from "../src/table/slip";
import type { GraciasFact, RackoFact, Told } from "../src/wire";
import { speak } from "../src/words.svelte";

type Fact = RackoFact | GraciasFact;
const log = (...facts: Fact[]): Told[] =>
  facts.map((fact, number) => ({ number, facts: [{ fact, text: "", to: null }] }));
const frame = (...facts: Fact[]) =>
  ({
    told: facts.map((fact) => ({ fact, text: "", to: null })),
    beat: null,
    slips: [],
    view: { table: {} },
    marks: { scores: [] },
  }) as unknown as Frame;
const lines = (...facts: RackoFact[]) =>
  logLines(log(...facts), (seat) => ["Ann", "Bob"][seat]!).map(({ text }) => text);

beforeAll(async () => {
  vi.stubGlobal("document", { documentElement: {} });
  await speak("en");
});
afterAll(() => vi.unstubAllGlobals());

const slip = { number: 1, lines: [] };
const DEALT: RackoFact = { kind: "Dealt", number: 1, dealer: 0, discard: "33" };

const TOOK: RackoFact = { kind: "Took", seat: 1, card: "33", slot: 25, discard: "8" };
const PLACED: RackoFact = { kind: "Placed", seat: 1, slot: 25, discard: "33" };

test("a discard stands in the log of Rack-O as long as it lies on top", () => {
  expect(lines(DEALT)).toEqual(["Round 1. Dealer: Ann. Discard: ⟨33⟩"]);
  expect(lines(DEALT, { kind: "Tossed", seat: 1, card: "51" }, { ...PLACED, seat: 0 })).toEqual([
    "Round 1. Dealer: Ann.",
    "Bob drew and tossed.",
    "Ann drew into slot 25. Discard: ⟨33⟩",
  ]);
});

test("a card that was taken is named until its slot changes again", () => {
  expect(lines(DEALT, TOOK, { ...PLACED, slot: 30 })[1]).toBe("Bob took ⟨33⟩ into slot 25.");
  expect(lines(DEALT, TOOK, { ...PLACED, seat: 0 })[1]).toBe("Bob took ⟨33⟩ into slot 25.");
  expect(lines(DEALT, TOOK, PLACED)[1]).toBe("Bob took the discard into slot 25.");
});

test("the log of Rack-O begins with the present round", () => {
  expect(lines(DEALT, TOOK, { ...DEALT, number: 2, dealer: 1 })).toEqual([
    "Round 2. Dealer: Bob. Discard: ⟨33⟩",
  ]);
});

test("a round of Rack-O ends with all racks in sight, then the slip until it is read", () => {
  const ended: RackoFact = { kind: "RoundEnded", seat: 0, racks: [], in_order: [], slip };
  expect(
    rackoBeats(frame(ended)).map(({ frame: { beat }, holdMs }) => [beat, holdMs === null]),
  ).toEqual([
    ["out", false],
    ["slip", true],
  ]);
});

const ROUND: GraciasFact[] = [
  {
    kind: "RoundBegun",
    number: 1,
    opener: 0,
    reserves: [
      ["R", "R"],
      ["O", "B"],
    ],
  },
  { kind: "Given", seat: 0, kept: "R", given: "B", receiver: 1 },
];
const OPEN = [
  [3, 0, 0, 0, 0, 0],
  [0, 1, 0, 0, 2, 0],
];
const SCORING: GraciasFact[] = [
  { kind: "TurnedUp", cards: [["R", "R"], ["P"]], open: OPEN, reserves: OPEN },
  { kind: "PiledUp", seat: 0, card: "R", piles: 1, loose: 0 },
  { kind: "Discarded", card: "O", seats: [1], count: 1 },
  { kind: "Discarded", card: "B", seats: [1], count: 2 },
  { kind: "RoundEnded", slip },
];

test("a round of Gracias ends step by step: the gift, turned up, piles, one colour after the other", () => {
  const shown = graciasBeats(frame(ROUND[1]!, ...SCORING));
  expect(shown.map(({ frame: { beat } }) => beat)).toEqual([
    "given",
    "turned",
    "piles",
    "O",
    "B",
    "slip",
  ]);
  expect(shown.map(({ frame: { told } }) => told.length)).toEqual([1, 2, 3, 4, 5, 6]);
  expect(shown.map(({ holdMs }) => holdMs === null)).toEqual([
    false,
    false,
    false,
    false,
    false,
    true,
  ]);
  const given = shown[0]!.frame as Frame<"gracias">;
  expect(given.view.table.reserves).toEqual(OPEN);
});

test("nobody knows a score before it is counted", () => {
  const slips = [
    { totals: ["5", "2"], scores: ["5", "2"] },
    { totals: ["1", "8,5"], scores: ["6", "10,5"] },
  ].map((slip, i) => ({ number: i + 1, lines: [], ...slip }));
  const scored = { ...frame(), slips, marks: { scores: ["6", "10,5"] } } as unknown as Frame;
  expect(unscored(scored)).toMatchObject({ slips: [slips[0]], marks: { scores: ["5", "2"] } });
  expect(unscored(unscored(scored)).marks.scores).toEqual(["0", "0"]);
});

test("what is seen at the end of a round is what was told", () => {
  const end = ending(log(...ROUND, ...SCORING, ...ROUND, ...SCORING));
  expect(end.cards?.cards).toEqual([["R", "R"], ["P"]]);
  expect(end.piled).toHaveLength(1);
  expect(end.discarded.map(({ card }) => card)).toEqual(["O", "B"]);
});
