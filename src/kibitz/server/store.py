"""The logs of the tables in a database: SQLite in one file, or PostgreSQL.

What is acknowledged is durable: SQLite flushes its write-ahead log to the disk at every commit
(synchronous=FULL), PostgreSQL does so by itself. So that many tables share a flush, entries that are
appended at the same time go into one transaction. With SQLite that transaction is one call in a thread
of its own: each statement awaited by itself would cost about twice as much of a processor.
"""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from importlib.resources import files
from pathlib import Path
from typing import Final

from alembic import command
from alembic.config import Config as AlembicConfig
from alembic.util import CommandError
from sqlalchemy import Connection, Engine, create_engine, event, make_url, select, update
from sqlalchemy.dialects.postgresql import insert as insert_postgresql
from sqlalchemy.dialects.sqlite import insert as insert_sqlite
from sqlalchemy.engine import URL
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import ArgumentError, DBAPIError, NoSuchModuleError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from kibitz.kernel.errors import BadSetup
from kibitz.kernel.seats import Seat
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
from kibitz.server.schema import ENTRIES, PLACES, RECORDS, TABLES

LOCK_WAIT_MS: Final = 5000
"""How long a writer waits for another process before it says that the database is busy."""

_DRIVERS: Final = {
    "sqlite": "sqlite+aiosqlite",
    "postgresql": "postgresql+psycopg",
    "postgres": "postgresql+psycopg",
}


_Batch = Sequence[tuple[str, Sequence[Logged]]]
"""What is to be appended to the logs of some tables."""


def database_url(written: str) -> URL:
    """The URL that `written` means: a URL of SQLite or PostgreSQL, or the path of a file.

    Raises BadSetup.
    """
    if "://" not in written:
        return URL.create("sqlite+aiosqlite", database=str(Path(written).expanduser().resolve()))
    try:
        url = make_url(written)
    except (ArgumentError, ValueError):
        raise BadSetup(
            ["the database URL is not understood: expected postgresql://… or a path"]
        ) from None
    kind = url.get_backend_name()
    if kind not in _DRIVERS:
        raise BadSetup(
            [f"a database of kind {kind} is not supported: expected sqlite or postgresql"]
        )
    return url.set(drivername=_DRIVERS[kind])


class Store:
    """The database. Every method raises Refusal if the database cannot do it; nothing has changed then."""

    def __init__(self, url: URL, lock_wait_ms: int = LOCK_WAIT_MS) -> None:
        self.url = url
        self._engine = _engine(url, lock_wait_ms)
        self._log_engine = _log_engine(url, lock_wait_ms)
        self._log_thread = ThreadPoolExecutor(1, "log")
        self._writing = asyncio.Lock()  # one transaction of this process writes at a time
        self._pending: list[tuple[str, Sequence[Logged], asyncio.Future[bool]]] = []
        self._flushing: asyncio.Task[None] | None = None

    async def migrate(self) -> None:
        """Brings the schema up to date; makes the database if it is a file that is not there yet.

        Raises BadSetup if another version of the program has made it.
        """
        if self.url.get_backend_name() == "sqlite" and self.url.database:
            Path(self.url.database).parent.mkdir(parents=True, exist_ok=True)
        async with _said(), self._engine.begin() as connection:
            try:
                await connection.run_sync(_upgrade)
            except CommandError as error:
                raise BadSetup(
                    [f"another version of kibitz made its tables: use a newer one ({error})"]
                ) from error

    async def close(self) -> None:
        """Writes what is pending, and lets the connections go."""
        if self._flushing is not None:
            await self._flushing
        self._log_thread.shutdown()
        if self._log_engine is not None:
            self._log_engine.dispose()
        await self._engine.dispose()

    async def check(self) -> None:
        """Asks the database whether it is there."""
        async with _said(), self._engine.connect() as connection:
            await connection.execute(select(1))

    # Logs

    async def append(self, table: str, entries: Sequence[Logged]) -> bool:
        """Appends entries; False if their numbers are taken: somebody else went on meanwhile.

        When it returns, they are durable.
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
            batch = sorted(self._pending, key=lambda pending: (pending[0], pending[1][0].number))
            self._pending = []
            try:
                written = await self._write([pending[:2] for pending in batch])
            except Exception as error:
                for _, _, future in batch:
                    future.set_exception(error)
            else:
                for (_, _, future), done in zip(batch, written, strict=True):
                    future.set_result(done)

    async def _write(self, batch: _Batch) -> list[bool]:
        """Appends to each log of the batch in one transaction; which of them were written."""
        async with _said(), self._writing:
            if self._log_engine is None:
                async with self._engine.begin() as connection:
                    return await connection.run_sync(_insert_all, batch)
            loop = asyncio.get_running_loop()
            return await loop.run_in_executor(
                self._log_thread, _insert_now, self._log_engine, batch
            )

    async def log(self, table: str, after: int = 0) -> list[Logged]:
        """The entries of a table's log after that number, in order."""
        query = (
            select(ENTRIES)
            .where(ENTRIES.c.table_id == table, ENTRIES.c.number > after)
            .order_by(ENTRIES.c.number)
        )
        async with _said(), self._engine.connect() as connection:
            rows = await connection.execute(query)
            return [
                Logged(row.number, read_actor(row.actor), row.text, row.at_ms, row.back_to)
                for row in rows
            ]

    # Tables and places

    async def open_table(self, opened: Opened, log: Sequence[Logged] = ()) -> None:
        """Keeps a new table, with the entries that it takes over."""
        async with self._writes() as connection:
            await connection.execute(TABLES.insert(), opened_row(opened))
            await connection.execute(
                PLACES.insert(), [place_row(opened.id, place) for place in opened.places]
            )
            if log:
                await connection.run_sync(_insert, opened.id, log)

    async def table(self, id: str) -> Opened | None:
        """The table of that id, and who sits there now."""
        places = select(PLACES).where(PLACES.c.table_id == id).order_by(PLACES.c.seat)
        async with _said(), self._engine.connect() as connection:
            row = (await connection.execute(select(TABLES).where(TABLES.c.id == id))).one_or_none()
            if row is None:
                return None
            return read_opened(
                row, tuple(read_place(each) for each in await connection.execute(places))
            )

    async def _hold(self, connection: AsyncConnection, table: str) -> None:
        """Makes who sits at a table, or starts it, wait for one another (PostgreSQL)."""
        await connection.execute(select(TABLES.c.id).where(TABLES.c.id == table).with_for_update())

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
        async with self._writes() as connection:
            await self._hold(connection, table)
            return (await connection.execute(changed)).rowcount == 1

    async def give_words(self, table: str, seat: Seat, words: str) -> None:
        """Keeps a person's words; the first ones count, and none after the start."""
        waiting = select(TABLES.c.id).where(TABLES.c.id == table, TABLES.c.started_ms.is_(None))
        changed = (
            update(PLACES)
            .where(PLACES.c.table_id.in_(waiting), PLACES.c.seat == seat, PLACES.c.words.is_(None))
            .values(words=words)
        )
        async with self._writes() as connection:
            await self._hold(connection, table)
            await connection.execute(changed)

    async def start(self, table: str, at_ms: int, bots: Sequence[Place]) -> bool:
        """Starts a table, `bots` in its open seats; False if it was started already."""
        begun = (
            update(TABLES)
            .where(TABLES.c.id == table, TABLES.c.started_ms.is_(None))
            .values(started_ms=at_ms)
        )
        async with self._writes() as connection:
            await self._hold(connection, table)
            if (await connection.execute(begun)).rowcount != 1:
                return False
            for place in bots:
                seated = (
                    update(PLACES)
                    .where(
                        PLACES.c.table_id == table,
                        PLACES.c.seat == place.seat,
                        PLACES.c.kind == "open",
                    )
                    .values(place_row(table, place))
                )
                await connection.execute(seated)
            return True

    async def leave(self, table: str, seat: Seat, *, left: bool) -> None:
        """Keeps whether the person of that seat has left."""
        changed = (
            update(PLACES)
            .where(PLACES.c.table_id == table, PLACES.c.seat == seat)
            .values(left=left)
        )
        async with self._writes() as connection:
            await connection.execute(changed)

    # Records

    async def add_record(self, id: str, line: str, at_ms: int) -> None:
        """Keeps a record that was sent in."""
        async with self._writes() as connection:
            await connection.execute(RECORDS.insert(), {"id": id, "line": line, "added_ms": at_ms})

    async def record(self, id: str) -> str | None:
        """The line of the record of that id."""
        async with _said(), self._engine.connect() as connection:
            found = await connection.execute(select(RECORDS.c.line).where(RECORDS.c.id == id))
            line: str | None = found.scalar_one_or_none()
            return line

    @contextlib.asynccontextmanager
    async def _writes(self) -> AsyncIterator[AsyncConnection]:
        """A transaction that is durable when it is left."""
        async with _said(), self._writing, self._engine.begin() as connection:
            yield connection


def _engine(url: URL, lock_wait_ms: int) -> AsyncEngine:
    try:
        engine = create_async_engine(url)
    except NoSuchModuleError:
        raise BadSetup([f"there is no database driver for {url.drivername}"]) from None
    except ModuleNotFoundError:
        raise BadSetup(["PostgreSQL needs a driver: pip install 'kibitz[postgres]'"]) from None
    if url.get_backend_name() == "sqlite":
        _prepare(engine.sync_engine, lock_wait_ms)
    return engine


def _log_engine(url: URL, lock_wait_ms: int) -> Engine | None:
    """The engine that appends to logs by itself; None for PostgreSQL, whose driver needs no thread."""
    if url.get_backend_name() != "sqlite":
        return None
    engine = create_engine(url.set(drivername="sqlite"))
    _prepare(engine, lock_wait_ms)
    return engine


def _prepare(engine: Engine, lock_wait_ms: int) -> None:
    @event.listens_for(engine, "connect")
    def prepare(connection: DBAPIConnection, _: object) -> None:
        cursor = connection.cursor()
        for pragma in (
            f"busy_timeout={lock_wait_ms}",
            "journal_mode=WAL",
            "synchronous=FULL",
            "foreign_keys=ON",
        ):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()


_INSERTS: Final = {
    "sqlite": insert_sqlite(ENTRIES).on_conflict_do_nothing().returning(ENTRIES.c.number),
    "postgresql": insert_postgresql(ENTRIES).on_conflict_do_nothing().returning(ENTRIES.c.number),
}


def _insert_now(engine: Engine, batch: _Batch) -> list[bool]:
    with engine.begin() as connection:
        return _insert_all(connection, batch)


def _insert_all(connection: Connection, batch: _Batch) -> list[bool]:
    return [_insert(connection, table, entries) for table, entries in batch]


def _insert(connection: Connection, table: str, entries: Sequence[Logged]) -> bool:
    """Inserts all entries, or none if the first number is taken: the others follow it."""
    first, *others = [entry_row(table, entry) for entry in entries]
    if connection.execute(_INSERTS[connection.dialect.name], first).first() is None:
        return False
    if others:
        connection.execute(ENTRIES.insert(), others)
    return True


def _upgrade(connection: Connection) -> None:
    config = AlembicConfig()
    config.set_main_option("script_location", str(files("kibitz.server") / "migrations"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


@contextlib.asynccontextmanager
async def _said() -> AsyncIterator[None]:
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
