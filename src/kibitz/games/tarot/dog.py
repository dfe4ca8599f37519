"""The discard: after taking the dog, the taker sets six cards aside."""

from kibitz.games.tarot.actions import Aside
from kibitz.games.tarot.cards import BOUTS, DOG, KINGS, ORDINARY, TRUMPS
from kibitz.games.tarot.table import (
    CardAside,
    Hidden,
    Own,
    OwnAside,
    State,
    Table,
    TrumpAside,
    View,
)
from kibitz.kernel.events import Event, tell, whisper
from kibitz.kernel.game import Step, Violation
from kibitz.kernel.seats import Seat
from kibitz.kernel.state import put, replace


def check_aside(view: View, aside: Aside) -> Violation | None:
    """Why the seat to act may not set that card aside."""
    if view.table.phase != "aside":
        return Violation("4.2")
    card, hand = aside.card, view.mine.hand
    if card not in hand:
        return Violation("4.3", card=card)
    if card in KINGS or card in BOUTS:
        return Violation("4.4", card=card)
    if card in TRUMPS and hand & ORDINARY:
        return Violation("4.5", card=card, ordinary=tuple(hand & ORDINARY))
    return None


def apply_aside(state: State, seat: Seat, aside: Aside) -> Step[Table, Own, Hidden]:
    """The state after a card is set aside; the sixth ends the discard."""
    card, own = aside.card, state.own[seat]
    table = replace(state.table, aside=state.table.aside + 1)
    events: tuple[Event, ...]
    if card in TRUMPS:  # a trump is shown [4.6], and tells that no ordinary card is left
        excluded = table.excluded
        out = excluded[seat] | ORDINARY
        table = replace(
            table,
            shown=table.shown.with_(card),
            excluded=put(excluded, seat, out),
        )
        events = (tell(TrumpAside(seat, card, table.aside)),)
    else:  # any other is the taker's secret until the count [4.7]
        events = (tell(CardAside(seat, table.aside)), whisper(seat, OwnAside(card)))
    if table.aside == DOG:
        table = replace(table, phase="slam")
    own = Own(own.hand.without(card), own.aside.with_(card))
    return Step(state.to(table=table, own=state.with_own(seat, own)), events)
