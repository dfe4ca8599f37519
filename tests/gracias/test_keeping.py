"""Chapter 4: keeping and giving."""

import pytest

from kibitz.games.gracias.cards import Card
from kibitz.games.gracias.game import GAME
from kibitz.games.gracias.table import Given, State
from kibitz.kernel.errors import NotationError
from kibitz.kernel.seats import Seat
from support.gracias import act, broken, counts, dealt, legal, parse, play, seat_to_act


def red_and_blue(seats: int = 4) -> State:
    """Seat 1 has taken a trio with R and B, and Y face down."""
    rows = ("G" * seats * 2, "R" * seats, "B" * seats, "Y" * seats)
    return act(dealt(seats, *rows, opener=1), "trio 1")


def red_and_red() -> State:
    """Seat 1 has taken a trio with R and R."""
    return act(dealt(4, "GGGG GGGG", "RRRR", "RRRR", opener=1), "trio 1")


@pytest.mark.keeps("gracias 4.1", "gracias 4.2", "gracias 4.3", "gracias 4.4")
@pytest.mark.position("GT-4")
def test_either_colour_is_kept_and_the_other_goes_to_any_opponent() -> None:
    assert legal(red_and_blue()) == [
        "keep R give 0", "keep R give 2", "keep R give 3",
        "keep B give 0", "keep B give 2", "keep B give 3",
    ]  # fmt: skip


@pytest.mark.keeps("gracias 4.1")
@pytest.mark.position("GT-4")
def test_with_two_of_a_colour_only_the_receiver_is_a_choice() -> None:
    assert legal(red_and_red()) == ["keep R give 0", "keep R give 2", "keep R give 3"]


@pytest.mark.breaks("gracias 4.1")
def test_a_colour_that_is_not_open_in_the_trio_cannot_be_kept() -> None:
    assert broken(red_and_blue(), "keep Y give 0") == "4.1"  # the face-down card's colour
    assert broken(red_and_blue(), "keep G give 0") == "4.1"
    assert broken(red_and_red(), "keep B give 0") == "4.1"


@pytest.mark.keeps("gracias 4.2")
def test_one_card_goes_to_the_own_reserve_and_one_to_the_receiver() -> None:
    state, facts = play(red_and_blue(), "keep R give 3")
    assert facts == (Given(Seat(1), Card.parse("R"), Card.parse("B"), Seat(3)),)
    assert state.table.reserves == (
        counts("G2"), counts("G2 R1"), counts("G2"), counts("G2 B1"),
    )  # fmt: skip
    assert state.table.taken is None


@pytest.mark.keeps("gracias 4.2")
def test_of_two_red_cards_one_is_kept_and_one_given() -> None:
    state = act(red_and_red(), "keep R give 0")
    assert state.table.reserves == (
        counts("G2 R1"), counts("G2 R1"), counts("G2"), counts("G2"),
    )  # fmt: skip


@pytest.mark.breaks("gracias 4.2")
@pytest.mark.position("GT-4")
@pytest.mark.parametrize("text", ["keep R", "keep R B", "give 0", "give 0 give 2", "keep R give B"])
def test_keeping_both_or_giving_both_cannot_even_be_said(text: str) -> None:
    with pytest.raises(NotationError):
        parse(red_and_blue(), text)


@pytest.mark.breaks("gracias 4.3")
@pytest.mark.position("GT-4")
def test_a_gift_to_oneself_is_none() -> None:
    assert broken(red_and_blue(), "keep R give 1") == "4.3"
    assert broken(red_and_blue(), "keep B give 1") == "4.3"
    assert broken(red_and_red(), "keep R give 1") == "4.3"


@pytest.mark.keeps("gracias 4.3")
def test_the_same_opponent_can_get_every_gift() -> None:
    state = red_and_blue()
    for turn in (1, 2, 3, 4):
        assert state.table.turn == turn
        while state.table.turn == turn:
            text = legal(state)[0]
            if state.table.taken and seat_to_act(state) != 3:
                text = f"{text[:-1]}3"
            state = act(state, text)


@pytest.mark.breaks("gracias 4.4")
@pytest.mark.parametrize(("seats", "receiver"), [(3, 3), (4, 4), (4, 5), (5, 5)])
def test_a_gift_to_an_empty_seat_is_none(seats: int, receiver: int) -> None:
    assert broken(red_and_blue(seats), f"keep R give {receiver}") == "4.4"
    assert broken(red_and_blue(seats), f"keep R give {seats - 1}") is None


def test_every_action_has_one_text_and_one_number() -> None:
    view = red_and_blue().view(Seat(1))
    texts = [GAME.actions.text(action, view) for action in GAME.actions]
    assert texts[:6] == [f"trio {number}" for number in range(1, 7)]
    assert texts[6:] == [f"keep {colour} give {seat}" for colour in "ROYGBP" for seat in range(6)]
    for number, text in enumerate(texts):
        assert GAME.actions.id(GAME.actions.parse(f" {text.upper()} ", view)) == number
