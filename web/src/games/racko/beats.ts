/** At what pace Rack-O is shown. */
import type { Beat } from "../../pace";
import type { Frame } from "../../table/session.svelte";
import { unscored } from "../../table/slip";
import { factOf } from "./view";

const CUT_MS = 1800;
const DEAL_MS = 1200;
const DRAW_MS = 350;
const SWAP_MS = 700;
const PILE_MS = 1000;
const OUT_MS = 2200;

/** The pictures of a step, each with the time it stays. */
export function beats(frame: Frame): Beat<Frame>[] {
  if (!factOf(frame, "RoundEnded")) return [{ frame, holdMs: stay(frame) }];
  return [
    { frame: { ...unscored(frame), beat: "out" }, holdMs: OUT_MS },
    { frame: { ...frame, beat: "slip" }, holdMs: null },
  ];
}

// How long a picture stays before the next one.
function stay(frame: Frame): number {
  if (factOf(frame, "Cut")) return CUT_MS;
  if (factOf(frame, "Dealt")) return DEAL_MS;
  if (factOf(frame, "Drew")) return DRAW_MS;
  if (factOf(frame, "PileShuffled") || factOf(frame, "PileTurned")) return PILE_MS;
  return SWAP_MS;
}
