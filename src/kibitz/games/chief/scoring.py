"""The seven melds and what they score."""

from collections.abc import Callable
from typing import Final

from kibitz.games.chief.cards import ACE, HEARTS, RANK, SPADES, SUIT, VALUE, Cards
from kibitz.games.chief.poker import best_split
from kibitz.games.chief.table import State
from kibitz.kernel.scores import Result, ScoreLine, Slip, leaders, totals

ROUNDS: Final = 7

THIEF, BEGGAR_MAN, POOR_MAN, LAWYER, RICH_MAN, DOCTOR, INDIAN_CHIEF = range(1, ROUNDS + 1)
"""The melds by the number of their cards [1.3]."""

ALMS: Final = 2  # of a Beggar Man, for each card of the others
EXACT: Final = 25  # of a Lawyer
SPECIALTY: Final = 10  # of a Doctor, for each card of his suit

Scored = tuple[str, int, dict[str, object]]
"""The rule of a meld, its points, and the other terms of the sum."""


def score(melds: tuple[Cards, ...], number: int) -> Slip:
    """The slip of a round: one line a seat, in the order of the seats."""
    lines = []
    for seat, meld in enumerate(melds):
        if len(meld) == BEGGAR_MAN:
            rule, points, facts = beggar_man(meld, melds[:seat] + melds[seat + 1 :])
        else:
            rule, points, facts = _ALONE[len(meld)](meld)
        amounts = (0,) * seat + (points,) + (0,) * (len(melds) - seat - 1)
        lines.append(ScoreLine(rule, amounts, points=points, **facts))
    return Slip(number, tuple(lines))


def thief(meld: Cards) -> Scored:
    """The value of the card [4.2]."""
    return "4.2", value(meld), {"card": meld[0]}


def beggar_man(meld: Cards, others: tuple[Cards, ...]) -> Scored:
    """Two points for each card of the others that has the rank of one of the two [4.3, 4.4]."""
    ranks = {RANK[card] for card in meld}
    matches = tuple([card for other in others for card in other if RANK[card] in ranks])
    if not matches:
        return "4.4", 0, {"cards": meld}
    return "4.3", ALMS * len(matches), {"matches": matches, "count": len(matches)}


def poor_man(meld: Cards) -> Scored:
    """The values of the spades [4.5, 4.6]."""
    spades = tuple([card for card in meld if SUIT[card] == SPADES])
    if not spades:
        return "4.6", 0, {"cards": meld}
    return "4.5", value(spades), {"spades": spades, "values": values(spades)}


def lawyer(meld: Cards) -> Scored:
    """25 points for a sum of exactly 25, else nothing [4.7, 4.8]."""
    total = value(meld)
    if total != EXACT:
        return "4.8", 0, {"values": values(meld), "total": total}
    return "4.7", EXACT, {"values": values(meld)}


def rich_man(meld: Cards) -> Scored:
    """The values of all five cards, taken away [4.9]."""
    return "4.9", -value(meld), {"values": values(meld)}


def doctor(meld: Cards) -> Scored:
    """Ten points for each card of the longest suit [5.1], if nothing is missing [5.2 to 5.4]."""
    ranks = [RANK[card] for card in meld]
    if len(set(ranks)) < DOCTOR:
        equal = tuple([card for card in meld if ranks.count(RANK[card]) > 1])
        return "5.2", 0, {"equal": equal}
    suits = [SUIT[card] for card in meld]
    if HEARTS not in suits:
        return "5.3", 0, {"cards": meld}
    if ACE not in ranks:
        return "5.4", 0, {"cards": meld}
    longest = max(suits, key=suits.count)
    specialty = tuple([card for card in meld if SUIT[card] == longest])
    return "5.1", SPECIALTY * len(specialty), {"specialty": specialty, "count": len(specialty)}


def indian_chief(meld: Cards) -> Scored:
    """The poker hand and the last digit of the best split [6.1 to 6.11]."""
    split = best_split(meld)
    five, two = split.five, split.two
    facts = {"five": five, "two": two, "values": values(two), "digit": split.digit}
    return split.poker.rule, split.points, facts


_ALONE: Final[dict[int, Callable[[Cards], Scored]]] = {
    THIEF: thief,
    POOR_MAN: poor_man,
    LAWYER: lawyer,
    RICH_MAN: rich_man,
    DOCTOR: doctor,
    INDIAN_CHIEF: indian_chief,
}
"""The melds for which nothing counts that others lay."""


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
