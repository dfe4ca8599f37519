"""Replays as the bytes that are sent: made in a thread of their own, so that neither play nor bots wait.

Those of games that cannot change are kept.
"""

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from typing import Final

import orjson

MOST_KEPT: Final = 32 * 1024 * 1024
"""Bytes of replays that are kept; those that nobody asked for longest go first."""

Key = tuple[str, ...]


class Projector:
    """Makes replays, one after another."""

    def __init__(self, most_kept: int = MOST_KEPT) -> None:
        self._most_kept = most_kept
        self._kept: OrderedDict[Key, bytes] = OrderedDict()
        self._size = 0
        self._threads = ThreadPoolExecutor(1, "replays")

    def close(self) -> None:
        """Makes no more; who still waits is not answered."""
        self._threads.shutdown(wait=False, cancel_futures=True)

    def kept(self, key: Key | None) -> bytes | None:
        """The replay of that key, if it was kept."""
        found = None if key is None else self._kept.get(key)
        if key is not None and found is not None:
            self._kept.move_to_end(key)
        return found

    async def make(self, replay: Callable[[], Mapping[str, object]], key: Key | None) -> bytes:
        """What `replay` gives as JSON; kept under `key`, None if the game may still change.

        Raises what `replay` raises.
        """
        loop = asyncio.get_running_loop()
        body = await loop.run_in_executor(self._threads, lambda: _json(replay()))
        if key is not None and key not in self._kept:
            self._kept[key] = body
            self._size += len(body)
            while self._size > self._most_kept:
                self._size -= len(self._kept.popitem(last=False)[1])
        return body


def _json(replay: Mapping[str, object]) -> bytes:
    return orjson.dumps(replay)
