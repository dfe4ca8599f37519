/** Indian Chief: its screen, and at what pace it is shown. */
import type { Beat } from "../../pace";
import type { Frame } from "../../table/session.svelte";
import { t } from "../../words.svelte";
import type { GameScreen } from "../register";
import Screen from "./Screen.svelte";
import Sheet from "./Sheet.svelte";
import { logLines } from "./log";
import { ROUNDS, beforeDrawing, factsOf, tableOf } from "./view";

const DEAL_MS = 900;
const SEAL_MS = 220;
const THEFT_MS = 1300;
const DRAW_MS = 700;
const ROUND_MS = 400;

/** Melds stay until they have been read, thefts for a moment; then the hands are filled up. */
function beats(frame: Frame): Beat<Frame>[] {
  const drawn: Beat<Frame> = { frame: { ...frame, beat: "filled" }, holdMs: DRAW_MS };
  const filled = factsOf(frame, "HandsFull").length || factsOf(frame, "StockEmpty").length;
  const before = { ...beforeDrawing(frame), beat: filled ? "before" : null };
  if (factsOf(frame, "MeldsShown").length) {
    const holdMs = frame.legal.length || frame.status === "over" ? 0 : null;
    const read: Beat<Frame> = { frame: before, holdMs };
    return filled ? [read, drawn] : [read];
  }
  const thefts = frame.told.some(({ fact }) => fact.kind !== "Chose" && fact.kind !== "RoundBegan");
  if (tableOf(frame).melds.some((meld) => meld.length) && thefts)
    return filled ? [{ frame: before, holdMs: THEFT_MS }, drawn] : [{ frame, holdMs: THEFT_MS }];
  if (factsOf(frame, "Dealt").length) return [{ frame, holdMs: DEAL_MS }];
  return [{ frame, holdMs: factsOf(frame, "RoundBegan").length ? ROUND_MS : SEAL_MS }];
}

const game: GameScreen = {
  Screen,
  Sheet,
  caption: (frame) => {
    const where = { round: tableOf(frame).round, rounds: ROUNDS };
    return { long: t("chief-caption", where), short: t("chief-caption-short", where) };
  },
  beats,
  logLines,
  settings: ["fourColours", "high", "letters"],
  examples: "meld S7 H10 · steal 1 SK · no-steal",
};
export default game;
