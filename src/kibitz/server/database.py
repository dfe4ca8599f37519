"""A database and its transactions: SQLite in one file, or PostgreSQL.

What is to be done in a transaction is a function of its connection. With SQLite it is one call in a thread:
each statement awaited by itself would cost about twice as much of a processor.
"""

import asyncio
import sqlite3
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Final, Protocol, TypeVar

from sqlalchemy import Connection, create_engine, event, make_url
from sqlalchemy.engine import URL
from sqlalchemy.exc import ArgumentError
from sqlalchemy.ext.asyncio import create_async_engine

from kibitz.kernel.errors import BadSetup

READERS: Final = 4
"""Threads that read from SQLite; it writes in one."""

_DRIVERS: Final = {
    "sqlite": "sqlite",
    "postgresql": "postgresql+psycopg",
    "postgres": "postgresql+psycopg",
}

T = TypeVar("T")
Work = Callable[[Connection], T]
"""What is done in a transaction."""


def database_url(written: str) -> URL:
    """The URL that `written` means: a URL of SQLite or PostgreSQL, or the path of a file.

    Raises BadSetup.
    """
    if "://" not in written:
        return URL.create("sqlite", database=str(Path(written).expanduser().resolve()))
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


class Database(Protocol):
    """Does work in transactions. Methods raise what the database says."""

    async def read(self, work: Work[T]) -> T:
        """What `work` gives, which only reads."""

    async def write(self, work: Work[T]) -> T:
        """What `work` gives; what it wrote is durable then. One of this process writes at a time."""

    async def close(self) -> None:
        """Ends what runs, and lets the connections go."""


def database(url: URL, lock_wait_ms: int) -> Database:
    """The database of that URL. Raises BadSetup if its driver is not there."""
    return Sqlite(url, lock_wait_ms) if url.get_backend_name() == "sqlite" else Postgresql(url)


class Sqlite:
    """A file. Its write-ahead log is flushed to the disk at every commit (synchronous=FULL)."""

    def __init__(self, url: URL, lock_wait_ms: int) -> None:
        self._readers = _Threads(url, lock_wait_ms, "read", READERS, "BEGIN")
        # Who writes keeps others from writing from the beginning, so that what it read first stays true.
        self._writer = _Threads(url, lock_wait_ms, "write", 1, "BEGIN IMMEDIATE")

    async def read(self, work: Work[T]) -> T:
        """See Database."""
        return await self._readers.do(work)

    async def write(self, work: Work[T]) -> T:
        """See Database."""
        return await self._writer.do(work)

    async def close(self) -> None:
        """See Database."""
        await self._readers.close()
        await self._writer.close()


class _Threads:
    """Threads that work with a file of SQLite. When they are closed, none of them is left.

    A transaction begins with `begin`, because the driver by itself begins none before a change of the schema.
    """

    def __init__(self, url: URL, lock_wait_ms: int, name: str, most: int, begin: str) -> None:
        self._engine = create_engine(url)
        self._threads = ThreadPoolExecutor(most, name)
        pragmas = (
            f"busy_timeout={lock_wait_ms}",
            "journal_mode=WAL",
            "synchronous=FULL",
            "foreign_keys=ON",
        )

        @event.listens_for(self._engine, "connect")
        def prepare(connection: sqlite3.Connection, _: object) -> None:
            connection.isolation_level = None  # the driver begins nothing by itself
            cursor = connection.cursor()
            for pragma in pragmas:
                cursor.execute(f"PRAGMA {pragma}")
            cursor.close()

        @event.listens_for(self._engine, "begin")
        def start(connection: Connection) -> None:
            connection.exec_driver_sql(begin)

    async def do(self, work: Work[T]) -> T:
        def now() -> T:
            with self._engine.begin() as connection:
                return work(connection)

        return await asyncio.get_running_loop().run_in_executor(self._threads, now)

    async def close(self) -> None:
        await asyncio.to_thread(self._threads.shutdown)
        self._engine.dispose()


class Postgresql:
    """A database of PostgreSQL, which makes what it commits durable by itself."""

    def __init__(self, url: URL) -> None:
        try:
            self._engine = create_async_engine(url)
        except ModuleNotFoundError:
            raise BadSetup(["PostgreSQL needs a driver: pip install 'kibitz[postgres]'"]) from None
        self._writing = asyncio.Lock()

    async def read(self, work: Work[T]) -> T:
        """See Database."""
        async with self._engine.connect() as connection:
            return await connection.run_sync(work)

    async def write(self, work: Work[T]) -> T:
        """See Database."""
        async with self._writing, self._engine.begin() as connection:
            return await connection.run_sync(work)

    async def close(self) -> None:
        """See Database."""
        await self._engine.dispose()
