/** The back: rows of watching eyes, and in the middle two lapwings, head to tail. */
import { BACK, GOLD_LIGHT, L, O, P, PAPER } from "./svg";

const LENSES =
  "M0 0Q18.75 -14 37.5 0Q18.75 14 0 0M0 37.5Q18.75 23.5 37.5 37.5Q18.75 51.5 0 37.5" +
  "M0 0Q-14 18.75 0 37.5Q14 18.75 0 0M37.5 0Q23.5 18.75 37.5 37.5Q51.5 18.75 37.5 0";
const PUPILS: [number, number][] = [[18.75, 0], [18.75, 37.5], [0, 18.75], [37.5, 18.75]]; // prettier-ignore

/** The pattern of eyes, shared by all backs. */
export const EYES =
  `<pattern id="kz-eyes" x="12.5" y="12.5" width="37.5" height="37.5" patternUnits="userSpaceOnUse">` +
  P(LENSES, PAPER, ` opacity=".3"`) +
  PUPILS.map(([x, y]) => O(x, y, 3.6, PAPER)).join("") +
  `</pattern>`;

const LAPWING =
  P("M-18 -36L-44 -28L-17 -24Z", GOLD_LIGHT) +
  P("M-12 -50C4 -46 18 -54 22 -68C30 -52 18 -36 0 -34Z", PAPER) +
  P(
    "M-20 -36A16 16 0 0 1 12 -36C14 -28 34 -24 62 -26C50 -8 24 -3 2 -3C-16 -3 -22 -12 -20 -36Z",
    PAPER,
  ) +
  P("M-19.5 -26C-10 -18 4 -20 12 -32L17 -27C8 -12 -8 -9 -18 -15Z", BACK) +
  O(-9, -37, 3.4, BACK);

const field = (fill: string) =>
  `<rect x="12.5" y="12.5" width="225" height="375" rx="10" fill="${fill}"/>`;
const frame = (inset: number, rx: number, stroke: string, width: number) =>
  `<rect x="${inset}" y="${inset}" width="${250 - 2 * inset}" height="${400 - 2 * inset}" rx="${rx}" fill="none" stroke="${stroke}" stroke-width="${width}"/>`;

export const back = () =>
  field(BACK) +
  field("url(#kz-eyes)") +
  frame(16.5, 6, BACK, 8) +
  frame(20.5, 3, GOLD_LIGHT, 1.5) +
  `<g transform="translate(125 200)">` +
  O(0, 0, 79, BACK) +
  `<circle r="75" fill="none" stroke="${GOLD_LIGHT}" stroke-width="3"/>` +
  `<g id="kz-bird">${LAPWING}</g><use href="#kz-bird" transform="rotate(180)"/></g>`;

/** Under 56 px: the frame and the birds, larger; eyes would be dust. */
export const smallBack = () =>
  field(BACK) +
  L("M12.5 75L125 12.5L237.5 75M12.5 325L125 387.5L237.5 325", PAPER, 8, ` opacity=".35"`) +
  `<g transform="translate(125 200) scale(1.35)"><g id="kz-bird-small">${LAPWING}</g><use href="#kz-bird-small" transform="rotate(180)"/></g>`;
