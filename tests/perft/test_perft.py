"""Referee and engine count the same ways to go on from the positions of the files beside this one."""

import pytest

from kibitz import engine
from kibitz.engine.load import GAMES
from support.compiled import needs_engine
from support.perft import SEED, Position, count, positions, reached, reached_by_engine
from support.tree import compare_tree

REFEREE_MOST = 600
"""The referee counts to the depth at which there are at most so many moments."""

each_position = pytest.mark.parametrize(
    "position", [pytest.param(each, id=each.name) for each in positions()]
)


def test_there_are_positions_of_every_game_of_the_engine() -> None:
    assert {position.record.game for position in positions()} == set(GAMES)


@each_position
def test_the_referee_counts_them(position: Position) -> None:
    reach = reached(position.record)
    for depth, expected in enumerate(position.counts, start=1):
        if depth > 1 and expected.nodes > REFEREE_MOST:
            break
        assert count(reach.game, reach.state, depth, reach.chances) == expected, depth


@needs_engine
@each_position
def test_the_engine_counts_them(position: Position) -> None:
    twin, chances = reached_by_engine(position.record), reached(position.record).chances
    for depth, expected in enumerate(position.counts, start=1):
        assert engine.perft(twin, depth, seed=SEED, chances=chances) == expected, depth


@needs_engine
@each_position
def test_the_whole_tree_is_the_same(position: Position) -> None:
    twin = reached_by_engine(position.record)
    assert compare_tree(reached(position.record), twin, position.tree) > 100


@needs_engine
def test_what_cannot_be_counted_is_refused() -> None:
    state = engine.State("racko", 2)
    for changes in ({"depth": -1}, {"depth": 1001}, {"depth": 2.0}, {"chances": -1}, {"seed": b""}):
        with pytest.raises(engine.EngineError, match=r"expected|has 32 bytes"):
            engine.perft(**{"state": state, "depth": 1, "seed": SEED} | changes)
