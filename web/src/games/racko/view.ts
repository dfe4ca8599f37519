/** What the server sends of Rack-O, by name. */
import type { Frame, Session } from "../../table/session.svelte";
import type { RackoFact, RackoTable, Told } from "../../wire";

const racko = (frame: Frame) => frame as Frame<"racko">;
export const tableOf = (frame: Frame): RackoTable => racko(frame).view.table;
export const marksOf = (frame: Frame) => racko(frame).marks;
export const ownOf = (frame: Frame) => racko(frame).view.own;

type FactOf<K extends RackoFact["kind"]> = Extract<RackoFact, { kind: K }>;

/** The fact of that kind that the frame tells, if it does. */
export function factOf<K extends RackoFact["kind"]>(frame: Frame, kind: K): FactOf<K> | undefined {
  const told = racko(frame).told.find((told) => told.fact.kind === kind);
  return told?.fact as FactOf<K> | undefined;
}

/** The slots from the front of a rack to its back. */
export const SLOTS = [5, 10, 15, 20, 25, 30, 35, 40, 45, 50];

/** The face of the card with that number. */
export const face = (card: string) => `R${card}`;

/** The card that the reader could put into a slot now: the one he drew, or the top discard. */
export function atHand(session: Session): string | null {
  const frame = session.frame!;
  if (!marksOf(frame).after.length || session.pending) return null;
  return ownOf(frame)?.drawn ?? tableOf(frame).discard;
}

/** Who discarded the top discard; null: it was turned up. */
export function discarder(log: readonly Told[]): number | null {
  const facts = log.flatMap((entry) => entry.facts.map((told) => told.fact));
  const last = facts.findLast((fact) =>
    ["Took", "Placed", "Tossed", "Dealt", "PileTurned"].includes(fact.kind),
  );
  return last && "seat" in last ? (last.seat as number) : null;
}

/** The fact that changed a slot in this frame: whose it is and which. */
export function change(frame: Frame): { seat: number; slot: number } | undefined {
  return factOf(frame, "Took") ?? factOf(frame, "Placed");
}
