import pytest

from kibitz.games.tarot.cards import PACK, named
from kibitz.games.tarot.table import Dealt, HandDealt, PetitSec
from kibitz.kernel.chance import ChanceAction
from kibitz.kernel.errors import IllegalChance
from kibitz.kernel.seats import CHANCE, Seat
from support.tarot import TAROT, bid_to, cards, deal, deal_of, facts, new_game, play, whispered

SUIT_CARDS = "SA S2 S3 S4 S5 S6 S7 S8 S9 HA H2 H3 H4 H5 H6 H7 H8"  # 17 cards


@pytest.mark.keeps("tarot 2.1")
@pytest.mark.parametrize("dealer", range(4))
def test_after_each_seat_the_next_number_acts(dealer: int) -> None:
    state = deal({}, dealer=dealer)
    order = []
    for _ in range(3):
        order += state.to_act
        state = play(state, "pass")
    order += state.to_act
    assert order == [(dealer + place) % 4 for place in (1, 2, 3, 4)]


@pytest.mark.keeps("tarot 2.2")
def test_eighteen_cards_to_each_from_the_dealers_right_and_six_to_the_dog() -> None:
    step = TAROT.play(new_game(dealer=1), CHANCE, ChanceAction("deal", tuple(PACK)))
    assert facts(step) == [Dealt(1, Seat(1))]
    for place, seat in enumerate((2, 3, 0, 1)):
        hand = PACK.of(tuple(PACK)[18 * place : 18 * place + 18])
        assert step.state.own[seat].hand == hand
        assert whispered(step, seat) == [HandDealt(hand)]
    assert str(step.state.hidden.dog) == "T17 T18 T19 T20 T21 X"
    with pytest.raises(IllegalChance):
        TAROT.play(new_game(), CHANCE, ChanceAction("deal", tuple(PACK)[:77]))


@pytest.mark.keeps("tarot 2.3", "tarot 2.4")
@pytest.mark.position("TT-2")
@pytest.mark.parametrize("seat", range(4))
def test_the_petit_alone_annuls_the_deal(seat: int) -> None:
    hand = f"T1 {SUIT_CARDS}"
    step = TAROT.play(new_game(), CHANCE, deal_of({seat: hand}))
    assert facts(step) == [Dealt(1, Seat(3)), PetitSec(Seat(seat), named(hand))]
    assert step.state.to_act == {CHANCE}
    assert step.state.table.dealer == 0
    assert step.state.table.slips == ()
    again = TAROT.play(step.state, CHANCE, deal_of({}, dealer=0))
    assert again.state.to_act == {Seat(1)}
    assert facts(again) == [Dealt(1, Seat(0))]


@pytest.mark.position("TT-2")
@pytest.mark.parametrize(
    ("hands", "dog"),
    [
        ({1: f"T1 X {SUIT_CARDS[:-3]}"}, ""),
        ({1: f"T1 T2 {SUIT_CARDS[:-3]}"}, ""),
        ({1: f"{SUIT_CARDS} H9"}, "T1"),
        ({1: f"T2 {SUIT_CARDS}"}, ""),
    ],
)
def test_the_petit_in_company_or_in_the_dog_does_not(hands: dict[int, str], dog: str) -> None:
    assert deal(hands, dog).table.phase == "bid"


def test_a_petit_alone_in_hand_that_comes_with_the_dog_is_no_petit_sec() -> None:
    state = deal({0: f"T2 {SUIT_CARDS}"}, "T1 T3")
    assert play(state, bid_to(0, "prise")).table.phase == "aside"
    assert cards("T1")[0] in play(state, bid_to(0, "prise")).own[0].hand
