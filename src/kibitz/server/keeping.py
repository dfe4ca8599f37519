"""How long tables and records are kept: those that nobody has used for so many days are deleted.

In use is what is open in a worker, which says so in the database when it opens it, and then once an hour.
So whatever is open in any worker is never old enough to be deleted.
"""

import asyncio
import logging
from collections.abc import Collection
from typing import Final, Literal

from kibitz.server.clock import HOUR, Clock
from kibitz.server.errors import Refusal
from kibitz.server.schema import RECORDS, TABLES
from kibitz.server.store import Store

HOUR_MS: Final = 1000 * HOUR
DAY_MS: Final = 24 * HOUR_MS

PIECE: Final = 5
"""Tables or records that are deleted in one transaction, for which play has to wait."""

PAUSE: Final = 0.1
"""Seconds between two of them, in which others write."""

Kind = Literal["table", "record"]
_ROWS: Final = {"table": TABLES, "record": RECORDS}
_UNKNOWN: Final = {"table": "no-such-table", "record": "no-such-record"}

_log = logging.getLogger("kibitz.table")


class Keeping:
    """Deletes what nobody has used for so many days; 0: keeps everything."""

    def __init__(self, store: Store, clock: Clock, days: int) -> None:
        self._store = store
        self._clock = clock
        self.days = days

    def unknown(self, kind: Kind, id: str) -> Refusal:
        """What is said of one that is not there, or not any more."""
        return Refusal(_UNKNOWN[kind], days=self.days, **{kind: id[:40]})

    async def use(self, kind: Kind, id: str) -> None:
        """Says that a table or a record is in use, if nobody has said so within the last hour.

        Raises Refusal if it is not there.
        """
        used_ms = await self._store.last_used(_ROWS[kind], id)
        if used_ms is None:
            raise self.unknown(kind, id)
        if used_ms < self._clock.wall_ms() - HOUR_MS:
            await self.use_all(kind, [id])

    async def use_all(self, kind: Kind, ids: Collection[str]) -> None:
        """Says that they are in use, those of which nobody has said so within the last hour."""
        now = self._clock.wall_ms()
        try:
            await self._store.use(_ROWS[kind], ids, now, now - HOUR_MS)
        except Refusal as error:
            # They can be looked at all the same; and if they stay open, they are said again in an hour.
            _log.warning("use could not be noted", extra={"code": error.code})

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
