"""Chapter 3: taking a trio."""

import pytest

from support.gracias import act, broken, dealt, legal, seat_to_act, turn_played

ROWS = ("GGGG GGGG", "RRYP", "BRYO", "YPPP")
"""Four trios: 1 has R and B, 2 has R and R, 3 has Y and Y, 4 has P and O."""


@pytest.mark.keeps("gracias 3.1")
def test_play_goes_to_the_left_from_the_little_opener_each_once() -> None:
    state = dealt(5, opener=3)
    order = []
    while state.table.turn == 1:
        order.append(seat_to_act(state))
        state = act(state, legal(state)[0], "keep R give 0" if order[-1] else "keep R give 1")
    assert order == [3, 4, 0, 1, 2]


@pytest.mark.keeps("gracias 3.2", "gracias 3.5")
def test_a_turn_begins_with_one_of_the_trios() -> None:
    assert legal(dealt(4, *ROWS)) == ["trio 1", "trio 2", "trio 3", "trio 4"]


@pytest.mark.breaks("gracias 3.2")
@pytest.mark.parametrize("text", ["keep R give 1", "keep Y give 0", "keep G give 5"])
def test_nothing_can_be_kept_before_a_trio_is_taken(text: str) -> None:
    assert broken(dealt(4, *ROWS), text) == "3.2"


@pytest.mark.keeps("gracias 3.4")
def test_after_the_trio_the_same_seat_keeps_and_gives() -> None:
    state = act(dealt(4, *ROWS, opener=1), "trio 1")
    assert seat_to_act(state) == 1
    assert all(text.startswith("keep") for text in legal(state))


@pytest.mark.breaks("gracias 3.4")
@pytest.mark.position("GT-4")
@pytest.mark.parametrize("text", ["trio 1", "trio 2", "trio 4", "trio 6"])
def test_a_trio_cannot_be_changed(text: str) -> None:
    assert broken(act(dealt(4, *ROWS, opener=1), "trio 1"), text) == "3.4"


@pytest.mark.keeps("gracias 3.5")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_there_are_as_many_trios_as_seats(seats: int) -> None:
    assert legal(dealt(seats)) == [f"trio {number}" for number in range(1, seats + 1)]


@pytest.mark.breaks("gracias 3.5")
@pytest.mark.parametrize(("seats", "number"), [(3, 4), (3, 6), (4, 5), (5, 6)])
def test_a_trio_with_a_higher_number_is_not_there(seats: int, number: int) -> None:
    assert broken(dealt(seats), f"trio {number}") == "3.5"


@pytest.mark.keeps("gracias 3.6", "gracias 3.7")
@pytest.mark.position("GT-3")
def test_three_two_one_trios_are_left_and_then_four_new_ones_laid() -> None:
    state = dealt(4, *ROWS, "OOOO", "BBBB", "GGGG")
    assert legal(state) == ["trio 1", "trio 2", "trio 3", "trio 4"]
    state = act(state, "trio 2", "keep R give 1")
    assert legal(state) == ["trio 1", "trio 3", "trio 4"]
    state = act(state, "trio 4", "keep P give 0")
    assert legal(state) == ["trio 1", "trio 3"]
    state = act(state, "trio 1", "keep B give 0")
    assert legal(state) == ["trio 3"]
    state = act(state, "trio 3", "keep Y give 0")
    assert state.table.turn == 2
    assert legal(state) == ["trio 1", "trio 2", "trio 3", "trio 4"]
    assert all(pair is not None and str(pair[0]) == "O" for pair in state.table.trios)


@pytest.mark.breaks("gracias 3.6")
def test_a_trio_that_was_taken_cannot_be_taken_again() -> None:
    state = act(dealt(4, *ROWS), "trio 2", "keep R give 1")
    assert broken(state, "trio 2") == "3.6"
    assert broken(state, "trio 3") is None


@pytest.mark.keeps("gracias 3.6")
def test_a_trio_taken_in_one_turn_is_there_in_the_next() -> None:
    state = turn_played(act(dealt(4, *ROWS), "trio 2", "keep R give 1"))
    assert broken(state, "trio 2") is None
