/** What a person chooses for himself; it stays in this browser. */
import type { Letters } from "./cards/sprite";
import { store, stored } from "./storage";

export type Theme = "system" | "dark" | "light";

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
  letters: Letters;
  theme: Theme;
  sound: boolean;
  /** Null: what the browser asks for. */
  language: string | null;
  /** The name to sit down with. */
  name: string;
}

const DEFAULTS: Settings = {
  speed: 1,
  trickHoldMs: 1000,
  oneTap: false,
  playForced: false,
  aids: true,
  fourColours: false,
  letters: "en",
  theme: "system",
  sound: false,
  language: null,
  name: "",
};
const KEY = "kibitz.settings";

export const settings: Settings = $state({ ...DEFAULTS, ...stored<Partial<Settings>>(KEY, {}) });

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
