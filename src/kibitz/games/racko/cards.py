"""The cards 1 to 60 and the slots of a rack."""

from itertools import pairwise
from typing import ClassVar, Final

from kibitz.kernel import cards
from kibitz.kernel.state import put


class Card(cards.Card):
    """A card; its number on the table is one more than its place in the pack."""

    __slots__ = ()
    names: ClassVar[tuple[str, ...]] = tuple(str(number) for number in range(1, 61))


class Cards(cards.CardSet[Card]):
    """A set of cards."""

    __slots__ = ()
    card = Card


SLOTS: Final = tuple(range(5, 55, 5))
"""The printed numbers of the slots, from the front of the rack to the back [1.2]."""

RACK: Final = len(SLOTS)

Rack = tuple[Card, ...]
"""Ten cards, from slot 5 to slot 50."""


def pack(seats: int) -> tuple[Card, ...]:
    """The pack for two, three or four seats: 1–40, 1–50, 1–60 [1.1]."""
    return tuple(map(Card, range(20 + 10 * seats)))


def exchange(rack: Rack, slot: int, card: Card) -> tuple[Rack, Card]:
    """The rack with `card` in `slot`, and the card that left it; no other card moves [3.3]."""
    at = slot // 5 - 1
    return put(rack, at, card), rack[at]


def rising_start(rack: Rack) -> int:
    """How many cards from slot 5 on are in rising order; at least one is."""
    for at in range(1, len(rack)):
        if rack[at] < rack[at - 1]:
            return at
    return len(rack)


def longest_run(rack: Rack) -> int:
    """The length of the longest run of neighbouring numbers in neighbouring slots."""
    longest = length = 1
    for lower, upper in pairwise(rack):
        length = length + 1 if upper == lower + 1 else 1
        longest = max(longest, length)
    return longest
