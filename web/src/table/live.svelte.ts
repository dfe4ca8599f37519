/**
 * One table as this browser knows it. `now` is always current; `frame` is what is in sight, which follows
 * at the reader's pace. The page computes no rule: what is legal, marked and said comes from the server.
 */
import { randomWords } from "../api";
import { Connection } from "../connection";
import type { Sitting } from "../early";
import type { GameScreen } from "../games/register";
import { Pace } from "../pace";
import { forgetSecret, keepSecret, pledgeFor } from "../secrets";
import { settings } from "../settings.svelte";
import type {
  FairJson,
  Legal,
  PlaceJson,
  Refused,
  ServerMessage,
  StepMessage,
  TableMessage,
  Told,
  Worth,
} from "../wire";
import { currentLanguage, t } from "../words.svelte";
import { spoken } from "./names";
import {
  STEP_MS,
  orderFrom,
  type Frame,
  type Notice,
  type Pending,
  type Session,
} from "./session.svelte";
import { play } from "./sound";
import { type Said, Telling } from "./telling.svelte";
import { Weighing } from "./weighing.svelte";

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
  pending = $state.raw<Pending | null>(null);
  notice = $state.raw<Notice | null>(null);
  /** What the cards followed from, once the game is over. */
  fair = $state.raw<FairJson | null>(null);
  /** The connection was there and is gone. */
  lost = $state(false);

  readonly id: string;
  private readonly connection: Connection;
  private readonly pace = new Pace<Frame>((frame) => this.show(frame));
  private readonly telling = new Telling();
  private readonly words: string;
  /** Actions that follow the pending one, such as the rest of six cards. */
  private following: string[] = [];
  /** An undo that is asked for, and after which step; `ref` is null while it waits for the next step. */
  private undoing: { ref: number | null; at: number } | null = null;
  /** What is asked about, and the moment at which it is to be done if it is allowed. */
  private asked = new Map<number, { about: string; at: string | null }>();
  private readonly weighing = new Weighing((text) => this.connection.ask({ type: "worth", text }));
  private forced: ReturnType<typeof setTimeout> | undefined;

  constructor(
    id: string,
    private readonly secret: string | null,
    private readonly game: () => GameScreen | null,
    /** The table cannot be had; the sentence says why. */
    barred: (code: string, text: string) => void,
  ) {
    this.id = id;
    this.words = pledgeFor(id)?.words ?? randomWords();
    this.connection = new Connection({
      sitting: () => this.sitting(),
      heard: (message) => this.heard(message),
      linked: (there) => {
        this.lost = !there;
      },
      barred: (code, text) => {
        this.lost = false; // it is not looked for any more
        barred(code, text);
      },
    });
  }

  get log(): Told[] {
    return this.telling.log;
  }
  get worth(): Worth | null {
    return this.weighing.worth;
  }
  get said(): Said {
    return this.telling.said;
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

  get order(): number[] {
    return orderFrom(this.you, this.seats);
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
    this.asked.set(this.connection.ask({ type: "why", text }), { about: text, at: null });
  }

  weigh(text: string): void {
    this.weighing.weigh(text);
  }

  /** What a person typed, which the table understands in short as well: does it, or asks why not. */
  typed(text: string, does: boolean): void {
    this.drain();
    const ref = this.connection.ask({ type: "why", text, typed: true });
    this.asked.set(ref, { about: text, at: does ? this.moment : null });
  }

  /** The run of the game and its latest step: what was meant for one moment is not done at another. */
  private get moment(): string {
    return `${this.table?.run} ${this.now?.number}`;
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
      case "accepted":
        return this.accepted(message.ref, message.number);
      case "refused":
        if (message.code === "moved-on" && this.undoing?.ref === message.ref)
          return this.undoLater();
        return this.refused(message);
      case "reason": {
        const asked = this.asked.get(message.ref);
        this.asked.delete(message.ref);
        if (message.means !== null && message.allowed && asked?.at && asked.at === this.moment)
          return this.act(message.means);
        const about = message.means ?? asked?.about ?? null;
        if (message.allowed) play("tap");
        else play("refused");
        return this.tell({ kind: "reason", about, text: message.text, rule: message.rule });
      }
      case "worth":
        return this.weighing.answered(message);
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
    this.telling.speak(spoken(notice.text));
  }

  private begin(message: TableMessage): void {
    const before = this.table;
    this.table = message;
    this.seats = message.seats;
    this.fair = message.fair;
    this.keep(message.status);
    this.undoing = null;
    const { view, marks } = message;
    if (!view || !marks) {
      this.telling.log = message.log; // the table still waits for its players
      return;
    }
    const frame = { ...message, view, marks, actor: null, told: [], beat: null };
    if (this.now && before?.run === message.run) this.goOn(frame, message);
    else this.beginAnew(frame, message.log);
  }

  private beginAnew(frame: Frame, log: Told[]): void {
    clearTimeout(this.forced);
    this.pace.clear();
    this.pending = null;
    this.following = [];
    this.notice = null;
    this.telling.log = log;
    this.now = frame;
    this.show(frame);
  }

  /** The same game, after the connection was away or in another language: what waits to be shown still waits. */
  private goOn(frame: Frame, { since, log }: TableMessage): void {
    const last = this.now!.number;
    if (since === null) this.retell(frame, log);
    this.weighing.again(frame.legal);
    this.now = frame;
    if (frame.number === last) return this.settle();
    const missed = log.filter(({ number }) => number > last);
    const steps = missed.map(({ number, facts }) => ({ ...frame, number, told: facts, legal: [] }));
    this.pace.push(...[...steps, frame].map((frame) => ({ frame, holdMs: 0 })));
    this.settle();
  }

  /** Puts all that is in sight, waits, or is written into the words of `latest` and `log`. */
  private retell(latest: Frame, log: Told[]): void {
    const again = this.telling.retell(log);
    const retold = (frame: Frame): Frame => {
      const told = again(frame.number, frame.told);
      const slips = latest.slips.slice(0, frame.slips.length);
      const current = frame.number === latest.number && (frame.legal.length || !frame.beat);
      const { legal, view, marks } = current ? latest : frame;
      return { ...frame, told, slips, legal, view, marks };
    };
    this.pace.change(retold);
    this.frame = retold(this.frame!);
  }

  private step(message: StepMessage): void {
    if (!this.now || message.number <= this.now.number) return;
    const { legal, marks, slips } = this.now;
    const frame: Frame = {
      ...message,
      legal: message.legal ?? legal,
      marks: message.marks ?? marks,
      slips: message.slips ?? slips,
      beat: null,
    };
    this.now = frame;
    if (message.status === "over") this.keep("over");
    if (this.undoing?.ref === null) this.askUndo();
    const own = message.actor === this.you;
    const following = own ? this.took() : undefined;
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

  /** The table took the reader's action: nothing is pending. Gives what is to follow it. */
  private took(): string | undefined {
    this.pending = null;
    return this.following.shift();
  }

  private accepted(ref: number, step: number): void {
    if (this.pending?.ref !== ref) return;
    this.pending = { ...this.pending, step };
    this.settle();
  }

  /** What became a step that the page knows is done, also where that step itself was never sent. */
  private settle(): void {
    if (!this.pending?.step || this.pending.step > this.now!.number) return;
    const following = this.took();
    if (following !== undefined) this.act(following, this.following);
  }

  private refused({ ref, text, rule }: Refused): void {
    if (this.weighing.refused(ref)) return;
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
    const due = frame.legal.length ? [t("your-turn")] : [];
    const news = this.telling.write(frame.number, frame.told, due);
    if (news && frame.actor !== this.you) play("card");
    if (this.notice?.kind === "hint") this.notice = null;
    if (frame.legal.length && !this.pending) play("turn");
    this.playForced(frame);
  }

  // Only what a step led to: after an undo the reader stands where he wanted to be.
  private playForced({ actor }: Frame): void {
    clearTimeout(this.forced);
    const only = this.now?.legal.length === 1 ? this.now.legal[0] : undefined;
    if (!settings.playForced || !only || actor === null || this.pace.busy) return;
    const number = this.now!.number;
    this.forced = setTimeout(
      () => {
        if (this.now?.number === number && !this.pending) this.act(only.text);
      },
      settings.speed === 0 ? 0 : FORCED_MS,
    );
  }
}
