/** Shows what happened one beat after another, while the state itself is always current. */

export interface Beat<F> {
  frame: F;
  /** How long the frame stays before the next one, in ms; null: until it is skipped. */
  holdMs: number | null;
}

type Timer = ReturnType<typeof setTimeout>;
export interface Clock {
  after(ms: number, then: () => void): Timer;
  cancel(timer: Timer): void;
}
const WALL: Clock = {
  after: (ms, then) => setTimeout(then, ms),
  cancel: (timer) => clearTimeout(timer),
};

export class Pace<F> {
  private readonly waiting: Beat<F>[] = [];
  private timer: Timer | undefined;
  private holding = false;

  /** `show` is called with each frame when its time has come. */
  constructor(
    private readonly show: (frame: F) => void,
    private readonly clock: Clock = WALL,
  ) {}

  /** Whether frames wait to be shown, or the one in sight is held. */
  get busy(): boolean {
    return this.holding || this.waiting.length > 0;
  }

  push(...beats: Beat<F>[]): void {
    this.waiting.push(...beats);
    if (!this.holding) this.next();
  }

  /** Lets go of what is held, and shows what waits, up to a frame that stays until it is skipped. */
  drain(): void {
    this.stop();
    for (let beat = this.waiting.shift(); beat; beat = this.waiting.shift()) {
      this.show(beat.frame);
      if (beat.holdMs === null) {
        this.holding = true;
        return;
      }
    }
  }

  /** Puts another frame in the place of each that waits. */
  change(other: (frame: F) => F): void {
    for (const beat of this.waiting) beat.frame = other(beat.frame);
  }

  /** Forgets what waits. */
  clear(): void {
    this.stop();
    this.waiting.length = 0;
  }

  private stop(): void {
    if (this.timer !== undefined) this.clock.cancel(this.timer);
    this.timer = undefined;
    this.holding = false;
  }

  private next(): void {
    this.stop();
    for (let beat = this.waiting.shift(); beat; beat = this.waiting.shift()) {
      this.show(beat.frame);
      if (beat.holdMs === 0) continue;
      this.holding = true;
      if (beat.holdMs !== null) this.timer = this.clock.after(beat.holdMs, () => this.next());
      return;
    }
  }
}
