/** The reader's hand of Tarot, as it is held. */
import type { HandCard } from "../../table/Hand.svelte";
import type { Session } from "../../table/session.svelte";
import type { TarotFact } from "../../wire";
import { groupOf, held, ownOf, tableOf } from "./view";

/** `taking`: cards are to be set aside, and `chosen` lie in the tray already. */
export function handCards(session: Session, taking: boolean, chosen: readonly string[]) {
  const frame = session.frame!;
  const own = ownOf(frame);
  if (!own) return [];
  const legal = new Set(session.legal.map((action) => action.text));
  const dog = new Set(taking ? tableOf(frame).dog : []);
  const pending = session.pending?.action;
  const leaving = pending?.action.kind === "Play" ? pending.text : null;
  const gone = playedInReplay(session);
  return held([...own.hand, ...gone])
    .filter((code) => code !== leaving && !chosen.includes(code))
    .map((code): HandCard => {
      const about = taking ? `aside ${code}` : code;
      return {
        code,
        about,
        group: groupOf(code),
        off: !legal.has(about),
        fresh: dog.has(code),
        hinted: session.notice?.kind === "hint" && session.notice.about === about,
        gone: gone.includes(code),
      };
    });
}

/** What the reader has played in this deal: a replay keeps it in sight. */
function playedInReplay(session: Session): string[] {
  if (session.live) return [];
  const facts = session.log.flatMap((told) => told.facts.map(({ fact }) => fact as TarotFact));
  const dealt = facts.findLastIndex(({ kind }) => kind === "Dealt");
  return facts
    .slice(dealt + 1)
    .flatMap((fact) =>
      fact.kind === "CardPlayed" && fact.seat === session.you ? [fact.card] : [],
    );
}
