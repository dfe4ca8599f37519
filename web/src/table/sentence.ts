/** Sentences of the server, in which a card is written ⟨SK⟩. */

/** `after`: the punctuation that follows the card, and stays with it. */
export type Piece = { text: string } | { card: string; after: string };

const CARD = /⟨([^⟩]+)⟩([.,)]?[\u00a0\u202f]?[;:!?»]*)/;

export function pieces(sentence: string): Piece[] {
  const parts = sentence.split(CARD);
  return parts.flatMap((part, i): Piece[] => {
    if (i % 3 === 1) return [{ card: part, after: parts[i + 1]! }];
    return i % 3 === 0 && part ? [{ text: part }] : [];
  });
}
