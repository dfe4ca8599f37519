"""Chapter 9: the end of the game."""

import pytest

from kibitz.games.chief.game import GAME
from kibitz.games.chief.table import State
from kibitz.kernel.errors import GameOver
from kibitz.kernel.scores import ScoreLine, Slip, totals
from kibitz.kernel.seats import Seat
from kibitz.kernel.state import replace
from support.chief import after_round, dealt, last_round, next_round


def scored_in_all(*scores: int) -> State:
    """A finished game with these totals."""
    state = after_round(last_round(len(scores), last=1), *[1] * len(scores))
    slip = Slip(1, (ScoreLine("4.9", scores),))
    return state.to(table=replace(state.table, slips=(slip,)))


@pytest.mark.keeps("chief 9.1")
def test_the_game_has_seven_rounds_and_the_totals_decide() -> None:
    state = after_round(last_round(3, last=4), 4, 4, 4)
    result = GAME.result(state)
    assert result is not None
    assert [slip.number for slip in result.slips] == [1, 2, 3, 4, 5, 6, 7]
    assert result.scores == totals(result.slips, 3)
    best = max(result.scores)
    assert result.winners == tuple(seat for seat in range(3) if result.scores[seat] == best)
    with pytest.raises(GameOver):
        GAME.play(state, Seat(0), GAME.actions.action(0))


@pytest.mark.keeps("chief 9.1")
@pytest.mark.position("IT-19")
def test_a_shared_total_is_a_shared_win() -> None:
    result = GAME.result(scored_in_all(80, 80, 75))
    assert result is not None
    assert result.scores == (80, 80, 75)
    assert result.winners == (0, 1)


@pytest.mark.breaks("chief 9.1")
def test_one_point_more_wins_alone() -> None:
    result = GAME.result(scored_in_all(80, 81, 75))
    assert result is not None
    assert result.winners == (1,)


@pytest.mark.breaks("chief 9.1")
def test_nobody_has_won_before_the_seventh_round_is_scored() -> None:
    assert GAME.result(next_round(dealt(["", ""]), 4, 2)) is None
    assert GAME.result(last_round(2, last=4)) is None
