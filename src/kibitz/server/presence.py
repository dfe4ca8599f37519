"""Who is there: which seats of a table have a connection, and since when the others have none."""

from collections.abc import Iterable
from typing import Final

from kibitz.kernel.seats import Seat

AWAY_AFTER: Final = 60.0
"""Seconds without a connection after which a bot plays for a person."""

REPEAT_EVERY: Final = 15.0
"""Seconds between two notices of a worker that seats are connected to it."""

FORGET_AFTER: Final = 40.0
"""Seconds after which a worker that is not heard of any more has no connections."""


class Hearing:
    """Since when notices of workers have come through, as a worker's own ones tell that come back."""

    def __init__(self, now: float) -> None:
        self._since = self._last = now

    def hear(self, now: float) -> None:
        """An own notice has come back."""
        if now - self._last >= FORGET_AFTER:
            self._since = now
        self._last = now

    def since(self, now: float) -> float:
        """When the time began in which every worker could be heard: now, if none can be."""
        return self._since if now - self._last < FORGET_AFTER else now


class Presence:
    """The connections of one table, as one worker knows them. Moments are seconds of any clock."""

    def __init__(self, now: float) -> None:
        self._began = now
        self._here: dict[Seat, int] = {}
        self._elsewhere: dict[str, tuple[frozenset[int], float]] = {}
        self._last: dict[Seat, float] = {}  # when a seat was last connected

    def come(self, seat: Seat) -> None:
        """A connection of `seat` to this worker begins."""
        self._here[seat] = self._here.get(seat, 0) + 1

    def go(self, seat: Seat, now: float) -> None:
        """A connection of `seat` to this worker has ended."""
        self._here[seat] -= 1
        if not self._here[seat]:
            del self._here[seat]
        self._last[seat] = now

    def hear(self, worker: str, seats: Iterable[int], now: float) -> None:
        """Another worker says which seats are connected to it."""
        connected = frozenset(seats)
        before, _ = self._elsewhere.get(worker, (frozenset(), now))
        for seat in before | connected:
            self._last[Seat(seat)] = now
        self._elsewhere[worker] = (connected, now + FORGET_AFTER)

    @property
    def here(self) -> tuple[Seat, ...]:
        """The seats connected to this worker, ascending."""
        return tuple(sorted(self._here))

    def present(self, seat: Seat, now: float) -> bool:
        """Whether `seat` has a connection anywhere."""
        return seat in self._here or any(
            seat in seats and now < until for seats, until in self._elsewhere.values()
        )

    def away(self, seat: Seat, now: float, heard_since: float) -> bool:
        """Whether `seat` has had no connection for so long that a bot plays.

        Before `heard_since` it may have been connected to a worker that could not be heard.
        """
        last = max(self._last.get(seat, self._began), heard_since)
        return not self.present(seat, now) and now - last >= AWAY_AFTER
