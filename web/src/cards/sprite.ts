/**
 * Every face is drawn once, as a symbol in a hidden sprite, and used wherever that card lies.
 *
 * Codes are those of the records: `SK`, `H10`, `T21`, `X`; besides them `back`, `R1` … `R60` for slats
 * and `G-R` … `G-P` for the colours of Gracias.
 */
import { EYES, back, smallBack } from "./back";
import type { Suit } from "./courts";
import { type Colour, graciasCard, smallGraciasCard } from "./gracias";
import { slat } from "./racko";
import { SHAPES } from "./shapes";
import { smallSuitCard, suitCard } from "./suits";
import { PAPER } from "./svg";
import { RAYS, excuseCard, smallExcuseCard, smallTrumpCard, trumpCard } from "./trumps";

export type Letters = "en" | "fr";

/** What stands for a rank on the card, where it is not the letter of the records. */
export const LETTERS: Record<Letters, Record<string, string>> = {
  en: {},
  fr: { J: "V", N: "C", Q: "D", K: "R" },
};
/** The letter or figure that a rank has on the card. */
export const rankMark = (rank: string, letters: Letters) => LETTERS[letters][rank] ?? rank;

// The cloth of each suit's house: width, height, lines.
const CLOTH: Record<Suit, [number, number, string]> = {
  S: [18, 11, "M0 9L9 2L18 9"],
  H: [16, 16, "M0 0A8 8 0 0 0 16 0M-8 8A8 8 0 0 0 8 8A8 8 0 0 0 24 8"],
  D: [14, 18, "M0 0L14 18M14 0L0 18"],
  C: [14, 14, "M7 0V14M0 3V4M14 3V4M0 10V11M14 10V11"],
};

const marks = Object.entries(SHAPES).map(
  ([name, path]) =>
    `<symbol id="kz-${name}" viewBox="0 0 100 100" overflow="visible"><path d="${path}"/></symbol>`,
);
const cloths = Object.entries(CLOTH).map(
  ([suit, [width, height, lines]]) =>
    `<pattern id="kz-w${suit}" width="${width}" height="${height}" x="${width / -2}" patternUnits="userSpaceOnUse">` +
    `<path d="${lines}" fill="none" stroke="${PAPER}" stroke-width="2"/></pattern>`,
);

const drawn = new Set<string>();
let sprite: SVGSVGElement | undefined;

function inSprite(): SVGSVGElement {
  if (!sprite) {
    sprite = document.createElementNS("http://www.w3.org/2000/svg", "svg");
    sprite.setAttribute("aria-hidden", "true");
    sprite.setAttribute("style", "position:absolute;width:0;height:0");
    sprite.innerHTML = `<defs>${marks.join("")}${cloths.join("")}${RAYS}${EYES}</defs>`;
    document.body.prepend(sprite);
  }
  return sprite;
}

/** The id of the symbol of a face, which is in the document afterwards. */
export function faceId(code: string, small: boolean, letters: Letters): string {
  const lettered = letters !== "en" && /^[SHDC][JNQK]$/.test(code);
  const id = `face-${code}${small ? "-small" : ""}${lettered ? `-${letters}` : ""}`;
  if (!drawn.has(id)) {
    drawn.add(id);
    inSprite().insertAdjacentHTML("beforeend", symbol(id, code, small, letters));
  }
  return id;
}

/** Puts the marks into the document: `#kz-S`, `#kz-star` and so on can be used from then on. */
export const drawMarks = () => void inSprite();

export const isSlat = (code: string) => /^R\d/.test(code);

function symbol(id: string, code: string, small: boolean, letters: Letters): string {
  const [colour, paper, body] = face(code, small, letters);
  const [width, height, rx] = isSlat(code) ? [600, 72, 12] : [250, 400, 17.5];
  return (
    `<symbol id="${id}" viewBox="0 0 ${width} ${height}" color="${colour}" fill="currentColor" ` +
    `font-family="var(--font-index)" font-weight="700">` +
    `<rect x=".75" y=".75" width="${width - 1.5}" height="${height - 1.5}" rx="${rx}" fill="${paper}" ` +
    `stroke="var(--paper-edge)" stroke-width="1.5"/>${body}</symbol>`
  );
}

function face(
  code: string,
  small: boolean,
  letters: Letters,
): [colour: string, paper: string, body: string] {
  const suited = /^([SHDC])(A|[2-9]|10|[JNQK])$/.exec(code);
  if (suited) {
    const suit = suited[1] as Suit;
    const rank = suited[2]!;
    const draw = small ? smallSuitCard : suitCard;
    return [`var(--suit-${suit})`, PAPER, draw(suit, rank, rankMark(rank, letters))];
  }
  const trump = /^T(\d+)$/.exec(code);
  if (trump)
    return [
      "var(--trump)",
      "var(--trump-paper)",
      (small ? smallTrumpCard : trumpCard)(Number(trump[1])),
    ];
  if (code === "X")
    return ["var(--excuse)", "var(--trump-paper)", (small ? smallExcuseCard : excuseCard)()];
  if (code === "back") return ["var(--back)", PAPER, (small ? smallBack : back)()];
  if (isSlat(code)) return ["var(--ink)", PAPER, slat(Number(code.slice(1)))];
  const gracias = /^G-([ROYGBP])$/.exec(code);
  if (!gracias) throw new RangeError(`no such card: ${code}`);
  const colour = gracias[1] as Colour;
  return ["var(--ink)", PAPER, (small ? smallGraciasCard : graciasCard)(colour)];
}
