/** What is so, then what to do. */
import type { Session } from "../../table/session.svelte";
import { list, t } from "../../words.svelte";
import type { ChiefTable } from "../../wire";
import { marksOf, shown, tableOf } from "./view";

export function status(session: Session): { head: string; text: string } {
  const frame = session.frame!;
  const table = tableOf(frame);
  const due = frame.view.to_act.filter((actor) => actor !== "*");
  const names = list(due.filter((seat) => seat !== session.you).map((seat) => session.name(seat)));
  if (table.phase === "meld" && !shown(frame)) {
    const yours = session.pending !== null || marksOf(frame).sealed !== null;
    if (!yours) return { head: "", text: names ? t("chief-wait-choose", { names }) : "" };
    return {
      head: t("chief-you-sealed"),
      text: names ? t("chief-wait-choose", { names }) : t("chief-turning"),
    };
  }
  if (table.phase !== "theft") return { head: "", text: "" };
  if (session.you === null || !due.includes(session.you))
    return { head: "", text: names ? t("chief-wait-steal", { names, count: due.length }) : "" };
  if (session.pending) return { head: "", text: "" };
  const tied = table.thieves[0]?.filter((seat) => seat !== session.you) ?? [];
  if (!tied.length) return { head: t("chief-you-steal"), text: t("chief-steal-rule") };
  return {
    head: t("chief-you-steal"),
    text: t("chief-tied", {
      names: list(tied.map((seat) => session.name(seat))),
      attempt: table.attempt,
    }),
  };
}

/** Whether a seat steals now or after others; empty for all who do not steal. */
export function thiefTag(table: ChiefTable, seat: number): string {
  if (table.phase !== "theft") return "";
  const group = table.thieves.findIndex((thieves) => thieves.includes(seat));
  if (group < 0) return "";
  return t(group === 0 ? "chief-steals-now" : "chief-steals-later");
}
