"""Rules of thumb for Indian Chief: lay the meld that is furthest above what it is worth on average."""

from collections import Counter
from collections.abc import Callable
from itertools import chain, combinations
from typing import Final

from kibitz.games.chief.actions import NO_STEAL, STEALS, Action, Meld
from kibitz.games.chief.cards import ACE, HEARTS, RANK, SPADES, SUIT, VALUE, Card, Cards, added, pack
from kibitz.games.chief.meld import SIZES
from kibitz.games.chief.poker import best_split
from kibitz.games.chief.scoring import (
    ALMS,
    BEGGAR_MAN,
    DOCTOR,
    EXACT,
    INDIAN_CHIEF,
    LAWYER,
    POOR_MAN,
    RICH_MAN,
    THIEF,
    doctor,
    value,
)
from kibitz.games.chief.table import Table, View
from kibitz.kernel.seats import Seat

PAR: Final = {
    THIEF: 10.0,
    BEGGAR_MAN: 2.5,
    POOR_MAN: 20.0,
    LAWYER: 25.0,
    RICH_MAN: -16.0,
    DOCTOR: 30.0,
    INDIAN_CHIEF: 38.0,
}
"""What each meld is worth on average to one who waits for a good hand for it; found by playing."""

Lay = tuple[float, tuple[Card, ...]]
"""What is expected of a meld, and its cards."""


def choose(view: View, legal: tuple[Action, ...]) -> Action:
    """The best meld, or the theft that helps most with the melds that are left."""
    if view.table.phase == "theft":
        return _theft(view, legal)
    left = _left(view.table, view.here)
    _, meld = _best_lay(view.mine.hand, left, _alms(view))
    return _named(view.mine.hand, meld)


def _left(table: Table, seat: Seat) -> list[int]:
    """The melds that the seat has not laid yet."""
    return [size for size in SIZES if size not in table.used[seat]]


def _best_lay(hand: Cards, left: list[int], alms: dict[int, float]) -> Lay:
    """The meld that is furthest above par, and by how much."""
    least_useful_first = sorted(hand, key=lambda card: _use(card, left))
    lays = (_LAYS[size](least_useful_first, alms) for size in left)
    return max((points - PAR[len(meld)], meld) for points, meld in lays)


def _use(card: Card, left: list[int]) -> float:
    """How useful it is to keep a card for the melds that are left."""
    use = 0.0
    if RICH_MAN in left:
        use -= VALUE[card]
    if POOR_MAN in left and SUIT[card] == SPADES:
        use += VALUE[card]
    if DOCTOR in left:
        use += 5 * (RANK[card] == ACE) + 2 * (SUIT[card] == HEARTS)
    return use


# The best way to lay each meld; of equal ones the first, which leaves the more useful cards.


def _thief(cards: list[Card], _: dict[int, float]) -> Lay:
    card = max(cards, key=VALUE.__getitem__)
    return VALUE[card], (card,)


def _beggar_man(cards: list[Card], alms: dict[int, float]) -> Lay:
    def expected(two: tuple[Card, ...]) -> float:
        return sum(alms[rank] for rank in {RANK[card] for card in two})

    two = max(combinations(cards, 2), key=expected)
    return expected(two), two


def _poor_man(cards: list[Card], _: dict[int, float]) -> Lay:
    spades = sorted(cards, key=_spade_value, reverse=True)[:POOR_MAN]
    return sum(map(_spade_value, spades)), tuple(spades)


def _lawyer(cards: list[Card], _: dict[int, float]) -> Lay:
    for four in combinations(cards, LAWYER):
        if value(four) == EXACT:
            return EXACT, four
    return 0, tuple(cards[:LAWYER])


def _rich_man(cards: list[Card], _: dict[int, float]) -> Lay:
    low = tuple(sorted(cards, key=VALUE.__getitem__)[:RICH_MAN])
    return -value(low), low


def _doctor(cards: list[Card], _: dict[int, float]) -> Lay:
    if ACE not in [RANK[card] for card in cards]:
        return 0, tuple(cards[:DOCTOR])
    six = max(combinations(cards, DOCTOR), key=lambda six: doctor(six)[1])
    return doctor(six)[1], six


def _indian_chief(cards: list[Card], _: dict[int, float]) -> Lay:
    seven = max(combinations(cards, INDIAN_CHIEF), key=lambda seven: best_split(seven).points)
    return best_split(seven).points, seven


_LAYS: Final[dict[int, Callable[[list[Card], dict[int, float]], Lay]]] = {
    THIEF: _thief,
    BEGGAR_MAN: _beggar_man,
    POOR_MAN: _poor_man,
    LAWYER: _lawyer,
    RICH_MAN: _rich_man,
    DOCTOR: _doctor,
    INDIAN_CHIEF: _indian_chief,
}


def _spade_value(card: Card) -> int:
    return VALUE[card] if SUIT[card] == SPADES else 0


def _alms(view: View) -> dict[int, float]:
    """What a Beggar Man may expect for each rank: the others lay an average share of the unseen."""
    table = view.table
    seen = Counter(RANK[card] for card in chain(view.mine.hand, table.returned))
    unseen = Counter(RANK[card] for card in pack(table.options.decks)) - seen
    others = [seat for seat in range(table.seats) if seat != view.seat]
    laid = sum(sum(left) / len(left) for left in (_left(table, Seat(seat)) for seat in others))
    return {rank: ALMS * unseen[rank] * laid / unseen.total() for rank in set(RANK)}


def _theft(view: View, legal: tuple[Action, ...]) -> Action:
    """The card that makes most of the hand. Tied thieves look at different cards first, by seat."""
    left = _left(view.table, view.here)
    alms = dict.fromkeys(RANK, 0.0)

    def gain(theft: Action) -> tuple[float, float]:
        if theft == NO_STEAL:
            return _best_lay(view.mine.hand, left, alms)[0], 0
        hand = added(view.mine.hand, (theft.card,))
        return _best_lay(hand, left, alms)[0], _use(theft.card, left)

    return max(legal, key=gain)


def _named(hand: Cards, meld: tuple[Card, ...]) -> Meld:
    """The action that lays these cards; of equal cards the left one first."""
    places = 0
    for card in meld:
        place = hand.index(card)
        while places >> place & 1:
            place += 1
        places |= 1 << place
    return Meld(places)
