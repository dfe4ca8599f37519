"""How long tables and records are kept: those that nobody has used for so many days are deleted.

In use is what is open in a worker, which says so in the database when it opens it, and then once an hour.
So whatever is open in any worker is never old enough to be deleted.
"""

import asyncio
import logging
from typing import Final, Literal

from kibitz.server.clock import Clock
from kibitz.server.errors import Refusal
from kibitz.server.schema import RECORDS, TABLES
from kibitz.server.store import Store

HOUR_MS: Final = 3600 * 1000
DAY_MS: Final = 24 * HOUR_MS

PIECE: Final = 5
"""Tables or records that are deleted in one transaction, for which play has to wait."""

PAUSE: Final = 0.1
"""Seconds between two of them, in which others write."""

Kind = Literal["table", "record"]
_ROWS: Final = {"table": TABLES, "record": RECORDS}

_log = logging.getLogger("kibitz.table")


class Keeping:
    """Deletes what nobody has used for so many days; 0: keeps everything."""

    def __init__(self, store: Store, clock: Clock, days: int) -> None:
        self._store = store
        self._clock = clock
        self.days = days

    def unknown(self, kind: Kind, id: str) -> Refusal:
        """What is said of one that is not there, or not any more."""
        return Refusal(f"no-such-{kind}", days=self.days, **{kind: id[:40]})

    async def use(self, kind: Kind, id: str) -> None:
        """Says that a table or a record is in use, if nobody has said so within the last hour."""
        now = self._clock.wall_ms()
        try:
            await self._store.use(_ROWS[kind], id, now, now - HOUR_MS)
        except Refusal as error:
            # It can be looked at all the same; and where nothing can be written, nothing is deleted.
            if error.code not in ("store-full", "store-read-only"):
                raise

    async def sweep(self) -> int:
        """Deletes what is old enough, if no worker did so within the last hour; how many there were."""
        began = self._clock.wall_ms()
        if not self.days or not await self._store.take_turn("sweep", began, began - HOUR_MS):
            return 0
        deleted = 0
        for kept in _ROWS.values():
            # After an hour it may be another worker's turn, which then goes on.
            while self._clock.wall_ms() < began + HOUR_MS:
                piece = await self._store.delete_unused(kept, began - self.days * DAY_MS, PIECE)
                deleted += piece
                if not piece:
                    break
                await asyncio.sleep(PAUSE)
        if deleted:
            _log.info("what nobody uses was deleted", extra={"count": deleted})
        return deleted
