"""Two workers over one database: any worker can serve any table, and the log decides."""

import asyncio
import os
import time
from pathlib import Path
from typing import cast

import pytest

from kibitz.server.bus import InProcess, Notice, bus_of, deliver, read_notice
from kibitz.server.metrics import Metrics
from kibitz.server.tally import GONE_AFTER, Tally
from support.table_client import Json, house_of_tables

pytestmark = pytest.mark.anyio

RACKO = {"game": "racko", "seats": 2, "options": {"target": 60}, "friends": True}


async def test_a_game_over_two_workers(folder: Path) -> None:
    """Each person at another worker; both see every step once, and the same game."""
    bus = InProcess()
    async with (
        house_of_tables(folder, bus=bus) as one,
        house_of_tables(folder, bus=bus) as other,
    ):
        host = await one.open(**RACKO)
        guest = await other.join(host, "Noa")
        mia, noa = await one.sit(host), await other.sit(guest)
        await mia.until(lambda _: cast(list[Json], mia.table["seats"])[1]["present"])
        await mia.ask("start")
        await asyncio.gather(mia.play_to_the_end(), noa.play_to_the_end())
        for client in (mia, noa):
            assert len(client.told()) == client.number
        assert mia.now["result"] == noa.now["result"]
        records = [
            (await server.get(f"/api/tables/{host.table}/record")).text for server in (one, other)
        ]
        assert records[0] == records[1]


async def test_workers_that_do_not_hear_of_each_other_still_agree(folder: Path) -> None:
    """Without a bus: who acts by an old log finds its number taken, reads on, and acts again."""
    async with house_of_tables(folder) as one, house_of_tables(folder) as other:
        place = await one.open(game="racko", seats=2, options={"target": 60})
        here = await one.sit(place)
        there = await other.sit(place)
        await here.my_turn()
        await there.my_turn()
        at = here.number
        first = await here.act("draw", at)
        again = await there.act("draw", at)
        assert first["number"] == again["number"] == at + 1
        late = await there.act("take 5", at)
        assert late["code"] == "acted"
        await there.reach(at + 1)
        await there.act_and_see("toss")
        await there.play_to_the_end()
        record = (await one.get(f"/api/tables/{place.table}/record")).text
        assert record == (await other.get(f"/api/tables/{place.table}/record")).text


async def test_who_is_there_is_known_everywhere(folder: Path) -> None:
    bus = InProcess()
    async with (
        house_of_tables(folder, bus=bus) as one,
        house_of_tables(folder, bus=bus, clock=one.clock) as other,
    ):
        host = await one.open(**{**RACKO, "seats": 3})
        guest = await other.join(host, "Noa")
        mia, noa = await one.sit(host), await other.sit(guest)
        await mia.ask("start")
        await noa.until(lambda message: message.get("status") == "playing")
        for _ in range(5):  # both workers say again and again who is there
            one.clock.now += 20
            await one.house.tick()
            await other.house.tick()
            await asyncio.sleep(0)
        for client in (mia, noa):
            seats = cast(list[Json], client.table["seats"])
            assert [each["stand_in"] for each in seats] == [False, False, False]
        await noa.close()
        other.clients.remove(noa)
        await mia.until(lambda _: not cast(list[Json], mia.table["seats"])[1]["present"])
        one.clock.now += 61
        await one.house.tick()
        await mia.until(lambda _: cast(list[Json], mia.table["seats"])[1]["stand_in"])


class Losing(InProcess):
    """A bus that loses every notice while it is out."""

    loses = True
    out = False

    async def publish(self, notice: Notice) -> None:
        if not self.out:
            await super().publish(notice)


async def test_when_the_bus_is_out_no_bot_plays_for_who_is_there(folder: Path) -> None:
    bus = Losing()
    async with (
        house_of_tables(folder, bus=bus) as one,
        house_of_tables(folder, bus=bus, clock=one.clock) as other,
    ):
        host = await one.open(**RACKO)
        mia = await one.sit(host)
        noa = await other.sit(await other.join(host, "Noa"))
        await mia.ask("start")
        await noa.until(lambda message: message.get("status") == "playing")

        async def nobody_is_away(seconds: int) -> None:
            one.clock.now += seconds
            for server in (one, other):
                await server.house.tick()
            for client in (mia, noa):
                assert (await client.ask("ping"))["type"] == "pong"
                seats = cast(list[Json], client.table["seats"])
                assert [each["stand_in"] for each in seats] == [False, False]

        bus.out = True
        for _ in range(6):
            await nobody_is_away(61)
        bus.out = False
        await nobody_is_away(16)
        await nobody_is_away(16)


async def test_a_notice_that_cannot_be_followed_does_not_end_the_hearing() -> None:
    heard: asyncio.Queue[int] = asyncio.Queue()

    async def hear(notice: Notice) -> None:
        if not notice.number:
            raise KeyError("of another version")
        heard.put_nowait(notice.number)

    bus = InProcess()
    await bus.open(hear)
    await bus.publish(Notice("t", "log", "w", 0))
    await bus.publish(Notice("t", "log", "w", 7))
    assert await heard.get() == 7
    await bus.close()
    await deliver(b'["a line of another version"]', hear)
    assert heard.empty()


async def test_while_redis_is_away_play_goes_on(folder: Path) -> None:
    """Nobody waits for it; workers read the log every quarter of a minute instead."""
    buses = [bus_of("redis://127.0.0.1:1") for _ in range(2)]
    async with (
        house_of_tables(folder, bus=buses[0]) as one,
        house_of_tables(folder, bus=buses[1]) as other,
    ):
        host = await one.open(**RACKO)
        mia = await one.sit(host)
        noa = await other.sit(await other.join(host, "Noa"))
        await mia.ask("start")
        await mia.reach(2)
        assert noa.number == 0
        await other.tick(20)
        await noa.reach(2)
        acting, waiting = (mia, noa) if mia.legal else (noa, mia)
        await acting.act_and_see("take 5")
        await (other if waiting is noa else one).tick(20)
        await waiting.reach(3)


async def test_whichever_worker_is_asked_tells_what_all_have_counted(folder: Path) -> None:
    """Each thing once, with a line for each worker; not for one that is gone."""
    counted = [Metrics() for _ in range(3)]
    one, other, gone = (
        Tally(metrics, folder, worker) for metrics, worker in zip(counted, "abc", strict=True)
    )
    for metrics, times in zip(counted, (1, 2, 3), strict=True):
        metrics.connections.value = times
        metrics.tables.add("racko")
    for tally in (one, other, gone):
        await tally.leave()
    long_ago = time.time() - GONE_AFTER
    os.utime(folder / "c.json", (long_ago, long_ago))
    for tally in (one, other):
        lines = (await tally.text()).splitlines()
        assert lines.count("# TYPE kibitz_connections gauge") == 1
        at = lines.index("# TYPE kibitz_connections gauge")
        assert sorted(lines[at + 1 : at + 3]) == [
            'kibitz_connections{worker="a"} 1', 'kibitz_connections{worker="b"} 2',
        ]  # fmt: skip
        assert 'kibitz_tables_opened_total{game="racko",worker="b"} 1' in lines
        assert not any('worker="c"' in line for line in lines)
    counted[0].connections.value = 7
    assert 'kibitz_connections{worker="a"} 7' in (await one.text()).splitlines()
    await other.leave()
    assert {path.name for path in folder.iterdir()} == {"a.json", "b.json"}, "nothing stays of it"


def test_a_notice_is_read_as_it_was_written() -> None:
    notice = Notice("t", "here", "w", 7, (0, 2))
    assert read_notice(notice.text()) == notice
