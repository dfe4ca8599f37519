"""Chapter 2: beginning a round."""

import pytest

from kibitz.games.gracias.cards import Card
from kibitz.games.gracias.table import LookedAt, RoundBegun, TriosLaid
from kibitz.kernel.encode import encode
from kibitz.kernel.seats import Seat
from support.gracias import act, counts, deal, dealt, play, seat_to_act, started, turn_played


def cards(text: str) -> tuple[Card, ...]:
    return tuple(map(Card.parse, text))


@pytest.mark.keeps("gracias 2.1")
@pytest.mark.parametrize("opener", range(4))
def test_the_first_big_opener_is_the_one_agreed_and_chooses_first(opener: int) -> None:
    state = dealt(4, opener=opener)
    assert state.table.big_opener == state.table.little_opener == opener
    assert seat_to_act(state) == opener


@pytest.mark.keeps("gracias 2.2")
def test_two_passes_round_the_table_to_the_opener_last() -> None:
    state, facts = play(started(4, opener=2), deal("ROYG", "BPRR"))
    assert state.table.reserves == (
        counts("O1 P1"),  # second in both passes
        counts("Y1 R1"),
        counts("G1 R1"),  # the opener, last in both
        counts("R1 B1"),  # left of the opener, first in both
    )
    assert facts[0] == RoundBegun(1, Seat(2), (cards("OP"), cards("YR"), cards("GR"), cards("RB")))


@pytest.mark.keeps("gracias 2.3")
def test_the_trios_are_laid_in_three_rows() -> None:
    state, facts = play(started(3), deal("RRR RRR", "OYG", "BPO", "YYG"))
    pairs = (cards("OB"), cards("YP"), cards("GO"))
    assert state.table.trios == pairs
    assert state.hidden.face_down == cards("YYG")
    assert facts[1] == TriosLaid(1, Seat(0), pairs)


@pytest.mark.keeps("gracias 2.4", "gracias 3.3")
@pytest.mark.position("GT-4")
def test_nobody_sees_a_trio_s_face_down_card_before_it_is_taken() -> None:
    deals = [
        dealt(4, "GGGG GGGG", "ROOO", "BOOO", down, "GGG", opener=1) for down in ("YPPP", "PYPP")
    ]
    for seat in (None, 0, 1, 2, 3):
        first, second = (
            encode(state.view(None if seat is None else Seat(seat))) for state in deals
        )
        assert first == second


@pytest.mark.keeps("gracias 2.4", "gracias 3.3")
def test_only_the_taker_learns_the_face_down_card() -> None:
    state = dealt(4, "GGGG GGGG", "ROOO", "BOOO", "YPPP", opener=1)
    after, facts = play(state, "trio 1")
    assert facts[1] == LookedAt(Card.parse("Y"))
    assert after.own[1].face_down == cards("Y")
    assert after.table.face_down == (0, 1, 0, 0)
    other = act(dealt(4, "GGGG GGGG", "ROOO", "BOOO", "PYPP", opener=1), "trio 1")
    for seat in (None, 0, 2, 3):
        view_seat = None if seat is None else Seat(seat)
        assert encode(after.view(view_seat)) == encode(other.view(view_seat))
    assert encode(after.view(Seat(1))) != encode(other.view(Seat(1)))


@pytest.mark.keeps("gracias 2.4")
@pytest.mark.position("GT-5")
def test_face_down_cards_are_known_to_their_owner_and_counted_by_the_others() -> None:
    rows = ("ROYG ROYG", "RRRR", "OOOO", "BBBB", "GGGG", "YYYY", "PPPP")
    state = turn_played(turn_played(dealt(4, *rows)))
    assert state.view(Seat(0)).mine.face_down == cards("BP")
    assert state.table.face_down == (2, 2, 2, 2)
    swapped = turn_played(turn_played(dealt(4, *rows[:3], "PPPP", *rows[4:6], "BBBB")))
    assert swapped.own[0].face_down == cards("PB")
    assert encode(swapped.view(None)) == encode(state.view(None))
