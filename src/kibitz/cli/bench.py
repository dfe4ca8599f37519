"""`kibitz bench`: how fast the referee is, measured on games of the steady bot."""

import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from functools import partial
from statistics import median
from typing import Final

from kibitz.cli.setup import configure, usual_seats
from kibitz.cli.simulate import Simulation
from kibitz.games.register import NAMES, game
from kibitz.kernel.actions import Action
from kibitz.kernel.chance import ChanceAction
from kibitz.kernel.game import AnyGame
from kibitz.kernel.options import Config
from kibitz.kernel.record import Record
from kibitz.kernel.seats import Actor
from kibitz.kernel.shuffle import seed_from_text
from kibitz.kernel.transcript import open_record, replay, replayed

ENTRIES: Final = 4_000
SEED: Final = seed_from_text("bench")

Act = tuple[Actor, Action | ChanceAction]


def lines(repeats: int) -> Iterator[str]:
    """The measurements, one a line: the median of `repeats` runs, and the slowest and fastest."""
    yield f"Median of {repeats} runs on one core, slowest and fastest in brackets."
    for name in NAMES:
        rules = game(name)
        records = _records(rules)
        played = [_acts(rules, record) for record in records]
        acts = sum(len(log) for _, log in played)
        rates = [acts / _seconds(partial(_play, rules, played)) for _ in range(repeats)]
        yield f"{name}: checked actions a second {_spread(rates)}"
        rates = [acts / _seconds(partial(_replay, rules, records)) for _ in range(repeats)]
        yield f"{name}: entries checked from text a second {_spread(rates)}"
    times = [_import_ms() for _ in range(repeats)]
    yield f"import kibitz: ms {_spread(times)}"


def _records(rules: AnyGame) -> list[Record]:
    """Games of steady bots, until there are enough entries."""
    seats = usual_seats(rules)
    config = configure(rules, seats, {}, SEED)
    simulation = Simulation(rules.name, seats, {}, ("steady",) * config.seats, SEED, 20_000)
    records: list[Record] = []
    while sum(len(record.log) for record in records) < ENTRIES:
        records.append(simulation.play(len(records)))
    return records


def _acts(rules: AnyGame, record: Record) -> tuple[Config, list[Act]]:
    transcript = open_record(rules, record)
    acts: list[Act] = []
    for index in replay(transcript, record):
        actor, text = record.log[index]
        acts.append((actor, transcript.parse(actor, text)))
    return transcript.config, acts


def _play(rules: AnyGame, played: list[tuple[Config, list[Act]]]) -> None:
    for config, acts in played:
        state = rules.start(config)
        for actor, action in acts:
            state = rules.play(state, actor, action).state


def _replay(rules: AnyGame, records: list[Record]) -> None:
    for record in records:
        replayed(rules, record)


def _import_ms() -> float:
    """The time to import the package, less that of an interpreter that imports nothing."""
    return 1000 * (_interpreter("import kibitz") - _interpreter("pass"))


def _interpreter(code: str) -> float:
    return _seconds(partial(subprocess.run, [sys.executable, "-c", code], check=True))


def _seconds(run: Callable[[], object]) -> float:
    start = time.perf_counter()
    run()
    return time.perf_counter() - start


def _spread(values: list[float]) -> str:
    return f"{median(values):,.0f} [{min(values):,.0f} – {max(values):,.0f}]"
