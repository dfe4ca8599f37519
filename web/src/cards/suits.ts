/** The cards of the four suits. */
import { court, isCourt, type Suit } from "./courts";
import { GOLD_LIGHT, P, bigFigures, both, figures, use } from "./svg";

const COLUMNS = [93, 125, 157];
const ROWS = { 1: 68, 2: 112, 3: 134, 4: 156, middle: 200 };
type Place = [column: number, row: keyof typeof ROWS, upperHalfOnly?: true];
// Places of the pips in the upper half; the lower half mirrors them.
const LAYOUT: Record<string, Place[]> = {
  2: [[1, 1]],
  3: [[1, 1], [1, "middle"]],
  4: [[0, 1], [2, 1]],
  5: [[0, 1], [2, 1], [1, "middle"]],
  6: [[0, 1], [2, 1], [0, "middle"], [2, "middle"]],
  7: [[0, 1], [2, 1], [0, "middle"], [2, "middle"], [1, 3, true]],
  8: [[0, 1], [2, 1], [0, "middle"], [2, "middle"], [1, 3]],
  9: [[0, 1], [2, 1], [0, 4], [2, 4], [1, "middle"]],
  10: [[0, 1], [2, 1], [0, 4], [2, 4], [1, 2]],
}; // prettier-ignore

function pips(suit: Suit, rank: string): string {
  if (rank === "A") return use(suit, 125, 200, 146);
  let upper = "";
  let lower = "";
  for (const [column, row, upperOnly] of LAYOUT[rank]!) {
    const pip = use(suit, COLUMNS[column]!, ROWS[row], 50);
    upper += pip;
    if (row !== "middle" && !upperOnly) lower += pip;
  }
  return `${upper}<g transform="rotate(180 125 200)">${lower}</g>`;
}

/** A full face; `mark` is the letter or figure of the index. */
export const suitCard = (suit: Suit, rank: string, mark: string) =>
  (isCourt(rank) ? court(suit, rank) : pips(suit, rank)) +
  both(`kz-i${suit}${rank}${mark}`, figures(mark, 84, 106, 47) + use(suit, 28.5, 119, 40));

/** The face for cards under 56 px: one huge index, one mark; courts stand on a solid foot. */
export const smallSuitCard = (suit: Suit, rank: string, mark: string) =>
  bigFigures(mark) +
  use(suit, 78, 232, 122) +
  (isCourt(rank)
    ? P("M.75 320H249.25V382A17.5 17.5 0 0 1 231.75 399.25H18.25A17.5 17.5 0 0 1 .75 382Z") +
      P("M.75 330H249.25V340H.75Z", GOLD_LIGHT)
    : "");
