"""The 78 cards: four suits of fourteen, twenty-one trumps, and the Excuse."""

from collections.abc import Iterable
from typing import ClassVar, Final

from kibitz.kernel import cards

RANKS: Final = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "N", "Q", "K")


class Card(cards.Card):
    """A card; the ace is the lowest of its suit, N the knight, T1 the Petit, X the Excuse [1.2]."""

    __slots__ = ()
    names: ClassVar[tuple[str, ...]] = (
        *(suit + rank for suit in "SHDC" for rank in RANKS),
        *(f"T{number}" for number in range(1, 22)),
        "X",
    )


class Cards(cards.CardSet[Card]):
    """A set of cards."""

    __slots__ = ()
    card = Card


def named(text: str) -> Cards:
    """The set of the cards that `text` names."""
    return Cards.of(map(Card.parse, text.split()))


NONE: Final = Cards()
PACK: Final = Cards.of(map(Card, range(78)))
"""All cards [1.1]."""
PLAIN: Final = tuple(named(" ".join(suit + rank for rank in RANKS)) for suit in "SHDC")
TRUMPS: Final = named(" ".join(f"T{number}" for number in range(1, 22)))
"""The numbered trumps, T1 to T21; the Excuse is none of them."""
SUITS: Final = (*PLAIN, TRUMPS)
PETIT: Final = Card.parse("T1")
EXCUSE: Final = Card.parse("X")
BOUTS: Final = named("T1 T21 X")
KINGS: Final = named("SK HK DK CK")
ORDINARY: Final = PACK - TRUMPS - KINGS - BOUTS
"""The suit cards that are no kings: what a discard is made of [4.5]."""

HAND: Final = 18
DOG: Final = 6
PACK_HALF_POINTS: Final = 182

_HONOURS: Final = {"K": 9, "Q": 7, "N": 5, "J": 3}
HALF_POINTS: Final = tuple(
    9 if card in BOUTS else 1 if card in TRUMPS else _HONOURS.get(str(card)[1:], 1) for card in PACK
)
"""What each card counts, in half points [1.4]."""

SUIT_OF: Final = (*(suit for suit in SUITS for _ in suit), NONE)
"""The suit of each card: its plain suit or the trumps; the Excuse has none."""

HIGHER_TRUMPS: Final = tuple(
    Cards.of(trump for trump in TRUMPS if trump > card) if card in TRUMPS else TRUMPS
    for card in PACK
)
"""The trumps that go over each card: all of them, if it is no trump."""


def half_points(some: Iterable[Card]) -> int:
    """What the cards count together, in half points."""
    return sum(HALF_POINTS[card] for card in some)
