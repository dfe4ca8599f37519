"""What all workers of a server count together: each leaves its own in a folder that they share.

Whichever worker is asked tells what all have counted. One that has left nothing for a while is gone, and is
not told of any more; each has a label of its own, so that the others' numbers do not jump then.
"""

import json
import os
import time
from collections.abc import Iterator
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
        """Leaves the counts of this worker for the others."""
        if self._folder is None:
            return
        draft = self._folder / f"{self._worker}.new"
        draft.write_text(json.dumps(self._own()))
        draft.replace(self._folder / f"{self._worker}.json")

    def text(self) -> str:
        """All counts, in the text form of Prometheus."""
        return exposition([self._own(), *self._others()])

    def _own(self) -> Samples:
        return self._metrics.samples(self._worker)

    def _others(self) -> Iterator[Samples]:
        if self._folder is None:
            return
        for path in sorted(self._folder.glob("*.json")):
            alive = time.time() - path.stat().st_mtime < GONE_AFTER
            if alive and path.stem != self._worker:
                yield json.loads(path.read_text())
