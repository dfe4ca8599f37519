"""Cards dealt at random into places with room, when not every card may go everywhere.

Cards that may go to the same places make a group. For each group and each of its places in turn we
draw how many of the group's cards go there, with the weight of the number of deals that this
leaves: so every deal is equally likely, and none is ever thrown away.

The number of deals is a coefficient. Let x₀, x₁ … stand for the places and S for their sum. A card
that may go to the places 0 and 2 is the factor x₀ + x₂, and the deals that put r₀, r₁ … cards into
the places are the coefficient of x₀^r₀ x₁^r₁ … in the product over all cards. A card that may go
nearly everywhere is better written S less the places where it may not go; the coefficients of the
powers of S are multinomial numbers. So with five places no group needs more than two sums.
"""

from collections.abc import Iterator
from functools import lru_cache
from math import comb, factorial, prod
from typing import NamedTuple

from kibitz.kernel.shuffle import Stream
from kibitz.kernel.state import put

Places = tuple[int, ...]
Room = tuple[int, ...]


class Group(NamedTuple):
    """So many cards, and the places that they may go to."""

    cards: int
    places: Places


Groups = tuple[Group, ...]


class Draw(NamedTuple):
    """How many cards of the group of that number go to a place."""

    group: int
    place: int
    cards: int


def drawn(groups: Groups, room: Room, stream: Stream) -> Iterator[Draw]:
    """How many cards of each group go to each place that has so much room, every deal alike."""
    order = sorted(range(len(groups)), key=lambda number: _breadth(groups[number]))
    for at, number in enumerate(order):
        later = tuple(groups[each] for each in order[at + 1 :])
        left, places = groups[number]
        for done, place in enumerate(places, start=1):
            weights = [
                comb(left, cards)
                * _ways((Group(left - cards, places[done:]), *later), 0, _less(room, place, cards))
                for cards in range(min(left, room[place]) + 1)
            ]
            cards = _weighted(weights, stream)
            yield Draw(number, place, cards)
            left -= cards
            room = _less(room, place, cards)


def _breadth(group: Group) -> tuple[int, Places]:
    """Groups with few places come first, and those with the same places together."""
    return len(group.places), group.places


@lru_cache(maxsize=1 << 16)
def _ways(groups: Groups, free: int, room: Room) -> int:
    """In how many ways `groups`, and `free` cards that may go anywhere, fill the room exactly.

    It may be negative: inside the sum for a card written as S less some places.
    """
    if not groups:
        return factorial(free) // prod(map(factorial, room))
    (cards, places), *rest = groups
    later = tuple(rest)
    if cards == 0 or len(places) == len(room):
        return _ways(later, free + cards, room)
    if len(places) <= 1:
        if not places or room[places[0]] < cards:
            return 0
        return _ways(later, free, _less(room, places[0], cards))
    banned = tuple(place for place in range(len(room)) if place not in places)
    if len(banned) < len(places) - 1:  # (S - x - …)^n, by the powers of -x
        place, sign, others = banned[0], -1, tuple(sorted((*places, banned[0])))
    else:  # (x + …)^n, by the powers of x
        place, sign, others = places[0], 1, places[1:]
    return sum(
        sign**count
        * comb(cards, count)
        * _ways((Group(cards - count, others), *later), free, _less(room, place, count))
        for count in range(min(cards, room[place]) + 1)
    )


def _less(room: Room, place: int, cards: int) -> Room:
    return put(room, place, room[place] - cards)


def _weighted(weights: list[int], stream: Stream) -> int:
    """A number from 0 on, drawn by these weights."""
    number = stream.below(sum(weights))
    for value, weight in enumerate(weights):
        number -= weight
        if number < 0:
            return value
    raise AssertionError("the number is below the sum of the weights")
