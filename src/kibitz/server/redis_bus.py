"""The bus through Redis, for several workers or machines."""

import asyncio
import contextlib
import logging
from typing import Final

from kibitz.kernel.errors import BadSetup
from kibitz.server.bus import Hear, Notice, read_notice

try:
    from redis.asyncio import Redis
    from redis.exceptions import RedisError
except ModuleNotFoundError:
    raise BadSetup(["a bus through Redis needs its driver: pip install 'kibitz[redis]'"]) from None

CHANNEL: Final = "kibitz"
AGAIN_AFTER: Final = 1.0
"""Seconds until it asks again for a Redis that does not answer."""

_log = logging.getLogger("kibitz.bus")


class ThroughRedis:
    """See Bus. While Redis is away notices are lost, and workers look at the log for themselves."""

    loses = True

    def __init__(self, url: str) -> None:
        self._redis = Redis.from_url(url)
        self._listening: asyncio.Task[None] | None = None

    async def open(self, hear: Hear) -> None:
        """See Bus."""
        self._listening = asyncio.create_task(self._listen(hear))

    async def publish(self, notice: Notice) -> None:
        """See Bus."""
        try:
            await self._redis.publish(CHANNEL, notice.text())
        except RedisError:
            _log.warning("a notice was lost: Redis does not answer")

    async def close(self) -> None:
        """See Bus."""
        if self._listening is not None:
            self._listening.cancel()
            await asyncio.gather(self._listening, return_exceptions=True)
        await self._redis.aclose()

    async def _listen(self, hear: Hear) -> None:
        while True:
            with contextlib.suppress(RedisError):
                async with self._redis.pubsub() as channel:
                    await channel.subscribe(CHANNEL)
                    async for message in channel.listen():
                        if message["type"] == "message":
                            await hear(read_notice(message["data"]))
            _log.warning("Redis does not answer; asking again")
            await asyncio.sleep(AGAIN_AFTER)
