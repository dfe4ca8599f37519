"""What all workers of a server count together: each leaves its own in a folder that they share.

Whichever worker is asked tells what all have counted. One that has left nothing for a while is gone, and is
not told of any more; each has a label of its own, so that the others' numbers do not jump then. The files are
written and read in threads, because a disk may be slow.
"""

import asyncio
import json
import os
import time
from math import inf
from pathlib import Path
from typing import Final

from kibitz.server.metrics import Metrics, Samples, exposition

LEAVE_EVERY: Final = 5.0
"""Seconds after which a worker leaves its counts again."""

GONE_AFTER: Final = 15.0
"""Seconds after which one that has left nothing is gone."""


class Tally:
    """The counts of this worker, and those that others left in `folder`; None: there are no others."""

    def __init__(self, metrics: Metrics, folder: Path | None, worker: str | None = None) -> None:
        self._metrics = metrics
        self._folder = folder
        self._worker = worker or str(os.getpid())

    async def leave(self) -> None:
        """Leaves the counts of this worker for the others, and deletes those of workers that are gone."""
        if self._folder is not None:
            await asyncio.to_thread(_leave, self._folder, self._worker, json.dumps(self._own()))

    async def text(self) -> str:
        """All counts, in the text form of Prometheus."""
        own = self._own()
        if self._folder is None:
            return exposition([own])
        return exposition([own, *await asyncio.to_thread(_others, self._folder, self._worker)])

    def _own(self) -> Samples:
        return self._metrics.samples(self._worker)


def _leave(folder: Path, worker: str, counts: str) -> None:
    draft = folder / f"{worker}.new"
    draft.write_text(counts)
    draft.replace(folder / f"{worker}.json")
    for path in folder.iterdir():
        if _age(path) >= GONE_AFTER:
            path.unlink(missing_ok=True)


def _others(folder: Path, worker: str) -> list[Samples]:
    there = [path for path in sorted(folder.glob("*.json")) if path.stem != worker]
    return [json.loads(path.read_text()) for path in there if _age(path) < GONE_AFTER]


def _age(path: Path) -> float:
    """Seconds since a file was left; endless if another worker has deleted or moved it meanwhile."""
    try:
        return time.time() - path.stat().st_mtime
    except FileNotFoundError:
        return inf
