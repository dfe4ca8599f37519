"""The Indian Chief's poker hand: its points, and the best way to split seven cards."""

from collections import Counter
from enum import Enum
from itertools import combinations, combinations_with_replacement
from typing import Final, NamedTuple

from kibitz.games.chief.cards import ACE, RANK, RANKS, SUIT, VALUE, Card, Cards


class Poker(Enum):
    """What five cards make, the best first, with their points and the rule that gives them."""

    FIVE_OF_A_KIND = (50, "6.2")
    STRAIGHT_FLUSH = (45, "6.3")
    FOUR_OF_A_KIND = (40, "6.4")
    FULL_HOUSE = (35, "6.5")
    FLUSH = (30, "6.6")
    STRAIGHT = (25, "6.7")
    THREE_OF_A_KIND = (20, "6.8")
    TWO_PAIRS = (15, "6.9")
    ONE_PAIR = (10, "6.10")
    NOTHING = (5, "6.11")

    def __init__(self, points: int, rule: str) -> None:
        self.points = points
        self.rule = rule


class Split(NamedTuple):
    """Seven cards as a poker hand of five and two cards whose sum counts by its last digit."""

    poker: Poker
    five: Cards
    two: Cards
    digit: int

    @property
    def points(self) -> int:
        """What the Indian Chief scores split in this way."""
        return self.poker.points + self.digit


_BY_COUNTS: Final = {
    (5,): Poker.FIVE_OF_A_KIND,
    (4, 1): Poker.FOUR_OF_A_KIND,
    (3, 2): Poker.FULL_HOUSE,
    (3, 1, 1): Poker.THREE_OF_A_KIND,
    (2, 2, 1): Poker.TWO_PAIRS,
    (2, 1, 1, 1): Poker.ONE_PAIR,
    (1, 1, 1, 1, 1): Poker.NOTHING,
}
"""Poker hands by how often each of their ranks is there, suits and straights apart."""

_LADDER: Final = (*range(len(RANKS)), ACE)  # the ace ends the ranks at both sides [6.7]
_STRAIGHTS: Final = frozenset(frozenset(_LADDER[low : low + 5]) for low in range(10))


def _of_ranks(ranks: tuple[int, ...]) -> Poker:
    if frozenset(ranks) in _STRAIGHTS:
        return Poker.STRAIGHT
    return _BY_COUNTS[tuple(sorted(Counter(ranks).values(), reverse=True))]


_WEIGHT: Final = tuple(8**rank for rank in RANK)
"""Weights of the cards such that the sum of five tells how often each rank is among them."""

_BY_WEIGHT: Final = {
    sum(8**rank for rank in ranks): _of_ranks(ranks)
    for ranks in combinations_with_replacement(range(len(RANKS)), 5)
}


def poker(five: Cards) -> Poker:
    """The best that five cards make."""
    return _better_by_flush(_BY_WEIGHT[sum(_WEIGHT[card] for card in five)], five)


def _better_by_flush(of_ranks: Poker, five: Cards) -> Poker:
    """With five cards of one suit a straight is a straight flush, and what is less is a flush."""
    if len({SUIT[card] for card in five}) > 1 or of_ranks.points > Poker.FLUSH.points:
        return of_ranks
    return Poker.STRAIGHT_FLUSH if of_ranks is Poker.STRAIGHT else Poker.FLUSH


_SPLITS: Final = tuple(
    (first, second, tuple(place for place in range(7) if place not in (first, second)))
    for first, second in combinations(range(7), 2)
)
"""The 21 ways to take two of seven cards away, and the five that are left."""


def best_split(seven: Cards) -> Split:
    """The split with the best total; of equal ones that with the better poker hand [6.1]."""
    weight = sum([_WEIGHT[card] for card in seven])
    may_flush = max(Counter([SUIT[card] for card in seven]).values()) >= 5
    best = (0, 0)
    for first, second, rest in _SPLITS:
        one, two = seven[first], seven[second]
        made = _BY_WEIGHT[weight - _WEIGHT[one] - _WEIGHT[two]]
        if may_flush:
            made = _better_by_flush(made, tuple([seven[place] for place in rest]))
        total = made.points + (VALUE[one] + VALUE[two]) % 10
        if (total, made.points) > best:
            best = (total, made.points)
            split = (made, rest, (one, two))
    made, rest, pair = split
    return Split(made, tuple([seven[place] for place in rest]), pair, last_digit(pair))


def last_digit(two: tuple[Card, ...]) -> int:
    """The last digit of the sum of two cards [6.1]."""
    return sum(VALUE[card] for card in two) % 10
