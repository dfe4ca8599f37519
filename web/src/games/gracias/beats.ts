/** At what pace Gracias is shown: the end of a round step by step, as it is done at a table. */
import type { Beat } from "../../pace";
import type { Frame } from "../../table/session.svelte";
import { unscored } from "../../table/slip";
import type { GraciasFact } from "../../wire";
import { factOf, toldOf } from "./view";

const DEAL_MS = 1200;
const TRIO_MS = 900;
const GIFT_MS = 1300;
const LAID_MS = 700;
const TURNED_MS = 1800;
const PILES_MS = 1400;
const CALLED_MS = 1100;

/** The pictures of a step, each with the time it stays and with what was told up to it. */
export function beats(frame: Frame): Beat<Frame>[] {
  const picture = (
    beat: string,
    holdMs: number,
    last: (fact: GraciasFact) => boolean,
  ): Beat<Frame> => {
    const end = frame.told.findLastIndex(({ fact }) => last(fact as GraciasFact));
    return { frame: { ...frame, told: frame.told.slice(0, end + 1), beat }, holdMs };
  };
  const upTo = (beat: string, kind: GraciasFact["kind"], holdMs: number) =>
    picture(beat, holdMs, (fact) => fact.kind === kind);
  const turned = factOf(frame, "TurnedUp");
  if (turned) {
    const given = upTo("given", "Given", GIFT_MS);
    const pictures = [
      { ...given, frame: withOpen(given.frame, turned.open) },
      upTo("turned", "TurnedUp", TURNED_MS),
      ...(factOf(frame, "PiledUp") ? [upTo("piles", "PiledUp", PILES_MS)] : []),
      ...toldOf(frame, "Discarded").map(({ fact: { card } }) =>
        picture(card, CALLED_MS, (fact) => fact.kind === "Discarded" && fact.card === card),
      ),
    ];
    return [
      ...pictures.map(({ frame, holdMs }) => ({ frame: unscored(frame), holdMs })),
      { frame: { ...frame, beat: "slip" }, holdMs: null },
    ];
  }
  if (factOf(frame, "Given") && factOf(frame, "TriosLaid"))
    return [
      upTo("given", "Given", GIFT_MS),
      { frame: { ...frame, beat: "laid" }, holdMs: LAID_MS },
    ];
  return [{ frame, holdMs: stay(frame) }];
}

// The open cards lie there until the hidden ones are turned up; the table of the step is cleared already.
function withOpen(frame: Frame, reserves: number[][]): Frame {
  const { view } = frame as Frame<"gracias">;
  return { ...frame, view: { ...view, table: { ...view.table, reserves } } };
}

// How long a picture stays before the next one.
function stay(frame: Frame): number {
  if (factOf(frame, "TrioTaken")) return TRIO_MS;
  return factOf(frame, "Given") ? GIFT_MS : DEAL_MS;
}
