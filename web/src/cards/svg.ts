/** The few kinds of SVG elements that the drawings are made of, and their colours. */
import type { Mark } from "./shapes";

export const PAPER = "var(--paper)";
export const TRUMP = "var(--trump)";
export const GOLD = "var(--gold)";
export const GOLD_LIGHT = "var(--gold-light)";
export const BACK = "var(--back)";
export const INK = "var(--ink)";

const round = (x: number) => +x.toFixed(1);

/** A filled path. */
export const P = (d: string, fill?: string, more = "") =>
  `<path d="${d}"${fill ? ` fill="${fill}"` : ""}${more}/>`;
/** A line. */
export const L = (d: string, stroke: string, width: number, more = "") =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}"${more}/>`;
/** A disc. */
export const O = (x: number, y: number, r: number, fill?: string) =>
  `<circle cx="${x}" cy="${y}" r="${r}"${fill ? ` fill="${fill}"` : ""}/>`;
/** A mark in a square of side `size` about a centre. */
export const use = (mark: Mark, cx: number, cy: number, size: number, more = "") =>
  `<use href="#kz-${mark}" x="${round(cx - size / 2)}" y="${round(cy - size / 2)}" width="${size}" height="${size}"${more}/>`;
/** A corner and the same corner turned about the middle of the card. */
export const both = (id: string, corner: string) =>
  `<g id="${id}">${corner}</g><use href="#${id}" transform="rotate(180 125 200)"/>`;

// A fixed advance for every figure, so that a fallback font fits as well.
const WIDTH: Record<string, number> = {
  A: 48, J: 47, N: 50, Q: 48, K: 49, V: 48, C: 48, D: 48, R: 48, 1: 30, 4: 48, 7: 43, 11: 38,
}; // prettier-ignore
/** The figures of an index, set to a known width; two figures are narrower, never lower. */
export function figures(
  text: string,
  y: number,
  size: number,
  widest: number,
  fill?: string,
): string {
  const width = WIDTH[text] ?? (text.length > 1 ? widest : 46);
  const weight = text.length > 1 ? ` font-weight="800"` : "";
  return (
    `<text x="28.5" y="${y}" font-size="${size}" text-anchor="middle"${fill ? ` fill="${fill}"` : ""}${weight}` +
    ` textLength="${width}" lengthAdjust="spacingAndGlyphs">${text}</text>`
  );
}
/** The one huge index of a compact face. */
export function bigFigures(text: string, fill?: string): string {
  const two = ` font-weight="800" textLength="${text === "11" ? 86 : 108}" lengthAdjust="spacingAndGlyphs"`;
  return `<text x="12" y="144" font-size="184"${fill ? ` fill="${fill}"` : ""}${text.length > 1 ? two : ""}>${text}</text>`;
}
