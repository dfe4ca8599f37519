"""The states that a view allows."""

from kibitz.games.gracias.cards import PACK, Card, counted, minus, sorted_cards
from kibitz.games.gracias.table import Hidden, Own, State, View
from kibitz.kernel import state
from kibitz.kernel.seats import Seat
from kibitz.kernel.shuffle import Stream


def resample(view: View, stream: Stream) -> State:
    """A state with this very view; the unseen cards are dealt anew, every deal equally likely.

    Unseen are the face-down cards of the other seats (also the one just looked at), those of the
    trios on the table, and the draw pile with the trios of later turns.
    """
    table = view.table
    if table.phase in ("deal", "over"):  # all cards are in the draw pile, and not yet shuffled
        return state.State(view.to_act, table, (Own(),) * table.seats, Hidden())
    unseen = iter(stream.shuffled(_unseen(view)))
    own = []
    for number in range(table.seats):
        seat = Seat(number)
        if view.own is not None and seat == view.seat:
            own.append(view.own)
        else:
            own.append(Own(tuple(next(unseen) for _ in range(table.face_down[seat]))))
    face_down = tuple(None if pair is None else next(unseen) for pair in table.trios)
    return state.State(view.to_act, table, tuple(own), Hidden(face_down, tuple(unseen)))


def _unseen(view: View) -> tuple[Card, ...]:
    """The cards of the pack that the view does not place, sorted."""
    table = view.table
    seen = counted(table.taken or ())
    for pair in table.trios:
        seen = counted(pair or (), seen)
    if view.own is not None:
        seen = counted(view.own.face_down, seen)
    unseen = minus(counted(PACK), seen)
    for reserve in table.reserves:
        unseen = minus(unseen, reserve)
    return sorted_cards(unseen)
