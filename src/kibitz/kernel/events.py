"""Events: facts made known, each to a stated audience."""

from dataclasses import dataclass
from functools import cache
from typing import Final, NamedTuple

from kibitz.kernel.seats import Seat


@dataclass(frozen=True)
class Fact:
    """One thing that became known. Each game has a closed set of kinds."""


class _Everyone:
    """All seats, and onlookers."""

    __slots__ = ()

    def __repr__(self) -> str:
        return "EVERYONE"


EVERYONE: Final = _Everyone()
Audience = _Everyone | frozenset[Seat]


class Event(NamedTuple):
    """A fact and those it reaches; it is routed whole, never redacted."""

    to: Audience
    fact: Fact

    def reaches(self, seat: Seat | None) -> bool:
        """Whether `seat` (None: an onlooker) learns of it."""
        return isinstance(self.to, _Everyone) or seat in self.to


def tell(fact: Fact) -> Event:
    """The event that everyone learns `fact`."""
    return Event(EVERYONE, fact)


def whisper(seat: Seat, fact: Fact) -> Event:
    """The event that `seat` alone learns `fact`."""
    return Event(_alone(seat), fact)


@cache
def _alone(seat: Seat) -> frozenset[Seat]:
    return frozenset((seat,))
