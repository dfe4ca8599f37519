/** Lets cards travel: where something lay before a change and lies elsewhere after it, it moves there. */

import { type Box, boxOf } from "./geometry";

const OWN_MS = 200;
const OTHER_MS = 250;
const SWEEP_MS = 300;
const FADE_MS = 100;
const USUAL_WAY_PX = 320;
const STAGGER_MS = 40;
/** How large a card is when it leaves a player, compared with how it lies. */
const FROM_AFAR = 0.5;
const EASE = "cubic-bezier(.2,.8,.2,1)";

const reduced = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

interface Left {
  rect: Box;
  element: HTMLElement;
}

/**
 * Marks in the page that it reads:
 * `data-move` names a thing, the same wherever it lies; `data-from` and `data-to` name the places
 * (`data-place`) from which it comes when it was nowhere before, and to which it goes when it vanishes;
 * `data-own` is on what the reader moves himself.
 */
export class Stage {
  private lay = new Map<string, Left>();

  constructor(
    private readonly root: HTMLElement,
    private readonly speed: () => number,
  ) {}

  /** Notes where everything lies; call before the page changes. */
  before(): void {
    this.lay.clear();
    if (this.speed() === 0) return;
    for (const element of this.root.querySelectorAll<HTMLElement>("[data-move]")) {
      const rect = boxOf(element);
      if (rect.width) this.lay.set(element.dataset.move!, { rect, element });
    }
  }

  /** Starts the movements; call when the page has changed. */
  after(): void {
    if (this.speed() === 0) return;
    // All is measured before the first thing moves: a place that is asked for afterwards is worked out anew.
    const found = [...this.root.querySelectorAll<HTMLElement>("[data-move]")].map((element) => {
      const old = this.lay.get(element.dataset.move!);
      const from = old ? undefined : this.place(element.dataset.from);
      return { element, rect: boxOf(element), old, from };
    });
    let arrivals = 0;
    for (const { element, rect, old, from } of found) {
      if (!rect.width) continue;
      this.lay.delete(element.dataset.move!);
      if (old) this.travel(element, old.rect, rect, old.rect.width / rect.width, 0);
      if (from) this.travel(element, from, rect, FROM_AFAR, STAGGER_MS * arrivals++);
    }
    for (const { rect, element } of this.lay.values()) {
      const to = this.place(element.dataset.to);
      if (to && !element.isConnected) this.leave(element, rect, to);
    }
    this.lay.clear();
  }

  private place(name: string | undefined): Box | undefined {
    if (!name) return undefined;
    const places = this.root.querySelectorAll(`[data-place="${name}"]`);
    return [...places].map(boxOf).find((rect) => rect.width);
  }

  private duration(base: number, way: number): number {
    const grown = base * Math.min(1.6, Math.max(0.6, Math.sqrt(way / USUAL_WAY_PX)));
    return grown / this.speed();
  }

  private travel(element: HTMLElement, from: Box, to: Box, scale: number, delayMs: number): void {
    const [x, y] = between(to, from);
    const way = Math.hypot(x, y);
    if (way < 1 && Math.abs(scale - 1) < 0.01) return;
    if (reduced()) {
      element.animate([{ opacity: 0 }, { opacity: 1 }], FADE_MS);
      return;
    }
    element.animate(
      [
        { translate: `${x}px ${y}px`, scale, zIndex: 20 },
        { translate: "0 0", scale: 1, zIndex: 20 },
      ],
      {
        duration: this.duration(element.dataset.own === undefined ? OTHER_MS : OWN_MS, way),
        delay: delayMs / this.speed(),
        fill: "backwards",
        easing: EASE,
      },
    );
  }

  private leave(element: HTMLElement, from: Box, to: Box): void {
    if (reduced()) return;
    const ghost = element.cloneNode(true) as HTMLElement;
    ghost.removeAttribute("data-move");
    ghost.setAttribute("aria-hidden", "true");
    ghost.style.cssText = `position:fixed;left:${from.left}px;top:${from.top}px;width:${from.width}px;height:${from.height}px;z-index:9;pointer-events:none;margin:0`;
    this.root.append(ghost);
    const [x, y] = between(from, to);
    const end = { translate: `${x}px ${y}px`, scale: 0.4, opacity: 0.2 };
    ghost.animate([{}, end], { duration: SWEEP_MS / this.speed(), easing: EASE }).onfinish = () =>
      ghost.remove();
  }
}

const middle = (rect: Box) => [rect.left + rect.width / 2, rect.top + rect.height / 2] as const;

function between(a: Box, b: Box): [x: number, y: number] {
  const [ax, ay] = middle(a);
  const [bx, by] = middle(b);
  return [bx - ax, by - ay];
}
