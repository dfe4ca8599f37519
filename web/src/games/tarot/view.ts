/** What the server sends of Tarot, by name. */
import type { Frame } from "../../table/session.svelte";
import type { Fact } from "../../wire";

export type Contract = "pass" | "prise" | "garde" | "garde-sans" | "garde-contre";
export type Bout = "taker" | "defence" | "unseen" | "yours" | "trick";

export interface Trick {
  leader: number;
  cards: string[];
  winner: number;
}

export interface TarotTable {
  phase: "deal" | "bid" | "aside" | "slam" | "play" | "over";
  dealer: number;
  turn: number;
  leader: number;
  bids: Contract[];
  taker: number | null;
  contract: Contract;
  dog: string[];
  aside: number;
  shown: string[];
  slam: boolean;
  handfuls: string[][];
  trick: string[];
  last: Trick | null;
  tricks: number[];
}

export interface TarotMarks {
  scores: string[];
  hand_sizes: number[];
  winning: number | null;
  bid_by_seat: (Contract | null)[];
  bouts: { petit: Bout; t21: Bout; excuse: Bout };
  needs: number | null;
  points: { taker: string; defence: string } | null;
}

export const SEATS = 4;
export const tableOf = (frame: Frame) => frame.view.table as unknown as TarotTable;
export const marksOf = (frame: Frame) => frame.marks as unknown as TarotMarks;
export const ownOf = (frame: Frame) => frame.view.own as { hand: string[]; aside: string[] } | null;

/** The fact of that kind that the frame tells, if it does. */
export const factOf = (frame: Frame, kind: string): Fact | undefined =>
  frame.told.find((told) => told.fact.kind === kind)?.fact;

/** The trick to be shown: the one that lies there, or the finished one as long as it is held. */
export function lyingTrick(frame: Frame): {
  leader: number;
  cards: string[];
  winning: number | null;
  done: boolean;
} {
  const table = tableOf(frame);
  if (frame.beat === "won" && table.last) {
    const { leader, cards, winner } = table.last;
    return { leader, cards, winning: (winner - leader + SEATS) % SEATS, done: true };
  }
  return { leader: table.leader, cards: table.trick, winning: marksOf(frame).winning, done: false };
}

/** The suit of a card, or T for trumps and the Excuse. */
export const groupOf = (card: string) => (card === "X" ? "T" : card[0]!);

const GROUP_ORDER = "SHCDT"; // black and red in turn
/** A hand as it is held: suits, then trumps, in the order in which the server gives the cards of each. */
export const held = (cards: readonly string[]) =>
  [...cards].sort((a, b) => GROUP_ORDER.indexOf(groupOf(a)) - GROUP_ORDER.indexOf(groupOf(b)));
