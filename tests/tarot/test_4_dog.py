import pytest

from kibitz.games.tarot.cards import named
from kibitz.games.tarot.table import CardAside, DogTurned, OwnAside, State, TrumpAside
from kibitz.kernel.seats import Seat
from support.tarot import bid_to, broken, deal, facts, legal, play, step, whispered

# 18 cards each; with the dog they have O ordinary cards.
SEVEN = ("T1 T21 X SK HK DK CK T2 T3 T4 T5 T6 T7 T8 T9 T10 T11 SA", "S2 S3 S4 S5 S6 S7")
SIX = ("T1 T21 X SK HK DK CK T2 T3 T4 T5 T6 T7 T8 T9 T10 T11 T12", "S2 S3 S4 S5 S6 S7")
FOUR = ("T1 T21 X SK HK DK CK T2 T3 T4 T5 T6 T7 T8 T9 T10 T11 T12", "S2 S3 S4 S5 T13 T14")
NO_ORDINARY = (
    "T1 T21 X SK HK DK CK T2 T3 T4 T5 T6 T7 T8 T9 T10 T11 T12",
    "T13 T14 T15 T16 T17 T18",
)


def taking(hand: tuple[str, str], contract: str = "prise") -> State:
    """Seat 0, with that hand and dog, has just taken."""
    return play(deal({0: hand[0]}, hand[1]), bid_to(0, contract))


@pytest.mark.keeps("tarot 4.1")
@pytest.mark.parametrize("contract", ["prise", "garde"])
def test_the_dog_is_turned_up_and_taken(contract: str) -> None:
    last = step(deal({0: SEVEN[0]}, SEVEN[1]), bid_to(0, contract))
    assert facts(last)[-1] == DogTurned(Seat(0), named(SEVEN[1]))
    assert last.state.table.dog == named(SEVEN[1])
    assert last.state.own[0].hand == named(f"{SEVEN[0]} {SEVEN[1]}")
    assert not last.state.hidden.dog


@pytest.mark.keeps("tarot 4.2")
def test_the_taker_sets_six_cards_aside_before_anything_else() -> None:
    state = taking(SEVEN)
    for number, card in enumerate(["S2", "S3", "S4", "S5", "S6", "S7"]):
        assert state.table.phase == "aside"
        assert state.table.aside == number
        state = play(state, f"aside {card}")
    assert (state.table.phase, state.to_act) == ("slam", {Seat(0)})
    assert len(state.own[0].hand) == 18


@pytest.mark.breaks("tarot 4.2")
def test_nothing_is_set_aside_at_another_time() -> None:
    expected = "Cards are set aside only by the taker, right after he took the dog. [tarot 4.2]"
    dealt = deal({0: SEVEN[0]}, SEVEN[1])
    assert broken(dealt, "aside SA") == expected
    assert broken(taking(SEVEN, "garde-sans"), "aside SA") == expected
    done = play(taking(SIX), ", ".join(f"aside {card}" for card in SIX[1].split()))
    assert broken(done, "aside T2") == expected
    assert broken(play(done, "no-slam"), "aside T2") == expected


@pytest.mark.keeps("tarot 4.3")
def test_hand_and_dog_together_are_what_can_be_set_aside() -> None:
    assert legal(taking(SEVEN)) == [f"aside S{rank}" for rank in "A234567"]


@pytest.mark.breaks("tarot 4.3")
def test_a_card_that_is_not_held_cannot_be_set_aside() -> None:
    assert broken(taking(SEVEN), "aside D4") == (
        "D4 is not in your hand, so you cannot set it aside. [tarot 4.3]"
    )
    assert broken(play(taking(SEVEN), "aside S2"), "aside S2").endswith("[tarot 4.3]")


@pytest.mark.keeps("tarot 4.4")
@pytest.mark.position("TT-4")
def test_kings_and_bouts_stay_even_when_trumps_must_go() -> None:
    state = taking(NO_ORDINARY)
    assert legal(state) == [f"aside T{number}" for number in range(2, 19)]


@pytest.mark.breaks("tarot 4.4")
@pytest.mark.position("TT-4")
@pytest.mark.parametrize("card", ["SK", "HK", "DK", "CK", "T1", "T21", "X"])
@pytest.mark.parametrize("hand", [SEVEN, NO_ORDINARY])
def test_a_king_or_bout_is_refused(card: str, hand: tuple[str, str]) -> None:
    assert broken(taking(hand), f"aside {card}") == (
        f"{card} cannot be set aside: kings and the three bouts must stay in the hand. [tarot 4.4]"
    )


@pytest.mark.keeps("tarot 4.5")
@pytest.mark.position("TT-4")
def test_trumps_go_only_when_the_ordinary_cards_have_gone() -> None:
    assert legal(taking(SIX)) == [f"aside S{rank}" for rank in "234567"]
    state = play(taking(FOUR), "aside S2, aside S3, aside S4")
    assert legal(state) == ["aside S5"]
    assert legal(play(state, "aside S5")) == [f"aside T{number}" for number in range(2, 15)]


@pytest.mark.breaks("tarot 4.5")
@pytest.mark.position("TT-4")
def test_a_trump_is_refused_while_an_ordinary_card_is_left() -> None:
    assert broken(taking(SEVEN), "aside T5") == (
        "T5 is a trump, and you still hold SA S2 S3 S4 S5 S6 S7: set those aside first. [tarot 4.5]"
    )
    state = play(taking(FOUR), "aside S2, aside S3, aside S4")
    assert broken(state, "aside T2") == (
        "T2 is a trump, and you still hold S5: set those aside first. [tarot 4.5]"
    )


@pytest.mark.keeps("tarot 4.6", "tarot 4.7")
@pytest.mark.position("TT-4")
def test_a_trump_set_aside_is_shown_and_no_other_card() -> None:
    state = taking(FOUR)
    last = step(state, "aside S2")
    assert facts(last) == [CardAside(Seat(0), 1)]
    assert whispered(last, 0) == [OwnAside(*named("S2"))]
    assert whispered(last, 1) == []
    last = step(last.state, "aside S3, aside S4, aside S5, aside T7")
    assert facts(last) == [TrumpAside(Seat(0), *named("T7"), 5)]
    last = step(last.state, "aside T3")
    assert last.state.table.shown == named("T3 T7")
    assert last.state.own[0].aside == named("S2 S3 S4 S5 T3 T7")


@pytest.mark.keeps("tarot 4.7")
def test_only_the_taker_knows_his_discard() -> None:
    """Two discards that differ leave the other seats the same view."""
    one = play(taking(SEVEN), "aside SA, aside S2, aside S3, aside S4, aside S5, aside S6")
    two = play(taking(SEVEN), "aside S7, aside S2, aside S3, aside S4, aside S5, aside S6")
    for seat in (None, Seat(1), Seat(2), Seat(3)):
        assert one.view(seat) == two.view(seat)
    assert one.view(Seat(0)) != two.view(Seat(0))


@pytest.mark.keeps("tarot 4.8", "tarot 4.9")
@pytest.mark.parametrize("contract", ["garde-sans", "garde-contre"])
def test_without_the_dog_nobody_sees_it_and_nothing_is_set_aside(contract: str) -> None:
    state = taking(SEVEN, contract)
    assert state.table.phase == "slam"
    assert not state.table.dog
    assert state.hidden.dog == named(SEVEN[1])
    assert state.own[0].hand == named(SEVEN[0])
