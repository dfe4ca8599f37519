/** What a person has chosen for himself, as this browser keeps it. */
import type { Letters } from "./cards/sprite";
import { store, stored } from "./storage";

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

export const keptSettings = (): Settings => ({
  ...DEFAULTS,
  ...stored<Partial<Settings>>(KEY, {}),
});
export const keepSettings = (settings: Settings) => store(KEY, settings);
