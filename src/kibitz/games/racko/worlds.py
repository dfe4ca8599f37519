"""The states that a view allows."""

from collections.abc import Iterator

from kibitz.games.racko.cards import SLOTS, Card, Cards, pack
from kibitz.games.racko.scoring import is_out
from kibitz.games.racko.table import Hidden, Own, State, Table, View
from kibitz.kernel import state
from kibitz.kernel.seats import Seat
from kibitz.kernel.shuffle import Stream


def resample(view: View, stream: Stream) -> State:
    """A state with this very view; the unseen cards are dealt anew, every deal equally likely.

    Once the draw pile was made of cards that were seen, the unseen ones are of two kinds: those of
    the pile lie there or where a card drawn from it went, all others in the older slots. A deal that
    puts a rack in order is dealt again: the round would have ended [5.1].
    """
    while True:
        world = _deal(view, stream)
        if not any(own.rack and is_out(own.rack, view.table.options) for own in world.own):
            return world


def _deal(view: View, stream: Stream) -> State:
    table = view.table
    thrown = stream.shuffled(tuple(table.thrown))
    if table.phase in ("cut", "deal", "over"):
        own = tuple(view.mine if seat == view.seat else Own(rack=()) for seat in range(table.seats))
        return state.State(view.to_act, table, own, Hidden())
    unseen = _unseen(view)
    recycled = table.recycled or unseen
    of_pile = iter(stream.shuffled(tuple(unseen & recycled)))
    others = iter(stream.shuffled(tuple(unseen - recycled))) if table.recycled else of_pile
    own = tuple(
        view.mine if seat == view.seat else _own(table, Seat(seat), of_pile, others)
        for seat in range(table.seats)
    )
    return state.State(view.to_act, table, own, Hidden(tuple(of_pile), thrown))


def _own(table: Table, seat: Seat, of_pile: Iterator[Card], others: Iterator[Card]) -> Own:
    """The rack of another seat, and the card that it has just drawn."""
    rack = tuple(
        card if card is not None else next(of_pile if slot in table.fresh[seat] else others)
        for slot, card in zip(SLOTS, table.known[seat], strict=True)
    )
    drew = table.phase == "drawn" and seat == table.turn
    return Own(rack, next(of_pile) if drew else None)


def _unseen(view: View) -> Cards:
    """The cards of the pack that the view does not place."""
    table = view.table
    unseen = Cards.of(pack(table.seats)) - table.thrown.with_(table.top)
    for seat, rack in enumerate(table.known):
        if seat != view.seat:
            unseen -= Cards.of(card for card in rack if card is not None)
    if view.own is not None:
        unseen -= Cards.of(view.own.rack)
        if view.own.drawn is not None:
            unseen = unseen.without(view.own.drawn)
    return unseen
