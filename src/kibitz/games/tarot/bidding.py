"""The bidding: one bid from each seat, each higher than the last."""

from typing import Final

from kibitz.games.tarot.actions import BIDS, Bid
from kibitz.games.tarot.cards import ORDINARY, PACK
from kibitz.games.tarot.deal import annulled, next_seat
from kibitz.games.tarot.table import (
    LYING,
    SEATS,
    AllPassed,
    BidMade,
    DogTurned,
    Hidden,
    Own,
    State,
    Table,
    TakerNamed,
    View,
)
from kibitz.kernel.events import Event, tell
from kibitz.kernel.game import Step, Violation
from kibitz.kernel.seats import Seat
from kibitz.kernel.state import replace

PASS: Final = BIDS[0]
_HEIGHT: Final = {bid.name: height for height, bid in enumerate(BIDS)}


def check_bid(view: View, bid: Bid) -> Violation | None:
    """Why the seat to act may not make that bid."""
    table = view.table
    if table.phase != "bid":
        return Violation("3.1")
    if bid != PASS and _HEIGHT[bid.name] <= _HEIGHT[table.contract]:
        return Violation("3.2", bid=bid.name, standing=table.contract)
    return None


def apply_bid(state: State, seat: Seat, bid: Bid) -> Step[Table, Own, Hidden]:
    """The state after the bid. Every seat has its turn [3.6]; the fourth ends the bidding."""
    table = replace(state.table, bids=(*state.table.bids, bid.name), turn=next_seat(seat))
    if bid != PASS:
        table = replace(table, taker=seat, contract=bid.name)
    event = tell(BidMade(seat, bid.name))
    after = state.to(to_act=frozenset((table.turn,)), table=table)
    if len(table.bids) < SEATS:
        return Step(after, (event,))
    if table.taker is None:  # four passes [3.5]
        nobody = annulled(after)
        return Step(nobody, (event, tell(AllPassed(nobody.table.dealer))))
    return _settle(after, table.taker, event)


def _settle(state: State, taker: Seat, event: Event) -> Step[Table, Own, Hidden]:
    """The highest bidder is the taker [3.4]; he takes the dog or leaves it [4.1, 4.8, 4.9]."""
    table = replace(state.table, phase="slam", turn=taker)
    named = tell(TakerNamed(taker, table.contract))
    to_act = frozenset((taker,))
    if not table.takes_dog():
        return Step(state.to(to_act=to_act, table=table), (event, named))
    dog = state.hidden.dog
    excluded = tuple(out if seat == taker else out | dog for seat, out in enumerate(table.excluded))
    table = replace(table, phase="aside", dog=dog, excluded=(*excluded[:LYING], PACK - ORDINARY))
    own = state.with_own(taker, Own(state.own[taker].hand | dog))
    after = state.to(to_act=to_act, table=table, own=own, hidden=Hidden())
    return Step(after, (event, named, tell(DogTurned(taker, dog))))
