import pytest

from kibitz.games.racko.table import RoundEnded
from kibitz.kernel.seats import CHANCE, Seat
from support.racko import RACKO, cards, deal, play, step

NEARLY = "3 9 14 22 18 27 31 36 38 40"
OTHER = "30 29 28 26 25 21 20 19 17 16"
RISING = "1 4 7 10 13 16 19 22 25 28"
WITH_RUN = "1 4 7 8 9 16 19 22 25 28"
RISING_TOO = "2 3 5 11 14 17 20 23 26 29"
FALLING = "40 39 38 37 36 35 34 33 32 31"


@pytest.mark.keeps("racko 5.1")
@pytest.mark.position("RT-3")
@pytest.mark.position("RT-16")
def test_a_swap_that_completes_the_order_ends_the_round_at_once() -> None:
    state = deal([OTHER, NEARLY], "24")
    ended = step(state, "take 25")
    *_, last = ended.events
    assert isinstance(last.fact, RoundEnded)
    assert last.fact.seat == Seat(1)
    assert last.fact.racks[1] == cards("3 9 14 22 24 27 31 36 38 40")
    assert last.fact.slip.totals(2) == (5, 75)
    assert ended.events[0].fact.discard == cards("18")[0]
    assert ended.state.to_act == {CHANCE}


@pytest.mark.breaks("racko 5.1")
def test_a_rack_that_does_not_rise_is_not_out() -> None:
    assert play(deal([OTHER, NEARLY], "24"), "take 30").table.phase == "turn"


@pytest.mark.keeps("racko 5.2")
def test_in_order_at_the_deal_ends_the_round_before_anyone_plays() -> None:
    state = deal([RISING, FALLING], dealer=0)
    assert state.table.slips[0].totals(2) == (75, 5)
    assert state.to_act == {CHANCE}


@pytest.mark.keeps("racko 5.2")
@pytest.mark.parametrize(
    ("dealer", "scores"), [(0, (50, 75, 5)), (1, (75, 50, 5)), (2, (75, 50, 5))]
)
def test_the_first_rack_in_order_left_of_the_dealer_goes_out(
    dealer: int, scores: tuple[int, ...]
) -> None:
    state = deal([RISING, RISING_TOO, FALLING], dealer=dealer)
    assert state.table.slips[0].totals(3) == scores


@pytest.mark.breaks("racko 5.2")
def test_no_rack_in_order_at_the_deal_and_play_begins() -> None:
    assert deal([OTHER, NEARLY]).table.slips == ()


@pytest.mark.keeps("racko 5.3")
@pytest.mark.position("RT-15")
def test_option_a_rising_rack_without_a_run_of_three_is_not_out() -> None:
    state = deal([RISING, FALLING], run_of_three=True)
    assert state.table.phase == "turn"
    assert deal([WITH_RUN, FALLING], run_of_three=True).table.slips[0].totals(2) == (75, 5)
    assert deal([RISING, FALLING]).table.slips[0].totals(2) == (75, 5)


@pytest.mark.keeps("racko 5.3")
def test_option_a_rising_rack_without_a_run_is_not_out_in_play_and_scores_50() -> None:
    spread = "21 23 25 27 29 31 33 35 37 39"
    state = deal([spread, "2 40 5 8 11 14 17 20 22 26"], "3", run_of_three=True)
    assert play(state, "take 10").table.phase == "turn"
    state = deal([spread, "6 40 8 9 11 14 17 20 22 26"], "7", run_of_three=True)
    assert play(state, "take 10").table.slips[0].totals(2) == (50, 75)


@pytest.mark.breaks("racko 5.3")
def test_option_a_run_of_three_is_for_two_seats() -> None:
    with pytest.raises(ValueError, match="run_of_three is true with 3 seats: expected two seats"):
        RACKO.config(3, {"run_of_three": True})
