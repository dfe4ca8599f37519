/** Rack-O: its screen. */
import type { Frame } from "../../table/session.svelte";
import { t } from "../../words.svelte";
import type { GameScreen } from "../register";
import Screen from "./Screen.svelte";
import { beats } from "./beats";
import { logLines } from "./log";
import { marksOf } from "./view";

function caption(frame: Frame): { long: string; short: string } {
  const ended = frame.beat === "slip" || (frame.status === "over" && frame.beat === null);
  const number = frame.slips.length + (ended ? 0 : 1);
  const { target } = marksOf(frame);
  return {
    long: t("racko-caption", { number, target }),
    short: t("slip-number", { number, game: "racko" }),
  };
}

const game: GameScreen = {
  Screen,
  caption,
  beats,
  logLines,
  examples: "draw · place 30 · toss · take 25",
};
export default game;
