/** The reader's hand of Indian Chief, with what is chosen or sealed of it. */
import { SUITS, cardOrder } from "../../cards/order";
import { settings } from "../../settings.svelte";
import type { HandCard } from "../../table/Hand.svelte";
import type { Session } from "../../table/session.svelte";
import type { ChiefFact } from "../../wire";
import { choiceOf } from "./choice.svelte";
import { copies, marksOf, ownOf, shown } from "./view";

export function handCards(session: Session): HandCard[] {
  const hand = ownOf(session.frame!)?.hand ?? [];
  const choice = choiceOf(session);
  const rest = sealed(session);
  const hinted = session.notice?.kind === "hint" ? (session.notice.about ?? "").split(" ") : [];
  const names = copies(hand);
  const cards = hand.map((code, place): HandCard => {
    const inSeal = rest.indexOf(code);
    if (inSeal >= 0) rest.splice(inSeal, 1);
    const inHint = hinted[0] === "meld" ? hinted.indexOf(code) : -1;
    if (inHint >= 0) hinted.splice(inHint, 1);
    return {
      code,
      key: names[place]!,
      about: names[place]!,
      group: "",
      selected: choice.due ? choice.chosen.includes(place) : inSeal >= 0,
      hinted: inHint >= 0,
    };
  });
  const laid = laidInReplay(session);
  const gone = copies(laid).map((name, i): HandCard => {
    return { code: laid[i]!, key: `gone ${name}`, about: `gone ${name}`, group: "", gone: true };
  });
  const up = settings.high === "right" ? 1 : -1;
  return [...cards, ...gone].sort(
    (a, b) =>
      SUITS.indexOf(a.code[0]!) - SUITS.indexOf(b.code[0]!) ||
      up * (cardOrder(a.code) - cardOrder(b.code)),
  );
}

/** The place in the sorted hand of the card that goes by that name. */
export const placeOf = (session: Session, name: string) =>
  copies(ownOf(session.frame!)?.hand ?? []).indexOf(name);

/** What the reader has sealed, or asked the table to seal: it is still in the hand. */
function sealed(session: Session): string[] {
  const pending = session.pending?.action;
  const text = pending?.action.kind === "Meld" ? pending.text : marksOf(session.frame!).sealed;
  return text?.startsWith("meld ") ? text.split(" ").slice(1) : [];
}

/** The meld that the reader laid, until the hand is filled up: a replay keeps it in sight. */
function laidInReplay(session: Session): string[] {
  const frame = session.frame!;
  if (session.live || session.you === null || !shown(frame) || frame.beat === "filled") return [];
  const facts = session.log.flatMap((told) => told.facts.map(({ fact }) => fact as ChiefFact));
  const melds = facts.findLast((fact) => fact.kind === "MeldsShown")?.melds;
  return melds?.[session.you] ?? [];
}
