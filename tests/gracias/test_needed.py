"""Chapter 1: what is needed."""

from collections import Counter

import pytest

from kibitz.games.gracias.cards import PACK
from kibitz.games.gracias.game import GAME
from kibitz.kernel.errors import BadSetup, IllegalChance
from support.gracias import act, deal, dealt, round_played, started, turn_played


@pytest.mark.keeps("gracias 1.1")
def test_eighteen_cards_in_each_of_six_colours() -> None:
    assert Counter(map(str, PACK)) == dict.fromkeys("ROYGBP", 18)


@pytest.mark.breaks("gracias 1.1")
def test_a_deal_with_nineteen_red_cards_is_none() -> None:
    with pytest.raises(IllegalChance):
        act(started(4), deal("P").replace("P", "R", 1))


@pytest.mark.breaks("gracias 1.1")
def test_a_deal_of_a_part_of_the_pack_is_none() -> None:
    with pytest.raises(IllegalChance):
        act(started(4), deal()[:-1])


@pytest.mark.keeps("gracias 1.2", "gracias 2.2", "gracias 2.3", "gracias 5.1")
@pytest.mark.position("GT-1")
@pytest.mark.parametrize(
    ("seats", "after_deal", "at_the_end"), [(3, 93, 66), (4, 88, 52), (5, 83, 38), (6, 78, 24)]
)
def test_the_draw_pile_shrinks_by_a_trio_a_seat_and_turn(
    seats: int, after_deal: int, at_the_end: int
) -> None:
    state = dealt(seats)
    assert state.table.draw_pile == len(state.hidden.draw_pile) == after_deal
    for _ in range(3):
        state = turn_played(state)
    assert state.table.turn == 4
    assert state.table.draw_pile == len(state.hidden.draw_pile) == at_the_end


@pytest.mark.breaks("gracias 1.2")
@pytest.mark.position("GT-1")
@pytest.mark.parametrize("seats", [0, 1, 2, 7, 8])
def test_fewer_than_three_and_more_than_six_are_refused(seats: int) -> None:
    with pytest.raises(BadSetup, match="3 to 6 seats"):
        GAME.config(seats, {"opener": 0})


@pytest.mark.keeps("gracias 1.4", "gracias 7.3")
@pytest.mark.parametrize(("options", "rounds"), [({}, 3), ({"rounds": 1}, 1), ({"rounds": 5}, 5)])
def test_a_game_has_three_rounds_or_the_number_agreed(
    options: dict[str, object], rounds: int
) -> None:
    state = started(3, **options)
    for number in range(rounds):
        assert state.to_act, f"over before round {number + 1}"
        assert GAME.result(state) is None
        state = round_played(state, f"round {number}")
    assert not state.to_act
    assert state.table.phase == "over"
    assert len(state.table.slips) == rounds


@pytest.mark.breaks("gracias 1.4")
@pytest.mark.parametrize("rounds", [0, -1, "3", True, 2.0])
def test_a_number_of_rounds_is_a_whole_number_from_one_on(rounds: object) -> None:
    with pytest.raises(BadSetup, match="rounds"):
        GAME.config(4, {"opener": 0, "rounds": rounds})


def test_every_option_of_the_records_is_there_and_no_other() -> None:
    GAME.config(4, {"opener": 3, "rounds": 3, "piles": "every-five"})
    for options in ({}, {"opener": 4}, {"opener": 0, "piles": "two"}, {"opener": 0, "dealer": 1}):
        with pytest.raises(BadSetup):
            GAME.config(4, options)
