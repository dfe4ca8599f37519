"""Who else must hear that something happened at a table: in this process, or in all workers.

A notice tells what to look for, never what happened: what happened stands in the log.
"""

import asyncio
import json
import logging
from collections.abc import Awaitable, Callable
from typing import Literal, NamedTuple, Protocol

from kibitz.kernel.errors import BadSetup


class Notice(NamedTuple):
    """Something happened at a table.

    `log`: its log has `number` entries; `seats`: who sits there has changed; `here`: these seats have
    a connection to that worker, which says so again and again as long as it is true.
    """

    table: str
    what: Literal["log", "seats", "here"]
    worker: str
    number: int = 0
    seats: tuple[int, ...] = ()

    def text(self) -> str:
        """The notice as one line of JSON."""
        return json.dumps(self)


def read_notice(text: str | bytes) -> Notice:
    """The notice of that line, which another worker of this server wrote."""
    table, what, worker, number, seats = json.loads(text)
    return Notice(table, what, worker, number, tuple(seats))


Hear = Callable[[Notice], Awaitable[None]]
"""Gets a notice."""

_log = logging.getLogger("kibitz.bus")


async def deliver(text: str | bytes, hear: Hear) -> None:
    """Gives the notice of that line to `hear`.

    A line that cannot be read, as another version may write it, or a fault does not end the hearing.
    """
    try:
        await hear(read_notice(text))
    except Exception:
        _log.exception("a notice was not followed")


class Bus(Protocol):
    """Carries notices to every worker, this one included."""

    loses: bool
    """Whether a notice may be lost, so that workers have to look at the logs from time to time."""

    async def open(self, hear: Hear) -> None:
        """Begins to carry; `hear` gets every notice."""

    async def publish(self, notice: Notice) -> None:
        """Carries a notice."""

    async def close(self) -> None:
        """Ends it."""


class InProcess:
    """The bus of a server that is one process. Each hearer gets the notices one after another."""

    loses = False

    def __init__(self) -> None:
        self._queues: list[asyncio.Queue[str]] = []
        self._carriers: list[asyncio.Task[None]] = []

    async def open(self, hear: Hear) -> None:
        """See Bus."""
        queue: asyncio.Queue[str] = asyncio.Queue()
        self._queues.append(queue)
        self._carriers.append(asyncio.create_task(_carry(queue, hear)))

    async def publish(self, notice: Notice) -> None:
        """See Bus."""
        for queue in self._queues:
            queue.put_nowait(notice.text())

    async def close(self) -> None:
        """See Bus."""
        for carrier in self._carriers:
            carrier.cancel()
        await asyncio.gather(*self._carriers, return_exceptions=True)


async def _carry(queue: asyncio.Queue[str], hear: Hear) -> None:
    while True:
        await deliver(await queue.get(), hear)


def bus_of(url: str | None) -> Bus:
    """The bus of that URL; None: this process alone. Raises BadSetup."""
    if url is None:
        return InProcess()
    if not url.startswith(("redis://", "rediss://", "unix://")):
        raise BadSetup(["the URL of the bus is not understood: expected redis://…"])
    from kibitz.server.redis_bus import ThroughRedis  # noqa: PLC0415  its driver is an extra

    return ThroughRedis(url)
