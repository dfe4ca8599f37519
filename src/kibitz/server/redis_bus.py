"""The bus through Redis, for several workers or machines."""

import asyncio
import contextlib
import logging
from typing import Final

from kibitz.kernel.errors import BadSetup
from kibitz.server.bus import Hear, Notice, deliver

try:
    from redis.asyncio import Redis
    from redis.exceptions import RedisError
except ModuleNotFoundError:
    raise BadSetup(["a bus through Redis needs its driver: pip install 'kibitz[redis]'"]) from None

CHANNEL: Final = "kibitz"
AGAIN_AFTER: Final = 1.0
"""Seconds until it asks again for a Redis that does not answer."""

PATIENCE: Final = 1.0
"""Seconds that Redis has to take a notice."""

MOST_WAITING: Final = 1000
"""Notices that wait for Redis; more are lost."""

_log = logging.getLogger("kibitz.bus")


class ThroughRedis:
    """See Bus. While Redis is away notices are lost, and workers look at the log for themselves."""

    loses = True

    def __init__(self, url: str) -> None:
        self._redis = Redis.from_url(url)
        self._to_say: asyncio.Queue[Notice] = asyncio.Queue(MOST_WAITING)
        self._tasks: list[asyncio.Task[None]] = []

    async def open(self, hear: Hear) -> None:
        """See Bus."""
        self._tasks = [asyncio.create_task(self._listen(hear)), asyncio.create_task(self._speak())]

    async def publish(self, notice: Notice) -> None:
        """See Bus. Nobody waits for Redis."""
        with contextlib.suppress(asyncio.QueueFull):
            self._to_say.put_nowait(notice)

    async def close(self) -> None:
        """See Bus."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._redis.aclose()

    async def _speak(self) -> None:
        while not _ends():
            notice = await self._to_say.get()
            try:
                async with asyncio.timeout(PATIENCE):
                    await self._redis.publish(CHANNEL, notice.text())
            except (RedisError, TimeoutError):
                _log.warning("a notice was lost: Redis does not answer")

    async def _listen(self, hear: Hear) -> None:
        while not _ends():
            with contextlib.suppress(RedisError):
                async with self._redis.pubsub() as channel:
                    await channel.subscribe(CHANNEL)
                    async for message in channel.listen():
                        if message["type"] == "message":
                            await deliver(message["data"], hear)
            _log.warning("Redis does not answer; asking again")
            await asyncio.sleep(AGAIN_AFTER)


def _ends() -> bool:
    """Whether this task was cancelled: the driver may turn that into an error of its own."""
    task = asyncio.current_task()
    return task is not None and task.cancelling() > 0
