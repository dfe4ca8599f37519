"""Events: facts made known, each to a stated audience."""

from dataclasses import dataclass
from functools import cache
from typing import ClassVar, Final, NamedTuple

from kibitz.kernel.seats import Seat


@dataclass(frozen=True)
class Fact:
    """One thing that became known. Each game has a closed set of kinds.

    A momentary fact is about the running of the table, such as who has chosen already. It depends on
    the order of arrival, so it is shown when it happens and is no part of what a seat remembers.
    """

    momentary: ClassVar[bool] = False


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

    def __repr__(self) -> str:
        """The fact if everyone may know it; else only to whom it goes."""
        if isinstance(self.to, _Everyone):
            return f"<to everyone: {self.fact}>"
        return f"<to seats {', '.join(map(str, sorted(self.to)))}>"

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
