import pytest

from kibitz.games.racko.cards import Card
from kibitz.games.racko.table import PileShuffled, PileTurned, State
from kibitz.kernel.chance import ChanceAction
from kibitz.kernel.seats import CHANCE, Seat
from support.racko import RACKO, UNSORTED, cards, deal, play

OTHER = "40 39 38 37 36 35 34 33 32 31"
PILE = "24 1 2 3 4 5 6 7 8 9 10 11 22 23 25 26 27 28 29 30"


def nineteen_draws(**options: object) -> State:
    """The last card of the draw pile has been drawn and the turn is over."""
    state = deal([OTHER, UNSORTED], PILE, **options)
    return play(state, *["draw", "toss"] * 18, "draw", "toss")


@pytest.mark.keeps("racko 4.1")
def test_the_discards_below_the_top_are_shuffled() -> None:
    state = nineteen_draws()
    assert state.to_act == {CHANCE}
    spec = RACKO.chance(state)
    assert spec.word == "shuffle"
    assert spec.pack == tuple(sorted(cards(PILE)[:-1]))
    order = tuple(reversed(spec.pack))
    after, events = RACKO.play(state, CHANCE, ChanceAction("shuffle", order))
    assert [event.fact for event in events] == [PileShuffled(19)]
    assert after.table.discard == Card.parse("30")
    assert (after.hidden.draw_pile, after.hidden.discards) == (order, ())
    assert after.to_act == {Seat(0)}


@pytest.mark.keeps("racko 4.1")
def test_an_empty_pile_is_shuffled_when_the_turn_ends_not_when_it_is_drawn_out() -> None:
    state = deal([OTHER, UNSORTED], PILE)
    drawn = play(state, *["draw", "toss"] * 18, "draw")
    assert (drawn.table.draw_pile, drawn.to_act) == (0, {Seat(1)})


@pytest.mark.breaks("racko 4.1")
def test_no_new_pile_is_made_when_the_last_draw_ends_the_round() -> None:
    """Slot 45 holds a 12 that breaks the order; the last card drawn is the 30, for slot 50."""
    state = deal([OTHER, "1 2 3 4 5 6 7 8 12 9"], "24 10 11 13 14 15 16 17 18 19 20 21 22 23 25")
    state = play(state, *["draw", "toss"] * 18, "draw")
    assert (state.table.draw_pile, state.own[1].drawn) == (0, Card.parse("30"))
    after = play(state, "place 50")
    assert (after.table.phase, after.to_act) == ("deal", {CHANCE})


@pytest.mark.keeps("racko 4.2")
def test_option_the_discards_are_turned_over_oldest_first() -> None:
    state = nineteen_draws(empty_pile="turn-over")
    assert state.to_act == {Seat(0)}
    assert state.table.discard == Card.parse("24")
    assert state.hidden.draw_pile == cards(PILE)[1:]


@pytest.mark.keeps("racko 4.2")
def test_everyone_hears_of_the_turned_pile() -> None:
    state = deal([OTHER, UNSORTED], PILE, empty_pile="turn-over")
    state = play(state, *["draw", "toss"] * 18, "draw")
    (seat,) = state.to_act
    _, events = RACKO.play(state, seat, RACKO.actions.parse("toss", state.view(seat)))
    assert events[-1].fact == PileTurned(19, Card.parse("24"))
    assert events[-1].reaches(None)
