import { describe, expect, test, vi } from "vitest";
import { slatColour } from "../src/cards/racko";
import { logLines } from "../src/games/tarot/log";
import { held } from "../src/games/tarot/view";
import { signed } from "../src/table/numbers";
import { rowStarts } from "../src/table/rows";
import { pieces } from "../src/table/sentence";
import { settings } from "../src/settings.svelte";
import { speak } from "../src/words.svelte";

const groups = (text: string) => [...text];

describe("rows of a hand", () => {
  test("a row ends where a suit ends, if that leaves the rows alike", () => {
    expect(rowStarts(groups("SSSHHHDDTTTTTTTTTT"), 2)).toEqual([0, 8]);
  });
  test("otherwise in the middle", () => {
    expect(rowStarts(groups("SSTTTTTTTTTTTTTTTT"), 2)).toEqual([0, 9]);
  });
  test("24 cards lie in three rows of about eight", () => {
    const starts = rowStarts(groups("SSSSSSSHHHHHHHHHDDDDDDDD"), 3);
    expect(starts).toEqual([0, 7, 16]);
  });
  test("a hand of one card is one row", () => {
    expect(rowStarts(groups("S"), 2)).toEqual([0]);
    expect(rowStarts([], 2)).toEqual([]);
  });
});

test("a sentence falls into text and cards", () => {
  expect(pieces("You play ⟨SK⟩.")).toEqual([{ text: "You play " }, { card: "SK", after: "." }]);
  expect(pieces("⟨X⟩⟨T1⟩")).toEqual([
    { card: "X", after: "" },
    { card: "T1", after: "" },
  ]);
  expect(pieces("⟨X⟩, ⟨T1⟩\u202f; fin")).toEqual([
    { card: "X", after: "," },
    { text: " " },
    { card: "T1", after: "\u202f;" },
    { text: " fin" },
  ]);
});

test("scores carry their sign, with a real minus", () => {
  expect(["58", "-25.5", "0"].map(signed)).toEqual(["+58", "−25.5", "0"]);
});

test("a hand of Tarot is held with black and red suits in turn, trumps last", () => {
  expect(held(["S2", "H3", "D4", "C5", "T1", "X"])).toEqual(["S2", "H3", "C5", "D4", "T1", "X"]);
});

test("trumps and high cards are held on the side that the reader likes", () => {
  const cards = ["S2", "SK", "H3", "T1", "T9", "X"];
  settings.trumps = "left";
  expect(held(cards)).toEqual(["T1", "T9", "X", "S2", "SK", "H3"]);
  settings.high = "left";
  expect(held(cards)).toEqual(["X", "T9", "T1", "SK", "S2", "H3"]);
  settings.trumps = "right";
  settings.high = "right";
});

test("the slats get steadily lighter", () => {
  const light = (colour: string) => {
    const [r, g, b] = [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16));
    return 0.3 * r! + 0.59 * g! + 0.11 * b!;
  };
  const all = Array.from({ length: 60 }, (_, i) => light(slatColour(i + 1)));
  expect(all.every((now, i) => i === 0 || now >= all[i - 1]!)).toBe(true);
});

describe("the log of Tarot", () => {
  const played = (number: number, card: string) => ({
    number,
    facts: [
      { fact: { kind: "CardPlayed" as const, seat: 0, card }, text: `plays ⟨${card}⟩`, to: null },
    ],
  });
  const won = (number: number, trick: number) => ({
    number,
    facts: [
      {
        fact: { kind: "TrickWon" as const, seat: 1, number: trick, cards: [] },
        text: "wins",
        to: null,
      },
    ],
  });
  const trick = (first: number, trick: number, cards: string[]) => [
    ...cards.map((card, i) => played(first + i, card)),
    won(first + 4, trick),
  ];
  const name = () => "Anna";

  test("shows the cards of the last trick and of this one, and of no older one [6.10]", async () => {
    vi.stubGlobal("document", { documentElement: {} });
    await speak("en");
    const log = [
      ...trick(1, 1, ["S2", "S3", "S4", "SK"]),
      ...trick(6, 2, ["H2", "H3", "H4", "HK"]),
      played(11, "D2"),
    ];
    const lines = logLines(log, name);
    expect(lines.map((line) => line.cards?.map((card) => card.code))).toEqual([
      undefined,
      ["H2", "H3", "H4", "HK"],
      ["D2"],
    ]);
    expect(lines[0]).toMatchObject({ mark: "1", text: "Trick · Anna" });
    vi.unstubAllGlobals();
  });
});
