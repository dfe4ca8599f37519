"""The six colours, and how many cards of each somebody has."""

from collections.abc import Iterable
from typing import ClassVar, Final

from kibitz.kernel import cards


class Card(cards.Card):
    """A card: red, orange, yellow, green, blue or purple. It has nothing but its colour."""

    __slots__ = ()
    names: ClassVar[tuple[str, ...]] = ("R", "O", "Y", "G", "B", "P")


COLOURS: Final = tuple(map(Card, range(6)))
"""The colours in the fixed order in which they are called out."""

OF_EACH: Final = 18

FIVE: Final = 5
"""The cards of a colour that make a pile."""

PACK: Final = tuple(colour for colour in COLOURS for _ in range(OF_EACH))
"""The 108 cards, sorted [1.1]."""

Counts = tuple[int, ...]
"""Cards that lie stacked by colour: how many of each of the six colours."""

NO_CARDS: Final[Counts] = (0,) * len(COLOURS)


def counted(cards: Iterable[Card], counts: Counts = NO_CARDS) -> Counts:
    """`counts` and `cards` together."""
    together = [*counts]
    for card in cards:
        together[card] += 1
    return tuple(together)


def minus(counts: Counts, less: Counts) -> Counts:
    """`counts` without `less`."""
    return tuple([count - fewer for count, fewer in zip(counts, less, strict=True)])


def sorted_cards(counts: Counts) -> tuple[Card, ...]:
    """The cards that `counts` counts, by colour."""
    return tuple(colour for colour in COLOURS for _ in range(counts[colour]))
