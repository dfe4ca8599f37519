/** What a card is called aloud, and what it is called in short. */
import { rankMark } from "../cards/sprite";
import { letters } from "../settings.svelte";
import { t } from "../words.svelte";
import { pieces } from "./sentence";

/** Whether a card is a bare number, as in Rack-O. */
export const isNumber = (code: string) => /^\d/.test(code);

/** `king of hearts`, in the page's language. */
export function cardName(code: string): string {
  if (code === "X" || code === "back") return t(`card-${code}`);
  if (/^T\d/.test(code)) return t("card-trump", { number: code.slice(1) });
  if (/^[ROYGBP]$/.test(code)) return t(`colour-${code}`);
  if (isNumber(code)) return code;
  const rank = code.slice(1);
  const rankName = /^\d/.test(rank) ? rank : t(`rank-${rank}`);
  return t("card-of-suit", { rank: rankName, suit: t(`suit-${code[0]}`) });
}

/** The index of a card as it stands on its face: `K`, `10`, `21`. */
export function cardIndex(code: string): string {
  if (code === "X") return t("card-X-short");
  return isNumber(code) ? code : rankMark(code.slice(1), letters());
}

/** A sentence with its cards in words, for ears. */
export const spoken = (sentence: string) =>
  pieces(sentence)
    .map((piece) => ("card" in piece ? cardName(piece.card) : piece.text))
    .join("");
