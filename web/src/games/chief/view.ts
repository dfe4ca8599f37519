/** What the server sends of Indian Chief, by name. */
import type { Frame } from "../../table/session.svelte";
import type { ChiefFact, ChiefTable, SlipLine } from "../../wire";

export const SIZES = [1, 2, 3, 4, 5, 6, 7];
export const ROUNDS = SIZES.length;

const chief = (frame: Frame) => frame as Frame<"chief">;
export const tableOf = (frame: Frame): ChiefTable => chief(frame).view.table;
export const marksOf = (frame: Frame) => chief(frame).marks;
export const ownOf = (frame: Frame) => chief(frame).view.own;

/** The facts of that kind that the frame tells. */
export const factsOf = <K extends ChiefFact["kind"]>(frame: Frame, kind: K) =>
  chief(frame).told.flatMap(({ fact }) =>
    fact.kind === kind ? [fact as Extract<ChiefFact, { kind: K }>] : [],
  );

/** Whether the melds of the round lie open. */
export const shown = (frame: Frame) => tableOf(frame).melds.some((meld) => meld.length > 0);

/** What a seat's meld of this round scored, once it is shown. */
export const lineOf = (frame: Frame, seat: number): SlipLine | null =>
  frame.slips.at(-1)?.lines.find((line) => line.seat === seat) ?? null;

/** A name for each card: with two packs a code can be there twice, and each copy moves by itself. */
export function copies(codes: readonly string[], seen = new Map<string, number>()): string[] {
  return codes.map((code) => {
    const number = seen.get(code) ?? 0;
    seen.set(code, number + 1);
    return number ? `${code} ${number + 1}` : code;
  });
}

/** Each card that can be seen has a name of its own, so that a stolen one travels from where it lay. */
export function movesOf(frame: Frame): string[][] {
  const seen = new Map<string, number>();
  copies(ownOf(frame)?.hand ?? [], seen);
  return tableOf(frame).melds.map((meld) => copies(meld, seen));
}

/** The words of the record for a meld of these cards, which are in the order of the hand. */
export const meldText = (cards: readonly string[]) => `meld ${cards.join(" ")}`;

/** A hand before the cards that the frame tells were drawn. */
export function beforeDrawing(frame: Frame): Frame {
  const own = ownOf(frame);
  const drawn = factsOf(frame, "CardsDrawn").flatMap((fact) => fact.cards);
  if (!own || !drawn.length) return frame;
  const hand = [...own.hand];
  for (const card of drawn) hand.splice(hand.indexOf(card), 1);
  return { ...frame, view: { ...frame.view, own: { ...own, hand } } } as Frame;
}
