/** The slats of Rack-O: the bar is the number. */
import { L, PAPER } from "./svg";

type Stop = [at: number, red: number, green: number, blue: number];
// From deep blue to gold, steadily lighter, so that the order shows in grey as well.
const RAMP: [Stop, ...Stop[]] = [
  [0, 0x26, 0x3c, 0x78],
  [0.35, 0x2a, 0x72, 0x88],
  [0.65, 0x63, 0x9a, 0x6a],
  [1, 0xe0, 0xa5, 0x2b],
];
const LARGEST = 60;
const LEFT = 104;

/** The colour of a number, as a hexadecimal colour. */
export function slatColour(n: number): string {
  const share = (n - 1) / (LARGEST - 1);
  const next = Math.max(
    1,
    RAMP.findIndex(([at]) => share <= at),
  );
  const [from, ...low] = RAMP[next - 1]!;
  const [to, ...high] = RAMP[next]!;
  const part = (share - from) / (to - from);
  return (
    "#" +
    low
      .map((v, i) =>
        Math.round(v + (high[i]! - v) * part)
          .toString(16)
          .padStart(2, "0"),
      )
      .join("")
  );
}

/** A slat of 600 × 72 with its number and its bar, cut at every ten. */
export function slat(n: number): string {
  const bar = (width: number, fill: string) =>
    `<rect x="${LEFT}" y="18" width="${width}" height="36" rx="4" fill="${fill}"/>`;
  const cuts = [1, 2, 3, 4, 5].map((ten) => `M${LEFT + ten * 80} 18V54`).join("");
  return (
    bar(480, "var(--paper-shade)") +
    bar(n * 8, slatColour(n)) +
    L(cuts, PAPER, 3) +
    `<text x="52" y="59" font-size="66" text-anchor="middle">${n}</text>`
  );
}
