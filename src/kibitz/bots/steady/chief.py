"""Rules of thumb for Indian Chief: lay the meld that is furthest above its average worth."""

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from functools import cache
from itertools import chain, combinations
from math import fsum
from typing import Final

from kibitz.games.chief.actions import Action, Meld, Steal
from kibitz.games.chief.cards import (
    ACE,
    HEARTS,
    RANK,
    RANKS,
    SPADES,
    SUIT,
    SUITS,
    VALUE,
    Card,
    Cards,
    added,
)
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
    SPECIALTY,
    THIEF,
    value,
)
from kibitz.games.chief.table import View
from kibitz.kernel.seats import Seat

PAR: Final = {
    THIEF: 14.0,
    BEGGAR_MAN: 2.5,
    POOR_MAN: 20.0,
    LAWYER: 25.0,
    RICH_MAN: -16.0,
    DOCTOR: 30.0,
    INDIAN_CHIEF: 38.0,
}
"""What each meld is worth to one who waits for a good hand for it; found by playing."""

Alms = Sequence[float]
"""What a Beggar Man may expect for a card of each rank."""

Lay = tuple[float, tuple[Card, ...]]
"""What is expected of a meld, and its cards."""


def choose(view: View, legal: tuple[Action, ...]) -> Action:
    """The best meld, or the theft that helps most with the melds that are left."""
    hand, left = view.mine.hand, _left(view, view.here)
    if view.table.phase == "theft":
        return _theft(view, hand, left, legal)
    _, meld = _best_lay(hand, left, _alms(view))
    return _named(hand, meld)


@cache
def _sizes_left(used: frozenset[int]) -> tuple[int, ...]:
    return tuple(size for size in SIZES if size not in used)


def _left(view: View, seat: Seat) -> tuple[int, ...]:
    """The melds that the seat has not laid yet."""
    return _sizes_left(view.table.used[seat])


def _best_lay(hand: Cards, left: tuple[int, ...], alms: Alms) -> Lay:
    """The meld that is furthest above par, and by how much."""
    least_useful_first = sorted(hand, key=_uses(left).__getitem__)
    lays = [_LAYS[size](least_useful_first, alms) for size in left]
    return max((points - PAR[len(meld)], meld) for points, meld in lays)


@cache
def _uses(left: tuple[int, ...]) -> tuple[float, ...]:
    """How useful it is to keep each card for the melds that are left."""
    uses = []
    for rank, suit, points in zip(RANK, SUIT, VALUE, strict=True):
        use = 0
        if RICH_MAN in left:
            use -= points
        if POOR_MAN in left and suit == SPADES:
            use += points
        if DOCTOR in left:
            use += 15 * (rank == ACE) + 5 * (suit == HEARTS)
        uses.append(use)
    return tuple(uses)


# The best way to lay each meld; of equal ones the first, which leaves the more useful cards.


def _thief(cards: list[Card], _: Alms) -> Lay:
    card = max(cards, key=VALUE.__getitem__)
    return VALUE[card], (card,)


def _beggar_man(cards: list[Card], alms: Alms) -> Lay:
    """The two ranks of which most can be expected from the others."""
    one, *rest = sorted(cards, key=lambda card: -alms[RANK[card]])
    two = next((card for card in rest if RANK[card] != RANK[one]), rest[0])
    return fsum(alms[rank] for rank in {RANK[one], RANK[two]}), (one, two)


def _poor_man(cards: list[Card], _: Alms) -> Lay:
    spades = sorted(cards, key=_SPADE_VALUE.__getitem__, reverse=True)[:POOR_MAN]
    return sum([_SPADE_VALUE[card] for card in spades]), tuple(spades)


def _lawyer(cards: list[Card], _: Alms) -> Lay:
    values = [VALUE[card] for card in cards]
    sums = map(sum, combinations(values, LAWYER))
    for four, total in zip(combinations(cards, LAWYER), sums, strict=True):
        if total == EXACT:
            return EXACT, four
    return 0, tuple(cards[:LAWYER])


def _rich_man(cards: list[Card], _: Alms) -> Lay:
    low = tuple(sorted(cards, key=VALUE.__getitem__)[:RICH_MAN])
    return -value(low), low


def _doctor(cards: list[Card], _: Alms) -> Lay:
    if ACE not in [RANK[card] for card in cards]:
        return 0, tuple(cards[:DOCTOR])
    return _most(combinations(cards, DOCTOR), _doctor_points)


def _doctor_points(six: tuple[Card, ...]) -> int:
    ranks, suits = {RANK[card] for card in six}, [SUIT[card] for card in six]
    if len(ranks) < DOCTOR or ACE not in ranks or HEARTS not in suits:
        return 0
    return SPECIALTY * max(map(suits.count, suits))


def _indian_chief(cards: list[Card], _: Alms) -> Lay:
    return _most(combinations(cards, INDIAN_CHIEF), lambda seven: best_split(seven).points)


_LAYS: Final[dict[int, Callable[[list[Card], Alms], Lay]]] = {
    THIEF: _thief,
    BEGGAR_MAN: _beggar_man,
    POOR_MAN: _poor_man,
    LAWYER: _lawyer,
    RICH_MAN: _rich_man,
    DOCTOR: _doctor,
    INDIAN_CHIEF: _indian_chief,
}

_SPADE_VALUE: Final = tuple(
    points if suit == SPADES else 0 for suit, points in zip(SUIT, VALUE, strict=True)
)


def _most(melds: Iterable[tuple[Card, ...]], points: Callable[[tuple[Card, ...]], int]) -> Lay:
    """The first of the melds with the most points."""
    return max([(points(meld), meld) for meld in melds], key=lambda lay: lay[0])


def _alms(view: View) -> Alms:
    """The others lay an average number of cards, out of those not in hand and not just laid."""
    table = view.table
    seen = Counter(RANK[card] for card in chain(view.mine.hand, table.returned))
    unseen = [len(SUITS) * table.options.decks - seen[rank] for rank in range(len(RANKS))]
    others = [_left(view, Seat(seat)) for seat in range(table.seats) if seat != view.seat]
    laid = fsum(sum(left) / len(left) for left in others)
    return [ALMS * copies * laid / sum(unseen) for copies in unseen]


def _theft(view: View, hand: Cards, left: tuple[int, ...], legal: tuple[Action, ...]) -> Action:
    """The card that makes most of the hand. After a clash, the later of the tied thieves yield."""
    alms = [0.0] * len(RANKS)

    @cache
    def prospect(*stolen: Card) -> tuple[float, float]:
        above_par, _ = _best_lay(added(hand, stolen), left, alms)
        return above_par, fsum(_uses(left)[card] for card in stolen)

    def gain(theft: Action) -> tuple[float, float]:
        return prospect(theft.card) if isinstance(theft, Steal) else prospect()

    best_first = sorted(legal, key=gain, reverse=True)
    yields = view.table.thieves[0].index(view.here) * (view.table.attempt - 1)
    return best_first[min(yields, len(legal) - 1)]


def _named(hand: Cards, meld: tuple[Card, ...]) -> Meld:
    """The action that lays these cards; of equal cards the left one first."""
    places = 0
    for card in meld:
        place = hand.index(card)
        places |= 1 << (place + 1 if places >> place & 1 else place)
    return Meld(places)
