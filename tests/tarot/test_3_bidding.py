import pytest

from kibitz.games.tarot.table import AllPassed, BidMade, TakerNamed
from kibitz.kernel.seats import CHANCE, Seat
from support.tarot import bid_to, broken, deal, facts, legal, play, step

ALL = ["pass", "prise", "garde", "garde-sans", "garde-contre"]


@pytest.mark.keeps("tarot 3.1")
@pytest.mark.position("TT-3")
def test_each_seat_bids_once_from_the_dealers_right() -> None:
    state = deal({})
    assert legal(state) == ALL
    state = play(state, "pass, garde, garde-sans, pass")
    assert state.table.phase == "slam"
    assert state.table.bids == ("pass", "garde", "garde-sans", "pass")


@pytest.mark.breaks("tarot 3.1")
@pytest.mark.parametrize("said", [bid_to(0, "prise"), bid_to(0, "garde-sans")])
def test_nobody_bids_once_the_bidding_is_over(said: str) -> None:
    for bid in ALL:
        assert broken(play(deal({}), said), bid) == (
            "The bidding is over: each player bids once, before anything else is done. [tarot 3.1]"
        )
    started = play(deal({}), bid_to(0, "garde-sans"), "no-slam")
    assert broken(started, "pass").endswith("[tarot 3.1]")


@pytest.mark.keeps("tarot 3.2")
@pytest.mark.position("TT-3")
def test_a_bid_goes_over_the_highest_so_far() -> None:
    assert legal(play(deal({}), "pass, garde")) == ["pass", "garde-sans", "garde-contre"]
    assert legal(play(deal({}), "pass, garde, garde-sans")) == ["pass", "garde-contre"]


@pytest.mark.breaks("tarot 3.2")
@pytest.mark.position("TT-3")
@pytest.mark.parametrize("bid", ["prise", "garde"])
def test_a_bid_as_high_or_lower_is_refused(bid: str) -> None:
    assert broken(play(deal({}), "pass, garde"), bid) == (
        f"{bid} is not higher than garde: pass, or bid a higher contract. [tarot 3.2]"
    )


@pytest.mark.keeps("tarot 3.4")
@pytest.mark.position("TT-3")
def test_the_highest_bidder_is_the_taker() -> None:
    last = step(deal({}), "pass, garde, garde-sans, pass")
    assert facts(last) == [BidMade(Seat(3), "pass"), TakerNamed(Seat(2), "garde-sans")]
    assert last.state.to_act == {Seat(2)}
    assert last.state.table.taker == 2


@pytest.mark.keeps("tarot 3.5", "tarot 2.4")
@pytest.mark.position("TT-3")
def test_after_four_passes_the_next_seat_deals() -> None:
    last = step(deal({}), "pass, pass, pass, pass")
    assert facts(last) == [BidMade(Seat(3), "pass"), AllPassed(Seat(0))]
    assert last.state.to_act == {CHANCE}
    assert last.state.table.dealer == 0
    assert last.state.table.slips == ()
    assert not any(own.hand for own in last.state.own)


@pytest.mark.keeps("tarot 3.6")
def test_after_a_garde_contre_each_seat_still_passes() -> None:
    state = play(deal({}), "garde-contre")
    for seat in (1, 2, 3):
        assert state.to_act == {Seat(seat)}
        assert legal(state) == ["pass"]
        state = play(state, "pass")
    assert state.table.contract == "garde-contre"
