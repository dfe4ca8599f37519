/** What stands in a file of records: one to a line. */

export interface Listed {
  /** The line as it is sent. */
  line: string;
  /** The game's name; null where the line is no record. */
  game: string | null;
  players: string[];
  /** The points of each seat, if the game is over. */
  scores: number[];
}

/** The records of a file, in its order. A text that is JSON as a whole is one record, however it is broken into lines. */
export function recordsIn(text: string): Listed[] {
  if (parsed(text) !== undefined) return [listed(text)];
  return text
    .split("\n")
    .filter((line) => line.trim())
    .map(listed);
}

function listed(line: string): Listed {
  const { game, players, scores } = (parsed(line) ?? {}) as Record<string, unknown>;
  const all = (list: unknown) => (Array.isArray(list) ? (list as unknown[]) : []);
  return {
    line,
    game: typeof game === "string" ? game : null,
    players: all(players).map(String),
    scores: all(scores).filter((score) => typeof score === "number"),
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
