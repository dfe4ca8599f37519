/** The server's HTTP side: what there is to play, new tables, seats, rulebooks. */
import type { Place, Status } from "./wire";
import { currentLanguage } from "./words.svelte";

export interface GameOption {
  name: string;
  kind: "whole" | "flag" | "choice" | "seat";
  default: unknown;
  least: number | null;
  most: number | null;
  choices: string[] | null;
  label: string;
}
export interface GameEntry {
  name: string;
  title: string;
  pitch: string;
  seats: number[];
  options: GameOption[];
  levels: { name: string; label: string }[];
}
export interface NewTable {
  game: string;
  seats: number;
  options?: Record<string, unknown>;
  name: string;
  level?: string;
  friends: boolean;
  seat?: number;
  words?: string;
}
export interface Seated {
  table: string;
  seat: number;
  secret: string;
  commitment: string;
}
export interface PublicTable {
  game: string;
  seats: Place[];
  status: Status;
  commitment: string;
}

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
    const error = (answer as { error?: { code: string; text: string; rule?: string } } | null)
      ?.error;
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

export const games = () => call<GameEntry[]>("GET", "/games");
export const openTable = (wish: NewTable) => call<Seated>("POST", "/tables", wish);
export const publicTable = (table: string) => call<PublicTable>("GET", at(table));
export const takeSeat = (table: string, name: string, seat?: number) =>
  call<Seated>("POST", `${at(table)}/seats`, {
    name,
    words: randomWords(),
    ...(seat === undefined ? {} : { seat }),
  });
