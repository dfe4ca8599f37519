/** Scores come from the server as they are written in the reader's language; here they get their signs. */

export const isLoss = (score: string) => score.startsWith("-");
export const isGain = (score: string) => !isLoss(score) && score !== "0";

/** A score with its sign and a real minus: `+58`, `−25.5`, `0`. */
export function signed(score: string): string {
  return isGain(score) ? `+${score}` : plain(score);
}

/** An amount without a plus. */
export const plain = (score: string) => score.replace("-", "−");

/** An amount without its sign. */
export const size = (score: string) => score.replace("-", "");
