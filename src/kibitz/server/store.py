"""The logs of the tables in a database: SQLite in one file, or PostgreSQL.

What is acknowledged is durable. So that many tables share a flush to the disk, entries that are appended
at the same time go into one transaction.
"""

import asyncio
import contextlib
from collections.abc import Collection, Iterator, Sequence
from functools import partial
from importlib.resources import files
from pathlib import Path
from typing import Final

from alembic import command
from alembic.config import Config as AlembicConfig
from alembic.util import CommandError
from sqlalchemy import Connection, Table, bindparam, delete, func, or_, select, update
from sqlalchemy.dialects.postgresql import insert as insert_postgresql
from sqlalchemy.dialects.sqlite import insert as insert_sqlite
from sqlalchemy.engine import URL
from sqlalchemy.exc import DBAPIError

from kibitz.kernel.errors import BadSetup
from kibitz.kernel.seats import Seat
from kibitz.server.database import T, Work, database
from kibitz.server.errors import Refusal
from kibitz.server.live import Logged, Opened, Place
from kibitz.server.rows import (
    entry_row,
    opened_row,
    place_row,
    read_actor,
    read_opened,
    read_place,
)
from kibitz.server.schema import CHORES, ENTRIES, PLACES, RECORDS, TABLES

LOCK_WAIT_MS: Final = 5000
"""How long a writer waits for another process before it says that the database is busy."""

_Batch = Sequence[tuple[str, Sequence[Logged]]]
"""What is to be appended to the logs of some tables."""


class Store:
    """The database. Every method raises Refusal if the database cannot do it; nothing has changed then."""

    def __init__(self, url: URL, lock_wait_ms: int = LOCK_WAIT_MS) -> None:
        self.url = url
        self.database = database(url, lock_wait_ms)
        self._pending: list[tuple[str, Sequence[Logged], asyncio.Future[bool]]] = []
        self._flushing: asyncio.Task[None] | None = None

    async def migrate(self, to: str = "head") -> None:
        """Brings the schema up to that step, the newest if none is named; makes a file that is not there yet.

        Raises BadSetup if another version of the program has made it.
        """
        if self.url.get_backend_name() == "sqlite" and self.url.database:
            Path(self.url.database).parent.mkdir(parents=True, exist_ok=True)
        try:
            await self._write(partial(_upgrade, to=to))
        except CommandError as error:
            raise BadSetup(
                [f"another version of kibitz made its tables: use a newer one ({error})"]
            ) from error

    async def close(self) -> None:
        """Writes what is pending, and lets the connections go."""
        if self._flushing is not None:
            await self._flushing
        await self.database.close()

    async def check(self) -> None:
        """Asks the database whether it is there."""
        await self._read(lambda connection: connection.execute(select(1)))

    async def _read(self, work: Work[T]) -> T:
        with _said():
            return await self.database.read(work)

    async def _write(self, work: Work[T]) -> T:
        with _said():
            return await self.database.write(work)

    # Logs

    async def append(self, table: str, entries: Sequence[Logged]) -> bool:
        """Appends entries; False if their numbers are taken: somebody else went on meanwhile.

        False also if the table is not there any more. When it returns, they are durable.
        """
        future: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._pending.append((table, entries, future))
        if self._flushing is None or self._flushing.done():
            self._flushing = asyncio.create_task(self._flush())
        return await asyncio.shield(future)

    async def _flush(self) -> None:
        """Writes all pending entries, those that arrive while it writes in the next transaction."""
        while self._pending:
            # In the order of their keys, so that two processes cannot wait for each other.
            pending = sorted(self._pending, key=lambda each: (each[0], each[1][0].number))
            self._pending = []
            batch = [(table, entries) for table, entries, _ in pending]
            try:
                written = await self._write(partial(_insert_all, batch=batch))
            except Exception as error:
                for _, _, future in pending:
                    future.set_exception(error)
            else:
                for (_, _, future), done in zip(pending, written, strict=True):
                    future.set_result(done)

    async def log(self, table: str, after: int = 0) -> list[Logged]:
        """The entries of a table's log after that number, in order."""
        query = (
            select(ENTRIES)
            .where(ENTRIES.c.table_id == table, ENTRIES.c.number > after)
            .order_by(ENTRIES.c.number)
        )
        return await self._read(
            lambda connection: [
                Logged(row.number, read_actor(row.actor), row.text, row.at_ms, row.back_to)
                for row in connection.execute(query)
            ]
        )

    # Tables and places

    async def open_table(self, opened: Opened, log: Sequence[Logged] = ()) -> None:
        """Keeps a new table, with the entries that it takes over."""

        def keep(connection: Connection) -> None:
            connection.execute(TABLES.insert(), opened_row(opened))
            connection.execute(
                PLACES.insert(), [place_row(opened.id, place) for place in opened.places]
            )
            if log:
                _insert(connection, opened.id, log)

        await self._write(keep)

    async def table(self, id: str) -> Opened | None:
        """The table of that id, and who sits there now."""
        places = select(PLACES).where(PLACES.c.table_id == id).order_by(PLACES.c.seat)

        def read(connection: Connection) -> Opened | None:
            row = connection.execute(select(TABLES).where(TABLES.c.id == id)).one_or_none()
            if row is None:
                return None
            return read_opened(row, tuple(map(read_place, connection.execute(places))))

        return await self._read(read)

    async def take_place(self, table: str, place: Place) -> bool:
        """Seats a person at a table that was not started; False if the seat was not open any more."""
        waiting = select(TABLES.c.id).where(TABLES.c.id == table, TABLES.c.started_ms.is_(None))
        changed = (
            update(PLACES)
            .where(
                PLACES.c.table_id.in_(waiting),
                PLACES.c.seat == place.seat,
                PLACES.c.kind == "open",
            )
            .values(place_row(table, place))
        )

        def take(connection: Connection) -> bool:
            _hold(connection, table)
            return connection.execute(changed).rowcount == 1

        return await self._write(take)

    async def give_words(self, table: str, seat: Seat, words: str) -> None:
        """Keeps a person's words; the first ones count, and none after the start."""
        waiting = select(TABLES.c.id).where(TABLES.c.id == table, TABLES.c.started_ms.is_(None))
        changed = (
            update(PLACES)
            .where(PLACES.c.table_id.in_(waiting), PLACES.c.seat == seat, PLACES.c.words.is_(None))
            .values(words=words)
        )

        def give(connection: Connection) -> None:
            _hold(connection, table)
            connection.execute(changed)

        await self._write(give)

    async def start(self, table: str, at_ms: int, bots: Sequence[Place]) -> bool:
        """Starts a table, `bots` in its open seats; False if it was started already."""
        begun = (
            update(TABLES)
            .where(TABLES.c.id == table, TABLES.c.started_ms.is_(None))
            .values(started_ms=at_ms)
        )
        seated = [
            update(PLACES)
            .where(PLACES.c.table_id == table, PLACES.c.seat == place.seat, PLACES.c.kind == "open")
            .values(place_row(table, place))
            for place in bots
        ]

        def begin(connection: Connection) -> bool:
            _hold(connection, table)
            if connection.execute(begun).rowcount != 1:
                return False
            for bot in seated:
                connection.execute(bot)
            return True

        return await self._write(begin)

    async def leave(self, table: str, seat: Seat, *, left: bool) -> None:
        """Keeps whether the person of that seat has left."""
        changed = (
            update(PLACES)
            .where(PLACES.c.table_id == table, PLACES.c.seat == seat)
            .values(left=left)
        )
        await self._write(lambda connection: connection.execute(changed))

    # Records

    async def add_record(self, id: str, line: str, at_ms: int) -> None:
        """Keeps a record that was sent in."""
        row = {"id": id, "line": line, "added_ms": at_ms, "used_ms": at_ms}
        await self._write(lambda connection: connection.execute(RECORDS.insert(), row))

    async def record(self, id: str) -> str | None:
        """The line of the record of that id."""
        query = select(RECORDS.c.line).where(RECORDS.c.id == id)
        line: str | None = await self._read(
            lambda connection: connection.execute(query).scalar_one_or_none()
        )
        return line

    # What is kept, and what nobody uses

    async def last_used(self, kept: Table, id: str) -> int | None:
        """When a table or a record was last used, 0 if that is not known; None: it is not there."""
        query = select(func.coalesce(kept.c.used_ms, 0)).where(kept.c.id == id)
        return await self._read(lambda connection: connection.execute(query).scalar_one_or_none())

    async def use(self, kept: Table, ids: Collection[str], at_ms: int, unless_since: int) -> None:
        """Keeps that tables or records were used, those not known to have been since that moment."""
        known_before = or_(kept.c.used_ms.is_(None), kept.c.used_ms < unless_since)
        used = update(kept).where(kept.c.id == bindparam("each"), known_before)
        # In the order of their keys, so that two processes cannot wait for each other.
        rows = [{"each": id, "used_ms": at_ms} for id in sorted(ids)]
        if rows:
            await self._write(lambda connection: connection.execute(used, rows))

    async def take_turn(self, chore: str, at_ms: int, unless_since: int) -> bool:
        """Whether a worker may begin that chore; False if one has since that moment."""
        begun = (
            update(CHORES)
            .where(CHORES.c.name == chore, CHORES.c.begun_ms <= unless_since)
            .values(begun_ms=at_ms)
        )
        return await self._write(lambda connection: connection.execute(begun).rowcount == 1)

    async def delete_unused(self, kept: Table, before_ms: int, most: int) -> int:
        """Deletes so many tables or records that were last used before that moment; how many there were.

        All rows of a table go with it.
        """
        unused = kept.c.used_ms < before_ms
        oldest = select(kept.c.id).where(unused).order_by(kept.c.used_ms).limit(most)
        # Asked once more, because one of them may have come into use meanwhile (PostgreSQL).
        gone = delete(kept).where(kept.c.id.in_(oldest), unused)
        return await self._write(lambda connection: connection.execute(gone).rowcount)


def _hold(connection: Connection, table: str) -> None:
    """Makes who sits at a table, or starts it, wait for one another (PostgreSQL)."""
    connection.execute(select(TABLES.c.id).where(TABLES.c.id == table).with_for_update())


_FIRST: Final = select(*(bindparam(each.name, type_=each.type) for each in ENTRIES.c)).where(
    TABLES.c.id == bindparam("table_id")
)
"""The first of new entries, if its table is there."""

_INSERTS: Final = {
    name: insert(ENTRIES)
    .from_select(ENTRIES.c.keys(), _FIRST)
    .on_conflict_do_nothing()
    .returning(ENTRIES.c.number)
    for name, insert in (("sqlite", insert_sqlite), ("postgresql", insert_postgresql))
}


def _insert_all(connection: Connection, batch: _Batch) -> list[bool]:
    """Appends to each log of the batch; which of them were written."""
    return [_insert(connection, table, entries) for table, entries in batch]


def _insert(connection: Connection, table: str, entries: Sequence[Logged]) -> bool:
    """Inserts all entries, or none if the first cannot be: the others follow it."""
    first, *others = [entry_row(table, entry) for entry in entries]
    if connection.execute(_INSERTS[connection.dialect.name], first).first() is None:
        return False
    if others:
        connection.execute(ENTRIES.insert(), others)
    return True


def _upgrade(connection: Connection, to: str) -> None:
    config = AlembicConfig()
    config.set_main_option("script_location", str(files("kibitz.server") / "migrations"))
    config.attributes["connection"] = connection
    command.upgrade(config, to)


@contextlib.contextmanager
def _said() -> Iterator[None]:
    """Turns what a database says into what a person can do about it."""
    try:
        yield
    except (DBAPIError, OSError) as error:
        said = str(error).lower()
        if "locked" in said or "busy" in said:
            raise Refusal("store-busy") from error
        if "full" in said or "no space" in said:
            raise Refusal("store-full") from error
        if "readonly" in said or "read-only" in said:
            raise Refusal("store-read-only") from error
        raise Refusal("store-down") from error
