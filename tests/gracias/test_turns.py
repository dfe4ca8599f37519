"""Chapter 5: the next turns."""

import pytest

from kibitz.games.gracias.cards import Card
from kibitz.games.gracias.table import TriosLaid
from kibitz.kernel.seats import CHANCE, Seat
from support.gracias import act, deal, dealt, legal, play, seat_to_act, started, turn_played


def little_openers(seats: int, opener: int) -> list[list[int]]:
    """The little openers of all turns of all rounds; play goes to the left from each of them."""
    state = started(seats, opener=opener)
    openers = []
    for _ in range(3):
        state = act(state, deal())
        openers.append([])
        for _ in range(4):
            turn = state.table.turn
            openers[-1].append(state.table.little_opener)
            order = []
            while state.to_act != {CHANCE} and state.table.turn == turn and state.to_act:
                order.append(seat_to_act(state))
                state = act(state, legal(state)[0])
                state = act(state, legal(state)[0])
            assert order == [(openers[-1][-1] + step) % seats for step in range(seats)]
    return openers


@pytest.mark.keeps("gracias 3.1", "gracias 5.2", "gracias 7.2")
@pytest.mark.position("GT-2")
def test_openers_with_five_players() -> None:
    assert little_openers(5, 2) == [[2, 3, 4, 0], [3, 4, 0, 1], [4, 0, 1, 2]]


@pytest.mark.keeps("gracias 3.1", "gracias 5.2", "gracias 7.2")
@pytest.mark.position("GT-2")
def test_openers_with_three_players() -> None:
    assert little_openers(3, 0) == [[0, 1, 2, 0], [1, 2, 0, 1], [2, 0, 1, 2]]


@pytest.mark.keeps("gracias 5.2")
def test_the_big_opener_stays_during_the_round() -> None:
    state = dealt(4, opener=3)
    for little in (3, 0, 1, 2):
        assert (state.table.big_opener, state.table.little_opener) == (3, little)
        state = turn_played(state)


@pytest.mark.keeps("gracias 5.1", "gracias 5.3")
def test_new_trios_come_from_the_pile_as_it_lies() -> None:
    state = dealt(3, "RRR RRR", "OOO OOO OOO", "YGB", "PYG", "BPY")
    while state.table.turn == 1:
        state, facts = play(state, legal(state)[0])
    pairs = tuple((Card.parse(a), Card.parse(b)) for a, b in ("YP", "GY", "BG"))
    assert state.table.trios == pairs
    assert facts[-1] == TriosLaid(2, Seat(1), pairs)
    assert tuple(map(str, state.hidden.face_down)) == ("B", "P", "Y")


@pytest.mark.breaks("gracias 5.3")
def test_chance_is_not_asked_again_before_the_round_is_over() -> None:
    state = dealt(6)
    actors = set()
    while state.table.turn:
        actors |= state.to_act
        state = act(state, legal(state)[0])
    assert actors == set(range(6))
    assert state.to_act == {CHANCE}


@pytest.mark.keeps("gracias 5.4")
def test_the_round_ends_after_four_turns_with_four_face_down_cards_each() -> None:
    state = dealt(4)
    for _ in range(3):
        state = turn_played(state)
    while True:
        before, state = state, act(state, legal(state)[0])
        if state.table.slips:
            break
    assert before.table.turn == 4
    assert before.table.face_down == (4, 4, 4, 4)
    assert before.table.trios == (None,) * 4
    assert state.table.phase == "deal"
