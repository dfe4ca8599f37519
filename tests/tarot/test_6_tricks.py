import pytest

from kibitz.games.tarot.cards import named
from kibitz.games.tarot.table import CardPlayed, State, Trick, TrickWon
from kibitz.kernel.seats import Seat
from support.tarot import (
    bid_to,
    broken,
    cards,
    deal,
    facts,
    following,
    holding,
    legal,
    may_play,
    play,
    step,
)


def started() -> State:
    """Seat 0 is to lead to the first trick of a Garde sans."""
    return play(deal({}), bid_to(1, "garde-sans"), "no-slam")


@pytest.mark.keeps("tarot 6.1")
def test_every_player_plays_one_card_to_a_trick_in_turn() -> None:
    state = started()
    hands = ["SA H2 T3", "S2 H3 T4", "S3 H4 T5", "S4 H5 T6"]
    for seat, hand in enumerate(hands):
        state = holding(state, seat, hand)
    last = step(state, "SA")
    assert facts(last) == [CardPlayed(Seat(0), *named("SA"))]
    assert last.state.to_act == {Seat(1)}
    state = play(last.state, "S2, S3")
    assert state.to_act == {Seat(3)}
    last = step(state, "S4")
    assert facts(last)[1] == TrickWon(Seat(3), 1, tuple(named("SA S2 S3 S4")))
    assert last.state.table.trick == ()


@pytest.mark.breaks("tarot 6.1")
def test_no_card_is_played_before_bids_discard_and_slam() -> None:
    said = (
        "No card is played yet: the bidding, the discard and the word about a slam come first."
        " [tarot 6.1]"
    )
    assert broken(deal({0: "SA"}), "SA") == said
    assert broken(play(deal({0: "SA"}), bid_to(0, "prise")), "SA") == said
    assert broken(play(deal({0: "SA"}), bid_to(0, "garde-sans")), "SA") == said


@pytest.mark.keeps("tarot 6.2")
@pytest.mark.parametrize("dealer", range(4))
def test_the_dealers_right_leads(dealer: int) -> None:
    said = ", ".join("garde-sans" if place == 2 else "pass" for place in range(4))
    state = play(deal({}, dealer=dealer), said, "no-slam")
    assert state.to_act == {Seat((dealer + 1) % 4)}


@pytest.mark.keeps("tarot 6.3", "tarot 6.4")
def test_the_leader_may_play_any_card_of_his_hand() -> None:
    assert may_play(following("", "SA DK T1 T21 X")) == "SA DK T1 T21 X"


@pytest.mark.breaks("tarot 6.3")
def test_a_card_of_another_hand_is_refused() -> None:
    assert broken(following("", "SA"), "S2") == "S2 is not in your hand. [tarot 6.3]"
    assert broken(following("SK", "SA"), "X") == "X is not in your hand. [tarot 6.3]"


@pytest.mark.keeps("tarot 6.5")
@pytest.mark.position("TT-6")
def test_a_suit_is_followed_without_having_to_beat_it() -> None:
    assert may_play(following("H5 T8", "HA T10")) == "HA"
    assert may_play(following("H5 T8", "HA T10 X")) == "HA X"
    assert may_play(following("H5", "HA HK S3")) == "HA HK"


@pytest.mark.breaks("tarot 6.5")
@pytest.mark.position("TT-6")
@pytest.mark.parametrize("card", ["T10", "S2"])
def test_who_holds_the_suit_must_follow(card: str) -> None:
    assert broken(following("H5 T8", "HA HK T10 S2"), card) == (
        f"H5 was led, and {card} does not follow it: you hold HA HK. [tarot 6.5]"
    )


@pytest.mark.breaks("tarot 6.5")
def test_trumps_must_be_followed_too() -> None:
    assert broken(following("T9", "T5 S2"), "S2") == (
        "T9 was led, and S2 does not follow it: you hold T5. [tarot 6.5]"
    )


@pytest.mark.keeps("tarot 6.6")
@pytest.mark.position("TT-6")
def test_who_cannot_follow_plays_a_trump() -> None:
    assert may_play(following("H5 T8", "T3 T7 S2")) == "T3 T7"
    assert may_play(following("H5", "T3 T7 S2 X")) == "T3 T7 X"


@pytest.mark.breaks("tarot 6.6")
@pytest.mark.position("TT-6")
def test_another_suit_is_refused_while_a_trump_is_held() -> None:
    assert broken(following("H5 T8", "T3 T7 S2"), "S2") == (
        "You cannot follow H5, so you must play a trump, not S2: you hold T3 T7. [tarot 6.6]"
    )


@pytest.mark.keeps("tarot 6.7")
@pytest.mark.position("TT-5")
@pytest.mark.parametrize(
    ("hand", "allowed"),
    [
        ("S3 T5 T12 T17", "T17"),
        ("S3 T5 T12 T17 X", "T17 X"),
        ("T5 T12", "T5 T12"),
        ("S3 D4", "S3 D4"),
    ],
)
def test_a_trump_goes_over_the_highest_if_it_can(hand: str, allowed: str) -> None:
    assert may_play(following("T9 T14", hand)) == allowed


@pytest.mark.keeps("tarot 6.7")
@pytest.mark.position("TT-6")
def test_a_ruff_goes_over_too() -> None:
    assert may_play(following("H5 T8", "S2 T3 T10")) == "T10"


@pytest.mark.breaks("tarot 6.7")
@pytest.mark.position("TT-5")
@pytest.mark.parametrize("card", ["T5", "T12"])
def test_a_lower_trump_is_refused_even_on_a_partners(card: str) -> None:
    assert broken(following("T9 T14", "S3 T5 T12 T17 T20"), card) == (
        f"T14 lies on the trick, and {card} is lower: you hold T17 T20, so you must go over it."
        " [tarot 6.7]"
    )


@pytest.mark.keeps("tarot 6.8")
@pytest.mark.position("TT-5")
@pytest.mark.parametrize("trick", ["", "H5", "H5 T8", "T9 T14"])
def test_the_excuse_can_always_be_played_and_never_must(trick: str) -> None:
    allowed = may_play(following(trick, "HA T17 X")).split()
    assert "X" in allowed
    assert len(allowed) >= 2
    assert may_play(following(trick, "X")) == "X"


@pytest.mark.keeps("tarot 6.9")
@pytest.mark.position("TT-7")
def test_after_the_excuse_the_next_card_says_what_to_follow() -> None:
    assert may_play(following("X", "T4 T9 H3 DK")) == "H3 DK T4 T9"
    assert may_play(following("X T6", "T4 T9 H3")) == "T9"
    assert may_play(following("X H7", "T9 H3 DK")) == "H3"


@pytest.mark.keeps("tarot 6.9", "tarot 6.11")
@pytest.mark.position("TT-7")
def test_one_of_the_three_others_wins_a_trick_led_with_the_excuse() -> None:
    state = started()
    for seat, hand in enumerate(["X SK", "T6 S2", "T9 S3", "T4 S4"]):
        state = holding(state, seat, hand)
    last = step(state, "X, T6, T9, T4")
    assert facts(last)[1] == TrickWon(Seat(2), 1, cards("X T6 T9 T4"))
    assert last.state.to_act == {Seat(2)}


@pytest.mark.keeps("tarot 6.11")
@pytest.mark.parametrize(
    ("trick", "winner"),
    [("H5 HK H2 SK", 1), ("H5 HK T1 SK", 2), ("H5 T8 T2 T9", 3), ("SA H2 D3 C4", 0)],
)
def test_the_highest_trump_or_card_of_the_suit_wins_and_leads(trick: str, winner: int) -> None:
    state = started()
    for seat, card in enumerate(trick.split()):
        state = holding(state, seat, card)
    last = step(state, *trick.split())
    assert last.state.to_act == {Seat(winner)}
    assert last.state.table.leader == winner
    assert last.state.table.tricks == tuple(int(seat == winner) for seat in range(4))
    assert last.state.table.last == Trick(Seat(0), cards(trick), Seat(winner))


@pytest.mark.keeps("tarot 6.12")
@pytest.mark.position("TT-6")
def test_without_suit_and_trump_any_card_goes() -> None:
    assert may_play(following("H5 T8", "X S2 S9")) == "S2 S9 X"
    assert may_play(following("T9", "S2 D9")) == "S2 D9"


def test_a_bid_or_discard_is_no_card() -> None:
    assert all(text not in legal(started()) for text in ("pass", "aside SA", "no-slam"))
