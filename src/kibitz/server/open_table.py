"""A table in the memory of a worker: the table, who is connected to it, and who is told."""

import asyncio
from dataclasses import dataclass, field
from typing import Final, Protocol

from kibitz.kernel.seats import Seat
from kibitz.server.live import LiveTable, Place
from kibitz.server.presence import Presence

MOST_ALONE: Final = 10_000
"""Acts after which bots alone play no further: random bots may never end a round of Rack-O."""


class Watcher(Protocol):
    """A connection that shows a table."""

    def wake(self, *, seats: bool) -> None:
        """Something happened at the table; `seats`: someone came, went or sat down as well."""


@dataclass
class OpenTable:
    """A table in the memory of this worker. Moments are seconds of the house's clock."""

    live: LiveTable
    presence: Presence
    used: float
    stand_ins: frozenset[Seat] = frozenset()
    """The people for whom a bot plays now."""
    watchers: set[Watcher] = field(default_factory=set)
    changing: asyncio.Lock = field(default_factory=asyncio.Lock)
    driver: asyncio.Task[None] | None = None
    """Lets chance and the bots act, while they are to."""
    failed_at: int | None = None
    """The last entry of the log after which they failed."""
    gone: bool = False
    """Whether it was found deleted."""
    _shared: dict[tuple[int, str], str] = field(default_factory=dict)
    _shared_at: int = 0

    @property
    def id(self) -> str:
        """The table's own name."""
        return self.live.opened.id

    @property
    def bots_alone(self) -> bool:
        """Whether nobody but bots sits here."""
        return all(place.kind == "bot" for place in self.live.opened.places)

    @property
    def long_enough(self) -> bool:
        """Whether bots alone have played so long that they stop."""
        return self.bots_alone and self.live.number >= MOST_ALONE

    def shared(self) -> dict[tuple[int, str], str]:
        """Steps as all onlookers are sent them, by number and language; kept until the log goes on."""
        if self._shared_at != self.live.last:
            self._shared, self._shared_at = {}, self.live.last
        return self._shared

    def wake(self, *, seats: bool = False) -> None:
        """Tells all connections."""
        for watcher in self.watchers:
            watcher.wake(seats=seats)

    def end(self) -> None:
        """It was found deleted: tells all connections."""
        self.gone = True
        self.wake()

    def look_for_people(self, now: float, heard_since: float) -> None:
        """Finds out who is away, and tells everyone if that has changed."""
        before, self.stand_ins = self.stand_ins, self._away(now, heard_since)
        if before != self.stand_ins:
            self.wake(seats=True)

    def _away(self, now: float, heard_since: float) -> frozenset[Seat]:
        """The people who left or are away; none while nobody is there, or where one plays alone."""
        people = [place for place in self.live.opened.places if place.kind == "person"]
        there = any(self.presence.present(each.seat, now) and not each.left for each in people)
        if self.live.status != "playing" or self.live.solo or not there:
            return frozenset()
        return frozenset(
            place.seat
            for place in people
            if place.left or self.presence.away(place.seat, now, heard_since)
        )

    def places(self, now: float) -> list[tuple[Place, bool, bool]]:
        """The places, whether the player is there, and whether a bot plays for him."""
        return [
            (
                place,
                place.kind == "bot" or self.presence.present(place.seat, now),
                place.seat in self.stand_ins,
            )
            for place in self.live.opened.places
        ]
