/** Touch on a hand of cards: what raises a card, and what plays it. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { fingers } from "../src/table/fingers";

let list: EventTarget;
let raised: string | null;
let played: string[];

/** A finger does something over a card, or beside all cards. */
function finger(type: string, over: string | null, isPrimary = true) {
  const card = over && { dataset: { about: over } };
  vi.stubGlobal("document", { elementFromPoint: () => card && { closest: () => card } });
  const event = Object.assign(new Event(type), { pointerType: "touch", isPrimary, clientY: 0 });
  list.dispatchEvent(event);
}
function tap(card: string, isPrimary = true) {
  finger("pointerdown", card, isPrimary);
  finger("pointerup", card, isPrimary);
}

beforeEach(() => {
  list = Object.assign(new EventTarget(), { contains: () => true });
  raised = null;
  played = [];
  fingers(() => ({
    raised,
    raise: (card) => (raised = card),
    play: (card) => void played.push(card),
    atOnce: () => false,
  }))(list as HTMLElement);
});
afterEach(() => vi.unstubAllGlobals());

test("the first tap raises a card, the second plays it", () => {
  tap("SK");
  expect([raised, played]).toEqual(["SK", []]);
  tap("SK");
  expect(played).toEqual(["SK"]);
});

test("a second finger on the card plays nothing", () => {
  finger("pointerdown", "SK");
  tap("SK", false);
  finger("pointerup", "SK");
  expect([raised, played]).toEqual(["SK", []]);
});

test("a raised card that the finger slid off and came back to is not played", () => {
  tap("SK");
  finger("pointerdown", "SK");
  finger("pointermove", "HQ");
  finger("pointermove", "SK");
  finger("pointerup", "SK");
  expect(played).toEqual([]);
});

test("a finger that slid off all cards plays none", () => {
  tap("SK");
  finger("pointerdown", "SK");
  finger("pointermove", null);
  finger("pointerup", null);
  expect(played).toEqual([]);
});
