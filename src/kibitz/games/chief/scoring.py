"""The seven melds and what they score."""

from collections.abc import Callable
from typing import Final

from kibitz.games.chief.cards import ACE, HEARTS, RANK, SPADES, SUIT, VALUE, Cards
from kibitz.games.chief.poker import best_split
from kibitz.games.chief.table import State
from kibitz.kernel.scores import Result, ScoreLine, Slip, leaders, seat_line, totals

ROUNDS: Final = 7

THIEF, BEGGAR_MAN, POOR_MAN, LAWYER, RICH_MAN, DOCTOR, INDIAN_CHIEF = range(1, ROUNDS + 1)
"""The melds by the number of their cards [1.3]."""

ALMS: Final = 2  # of a Beggar Man, for each card of the others
EXACT: Final = 25  # of a Lawyer
SPECIALTY: Final = 10  # of a Doctor, for each card of his suit


def score(melds: tuple[Cards, ...], number: int) -> Slip:
    """The slip of a round: one line a seat, in the order of the seats."""
    lines = [_LINES[len(meld)](seat, melds) for seat, meld in enumerate(melds)]
    return Slip(number, tuple(lines))


def thief(seat: int, melds: tuple[Cards, ...]) -> ScoreLine:
    """The value of the card [4.2]."""
    (card,) = melds[seat]
    points = VALUE[card]
    return seat_line("4.2", seat, points, len(melds), card=card, points=points)


def beggar_man(seat: int, melds: tuple[Cards, ...]) -> ScoreLine:
    """Two points for each card of the others that has the rank of one of the two [4.3, 4.4]."""
    ranks = {RANK[card] for card in melds[seat]}
    others = melds[:seat] + melds[seat + 1 :]
    matches = tuple([card for other in others for card in other if RANK[card] in ranks])
    count = len(matches)
    if not matches:
        return seat_line("4.4", seat, 0, len(melds), cards=melds[seat])
    points = ALMS * count
    return seat_line("4.3", seat, points, len(melds), matches=matches, count=count, points=points)


def poor_man(seat: int, melds: tuple[Cards, ...]) -> ScoreLine:
    """The values of the spades [4.5, 4.6]."""
    spades = tuple([card for card in melds[seat] if SUIT[card] == SPADES])
    if not spades:
        return seat_line("4.6", seat, 0, len(melds), cards=melds[seat])
    points = value(spades)
    return seat_line(
        "4.5", seat, points, len(melds), spades=spades, values=values(spades), points=points
    )


def lawyer(seat: int, melds: tuple[Cards, ...]) -> ScoreLine:
    """25 points for a sum of exactly 25, else nothing [4.7, 4.8]."""
    total = value(melds[seat])
    terms = values(melds[seat])
    if total != EXACT:
        return seat_line("4.8", seat, 0, len(melds), values=terms, total=total)
    return seat_line("4.7", seat, EXACT, len(melds), values=terms)


def rich_man(seat: int, melds: tuple[Cards, ...]) -> ScoreLine:
    """The values of all five cards, taken away [4.9]."""
    points = -value(melds[seat])
    return seat_line("4.9", seat, points, len(melds), values=values(melds[seat]), points=points)


def doctor(seat: int, melds: tuple[Cards, ...]) -> ScoreLine:
    """Ten points for each card of the longest suit [5.1], if nothing is missing [5.2 to 5.4]."""
    meld = melds[seat]
    ranks = [RANK[card] for card in meld]
    equal = tuple([card for card in meld if ranks.count(RANK[card]) > 1])
    if equal:
        return seat_line("5.2", seat, 0, len(melds), equal=equal)
    suits = [SUIT[card] for card in meld]
    if HEARTS not in suits:
        return seat_line("5.3", seat, 0, len(melds), cards=meld)
    if ACE not in ranks:
        return seat_line("5.4", seat, 0, len(melds), cards=meld)
    longest = max(suits, key=suits.count)
    specialty = tuple([card for card in meld if SUIT[card] == longest])
    count = len(specialty)
    points = SPECIALTY * count
    return seat_line(
        "5.1", seat, points, len(melds), specialty=specialty, count=count, points=points
    )


def indian_chief(seat: int, melds: tuple[Cards, ...]) -> ScoreLine:
    """The poker hand and the last digit of the best split [6.1]; a rule for each poker hand."""
    split = best_split(melds[seat])
    return seat_line(
        {
            50: "6.2", 45: "6.3", 40: "6.4", 35: "6.5", 30: "6.6",
            25: "6.7", 20: "6.8", 15: "6.9", 10: "6.10", 5: "6.11",
        }[split.poker],
        seat,
        split.points,
        len(melds),
        five=split.five,
        two=split.two,
        values=values(split.two),
        digit=split.digit,
        points=split.points,
    )  # fmt: skip


_LINES: Final[dict[int, Callable[[int, tuple[Cards, ...]], ScoreLine]]] = {
    THIEF: thief,
    BEGGAR_MAN: beggar_man,
    POOR_MAN: poor_man,
    LAWYER: lawyer,
    RICH_MAN: rich_man,
    DOCTOR: doctor,
    INDIAN_CHIEF: indian_chief,
}


def value(cards: Cards) -> int:
    """The sum of the face values."""
    return sum([VALUE[card] for card in cards])


_VALUE_TEXT: Final = tuple(map(str, VALUE))


def values(cards: Cards) -> str:
    """The face values as a sum in words: `10+10+4+1`."""
    return "+".join([_VALUE_TEXT[card] for card in cards])


def result(state: State) -> Result | None:
    """The scores of the finished game; the highest total wins, and ties share the win [9.1]."""
    if state.to_act:
        return None
    scores = totals(state.table.slips, state.table.seats)
    return Result(scores, leaders(scores), state.table.slips)
