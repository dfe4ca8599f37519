import json

import pytest

from kibitz.games.racko.cards import SLOTS, exchange, pack
from kibitz.games.racko.table import CardDrawn, Placed
from kibitz.kernel.encode import encode
from kibitz.kernel.seats import CHANCE, Seat
from support.racko import RACKO, UNSORTED, cards, cut_for, deal, play, shown, step


@pytest.mark.keeps("racko 1.1")
@pytest.mark.position("RT-1")
@pytest.mark.parametrize(("seats", "highest"), [(2, 40), (3, 50), (4, 60)])
def test_two_three_and_four_seats_use_the_lowest_cards(seats: int, highest: int) -> None:
    assert list(map(str, pack(seats))) == [str(number) for number in range(1, highest + 1)]
    state = RACKO.play(RACKO.start(RACKO.config(seats)), CHANCE, cut_for(0, seats)).state
    state = RACKO.play(state, CHANCE, RACKO.chance(state).draw(bytes(32), 1)).state
    assert (state.table.draw_pile, len(state.hidden.draw_pile)) == (19, 19)
    outside = len(pack(seats)) - sum(len(own.rack) for own in state.own)
    assert outside == 20


@pytest.mark.keeps("racko 1.2")
def test_a_rack_has_the_slots_5_to_50() -> None:
    assert SLOTS == (5, 10, 15, 20, 25, 30, 35, 40, 45, 50)
    rack, gone = exchange(cards(UNSORTED), 5, cards("1")[0])
    assert (shown(rack[:2]), str(gone)) == ("1 20", "21")
    rack, gone = exchange(cards(UNSORTED), 50, cards("1")[0])
    assert (shown(rack[-2:]), str(gone)) == ("13 1", "12")


@pytest.mark.keeps("racko 1.3")
def test_a_drawn_card_is_known_to_its_player_alone() -> None:
    state = deal([UNSORTED, "1 2 3 4 5 6 7 8 10 9"], "40 30")
    drew = step(state, "draw")
    assert [event.fact for event in drew.events if event.reaches(Seat(0))] == [
        event.fact for event in drew.events if event.reaches(None)
    ]
    assert [event.fact for event in drew.events if not event.reaches(Seat(0))] == [
        CardDrawn(*cards("30"))
    ]
    assert b'"30"' not in encode(drew.state.view(Seat(0)))
    placed = step(drew.state, "place 45")
    assert [event.fact for event in placed.events] == [Placed(Seat(1), 45, *cards("10"))]
    assert b'"30"' not in encode(placed.state.view(Seat(0)))


@pytest.mark.keeps("racko 1.3")
def test_a_card_from_the_discard_pile_is_known_to_all_until_it_leaves() -> None:
    state = play(deal([UNSORTED, "1 2 3 4 5 6 7 8 10 9"], "40"), "take 45")
    assert json.loads(encode(state.view(Seat(0))))["table"]["known"][1][8] == "40"
    state = play(state, "draw", "toss", "draw", "place 45")
    assert json.loads(encode(state.view(Seat(0))))["table"]["known"][1] == [None] * 10
