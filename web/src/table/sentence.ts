/** Sentences of the server, in which a card is written ⟨SK⟩. */

export type Piece = { text: string } | { card: string };

export function pieces(sentence: string): Piece[] {
  return sentence
    .split(/⟨([^⟩]+)⟩/)
    .map((part, i) => (i % 2 ? { card: part } : { text: part }))
    .filter((piece) => !("text" in piece) || piece.text !== "");
}
