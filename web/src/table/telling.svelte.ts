/** What a table tells: the log, which follows what is in sight, and the words of the live region. */
import type { Told, ToldFact } from "../wire";
import { spoken } from "./names";

/** A text for the live region; `n` tells it from an equal one that was said before. */
export interface Said {
  text: string;
  n: number;
}

export class Telling {
  log = $state.raw<Told[]>([]);
  said = $state.raw<Said>({ text: "", n: 0 });
  private written = new WeakSet<ToldFact>();
  private saying: string[] = [];

  /** Writes down what is not written yet; true if there was something. */
  write(number: number, told: readonly ToldFact[], then: string[] = []): boolean {
    // A step may be shown in several pictures; each fact is written down and said once.
    const facts = told.filter((fact) => !this.written.has(fact));
    if (!facts.length) return false;
    for (const fact of facts) this.written.add(fact);
    const last = this.log.at(-1);
    this.log =
      last?.number === number
        ? [...this.log.slice(0, -1), { ...last, facts: [...last.facts, ...facts] }]
        : [...this.log, { number, facts }];
    this.say([...facts.map(({ text }) => spoken(text)), ...then]);
    return true;
  }

  /** Says it at once. */
  speak(text: string): void {
    this.said = { text, n: this.said.n + 1 };
  }

  /**
   * Puts the log into the words of `told`, as far as it is written; gives the way to do the same with
   * what is not written yet.
   */
  retell(told: readonly Told[]): (number: number, facts: readonly ToldFact[]) => ToldFact[] {
    const texts = new Map(
      told.flatMap(({ number, facts }) =>
        facts.map(({ fact, text }) => [`${number} ${JSON.stringify(fact)}`, text] as const),
      ),
    );
    const retold = new Map<ToldFact, ToldFact>();
    const again = (number: number, facts: readonly ToldFact[]) =>
      facts.map((old) => {
        const text = texts.get(`${number} ${JSON.stringify(old.fact)}`) ?? old.text;
        const other = retold.get(old) ?? { ...old, text };
        retold.set(old, other);
        if (this.written.has(old)) this.written.add(other);
        return other;
      });
    this.log = this.log.map(({ number, facts }) => ({ number, facts: again(number, facts) }));
    return again;
  }

  /** What is shown together is said together. */
  private say(sentences: string[]): void {
    if (!this.saying.length) {
      queueMicrotask(() => {
        this.speak(this.saying.join(" "));
        this.saying = [];
      });
    }
    this.saying.push(...sentences);
  }
}
