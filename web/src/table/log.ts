/** What the log shows. */
import type { Told } from "../wire";

export interface LogLine {
  key: string;
  /** Stands before the line: the number of a trick or turn. */
  mark?: string;
  text?: string;
  cards?: { code: string; ringed: boolean }[];
  /** Stands at the end of the line. */
  end?: string;
}

/** Everything that was told, one line a fact. */
export function allLines(log: readonly Told[]): LogLine[] {
  return log.flatMap(({ number, facts }) =>
    facts.map(({ text }, i) => ({ key: `${number}.${i}`, text })),
  );
}
