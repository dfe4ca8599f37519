"""What nobody uses is deleted after so many days, whole, and nothing else is."""

import asyncio
import sqlite3
from collections.abc import Iterator
from contextlib import AbstractAsyncContextManager, closing
from pathlib import Path
from secrets import token_hex

import psycopg
import pytest
from sqlalchemy import Connection, delete, func, select, text

from kibitz.server.bus import InProcess
from kibitz.server.clock import HOUR
from kibitz.server.database import T, Work, database_url
from kibitz.server.database import database as database_of
from kibitz.server.keeping import PIECE
from kibitz.server.schema import ENTRIES, PLACES, RECORDS, TABLES
from kibitz.server.store import Store
from support.services import postgresql
from support.table_client import Client, Hung, Seat, Server, house_of_tables

pytestmark = pytest.mark.anyio

RACKO = {"game": "racko", "seats": 2, "options": {"target": 60}}
RECORD = (Path(__file__).parent.parent / "records" / "racko.jsonl").read_text().splitlines()[0]
KEPT = 30
DAY = 24 * HOUR


@pytest.fixture(scope="module")
def server_of_postgresql() -> Iterator[str]:
    with postgresql() as (_, url):
        yield url


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, folder: Path) -> str:
    """A new database of each kind."""
    if request.param == "sqlite":
        return str(folder / "t.sqlite")
    url = request.getfixturevalue("server_of_postgresql")
    name = f"kibitz_{token_hex(4)}"
    with psycopg.connect(url, autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {name}")
    return url.removesuffix("postgres") + name


@pytest.fixture(autouse=True)
def _without_pauses(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("kibitz.server.keeping.PAUSE", 0)


def server_over(
    database: str, folder: Path, keep_days: int = KEPT, **fields: object
) -> AbstractAsyncContextManager[Server]:
    return house_of_tables(folder, database=database, keep_days=keep_days, **fields)  # type: ignore[arg-type]


async def played(server: Server) -> Client:
    """A person at a new table who has acted once."""
    me = await server.sit(await server.open(**RACKO))
    await me.my_turn()
    await me.act_and_see()
    return me


async def left(server: Server) -> Seat:
    """The seat of a table that was played at and is not open any more."""
    me = await played(server)
    await me.my_turn()  # nobody acts there any more
    await me.close()
    server.clients.remove(me)
    await server.tick(1000)
    return me.place


async def sent_in(server: Server) -> str:
    """The address of a record that was sent in."""
    answer = await server.request("POST", "/api/records", content=RECORD)
    return f"/api/records/{answer.json()['record']}"


async def pass_days(days: int, *servers: Server) -> None:
    """Lets so many days pass; then each of the servers, which share a clock, does what is due."""
    servers[0].clock.now += days * DAY
    for server in servers:
        await server.house.keep()


async def rows(server: Server, table: str) -> int:
    """How many rows the database has of a table."""
    count = sum(
        select(func.count()).select_from(each).where(column == table).scalar_subquery()
        for each, column in (
            (TABLES, TABLES.c.id), (PLACES, PLACES.c.table_id), (ENTRIES, ENTRIES.c.table_id),
        )
    )  # fmt: skip
    return await server.house.store.database.read(
        lambda connection: connection.execute(select(count)).scalar_one()
    )


async def test_what_nobody_has_used_is_deleted_with_all_its_rows(
    database: str, folder: Path
) -> None:
    """Not before its time, and nothing of what was used since."""
    async with server_over(database, folder) as server:
        unused, record = await left(server), await sent_in(server)
        await pass_days(15, server)
        used, later_record = await left(server), await sent_in(server)
        await pass_days(14, server)
        assert await rows(server, unused.table) > 3
        await pass_days(2, server)
        assert await rows(server, unused.table) == 0
        assert (await server.get(record)).status_code == 404
        assert await rows(server, used.table) > 3
        assert (await server.get(later_record)).status_code == 200


async def test_looking_at_it_is_use(database: str, folder: Path) -> None:
    async with server_over(database, folder) as server:
        table, record = await left(server), await sent_in(server)
        looks = (f"/api/tables/{table.table}", f"{record}/replay")
        for _ in range(4):
            await pass_days(20, server)
            for path in looks:
                assert (await server.get(path)).status_code == 200
            await server.tick(1000)


async def test_what_is_looked_at_is_shown_though_it_cannot_be_written(folder: Path) -> None:
    """While another program writes. Of what stays open it is noted later that it was used."""
    async with house_of_tables(folder, keep_days=KEPT) as server:
        place, record = await left(server), await sent_in(server)
        server.clock.now += 20 * DAY
        store = server.house.store
        await store.database.close()
        store.database = database_of(store.url, lock_wait_ms=10)
        with closing(sqlite3.connect(folder / "tables.sqlite", isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            for path in (f"/api/tables/{place.table}", record, f"{record}/replay"):
                assert (await server.get(path)).status_code == 200
            other.execute("ROLLBACK")
        await pass_days(1, server)
        await pass_days(20, server)
        assert await rows(server, place.table) > 3
        assert (await server.get(record)).status_code == 404


async def test_what_is_open_in_any_worker_is_kept(database: str, folder: Path) -> None:
    """However long nobody acts there, and whichever worker deletes."""
    bus = InProcess()
    async with (
        server_over(database, folder, bus=bus) as one,
        server_over(database, folder, bus=bus, clock=one.clock) as other,
    ):
        open_here, open_there, unused = await played(one), await played(other), await left(other)
        for first, second in ((one, other), (other, one)) * 2:
            await pass_days(20, first, second)
        assert await rows(one, unused.table) == 0
        for client in (open_here, open_there):
            await client.my_turn()
            await client.act_and_see()


async def test_what_is_open_is_said_of_all_tables_together(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In one transaction, and of none that was used within the hour."""
    async with house_of_tables(folder) as server:
        tables = [await server.open(**RACKO) for _ in range(5)]
        for place in tables:
            await server.get(f"/api/tables/{place.table}")
        server.clock.now += 2 * HOUR
        written: list[int] = []
        write = server.house.store.database.write

        async def counted(work: Work[T]) -> T:
            def work_and_count(connection: Connection) -> T:
                before = changes(connection)
                done = work(connection)
                written.append(changes(connection) - before)
                return done

            return await write(work_and_count)

        monkeypatch.setattr(server.house.store.database, "write", counted)
        await server.house.keep()
        await server.house.keep()
        assert written == [len(tables), 0]


def changes(connection: Connection) -> int:
    """How many rows this connection to SQLite has written."""
    return int(connection.execute(text("SELECT total_changes()")).scalar_one())


async def test_one_worker_at_a_time_deletes(database: str, folder: Path) -> None:
    """All that is due, in pieces; another one has its turn an hour later."""
    bus = InProcess()
    async with (
        server_over(database, folder, bus=bus) as one,
        server_over(database, folder, bus=bus, clock=one.clock) as other,
    ):
        many = 2 * PIECE + 1
        for _ in range(many):
            await one.open(**RACKO)
        one.clock.now += 31 * DAY
        keeping = [server.house.keeping for server in (one, other)]
        assert sorted(await asyncio.gather(*(each.sweep() for each in keeping))) == [0, many]
        await one.open(**RACKO)
        one.clock.now += 3599
        assert [await each.sweep() for each in keeping] == [0, 0]
        one.clock.now += 31 * DAY
        assert [await each.sweep() for each in reversed(keeping)] == [1, 0]


async def test_who_asks_for_what_was_deleted_is_told_so(folder: Path) -> None:
    async with house_of_tables(folder, keep_days=KEPT) as server:
        place, record = await left(server), await sent_in(server)
        await pass_days(31, server)
        for path, code in (
            (f"/api/tables/{place.table}", "no-such-table"), (record, "no-such-record"),
            (f"{record}/replay", "no-such-record"),
        ):  # fmt: skip
            for language, sentence in (("en", "used for 30 days"), ("fr", "pendant 30 jours")):
                error = (await server.get(f"{path}?lang={language}")).json()["error"]
                assert error["code"] == code
                assert sentence in error["text"]
        refused = await (await server.connect(place)).sit()
        assert refused["code"] == "no-such-table"


async def test_a_replay_that_was_made_is_not_shown_once_another_worker_deleted_it(
    folder: Path,
) -> None:
    bus = InProcess()
    async with (
        house_of_tables(folder, bus=bus, keep_days=KEPT) as one,
        house_of_tables(folder, bus=bus, clock=one.clock, keep_days=KEPT) as other,
    ):
        replay = f"{await sent_in(one)}/replay"
        assert (await one.get(replay)).status_code == 200
        await pass_days(31, other)
        assert (await one.get(replay)).json()["error"]["code"] == "no-such-record"


async def test_everything_is_kept_where_nothing_else_is_said(folder: Path) -> None:
    async with house_of_tables(folder) as server:
        place, record = await left(server), await sent_in(server)
        await pass_days(10_000, server)
        await server.sit(place)
        assert (await server.get(record)).status_code == 200
        nowhere = (await server.get("/api/tables/nowhere")).json()["error"]["text"]
        assert "deleted" not in nowhere


async def test_a_table_that_is_gone_disturbs_no_other(database: str, folder: Path) -> None:
    """Who still has it open is told at the next act there; acts of others in the same transaction stand."""
    async with server_over(database, folder) as server:
        gone, stays = await played(server), await played(server)
        onlooker = await server.look_on(gone.place)
        for client in (gone, stays):
            await client.my_turn()
        by_hand = delete(TABLES).where(TABLES.c.id == gone.place.table)
        await server.house.store.database.write(lambda connection: connection.execute(by_hand))
        refused, accepted = await asyncio.gather(gone.act(), stays.act())
        assert (refused["type"], refused["code"]) == ("refused", "no-such-table")
        assert accepted["type"] == "accepted"
        assert (await onlooker.until_type("refused"))["code"] == "no-such-table"
        with pytest.raises(Hung):
            await onlooker.receive()
        assert await rows(server, gone.place.table) == 0


async def test_the_room_of_what_was_deleted_is_used_again(folder: Path) -> None:
    """SQLite: the file does not become smaller, and new tables do not make it larger."""
    async with house_of_tables(folder, keep_days=KEPT) as server:

        async def pages() -> int:
            pragma = text("PRAGMA page_count")
            return await server.house.store.database.write(
                lambda connection: int(connection.execute(pragma).scalar_one())
            )

        async def fill() -> int:
            for _ in range(30):
                await server.house.store.add_record(token_hex(8), RECORD, server.clock.wall_ms())
                await server.open(**RACKO)
            return await pages()

        empty, full = await pages(), await fill()
        await pass_days(31, server)
        assert empty < full == await pages()
        assert await fill() <= full + 1


async def test_tables_of_an_older_version_were_used_when_something_last_happened(
    database: str,
) -> None:
    store = Store(database_url(database))
    await store.migrate(to="0001")

    def fill(connection: Connection) -> None:
        for id, started in (("waiting", None), ("begun", 2), ("played", 2)):
            row = {"id": id, "game": "racko", "seats": 2, "started": started}
            connection.execute(
                text(
                    "INSERT INTO tables VALUES (:id, :game, :seats, '{}', false, 'steady', 0, '', '',"
                    " 0, 1, :started)"
                ),
                row,
            )
        for number in (1, 2):
            row = {"number": number, "at": 10 * number}
            connection.execute(
                text("INSERT INTO entries VALUES ('played', :number, '0', 'draw', NULL, :at)"), row
            )
        connection.execute(text("INSERT INTO records VALUES ('sent-in', '', 7)"))

    await store.database.write(fill)
    await store.migrate()

    def known(connection: Connection) -> dict[str, int]:
        both = (select(each.c.id, each.c.used_ms) for each in (TABLES, RECORDS))
        return {row.id: row.used_ms for query in both for row in connection.execute(query)}

    assert await store.database.read(known) == {
        "waiting": 1, "begun": 2, "played": 20, "sent-in": 7,
    }  # fmt: skip
    await store.close()
