/** The vectors of tests/kernel/test_shuffle.py: every language must give these very numbers. */
import { describe, expect, test } from "vitest";
import { cardOrder } from "../src/cards/order";
import { Stream, bytesOf, drawnFairly, gameSeed, hexOf, sha256, verify } from "../src/fair";
import type { FairDeal } from "../src/wire";

const ZERO = new Uint8Array(32);
const text = (words: string) => new TextEncoder().encode(words);
const ten = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];

describe("the stream", () => {
  test("first words of the zero seed", async () => {
    const block = await sha256(ZERO, new Uint8Array(8), text("deal 1"));
    expect(hexOf(block)).toBe("db3a8de5fc7e71efe61baaaa75f5c74c1fe0a3959efbd173b95518371b9cfd84");
    const stream = new Stream(ZERO, "deal 1");
    const words = [];
    for (let i = 0; i < 9; i++) words.push(await stream.below(2 ** 32));
    expect(words).toEqual([
      3678047717, 4236145135, 3860572842, 1979041612, 534815637, 2667303283, 3109361719, 463273348,
      912756531,
    ]);
  });
  test("shuffles of ten", async () => {
    expect(await new Stream(ZERO, "deal 1").shuffled(ten)).toEqual([0, 6, 1, 4, 5, 3, 8, 2, 9, 7]);
    const seed = await sha256(text("kibitz"));
    expect(await new Stream(seed, "shuffle 2").shuffled(ten)).toEqual([
      1, 0, 7, 9, 6, 5, 3, 4, 2, 8,
    ]);
  });
  test("words too large for a fair remainder are rejected", async () => {
    const n = 2 ** 31 + 1;
    const words = new Stream(ZERO, "x");
    const kept = [];
    for (let i = 0; i < 64; i++) {
      const word = await words.below(2 ** 32);
      if (word < n) kept.push(word);
    }
    expect(kept.length).toBeLessThan(64);
    const fair = new Stream(ZERO, "x");
    for (const word of kept) expect(await fair.below(n)).toBe(word);
  });
});

describe("a fair deal", () => {
  const seed = "11".repeat(32);
  const salt = "22".repeat(32);
  const words = ["33".repeat(32), null];
  const pack = ["SA", "S2", "HA", "DK"];

  async function deal(): Promise<FairDeal> {
    const commitment = hexOf(await sha256(bytesOf(seed), bytesOf(salt)));
    const stream = new Stream(await gameSeed(seed, words), "deal 1");
    const cards = await stream.shuffled(pack);
    return {
      fair: {
        method: "kibitz fair 1",
        commitment,
        seed,
        salt,
        words,
        given: 0,
        first_drawn: false,
      },
      first: 0,
      draws: [{ step: 1, number: 1, word: "deal", pack, cards }],
    };
  }

  test("is verified", async () => {
    const verified = await verify(await deal(), 2);
    expect(verified).toMatchObject({ commitment: true, first: null, draws: [{ fair: true }] });
  });
  test("another seed than the one committed to is found out", async () => {
    const told = await deal();
    const verified = await verify({ ...told, fair: { ...told.fair, seed: "44".repeat(32) } }, 2);
    expect(verified).toMatchObject({ commitment: false, draws: [{ fair: false }] });
  });
  test("so are other cards, and a pack in an order of somebody's choice", async () => {
    const game = await gameSeed(seed, words);
    const draw = (await deal()).draws[0]!;
    const [first, second, ...rest] = draw.cards;
    expect(await drawnFairly(game, { ...draw, cards: [second!, first!, ...rest] })).toBe(false);
    const chosen = ["DK", "SA", "S2", "HA"];
    const cards = await new Stream(game, "deal 1").shuffled(chosen);
    expect(await drawnFairly(game, { ...draw, pack: chosen, cards })).toBe(false);
  });
  test("what was taken over from another game is not judged", async () => {
    const told = await deal();
    const verified = await verify({ ...told, fair: { ...told.fair, given: 1 } }, 2);
    expect(verified.draws[0]!.fair).toBeNull();
  });
});

test("cards have the order of records", () => {
  const inOrder = (codes: string) => codes.split(" ").map(cardOrder);
  for (const codes of ["SA S2 S10 SJ SN SQ SK HA D2 CK T1 T21 X", "R O Y G B P", "1 2 10 60"]) {
    const places = inOrder(codes);
    expect(places).toEqual([...places].sort((a, b) => a - b));
  }
});
