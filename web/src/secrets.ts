import { randomWords } from "./api";
import { store, stored } from "./storage";
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

export const heldSeats = () => stored<Held[]>(KEY, []);

export const secretFor = (table: string): string | null =>
  heldSeats().find((held) => held.table === table)?.secret ?? null;

/** Keeps a seat, before all others. */
export function keepSecret(table: string, secret: string, game: string, over = false): void {
  const others = heldSeats().filter((held) => held.table !== table);
  const kept = [{ table, secret, game, over }, ...others].slice(0, KEPT);
  store(KEY, kept);
}

export function forgetSecret(table: string): void {
  store(
    KEY,
    heldSeats().filter((held) => held.table !== table),
  );
}

/** The link with which one goes on elsewhere: the secret stands behind #, which no server is sent. */
export const resumeLink = (table: string, secret: string) =>
  `${location.origin}/t/${encodeURIComponent(table)}#seat=${encodeURIComponent(secret)}`;

/**
 * The secret that such a link brought, once: it leaves the address. It is kept when the table has accepted it,
 * so that a bad link costs nobody his seat.
 */
export function offeredSecret(): string | null {
  const secret = new URLSearchParams(location.hash.slice(1)).get("seat");
  if (secret) history.replaceState(null, "", location.pathname);
  return secret;
}

const PLEDGES = "kibitz.pledges";

/** What was published, and what this browser gives, before the cards: by these a fair deal is judged afterwards. */
export interface Pledge {
  commitment: string;
  words: string;
}

const pledges = () => stored<[table: string, pledge: Pledge][]>(PLEDGES, []);

export const pledgeFor = (table: string): Pledge | null =>
  pledges().find(([id]) => id === table)?.[1] ?? null;

/** Keeps a seat that was just taken, with what is needed to judge its deal afterwards. */
export function keepSeat(seated: SeatedJson, game: string): void {
  keepPledge(seated.table, { commitment: seated.commitment, words: randomWords() });
  keepSecret(seated.table, seated.secret, game);
}

function keepPledge(table: string, pledge: Pledge): void {
  store(PLEDGES, [[table, pledge], ...pledges()].slice(0, KEPT));
}
