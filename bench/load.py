"""How many tables one worker of the server carries, over one file of SQLite.

Four scripted players sit at every table over real sockets, and each table gets one act a second. A wait
is the time from sending an act to receiving its step at another seat, the work of the players' own process
included; so nothing else should run on the machine. Unless numbers are given, tables are added until 1 % of
the waits are longer than 250 ms.

    PYTHONPATH=tests python bench/load.py [--seconds S] [--game GAME …] [TABLES …]
"""

import argparse
import asyncio
import gc
import itertools
import json
import math
import os
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from statistics import quantiles
from typing import Any

from websockets.asyncio.client import ClientConnection, connect

from support.services import kibitz_server
from support.table_client import WORDS, Seat, Server, server_at

GAMES = ("tarot", "racko", "gracias", "chief")
SEATS = 4
TOO_LATE_MS = 250
STEP = 50


@dataclass
class Table:
    """A table at which people act in turn, one a second."""

    host: Seat
    seats: list[Seat]
    next_at: float = 0.0
    sent: dict[int, tuple[int | None, float]] = field(
        default_factory=dict
    )  # by step: who acted, and when
    received: list[tuple[int, int | None, float]] = field(
        default_factory=list
    )  # step, seat and when

    async def turn(self) -> None:
        """Waits until this table may have its next act."""
        self.next_at = max(self.next_at, time.perf_counter()) + 1
        await asyncio.sleep(self.next_at - 1 - time.perf_counter())

    def waits_ms(self, since: float) -> list[float]:
        """How long each of the others waited for each act sent after that moment, in milliseconds."""
        return [
            1000 * (at - self.sent[number][1])
            for number, seat, at in self.received
            if number in self.sent and self.sent[number][0] != seat and self.sent[number][1] > since
        ]


@dataclass
class Player:
    """A person who does whatever is allowed."""

    table: Table
    seat: Seat
    begun: asyncio.Event  # everybody is seated at every table
    number: int = 0  # of the newest step
    legal: list[dict[str, Any]] = field(default_factory=list)  # what may be done after it
    done: float = -1  # the step that the last act became; infinite until it is known
    asked_at: float = 0.0
    came: asyncio.Event = field(default_factory=asyncio.Event)
    seated: asyncio.Event = field(default_factory=asyncio.Event)

    async def play(self, url: str) -> None:
        """Plays until it is cancelled."""
        address = f"ws{url.removeprefix('http')}/api/socket"
        async with (
            connect(address, max_size=None, proxy=None, compression=None) as socket,
            asyncio.TaskGroup() as group,
        ):
            sit = {"table": self.seat.table, "secret": self.seat.secret, "words": WORDS}
            await socket.send(json.dumps({"type": "sit", "ref": 0, **sit}))
            group.create_task(self.act(socket))
            async for text in socket:
                self.hear(json.loads(text), time.perf_counter())

    def hear(self, message: dict[str, Any], at: float) -> None:
        """Keeps what is measured, and what may be done now."""
        match message["type"]:
            case "table" | "step":
                self.number = message["number"]
                if message["legal"] is not None:  # else it is as before
                    self.legal = message["legal"]
                self.seated.set()
                self.came.set()
                if message["type"] == "step":
                    self.table.received.append((message["number"], self.seat.seat, at))
            case "accepted":
                self.table.sent[message["number"]] = self.seat.seat, self.asked_at
                self.done = message["number"]
                self.came.set()
            case "refused":
                raise AssertionError(message)

    async def act(self, socket: ClientConnection) -> None:
        """Acts when it is to, in the table's time."""
        random = Random(self.seat.table)  # noqa: S311  a measurement's choice
        await self.begun.wait()
        while True:
            await self.came.wait()
            self.came.clear()
            if not self.legal or self.number < self.done:
                continue
            await self.table.turn()
            at, act = self.number, random.choice(self.legal)
            self.done, self.asked_at = math.inf, time.perf_counter()
            sent = {"type": "act", "ref": at, "at": at, "text": act["text"]}
            await socket.send(json.dumps(sent))


async def opened(server: Server, game: str, number: int) -> Table:
    """A table of friends with everyone in his seat; names of its own, so that it shares no sentences."""
    names = [f"P{number}-{seat}" for seat in range(SEATS)]
    host = await server.open(game=game, seats=SEATS, friends=True, name=names[0])
    others = [await server.join(host, name) for name in names[1:]]
    return Table(host, [host, *others])


async def measure(tables: int, seconds: int, games: tuple[str, ...]) -> float:
    """Plays at so many tables for so long, prints a line, and gives the 99th percentile in ms."""
    random = Random(tables)  # noqa: S311  likewise
    with (
        tempfile.TemporaryDirectory(prefix="kibitz-load-") as folder,
        kibitz_server(Path(folder), f"{folder}/t.sqlite") as process,
    ):
        async with server_at(process.url) as server, asyncio.TaskGroup() as group:
            playing, all_tables, begun = [], [], asyncio.Event()
            for number in range(tables):
                table = await opened(server, games[number % len(games)], number)
                all_tables.append(table)
                for seat in table.seats:
                    player = Player(table, seat, begun)
                    playing.append(group.create_task(player.play(process.url)))
                    await player.seated.wait()
                await server.post(
                    f"/api/tables/{table.host.table}/start",
                    headers={"authorization": f"Bearer {table.host.secret}"},
                )
            gc.freeze()
            for table in all_tables:
                table.next_at = time.perf_counter() + random.random()
            begun.set()
            await asyncio.sleep(2)
            since, before, began = time.perf_counter(), process.cpu_seconds, time.process_time()
            await asyncio.sleep(seconds)
            cpu, own = process.cpu_seconds - before, time.process_time() - began
            for task in playing:
                task.cancel()
        waits = [wait for table in all_tables for wait in table.waits_ms(since)]
        acts = sum(sent > since for table in all_tables for _, sent in table.sent.values())
        mebibytes = process.kibibytes / 1024
    percentiles = quantiles(waits, n=100)
    print(
        f"{tables} tables: {acts / seconds:.0f} acts a second; waits {percentiles[49]:.0f} ms at the "
        f"median, {percentiles[98]:.0f} at the 99th percentile; server {1000 * cpu / acts:.2f} ms of a "
        f"processor an act ({100 * cpu / seconds:.0f} %), {mebibytes:.0f} MiB; "
        f"players {100 * own / seconds:.0f} %",
        flush=True,
    )
    return percentiles[98]


def main() -> None:
    """Measures, and prints a line for each number of tables."""
    parser = argparse.ArgumentParser()
    parser.add_argument("tables", type=int, nargs="*")
    parser.add_argument("--seconds", type=int, default=20)
    parser.add_argument("--game", choices=GAMES, action="append")
    wanted = parser.parse_args()
    print(f"{os.cpu_count()} cores; load before: {os.getloadavg()[0]:.1f}")
    for tables in wanted.tables or itertools.count(STEP, STEP):
        late = asyncio.run(measure(tables, wanted.seconds, tuple(wanted.game or GAMES)))
        if not wanted.tables and late > TOO_LATE_MS:
            return


if __name__ == "__main__":
    main()
