/** The log of Rack-O names no card that lies covered among the discards [1.3]. */
import type { LogLine } from "../../table/log";
import type { RackoFact, Told } from "../../wire";
import { t } from "../../words.svelte";

interface Entry {
  key: string;
  fact: RackoFact;
  text: string;
}

/** Told to the reader alone, or part of the line before. */
const LEFT_OUT = new Set(["RackDealt", "Drew", "CardDrawn"]);
const chip = (card: string) => `⟨${card}⟩`;

/** The lines of the present round. `nameOf` gives a seat's name. */
export function logLines(log: readonly Told[], nameOf: (seat: number) => string): LogLine[] {
  const entries: Entry[] = log.flatMap(({ number, facts }) =>
    facts.map(({ fact, text }, i) => ({ key: `${number}.${i}`, fact: fact as RackoFact, text })),
  );
  const round = entries.slice(
    Math.max(
      0,
      entries.findLastIndex(({ fact }) => fact.kind === "Dealt"),
    ),
  );
  const top = round.findLast(({ fact }) => "discard" in fact || fact.kind === "Tossed");
  const beginner = round.find(({ fact }) => "seat" in fact)?.fact as { seat: number } | undefined;
  let lap = 0;
  return round
    .filter(({ fact }) => !LEFT_OUT.has(fact.kind))
    .map((entry) => {
      const { fact, key } = entry;
      const text = sentence(entry, nameOf, stays(entry, round), entry === top);
      const begins = isTurn(fact) && fact.seat === beginner?.seat;
      return begins ? { key, mark: String(++lap), text } : { key, text };
    });
}

const isTurn = (fact: RackoFact) =>
  fact.kind === "Took" || fact.kind === "Placed" || fact.kind === "Tossed";

/** Whether the card that the entry put into a slot is still there. */
function stays({ key, fact }: Entry, round: readonly Entry[]): boolean {
  if (fact.kind !== "Took") return false;
  const last = round.findLast(
    ({ fact: other }) =>
      (other.kind === "Took" || other.kind === "Placed") &&
      other.seat === fact.seat &&
      other.slot === fact.slot,
  );
  return last?.key === key;
}

function sentence(
  { fact, text }: Entry,
  nameOf: (seat: number) => string,
  stays: boolean,
  onTop: boolean,
): string {
  const discard = (card: string) =>
    onTop ? ` ${t("racko-log-discard", { card: chip(card) })}` : "";
  switch (fact.kind) {
    case "Dealt":
      return (
        t("racko-log-dealt", { number: fact.number, name: nameOf(fact.dealer) }) +
        discard(fact.discard)
      );
    case "Took": {
      const { slot } = fact;
      const name = nameOf(fact.seat);
      const line = stays
        ? t("racko-log-took", { name, slot, card: chip(fact.card) })
        : t("racko-log-took-covered", { name, slot });
      return line + discard(fact.discard);
    }
    case "Placed":
      return (
        t("racko-log-placed", { name: nameOf(fact.seat), slot: fact.slot }) + discard(fact.discard)
      );
    case "Tossed":
      return t("racko-log-tossed", { name: nameOf(fact.seat) }) + discard(fact.card);
    default:
      return text;
  }
}
