/** French Tarot: its screen, and at what pace it is shown. */
import type { Beat } from "../../pace";
import type { Settings } from "../../settings.svelte";
import type { Frame, Session } from "../../table/session.svelte";
import type { TableMessage } from "../../wire";
import { t } from "../../words.svelte";
import type { GameScreen } from "../register";
import Screen from "./Screen.svelte";
import { logLines } from "./log";
import { factOf, tableOf } from "./view";

const BID_MS = 550;
const CARD_MS = 420;
const DEAL_MS = 900;
const DOG_MS = 1500;
const SWEEP_MS = 300;
const SHORT_MS = 250;

function beats(frame: Frame, settings: Settings): Beat<Frame>[] {
  const hold = settings.trickHoldMs;
  const won = factOf(frame, "TrickWon") !== undefined;
  const swept: Beat<Frame> = {
    frame: { ...frame, beat: won ? "swept" : null },
    holdMs: stay(frame),
  };
  return won ? [{ frame: { ...frame, beat: "won" }, holdMs: hold }, swept] : [swept];
}

// How long a picture stays before the next one; a slip until it has been read.
function stay(frame: Frame): number | null {
  if (factOf(frame, "DealEnded")) return null;
  if (factOf(frame, "TrickWon")) return SWEEP_MS;
  if (factOf(frame, "DogTurned")) return DOG_MS;
  if (factOf(frame, "Dealt")) return DEAL_MS;
  if (factOf(frame, "BidMade")) return BID_MS;
  if (factOf(frame, "CardPlayed")) return CARD_MS;
  return tableOf(frame).phase === "aside" ? SHORT_MS : BID_MS;
}

function caption(frame: Frame, session: Session) {
  const deals = String((session.table as TableMessage<"tarot">).options["deals"] ?? 1);
  const ended = factOf(frame, "DealEnded") || frame.status === "over";
  const number = frame.slips.length + (ended ? 0 : 1);
  return { long: t("tarot-caption", { number, deals }), short: `${number}/${deals}` };
}

const game: GameScreen = {
  Screen,
  caption,
  beats,
  logLines,
  settings: ["trickHoldMs", "fourColours", "trumps", "high", "letters"],
  examples: "T12 · why HJ · hint · undo · score",
};
export default game;
