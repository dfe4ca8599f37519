/** The slip of a deal of Tarot, term by term: what passes between the taker and each defender. */
import { isLoss, plain, signed, size } from "../../table/numbers";
import type { SlipRow } from "../../table/slip";
import type { SlipJson, SlipLine } from "../../wire";
import { t } from "../../words.svelte";

export interface Side {
  taker: number;
  takerName: string;
  /** Whether the reader took. */
  youTook: boolean;
  /** Whose score stands at the end, and what that row is called. */
  seat: number;
  scores: string;
}

/** The line of the contract: the one whose terms name it. */
export const contractLine = (slip: SlipJson): SlipLine =>
  slip.lines.find((line) => line.terms["contract"])!;

/** What each defender pays the taker, or gets from him: all three the same [8.14]. */
export function tarotRows(slip: SlipJson, side: Side): SlipRow[] {
  const rows = slip.lines.flatMap((line): SlipRow[] => {
    const lost = isLoss(line.amounts[side.taker]!);
    const paid = signed((lost ? "-" : "") + line.terms["each"]!);
    return line.terms["contract"]
      ? contractRows(line, paid)
      : [{ label: line.label, note: line.sum, rule: line.rule, amount: paid }];
  });
  const defender = slip.totals.findIndex((_, seat) => seat !== side.taker);
  const label = t(isLoss(slip.totals[side.taker]!) ? "tarot-pays-each" : "tarot-each-pays", {
    taker: side.takerName,
    you: String(side.youTook),
  });
  return [
    ...rows,
    { label, amount: size(slip.totals[defender]!), kind: "sum" },
    { label: side.scores, rule: "8.14", amount: signed(slip.totals[side.seat]!), kind: "end" },
  ];
}

function contractRows({ rule, terms }: SlipLine, paid: string): SlipRow[] {
  const { contract, points, bouts, target, difference, base, multiplier } = terms;
  return [
    { label: t("tarot-card-points"), rule: "8.1", amount: plain(points!) },
    { label: t("tarot-target", { bouts: Number(bouts) }), rule: "8.2", amount: target! },
    { label: t("tarot-25-and"), note: `25 + ${difference}`, rule, amount: base!, kind: "cut" },
    { label: t(`tarot-${contract}`), note: `× ${multiplier}`, rule: "3.3", amount: paid },
  ];
}
