/** The rows of a score slip. */
import type { SlipJson } from "../wire";
import { t } from "../words.svelte";
import { signed } from "./numbers";
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
    note: sum,
    rule,
    amount: signed(amounts[owner ?? seat]!),
  }));
  return [...rows, { label: scores, amount: signed(slip.totals[seat]!), kind: "end" }];
}

/** The same moment before its slip was written: until a round is counted, nobody knows its scores. */
export function unscored(frame: Frame): Frame {
  const slips = frame.slips.slice(0, -1);
  const sum = (seat: number) =>
    String(slips.reduce((total, slip) => total + Number(slip.totals[seat]), 0));
  const marks = { ...frame.marks, scores: frame.marks.scores.map((_, seat) => sum(seat)) };
  return { ...frame, slips, marks };
}
