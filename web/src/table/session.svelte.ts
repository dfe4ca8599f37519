/** A table as its screen sees it, live or looked through. */
import type {
  FairJson,
  GameName,
  Games,
  Legal,
  PlaceJson,
  SlipJson,
  TableMessage,
  Told,
  ToldFact,
  Worth,
} from "../wire";
import type { Said } from "./telling.svelte";

/** A moment of the game, ready to be shown. */
export interface Frame<G extends GameName = GameName> {
  number: number;
  /** Who did what led here; null for a picture that no step led to. */
  actor: number | "*" | null;
  told: ToldFact<G>[];
  view: Games[G]["view"];
  legal: Legal<G>[];
  marks: Games[G]["marks"];
  slips: SlipJson[];
  undo: number | null;
  status: "waiting" | "playing" | "over";
  result: TableMessage["result"];
  /** Which part of a step this is, in the words of the game's screen; null: the whole. */
  beat: string | null;
}

/** What the reader did and the table has not answered yet. */
export interface Pending {
  ref: number;
  action: Legal;
  /** The step that it became, once the table has accepted it. */
  step?: number;
}

/** Why something cannot be done, or what a hint says; `about` is an action's text. */
export interface Notice {
  kind: "refused" | "reason" | "hint" | "error";
  about: string | null;
  text: string;
  rule: string | null;
}

/**
 * A table as its screen sees it: what is in sight, and what a reader may ask for. Live at a real table;
 * in a replay everything that would change the game does nothing.
 */
export interface Session {
  readonly id: string;
  readonly live: boolean;
  /** What stays the same: title, options, whose browser this is. */
  readonly table: Opened | null;
  readonly now: Frame | null;
  readonly frame: Frame | null;
  readonly seats: PlaceJson[];
  readonly log: Told[];
  readonly pending: Pending | null;
  readonly notice: Notice | null;
  /** What the action last weighed would score. */
  readonly worth: Worth | null;
  readonly lost: boolean;
  /** What the live region says. */
  readonly said: Said;
  /** What the cards followed from, once the game is over. */
  readonly fair: FairJson | null;
  /** The cards of all seats, when they lie open. */
  readonly hands: readonly (readonly string[])[] | null;
  /** The reader's seat; null for an onlooker. */
  readonly you: number | null;
  /** What the reader may do now, as far as the picture in sight has come. */
  readonly legal: Legal[];
  /** Where a seat is from the reader's: 0 the reader, 1 the next to play, and so on. */
  from(seat: number): number;
  /** All seats in that order. */
  readonly order: number[];
  name(seat: number): string;
  act(text: string, following?: string[]): void;
  why(text: string): void;
  /** Asks what an action would score, for `worth`. */
  weigh(text: string): void;
  /** Does what was typed, or asks only whether it is allowed. */
  typed(text: string, does: boolean): void;
  hint(): void;
  undo(): void;
  speak(language: string): void;
  start(): void;
  leave(): void;
  drain(): boolean;
  repeat(): void;
  dismiss(): void;
  close(): void;
}

/** The seats in the order of play, the reader's first. */
export function orderFrom(you: number | null, seats: readonly PlaceJson[]): number[] {
  return seats.map((_, i) => ((you ?? 0) + i) % seats.length);
}

/** What stays the same at a table. */
export type Opened = Pick<TableMessage, "game" | "title" | "options" | "solo" | "host">;

/** What every step takes at normal speed when a game says nothing else. */
export const STEP_MS = 350;
