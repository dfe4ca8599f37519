import { expect, test } from "vitest";
import { type Clock, Pace } from "../src/pace";

/** Time that passes when the test says so. */
class HandClock implements Clock {
  private now = 0;
  private due: { at: number; then: () => void }[] = [];
  after(ms: number, then: () => void) {
    const entry = { at: this.now + ms, then };
    this.due.push(entry);
    return entry as unknown as ReturnType<typeof setTimeout>;
  }
  cancel(timer: ReturnType<typeof setTimeout>) {
    this.due = this.due.filter((entry) => (entry as unknown) !== timer);
  }
  pass(ms: number) {
    this.now += ms;
    const ready = this.due.filter((entry) => entry.at <= this.now);
    this.due = this.due.filter((entry) => entry.at > this.now);
    for (const entry of ready) entry.then();
  }
}

function paced() {
  const shown: string[] = [];
  const clock = new HandClock();
  return { shown, clock, pace: new Pace<string>((frame) => shown.push(frame), clock) };
}

test("a frame is shown at once, the next one when the first has been held", () => {
  const { shown, clock, pace } = paced();
  pace.push({ frame: "a", holdMs: 100 }, { frame: "b", holdMs: 100 });
  expect(shown).toEqual(["a"]);
  clock.pass(99);
  expect(shown).toEqual(["a"]);
  clock.pass(1);
  expect(shown).toEqual(["a", "b"]);
});

test("at no time at all everything is shown together", () => {
  const { shown, pace } = paced();
  pace.push({ frame: "a", holdMs: 0 }, { frame: "b", holdMs: 0 });
  expect(shown).toEqual(["a", "b"]);
  expect(pace.busy).toBe(false);
});

test("a tap shows all that waits, in order, and nothing twice", () => {
  const { shown, clock, pace } = paced();
  pace.push({ frame: "a", holdMs: 100 }, { frame: "b", holdMs: 100 }, { frame: "c", holdMs: 100 });
  pace.drain();
  expect(shown).toEqual(["a", "b", "c"]);
  clock.pass(1000);
  expect(shown).toEqual(["a", "b", "c"]);
  expect(pace.busy).toBe(false);
});

test("a frame held until a tap stays, and the tap lets the next ones go on at their pace", () => {
  const { shown, clock, pace } = paced();
  pace.push({ frame: "trick", holdMs: null }, { frame: "swept", holdMs: 10 });
  clock.pass(1_000_000);
  expect(shown).toEqual(["trick"]);
  pace.drain();
  expect(shown).toEqual(["trick", "swept"]);
});

test("a tap does not run past a frame that stays until it is skipped", () => {
  const { shown, pace } = paced();
  pace.push(
    { frame: "a", holdMs: 100 },
    { frame: "slip", holdMs: null },
    { frame: "b", holdMs: 0 },
  );
  pace.drain();
  expect(shown).toEqual(["a", "slip"]);
  pace.drain();
  expect(shown).toEqual(["a", "slip", "b"]);
});

test("after a rewind nothing old comes", () => {
  const { shown, clock, pace } = paced();
  pace.push({ frame: "a", holdMs: 100 }, { frame: "old", holdMs: 100 });
  pace.clear();
  pace.push({ frame: "new", holdMs: 100 });
  clock.pass(1000);
  expect(shown).toEqual(["a", "new"]);
});
