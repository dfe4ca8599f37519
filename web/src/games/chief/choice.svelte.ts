/** The cards that the reader has chosen and not sealed yet; the sheet beside the table shows them too. */
import type { Session } from "../../table/session.svelte";
import type { WorthJson } from "../../wire";
import { meldText, ownOf, tableOf } from "./view";

class Choice {
  private round = $state(0);
  private places = $state.raw<readonly number[]>([]);

  constructor(private readonly session: Session) {}

  /** Whether the reader is to choose a meld now. */
  get due(): boolean {
    return this.session.legal.some((action) => action.action.kind === "Meld");
  }
  private get hand(): readonly string[] {
    return (this.session.frame && ownOf(this.session.frame)?.hand) ?? [];
  }
  /** Places of the sorted hand, ascending. */
  get chosen(): readonly number[] {
    const frame = this.session.frame;
    return this.due && frame && tableOf(frame).round === this.round ? this.places : [];
  }
  get cards(): string[] {
    return this.chosen.map((place) => this.hand[place]!);
  }
  get text(): string {
    return meldText(this.cards);
  }
  /** Whether the chosen cards may be laid. */
  get allowed(): boolean {
    return this.session.legal.some(({ text }) => text === this.text);
  }
  /** What they would score, if the table has said it. */
  get worth(): WorthJson | null {
    return this.allowed && !this.awaited ? this.session.worth!.worth : null;
  }
  /** Whether the table has not answered yet what they would score. */
  get awaited(): boolean {
    return this.session.worth?.text !== this.text;
  }

  toggle(place: number): void {
    const chosen = this.chosen;
    this.places = chosen.includes(place)
      ? chosen.filter((each) => each !== place)
      : [...chosen, place].sort((a, b) => a - b);
    this.round = tableOf(this.session.frame!).round;
    if (this.allowed) this.session.weigh(this.text);
  }
  clear(): void {
    this.places = [];
  }
}

const choices = new WeakMap<Session, Choice>();

export function choiceOf(session: Session): Choice {
  let choice = choices.get(session);
  if (!choice) choices.set(session, (choice = new Choice(session)));
  return choice;
}
