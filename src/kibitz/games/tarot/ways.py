"""Cards dealt at random into places with room, when not every card may go everywhere.

Cards that may go to the same places make a group. For each group and each of its places in turn we
draw how many of the group's cards go there, with the weight of the number of deals that this
leaves, an exact whole number: so every deal is equally likely, and none is ever thrown away. The
groups come in an order that fills up one place after the other, which keeps the numbers few.
"""

from collections.abc import Iterator
from functools import lru_cache
from math import comb
from typing import Final, NamedTuple

from kibitz.kernel.shuffle import WORD_RANGE, Stream

Places = tuple[int, ...]
Room = tuple[int, ...]
Groups = tuple[tuple[int, Places], ...]  # so many cards, and the places that they may go to


class Draw(NamedTuple):
    """How many cards of a group go to a place."""

    group: int
    place: int
    cards: int


class _Step(NamedTuple):
    """One number to draw: how many of the cards of `group` that are left go to `place`."""

    group: int
    size: int  # of the group
    place: int
    first: bool  # whether it is the first step of its group
    empties: bool  # whether it is the last, so that all the cards left go there
    fills: bool  # whether no later step brings cards to the place, so that its room fills up


class Plan:
    """The numbers to draw, in order, and how many deals each draw leaves."""

    def __init__(self, groups: Groups, room: Room) -> None:
        self._room: Final = room
        self._steps: Final = _steps(groups)
        self._known: Final[dict[tuple[int, int, Room], int]] = {}

    def drawn(self, stream: Stream) -> Iterator[Draw]:
        """How many cards of each group go to each place, drawn by the number of deals."""
        room, left = self._room, 0
        for at, step in enumerate(self._steps):
            if step.first:
                left = step.size
            cards = _weighted(tuple(self._options(at, left, room)), stream)
            yield Draw(step.group, step.place, cards)
            left -= cards
            room = _less(room, step.place, cards)

    def _options(self, at: int, left: int, room: Room) -> Iterator[tuple[int, int]]:
        """The numbers of cards for step `at`, each with the number of deals of all that is left."""
        step = self._steps[at]
        space = room[step.place]
        least = max(left if step.empties else 0, space if step.fills else 0)
        most = min(left, space)
        for cards in range(least, most + 1):
            after = self._ways(at + 1, left - cards, _less(room, step.place, cards))
            if after:
                yield cards, comb(left, cards) * after

    def _ways(self, at: int, left: int, room: Room) -> int:
        """In how many ways the steps from `at` on deal the cards that are left."""
        if at == len(self._steps):
            return 1
        if self._steps[at].first:
            left = self._steps[at].size
        key = (at, left, room)
        known = self._known.get(key)
        if known is None:
            known = self._known[key] = sum(ways for _, ways in self._options(at, left, room))
        return known


@lru_cache(maxsize=32)
def plan(groups: Groups, room: Room) -> Plan:
    """The plan to deal `groups` into places with that room; kept for further worlds of one view."""
    return Plan(groups, room)


def _steps(groups: Groups) -> tuple[_Step, ...]:
    """All the numbers to draw, the place with the fewest groups left first."""
    waiting = {number: places for number, (_, places) in enumerate(groups)}
    order: list[tuple[int, int]] = []
    while waiting:
        open_places = {place for places in waiting.values() for place in places}
        by_groups = {
            place: sorted(
                (len(places), number) for number, places in waiting.items() if place in places
            )
            for place in open_places
        }
        place = min(by_groups, key=lambda each: (len(by_groups[each]), each))
        for _, number in by_groups[place]:
            order.extend((number, each) for each in waiting.pop(number))
    last_at_place = {place: at for at, (_, place) in enumerate(order)}
    last_of_group = {number: at for at, (number, _) in enumerate(order)}
    return tuple(
        _Step(
            number, groups[number][0], place,
            first=at == 0 or order[at - 1][0] != number,
            empties=last_of_group[number] == at,
            fills=last_at_place[place] == at,
        )
        for at, (number, place) in enumerate(order)
    )  # fmt: skip


def _less(room: Room, place: int, cards: int) -> Room:
    return (*room[:place], room[place] - cards, *room[place + 1 :])


def _weighted(options: tuple[tuple[int, int], ...], stream: Stream) -> int:
    """One of the options, each a value and its weight."""
    number = _below(sum(weight for _, weight in options), stream)
    for value, weight in options:
        number -= weight
        if number < 0:
            return value
    raise AssertionError("the number is below the sum of the weights")


def _below(n: int, stream: Stream) -> int:
    """A uniform whole number from 0 to n - 1, for any n; the stream's own ends at 2^32."""
    words = -(-n.bit_length() // 32)
    limit = WORD_RANGE**words // n * n
    while True:
        number = 0
        for _ in range(words):
            number = number * WORD_RANGE + stream.below(WORD_RANGE)
        if number < limit:
            return number % n
