/** The line above the hand. */
import type { Session } from "../../table/session.svelte";
import { t } from "../../words.svelte";
import { SEATS, lyingTrick, tableOf } from "./view";

export function status(session: Session): { head: string; text: string } {
  const frame = session.frame!;
  const table = tableOf(frame);
  if (table.phase === "aside") {
    if (table.taker === session.you) return { head: "", text: t("tarot-aside-rule") };
    return { head: "", text: t("tarot-sets-aside", { name: session.name(table.taker!) }) };
  }
  const trick = lyingTrick(frame);
  if (trick.done)
    return { head: "", text: wonBy(session, (trick.leader + trick.winning!) % SEATS) };
  const yours = session.legal.length > 0;
  if (table.phase === "slam") {
    return yours
      ? { head: "", text: "" }
      : { head: "", text: t("tarot-thinks", { name: session.name(table.taker!) }) };
  }
  if (table.phase !== "play" || session.pending) return { head: "", text: "" };
  const turn = table.turn;
  const head = yours ? t("your-turn") : "";
  if (trick.cards.length === 0) {
    return {
      head,
      text: yours ? t("trick-you-lead") : t("trick-leads", { name: session.name(turn) }),
    };
  }
  if (!yours) return { head, text: t("trick-waiting", { name: session.name(turn) }) };
  const winner = trick.winning === null ? null : (trick.leader + trick.winning) % SEATS;
  const leader = session.name(trick.leader);
  if (winner === null || winner === trick.leader)
    return { head, text: t("trick-led-by", { leader }) };
  return { head, text: t("trick-led-by-wins", { leader, winner: session.name(winner) }) };
}

function wonBy(session: Session, winner: number): string {
  return winner === session.you
    ? t("trick-you-won")
    : t("trick-won-by", { name: session.name(winner) });
}
