"""What the Indian Chief's poker hand counts, and the best way to split his seven cards."""

from collections import Counter
from collections.abc import Sequence
from enum import IntEnum
from itertools import combinations, combinations_with_replacement
from typing import Final, NamedTuple, TypeVar

from kibitz.games.chief.cards import ACE, RANK, RANKS, SUIT, VALUE, Cards

X = TypeVar("X")


class Poker(IntEnum):
    """What five cards make, the best first, and what it counts."""

    FIVE_OF_A_KIND = 50
    STRAIGHT_FLUSH = 45
    FOUR_OF_A_KIND = 40
    FULL_HOUSE = 35
    FLUSH = 30
    STRAIGHT = 25
    THREE_OF_A_KIND = 20
    TWO_PAIRS = 15
    ONE_PAIR = 10
    NO_PAIR = 5


class Split(NamedTuple):
    """Seven cards as a poker hand of five, and two cards whose sum counts by its last digit."""

    poker: Poker
    five: Cards
    two: Cards
    digit: int

    @property
    def points(self) -> int:
        """What an Indian Chief split in this way scores."""
        return self.poker + self.digit


_BY_COUNTS: Final = {
    (5,): Poker.FIVE_OF_A_KIND,
    (4, 1): Poker.FOUR_OF_A_KIND,
    (3, 2): Poker.FULL_HOUSE,
    (3, 1, 1): Poker.THREE_OF_A_KIND,
    (2, 2, 1): Poker.TWO_PAIRS,
    (2, 1, 1, 1): Poker.ONE_PAIR,
    (1, 1, 1, 1, 1): Poker.NO_PAIR,
}
"""Poker hands by how often each of their ranks is there, suits and straights apart."""

_LADDER: Final = (*range(len(RANKS)), ACE)  # the ace stands at both ends [6.7]
_STRAIGHTS: Final = {frozenset(_LADDER[low : low + 5]) for low in range(len(_LADDER) - 4)}


def _of_ranks(ranks: tuple[int, ...]) -> Poker:
    if frozenset(ranks) in _STRAIGHTS:
        return Poker.STRAIGHT
    return _BY_COUNTS[tuple(sorted(Counter(ranks).values(), reverse=True))]


_WEIGHT: Final = tuple(8**rank for rank in RANK)
"""A weight for each card; the sum of up to seven of them tells how often each rank is there."""

_BY_WEIGHT: Final = {
    sum(8**rank for rank in ranks): _of_ranks(ranks)
    for ranks in combinations_with_replacement(range(len(RANKS)), 5)
}
"""What five cards of any suits make, by the sum of their weights."""

_PAIRS: Final = tuple(combinations(range(7), 2))
"""The 21 ways to choose two of seven cards."""


def best_split(seven: Cards) -> Split:
    """The split with the best total; of equal ones that with the better poker hand [6.1]."""
    weights = [_WEIGHT[card] for card in seven]
    values = [VALUE[card] for card in seven]
    suits = [SUIT[card] for card in seven]
    total_weight = sum(weights)
    may_flush = max(map(suits.count, suits)) >= 5
    best, one, two = 0, 0, 1
    for first, second in _PAIRS:
        made = _BY_WEIGHT[total_weight - weights[first] - weights[second]]
        if may_flush:
            made = _in_suits(made, _without(suits, first, second))
        total = made + (values[first] + values[second]) % 10
        if total * 64 + made > best:  # the total first, then the poker hand, which is below 64
            best, one, two = total * 64 + made, first, second
    total, poker = divmod(best, 64)
    five = tuple(_without(seven, one, two))
    return Split(Poker(poker), five, (seven[one], seven[two]), total - poker)


def _without(seven: Sequence[X], first: int, second: int) -> list[X]:
    return [*seven[:first], *seven[first + 1 : second], *seven[second + 1 :]]


def _in_suits(of_ranks: Poker, suits: list[int]) -> Poker:
    """With five cards of one suit a straight is a straight flush, and what is less is a flush."""
    if len(set(suits)) > 1 or of_ranks > Poker.FLUSH:
        return of_ranks
    return Poker.STRAIGHT_FLUSH if of_ranks is Poker.STRAIGHT else Poker.FLUSH
