"""Chapter 2: the dealer, and eight cards for everyone."""

import pytest

from kibitz.games.chief.game import GAME
from kibitz.games.chief.table import Dealt, HandDealt
from kibitz.kernel.errors import BadSetup
from kibitz.kernel.seats import CHANCE, Seat
from support.chief import after_round, cards, dealt, hand, next_round, play, shuffled, started

PACK = " ".join(map(str, GAME.chance(started(3)).pack))


@pytest.mark.keeps("chief 2.1")
def test_the_dealer_is_written_and_stays() -> None:
    state = next_round(dealt(["", "", ""], dealer=1), 2, 2, 2)
    assert state.table.options.dealer == 1
    assert state.table.next_card == 2


@pytest.mark.breaks("chief 2.1")
def test_a_game_without_a_dealer_is_none() -> None:
    with pytest.raises(BadSetup, match="dealer is missing"):
        GAME.config(3, {})


@pytest.mark.keeps("chief 2.2")
def test_one_card_at_a_time_from_the_left_of_the_dealer() -> None:
    state, events = play(started(3, dealer=0), f"* deal {PACK}")
    assert hand(state, 1) == cards("SA S4 S7 S10 SK H3 H6 H9")
    assert hand(state, 2) == cards("S2 S5 S8 SJ HA H4 H7 H10")
    assert hand(state, 0) == cards("S3 S6 S9 SQ H2 H5 H8 HJ")
    assert state.hidden.stock[:3] == cards("HQ HK DA")
    assert events[0].fact == Dealt(Seat(0), 28)


@pytest.mark.keeps("chief 2.2")
def test_a_hand_is_told_to_its_own_seat_alone() -> None:
    _, events = play(started(3), f"* deal {PACK}")
    for seat in map(Seat, range(3)):
        told = [event.fact for event in events if event.reaches(seat)]
        assert [type(fact) for fact in told] == [Dealt, HandDealt]
    assert [type(event.fact) for event in events if event.reaches(None)] == [Dealt]


@pytest.mark.keeps("chief 2.1", "chief 8.1")
def test_cards_go_round_from_the_left_of_the_dealer_in_every_round() -> None:
    state = shuffled(after_round(dealt(["", ""], "SA S2", dealer=0), 1, 1), "S3 S4 S5 S6")
    assert cards("S2")[0] in hand(state, 0)
    assert cards("SA")[0] in hand(state, 1)
    state = after_round(state, 2, 2)
    assert {*cards("S4 S6")} <= {*hand(state, 0)}
    assert {*cards("S3 S5")} <= {*hand(state, 1)}
    assert state.to_act == {CHANCE}
