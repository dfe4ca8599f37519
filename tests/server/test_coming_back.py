"""Reload, a second device, a lost connection, a restart: nothing is lost, nothing shown twice."""

from pathlib import Path
from typing import cast

import pytest

from kibitz.kernel.seats import Actor
from kibitz.server.live import LiveTable
from support.table_client import Client, Json, house_of_tables

pytestmark = pytest.mark.anyio

RACKO = {"game": "racko", "seats": 2, "options": {"target": 300}}


async def some_turns(me: Client, turns: int = 2) -> None:
    for _ in range(2 * turns):
        await me.my_turn()
        await me.act_and_see("draw" if "draw" in me.legal else "toss")
    await me.my_turn()


async def test_a_reload_shows_everything_again(folder: Path) -> None:
    async with house_of_tables(folder) as server:
        me = await server.sit(await server.open(**RACKO))
        await some_turns(me)
        again = await server.sit(me.place)
        assert again.table["since"] is None
        assert again.number == me.number
        assert again.now["view"] == me.now["view"]
        assert again.now["legal"] == me.now["legal"]
        assert again.told() == me.told()


async def test_who_knows_the_beginning_is_told_the_rest(folder: Path) -> None:
    """The page keeps what it has of the same run, and gets what it has not."""
    async with house_of_tables(folder) as server:
        me = await server.sit(await server.open(**RACKO))
        await some_turns(me)
        for since in (0, 3, me.number):
            again = await server.sit(me.place, since=since, run="0")
            assert again.table["since"] == since
            numbers = [each["number"] for each in cast(list[Json], again.table["log"])]
            assert numbers == list(range(since + 1, me.number + 1))
        for since, run in ((me.number + 1, "0"), (3, "1"), (3, None), (None, "0")):
            again = await server.sit(me.place, since=since, run=run)
            assert again.table["since"] is None
            assert len(cast(list[Json], again.table["log"])) == me.number


async def test_a_table_comes_back_without_playing_what_was_undone(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However often something was undone, each step that stands is played once."""
    async with house_of_tables(folder) as server:
        me = await server.sit(await server.open(**RACKO))
        await me.my_turn()
        for _ in range(5):
            await me.act_and_see("draw")
            await me.ask("undo", at=me.number)
            await me.until_type("table")
        await me.act_and_see("draw")
    played: list[int] = []
    play = LiveTable._play

    def counted(live: LiveTable, actor: Actor, text: str, at_ms: int) -> None:
        played.append(at_ms)
        play(live, actor, text, at_ms)

    monkeypatch.setattr(LiveTable, "_play", counted)
    async with house_of_tables(folder) as server:
        back = await server.sit(me.place)
        assert (back.number, back.table["run"]) == (me.number, "5")
        assert back.now["view"] == me.now["view"]
        assert len(played) == back.number


async def test_two_devices_of_one_person(folder: Path) -> None:
    async with house_of_tables(folder) as server:
        one = await server.sit(await server.open(**RACKO))
        other = await server.sit(one.place)
        await one.my_turn()
        await other.my_turn()
        await one.act_and_see("draw")
        await other.reach(one.number)
        await other.act_and_see("toss")
        await one.reach(other.number)
        assert one.told().keys() == set(range(1, one.number + 1))
        await one.close()
        server.clients.remove(one)
        seats = cast(list[Json], other.table["seats"])
        assert seats[0]["present"] is True


async def test_a_restart_loses_nothing(folder: Path) -> None:
    async with house_of_tables(folder) as server:
        me = await server.sit(await server.open(**RACKO))
        await some_turns(me)
        await me.act_and_see("take 5")
        await me.my_turn()
        await me.ask("undo", at=me.number)
        await me.until(lambda _: me.table["run"] == "1")
        await me.act_and_see("draw")
    async with house_of_tables(folder) as server:
        again = await server.sit(me.place, since=me.number, run="1")
        assert again.table["since"] == me.number
        assert again.now["view"] == me.now["view"]
        assert again.now["legal"] == me.now["legal"]
        repeated = await again.act("draw", me.number - 1)
        assert (repeated["type"], repeated["number"]) == ("accepted", me.number)
        await again.act_and_see("toss")
        assert (await server.get(f"/api/tables/{me.place.table}")).json()["status"] == "playing"


async def test_a_table_put_away_is_read_again(folder: Path) -> None:
    async with house_of_tables(folder) as server:
        me = await server.sit(await server.open(**RACKO))
        await some_turns(me)
        await me.close()
        server.clients.remove(me)
        await server.tick(10_000)
        assert server.house._tables == {}
        again = await server.sit(me.place)
        assert again.now["view"] == me.now["view"]
        assert again.told() == me.told()
