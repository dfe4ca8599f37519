import pytest

from kibitz.games.racko.actions import AFTER_DRAW, FIRST
from kibitz.games.racko.table import State
from kibitz.kernel.errors import NotationError
from kibitz.kernel.seats import Seat
from support.racko import RACKO, UNSORTED, broken, cards, deal, legal, play, shown

OTHER = "40 39 38 37 36 35 34 33 32 31"


def fresh() -> State:
    """Seat 1 is to begin; the first discard is 24 and the next cards are 6 and 11."""
    return deal([OTHER, UNSORTED], "24 6 11")


@pytest.mark.keeps("racko 3.1")
def test_a_turn_begins_with_taking_the_discard_or_drawing() -> None:
    assert legal(fresh()) == [str(action) for action in FIRST]


@pytest.mark.breaks("racko 3.1")
@pytest.mark.position("RT-4")
@pytest.mark.parametrize("text", ["toss", "place 5", "place 50"])
def test_nothing_can_be_placed_or_tossed_before_a_draw(text: str) -> None:
    assert broken(fresh(), text) == (
        "You have not drawn a card. First take the 24 from the discard pile into a slot, or draw."
        " [racko 3.1]"
    )


@pytest.mark.keeps("racko 3.2")
@pytest.mark.position("RT-5")
def test_a_drawn_card_may_be_thrown_away() -> None:
    drawn = play(fresh(), "draw")
    assert legal(drawn) == [str(action) for action in AFTER_DRAW]
    state = play(drawn, "toss")
    assert shown(state.own[1].rack) == UNSORTED
    assert state.table.discard == cards("6")[0]
    assert state.own[1].drawn is None


@pytest.mark.breaks("racko 3.2")
@pytest.mark.position("RT-4")
@pytest.mark.parametrize("text", ["take 25", "draw"])
def test_after_a_draw_the_discard_pile_is_closed(text: str) -> None:
    assert broken(play(fresh(), "draw"), text) == (
        "You have drawn the 6. Place it in a slot or toss it; the discard pile can no longer be"
        " taken. [racko 3.2]"
    )


@pytest.mark.keeps("racko 3.3")
@pytest.mark.parametrize(
    ("texts", "rack", "discard"),
    [
        (("take 25",), "21 20 19 18 24 16 15 14 13 12", "17"),
        (("draw", "place 5"), "6 20 19 18 17 16 15 14 13 12", "21"),
        (("draw", "place 50"), "21 20 19 18 17 16 15 14 13 6", "12"),
    ],
)
def test_only_the_slot_of_the_leaving_card_changes(
    texts: tuple[str, ...], rack: str, discard: str
) -> None:
    state = play(fresh(), *texts)
    assert shown(state.own[1].rack) == rack
    assert state.table.discard == cards(discard)[0]
    assert shown(state.own[0].rack) == OTHER


@pytest.mark.keeps("racko 3.4")
@pytest.mark.position("RT-4")
def test_there_is_no_way_to_put_a_taken_discard_back_or_to_move_a_card() -> None:
    state = fresh()
    after = [play(state, text) for text in legal(state) if text.startswith("take")]
    assert len(after) == 10
    assert all(each.table.discard != cards("24")[0] for each in after)
    for text in ("move 5 10", "take", "take 24", "take 7", "take 55", "take 0"):
        with pytest.raises(NotationError):
            RACKO.actions.parse(text, state.view(Seat(1)))


@pytest.mark.keeps("racko 3.5")
def test_the_turn_passes_to_the_left_after_the_discard() -> None:
    state = fresh()
    for texts in (("take 5",), ("draw", "toss"), ("draw", "place 5")):
        assert play(state, *texts).to_act == {Seat(0)}
    assert play(state, "draw").to_act == {Seat(1)}
