/** The games that have a screen. A fifth game is one more line here and a folder beside this file. */
import type { Component } from "svelte";
import type { Beat } from "../pace";
import type { Settings } from "../settings.svelte";
import type { LogLine } from "../table/log";
import type { Frame, Session } from "../table/session.svelte";
import type { Told } from "../wire";

/** What every game's screen is given. */
export interface ScreenProps {
  session: Session;
}

/** Settings that mean nothing where there is no such card. */
export type OfCards = "trickHoldMs" | "fourColours" | "trumps" | "high" | "letters";

export interface GameScreen {
  Screen: Component<ScreenProps>;
  /** What is always to be seen beside the table: above the log, on a narrow screen in its drawer. */
  Sheet?: Component<ScreenProps>;
  /**
   * Splits what happened into what is shown one after the other, with the time each picture stays
   * at normal speed. Without it a step is one picture.
   */
  beats?: (frame: Frame, settings: Settings) => Beat<Frame>[];
  /** Where the game is: `deal 2 of 4`, and shorter for a phone: `2/4`. */
  caption: (frame: Frame, session: Session) => { long: string; short: string };
  /** The lines of the log; without it, all that was told. */
  logLines?: (log: readonly Told[], nameOf: (seat: number) => string) => LogLine[];
  /** What of the settings is about its cards alone. */
  settings?: readonly OfCards[];
  /** Examples for the command line and the menu, in the words of the records, with ` · ` between them. */
  examples: string;
}

const GAMES: Record<string, () => Promise<GameScreen>> = {
  tarot: () => import("./tarot").then((game) => game.default),
  gracias: () => import("./gracias").then((game) => game.default),
  racko: () => import("./racko").then((game) => game.default),
  chief: () => import("./chief").then((game) => game.default),
};

const loaded = new Map<string, GameScreen>();

/** The screen of a game, if it has been loaded. */
export const loadedScreen = (game: string): GameScreen | null => loaded.get(game) ?? null;

export async function loadScreen(game: string): Promise<GameScreen> {
  const screen = await GAMES[game]!();
  loaded.set(game, screen);
  return screen;
}

/** How a game is played at the page's tables, where that is not what its rulebook begins with. */
export const USUAL_OPTIONS: Record<string, Record<string, number>> = { tarot: { deals: 4 } };

/** Cards that stand for a game in the list of games. */
export const GAME_ART: Record<string, string[]> = {
  tarot: ["T1", "T21", "X"],
  racko: ["R52", "R38", "R23", "R9"],
  gracias: ["G-G", "G-O", "G-B"],
  chief: ["DA", "SK", "H5"],
};
