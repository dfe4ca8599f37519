"""Perft by the referee, and the positions with the counts that it and the engine must give."""

import json
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from kibitz import engine
from kibitz.engine import Perft
from kibitz.games.register import game as referee
from kibitz.kernel.game import AnyGame
from kibitz.kernel.record import Record, parse_record
from kibitz.kernel.scores import totals
from kibitz.kernel.seats import CHANCE
from kibitz.kernel.shuffle import seed_from_text
from kibitz.kernel.state import AnyState
from kibitz.kernel.transcript import Transcript, open_record, replay, replayed
from support.lockstep import play_twin

FOLDER = Path(__file__).parent.parent / "perft"
SEED = seed_from_text("perft")


@dataclass(frozen=True)
class Position:
    """A line of a perft file."""

    name: str
    record: Record  # of a game that has come to this position
    tree: int  # to which depth referee and engine are compared in every respect
    counts: tuple[Perft, ...]  # at depth 1, 2, …


def files() -> Sequence[Path]:
    """The perft files, one a game."""
    return sorted(FOLDER.glob("*.jsonl"))


def positions() -> Iterator[Position]:
    """The positions of all files."""
    for path in files():
        for line in path.read_text(encoding="utf-8").splitlines():
            yield position(json.loads(line))


def position(line: Mapping[str, object]) -> Position:
    """The position that a line holds."""
    match line:
        case {
            "position": str(name),
            "record": dict(record),
            "tree": int(tree),
            "counts": list(counts),
        }:
            return Position(
                name, parse_record(json.dumps(record)), tree, tuple(_count(each) for each in counts)
            )
    raise ValueError(f"expected a position, its record, tree and counts: {line}")


def _count(count: Mapping[str, object]) -> Perft:
    match count:
        case {"nodes": int(nodes), "ended": int(ended), "scores": list(scores)}:
            return Perft(
                nodes,
                ended,
                tuple({int(score): often for score, often in seat.items()} for seat in scores),
            )
    raise ValueError(f"expected nodes, ended and scores: {count}")


def reached(record: Record) -> Transcript:
    """The game that a record holds, played to the end of its log."""
    return replayed(referee(record.game), record)


def reached_by_engine(record: Record) -> engine.State:
    """The same position in the engine."""
    transcript = open_record(referee(record.game), record)
    twin = engine.State(record.game, record.seats, record.options)
    for index in replay(transcript, record):
        actor, text = record.log[index]
        play_twin(transcript, twin, actor, transcript.parse(actor, text))
    return twin


def count(game: AnyGame, state: AnyState, depth: int, chances: int) -> Perft:
    """What `kibitz.engine.perft` gives, by the referee."""
    scores = [Counter[int]() for _ in state.own]
    nodes = ended = 0
    for end in _ends(game, state, depth, chances):
        nodes += 1
        ended += not end.to_act
        for tally, score in zip(scores, totals(end.table.slips, len(scores)), strict=True):
            tally[score] += 1
    return Perft(nodes, ended, tuple(map(dict, scores)))


def recounted(line: str) -> str:
    """The line with its counts made anew by the engine, for as many depths as it has counts."""
    written = json.loads(line)
    record = parse_record(json.dumps(written["record"]))
    state, chances = reached_by_engine(record), reached(record).chances
    written["counts"] = [
        engine.perft(state, depth, seed=SEED, chances=chances)._asdict()
        for depth in range(1, len(written["counts"]) + 1)
    ]
    return json.dumps(written, ensure_ascii=False)


def _ends(game: AnyGame, state: AnyState, depth: int, chances: int) -> Iterator[AnyState]:
    if depth == 0 or not state.to_act:
        yield state
    elif state.to_act == {CHANCE}:
        outcome = game.chance(state).draw(SEED, chances + 1)
        yield from _ends(game, game.play(state, CHANCE, outcome).state, depth - 1, chances + 1)
    else:
        seat = state.seats_to_act[0]
        for action in game.legal(state.view(seat)):
            yield from _ends(game, game.play(state, seat, action).state, depth - 1, chances)


if __name__ == "__main__":  # `make perft`
    for file in files():
        lines = [recounted(line) for line in file.read_text(encoding="utf-8").splitlines()]
        file.write_text("".join(f"{line}\n" for line in lines), encoding="utf-8")
