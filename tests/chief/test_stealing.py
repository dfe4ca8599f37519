"""Chapter 7: Thieves steal, the lowest first, tied ones together."""

from itertools import permutations

import pytest

from kibitz.games.chief.actions import NO_STEAL, Meld
from kibitz.games.chief.game import GAME
from kibitz.games.chief.table import (
    Chose,
    Clashed,
    PickedUp,
    State,
    Stole,
    StoleNothing,
    ThievesFailed,
    ThievesRetry,
)
from kibitz.kernel.encode import encode
from kibitz.kernel.events import Fact
from kibitz.kernel.game import Violation
from kibitz.kernel.seats import CHANCE, Seat
from kibitz.kernel.shuffle import Stream, seed_from_text
from support.chief import act, broken, cards, facts, hand, legal, lying, rule, shown

S0, S1, S2, S3 = map(Seat, range(4))
ONE = {name: cards(name)[0] for name in ("C3", "S9", "D9", "H9", "HK", "SA", "CQ")}


def first(state: State, text: str) -> Fact:
    return facts(state, text)[0]


@pytest.mark.keeps("chief 7.1")
@pytest.mark.position("IT-10")
def test_thieves_go_from_the_lowest_rank_to_the_highest() -> None:
    state = shown("C3", "DJ", "SQ", "CA")
    assert state.table.thieves == ((3,), (0,), (1,), (2,))
    order = []
    while state.table.phase == "theft":
        order.append(set(state.to_act))
        state = act(state, *(f"{seat} no-steal" for seat in state.to_act))
    assert order == [{3}, {0}, {1}, {2}]


@pytest.mark.breaks("chief 7.1")
def test_ranks_of_one_value_do_not_tie() -> None:
    assert shown("S10", "DK", "CQ", "HJ").table.thieves == ((0,), (3,), (2,), (1,))


@pytest.mark.keeps("chief 7.1", "chief 7.5")
def test_a_robbed_thief_keeps_his_turn_and_pays_with_what_was_left_him() -> None:
    """The three takes the jack; the jack's Thief acts after the nine, and leaves the three."""
    state = act(shown("C3", "DJ", "S9", "HK HQ"), "0 steal 1 DJ")
    assert lying(state) == ["", "C3", "S9", "HQ HK"]
    state = act(state, "2 no-steal")
    assert state.to_act == {1}
    assert first(state, "1 steal 3 HK") == Stole(S1, S3, ONE["HK"], ONE["C3"])
    assert lying(act(state, "1 steal 3 HK")) == ["", "", "S9", "HQ C3"]


@pytest.mark.keeps("chief 7.2")
def test_a_thief_may_name_each_card_of_the_others_or_none() -> None:
    state = shown("S9", "HK HQ", "C2 C2 C3", decks=2)
    assert legal(state, 0) == ["steal 1 HQ", "steal 1 HK", "steal 2 C2", "steal 2 C3", "no-steal"]


@pytest.mark.breaks("chief 7.2")
def test_a_thief_cannot_lay_another_meld() -> None:
    state = shown("S9", "HK HQ")
    assert broken(state, 0, Meld(0b11)) == Violation("7.2")
    assert broken(state, 0, "meld " + str(hand(state, 0)[0])) == Violation("7.2")


@pytest.mark.keeps("chief 7.3")
def test_a_card_before_another_player_may_be_stolen() -> None:
    assert rule(shown("S9", "HK HQ"), 0, "steal 1 HK") is None


@pytest.mark.breaks("chief 7.3")
def test_a_thief_cannot_steal_from_himself() -> None:
    state = shown("S9", "HK HQ")
    assert broken(state, 0, "steal 0 S9") == Violation("7.3", card=ONE["S9"])
    assert broken(state, 0, "steal 0 HK") == Violation("7.3", card=ONE["HK"])


@pytest.mark.keeps("chief 7.4")
def test_a_thief_s_card_and_a_card_left_there_may_be_stolen() -> None:
    state = act(shown("C3", "DJ", "S9", "HK HQ"), "0 steal 3 HK")
    assert legal(state, 2) == ["steal 1 DJ", "steal 3 HQ", "steal 3 C3", "no-steal"]


@pytest.mark.breaks("chief 7.4")
@pytest.mark.parametrize(("seat", "card"), [(1, "SA"), (1, "H2"), (3, "HK"), (7, "HK")])
def test_what_does_not_lie_there_cannot_be_stolen(seat: int, card: str) -> None:
    """Not from a hand (the ace), not a card of nobody, not from a place that holds other cards."""
    state = shown("S9", "HK HQ", "C2 C3", "D5 D6")
    assert broken(state, 0, f"steal {seat} {card}") == Violation("7.4", card=cards(card)[0])


@pytest.mark.breaks("chief 7.4")
def test_a_card_that_was_stolen_lies_there_no_more() -> None:
    state = act(shown("C3", "S9", "HK HQ"), "0 steal 2 HK")
    assert rule(state, 1, "steal 2 HK") == "7.4"


@pytest.mark.keeps("chief 7.5")
def test_the_stolen_card_is_exchanged_and_no_card_drawn_for_it() -> None:
    state = shown("S9", "HK HQ", stock="D2 D3 D4 D5")
    before = hand(state, 0)
    robbed = act(state, "0 steal 1 HK")
    assert hand(robbed, 0) == tuple(sorted((*before, ONE["HK"])))
    assert len(hand(robbed, 0)) == len(hand(robbed, 1)) == 8
    assert {*cards("D2 D3")} <= {*hand(robbed, 1)}
    assert lying(robbed) == ["", "S9 HQ"]


@pytest.mark.breaks("chief 7.5")
def test_the_robbed_player_loses_no_card_of_his_hand() -> None:
    state = shown("S9", "HK HQ")
    robbed = act(state, "0 steal 1 HK")
    assert {*hand(state, 1)} <= {*hand(robbed, 1)}
    assert ONE["HK"] not in hand(robbed, 1)


@pytest.mark.keeps("chief 7.5")
def test_everyone_remembers_a_stolen_card_until_it_is_laid() -> None:
    state = act(shown("S9", "HK HQ"), "0 steal 1 HK")
    stream = Stream(seed_from_text("stolen"), "worlds")
    worlds = [GAME.resample(state.view(S1), stream) for _ in range(50)]
    assert all(ONE["HK"] in world.own[0].hand for world in worlds)
    assert all(ONE["S9"] not in world.own[0].hand for world in worlds)


@pytest.mark.keeps("chief 7.6")
def test_a_thief_who_takes_nothing_draws_and_his_card_may_be_stolen() -> None:
    state = shown("C3", "S9", stock="D2 D4")
    assert first(state, "0 no-steal") == StoleNothing(S0)
    state = act(state, "0 no-steal")
    assert legal(state, 1) == ["steal 0 C3", "no-steal"]
    state = act(state, "1 no-steal")
    assert cards("D2")[0] in hand(state, 0)
    assert cards("D4")[0] in hand(state, 1)


@pytest.mark.keeps("chief 7.6")
def test_a_thief_without_a_target_still_says_that_he_takes_nothing() -> None:
    state = act(shown("C3", "S9"), "0 steal 1 S9")
    assert state.to_act == {1}
    assert legal(state, 1) == ["no-steal"]


@pytest.mark.breaks("chief 7.6")
def test_who_laid_no_thief_is_not_asked() -> None:
    assert shown("HK HQ", "C2 C3").to_act == {CHANCE}


@pytest.mark.keeps("chief 7.7")
@pytest.mark.position("IT-12")
def test_tied_thieves_who_agree_both_succeed_at_once() -> None:
    state = shown("S9", "HK SA", "D9", "HQ")
    assert state.to_act == {0, 2}
    state = act(state, "0 steal 1 HK", "2 steal 1 HK")
    assert lying(state) == ["S9", "SA HK", "D9", "HQ"]
    state = act(state, "0 steal 1 HK", "2 steal 1 SA")
    assert lying(state) == ["", "S9 D9", "", "HQ"]
    assert ONE["HK"] in hand(state, 0)
    assert ONE["SA"] in hand(state, 2)
    assert state.to_act == {3}


@pytest.mark.keeps("chief 7.7")
def test_nobody_learns_what_the_first_of_tied_thieves_chose() -> None:
    state = shown("S9", "HK SA", "D9", "HQ")
    assert facts(state, "0 steal 1 HK") == [Chose(S0)]
    one, other = act(state, "0 steal 1 HK"), act(state, "0 no-steal")
    for seat in (S1, S2, S3, None):
        assert encode(one.view(seat)) == encode(other.view(seat))


@pytest.mark.keeps("chief 7.7")
def test_it_makes_no_difference_which_tied_thief_is_ready_first() -> None:
    state = shown("S9", "HK SA", "D9", "H9")
    for texts in (
        ("0 steal 1 HK", "2 steal 1 SA", "3 steal 0 S9"),
        ("0 steal 1 HK", "2 steal 1 HK", "3 no-steal"),
    ):
        ends = [act(state, *order) for order in permutations(texts)]
        assert all(end == ends[0] for end in ends)


@pytest.mark.keeps("chief 7.7")
def test_what_a_tied_thief_has_sealed_may_be_any_theft() -> None:
    state = act(shown("S9", "HK SA", "D9"), "0 steal 1 HK")
    stream = Stream(seed_from_text("tied"), "worlds")
    sealed = {GAME.resample(state.view(S2), stream).own[0].sealed for _ in range(100)}
    choices = {
        GAME.actions.parse(text, state.view(S0)) for text in legal(shown("S9", "HK SA", "D9"), 0)
    }
    assert sealed == choices


@pytest.mark.breaks("chief 7.7")
def test_a_thief_of_another_rank_does_not_choose_with_them() -> None:
    state = shown("S9", "HK SA", "D9", "HQ")
    assert state.table.thieves == ((0, 2), (3,))


@pytest.mark.keeps("chief 7.8")
@pytest.mark.position("IT-12")
def test_a_clash_is_shown_and_all_choose_again() -> None:
    state = act(shown("S9", "HK SA", "D9", "H9"), "0 steal 1 HK", "2 no-steal")
    assert facts(state, "3 steal 1 HK") == [
        Clashed((S0, S3), S1, ONE["HK"]),
        ThievesRetry((S0, S2, S3), 2),
    ]
    again = act(state, "3 steal 1 HK")
    assert again.to_act == {0, 2, 3}
    assert all(own.sealed is None for own in again.own)


@pytest.mark.breaks("chief 7.8")
def test_two_equal_cards_are_enough_for_two_thieves() -> None:
    state = shown("S9", "HK HK", "D9", decks=2)
    state = act(state, "0 steal 1 HK", "2 steal 1 HK")
    assert lying(state) == ["", "S9 D9", ""]
    assert ONE["HK"] in hand(state, 0)
    assert ONE["HK"] in hand(state, 2)


@pytest.mark.keeps("chief 7.8")
def test_equal_cards_of_two_players_do_not_clash_and_three_want_more_than_two() -> None:
    state = shown("S9", "HK H2", "D9", "HK H3", decks=2)
    assert lying(act(state, "0 steal 1 HK", "2 steal 3 HK")) == ["", "S9 H2", "", "H3 D9"]
    three = act(shown("S9", "HK HK", "D9", "H9"), "0 steal 1 HK", "2 steal 1 HK", "3 steal 1 HK")
    assert three.table.attempt == 2


@pytest.mark.keeps("chief 7.9")
@pytest.mark.position("IT-12")
def test_after_three_clashes_none_of_the_tied_steals_but_others_do() -> None:
    state = shown("S9", "HK SA", "D9", "HQ", stock="D2 D3 D4 D5 D6")
    for attempt in (1, 2):
        assert state.table.attempt == attempt
        state = act(state, "0 steal 1 HK", "2 steal 1 HK")
    state = act(state, "0 steal 1 HK")
    assert facts(state, "2 steal 1 HK") == [
        Clashed((S0, S2), S1, ONE["HK"]),
        ThievesFailed((S0, S2)),
    ]
    state = act(state, "2 steal 1 HK")
    assert lying(state) == ["S9", "SA HK", "D9", "HQ"]
    assert state.to_act == {3}
    state = act(state, "3 steal 1 HK")
    assert lying(state) == ["S9", "SA HQ", "D9", ""]
    assert cards("D2")[0] in hand(state, 0)
    assert cards("D4")[0] in hand(state, 2)
    assert ONE["HK"] in hand(state, 3)


@pytest.mark.breaks("chief 7.9")
def test_the_next_tied_thieves_have_three_attempts_of_their_own() -> None:
    state = shown("S9", "D9", "HQ", "CQ", "SK HK")
    for _ in range(3):
        state = act(state, "0 steal 4 HK", "1 steal 4 HK")
    assert state.to_act == {2, 3}
    assert state.table.attempt == 1


@pytest.mark.keeps("chief 7.10")
def test_two_thieves_take_each_other_s_card() -> None:
    state = act(shown("S9", "D9", "HK H2", stock="D2 D3"), "0 steal 1 D9")
    assert facts(state, "1 steal 0 S9")[:2] == [
        Stole(S0, S1, ONE["D9"], ONE["S9"]),
        PickedUp(S1, ONE["S9"]),
    ]
    state = act(state, "1 steal 0 S9")
    assert lying(state) == ["", "", "H2 HK"]
    assert ONE["D9"] in hand(state, 0)
    assert ONE["S9"] in hand(state, 1)
    assert [len(own.hand) for own in state.own] == [8, 8, 8]
    assert cards("D2")[0] in hand(state, 2)


@pytest.mark.keeps("chief 7.10")
def test_a_card_that_was_moved_is_taken_from_where_it_lies() -> None:
    """Seat 0 leaves its nine with seat 3, and seat 1 follows it there and leaves its own."""
    state = act(shown("S9", "D9", "HK H2", "CQ C2"), "0 steal 3 CQ")
    assert facts(state, "1 steal 0 S9")[:2] == [
        Stole(S0, S3, ONE["CQ"], ONE["S9"]),
        Stole(S1, S3, ONE["S9"], ONE["D9"]),
    ]
    assert lying(act(state, "1 steal 0 S9")) == ["", "", "H2 HK", "D9 C2"]


@pytest.mark.keeps("chief 7.10")
def test_three_thieves_in_a_ring_each_get_what_they_named() -> None:
    state = act(shown("S9", "D9", "H9", "CQ C2"), "0 steal 1 D9", "1 steal 2 H9", "2 steal 0 S9")
    assert lying(state) == ["", "", "", "C2 CQ"]
    assert [ONE[name] in hand(state, seat) for seat, name in enumerate(("D9", "H9", "S9"))] == [
        True, True, True,
    ]  # fmt: skip


@pytest.mark.keeps("chief 7.10")
def test_the_left_of_the_dealer_goes_first() -> None:
    """Dealer is seat 0, so seat 1 takes first: it leaves its nine with seat 0, who picks it up."""
    state = act(shown("S9", "D9", "HK H2", dealer=0), "0 steal 1 D9")
    assert facts(state, "1 steal 0 S9")[:2] == [
        Stole(S1, S0, ONE["S9"], ONE["D9"]),
        PickedUp(S0, ONE["D9"]),
    ]


@pytest.mark.breaks("chief 7.10")
def test_a_thief_of_another_rank_cannot_follow_a_moved_card() -> None:
    state = act(shown("S4", "D9", "HK H2"), "0 steal 2 HK")
    assert rule(state, 1, "steal 0 S4") == "7.4"
    assert rule(state, 1, "steal 2 S4") is None


def test_no_theft_is_one_action_for_all() -> None:
    assert GAME.actions.action(len(GAME.actions) - 1) == NO_STEAL
    assert len(GAME.actions) == 254 + 8 * 52 + 1
