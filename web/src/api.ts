/** The server's HTTP side: what there is to play, new tables, seats, rulebooks. */
import type { ErrorBody, GameJson, NewTable, RulebookJson, SeatedJson } from "./wire";
import { currentLanguage } from "./words.svelte";

/** A refusal by the server, as a sentence for the reader. */
export class Refused extends Error {
  constructor(
    readonly code: string,
    text: string,
    readonly rule: string | null,
  ) {
    super(text);
  }
}

async function call<T>(method: string, path: string, body?: unknown, secret?: string): Promise<T> {
  const headers: Record<string, string> = { "Accept-Language": currentLanguage() };
  if (body !== undefined) headers["Content-Type"] = "application/json";
  if (secret) headers["Authorization"] = `Bearer ${secret}`;
  const init: RequestInit = { method, headers };
  if (body !== undefined) init.body = JSON.stringify(body);
  const response = await fetch(`/api${path}`, init);
  const answer = (await response.json().catch(() => null)) as unknown;
  if (!response.ok) {
    const error = (answer as ErrorBody | null)?.error;
    throw new Refused(
      error?.code ?? String(response.status),
      error?.text ?? response.statusText,
      error?.rule ?? null,
    );
  }
  return answer as T;
}

/** 32 random bytes as hexadecimal digits: a player's part in a fair deal. */
export function randomWords(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

const at = (table: string) => `/tables/${encodeURIComponent(table)}`;

export const games = () => call<GameJson[]>("GET", "/games");
export const openTable = (wish: NewTable) => call<SeatedJson>("POST", "/tables", wish);
export const takeSeat = (table: string, name: string, seat: number | null) =>
  call<SeatedJson>("POST", `${at(table)}/seats`, { name, seat });
export const rulebook = (game: string) =>
  call<RulebookJson>("GET", `/rulebooks/${game}?lang=${currentLanguage()}`);
