/** The courts and the fool: two half figures in a window. The arch belongs to the suit, the silhouette to the rank. */
import { GOLD_LIGHT, INK, L, O, P, PAPER, use } from "./svg";

export type Suit = "S" | "H" | "D" | "C";

const ARCH = {
  S: "V-108C69 -142 34 -164 0 -188C-34 -164 -69 -142 -69 -108",
  H: "V-115A69 69 0 0 0 -69 -115",
  D: "V-140L0 -187L-69 -140",
  C: "V-122A34 34 0 0 0 40 -150A41 41 0 0 0 -40 -150A34 34 0 0 0 -69 -122",
  X: "V-118C69 -150 20 -150 0 -190C-20 -150 -69 -150 -69 -118",
};
const HAIR = { S: "#d5cfc4", H: "#54261b", D: "#e6c27c", C: "#b4672f" };
const SKIN = "#f4e3c9";
const TINT = ` opacity=".34"`;
const G = GOLD_LIGHT;
const dressed = (d: string, s: Suit) => P(d, PAPER, TINT) + P(d, `url(#kz-w${s})`, ` opacity=".8"`);
const charge = (s: Suit, x: number, y: number, size: number) =>
  `<g fill="${PAPER}">${use(s, x, y, size)}</g>`;

function visage(mouth: string, wink = false) {
  return (
    P("M-22 -134V-100C-22 -86 -11 -75 0 -75S22 -86 22 -100V-134Z", SKIN) +
    P("M0 -134V-75C11 -75 22 -86 22 -100V-134Z", "#000", ` opacity=".1"`) +
    L(
      `M-16 -111Q-10 -116 -4 -111V-96H4M6 -111Q11 -116 17 -111${wink ? "M7 -105Q11 -102 15 -105" : ""}${mouth}`,
      INK,
      2.6,
      ` stroke-linecap="round"`,
    ) +
    O(-10, -105, 2.5, INK) +
    (wink ? "" : O(11, -105, 2.5, INK))
  );
}
const TREFOILS: [number, number][] = [
  [-34, -145],
  [-21, -145],
  [-27.5, -156],
  [-7, -158],
  [7, -158],
  [0, -169.5],
  [34, -145],
  [21, -145],
  [27.5, -156],
];
const CROWN: Record<Suit, () => string> = {
  S: () => P("M-30 -132L-36 -162L-17 -147L0 -174L17 -147L36 -162L30 -132Z", G),
  H: () =>
    L("M-27 -136C-44 -168 -8 -172 0 -148C8 -172 44 -168 27 -136M0 -138V-150", G, 7) +
    O(0, -168, 6, G),
  D: () =>
    P(
      "M-30 -132V-142L-38 -152L-27 -168L-16 -152L-10 -146L-12 -157L0 -176L12 -157L10 -146L16 -152L27 -168L38 -152L30 -142V-132Z",
      G,
    ),
  C: () =>
    P("M-30 -132L-27 -146H-8L-5 -154H5L8 -146H27L30 -132Z", G) +
    TREFOILS.map(([x, y]) => O(x, y, 6.3, G)).join(""),
};
const BEARD = {
  S: "M-24 -108C-24 -74 -14 -52 0 -34C14 -52 24 -74 24 -108C16 -94 8 -92 0 -92S-16 -94 -24 -108Z",
  H: "M-24 -108C-34 -92 -30 -54 0 -50C30 -54 34 -92 24 -108C16 -94 8 -92 0 -92S-16 -94 -24 -108Z",
  D: "M-24 -108C-25 -80 -22 -58 -13 -36C-8 -46 -4 -54 0 -60C4 -54 8 -46 13 -36C22 -58 25 -80 24 -108C16 -94 8 -92 0 -92S-16 -94 -24 -108Z",
  C: "M-24 -108L-25 -58L-12 -48L0 -56L12 -48L25 -58L24 -108C16 -94 8 -92 0 -92S-16 -94 -24 -108Z",
};
const HELD: Record<Suit, () => string> = {
  S: () =>
    P("M46.5 -62V-128L50 -138L53.5 -128V-62Z", PAPER) +
    P("M37 -67H63V-60H37ZM47 -60H53V-36H47Z", G),
  H: () => O(50, -70, 13, G) + L("M37 -70H63M50 -83V-101M42 -93H58", PAPER, 3.5),
  D: () => L("M50 -30V-106M50 -88H60M50 -76H57M50 -128L60 -117L50 -106L40 -117Z", G, 5.5),
  C: () => L("M50 -24V-114", G, 5) + O(50, -126, 8, G) + O(42, -114, 8, G) + O(58, -114, 8, G),
};
const hand = (y: number) =>
  P(`M40 ${y + 4}H60L62 ${y + 16}H38Z`, G) +
  P(
    `M41 ${y - 4}Q41 ${y - 8} 45 ${y - 8}H54Q60 ${y - 8} 60 ${y - 2}V${y + 4}Q60 ${y + 8} 56 ${y + 8}H45Q41 ${y + 8} 41 ${y + 4}Z`,
    SKIN,
  ) +
  L(`M41 ${y - 3}H52M41 ${y + 3}H52`, INK, 1.8, ` opacity=".35"`);

function king(s: Suit) {
  const h = HAIR[s];
  return (
    dressed("M-69 0V-40C-62 -60 -40 -68 -22 -72H22C40 -68 62 -60 69 -40V0Z", s) +
    P("M-20 -74L0 -12L20 -74L44 -67C40 -40 24 -14 8 0H-8C-24 -14 -40 -40 -44 -67Z", PAPER) +
    P(
      "M-32 -60l3 9h-6zM32 -60l3 9h-6zM-24 -40l3 9h-6zM24 -40l3 9h-6zM-13 -22l3 9h-6zM13 -22l3 9h-6z",
      INK,
    ) +
    P("M-26 -136C-38 -120 -34 -96 -30 -84H30C34 -96 38 -120 26 -136Z", h) +
    visage("") +
    P(BEARD[s], h) +
    L("M-20 -92Q-8 -80 0 -90Q8 -80 20 -92M-5 -79H5", INK, 2.4, ` opacity=".6"`) +
    CROWN[s]() +
    P("M-32 -139H32V-128H-32Z", G) +
    L("M-32 -139.5H32", INK, 1.8, ` opacity=".45"`) +
    charge(s, -49, -98, 22) +
    HELD[s]() +
    hand(-46)
  );
}
const BLOOM: Record<Suit, (p: string) => string> = {
  S: (p) => P("M50 -130C54 -118 66 -116 58 -98H42C34 -116 46 -118 50 -130Z", p),
  H: (p) =>
    O(50, -112, 13, p) + L("M50 -112A4 4 0 0 1 50 -120A8 8 0 0 1 50 -104", "currentColor", 2.6),
  D: (p) => P("M50 -132L61 -113L50 -96L39 -113Z", p) + L("M50 -124V-98", "currentColor", 2.4),
  C: (p) => O(50, -122, 8.5, p) + O(42, -109, 8.5, p) + O(58, -109, 8.5, p),
};
const CROWN_PEARLS: [number, number][] = [
  [-33, -153],
  [-12, -159],
  [12, -159],
  [33, -153],
];
function queen(s: Suit) {
  const h = HAIR[s];
  return (
    P(
      "M-18 -61C-46 -64 -62 -52 -68 -34C-70 -22 -69 -10 -69 0H69C69 -10 70 -22 68 -34C62 -52 46 -64 18 -61Z",
      PAPER,
    ) +
    L("M-44 -38C-49 -31 -50 -24 -49 -16", "currentColor", 2.4, ` stroke-linecap="round"`) +
    ["currentColor", `url(#kz-w${s})`]
      .map((f) => P("M-19 -61C-24 -40 -20 -22 -30 0H30C20 -22 24 -40 19 -61L0 -40Z", f))
      .join("") +
    L("M-19 -61C-24 -40 -20 -22 -30 0M19 -61C24 -40 20 -22 30 0", G, 4.5) +
    P("M-9 -86H9V-67L19 -61L0 -38L-19 -61L-9 -67Z", SKIN) +
    P("M-9 -80H9V-74Q0 -66 -9 -74Z", "#000", ` opacity=".16"`) +
    visage("M-5 -86Q0 -82 5 -86") +
    P("M-26 -128C-20 -138 20 -138 26 -128L20 -118Q0 -130 -20 -118Z", h) +
    O(-31, -106, 14, h) +
    O(31, -106, 14, h) +
    L(
      "M-31 -106A3.5 3.5 0 0 1 -31 -113A7 7 0 0 1 -31 -99M31 -106A3.5 3.5 0 0 0 31 -113A7 7 0 0 0 31 -99",
      G,
      2.4,
    ) +
    L("M-12 -66Q0 -52 12 -66", G, 3.5) +
    O(0, -56, 4.5, G) +
    P("M-29 -126Q0 -139 29 -126L33 -151L21 -142L12 -156L0 -144L-12 -156L-21 -142L-33 -151Z", G) +
    CROWN_PEARLS.map(([x, y]) => O(x, y, 4.5, PAPER)).join("") +
    charge(s, -55, -78, 18) +
    `<g transform="translate(4 32)">` +
    L("M50 -66V-104", G, 4) +
    BLOOM[s](PAPER) +
    `</g><g transform="translate(4 8)">` +
    hand(-42) +
    `</g>`
  );
}
function jack(s: Suit) {
  const h = HAIR[s];
  return (
    P("M-31 -134V-86C-22 -78 22 -78 31 -86V-134Z", h) +
    dressed("M0 0V-66H-16C-40 -62 -58 -54 -69 -36V0Z", s) +
    P("M0 0V-66H16C40 -62 58 -54 69.8 -36V0Z", PAPER) +
    P("M-10 -86H10V-58H-10Z", SKIN) +
    P("M-10 -80H10V-74Q0 -66 -10 -74Z", "#000", ` opacity=".16"`) +
    visage("M-4 -85.5H5") +
    P("M-12 -76L-34 -66L-10 -36L0 -56L10 -36L34 -66L12 -76L0 -60Z", G) +
    O(0, -32, 3.6, G) +
    O(0, -18, 3.6, G) +
    P("M-36 -132C-50 -148 -40 -172 -4 -170C22 -168 38 -158 36 -132Z", PAPER, ` opacity=".5"`) +
    P("M-33 -138H33V-127H-33Z", G) +
    P("M14 -134C26 -160 62 -150 60 -90C54 -118 42 -134 14 -134Z", PAPER) +
    L("M20 -136C42 -143 55 -126 59 -100", "currentColor", 2.2) +
    charge(s, -49, -98, 22)
  );
}
const PLUME = {
  S: "M2 -150C-6 -166 0 -176 10 -182C10 -172 24 -166 16 -148Z",
  H: "M2 -150C-10 -164 0 -180 10 -174C20 -182 30 -162 16 -148Z",
  D: "M2 -150L-2 -166L9 -180L20 -166L16 -148Z",
  C: "M2 -150C-10 -154 -8 -170 2 -168C0 -182 22 -182 20 -168C30 -168 28 -152 16 -148Z",
};
function knight(s: Suit) {
  return (
    P(PLUME[s], G) +
    P(
      "M-26 0C-16 -30 -2 -44 4 -66C-10 -60 -22 -70 -30 -66C-38 -58 -50 -58 -56 -66C-64 -76 -62 -90 -54 -98C-44 -114 -34 -132 -16 -144L-14 -166L4 -150C34 -148 62 -112 66 -60L69 0Z",
      PAPER,
    ) +
    P(
      "M4 -150C34 -148 62 -112 66 -60L69 0H50C52 -20 48 -34 40 -38C44 -48 42 -60 34 -66C38 -78 34 -90 26 -96C28 -108 24 -118 16 -122C16 -134 10 -144 4 -150Z",
      HAIR[s],
    ) +
    P("M-31 0C-24 -22 -12 -36 -4 -50C20 -42 45 -24 50 0Z", "currentColor") +
    P("M-31 0C-24 -22 -12 -36 -4 -50C20 -42 45 -24 50 0Z", `url(#kz-w${s})`, ` opacity=".8"`) +
    L("M-4 -50C20 -42 45 -24 50 0", G, 5) +
    P("M-16 -144L-3 -139C-20 -124 -34 -104 -45 -87L-58 -93C-46 -112 -34 -132 -16 -144Z", G) +
    O(-7, -120, 5.2, INK) +
    L(
      "M-34 -112C-30 -96 -26 -80 -34 -66M-2 -138C14 -124 14 -96 4 -66M-30 -84C-12 -76 8 -66 22 -38",
      "currentColor",
      4.5,
    ) +
    O(-30, -84, 5.5, G) +
    O(-55, -80, 2.7, INK) +
    L("M-60 -73Q-52 -68 -45 -72", INK, 2.4) +
    charge(s, -47, -28, 28)
  );
}

function fool() {
  return (
    dressed("M-69 0V-30C-60 -46 -40 -54 -22 -58H22C40 -54 60 -46 69 -30V0Z", "D") +
    P("M-10 -84H10V-58H-10Z", SKIN) +
    P("M-54 -40L-34 -72H34L54 -40L34 -52L18 -30L0 -50L-18 -30L-34 -52Z", G) +
    P("M-42 -54L-26 -76H26L42 -54L26 -62L13 -44L0 -62L-13 -44L-26 -62Z", PAPER) +
    `<g fill="${PAPER}">` +
    O(-54, -38, 4.5) +
    O(-18, -28, 4.5) +
    O(18, -28, 4.5) +
    O(54, -38, 4.5) +
    `</g>` +
    visage("M-9 -88Q0 -78 10 -89", true) +
    P(
      "M0 -126C-10 -130 -22 -124 -26 -110C-34 -118 -44 -106 -50 -92C-62 -120 -44 -146 -20 -144C-14 -156 -8 -164 0 -170Z",
      G,
    ) +
    P(
      "M0 -126C10 -130 22 -124 26 -110C34 -118 44 -106 50 -92C62 -120 44 -146 20 -144C14 -156 8 -164 0 -170Z",
      PAPER,
    ) +
    O(-51, -88, 6.5, PAPER) +
    O(51, -88, 6.5, G) +
    O(0, -168, 6.5, G)
  );
}

const FIGURE: Record<string, (suit: Suit) => string> = { K: king, Q: queen, J: jack, N: knight };

export const isCourt = (rank: string) => rank in FIGURE;

/** The picture of a court card. */
export const court = (suit: Suit, rank: string) =>
  windowed(`kz-${suit}${rank}`, suit, FIGURE[rank]!(suit), suit === "D" || suit === "C");

/** The picture of the Excuse. */
export const excuse = () => windowed("kz-fool-figure", "X", fool(), false);

function windowed(id: string, arch: keyof typeof ARCH, half: string, flip: boolean): string {
  const window = `M69 1${ARCH[arch]}V1`;
  return (
    `<g transform="translate(125 200) scale(.93)"><g id="${id}"><path d="${window}" stroke="currentColor" stroke-width="10"/>` +
    `<path d="${window}" stroke="${PAPER}" stroke-width="5.5"/><path d="${window}Z"/>` +
    (flip ? `<g transform="scale(-1 1)">${half}</g>` : half) +
    `</g><use href="#${id}" transform="rotate(180)"/>` +
    P("M-74 -9H74V9H-74Z", G) +
    L("M-74 -5H74M-74 5H74", "currentColor", 1.6) +
    P("M0 -15L15 0L0 15L-15 0Z", G) +
    P("M0 -9L9 0L0 9L-9 0Z") +
    `</g>`
  );
}
