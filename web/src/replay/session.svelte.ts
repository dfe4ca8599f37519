/** A game that is looked through, in the form that the game's screen draws: nothing can be done in it. */
import type { GameScreen } from "../games/register";
import type { Beat } from "../pace";
import { settings } from "../settings.svelte";
import { spoken } from "../table/names";
import {
  STEP_MS,
  orderFrom,
  type Frame,
  type Notice,
  type Opened,
  type Session,
} from "../table/session.svelte";
import type { Said } from "../table/telling.svelte";
import type { FairJson, Games, Legal, PlaceJson, Replay, Told } from "../wire";
import { t } from "../words.svelte";
import { openCards } from "./hands";

/** How long what waits to be read stays while the replay plays by itself. */
const READ_MS = 3000;
/** Where everything is shown at once, the replay still plays so that it can be followed. */
const AT_ONCE_SPEED = 4;

export class ReplaySession implements Session {
  readonly live = false;
  readonly pending = null;
  readonly worth = null;
  readonly lost = false;
  readonly legal: Legal[] = [];

  /** The picture in sight: its place among all pictures, from 0. */
  at = $state(0);
  playing = $state(false);
  notice = $state.raw<Notice | null>(null);
  private timer: ReturnType<typeof setTimeout> | undefined;

  private replay = $state.raw<Replay>()!;
  private opened = $state.raw<Replay | null>(null);
  private readonly pictures: Beat<Frame>[] = $derived(this.allPictures());

  constructor(
    readonly id: string,
    replay: Replay,
    private readonly screen: GameScreen,
    /** Asks for the game once more, in the language of the page. */
    private readonly reload: () => void,
  ) {
    this.replay = replay;
  }

  /** Shows another seat, or the same in another language; `opened` has all cards. */
  show(replay: Replay, opened: Replay | null): void {
    this.replay = replay;
    this.opened = opened;
    this.at = Math.min(this.at, this.last);
  }

  get last(): number {
    return this.pictures.length - 1;
  }
  /** The first picture of a step of the game. */
  placeOf(number: number): number {
    return Math.max(
      0,
      this.pictures.findIndex(({ frame }) => frame.number >= number),
    );
  }
  go(at: number): void {
    this.notice = null;
    this.at = Math.max(0, Math.min(this.last, at));
  }
  play(): void {
    if (this.at === this.last) this.go(0);
    this.playing = true;
    this.tick();
  }
  pause(): void {
    this.playing = false;
    clearTimeout(this.timer);
  }
  private tick(): void {
    clearTimeout(this.timer);
    const { holdMs } = this.pictures[this.at]!;
    const speed = settings.speed || AT_ONCE_SPEED;
    this.timer = setTimeout(
      () => {
        if (!this.playing) return;
        this.go(this.at + 1);
        if (this.at === this.last) this.playing = false;
        else this.tick();
      },
      (holdMs ?? READ_MS) / speed,
    );
  }

  get frame(): Frame {
    return this.pictures[this.at]!.frame;
  }
  get now(): Frame {
    return this.frame;
  }
  get table(): Opened {
    const { game, title, options } = this.replay;
    return { game, title, options, solo: false, host: false };
  }
  /** Whoever sat there then: nobody is away in a replay. */
  readonly seats: PlaceJson[] = $derived(
    this.replay.seats.map((place) => ({ ...place, present: true, stand_in: false })),
  );
  get you(): number | null {
    return typeof this.replay.seat === "number" ? this.replay.seat : null;
  }
  get log(): Told[] {
    return this.replay.steps
      .slice(0, this.frame.number + 1)
      .filter((step) => step.told.length)
      .map(({ number, told }) => ({ number, facts: told }));
  }
  get fair(): FairJson | null {
    return this.replay.fair?.fair ?? null;
  }
  get said(): Said {
    return {
      text: this.frame.told.map((told) => spoken(told.text)).join(" "),
      n: this.frame.number,
    };
  }
  get hands(): string[][] | null {
    const owns = this.opened?.steps[this.frame.number]?.owns;
    return owns ? owns.map((own) => openCards(own as Games[keyof Games]["own"])) : null;
  }

  from(seat: number): number {
    return (seat - (this.you ?? 0) + this.seats.length) % this.seats.length;
  }
  get order(): number[] {
    return orderFrom(this.you, this.seats);
  }

  name(seat: number): string {
    return seat === this.you ? t("you") : (this.seats[seat]?.name ?? "");
  }
  act(text: string): void {
    this.notice = { kind: "reason", about: text, text: t("replay-no-play"), rule: null };
  }
  weigh(): void {}
  why(text: string): void {
    this.act(text);
  }
  typed(text: string): void {
    this.act(text);
  }
  /** What waits to be read has been read: on to the next picture. */
  drain(): boolean {
    this.go(this.at + 1);
    return true;
  }
  dismiss(): void {
    this.notice = null;
  }
  speak(): void {
    this.reload();
  }
  close(): void {
    this.pause();
  }
  // What only a live table has.
  hint(): void {}
  undo(): void {}
  start(): void {}
  leave(): void {}
  repeat(): void {}

  private allPictures(): Beat<Frame>[] {
    const { steps, status, result } = this.replay;
    let slips: Frame["slips"] = [];
    return steps.flatMap((step, i) => {
      slips = step.slips ?? slips;
      const over = status === "over" && i === steps.length - 1;
      const frame: Frame = {
        number: step.number,
        actor: step.actor,
        told: step.told,
        view: step.view,
        legal: [],
        marks: step.marks,
        slips,
        undo: null,
        status: over ? "over" : "playing",
        result: over ? result : null,
        beat: null,
      };
      return this.screen.beats?.(frame, { ...settings }) ?? [{ frame, holdMs: STEP_MS }];
    });
  }
}
