/** What a person chooses for himself; it stays in this browser. */
import { LETTERS, type Letters } from "./cards/sprite";
import { store, stored } from "./storage";
import { currentLanguage } from "./words.svelte";

export type Theme = "system" | "dark" | "light";

export type Side = "left" | "right";

export interface Settings {
  /** How fast the table shows what happened: 0.5, 1, 2; 0 is at once. */
  speed: number;
  /** How long a finished trick lies, in ms; null: until tapped. */
  trickHoldMs: number | null;
  /** One tap plays a card; otherwise touch raises it first. */
  oneTap: boolean;
  /** Plays by itself where only one action is legal. */
  playForced: boolean;
  /** Shows learning aids: the points so far, what the hand holds. */
  aids: boolean;
  fourColours: boolean;
  /** On which side of the hand the trumps are held, and on which side of a suit its high cards. */
  trumps: Side;
  high: Side;
  /** The letters of the court cards; null: those of the language. */
  letters: Letters | null;
  theme: Theme;
  sound: boolean;
  /** Null: what the browser asks for. */
  language: string | null;
  /** The name to sit down with. */
  name: string;
  /** How strong the bots of the next table are. */
  level: string;
}

const DEFAULTS: Settings = {
  speed: 1,
  trickHoldMs: 1000,
  oneTap: false,
  playForced: false,
  aids: true,
  fourColours: false,
  trumps: "right",
  high: "right",
  letters: null,
  theme: "system",
  sound: false,
  language: null,
  name: "",
  level: "steady",
};
const KEY = "kibitz.settings";

export const settings: Settings = $state({ ...DEFAULTS, ...stored<Partial<Settings>>(KEY, {}) });

/** The letters that the court cards have now. */
export function letters(): Letters {
  const language = currentLanguage();
  return settings.letters ?? (language in LETTERS ? (language as Letters) : "en");
}

/** Keeps the settings stored and the document's looks in step with them; call once, inside an effect root. */
export function applySettings(): void {
  const light = window.matchMedia("(prefers-color-scheme: light)");
  let systemLight = $state(light.matches);
  light.addEventListener("change", () => (systemLight = light.matches));
  $effect(() => {
    const root = document.documentElement;
    const theme = settings.theme === "system" ? (systemLight ? "light" : "dark") : settings.theme;
    root.dataset.theme = theme;
    root.toggleAttribute("data-four-colours", settings.fourColours);
    const cloth = getComputedStyle(root).getPropertyValue("--cloth");
    document.querySelector("meta[name=theme-color]")?.setAttribute("content", cloth);
  });
  $effect(() => store(KEY, settings));
}
