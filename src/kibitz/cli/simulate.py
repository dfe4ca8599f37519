"""`kibitz simulate`: games of bots, the same for the same seed on any number of cores."""

import os
from collections import Counter
from collections.abc import Iterator, Mapping
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from fractions import Fraction
from functools import partial

from kibitz.bots.bot import bot
from kibitz.bots.party import Party
from kibitz.cli.setup import configure
from kibitz.games.register import game
from kibitz.kernel.options import Value
from kibitz.kernel.record import Record
from kibitz.kernel.seats import Seat
from kibitz.kernel.shuffle import derive
from kibitz.kernel.transcript import Transcript

GAMES_A_TASK = 4


@dataclass(frozen=True)
class Simulation:
    """What is played: a game with its options, the bots by seat, and where a game is broken off."""

    game: str
    seats: int
    options: Mapping[str, Value]
    bots: tuple[str, ...]
    seed: bytes
    max_entries: int

    def play(self, index: int) -> Record:
        """The record of the game of that number, unfinished if it reached `max_entries`."""
        rules = game(self.game)
        seed = derive(self.seed, f"game {index}")
        config = configure(rules, self.seats, self.options, seed)
        bots = {Seat(seat): bot(name) for seat, name in enumerate(self.bots)}
        party = Party(Transcript(rules, config), bots, seed)
        party.play_out(self.max_entries)
        return party.transcript.record({"players": list(self.bots)})

    def records(self, games: int, jobs: int | None = None) -> Iterator[Record]:
        """The first `games` records in order, played by `jobs` processes (None: one a core)."""
        jobs = min(jobs or os.cpu_count() or 1, games)
        if jobs <= 1:
            yield from map(self.play, range(games))
            return
        with ProcessPoolExecutor(jobs) as pool:
            yield from pool.map(partial(_play, self), range(games), chunksize=GAMES_A_TASK)


def _play(simulation: Simulation, index: int) -> Record:
    return simulation.play(index)


@dataclass
class Tally:
    """What came out of many games, seat by seat."""

    seats: int

    def __post_init__(self) -> None:
        self.games = self.unfinished = self.entries = 0
        self.scores = [Fraction(0)] * self.seats
        self.wins: Counter[int] = Counter()

    def add(self, record: Record) -> None:
        """Counts one game; an unfinished one has no scores."""
        self.games += 1
        self.entries += len(record.log)
        if record.scores is None or record.winners is None:
            self.unfinished += 1
            return
        for seat, score in enumerate(record.scores):
            self.scores[seat] += Fraction(score)
        self.wins.update(record.winners)

    def lines(self, names: tuple[str, ...]) -> Iterator[str]:
        """The tally in sentences."""
        yield f"{self.games} games, {self.entries} entries, {self.unfinished} unfinished"
        finished = self.games - self.unfinished
        for seat, name in enumerate(names):
            mean = f", mean score {float(self.scores[seat] / finished):.1f}" if finished else ""
            yield f"seat {seat} ({name}): {self.wins[seat]} won or shared{mean}"
