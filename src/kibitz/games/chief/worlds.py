"""The states that a view allows."""

from collections import Counter
from itertools import chain

from kibitz.games.chief import meld, theft
from kibitz.games.chief.actions import PLACES, Action, Meld
from kibitz.games.chief.cards import Card, Cards, added, pack
from kibitz.games.chief.table import Hidden, Own, State, Table, View
from kibitz.kernel import state
from kibitz.kernel.seats import Seat
from kibitz.kernel.shuffle import Stream


def resample(view: View, stream: Stream) -> State:
    """A state with this very view; the unseen cards are dealt anew, every deal equally likely.

    A stolen card stays in its thief's hand, and the melds of last round stay in the stock until
    cards are drawn from it; what was laid earlier may lie anywhere. What somebody else has sealed
    is any meld of a size that he has left, each size equally likely, or any theft.
    """
    table = view.table
    if table.phase == "deal":
        return state.State(view.to_act, table, (Own(hand=()),) * table.seats, Hidden())
    unseen = stream.shuffled(_unseen(view))
    own = []
    dealt = 0
    for number in range(table.seats):
        seat = Seat(number)
        if view.own is not None and seat == view.seat:
            own.append(view.own)
            continue
        known = table.taken[seat]
        more = table.held[seat] - len(known)
        hand = added(known, unseen[dealt : dealt + more])
        dealt += more
        own.append(Own(hand, _sealed(view, seat, hand, stream)))
    stock = stream.shuffled((*unseen[dealt:], *table.returned))
    return state.State(view.to_act, table, tuple(own), Hidden(stock))


def _unseen(view: View) -> Cards:
    """The cards of the pack that the view does not place."""
    table = view.table
    seen = Counter[Card](chain(*table.melds, table.returned))
    for seat, cards in enumerate(table.taken):
        seen.update(view.own.hand if view.own is not None and seat == view.seat else cards)
    unseen = Counter(pack(table.options.decks)) - seen
    return tuple(unseen.elements())


def _sealed(view: View, seat: Seat, hand: Cards, stream: Stream) -> Action | None:
    """Any choice of a seat that has made one which is not shown yet."""
    table = view.table
    if seat in view.to_act or not _is_choosing(table, seat):
        return None
    theirs = state.View(seat, view.to_act | {seat}, table, Own(hand))
    if table.phase == "theft":
        return stream.choice(tuple(theft.choices(theirs)))
    size = stream.choice([size for size in meld.SIZES if size not in table.used[seat]])
    melds = [each for each in meld.choices(theirs) if _is_of_size(each, size)]
    return stream.choice([each for each in melds if meld.check(theirs, each) is None])


def _is_choosing(table: Table, seat: Seat) -> bool:
    """Whether the seat chooses now together with others."""
    return table.phase == "meld" or (table.phase == "theft" and seat in table.thieves[0])


def _is_of_size(action: Action, size: int) -> bool:
    return isinstance(action, Meld) and len(PLACES[action.places]) == size
