/** The rows of a score slip. */
import type { SlipJson } from "../wire";
import { t } from "../words.svelte";
import { signed } from "./numbers";

export interface SlipRow {
  label: string;
  /** The arithmetic, or a remark. */
  note?: string;
  rule?: string;
  amount: string;
  /** `sum`: a strong line above it; `cut`: a thin one; `end`: a sum in large figures. */
  kind?: "sum" | "cut" | "end";
}

/** One row for each line of the slip, and what the seat scores. */
export function slipRows(slip: SlipJson, seat: number): SlipRow[] {
  const rows = slip.lines.map(({ label, sum, rule, amounts, seat: owner }): SlipRow => ({
    label,
    note: sum,
    rule,
    amount: signed(amounts[owner ?? seat]!),
  }));
  return [...rows, { label: t("slip-you-score"), amount: signed(slip.totals[seat]!), kind: "end" }];
}
