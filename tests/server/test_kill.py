"""Servers that are killed in the middle of play: what was acknowledged stands, and every table goes on.

Scripted players sit at many tables over real sockets. Again and again a server is killed with SIGKILL
after so many acts, wherever it is then, and started again. `make kill-test` runs the full size.
"""

import asyncio
import os
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import NamedTuple, cast

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from kibitz.server.database import database_url
from kibitz.server.live import Logged
from kibitz.server.store import Store
from support.services import KibitzServer, kibitz_server, postgresql, redis
from support.table_client import Client, Json, Seat, SocketWire, server_at

pytestmark = pytest.mark.anyio

KILLS = int(os.environ.get("KIBITZ_KILLS", "2"))
TABLES = 10 * KILLS
ACTS_BETWEEN = range(1, 3 * TABLES)
"""How many acts are accepted from the start of a server to the next kill."""

PATIENCE = 30.0 * KILLS
AGAIN_AFTER = 0.05
"""Seconds until a player asks again for a server that is away."""

SETTINGS: Sequence[tuple[Json, int]] = (
    ({"game": "racko", "seats": 2, "friends": True}, 2),
    ({"game": "tarot", "seats": 4, "friends": True}, 3),
    ({"game": "gracias", "seats": 3}, 1),
    ({"game": "chief", "seats": 3, "friends": True}, 2),
)
"""The tables, and how many people sit there; the other seats are bots'."""


class Acknowledged(NamedTuple):
    """An act that the server said it had accepted: the step that it became, in that run."""

    run: int
    number: int
    text: str


class Lost(NamedTuple):
    """An act whose answer never came."""

    run: str
    at: int
    text: str


@dataclass
class Player:
    """A person at a table, who plays whatever is allowed and comes back when a connection is lost."""

    seat: Seat
    servers: Sequence[KibitzServer]
    client: Client
    random: Random
    acknowledged: list[Acknowledged] = field(default_factory=list)
    lost: Lost | None = None
    gone: bool = False

    async def play(self) -> None:
        """Plays until the game is over."""
        while not await self.played_without_a_break():
            await self.client.close()
            self.client.wire = await connection(self.servers, self.random)

    async def played_without_a_break(self) -> bool:
        """Plays until the game is over; False if the connection is lost before."""
        try:
            if self.gone:
                await self.come_back()
            while await self.client.my_turn():
                await self.decide()
        except (OSError, WebSocketException):
            self.gone = True
        return self.over

    async def come_back(self) -> None:
        """Sits down with what was known before, and sends again what was not answered."""
        client = self.client
        answer = await client.sit(since=client.number, run=client.table.get("run"))
        if answer["type"] == "refused":
            raise ConnectionError(answer["text"])
        if self.lost is not None:
            await self.act(self.lost)

    async def decide(self) -> None:
        """Acts, or now and then takes the last decision back."""
        client = self.client
        run = cast(str, client.table["run"])
        if client.now["undo"] is not None and self.random.random() < 0.1:
            await client.send("undo", at=client.number)
            while client.table["run"] == run:
                await client.receive()
        else:
            await self.act(Lost(run, client.number, self.random.choice(client.legal)))

    async def act(self, act: Lost) -> None:
        """Does that, perhaps a second time; it may be refused only because the database is away."""
        self.lost = act
        answer = await self.client.ask("act", **act._asdict())
        if answer["type"] == "refused":
            assert answer["code"] in ("store-busy", "store-down"), answer
            raise ConnectionError(answer["text"])
        self.lost = None
        number = cast(int, answer["number"])
        self.acknowledged.append(Acknowledged(int(act.run), number, act.text))
        await self.client.reach(number)

    @property
    def over(self) -> bool:
        return self.client.status == "over"

    def check(self, log: list[Logged]) -> None:
        """What was acknowledged or shown stands in the log; every step was told once."""
        runs = runs_of(log)
        for run, number, text in self.acknowledged:
            entry = runs[run][number - 1]
            assert (entry.actor, entry.text) == (self.seat.seat, text)
        run = 0
        for message in self.client.messages:
            if message["type"] == "table":
                run = int(cast(str, message["run"]))
            elif message["type"] == "step":
                assert runs[run][cast(int, message["number"]) - 1].actor == message["actor"]
        self.client.told()


def runs_of(log: list[Logged]) -> list[list[Logged]]:
    """The entries of each run of a table."""
    runs: list[list[Logged]] = [[]]
    for entry in log:
        if entry.back_to is None:
            runs[-1].append(entry)
        else:
            runs.append(runs[-1][: entry.back_to])
    return runs


async def connection(servers: Sequence[KibitzServer], random: Random) -> SocketWire:
    """A connection to any of the servers, as soon as it is there."""
    while True:
        server = random.choice(servers)
        if server.up:
            url = server.url.replace("http", "ws")
            with suppress(OSError, WebSocketException):
                return SocketWire(await connect(f"{url}/api/socket", max_size=None, proxy=None))
        await asyncio.sleep(AGAIN_AFTER)


async def seated(servers: Sequence[KibitzServer]) -> list[Player]:
    """People at all tables, whose games have begun."""
    players: list[Player] = []
    async with server_at(servers[0].url) as server:
        for number in range(TABLES):
            wanted, people = SETTINGS[number % len(SETTINGS)]
            seats = [await server.open(**wanted)]
            seats += [await server.join(seats[0], f"P{n}") for n in range(1, people)]
            host = await server.sit(seats[0])
            if "friends" in wanted:
                await host.ask("start")
            for seat in seats:
                random = Random(f"{number} {seat.seat}")  # noqa: S311  a test's choice
                client = Client(await connection(servers, random), seat, patience=PATIENCE)
                await client.sit()  # at once: bots play for who is away for a minute
                players.append(Player(seat, servers, client, random))
    return players


async def acted(players: Sequence[Player], acts: int) -> None:
    """Waits until so many more acts are acknowledged, or all games are over."""
    wanted = sum(len(player.acknowledged) for player in players) + acts
    while sum(len(player.acknowledged) for player in players) < wanted:
        if all(player.over for player in players):
            return
        await asyncio.sleep(0.005)


async def gone_on(players: Sequence[Player]) -> None:
    """Waits until somebody has acted at each table from now on, or its game is over."""
    before = {player.seat: len(player.acknowledged) for player in players}
    tables = {player.seat.table for player in players}
    while tables:
        await asyncio.sleep(0.02)
        tables -= {
            player.seat.table
            for player in players
            if player.over or len(player.acknowledged) > before[player.seat]
        }


async def killed_again_and_again(servers: Sequence[KibitzServer], database: str) -> None:
    """Plays, kills the servers in turn and starts them again; at last looks whether all is well."""
    players, random = await seated(servers), Random(1)  # noqa: S311  a test's choice
    async with asyncio.timeout(PATIENCE), asyncio.TaskGroup() as group:
        playing = [group.create_task(player.play()) for player in players]
        for kill in range(KILLS):
            await acted(players, random.choice(ACTS_BETWEEN))
            server = servers[kill % len(servers)]
            server.stop()
            await asyncio.to_thread(server.start)
        await gone_on(players)
        for task in playing:
            task.cancel()
    store = Store(database_url(database))
    for player in players:
        player.check(await store.log(player.seat.table))
    await store.close()
    acts = sum(len(player.acknowledged) for player in players)
    print(f"{TABLES} tables, {KILLS} kills, {acts} acts acknowledged")  # noqa: T201


async def test_one_server_over_one_file(folder: Path) -> None:
    database = str(folder / "t.sqlite")
    with kibitz_server(folder, database) as server:
        await killed_again_and_again([server], database)


async def test_two_servers_over_postgresql_and_redis(folder: Path) -> None:
    with (
        postgresql() as (_, database),
        redis() as (_, bus),
        kibitz_server(folder, database, bus=bus) as one,
        kibitz_server(folder, database, bus=bus) as other,
    ):
        await killed_again_and_again([one, other], database)
