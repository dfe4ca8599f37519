"""How strong one steady bot is against random ones, on duplicate deals.

Each deal is played once for every seat that the steady bot can have, with the same seed, so that every
seat's luck is had once. The unit is a deal: its value is the mean over the seats, and the interval is
that of the mean of the deals (normal, 95 %).

    python bench/strength.py [--deals N] [--jobs J] [GAME …]
"""

import argparse
import math
import os
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial
from statistics import mean, stdev

from kibitz.bots.bot import bot
from kibitz.bots.party import Party
from kibitz.cli.setup import configure
from kibitz.games.register import game
from kibitz.kernel.record import points
from kibitz.kernel.scores import Result
from kibitz.kernel.seats import Seat
from kibitz.kernel.shuffle import derive, seed_from_text
from kibitz.kernel.transcript import Transcript

SEED = seed_from_text("strength")
MOST_ENTRIES = 20_000


@dataclass(frozen=True)
class Match:
    """What is measured in one game: the table, the value of a result for a seat, and what to reach."""

    game: str
    seats: int
    options: dict[str, int]
    measure: str
    fair: float
    goal: float


MATCHES = (
    Match("tarot", 4, {}, "points a deal and seat", 0, 20),
    Match("racko", 2, {"target": 1}, "share of rounds won", 0.5, 0.95),
    Match("gracias", 4, {}, "share of games won", 0.25, 0.60),
    Match("chief", 3, {}, "share of games won", 1 / 3, 0.70),
)


def score(result: Result, seat: Seat, units: int) -> float:
    """The seat's points."""
    return float(points(result.scores, units)[seat])


def share(result: Result, seat: Seat, units: int) -> float:  # noqa: ARG001  measures are called alike
    """One for a win, a part of it if it is shared."""
    return (seat in result.winners) / len(result.winners)


MEASURES: dict[str, Callable[[Result, Seat, int], float]] = {"points a deal and seat": score}


def play_deal(match: Match, number: int) -> float:
    """The mean of the measure over the seats of the steady bot, on the deal of that number."""
    rules = game(match.game)
    seed = derive(SEED, f"deal {number}")
    measure = MEASURES.get(match.measure, share)
    values = []
    for place in range(match.seats):
        bots = {
            Seat(seat): bot("steady" if seat == place else "random") for seat in range(match.seats)
        }
        party = Party(
            Transcript(rules, configure(rules, match.seats, match.options, seed)), bots, seed
        )
        party.play_out(MOST_ENTRIES)
        result = rules.result(party.transcript.state)
        values.append(measure(result, Seat(place), rules.units) if result else 0.0)
    return mean(values)


def main() -> None:
    """Plays the matches and prints a line for each."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=[match.game for match in MATCHES])
    parser.add_argument("--deals", type=int, default=400)
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    words = parser.parse_args()
    with ProcessPoolExecutor(words.jobs) as pool:
        for match in MATCHES:
            if match.game in words.games:
                run = partial(play_deal, match)
                values = list(pool.map(run, range(words.deals), chunksize=8))
                half = 1.96 * stdev(values) / math.sqrt(len(values))
                print(
                    f"{match.game}, {match.seats} seats: {match.measure} {mean(values):.3f} ± {half:.3f}"
                    f" (fair {match.fair:.2f}, to reach {match.goal:.2f}; {words.deals} deals × "
                    f"{match.seats} seats)",
                    flush=True,
                )


if __name__ == "__main__":
    main()
