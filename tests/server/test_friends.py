"""Tables of friends: sitting down, starting, being away, coming back."""

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import cast

import pytest

from kibitz.kernel import seats as kernel
from kibitz.server.live import Opened
from support.table_client import Client, Json, Seat, Server, house_of_tables

pytestmark = pytest.mark.anyio

RACKO = {"game": "racko", "seats": 3, "options": {"target": 300}, "friends": True}


async def refusal(server: Server, path: str, body: object = None, **fields: object) -> Json:
    """The status and the error of a request that is refused."""
    answer = await server.post(path, body, **fields)
    error = cast(Json, answer.json()["error"])
    assert cast(str, error["text"]).endswith((".", "?", "!"))
    return {"status": answer.status_code, **error}


async def two_friends(server: Server) -> tuple[Client, Client]:
    """Two people and a bot, at play."""
    host = await server.open(**RACKO)
    guest = await server.join(host, "Noa", 2)
    one, other = await server.sit(host), await server.sit(guest)
    assert (await one.ask("start"))["type"] == "accepted"
    for client in (one, other):
        await client.reach(1)
    return one, other


def place(client: Client, seat: int) -> Json:
    return cast(list[Json], client.table["seats"])[seat]


async def play_until_waiting_for(seat: int, *clients: Client) -> None:
    """The people present act until that seat is to act."""
    for _ in range(50):
        for client in clients:
            while client.number < max(each.number for each in clients):
                await client.receive()
        to_act = cast(Json, clients[0].now["view"])["to_act"]
        if to_act == [seat]:
            return
        acting = next((client for client in clients if client.legal), None)
        if acting is None:
            await clients[0].receive()
        else:
            await acting.act_and_see("draw" if "draw" in acting.legal else "toss")
    raise AssertionError(f"seat {seat} is never to act")


async def test_people_sit_down_and_the_host_starts(folder: Path) -> None:
    async with house_of_tables(folder) as server:
        host = await server.open(**RACKO)
        one = await server.sit(host)
        assert one.table["host"] is True
        guest = await server.join(host, "Noa")
        seats = await one.until_type("seats")
        assert [each["name"] for each in cast(list[Json], seats["seats"])] == ["Mia", "Noa", None]
        other = await server.sit(guest)
        refused = await other.ask("start")
        assert refused["code"] == "not-host"
        assert (await one.ask("start"))["type"] == "accepted"
        begun = await other.until(lambda message: message.get("status") == "playing")
        kinds = [each["kind"] for each in cast(list[Json], begun["seats"])]
        assert kinds == ["person", "person", "bot"]
        assert begun["solo"] is False
        assert (await one.ask("start"))["code"] == "begun"


async def test_an_older_reading_does_not_undo_the_start(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Who sits where is read one after the other: a table that has started goes on."""
    async with house_of_tables(folder) as server:
        host = await server.open(**RACKO)
        await server.sit(host)
        house = server.house
        table, read = await house.table(host.table), house.store.table
        was_read, go_on = asyncio.Event(), asyncio.Event()

        async def read_slowly(id: str) -> Opened | None:
            opened = await read(id)
            monkeypatch.setattr(house.store, "table", read)
            was_read.set()
            await go_on.wait()
            return opened

        monkeypatch.setattr(house.store, "table", read_slowly)
        leaving = asyncio.create_task(house.leave(table, kernel.Seat(0)))
        await was_read.wait()
        starting = asyncio.create_task(house.start(host.table, kernel.Seat(0)))
        if not table.changing.locked():
            await starting
        go_on.set()
        await asyncio.gather(leaving, starting)
        assert table.live.status == "playing"


async def test_a_seat_is_taken_once(folder: Path) -> None:
    async with house_of_tables(folder) as server:
        host = await server.open(**RACKO)
        seats = f"/api/tables/{host.table}/seats"
        await server.join(host, "Noa", 1)
        refused = await refusal(server, seats, {"name": "Pat", "seat": 1})
        assert (refused["status"], refused["code"]) == (409, "seat-taken")
        assert (await refusal(server, seats, {"name": "Pat", "seat": 3}))["code"] == "no-such-seat"
        assert (await refusal(server, seats, {"name": "⟨SK⟩"}))["code"] == "bad-name"
        assert (await refusal(server, seats, {"name": " \n "}))["code"] == "bad-name"
        await server.join(host, "Pat")
        assert (await refusal(server, seats, {"name": "Quin"}))["code"] == "table-full"


async def test_nobody_sits_down_after_the_start(folder: Path) -> None:
    async with house_of_tables(folder) as server:
        host = await server.open(**RACKO)
        start = f"/api/tables/{host.table}/start"
        secret = {"authorization": f"Bearer {host.secret}"}
        assert (await refusal(server, start, headers=secret))["code"] == "words-missing"
        assert (await refusal(server, start))["code"] == "not-seated"
        await server.sit(host)
        assert (await server.post(start, headers=secret)).status_code == 204
        seats = f"/api/tables/{host.table}/seats"
        refused = await refusal(server, seats, {"name": "Noa"})
        assert (refused["status"], refused["code"]) == (409, "begun")
        alone = await server.open(game="racko", seats=2)
        seats = f"/api/tables/{alone.table}/seats"
        assert (await refusal(server, seats, {"name": "Noa"}))["code"] == "begun"


async def test_a_person_who_is_away_is_played_and_comes_back(folder: Path) -> None:
    """After a minute a bot plays, openly; the person takes the seat back at any time."""
    async with house_of_tables(folder) as server:
        one, other = await two_friends(server)
        await play_until_waiting_for(2, one, other)
        await other.close()
        server.clients.remove(other)
        await one.until_type("seats")
        assert place(one, 2)["present"] is False
        await server.tick(59)
        assert place(one, 2)["stand_in"] is False
        waiting = one.number
        await server.tick(2)
        await one.until(lambda message: message["type"] == "seats" and place(one, 2)["stand_in"])
        await one.until(lambda _: one.number > waiting)
        back = await server.sit(other.place)
        await one.until(lambda _: place(one, 2)["present"])
        assert place(one, 2)["stand_in"] is False
        assert place(back, 2)["stand_in"] is False
        await play_until_waiting_for(2, one, back)
        assert back.legal


async def test_a_person_who_leaves_is_played_at_once(folder: Path) -> None:
    async with house_of_tables(folder) as server:
        one, other = await two_friends(server)
        await play_until_waiting_for(2, one, other)
        waiting = one.number
        assert (await other.ask("leave"))["type"] == "accepted"
        await one.until(lambda _: one.number > waiting and place(one, 2)["stand_in"])
        back = await server.sit(other.place)
        await one.until(lambda _: not place(one, 2)["stand_in"])
        assert place(back, 2)["stand_in"] is False


async def test_when_everyone_has_left_the_table_waits(folder: Path) -> None:
    """Even if their connections are still there."""
    async with house_of_tables(folder) as server:
        one, other = await two_friends(server)
        await play_until_waiting_for(2, one, other)
        await one.ask("leave")
        await other.ask("leave")
        number = one.number
        await server.tick(100)
        assert (await one.ask("ping"))["type"] == "pong"
        assert one.number == number


async def test_a_game_against_bots_waits(folder: Path) -> None:
    async with house_of_tables(folder) as server:
        me = await server.sit(await server.open(game="racko", seats=2))
        await me.my_turn()
        onlooker = await server.look_on(me.place)
        await me.close()
        server.clients.remove(me)
        await onlooker.until_type("seats")
        await server.tick(3600)
        assert (await onlooker.ask("ping"))["type"] == "pong"
        assert (place(onlooker, 0)["stand_in"], onlooker.number) == (False, me.number)
        back = await server.sit(me.place)
        assert back.number == me.number


async def test_when_everyone_is_away_the_table_waits(folder: Path) -> None:
    async with house_of_tables(folder) as server:
        one, other = await two_friends(server)
        onlooker = await server.look_on(one.place)
        for client in (one, other):
            await client.close()
            server.clients.remove(client)
        await server.tick(3600)
        await server.tick(1)
        assert (await onlooker.ask("ping"))["type"] == "pong"
        assert not place(onlooker, 0)["stand_in"]
        assert not place(onlooker, 2)["stand_in"]


async def test_onlookers_see_the_table_and_no_hand(folder: Path) -> None:
    async with house_of_tables(folder) as server:
        me = await server.sit(await server.open(game="racko", seats=2))
        await me.my_turn()
        onlooker = await server.look_on(Seat(me.place.table, None, None))
        assert cast(Json, onlooker.table["view"])["own"] is None
        await me.act_and_see("draw")
        step = await onlooker.until_type("step")
        assert [each["text"] for each in cast(list[Json], step["told"])] == ["Mia draws a card."]
        assert onlooker.legal == []


async def test_a_bot_that_was_thinking_does_not_act_for_who_is_back(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    thinking, done = asyncio.Event(), asyncio.Event()

    async def think(decide: Callable[[], object]) -> object:
        thinking.set()
        await done.wait()
        return decide()

    async with house_of_tables(folder) as server:
        host = await server.open(game="racko", seats=2, friends=True)
        guest = await server.join(host, "Noa")
        people = [await server.sit(host), await server.sit(guest)]
        await people[0].ask("start")
        for client in people:
            await client.reach(2)
        away = next(client for client in people if client.legal)
        await away.close()
        server.clients.remove(away)
        monkeypatch.setattr(asyncio, "to_thread", think)
        await server.tick(61)
        await thinking.wait()
        back = await server.sit(away.place)
        done.set()
        await back.act_and_see("draw")
