/** The log of Indian Chief: everything is seen to happen, but that somebody is ready is said only once. */
import { allLines, type LogLine } from "../../table/log";
import type { Told } from "../../wire";

const LEFT_OUT = new Set(["Chose", "HandDealt", "HandsFull"]);

export const logLines = (log: readonly Told[]): LogLine[] =>
  allLines(
    log.map(({ number, facts }) => ({
      number,
      facts: facts.filter(({ fact }) => !LEFT_OUT.has(fact.kind)),
    })),
  );
