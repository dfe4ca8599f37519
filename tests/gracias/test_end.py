"""Chapter 7: the next round and the end of the game."""

import pytest

from kibitz.games.gracias.cards import NO_CARDS, PACK
from kibitz.games.gracias.game import GAME
from kibitz.games.gracias.scoring import winners
from kibitz.kernel.errors import GameOver
from kibitz.kernel.scores import ScoreLine, Slip, totals
from kibitz.kernel.seats import CHANCE, Seat
from support.gracias import act, deal, legal, parse, round_played, started


def won(*rounds: tuple[int, ...]) -> tuple[int, ...]:
    """Who wins after rounds with these scores."""
    slips = tuple(Slip(number, (ScoreLine("6.6", each),)) for number, each in enumerate(rounds, 1))
    return winners(slips, len(rounds[0]))


@pytest.mark.keeps("gracias 7.1", "gracias 1.4")
@pytest.mark.position("GT-15")
def test_all_cards_go_back_and_the_next_round_begins_like_the_first() -> None:
    state = round_played(started(4))
    assert state.to_act == {CHANCE}
    assert (state.table.draw_pile, state.hidden.draw_pile) == (108, PACK)
    assert state.table.reserves == (NO_CARDS,) * 4
    assert state.table.face_down == (0,) * 4
    spec = GAME.chance(state)
    assert (spec.word, spec.pack, spec.count) == ("deal", PACK, 108)
    state = act(state, deal())
    assert state.table.draw_pile == 88
    assert [sum(reserve) for reserve in state.table.reserves] == [2, 2, 2, 2]
    assert state.table.turn == 1


@pytest.mark.keeps("gracias 7.2")
def test_the_big_opener_moves_to_the_left() -> None:
    state = started(3, opener=2)
    openers = []
    for _ in range(3):
        openers.append(state.table.big_opener)
        state = round_played(state)
    assert openers == [2, 0, 1]


@pytest.mark.keeps("gracias 7.3")
def test_the_totals_of_all_rounds_decide() -> None:
    assert won((9, 0, 0), (0, 4, 1), (0, 6, 1)) == (1,)
    state = started(4)
    for number in range(3):
        state = round_played(state, f"round {number}")
    result = GAME.result(state)
    assert result is not None
    assert result.scores == totals(state.table.slips, 4)
    assert result.winners == winners(state.table.slips, 4)


@pytest.mark.breaks("gracias 7.3")
def test_nothing_is_played_after_the_last_round() -> None:
    before = act(started(4, rounds=1), deal())
    while len(before.table.trios) and (
        before.table.turn < 4 or before.table.trios.count(None) < 4 or not before.table.taken
    ):
        before = act(before, legal(before)[0])
    over = act(before, legal(before)[0])
    assert not over.to_act
    with pytest.raises(GameOver):
        GAME.play(over, Seat(0), parse(before, "trio 1"))


@pytest.mark.keeps("gracias 7.4")
def test_a_tie_goes_to_the_best_single_round() -> None:
    assert won((8, 5, 0), (2, 5, 0), (2, 2, 0)) == (0,)


@pytest.mark.keeps("gracias 7.4")
def test_then_to_the_second_best_round() -> None:
    assert won((8, 1, 0), (1, 8, 0), (4, 3, 0), (0, 1, 0)) == (0,)
    assert won((5, 8, 0), (8, 4, 0), (1, 1, 0), (0, 1, 0)) == (0,)


@pytest.mark.breaks("gracias 7.4")
def test_a_good_round_does_not_help_who_is_behind() -> None:
    assert won((6, 4, 11), (4, 6, 0), (3, 3, 1)) == (0, 1)
    assert won((7, 4, 11), (2, 5, 0), (3, 3, 0)) == (0,)


@pytest.mark.keeps("gracias 7.5")
def test_equal_in_all_rounds_is_a_shared_win() -> None:
    assert won((6, 4, 3), (4, 6, 5), (3, 3, 2)) == (0, 1)
    assert won((0, 0, 0, 0)) == (0, 1, 2, 3)


@pytest.mark.breaks("gracias 7.5")
def test_one_round_that_differs_ends_the_sharing() -> None:
    assert won((6, 5, 3), (4, 5, 5), (3, 3, 2)) == (0,)
