/** Numbers as they are written on slips. */

/** A score with its sign and a real minus: `+58`, `−25.5`, `0`. */
export function signed(score: string): string {
  if (score.startsWith("-")) return `−${score.slice(1)}`;
  return Number(score) === 0 ? score : `+${score}`;
}

/** An amount without a plus. */
export const plain = (score: string) => score.replace("-", "−");
