/** The order of cards in records: suits, trumps, the Excuse; the colours of Gracias; numbers. */
export const SUITS = "SHDC";
const RANKS = ["A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "N", "Q", "K"];
const COLOURS = "ROYGBP";
const TRUMPS_FROM = 100;
const EXCUSE = 200;

/** Where a card stands in its pack; cards of one game alone are ever compared. */
export function cardOrder(code: string): number {
  if (code === "X") return EXCUSE;
  if (/^T\d+$/.test(code)) return TRUMPS_FROM + Number(code.slice(1));
  if (/^\d+$/.test(code)) return Number(code);
  if (code.length === 1) return COLOURS.indexOf(code);
  return SUITS.indexOf(code[0]!) * RANKS.length + RANKS.indexOf(code.slice(1));
}
