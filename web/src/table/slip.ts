/** The rows of a score slip. */
import type { SlipJson } from "../wire";
import { t } from "../words.svelte";
import { signed, size } from "./numbers";
import type { Frame, Session } from "./session.svelte";

export interface SlipRow {
  label: string;
  /** The arithmetic, or a remark. */
  note?: string;
  rule?: string;
  amount: string;
  /** `sum`: a strong line above it; `cut`: a thin one; `end`: a sum in large figures. */
  kind?: "sum" | "cut" | "end";
}

/** What the row with the score of a seat is called. */
export const scoresLabel = (session: Session, seat: number) =>
  t("slip-scores", { you: String(seat === session.you), name: session.name(seat) });

/** One row for each line of the slip, and what the seat scores; `scores` is the label of that. */
export function slipRows(slip: SlipJson, seat: number, scores: string): SlipRow[] {
  const rows = slip.lines.map(({ label, sum, rule, amounts, seat: owner }): SlipRow => ({
    label,
    // A sum that is one number says no more than the amount.
    note: sum === size(amounts[owner ?? seat]!) ? "" : sum,
    rule,
    amount: signed(amounts[owner ?? seat]!),
  }));
  return [...rows, { label: scores, amount: signed(slip.totals[seat]!), kind: "end" }];
}

/** What a seat had before the last of these slips was written. */
export const scoreBefore = (slips: readonly SlipJson[], seat: number) =>
  slips.at(-2)?.scores[seat] ?? "0";

/** The same moment before its slip was written: until a round is counted, nobody knows its scores. */
export function unscored(frame: Frame): Frame {
  const scores = frame.marks.scores.map((_, seat) => scoreBefore(frame.slips, seat));
  return { ...frame, slips: frame.slips.slice(0, -1), marks: { ...frame.marks, scores } };
}
