/** Gracias: its screen. */
import type { Frame } from "../../table/session.svelte";
import { t } from "../../words.svelte";
import type { GameScreen } from "../register";
import Screen from "./Screen.svelte";
import Sheet from "./Sheet.svelte";
import { beats } from "./beats";
import { logLines } from "./log";
import { marksOf, tableOf } from "./view";

function caption(frame: Frame): { long: string; short: string } {
  const { options, turn } = tableOf(frame);
  const { turns } = marksOf(frame);
  const ended = frame.beat === "slip" || (frame.status === "over" && frame.beat === null);
  const number = frame.slips.length + (ended ? 0 : 1);
  return {
    long: t("gracias-caption", { number, rounds: options.rounds, turn: turn || turns, turns }),
    short: `${number}/${options.rounds}`,
  };
}

const game: GameScreen = {
  Screen,
  Sheet,
  caption,
  beats,
  logLines,
  examples: "trio 2 · keep R give 1 · hint",
};
export default game;
