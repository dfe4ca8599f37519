/** At what pace Gracias is shown: the end of a round step by step, as it is done at a table. */
import type { Beat } from "../../pace";
import type { Frame } from "../../table/session.svelte";
import { factOf, toldOf } from "./view";

const DEAL_MS = 1200;
const TRIO_MS = 900;
const GIFT_MS = 1300;
const LAID_MS = 700;
const TURNED_MS = 1800;
const PILES_MS = 1400;
const CALLED_MS = 1100;

/** The pictures of a step, each with the time it stays. */
export function beats(frame: Frame): Beat<Frame>[] {
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
