"""How many tables one worker of the server carries: `make bench-load`, or with numbers of tables behind it.

Four scripted players sit at every table over real sockets; each table gets one act a second. Measured is
the time from an act being sent to its step being received at the other seats, which holds the time of the
players' own process as well; what the server's process needs in processor time and memory; and nothing
else should run on the machine. Unless told, the number of tables grows until the 99th of 100 is later than
250 ms.
"""

import argparse
import asyncio
import gc
import json
import os
import statistics
import tempfile
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

from websockets.asyncio.client import ClientConnection, connect

from support.services import KibitzServer, kibitz_server
from support.table_client import WORDS, Seat, Server, server_at

GAMES = ("tarot", "racko", "gracias", "chief")
SEATS = 4
TOO_LATE = 0.25


@dataclass
class Table:
    """A table with four players who act in turn, one act a second."""

    seats: list[Seat]
    random: Random
    sockets: list[ClientConnection] = field(default_factory=list)
    sent_at: dict[tuple[int, int], float] = field(default_factory=dict)  # by seat and its `at`
    waits: list[float] = field(default_factory=list)
    acts: int = 0
    moved: asyncio.Event = field(default_factory=asyncio.Event)
    offers: dict[int, tuple[int, list[str]]] = field(default_factory=dict)
    acting: dict[int, float] = field(default_factory=dict)  # the act that a step answers, by seat


def main() -> None:
    """Measures, and prints a line for each number of tables."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("tables", type=int, nargs="*")
    parser.add_argument("--seconds", type=int, default=20)
    parser.add_argument("--game", choices=GAMES, action="append")
    wanted = parser.parse_args()
    print(f"{os.cpu_count()} cores, {os.getloadavg()[0]:.1f} processes wanted to run before")
    for tables in wanted.tables or _growing():
        late = asyncio.run(measure(tables, wanted.seconds, wanted.game or GAMES))
        if not wanted.tables and late > TOO_LATE:
            return
