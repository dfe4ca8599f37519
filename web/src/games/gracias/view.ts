/** What the server sends of Gracias, by name. */
import type { Frame, Session } from "../../table/session.svelte";
import type { GraciasFact, GraciasTable, SlipJson, Told } from "../../wire";

const gracias = (frame: Frame) => frame as Frame<"gracias">;
export const tableOf = (frame: Frame): GraciasTable => gracias(frame).view.table;
export const marksOf = (frame: Frame) => gracias(frame).marks;
export const ownOf = (frame: Frame) => gracias(frame).view.own;

type Kind = GraciasFact["kind"];
type FactOf<K extends Kind> = Extract<GraciasFact, { kind: K }>;

/** The fact of that kind that the frame tells, if it does. */
export function factOf<K extends Kind>(frame: Frame, kind: K): FactOf<K> | undefined {
  return toldOf(frame, kind)[0]?.fact;
}

/** Every fact of that kind that the frame tells, with its sentence. */
export function toldOf<K extends Kind>(frame: Frame, kind: K): { fact: FactOf<K>; text: string }[] {
  return gracias(frame).told.flatMap(({ fact, text }) =>
    fact.kind === kind ? [{ fact: fact as FactOf<K>, text }] : [],
  );
}

/** The colours in the order in which they lie and are called out. */
export const COLOURS = ["R", "O", "Y", "G", "B", "P"];

/** The face of a card of that colour. */
export const face = (colour: string) => `G-${colour}`;

const factsOf = (log: readonly Told[]) =>
  log.flatMap(({ facts }) => facts.map(({ fact }) => fact as GraciasFact));

/** Who took which trio in the turn in sight, the last one at the end. */
export function takenTrios(session: Session): FactOf<"TrioTaken">[] {
  let facts = factsOf(session.log);
  if (session.frame!.beat === "given")
    facts = facts.slice(
      0,
      facts.findLastIndex((fact) => fact.kind === "Given"),
    );
  const laid = facts.findLastIndex((fact) => fact.kind === "TriosLaid");
  return facts.slice(laid + 1).filter((fact) => fact.kind === "TrioTaken");
}

/** What is seen at the end of a round: all cards turned up, the piles, the discards. */
export interface Ending {
  cards: FactOf<"TurnedUp"> | undefined;
  piled: FactOf<"PiledUp">[];
  discarded: FactOf<"Discarded">[];
}

/** The end of the last round that came to it. */
export function ending(log: readonly Told[]): Ending {
  const facts = factsOf(log);
  const turned = facts.findLastIndex((fact) => fact.kind === "TurnedUp");
  const end: Ending = { cards: undefined, piled: [], discarded: [] };
  for (const fact of facts.slice(Math.max(0, turned))) {
    if (fact.kind === "TurnedUp") end.cards = fact;
    if (fact.kind === "PiledUp") end.piled.push(fact);
    if (fact.kind === "Discarded") end.discarded.push(fact);
  }
  return end;
}

/** Whether the table was cleared already, while the picture still shows the end of the round. */
export const cleared = (frame: Frame) => tableOf(frame).turn === 0;

function add(counts: number[], colour: string): void {
  counts[COLOURS.indexOf(colour)]! += 1;
}

/** A card kept and a card given, done or not answered yet. */
export interface Gift {
  seat: number;
  kept: string;
  given: string;
  receiver: number;
}

/** The gift that the picture shows, if it shows one. */
export function giftOf(session: Session): Gift | null {
  const frame = session.frame!;
  const action = session.pending?.action.action;
  if (action?.kind === "Keep") {
    const [first, second] = tableOf(frame).taken!;
    const given = first === action.card ? second : first;
    return { seat: session.you!, kept: action.card, given, receiver: action.receiver };
  }
  return frame.beat === "laid" ? null : (factOf(frame, "Given") ?? null);
}

/** By seat and colour: the open cards that the picture shows. */
export function reservesOf(session: Session): number[][] {
  const frame = session.frame!;
  const reserves = tableOf(frame).reserves.map((counts) => [...counts]);
  const action = session.pending?.action.action;
  const gift = action?.kind === "Keep" ? giftOf(session) : null;
  if (gift) {
    add(reserves[gift.seat]!, gift.kept);
    add(reserves[gift.receiver]!, gift.given);
  }
  return reserves;
}

export type Standing = "most" | "tied" | null;

/** How a seat stands in a colour of which the seats `most` have the most. */
export function standing(most: readonly number[], seat: number): Standing {
  if (!most.includes(seat)) return null;
  return most.length === 1 ? "most" : "tied";
}

/** A slip in whose sums `2 R` stands as a card. */
export const withCards = (slip: SlipJson): SlipJson => ({
  ...slip,
  lines: slip.lines.map((line) => ({
    ...line,
    sum: line.sum.replace(/(\d) ([ROYGBP])\b/g, "$1 ⟨$2⟩"),
  })),
});
