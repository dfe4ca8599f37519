"""The database: its schema, its durability, and what is said when it cannot write."""

import asyncio
import sqlite3
import threading
from contextlib import closing
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, text

from kibitz.kernel.errors import BadSetup
from kibitz.kernel.seats import CHANCE, Seat
from kibitz.server.database import T, Work, database, database_url
from kibitz.server.errors import Refusal
from kibitz.server.live import Logged, Opened, Place
from kibitz.server.schema import SCHEMA
from kibitz.server.store import LOCK_WAIT_MS, Store
from support.table_client import house_of_tables, migrated, new_file

pytestmark = pytest.mark.anyio


def opened(id: str = "t") -> Opened:
    places = tuple(Place(Seat(seat), "open") for seat in range(2))
    return Opened(
        id, "racko", 2, {"target": 60}, True, "steady", Seat(0), b"s" * 32, b"t" * 32, 0, 1, None,
        places,
    )  # fmt: skip


def entry(number: int, text: str = "draw") -> Logged:
    return Logged(number, Seat(0), text, 5)


async def test_the_steps_lead_from_nothing_to_the_schema(folder: Path) -> None:
    """And a second run changes nothing."""
    path = folder / "new" / "tables.sqlite"
    for _ in range(2):
        await migrated(str(path))
        store = Store(database_url(str(path)))
        assert await store.database.read(differences) == []
        await store.close()


def differences(connection: Connection) -> list[object]:
    return list(compare_metadata(MigrationContext.configure(connection), SCHEMA))


async def test_a_step_that_is_cut_off_is_done_again_as_a_whole(folder: Path) -> None:
    """Nothing of it stays, so that it can be done once what stopped it is gone."""
    path = folder / "t.sqlite"
    store = Store(database_url(str(path)))
    await store.migrate(to="0001")
    with closing(sqlite3.connect(path, isolation_level=None)) as by_hand:
        by_hand.execute("INSERT INTO records VALUES ('sent-in', '', 7)")
        by_hand.execute(
            "CREATE TRIGGER cut BEFORE UPDATE ON records BEGIN SELECT RAISE(ABORT, 'cut off'); END"
        )
        before = list(by_hand.iterdump())
        with pytest.raises(Refusal):
            await store.migrate()
        assert list(by_hand.iterdump()) == before
        by_hand.execute("DROP TRIGGER cut")
    await store.migrate()
    assert await store.database.read(differences) == []
    await store.close()


@pytest.mark.parametrize(("setting", "expected"), [("journal_mode", "wal"), ("synchronous", 2)])
async def test_what_is_acknowledged_is_flushed(
    folder: Path, setting: str, expected: object
) -> None:
    """The write-ahead log is flushed at every commit: SQLite's synchronous is FULL, 2."""
    await new_file(folder / "t.sqlite")
    store = Store(database_url(str(folder / "t.sqlite")))
    pragma = text(f"PRAGMA {setting}")
    found = await store.database.write(lambda connection: connection.execute(pragma).scalar())
    assert found == expected
    await store.close()


@pytest.mark.parametrize("place", ["t.sqlite", "gone/t.sqlite"])
def test_when_a_store_is_closed_nothing_of_it_runs(folder: Path, place: str) -> None:
    """Whether it could be opened, and whether somebody still waited: no thread is left to report."""

    async def ask_and_go() -> None:
        store = Store(database_url(str(folder / place)))
        asking = asyncio.create_task(store.check())
        for _ in range(3):
            await asyncio.sleep(0)
        asking.cancel()
        await asyncio.gather(asking, return_exceptions=True)
        await store.close()

    before = set(threading.enumerate())
    asyncio.run(ask_and_go())
    assert set(threading.enumerate()) == before


async def test_a_table_is_read_as_it_was_kept(folder: Path) -> None:
    await new_file(folder / "t.sqlite")
    store = Store(database_url(str(folder / "t.sqlite")))
    await store.open_table(opened(), [Logged(1, CHANCE, "cut 1 2", 3)])
    assert await store.table("t") == opened()
    assert await store.table("other") is None
    assert await store.append("t", [entry(2), Logged(3, Seat(0), "undo", 9, back_to=1)])
    log = await store.log("t")
    assert log == [
        Logged(1, CHANCE, "cut 1 2", 3), entry(2), Logged(3, Seat(0), "undo", 9, back_to=1),
    ]  # fmt: skip
    assert await store.log("t", after=2) == log[2:]
    await store.close()


async def test_a_number_is_taken_once(folder: Path) -> None:
    """Of all who append at the same time one is written whole, the others not at all."""
    await new_file(folder / "t.sqlite")
    stores = [Store(database_url(str(folder / "t.sqlite"))) for _ in range(2)]
    await stores[0].open_table(opened())
    appends = [
        store.append("t", [entry(1, f"take {k}"), entry(2, f"take {k}")])
        for k, store in enumerate(stores * 3)
    ]
    done = await asyncio.gather(*appends)
    assert sum(done) == 1
    first, second = await stores[0].log("t")
    assert first.text == second.text == f"take {done.index(True)}"
    for store in stores:
        await store.close()


async def test_appends_of_many_tables_share_a_transaction(folder: Path) -> None:
    await new_file(folder / "t.sqlite")
    store = Store(database_url(str(folder / "t.sqlite")))
    for number in range(20):
        await store.open_table(opened(f"t{number}"))
    transactions = 0
    write = store.database.write

    async def counted(work: Work[T]) -> T:
        nonlocal transactions
        transactions += 1
        return await write(work)

    store.database.write = counted  # type: ignore[method-assign]
    assert all(await asyncio.gather(*(store.append(f"t{n}", [entry(1)]) for n in range(20))))
    assert transactions <= 2
    await store.close()


async def test_a_database_that_somebody_else_writes_to(folder: Path) -> None:
    """It is said, nothing has changed, and the next try succeeds."""
    path = folder / "t.sqlite"
    await new_file(path)
    store = Store(database_url(str(path)), lock_wait_ms=10)
    await store.open_table(opened())
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(Refusal) as refused:
            await store.append("t", [entry(1)])
        assert refused.value.code == "store-busy"
        other.execute("ROLLBACK")
    assert await store.log("t") == []
    assert await store.append("t", [entry(1)])
    await store.close()


async def at_most(store: Store, pages: int) -> None:
    """Lets the database have so many pages; fewer than it has: no more than those."""
    pragma = text(f"PRAGMA max_page_count={pages or 1}")
    await store.database.write(lambda connection: connection.execute(pragma))


async def test_a_full_disk_in_the_middle_of_a_game(folder: Path) -> None:
    """The act is refused in a sentence and the table stands as it stood; with room it goes on."""
    async with house_of_tables(folder) as server:
        host = await server.open(game="racko", seats=2, friends=True)
        people = [await server.sit(host), await server.sit(await server.join(host, "Noa"))]
        await people[0].ask("start")
        store = server.house.store
        await people[0].reach(2)
        await at_most(store, pages=0)
        number, answer = 2, {"type": "accepted"}
        while answer["type"] == "accepted":
            for client in people:
                await client.reach(number)
            acting = next(client for client in people if client.legal)
            answer = await acting.act("take 5")
            number += answer["type"] == "accepted"
        assert answer["code"] == "store-full"
        assert "nothing was written" in str(answer["text"])
        assert [client.number for client in people] == [number, number]
        await at_most(store, pages=1_000_000)
        await acting.act_and_see("take 5")
        assert acting.number == number + 1


async def test_a_database_that_is_not_there_is_said(folder: Path) -> None:
    async with house_of_tables(folder) as server:
        place = await server.open(game="racko", seats=2)
        await server.house.store.database.close()
        gone = database_url(str(folder / "gone" / "t.sqlite"))
        server.house.store.database = database(gone, LOCK_WAIT_MS)
        answer = await server.get(f"/api/tables/{place.table}")
        assert answer.status_code == 503
        assert answer.json()["error"]["code"] == "store-down"
        assert (await server.get("/health")).status_code == 503


@pytest.mark.parametrize(
    ("written", "driver"),
    [
        ("tables.sqlite", "sqlite"),
        ("sqlite:////tmp/t.sqlite", "sqlite"),
        ("postgresql://kibitz@localhost/tables", "postgresql+psycopg"),
        ("postgres://kibitz@localhost/tables", "postgresql+psycopg"),
    ],
)
def test_a_database_is_named_by_a_path_or_a_url(written: str, driver: str) -> None:
    assert database_url(written).drivername == driver


@pytest.mark.parametrize("written", ["mysql://localhost/x", "postgresql://:port", "://"])
def test_a_database_of_another_kind(written: str) -> None:
    with pytest.raises(BadSetup, match="expected"):
        database_url(written)
