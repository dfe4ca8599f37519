"""The 52 cards, one or two packs of them, and sorted hands in which equal cards may stand."""

from collections.abc import Iterable
from typing import ClassVar, Final

from kibitz.kernel import cards

SUITS: Final = "SHDC"
RANKS: Final = ("A", *map(str, range(2, 11)), "J", "Q", "K")  # the ace is low [7.1]


class Card(cards.Card):
    """The face of a card."""

    __slots__ = ()
    names: ClassVar[tuple[str, ...]] = tuple(suit + rank for suit in SUITS for rank in RANKS)


Cards = tuple[Card, ...]
"""Cards in sorted order; equal cards stand side by side."""

CARDS: Final = tuple(map(Card, range(len(Card.names))))
RANK: Final = tuple(number % len(RANKS) for number in CARDS)
"""The rank of each card, from 0 for the ace to 12 for the king."""
SUIT: Final = tuple(number // len(RANKS) for number in CARDS)
"""The suit of each card, its place in `SUITS`."""
VALUE: Final = tuple(min(rank + 1, 10) for rank in RANK)
"""The face value of each card: an ace 1, a jack, queen or king 10 [1.2]."""

ACE: Final = RANKS.index("A")
SPADES: Final = SUITS.index("S")
HEARTS: Final = SUITS.index("H")

HAND: Final = 8
"""The cards of a full hand [2.2]."""

_PACKS: Final = {decks: tuple(sorted(CARDS * decks)) for decks in (1, 2)}


def pack(decks: int) -> Cards:
    """The cards of one or two packs, sorted [1.1]."""
    return _PACKS[decks]


def added(cards: Cards, more: Iterable[Card]) -> Cards:
    """`cards` and `more`, sorted."""
    return tuple(sorted((*cards, *more)))


def gathered(cards: Iterable[Card]) -> Cards:
    """Many cards, sorted; as bytes, because small whole numbers sort fastest."""
    return tuple([CARDS[card] for card in sorted(bytes(cards))])


def removed(cards: Cards, gone: Iterable[Card]) -> Cards:
    """`cards` without one copy of each of `gone`, as far as it is there."""
    left = list(cards)
    for card in gone:
        if card in left:
            left.remove(card)
    return tuple(left)


def exchanged(cards: Cards, gone: Card, come: Card) -> Cards:
    """`cards` with `come` instead of one copy of `gone`."""
    return added(removed(cards, (gone,)), (come,))
