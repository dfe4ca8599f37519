/** Gracias: its screen, and at what pace it is shown. */
import type { Beat } from "../../pace";
import type { Frame } from "../../table/session.svelte";
import { t } from "../../words.svelte";
import type { GameScreen } from "../register";
import Beside from "./Beside.svelte";
import Screen from "./Screen.svelte";
import { logLines } from "./log";
import { factOf, marksOf, tableOf, toldOf } from "./view";

const DEAL_MS = 1200;
const TRIO_MS = 900;
const GIFT_MS = 1300;
const LAID_MS = 700;
const TURNED_MS = 1800;
const PILES_MS = 1400;
const CALLED_MS = 1100;

function beats(frame: Frame): Beat<Frame>[] {
  const at = (beat: string, holdMs: number | null) => ({ frame: { ...frame, beat }, holdMs });
  if (factOf(frame, "TurnedUp")) {
    return [
      at("given", GIFT_MS),
      at("turned", TURNED_MS),
      ...(factOf(frame, "PiledUp") ? [at("piles", PILES_MS)] : []),
      ...toldOf(frame, "Discarded").map(({ fact }) => at(fact.card, CALLED_MS)),
      at("slip", null),
    ];
  }
  if (factOf(frame, "Given") && factOf(frame, "TriosLaid"))
    return [at("given", GIFT_MS), at("laid", LAID_MS)];
  return [{ frame, holdMs: stay(frame) }];
}

// How long a picture stays before the next one.
function stay(frame: Frame): number {
  if (factOf(frame, "TrioTaken")) return TRIO_MS;
  return factOf(frame, "Given") ? GIFT_MS : DEAL_MS;
}

function caption(frame: Frame): string {
  const table = tableOf(frame);
  const ended = !!factOf(frame, "TurnedUp") || frame.status === "over";
  return t("gracias-caption", {
    number: frame.slips.length + (ended ? 0 : 1),
    rounds: table.options.rounds,
    turn: table.turn || marksOf(frame).turns,
    turns: marksOf(frame).turns,
  });
}

const game: GameScreen = {
  Screen,
  Beside,
  caption,
  beats,
  logLines,
  examples: "trio 2 · keep R give 1 · hint",
};
export default game;
