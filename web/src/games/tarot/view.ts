/** What the server sends of Tarot, by name. */
import { cardOrder } from "../../cards/order";
import { settings } from "../../settings.svelte";
import type { Frame } from "../../table/session.svelte";
import type { TarotFact, TarotTable } from "../../wire";

export const SEATS = 4;
const tarot = (frame: Frame) => frame as Frame<"tarot">;
export const tableOf = (frame: Frame): TarotTable => tarot(frame).view.table;
export const marksOf = (frame: Frame) => tarot(frame).marks;
export const ownOf = (frame: Frame) => tarot(frame).view.own;

/** The fact of that kind that the frame tells, if it does. */
export const factOf = (frame: Frame, kind: TarotFact["kind"]) =>
  tarot(frame).told.find((told) => told.fact.kind === kind)?.fact;

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

const SUIT_ORDER = "SHCD"; // black and red in turn

/** A hand as it is held: suits and trumps on the side that the reader likes, each suit from low to high or back. */
export function held(cards: readonly string[]): string[] {
  const groups = settings.trumps === "left" ? `T${SUIT_ORDER}` : `${SUIT_ORDER}T`;
  const place = (card: string) => groups.indexOf(groupOf(card));
  const up = settings.high === "right" ? 1 : -1;
  return [...cards].sort((a, b) => place(a) - place(b) || up * (cardOrder(a) - cardOrder(b)));
}
