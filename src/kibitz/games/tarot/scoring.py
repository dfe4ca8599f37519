"""The count at the end of a deal, the slip, and the end of the game."""

from dataclasses import dataclass
from typing import Final

from kibitz.games.tarot.cards import (
    BOUTS,
    EXCUSE,
    HAND,
    PETIT,
    Cards,
    half_points,
)
from kibitz.games.tarot.deal import next_seat, put_away
from kibitz.games.tarot.table import (
    MULTIPLIERS,
    SEATS,
    DealEnded,
    Hidden,
    Own,
    State,
    Table,
    Trick,
)
from kibitz.kernel.events import tell
from kibitz.kernel.game import Step
from kibitz.kernel.scores import Points, Result, ScoreLine, Slip, leaders, totals
from kibitz.kernel.seats import CHANCE, Seat
from kibitz.kernel.state import replace

UNITS: Final = 2
"""Half points in a point: everything is counted in halves, and never rounded [8.15]."""

TARGETS: Final = (56, 51, 41, 36)
"""What the taker needs with no bout, one, two, three [8.2]; in points."""

CONTRACT: Final = 25
PETIT_BONUS: Final = 10
HANDFUL_BONUS: Final = {10: 20, 13: 30, 15: 40}
ANNOUNCED_SLAM: Final = 400
FAILED_SLAM: Final = 200
SLAM: Final = 200


@dataclass(frozen=True)
class Count:
    """What a finished deal comes to, before it is scored."""

    taker: Seat
    contract: str
    half_points: int  # those of the taker's cards
    bouts: int  # among the taker's cards
    petit: bool | None = None  # whether the taker won it in the last trick; None: it was not there
    handfuls: tuple[int, ...] = ()  # the sizes of those shown
    slam: bool = False  # whether one was announced
    all_tricks: bool | None = None  # whether the taker won them all; False: the defence did

    @property
    def over(self) -> int:
        """By how many half points the taker is above his target; negative: below."""
        return self.half_points - UNITS * TARGETS[self.bouts]


def count_deal(table: Table, last: Trick, lying: Cards) -> Count:
    """The count after the trick `last`; `lying` is the dog or the taker's discard [8.1]."""
    taker = table.declarer
    taken = table.taken if table.contract == "garde-contre" else table.taken | lying
    by_taker = table.tricks[taker]
    all_tricks = {HAND: True, 0: False}.get(by_taker)
    return Count(
        taker=taker,
        contract=table.contract,
        half_points=half_points(taken) + table.compensation,
        bouts=len(taken & BOUTS),
        petit=_petit(table, last, slam=all_tricks is not None),
        handfuls=tuple(len(shown) for shown in table.handfuls if shown),
        slam=table.slam,
        all_tricks=all_tricks,
    )


def _petit(table: Table, last: Trick, *, slam: bool) -> bool | None:
    """Whether the taker won the trick that ends with the Petit; None: it is not in it [8.5].

    After a slam that ended with the Excuse leading, it is the trick before the last [8.7].
    """
    trick = last
    if slam and last.cards[0] == EXCUSE and last.winner == last.leader:
        assert table.last is not None
        trick = table.last
    return trick.winner == table.taker if PETIT in trick.cards else None


def score_lines(count: Count) -> tuple[ScoreLine, ...]:
    """The lines of the slip, in the order of the rulebook."""
    multiplier = MULTIPLIERS[count.contract]
    lines = [_contract(count, multiplier)]
    if count.petit is not None:
        each = UNITS * PETIT_BONUS * multiplier * (1 if count.petit else -1)
        lines.append(
            ScoreLine(
                "8.5" if count.petit else "8.6",
                _paid(count.taker, each),
                multiplier=multiplier,
                each=_size(each),
            )
        )
    made = count.over >= 0
    for size in count.handfuls:
        each = UNITS * HANDFUL_BONUS[size] * (1 if made else -1)
        lines.append(
            ScoreLine(
                "8.8" if made else "8.9", _paid(count.taker, each), size=size, each=_size(each)
            )
        )
    return (*lines, *_slam(count))


def _contract(count: Count, multiplier: int) -> ScoreLine:
    """The contract, made or failed: 25 and the difference to the target, multiplied."""
    made = count.over >= 0
    base = UNITS * CONTRACT + abs(count.over)
    each = base * multiplier * (1 if made else -1)
    return ScoreLine(
        "8.3" if made else "8.4",
        _paid(count.taker, each),
        contract=count.contract,
        made=made,
        points=_size(count.half_points),
        bouts=count.bouts,
        target=TARGETS[count.bouts],
        difference=_size(count.over),
        base=_size(base),
        multiplier=multiplier,
        each=_size(each),
    )


def _slam(count: Count) -> list[ScoreLine]:
    """The slam of the taker, announced or not, and that of the defence."""
    taker, lines = count.taker, []
    if count.slam:
        made = count.all_tricks is True
        each = UNITS * (ANNOUNCED_SLAM if made else -FAILED_SLAM)
        lines.append(ScoreLine("8.10" if made else "8.11", _paid(taker, each), each=_size(each)))
    elif count.all_tricks is True:
        each = UNITS * SLAM
        lines.append(ScoreLine("8.12", _paid(taker, each), each=_size(each)))
    if count.all_tricks is False:
        each = -UNITS * SLAM
        lines.append(ScoreLine("8.13", _paid(taker, each), each=_size(each)))
    return lines


def _paid(taker: Seat, each: int) -> tuple[int, ...]:
    """What each seat gets when each defender pays `each`, or receives it if negative [8.14]."""
    return tuple(3 * each if seat == taker else -each for seat in range(SEATS))


def _size(half_points: int) -> Points:
    """The size of an amount."""
    return Points(abs(half_points), UNITS)


def end_deal(state: State, last: Trick) -> Step[Table, Own, Hidden]:
    """What lay face down is counted; the next seat deals, or the game is over [9.1]."""
    table = state.table
    taker = table.declarer
    lying = state.own[taker].aside if table.takes_dog() else state.hidden.dog
    slip = Slip(len(table.slips) + 1, score_lines(count_deal(table, last, lying)))
    slips = (*table.slips, slip)
    over = len(slips) == table.options.deals
    table = replace(
        table,
        slips=slips,
        phase="over" if over else "deal",
        dealer=next_seat(table.dealer),
        last=last,
    )
    after = state.to(to_act=frozenset(() if over else (CHANCE,)), table=table)
    return Step(put_away(after), (tell(DealEnded(taker, lying, slip)),))


def result(state: State) -> Result | None:
    """The scores of the finished game; the highest total over all deals wins [9.2]."""
    if state.to_act:
        return None
    scores = totals(state.table.slips, SEATS)
    return Result(scores, leaders(scores), state.table.slips)
