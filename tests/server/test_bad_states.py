"""Databases and buses that cannot be used, or go away in the middle of a game and come back."""

import logging
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import cast

import pytest
from sqlalchemy import text

from kibitz.cli.serve import _migrate
from kibitz.kernel.errors import BadSetup
from kibitz.server.app import Settings
from kibitz.server.bus import bus_of
from kibitz.server.logs import JsonLines
from support.services import postgresql, redis
from support.table_client import Client, Json, Server, house_of_tables, new_file

pytestmark = pytest.mark.anyio

RACKO = {"game": "racko", "seats": 2, "friends": True}


async def two_people(server: Server) -> tuple[Client, Client]:
    """Two people at a table that has begun; the first one is to act."""
    host = await server.open(**RACKO)
    guest = await server.join(host, "Noa")
    mia, noa = await server.sit(host), await server.sit(guest)
    await mia.ask("start")
    await mia.reach(2)
    await noa.reach(2)
    return (mia, noa) if mia.legal else (noa, mia)


async def test_a_database_of_another_version(folder: Path) -> None:
    path = folder / "t.sqlite"
    await new_file(path)
    with closing(sqlite3.connect(path)) as database:
        database.execute("UPDATE alembic_version SET version_num = '9999'")
        database.commit()
    with pytest.raises(BadSetup, match="another version of kibitz made its tables: use a newer"):
        await _migrate(Settings(str(path)))


async def test_a_file_that_is_no_database(folder: Path) -> None:
    path = folder / "t.sqlite"
    path.write_text("Dear diary\n" * 100)
    with pytest.raises(BadSetup, match=r"t\.sqlite cannot be opened: file is not a database"):
        await _migrate(Settings(str(path)))
    assert path.read_text().startswith("Dear diary")


async def test_a_bot_that_fails_is_not_asked_again_until_the_log_changes(
    folder: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """And the log tells what kind of fault it was, never what the bot held."""
    asked: list[str] = []

    def fail(*_: object) -> None:
        asked.append("once")
        raise ZeroDivisionError("the hand holds SK")

    async with house_of_tables(folder) as server:
        me = await server.sit(await server.open(game="racko", seats=2))
        await me.my_turn()
        monkeypatch.setattr("kibitz.server.live.bot", lambda _: fail)
        await me.act_and_see("draw")
        await me.act_and_see("toss")
        table = await server.house.table(me.place.table)
        for _ in range(3):
            assert table.driver is not None
            await table.driver
            await server.tick(1)
        assert asked == ["once"]
        lines = [JsonLines().format(record) for record in caplog.records]
        assert any("ZeroDivisionError" in line for line in lines)
        assert not any("SK" in line for line in lines)
        await me.ask("undo", at=me.number)
        monkeypatch.undo()
        await me.until_type("table")
        await me.act_and_see("toss")
        await me.my_turn()


def test_what_the_event_loop_reports_tells_no_values(caplog: pytest.LogCaptureFixture) -> None:
    error = ZeroDivisionError("the hand holds SK")
    logging.getLogger("asyncio").error("Task exception: %r", error, exc_info=error)
    line = JsonLines().format(caplog.records[0])
    assert "ZeroDivisionError" in line
    assert "SK" not in line


async def test_a_database_server_that_is_not_there() -> None:
    with pytest.raises(BadSetup, match=r"the database 127\.0\.0\.1 cannot be opened: .*refused"):
        await _migrate(Settings("postgresql://kibitz@127.0.0.1:1/kibitz"))


async def test_a_database_that_may_only_be_read(folder: Path) -> None:
    async with house_of_tables(folder) as server:
        only_read = text("PRAGMA query_only = 1")
        await server.house.store.database.write(lambda connection: connection.execute(only_read))
        answer = await server.post("/api/tables", {"name": "Mia", **RACKO})
        assert answer.status_code == 503
        assert answer.json()["error"]["code"] == "store-read-only"


async def see(server: Server, client: Client, number: int) -> None:
    """Waits until the client was shown that step; its server looks for itself every quarter of a minute."""
    while client.number < number:
        await server.tick(16)
        await client.receive()


async def test_redis_goes_and_comes_back(folder: Path) -> None:
    """While it hangs or is away play goes on at each server, and nobody counts as away for that."""
    with redis() as (service, url):
        async with (
            house_of_tables(folder, bus=bus_of(url)) as one,
            house_of_tables(folder, bus=bus_of(url)) as other,
        ):
            host = await one.open(**RACKO)
            guest = await other.join(host, "Noa")
            mia, noa = await one.sit(host), await other.sit(guest)
            for client, seat in ((mia, 1), (noa, 0)):
                while not cast(list[Json], client.table["seats"])[seat]["present"]:
                    await client.receive()
            await mia.ask("start")
            await mia.reach(2)
            await see(other, noa, 2)
            places = [(mia, one), (noa, other)]
            (first, here), (second, there) = places if mia.legal else reversed(places)
            await first.act_and_see("draw")
            service.pause()
            await first.act_and_see("toss")
            service.stop()
            await see(there, second, first.number)
            for _ in range(10):
                for server in (one, other):
                    await server.tick(16)
            assert not any(
                table.stand_ins for each in (one, other) for table in each.house._tables.values()
            )
            await second.act_and_see("draw")
            service.start()
            await second.act_and_see("toss")
            await see(here, first, second.number)
            assert first.told().keys() == second.told().keys()


async def test_postgresql_is_restarted(folder: Path) -> None:
    """Acts are refused with a sentence while it is away; then the game goes on where it was."""
    with postgresql() as (service, url):
        async with house_of_tables(folder, database=url) as server:
            first, second = await two_people(server)
            await first.act_and_see("draw")
            service.stop()
            refused = await first.act("toss")
            assert refused["code"] == "store-down"
            assert "nothing was written" in str(refused["text"])
            assert (await server.get("/health")).status_code == 503
            service.start()
            await first.act_and_see("toss")
            await second.my_turn()
            await second.act_and_see("draw")
            assert len(await server.house.store.log(first.place.table)) == second.number
