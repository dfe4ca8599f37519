"""Cards: small numbers with a name; sets of them."""

from collections.abc import Iterable, Iterator
from functools import cache
from typing import ClassVar, Generic, Self, TypeVar, cast

from kibitz.kernel.errors import NotationError


class Card(int):
    """The face of a card, numbered from 0 in the sorted order of its pack.

    A card has no identity beyond its face: two equal cards of a double pack are the same value.
    Each game derives its own class and gives the names, in sorted order.
    """

    __slots__ = ()
    names: ClassVar[tuple[str, ...]] = ()

    def __str__(self) -> str:
        return self.names[self]

    __repr__ = __str__

    @classmethod
    def parse(cls, text: str) -> Self:
        """The card of that name, in any case. Raises NotationError."""
        try:
            return cls(_numbers(cls.names)[text.upper()])
        except KeyError:
            raise NotationError(text, f"a card from {cls.names[0]} to {cls.names[-1]}") from None


@cache
def _numbers(names: tuple[str, ...]) -> dict[str, int]:
    return {name: number for number, name in enumerate(names)}


C = TypeVar("C", bound=Card)


class CardSet(Generic[C]):
    """A set of different cards of one pack: a small value over an int with one bit a card.

    Each game with such a pack derives its own class and names its kind of card.
    """

    __slots__ = ("mask",)
    card: ClassVar[type[Card]] = Card

    def __init__(self, mask: int = 0) -> None:
        self.mask = mask

    @classmethod
    def of(cls, cards: Iterable[C]) -> Self:
        """The set of `cards`."""
        mask = 0
        for card in cards:
            mask |= 1 << card
        return cls(mask)

    def __contains__(self, card: C) -> bool:
        return self.mask >> card & 1 == 1

    def __iter__(self) -> Iterator[C]:
        """The cards in sorted order."""
        mask, kind = self.mask, self.card
        while mask:
            lowest = mask & -mask
            yield cast(C, kind(lowest.bit_length() - 1))
            mask ^= lowest

    def __len__(self) -> int:
        return self.mask.bit_count()

    def __bool__(self) -> bool:
        return self.mask != 0

    def __or__(self, other: Self) -> Self:
        return type(self)(self.mask | other.mask)

    def __and__(self, other: Self) -> Self:
        return type(self)(self.mask & other.mask)

    def __sub__(self, other: Self) -> Self:
        return type(self)(self.mask & ~other.mask)

    def __le__(self, other: Self) -> bool:
        return self.mask & ~other.mask == 0

    def with_(self, card: C) -> Self:
        """This set and `card`."""
        return type(self)(self.mask | 1 << card)

    def without(self, card: C) -> Self:
        """This set but for `card`."""
        return type(self)(self.mask & ~(1 << card))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, CardSet) and self.mask == other.mask

    def __hash__(self) -> int:
        return hash(self.mask)

    def __str__(self) -> str:
        return " ".join(map(str, self))

    def __repr__(self) -> str:
        return f"{{{self}}}"
