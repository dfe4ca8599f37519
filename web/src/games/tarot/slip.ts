/** The slip of a deal of Tarot, term by term: what passes between the taker and each defender. */
import { plain, signed } from "../../table/numbers";
import type { SlipRow } from "../../table/slip";
import type { Slip, SlipJson } from "../../wire";
import { t } from "../../words.svelte";

const BASE = 25;
const DEFENDERS = 3;

export interface Side {
  contract: string;
  taker: number;
  takerName: string;
  /** Whose score stands at the end, and what that row is called. */
  seat: number;
  scores: string;
}

/** `slip` has the terms of the sums, `texts` the same lines in words and in points. */
export function tarotRows(slip: Slip, texts: SlipJson, side: Side): SlipRow[] {
  // Each defender pays the taker the same, or gets it from him [8.14].
  const each = (amounts: readonly string[]) => String(Number(amounts[side.taker]) / DEFENDERS);
  const rows = texts.lines.flatMap(({ rule, label, sum, amounts }, i): SlipRow[] => {
    const paid = signed(each(amounts));
    return rule === "8.3" || rule === "8.4"
      ? contractRows(Object.fromEntries(slip.lines[i]!.facts), rule, side.contract, paid)
      : [{ label, note: sum, rule, amount: paid }];
  });
  const total = each(texts.totals);
  return [
    ...rows,
    {
      label: t(Number(total) < 0 ? "tarot-pays-each" : "tarot-each-pays", {
        taker: side.takerName,
      }),
      amount: total.replace("-", ""),
      kind: "sum",
    },
    {
      label: side.scores,
      rule: "8.14",
      amount: signed(texts.totals[side.seat]!),
      kind: "end",
    },
  ];
}

function contractRows(
  facts: Record<string, unknown>,
  rule: string,
  contract: string,
  paid: string,
): SlipRow[] {
  const difference = Math.abs(points(facts["difference"]));
  return [
    { label: t("tarot-card-points"), rule: "8.1", amount: plain(String(points(facts["points"]))) },
    {
      label: t("tarot-target", { bouts: points(facts["bouts"]) }),
      rule: "8.2",
      amount: String(facts["target"]),
    },
    {
      label: t("tarot-25-and"),
      note: `${BASE} + ${difference}`,
      rule,
      amount: String(BASE + difference),
      kind: "cut",
    },
    {
      label: t(`tarot-${contract}`),
      note: `× ${points(facts["multiplier"])}`,
      rule: "3.3",
      amount: paid,
    },
  ];
}

/** A term of a sum: a number, or an amount in units of which some make a point. */
function points(term: unknown): number {
  if (typeof term === "object" && term !== null && "amount" in term && "units" in term) {
    return Number(term.amount) / Number(term.units);
  }
  return Number(term);
}
