/** The cards of Gracias: colour and shape say the same thing twice, and dark shapes lie on the two light colours. */
import type { Mark } from "./shapes";
import { L, both, use } from "./svg";

export type Colour = "R" | "O" | "Y" | "G" | "B" | "P";

const GROUND: Record<Colour, string> = {
  R: "#b8322c", O: "#e8872b", Y: "#f3cd4b", G: "#2f7d4f", B: "#2a5fa5", P: "#5d3577",
}; // prettier-ignore
const FIGURE: Record<Colour, string> = {
  R: "var(--paper)", O: "#40200a", Y: "#4a3607", G: "var(--paper)", B: "var(--paper)", P: "var(--paper)",
}; // prettier-ignore
// One drawn detail in each shape, in the colour of the ground.
const VEIN: Record<Colour, string> = {
  R: "M30 32C33 56 41 76 50 90C59 76 67 56 70 32",
  O: "M50 16A34 34 0 1 1 49.9 16M50 24V76M27.5 37L72.5 63M27.5 63L72.5 37",
  Y: "M50 53V16M50 53L86 40.5M50 53L72 82M50 53L28 82M50 53L14 40.5",
  G: "M22 79L82 18M42 59V34M42 59H68M58 43V24M58 43H78",
  B: "M27 66A23 21 0 0 0 45 87",
  P: "M66 24H66.1M82 34H82.1M70 44H70.1",
};

/** The colours of a card of Gracias, and nothing for another card. */
export const graciasColours = (code: string) =>
  code in GROUND ? { ground: GROUND[code as Colour], figure: FIGURE[code as Colour] } : null;

const ground = (colour: Colour) =>
  `<rect x="8" y="8" width="234" height="384" rx="11" fill="${GROUND[colour]}"/>`;

export function graciasCard(colour: Colour): string {
  const moon = colour === "P"; // its stars lie outside the shape, and its halo is round
  const halo: Mark = moon ? "O" : colour;
  const vein = L(
    VEIN[colour],
    moon ? FIGURE.P : GROUND[colour],
    moon ? 6 : 2.6,
    ` stroke-linecap="round"`,
  );
  return (
    `${ground(colour)}<g fill="${FIGURE[colour]}">` +
    use(halo, 125, 200, 216, ` opacity=".1"`) +
    use(halo, 125, 200, 178, ` opacity=".16"`) +
    use(colour, 125, 200, 136) +
    `<g transform="translate(57 132) scale(1.36)">${vein}</g>` +
    both(`kz-g${colour}`, use(colour, 33, 38, 40)) +
    `</g>`
  );
}

export const smallGraciasCard = (colour: Colour) =>
  `${ground(colour)}<g fill="${FIGURE[colour]}">${use(colour, 78, 84, 112)}${use(colour, 178, 322, 80, ` opacity=".3"`)}</g>`;
