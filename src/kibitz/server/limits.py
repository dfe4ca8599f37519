"""How much one address or one connection may ask for."""

from collections import deque
from math import ceil
from typing import Final

from kibitz.server.errors import Refusal

LARGEST_BODY: Final = 256 * 1024
"""Bytes of a request: a record of the longest games fits well."""

LARGEST_MESSAGE: Final = 4 * 1024
"""Bytes of a message over a socket."""

MESSAGES_A_SECOND: Final = 20
BURST: Final = 60
"""Messages that a connection may send at once after a pause."""

HOUR: Final = 3600.0


class Pace:
    """Lets through so many messages a second, and a burst after a pause."""

    def __init__(self, now: float) -> None:
        self._left = float(BURST)
        self._at = now

    def take(self, now: float) -> None:
        """Lets one message through. Raises Refusal."""
        self._left = min(BURST, self._left + (now - self._at) * MESSAGES_A_SECOND)
        self._at = now
        if self._left < 1:
            raise Refusal("too-fast")
        self._left -= 1


class Openings:
    """How many tables each address has opened, and records sent in, within the last hour."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._opened: dict[str, deque[float]] = {}

    def take(self, address: str, now: float) -> None:
        """Lets an address open one more table, or send one more record. Raises Refusal."""
        for other in [key for key, times in self._opened.items() if times[-1] <= now - HOUR]:
            del self._opened[other]
        opened = self._opened.setdefault(address, deque())
        while opened and opened[0] <= now - HOUR:
            opened.popleft()
        if len(opened) >= self._most:
            raise Refusal("too-many-tables", minutes=ceil((opened[0] + HOUR - now) / 60))
        opened.append(now)
