/** The slip of a deal of Tarot, term by term: what passes between the taker and each defender. */
import { plain, signed } from "../../table/numbers";
import type { SlipRow } from "../../table/slip";
import type { Slip, SlipJson } from "../../wire";
import { t } from "../../words.svelte";

const BASE = 25;

/** `slip` has the terms of the sums, `texts` the same lines in words; `seat` is the reader's. */
export function tarotRows(
  slip: Slip,
  texts: SlipJson,
  contract: string,
  taker: string,
  seat: number,
): SlipRow[] {
  const terms = slip.lines.map(
    (line) => Object.fromEntries(line.facts) as Record<string, string | number>,
  );
  const each = terms.map((facts) => Number(facts["each"]));
  const rows = slip.lines.flatMap((line, i): SlipRow[] => {
    const facts = terms[i]!;
    // The text of an amount is what is paid; whether to the taker or by him is told by the rule's line.
    const paid = signed(taken(line.amounts, each[i]!));
    if (line.rule !== "8.3" && line.rule !== "8.4") {
      const { label, sum } = texts.lines[i]!;
      return [{ label, note: sum, rule: line.rule, amount: paid }];
    }
    const difference = Math.abs(Number(facts["difference"]));
    return [
      { label: t("tarot-card-points"), rule: "8.1", amount: plain(String(facts["points"])) },
      {
        label: t("tarot-target", { bouts: Number(facts["bouts"]) }),
        rule: "8.2",
        amount: String(facts["target"]),
      },
      {
        label: t("tarot-25-and"),
        note: `${BASE} + ${difference}`,
        rule: line.rule,
        amount: String(BASE + difference),
        kind: "cut",
      },
      {
        label: t(`tarot-${contract}`),
        note: `× ${facts["multiplier"]}`,
        rule: "3.3",
        amount: paid,
      },
    ];
  });
  const total = slip.lines.reduce((sum, line, i) => sum + Number(taken(line.amounts, each[i]!)), 0);
  return [
    ...rows,
    {
      label: t(total < 0 ? "tarot-pays-each" : "tarot-each-pays", { taker }),
      amount: plain(String(Math.abs(total))),
      kind: "sum",
    },
    { label: t("slip-you-score"), rule: "8.14", amount: signed(texts.totals[seat]!), kind: "end" },
  ];
}

/** What the taker gets of each defender by a line; negative: he pays. */
function taken(amounts: readonly number[], each: number): string {
  const most = amounts.reduce((a, b) => (Math.abs(b) > Math.abs(a) ? b : a), 0);
  return String(Math.sign(most) * Math.abs(each));
}
