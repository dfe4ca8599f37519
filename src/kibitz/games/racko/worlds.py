"""The states that a view allows."""

from kibitz.games.racko.cards import Card, Cards, Rack, pack
from kibitz.games.racko.scoring import is_out
from kibitz.games.racko.table import Hidden, Own, State, View
from kibitz.kernel import state
from kibitz.kernel.seats import Seat
from kibitz.kernel.shuffle import Stream


def resample(view: View, stream: Stream) -> State:
    """A state with this very view; the unseen cards are dealt anew, every deal equally likely.

    A deal that puts a rack in order is dealt again: the round would have ended [5.1].
    """
    while True:
        world = _deal(view, stream)
        if view.table.phase not in ("turn", "drawn", "shuffle") or not any(
            own.rack and is_out(own.rack, view.table.options) for own in world.own
        ):
            return world


def _deal(view: View, stream: Stream) -> State:
    table = view.table
    unseen = iter(stream.shuffled(_unseen(view)))
    own = []
    for number in range(table.seats):
        seat = Seat(number)
        if view.own is not None and seat == view.seat:
            own.append(view.own)
        elif table.phase in ("cut", "deal", "over"):
            own.append(Own(rack=()))
        else:
            rack: Rack = tuple(next(unseen) if card is None else card for card in table.known[seat])
            drew = table.phase == "drawn" and seat == table.turn
            own.append(Own(rack, next(unseen) if drew else None))
    draw_pile = tuple(unseen) if table.draw_pile else ()
    hidden = Hidden(draw_pile, stream.shuffled(tuple(table.thrown)))
    return state.State(view.to_act, table, tuple(own), hidden)


def _unseen(view: View) -> tuple[Card, ...]:
    """The cards of the pack that the view does not place."""
    table = view.table
    seen = table.thrown.with_(table.discard)
    for number, rack in enumerate(table.known):
        if number != view.seat:
            seen |= Cards.of(card for card in rack if card is not None)
    if view.own is not None:
        seen |= Cards.of(view.own.rack)
        if view.own.drawn is not None:
            seen = seen.with_(view.own.drawn)
    return tuple(card for card in pack(table.seats) if card not in seen)
