import { randomWords } from "./api";
import type { SeatedJson } from "./wire";

/** The secrets of the seats that this browser holds. They stand in no address that reaches a server. */
const KEY = "kibitz.seats";

export interface Held {
  table: string;
  secret: string;
  game: string;
  /** Whether the game is over. */
  over: boolean;
}
const KEPT = 20;

export function heldSeats(): Held[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "[]") as Held[];
  } catch {
    return [];
  }
}

export function secretFor(table: string): string | null {
  return fromFragment(table) ?? heldSeats().find((held) => held.table === table)?.secret ?? null;
}

/** Keeps a seat, before all others. */
export function keepSecret(table: string, secret: string, game: string, over = false): void {
  const others = heldSeats().filter((held) => held.table !== table);
  const kept = [{ table, secret, game, over }, ...others].slice(0, KEPT);
  localStorage.setItem(KEY, JSON.stringify(kept));
}

export function forgetSecret(table: string): void {
  localStorage.setItem(KEY, JSON.stringify(heldSeats().filter((held) => held.table !== table)));
}

/** The link with which one goes on elsewhere: the secret stands behind #, which no server is sent. */
export const resumeLink = (table: string, secret: string) =>
  `${location.origin}/t/${encodeURIComponent(table)}#seat=${encodeURIComponent(secret)}`;

function fromFragment(table: string): string | null {
  const secret = new URLSearchParams(location.hash.slice(1)).get("seat");
  if (secret) {
    keepSecret(table, secret, "");
    history.replaceState(null, "", location.pathname);
  }
  return secret;
}

const PLEDGES = "kibitz.pledges";

/** What was published, and what this browser gives, before the cards: by these a fair deal is judged afterwards. */
export interface Pledge {
  commitment: string;
  words: string;
}

function pledges(): [table: string, pledge: Pledge][] {
  try {
    return JSON.parse(localStorage.getItem(PLEDGES) ?? "[]") as [string, Pledge][];
  } catch {
    return [];
  }
}

export const pledgeFor = (table: string): Pledge | null =>
  pledges().find(([id]) => id === table)?.[1] ?? null;

/** Keeps a seat that was just taken, with what is needed to judge its deal afterwards. */
export function keepSeat(seated: SeatedJson, game: string): void {
  keepPledge(seated.table, { commitment: seated.commitment, words: randomWords() });
  keepSecret(seated.table, seated.secret, game);
}

function keepPledge(table: string, pledge: Pledge): void {
  localStorage.setItem(PLEDGES, JSON.stringify([[table, pledge], ...pledges()].slice(0, KEPT)));
}
