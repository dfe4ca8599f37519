import pytest

from kibitz.games.racko.table import Cut
from kibitz.kernel.chance import ChanceAction
from kibitz.kernel.seats import CHANCE, Seat
from support.racko import RACKO, UNSORTED, cards, cut_for, deal, deal_of, play, shown


@pytest.mark.keeps("racko 2.1", "racko 2.3")
@pytest.mark.position("RT-13")
def test_the_highest_card_deals_and_the_deal_passes_to_the_left() -> None:
    start = RACKO.start(RACKO.config(3))
    state, events = RACKO.play(start, CHANCE, ChanceAction("cut", cards("17 44 8")))
    assert [event.fact for event in events] == [Cut(cards("17 44 8"), Seat(1))]
    ready = "1 2 3 4 5 6 7 8 10 9"
    racks = [ready, "20 19 18 17 16 15 14 13 12 11", "30 29 28 27 26 25 24 23 22 21"]
    state = RACKO.play(state, CHANCE, deal_of(racks, "50", 1)).state
    assert state.to_act == {Seat(2)}
    state = play(state, "draw", "toss", "take 50")
    assert (state.table.dealer, state.to_act) == (Seat(2), {CHANCE})
    state = RACKO.play(state, CHANCE, deal_of(racks, "50", 2)).state
    assert state.to_act == {Seat(0)}


@pytest.mark.keeps("racko 2.2")
@pytest.mark.position("RT-2")
def test_the_first_card_goes_into_slot_50_and_the_next_ones_forward() -> None:
    received = "12 5 33 40 7 28 1 19 22 36"
    other = [card for card in range(1, 41) if str(card) not in received.split()]
    dealt = [
        card for pair in zip(received.split(), map(str, other[:10]), strict=True) for card in pair
    ]
    order = cards(" ".join([*dealt, *map(str, other[10:])]))
    state = RACKO.play(RACKO.start(RACKO.config(2)), CHANCE, cut_for(1, 2)).state
    state = RACKO.play(state, CHANCE, ChanceAction("deal", order)).state
    assert shown(state.own[0].rack) == "36 22 19 1 28 7 40 33 5 12"
    assert (state.table.discard, state.hidden.draw_pile) == (order[20], order[21:])


@pytest.mark.keeps("racko 2.3")
def test_left_of_the_dealer_begins() -> None:
    assert deal([UNSORTED, "1 2 3 4 5 6 7 8 10 9"], dealer=1).to_act == {Seat(0)}
    assert deal([UNSORTED, "1 2 3 4 5 6 7 8 10 9"], dealer=0).to_act == {Seat(1)}
