/** The log of Gracias: everything open of this round lies on the table, so all of it may be read. */
import { type LogLine, allLines } from "../../table/log";
import type { GraciasFact, Told } from "../../wire";

/** The lines of the present round; a turn's number stands where it begins. */
export function logLines(log: readonly Told[]): LogLine[] {
  const begun = log.findLastIndex(({ facts }) =>
    facts.some(({ fact }) => fact.kind === "RoundBegun"),
  );
  const round = log.slice(Math.max(0, begun));
  const turns = new Map<string, string>(
    round.flatMap(({ number, facts }) =>
      facts.flatMap(({ fact }, i) => {
        const told = fact as GraciasFact;
        return told.kind === "TriosLaid" ? [[`${number}.${i}`, String(told.turn)] as const] : [];
      }),
    ),
  );
  return allLines(round).map((line) => {
    const mark = turns.get(line.key);
    return mark ? { ...line, mark } : line;
  });
}
