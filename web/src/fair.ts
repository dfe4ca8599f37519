/**
 * Does the sums of a fair deal again, from what a finished game tells (docs/records.md, kernel/shuffle.py):
 *
 *     commitment  =  SHA-256(seed ‖ salt)
 *     game seed   =  SHA-256("kibitz fair 1" ‖ seed ‖ the words given, in the order of the seats)
 *     block k     =  SHA-256(game seed ‖ k as 8 bytes, big-endian ‖ "<word> <number>"),   k = 0, 1, 2, …
 *
 * A block is eight words of 32 bits. A number below n is the first word that is smaller than the largest
 * multiple of n, modulo n. A shuffle exchanges each place, from the last to the second, with one not after it.
 */
import { cardOrder } from "./cards/order";
import type { DrawJson, FairDeal } from "./wire";

const METHOD = "kibitz fair 1";
const WORDS_A_BLOCK = 8;
const SPAN = 2 ** 32;

type Bytes = Uint8Array<ArrayBuffer>;

export function bytesOf(hex: string): Bytes {
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}
export const hexOf = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");

export async function sha256(...parts: Uint8Array[]): Promise<Bytes> {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return new Uint8Array(await crypto.subtle.digest("SHA-256", whole));
}

const utf8 = (text: string) => new TextEncoder().encode(text);

/** The stream of random words of a seed and a name. */
export class Stream {
  private block = new DataView(new ArrayBuffer(0));
  private read = 0;

  constructor(
    private readonly seed: Bytes,
    private readonly name: string,
  ) {}

  /** A whole number from 0 to n - 1; n is at most 2^32. */
  async below(n: number): Promise<number> {
    const limit = SPAN - (SPAN % n);
    for (;;) {
      const word = await this.word();
      if (word < limit) return word % n;
    }
  }

  async shuffled<X>(things: readonly X[]): Promise<X[]> {
    const order = [...things];
    for (let place = order.length - 1; place > 0; place--) {
      const other = await this.below(place + 1);
      [order[place], order[other]] = [order[other]!, order[place]!];
    }
    return order;
  }

  private async word(): Promise<number> {
    if (this.read % WORDS_A_BLOCK === 0) {
      const number = new DataView(new ArrayBuffer(8));
      number.setBigUint64(0, BigInt(this.read / WORDS_A_BLOCK));
      const block = await sha256(this.seed, new Uint8Array(number.buffer), utf8(this.name));
      this.block = new DataView(block.buffer);
    }
    return this.block.getUint32(4 * (this.read++ % WORDS_A_BLOCK));
  }
}

/** The seed of every act of chance. */
export const gameSeed = (seed: string, words: readonly (string | null)[]) =>
  sha256(utf8(METHOD), bytesOf(seed), ...words.flatMap((each) => (each ? [bytesOf(each)] : [])));

/** Whether an act of chance is what the seed gives: from the pack in its one order, which nobody chose. */
export async function drawnFairly(seed: Bytes, draw: DrawJson): Promise<boolean> {
  const sorted = draw.pack.every(
    (card, i) => i === 0 || cardOrder(draw.pack[i - 1]!) <= cardOrder(card),
  );
  const order = await new Stream(seed, `${draw.word} ${draw.number}`).shuffled(draw.pack);
  return sorted && draw.cards.length > 0 && draw.cards.every((card, i) => card === order[i]);
}

export interface Verified {
  /** The commitment is that of the seed and the salt. */
  commitment: boolean;
  gameSeed: string;
  /** The starting seat is the one that the seed gives; null if it was chosen, or the game has none. */
  first: boolean | null;
  /** For each act of chance; null: it was taken over from another game. */
  draws: { draw: DrawJson; fair: boolean | null }[];
}

export async function verify({ fair, first, draws }: FairDeal, seats: number): Promise<Verified> {
  const commitment = hexOf(await sha256(bytesOf(fair.seed), bytesOf(fair.salt)));
  const seed = await gameSeed(fair.seed, fair.words);
  const drawn = new Stream(seed, "first seat");
  return {
    commitment: fair.method === METHOD && commitment === fair.commitment,
    gameSeed: hexOf(seed),
    first: fair.first_drawn && first !== null ? (await drawn.below(seats)) === first : null,
    draws: await Promise.all(
      draws.map(async (draw) => ({
        draw,
        fair: draw.step <= fair.given ? null : await drawnFairly(seed, draw),
      })),
    ),
  };
}
