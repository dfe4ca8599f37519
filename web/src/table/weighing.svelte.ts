/** What actions would score, asked one by one while a reader puts them together. */
import type { Legal, Worth } from "../wire";

export class Weighing {
  /** The last answer. */
  worth = $state.raw<Worth | null>(null);
  /** What is not answered yet, by the number under which the answer comes. */
  private readonly asked = new Map<number, string>();
  private last: string | null = null;

  constructor(private readonly ask: (text: string) => number) {}

  weigh(text: string): void {
    this.last = text;
    this.asked.set(this.ask(text), text);
  }

  /** Asks for the last one again, if it is still allowed: the language may be another one. */
  again(legal: readonly Legal[]): void {
    const last = this.last;
    if (last !== null && legal.some(({ text }) => text === last)) this.weigh(last);
  }

  answered(worth: Worth): void {
    this.asked.delete(worth.ref);
    this.worth = worth;
  }

  /** Whether a refusal is the answer to one of these. It is left open, and nothing is said: the reader asked for nothing. */
  refused(ref: number | null): boolean {
    const text = ref === null ? undefined : this.asked.get(ref);
    if (text === undefined) return false;
    this.answered({ type: "worth", ref: ref!, text, worth: null });
    return true;
  }
}
