/** The log of Tarot shows the cards of this trick and of the last one only [6.10]. */
import type { LogLine } from "../../table/log";
import type { Told } from "../../wire";
import { t } from "../../words.svelte";

/** Of facts that say little on paper, or are shown in the line of their trick. */
const LEFT_OUT = new Set(["CardPlayed", "CardAside", "NoSlamAnnounced", "HandDealt", "OwnAside"]);
const OF_A_DEAL = new Set(["Dealt"]);

interface Open {
  number: number;
  cards: { code: string; seat: number }[];
}

/** The lines of the present deal. `nameOf` gives a seat's name. */
export function logLines(log: readonly Told[], nameOf: (seat: number) => string): LogLine[] {
  const lines: LogLine[] = [];
  let trick: Open = { number: 1, cards: [] };
  let last: LogLine | null = null;
  for (const { number, facts } of log) {
    facts.forEach(({ fact, text }, i) => {
      const key = `${number}.${i}`;
      if (OF_A_DEAL.has(fact.kind)) {
        lines.length = 0;
        trick = { number: 1, cards: [] };
        last = null;
      }
      if (fact.kind === "CardPlayed") trick.cards.push({ code: fact.card, seat: fact.seat });
      if (fact.kind === "TrickWon") {
        if (last) fold(last);
        const cards = trick.cards.map(({ code, seat }) => ({ code, ringed: seat === fact.seat }));
        last = { key, mark: String(fact.number), cards, end: nameOf(fact.seat) };
        lines.push(last);
        trick = { number: fact.number + 1, cards: [] };
      } else if (!LEFT_OUT.has(fact.kind)) {
        lines.push({ key, text });
      }
    });
  }
  if (trick.cards.length) {
    const cards = trick.cards.map(({ code }) => ({ code, ringed: false }));
    lines.push({ key: "trick", mark: String(trick.number), cards });
  }
  return lines;
}

// An older trick: only who won it.
function fold(line: LogLine): void {
  line.text = t("tarot-log-trick", { name: line.end! });
  delete line.cards;
  delete line.end;
}
