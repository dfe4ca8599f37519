/** The trumps: a night of twenty-one hours. Trump n has n rays and 21 − n stars; at 21 the sun is up. */
import { excuse } from "./courts";
import { GOLD, GOLD_LIGHT, L, O, P, PAPER, TRUMP, bigFigures, both, figures, use } from "./svg";

const HOURS = 21;
const BAND =
  "M18.25 .75H231.75A17.5 17.5 0 0 1 249.25 18.25V166H.75V18.25A17.5 17.5 0 0 1 18.25 .75Z";
const isBout = (n: number) => n === 1 || n === HOURS;

/** A ray and a spark, shared by all trumps. */
export const RAYS =
  `<path id="kz-ray" d="M0 -60L5.5 -71L0 -94L-5.5 -71Z"/>` +
  `<path id="kz-spark" d="M0 -85L1.7 -78.7L8 -77L1.7 -75.3L0 -69L-1.7 -75.3L-8 -77L-1.7 -78.7Z"/>`;

function wheel(n: number): string {
  let rays = "";
  let sparks = "";
  for (let hour = 0; hour < HOURS; hour++) {
    const turn = (((hour - (n - 1) / 2) * 360) / HOURS).toFixed(1);
    const lit = hour < n;
    const mark = `<use href="#kz-${lit ? "ray" : "spark"}" transform="rotate(${turn})"/>`;
    if (lit) rays += mark;
    else sparks += mark;
  }
  const day = n === HOURS;
  return (
    `<g transform="translate(125 200)">` +
    L("M0 -98V-136M0 98V136", TRUMP, 1.6) +
    P("M0 -158L5 -147L0 -136L-5 -147ZM0 158L5 147L0 136L-5 147Z", GOLD) +
    O(0, 0, 100, TRUMP) +
    `<circle r="96" fill="none" stroke="${GOLD_LIGHT}" stroke-width="1.5"/>` +
    `<g fill="${GOLD_LIGHT}">${rays}</g><g fill="${PAPER}" opacity=".75">${sparks}</g>` +
    `<circle r="56" fill="${day ? GOLD_LIGHT : "none"}" stroke="${GOLD_LIGHT}" stroke-width="2.5"/>` +
    `<text y="28" font-size="80" text-anchor="middle" font-family="var(--font-title)" font-weight="600" ` +
    `style="font-optical-sizing:none;font-variant-numeric:lining-nums" fill="${day ? TRUMP : PAPER}" letter-spacing="-2">${n}</text></g>`
  );
}

// The blue tab behind an index; a bout's is longer and carries a star. Nothing else does.
function tab(bout: boolean, fill: string, index: string): string {
  const high = bout ? 124 : 97;
  const star = bout ? use("star", 28.5, 104, 27, ` fill="${GOLD_LIGHT}"`) : "";
  const shape = `M18.25 .75H55V${high - 10}A10 10 0 0 1 45 ${high}H.75V18.25A17.5 17.5 0 0 1 18.25 .75Z`;
  return P(shape, fill) + index + star;
}

export const trumpCard = (n: number) =>
  wheel(n) + both(`kz-iT${n}`, tab(isBout(n), TRUMP, figures(String(n), 82, 100, 45, PAPER)));

export const smallTrumpCard = (n: number) =>
  P(BAND, TRUMP) +
  bigFigures(String(n), PAPER) +
  (isBout(n)
    ? use("star", 76, 248, 122, ` fill="${GOLD}"`)
    : O(76, 248, 55) +
      `<circle cx="76" cy="248" r="44" fill="none" stroke="${GOLD_LIGHT}" stroke-width="5"/>`);

const EXCUSE = "var(--excuse)";

export const excuseCard = () =>
  excuse() + both("kz-iX", tab(true, EXCUSE, use("fool", 28.5, 50, 46, ` fill="${PAPER}"`)));

export const smallExcuseCard = () =>
  P(BAND, EXCUSE) +
  use("fool", 78, 84, 118, ` fill="${PAPER}"`) +
  use("star", 78, 248, 122, ` fill="${GOLD}"`);
