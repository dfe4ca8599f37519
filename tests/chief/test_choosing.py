"""Chapter 3: choosing a meld, each once, in secret."""

from itertools import permutations
from math import comb

import pytest

import kibitz
from kibitz.games.chief.actions import NO_STEAL, PLACES, STEALS, Meld
from kibitz.games.chief.game import GAME
from kibitz.games.chief.table import Chose, MeldsShown
from kibitz.kernel.encode import encode
from kibitz.kernel.errors import IllegalAction, IllegalText, NotationError, NotYourTurn
from kibitz.kernel.game import Violation
from kibitz.kernel.seats import Seat
from kibitz.kernel.shuffle import Stream, seed_from_text
from support.chief import (
    act,
    broken,
    cards,
    dealt,
    facts,
    hand,
    last_round,
    legal,
    lying,
    next_round,
    play,
    rule,
    view,
)

TWINS = "HA HA H2 H3 D4 D4 CK CK"


@pytest.mark.keeps("chief 3.1")
def test_any_one_to_seven_cards_may_be_laid_in_the_first_round() -> None:
    state = dealt(["", ""])
    assert len(legal(state, 0)) == sum(comb(8, size) for size in range(1, 8)) == 254
    assert all(text.startswith("meld ") for text in legal(state, 0))


@pytest.mark.breaks("chief 3.1")
def test_nothing_can_be_stolen_or_refused_before_the_melds_are_shown() -> None:
    state = dealt(["", ""])
    assert rule(state, 0, NO_STEAL) == "3.1"
    assert rule(state, 0, STEALS[1][hand(state, 1)[0]]) == "3.1"
    with pytest.raises(IllegalAction) as refused:
        GAME.play(state, Seat(0), NO_STEAL)
    assert refused.value.violation == Violation("3.1")


@pytest.mark.keeps("chief 3.2")
@pytest.mark.position("IT-17")
def test_in_the_seventh_round_one_number_of_cards_is_left() -> None:
    state = last_round(2, last=2)
    assert state.table.round == 7
    assert len(legal(state, 0)) == comb(8, 2) == 28
    assert all(len(text.split()) == 1 + 2 for text in legal(state, 0))


@pytest.mark.breaks("chief 3.2")
@pytest.mark.position("IT-17")
def test_a_meld_that_was_laid_cannot_be_laid_again() -> None:
    state = next_round(dealt(["", ""]), 4, 2)
    again = "meld " + " ".join(map(str, hand(state, 0)[:4]))
    assert broken(state, 0, again) == Violation("3.2", size=4, left=(1, 2, 3, 5, 6, 7))
    assert rule(state, 1, "meld " + " ".join(map(str, hand(state, 1)[:4]))) is None
    assert len(legal(state, 0)) == 254 - comb(8, 4)


@pytest.mark.breaks("chief 3.1")
@pytest.mark.position("IT-17")
@pytest.mark.parametrize("size", [0, 8])
def test_no_cards_or_all_eight_are_no_meld(size: int) -> None:
    state = dealt(["", ""])
    with pytest.raises(NotationError):
        GAME.actions.parse("meld " + " ".join(map(str, hand(state, 0)[:size])), view(state, 0))
    assert not [meld for meld in GAME.actions if isinstance(meld, Meld) and meld.places in (0, 255)]


@pytest.mark.keeps("chief 3.2")
def test_a_lawyer_or_doctor_that_scores_nothing_may_be_laid() -> None:
    state = dealt(["SK SQ SJ S10 HK HQ", "SA S2 S3 S4"])
    state = act(state, "0 meld S10 SJ SQ SK HQ HK", "1 meld SA S2 S3 S4")
    assert state.table.slips[0].totals(2) == (0, 0)


@pytest.mark.keeps("chief 3.3")
def test_of_two_equal_cards_the_left_one_or_both_may_be_laid() -> None:
    state = dealt([TWINS, ""], decks=2)
    assert rule(state, 0, Meld(0b0000_0001)) is None
    assert rule(state, 0, Meld(0b0000_0011)) is None
    assert rule(state, 0, Meld(0b0101_0101)) is None
    melds = [tuple(text.split()[1:]) for text in legal(state, 0)]
    assert len(melds) == len(set(melds)) == 3 * 2 * 2 * 3 * 3 - 2


@pytest.mark.breaks("chief 3.3")
@pytest.mark.parametrize(
    ("places", "card"),
    [(0b0000_0010, "HA"), (0b0010_0000, "D4"), (0b1000_0001, "CK"), (0b1010_1111, "D4")],
)
def test_the_right_one_of_two_equal_cards_cannot_be_laid_alone(places: int, card: str) -> None:
    state = dealt([TWINS, ""], decks=2)
    assert broken(state, 0, Meld(places)) == Violation("3.3", card=cards(card)[0])


@pytest.mark.keeps("chief 3.4")
@pytest.mark.position("IT-18")
def test_before_the_last_one_is_ready_the_others_learn_only_who_is() -> None:
    state = dealt(["", "", ""])
    begun = act(state, "0 meld " + str(hand(state, 0)[0]))
    assert begun.to_act == {1, 2}
    other = act(state, "0 meld " + " ".join(map(str, hand(state, 0)[1:8])))
    for seat in (1, 2, None):
        watcher = None if seat is None else Seat(seat)
        assert encode(begun.view(watcher)) == encode(other.view(watcher))
    assert facts(state, "0 meld " + str(hand(state, 0)[0])) == [Chose(Seat(0))]
    ready = act(begun, "1 meld " + " ".join(map(str, hand(state, 1)[:3])))
    assert ready.table == state.table
    assert ready.view(Seat(2)).own == state.own[2]


@pytest.mark.keeps("chief 3.4")
def test_with_the_last_choice_all_melds_are_turned_up_together() -> None:
    state = act(dealt(["SK", "H2 H3"]), "0 meld SK")
    after, events = play(state, "1 meld H2 H3")
    assert lying(after) == ["SK", "H2 H3"]
    assert events[0].fact == MeldsShown(1, (cards("SK"), cards("H2 H3")), after.table.slips[0])
    assert all(own.sealed is None for own in after.own)


@pytest.mark.keeps("chief 3.4")
def test_it_makes_no_difference_who_is_ready_first() -> None:
    state = dealt(["SK", "H2 H3", "D4 D5 D6"])
    texts = ("0 meld SK", "1 meld H2 H3", "2 meld D4 D5 D6")
    ends = [act(state, *order) for order in permutations(texts)]
    assert all(end == ends[0] for end in ends)


@pytest.mark.breaks("chief 3.4")
def test_a_choice_that_was_made_is_final() -> None:
    state = act(dealt(["SK", ""]), "0 meld SK")
    with pytest.raises(NotYourTurn):
        GAME.play(state, Seat(0), Meld(1))


def test_the_words_of_a_meld_are_its_cards_in_sorted_order() -> None:
    state = dealt([TWINS, ""], decks=2)
    assert GAME.actions.text(Meld(0b0101_0011), view(state, 0)) == "meld HA HA D4 CK"
    assert GAME.actions.parse("MELD  ha  HA d4 ck", view(state, 0)) == Meld(0b0101_0011)


@pytest.mark.parametrize(
    "text",
    [
        "meld",
        "meld D4 HA",
        "meld X",
        "meld places 1",
        "steal 0",
        "pass",
    ],
)
def test_words_that_are_no_action(text: str) -> None:
    state = dealt([TWINS, ""], decks=2)
    with pytest.raises(NotationError):
        GAME.actions.parse(text, view(state, 0))


def test_a_meld_has_a_text_even_where_its_hand_is_not_in_view() -> None:
    state = dealt(["", ""])
    assert GAME.actions.text(Meld(0b1000_0001), state.view(None)) == "meld places 1 8"


def test_what_another_seat_has_sealed_is_dealt_anew_with_its_hand() -> None:
    state = next_round(dealt(["", "", ""]), 1, 2, 3)
    state = act(state, "1 meld " + " ".join(map(str, hand(state, 1)[:5])))
    stream = Stream(seed_from_text("sealed"), "worlds")
    sizes = set()
    for _ in range(200):
        world = GAME.resample(state.view(Seat(0)), stream)
        sealed = world.own[1].sealed
        assert isinstance(sealed, Meld)
        assert GAME.check(world.view(Seat(1)), sealed) is None
        assert world.own[2].sealed is None
        sizes.add(len(PLACES[sealed.places]))
    assert sizes == {1, 3, 4, 5, 6, 7}


@pytest.mark.keeps("chief 3.5")
def test_a_meld_is_laid_from_the_hand() -> None:
    state = dealt([TWINS, ""], decks=2)
    held = hand(state, 0)
    laid = GAME.actions.parse(f"meld {held[0]}", view(state, 0))
    assert laid == Meld(0b0000_0001)


@pytest.mark.breaks("chief 3.5")
@pytest.mark.parametrize(("text", "missing"), [("meld HA HA HA", "HA"), ("meld S2", "S2")])
def test_a_card_that_is_not_held_or_not_so_often_is_refused(text: str, missing: str) -> None:
    state = dealt([TWINS, ""], decks=2)
    with pytest.raises(IllegalText) as caught:
        GAME.actions.parse(text, view(state, 0))
    said = kibitz.rulebook("chief").why(caught.value.violation)
    held = " ".join(map(str, hand(state, 0)))
    assert said == f"You do not hold {missing}. Your hand is {held}. [chief 3.5]"
