/** The six columns of a reserve, as the picture shows them. */
import type { Session } from "../../table/session.svelte";
import type { Column } from "./Columns.svelte";
import { COLOURS, cleared, giftOf, marksOf, reservesOf, standing, takenTrios } from "./view";

export function columnsOf(session: Session, seat: number): Column[] {
  const frame = session.frame!;
  const marks = marksOf(frame);
  const over = cleared(frame); // the marks are then of the table that was cleared
  return reservesOf(session)[seat]!.map((count, i) => ({
    count,
    ...(over ? {} : { text: marks.piled[seat]![i]! || String(count), mark: standing(marks.most[i]!, seat) }),
    ...arriving(session, seat, COLOURS[i]!),
  })); // prettier-ignore
}

/** The names of a card of the trio that was taken, if it comes to lie in this column. */
function arriving(session: Session, seat: number, colour: string): Partial<Column> {
  const gift = giftOf(session);
  const taken = gift && takenTrios(session).findLast((trio) => trio.seat === gift.seat);
  if (!gift || !taken) return {};
  const keptFirst = taken.cards[0] === gift.kept;
  const from = `trio-${taken.trio}`;
  if (seat === gift.seat && colour === gift.kept)
    return { move: `t${taken.trio}${keptFirst ? "a" : "b"}`, from };
  if (seat === gift.receiver && colour === gift.given)
    return { move: `t${taken.trio}${keptFirst ? "b" : "a"}`, from };
  return {};
}
