/**
 * One table as this browser knows it. `now` is always current; `frame` is what is in sight, which follows
 * at the reader's pace. The page computes no rule: what is legal, marked and said comes from the server.
 */
import { randomWords } from "../api";
import { Connection, type Sitting } from "../connection";
import type { GameScreen } from "../games/register";
import { Pace } from "../pace";
import { forgetSecret, keepSecret, pledgeFor } from "../secrets";
import { settings } from "../settings.svelte";
import type {
  FairJson,
  GameName,
  Games,
  Legal,
  PlaceJson,
  Refused,
  ServerMessage,
  SlipJson,
  StepMessage,
  TableMessage,
  Told,
  ToldFact,
} from "../wire";
import { currentLanguage, t } from "../words.svelte";
import { spoken } from "./names";
import { play } from "./sound";

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
  readonly lost: boolean;
  readonly said: string;
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
  name(seat: number): string;
  act(text: string, following?: string[]): void;
  why(text: string): void;
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

/** What stays the same at a table. */
export type Opened = Pick<TableMessage, "game" | "title" | "options" | "solo" | "host">;

/** What every step takes at normal speed when a game says nothing else. */
export const STEP_MS = 350;
const FORCED_MS = 500;

export class LiveSession implements Session {
  readonly live = true;
  readonly hands = null;
  /** The latest moment. */
  now = $state.raw<Frame | null>(null);
  /** The moment in sight. */
  frame = $state.raw<Frame | null>(null);
  /** What stays the same: title, options, whose browser this is. */
  table = $state.raw<TableMessage | null>(null);
  seats = $state.raw<PlaceJson[]>([]);
  log = $state.raw<Told[]>([]);
  pending = $state.raw<Pending | null>(null);
  notice = $state.raw<Notice | null>(null);
  /** What the cards followed from, once the game is over. */
  fair = $state.raw<FairJson | null>(null);
  /** The connection was there and is gone. */
  lost = $state(false);
  /** What the live region says. */
  said = $state("");

  readonly id: string;
  private readonly connection: Connection;
  private readonly pace = new Pace<Frame>((frame) => this.show(frame));
  private readonly words: string;
  /** Actions that follow the pending one, such as the rest of six cards. */
  private following: string[] = [];
  /** An undo that is asked for, and after which step; `ref` is null while it waits for the next step. */
  private undoing: { ref: number | null; at: number } | null = null;
  private asked = new Map<number, string>();
  private readonly written = new WeakSet<ToldFact>();
  private saying: string[] = [];
  private forced: ReturnType<typeof setTimeout> | undefined;

  constructor(
    id: string,
    private readonly secret: string | null,
    private readonly game: () => GameScreen | null,
    /** The table cannot be had; the sentence says why. */
    private readonly barred: (code: string, text: string) => void,
  ) {
    this.id = id;
    this.words = pledgeFor(id)?.words ?? randomWords();
    this.connection = new Connection({
      sitting: () => this.sitting(),
      heard: (message) => this.heard(message),
      linked: (there) => {
        this.lost = !there;
      },
    });
  }

  /** The reader's seat; null for an onlooker. */
  get you(): number | null {
    return this.table?.you ?? null;
  }

  /** What the reader may do now, as far as the picture in sight has come. */
  get legal(): Legal[] {
    return this.pending || !this.frame ? [] : this.frame.legal;
  }

  /** Where a seat is from the reader's: 0 the reader, 1 the next to play, and so on. */
  from(seat: number): number {
    return (seat - (this.you ?? 0) + this.seats.length) % this.seats.length;
  }

  name(seat: number): string {
    return seat === this.you ? t("you") : (this.seats[seat]?.name ?? "");
  }

  /** Does what `text` says if it is legal; otherwise asks why not. Draws it before the table has answered. */
  act(text: string, following: string[] = []): void {
    this.drain();
    if (this.pending || !this.now || this.frame?.number !== this.now.number) return;
    const action = this.now.legal.find((legal) => legal.text === text);
    if (!action) return this.why(text);
    this.notice = null;
    this.following = following;
    const ref = this.connection.ask({
      type: "act",
      at: this.now.number,
      text,
      run: this.table!.run,
    });
    this.pending = { ref, action };
    play("card");
  }

  why(text: string): void {
    this.asked.set(this.connection.ask({ type: "why", text }), text);
  }

  hint(): void {
    this.drain();
    this.connection.ask({ type: "hint" });
  }

  /** Back to the reader's last decision; if the table moves on meanwhile, as soon as it has. */
  undo(): void {
    this.drain();
    this.askUndo();
  }

  private askUndo(): void {
    const at = this.now!.number;
    this.undoing = { ref: this.connection.ask({ type: "undo", at }), at };
  }

  speak(language: string): void {
    this.connection.ask({ type: "language", language });
  }

  start(): void {
    this.connection.ask({ type: "start" });
  }

  leave(): void {
    this.connection.ask({ type: "leave" });
    forgetSecret(this.id);
  }

  /** Shows at once all that waits to be shown. True if something waited. */
  drain(): boolean {
    const waited = this.pace.busy;
    this.pace.drain();
    return waited;
  }

  /** Says the last thing that happened once more. */
  repeat(): void {
    const last = this.log.at(-1)?.facts.at(-1);
    if (last) this.tell({ kind: "reason", about: null, text: last.text, rule: null });
  }

  dismiss(): void {
    this.notice = null;
  }

  close(): void {
    clearTimeout(this.forced);
    this.pace.clear();
    this.connection.close();
  }

  private sitting(): Sitting {
    return {
      table: this.id,
      secret: this.secret,
      language: currentLanguage(),
      since: this.now?.number ?? null,
      run: this.table?.run ?? null,
      words: this.secret ? this.words : null,
    };
  }

  private heard(message: ServerMessage): void {
    switch (message.type) {
      case "table":
        return this.begin(message);
      case "step":
        return this.step(message);
      case "fair":
        this.fair = message;
        return;
      case "seats":
        this.seats = message.seats;
        return;
      case "refused":
        if (message.code === "moved-on" && this.undoing?.ref === message.ref)
          return this.undoLater();
        return this.refused(message);
      case "reason": {
        const about = this.asked.get(message.ref) ?? null;
        this.asked.delete(message.ref);
        if (message.allowed) play("tap");
        else play("refused");
        return this.tell({ kind: "reason", about, text: message.text, rule: message.rule });
      }
      case "hint":
        return this.tell({ kind: "hint", about: message.text, text: message.sentence, rule: null });
    }
  }

  private undoLater(): void {
    if (this.now!.number !== this.undoing!.at) this.askUndo();
    else this.undoing!.ref = null;
  }

  private tell(notice: Notice): void {
    this.notice = notice;
    this.said = spoken(notice.text);
  }

  private begin(message: TableMessage): void {
    const resumed = this.table?.run === message.run && message.since !== null;
    this.table = message;
    this.seats = message.seats;
    this.fair = message.fair;
    this.keep(message.status);
    this.undoing = null;
    this.log = resumed
      ? [...this.log.filter((entry) => entry.number <= message.since!), ...message.log]
      : message.log;
    this.pace.clear();
    if (!resumed) {
      this.pending = null;
      this.following = [];
      this.notice = null;
    }
    const { view, marks } = message;
    if (!view || !marks) return; // the table still waits for its players
    this.now = { ...message, view, marks, actor: null, told: [], beat: null };
    this.show(this.now);
  }

  private step(message: StepMessage): void {
    if (!this.now || message.number <= this.now.number) return;
    const slips = message.slips ?? this.now.slips;
    const frame: Frame = { ...message, slips, beat: null };
    this.now = frame;
    if (message.status === "over") this.keep("over");
    if (this.undoing?.ref === null) this.askUndo();
    const own = message.actor === this.you;
    const following = own ? this.following.shift() : undefined;
    if (own) this.settle();
    const beats = this.game()?.beats?.(frame, settings) ?? [{ frame, holdMs: STEP_MS }];
    const speed = settings.speed;
    this.pace.push(
      ...beats.map(({ frame, holdMs }) => ({
        frame,
        holdMs: holdMs === null ? null : speed === 0 ? 0 : holdMs / speed,
      })),
    );
    if (following !== undefined) this.act(following, this.following);
  }

  private keep(status: string): void {
    if (this.secret) keepSecret(this.id, this.secret, this.table!.game, status === "over");
  }

  /** The table took the reader's action: nothing is pending. */
  private settle(): void {
    this.pending = null;
  }

  private refused({ ref, code, text, rule }: Refused): void {
    if (!this.table) return this.barred(code, text);
    const about = this.pending?.ref === ref ? this.pending!.action.text : null;
    if (about !== null) {
      this.pending = null;
      this.following = [];
    }
    play("refused");
    this.tell({ kind: "refused", about, text, rule });
  }

  private show(frame: Frame): void {
    this.frame = frame;
    // A step may be shown in several pictures; each fact is written down and said once.
    const facts = frame.told.filter((told) => !this.written.has(told));
    if (facts.length) {
      facts.forEach((told) => this.written.add(told));
      const last = this.log.at(-1);
      this.log =
        last?.number === frame.number
          ? [...this.log.slice(0, -1), { ...last, facts: [...last.facts, ...facts] }]
          : [...this.log, { number: frame.number, facts }];
      const due = frame.legal.length ? [t("your-turn")] : [];
      this.say([...facts.map((told) => spoken(told.text)), ...due]);
      if (frame.actor !== this.you) play("card");
    }
    if (this.notice?.kind === "hint") this.notice = null;
    if (frame.legal.length && !this.pending) play("turn");
    this.playForced();
  }

  /** What is shown together is said together. */
  private say(sentences: string[]): void {
    if (!this.saying.length) {
      queueMicrotask(() => {
        this.said = this.saying.join(" ");
        this.saying = [];
      });
    }
    this.saying.push(...sentences);
  }

  private playForced(): void {
    clearTimeout(this.forced);
    const only = this.now?.legal.length === 1 ? this.now.legal[0] : undefined;
    if (!settings.playForced || !only || this.pace.busy) return;
    const number = this.now!.number;
    this.forced = setTimeout(
      () => {
        if (this.now?.number === number && !this.pending) this.act(only.text);
      },
      settings.speed === 0 ? 0 : FORCED_MS,
    );
  }
}
