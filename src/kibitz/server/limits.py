"""How much one address or one connection may ask for."""

from collections import Counter, deque
from ipaddress import ip_address, ip_network
from math import ceil
from typing import Final

from kibitz.server.clock import HOUR
from kibitz.server.errors import Refusal

LARGEST_BODY: Final = 256 * 1024
"""Bytes of a request: a record of the longest games fits well."""

LARGEST_MESSAGE: Final = 4 * 1024
"""Bytes of a message over a socket."""

MESSAGES_A_SECOND: Final = 20
BURST: Final = 60
"""Messages that a connection may send at once after a pause."""

TELLING_ALL: Final = 20
"""Messages for which one counts that makes the server tell a whole table again."""

TYPED_ASKED: Final = 4
"""Messages for which one counts that asks what a short form means: all actions are looked through."""

BOT_TABLES_AN_HOUR: Final = 20
"""That one address may open: bots play there as long as somebody looks on."""

TIMES_AS_LONG: Final = 10
"""A game of bots alone is at most so many times as long as usual."""

SWEEP_EVERY: Final = 60.0
"""Seconds between two looks for addresses that have opened nothing for an hour."""

REPLAYS_AN_HOUR: Final = 600
"""That one address may ask for."""


class Pace:
    """Lets through so many messages a second, and a burst after a pause."""

    def __init__(self, now: float) -> None:
        self._left = float(BURST)
        self._at = now

    def take(self, now: float) -> None:
        """Lets one message through. Raises Refusal."""
        self._refill(now)
        if self._left < 1:
            raise Refusal("too-fast")
        self._left -= 1

    def charge(self, more: float) -> None:
        """Counts the message that was let through for so many more."""
        self._left -= more

    def _refill(self, now: float) -> None:
        self._left = min(BURST, self._left + (now - self._at) * MESSAGES_A_SECOND)
        self._at = now


class Connections:
    """How many sockets each address has open."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._open: Counter[str] = Counter()

    def come(self, address: str) -> None:
        """An address opens one more. Raises Refusal."""
        if self._open[network(address)] >= self._most:
            raise Refusal("too-many-sockets", most=self._most)
        self._open[network(address)] += 1

    def go(self, address: str) -> None:
        """One of an address has ended."""
        self._open[network(address)] -= 1
        self._open += Counter()  # keeps those that have some


class Openings:
    """How many tables each address has opened, or whatever else is counted, within the last hour."""

    def __init__(self, most: int, code: str = "too-many-tables") -> None:
        self._most = most
        self._code = code
        self._opened: dict[str, deque[float]] = {}
        self._swept = 0.0

    def take(self, address: str, now: float) -> None:
        """Lets an address open one more. Raises Refusal."""
        if now - self._swept >= SWEEP_EVERY:
            self._sweep(now)
        opened = self._opened.setdefault(network(address), deque())
        while opened and opened[0] <= now - HOUR:
            opened.popleft()
        if len(opened) >= self._most:
            raise Refusal(self._code, minutes=ceil((opened[0] + HOUR - now) / 60))
        opened.append(now)

    def _sweep(self, now: float) -> None:
        self._swept = now
        for address in [key for key, times in self._opened.items() if times[-1] <= now - HOUR]:
            del self._opened[address]


def network(address: str) -> str:
    """What stands for whoever has that address: of IPv6 the first 64 bits, which one house has."""
    try:
        parsed = ip_address(address)
    except ValueError:
        return address
    if parsed.version == 4:
        return address
    return str(parsed.ipv4_mapped or ip_network((int(parsed) >> 64 << 64, 64)))
