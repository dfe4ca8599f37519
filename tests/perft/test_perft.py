"""Referee and engine count the same ways to go on from the positions of the files beside this one."""

import pytest

from kibitz import engine
from kibitz.engine.load import GAMES
from kibitz.games.register import game as referee
from support.compiled import needs_engine
from support.lockstep import follow
from support.perft import SEED, Position, count, positions, reached
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
    state, chances = reached(position.record)
    for depth, expected in enumerate(position.counts, start=1):
        if depth > 1 and expected.nodes > REFEREE_MOST:
            break
        assert count(referee(position.record.game), state, depth, chances) == expected, depth


@needs_engine
@each_position
def test_the_engine_counts_them(position: Position) -> None:
    transcript, twin = follow(position.record)
    for depth, expected in enumerate(position.counts, start=1):
        assert engine.perft(twin, depth, seed=SEED, chances=transcript.chances) == expected, depth


@needs_engine
@each_position
def test_the_whole_tree_is_the_same(position: Position) -> None:
    assert compare_tree(position.record, position.tree) > 100


@needs_engine
def test_what_cannot_be_counted_is_refused() -> None:
    state = engine.State("racko", 2)
    for changes in ({"depth": -1}, {"depth": 1001}, {"depth": 2.0}, {"chances": -1}, {"seed": b""}):
        with pytest.raises(engine.EngineError, match=r"expected|has 32 bytes"):
            engine.perft(**{"state": state, "depth": 1, "seed": SEED} | changes)
