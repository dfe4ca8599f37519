/** The server's HTTP side: what there is to play, new tables, seats, rulebooks. */
import type {
  BotTable,
  ErrorBody,
  GameJson,
  NewTable,
  PlayOn,
  ReachJson,
  RecordKept,
  Replay,
  RulebookJson,
  SeatedJson,
  WatchedJson,
} from "./wire";

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

/** `body` is JSON, or a text that is sent as it is. */
async function call<T>(method: string, path: string, body?: unknown, secret?: string): Promise<T> {
  const headers: Record<string, string> = { "Accept-Language": document.documentElement.lang };
  const raw = typeof body === "string";
  if (body !== undefined) headers["Content-Type"] = raw ? "application/jsonl" : "application/json";
  if (secret) headers["Authorization"] = `Bearer ${secret}`;
  const init: RequestInit = { method, headers };
  if (body !== undefined) init.body = raw ? body : JSON.stringify(body);
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

/** Where others in the network find the server; null if only this machine does. */
export const reach = () => call<ReachJson>("GET", "/reach").then(({ address }) => address);
export const games = () => call<GameJson[]>("GET", "/games");
export const openTable = (wish: NewTable) => call<SeatedJson>("POST", "/tables", wish);
export const watchBots = (wish: BotTable) =>
  call<WatchedJson>("POST", "/tables/of-bots", wish).then(({ table }) => table);
export const takeSeat = (table: string, name: string, seat: number | null) =>
  call<SeatedJson>("POST", `${at(table)}/seats`, { name, seat });
export const rulebook = (game: string, language: string) =>
  call<RulebookJson>("GET", `/rulebooks/${game}?lang=${language}`);

/** What can be looked through: the game of a table, or a record that was sent in. */
export interface Story {
  of: "table" | "record";
  id: string;
}
export const storyPath = ({ of, id }: Story) => `/${of}s/${encodeURIComponent(id)}`;
export const recordPath = (story: Story) =>
  `/api${storyPath(story)}${story.of === "table" ? "/record" : ""}`;

/** The game from one seat, or with all cards open; null: from the seat of the secret. */
export const replayOf = (story: Story, seat: number | "all" | null, secret?: string) =>
  call<Replay>(
    "GET",
    `${storyPath(story)}/replay${seat === null ? "" : `?seat=${seat}`}`,
    undefined,
    secret,
  );
export const playOn = (story: Story, wish: PlayOn, secret?: string) =>
  call<SeatedJson>("POST", `${storyPath(story)}/play-on`, wish, secret);
export const sendRecord = (line: string) => call<RecordKept>("POST", "/records", line);
