"""Tables of bots, at which one only looks on."""

from pathlib import Path
from typing import cast

import pytest
from httpx import Response

import kibitz
from kibitz.kernel.fair import check_fair
from kibitz.kernel.record import parse_record
from kibitz.kernel.seats import Seat as KernelSeat
from kibitz.server.house import BOTS_ALONE
from kibitz.server.limits import BOT_TABLES_AN_HOUR
from kibitz.server.live import LiveTable
from kibitz.server.messages import step_message
from kibitz.server.wire import StepMessage
from support.table_client import Json, Seat, Server, house_of_tables

pytestmark = pytest.mark.anyio

SHORT: dict[str, Json] = {"tarot": {"deals": 1}, "racko": {"target": 30}}


async def opened(server: Server, name: str) -> Json:
    """A new table of bots."""
    seats = 4 if name == "tarot" else 3
    wanted = {"game": name, "seats": seats, "options": SHORT.get(name, {})}
    answer = await server.post("/api/tables/of-bots", wanted)
    assert answer.status_code == 201, answer.text
    return cast(Json, answer.json())


async def play_on(server: Server, table: Json, seconds: int | None = None) -> int:
    """Lets bots play for so long, or to the end; gives the number of the last step."""
    house = await server.house.table(cast(str, table["table"]))
    while house.live.status != "over":
        assert house.driver is not None
        await house.driver
        if seconds == 0:
            break
        seconds = None if seconds is None else seconds - 1
        await server.tick(1)
    return house.live.number


@pytest.mark.parametrize("name", kibitz.GAMES)
async def test_bots_play_to_the_end_while_somebody_looks_on(name: str, folder: Path) -> None:
    """No seat's own cards are sent and nobody is asked; the cards follow from what was published first."""
    async with house_of_tables(folder) as server:
        table = await opened(server, name)
        onlooker = await server.look_on(Seat(cast(str, table["table"]), None, None))
        await play_on(server, table)
        fair = await onlooker.until_type("fair")
        assert fair["commitment"] == table["commitment"]
        assert onlooker.now["status"] == "over"
        for message in onlooker.messages:
            if message["type"] in ("table", "step"):
                view = cast(Json, message["view"])
                assert (view["seat"], view["own"]) == (None, None)
                assert not message.get("legal")
        record = parse_record((await server.get(f"/api/tables/{table['table']}/record")).text)
        draws = check_fair(kibitz.game(name), record)
        assert draws is not None
        assert draws.whole


async def test_bots_alone_stop_at_some_time(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Random bots may never end a round of Rack-O, and nobody is there to stop them."""
    monkeypatch.setattr("kibitz.server.open_table.MOST_ALONE", 20)
    async with house_of_tables(folder) as server:
        wanted = {"game": "racko", "seats": 2, "level": "random"}
        table = (await server.post("/api/tables/of-bots", wanted)).json()
        await server.look_on(Seat(table["table"], None, None))
        house = await server.house.table(table["table"])
        for _ in range(5):
            if house.driver is not None:
                await house.driver
            await server.tick(1)
        assert 20 <= house.live.number < 20 + BOTS_ALONE
        assert house.live.status == "playing"


async def test_bots_wait_until_somebody_looks_on(folder: Path) -> None:
    """And nobody can sit down with them, or see their cards before the end."""
    async with house_of_tables(folder) as server:
        table = await opened(server, "racko")
        here = f"/api/tables/{table['table']}"
        await server.tick(60)
        shown = (await server.get(here)).json()
        assert shown["status"] == "playing"
        assert [seat["kind"] for seat in shown["seats"]] == ["bot"] * 3
        assert len({seat["name"] for seat in shown["seats"]}) == 3
        assert (await server.house.table(cast(str, table["table"]))).live.number == 0
        refused = await server.post(f"{here}/seats", {"name": "Mia"})
        assert refused.json()["error"]["code"] == "begun"
        assert (await server.get(f"{here}/replay")).json()["error"]["code"] == "cards-hidden"


async def test_bots_alone_keep_the_pace_of_who_looks_on(folder: Path) -> None:
    async with house_of_tables(folder) as server:
        table = await opened(server, "racko")
        await server.look_on(Seat(cast(str, table["table"]), None, None))
        first = await play_on(server, table, 0)
        assert 0 < first <= BOTS_ALONE
        assert first < await play_on(server, table, 2) <= 3 * BOTS_ALONE


async def test_bots_alone_play_no_endless_game_and_not_at_many_tables(folder: Path) -> None:
    async with house_of_tables(folder) as server:
        for options, status in (({"deals": 11}, 422), ({"deals": 10}, 201)):
            wanted = {"game": "tarot", "seats": 4, "options": options}
            answer = await server.post("/api/tables/of-bots", wanted)
            assert answer.status_code == status, answer.text
        assert_refused_with("too-long", await server.post(
            "/api/tables/of-bots", {"game": "racko", "seats": 2, "options": {"target": 5001}}
        ))  # fmt: skip
        codes = {(await server.post("/api/tables/of-bots", {"game": "gracias", "seats": 3})).status_code
                 for _ in range(BOT_TABLES_AN_HOUR)}  # fmt: skip
        assert codes == {201, 429}


def assert_refused_with(code: str, answer: Response) -> None:
    assert answer.json()["error"]["code"] == code


async def test_a_table_of_bots_is_checked_like_any_other(folder: Path) -> None:
    async with house_of_tables(folder) as server:
        for wanted, code in (
            ({"game": "whist", "seats": 4}, "no-such-game"),
            ({"game": "tarot", "seats": 9}, "bad-setup"),
            ({"game": "tarot", "seats": 4, "level": "divine"}, "no-such-level"),
            ({"game": "tarot", "seats": 4, "name": "Mia"}, "bad-request"),
        ):
            answer = await server.post("/api/tables/of-bots", wanted)
            assert answer.json()["error"]["code"] == code


async def test_who_sees_the_same_is_sent_the_same(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A step is made once for all who look on in one language; each seat has one of its own."""
    made: list[tuple[int, object, str]] = []

    def counted(
        live: LiveTable, number: int, seat: KernelSeat | None, language: str
    ) -> StepMessage:
        made.append((number, seat, language))
        return step_message(live, number, seat, language)

    monkeypatch.setattr("kibitz.server.messages.step_message", counted)
    async with house_of_tables(folder) as server:
        host = await server.open(game="racko", seats=2, friends=True)
        people = [await server.sit(host), await server.sit(await server.join(host, "Noa"))]
        onlookers = [await server.look_on(host, language) for language in ("en", "en", "fr")]
        await people[0].ask("start")
        for client in (*people, *onlookers):
            await client.until(lambda message: message.get("status") == "playing")
            await client.reach(2)
        made.clear()
        sent = [len(client.received) for client in onlookers]
        acting = next(client for client in people if client.legal)
        await acting.act_and_see("take 5")
        for client in (*people, *onlookers):
            await client.reach(3)
            assert cast(Json, client.now["view"])["seat"] == client.place.seat
        assert sorted(made, key=str) == [
            (3, 0, "en"),
            (3, 1, "en"),
            (3, None, "en"),
            (3, None, "fr"),
        ]
        one, same, other = (
            client.received[before:] for client, before in zip(onlookers, sent, strict=True)
        )
        assert one == same != other
