/**
 * Touch on a hand of cards: the card under the finger rises, sliding changes it, lifting the finger keeps it
 * raised; a second tap or a flick upwards plays it, sliding down lets go. A mouse and a keyboard play at once.
 */

const FLICK_PX = 44;
const DROP_PX = 36;

export interface Touched {
  raised: string | null;
  raise(text: string | null): void;
  play(text: string): void;
  /** Whether one tap is enough for this card. */
  atOnce(text: string): boolean;
}

/** An attachment for the list of cards; each card carries `data-about`, the text of its action. */
export function fingers(hand: () => Touched): (list: HTMLElement) => () => void {
  return (list) => {
    let start: { y: number; raisedBefore: string | null } | null = null;

    const under = (event: PointerEvent): string | null => {
      const element = document.elementFromPoint(event.clientX, event.clientY);
      const card = element?.closest<HTMLElement>("[data-about]");
      return card && list.contains(card) ? card.dataset.about! : null;
    };
    const down = (event: PointerEvent) => {
      if (event.pointerType !== "touch" || !event.isPrimary) return;
      start = { y: event.clientY, raisedBefore: hand().raised };
      hand().raise(under(event));
    };
    const move = (event: PointerEvent) => {
      if (!start || !event.isPrimary || event.pointerType !== "touch") return;
      if (start.y - event.clientY > FLICK_PX) return; // on its way up: keep the card that the flick takes
      const card = under(event);
      if (card !== start.raisedBefore) start.raisedBefore = null; // the finger has left it
      if (card && card !== hand().raised) hand().raise(card);
    };
    const up = (event: PointerEvent) => {
      if (!start || !event.isPrimary || event.pointerType !== "touch") return;
      const { y, raisedBefore } = start;
      start = null;
      const { raised, raise, play, atOnce } = hand();
      if (raised === null) return;
      if (event.clientY - y > DROP_PX) raise(null);
      else if (y - event.clientY > FLICK_PX || raised === raisedBefore || atOnce(raised))
        play(raised);
    };
    const cancel = (event: PointerEvent) => {
      if (event.isPrimary) start = null;
    };
    // The click that follows a touch has been dealt with; one from a mouse, a key or a screen reader has not.
    const click = (event: MouseEvent) => {
      const card = (event.target as Element).closest<HTMLElement>("[data-about]");
      if (card && (event as PointerEvent).pointerType !== "touch") hand().play(card.dataset.about!);
    };

    list.addEventListener("pointerdown", down);
    list.addEventListener("pointermove", move);
    list.addEventListener("pointerup", up);
    list.addEventListener("pointercancel", cancel);
    list.addEventListener("click", click);
    return () => {
      list.removeEventListener("pointerdown", down);
      list.removeEventListener("pointermove", move);
      list.removeEventListener("pointerup", up);
      list.removeEventListener("pointercancel", cancel);
      list.removeEventListener("click", click);
    };
  };
}
