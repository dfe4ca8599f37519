"""A turn: take the top discard, or draw and then place or toss."""

from collections.abc import Iterable

from kibitz.games.racko.actions import AFTER_DRAW, FIRST, Action, Draw, Place, Take, Toss
from kibitz.games.racko.cards import Card, exchange
from kibitz.games.racko.deal import turn_over
from kibitz.games.racko.scoring import end_round, is_out
from kibitz.games.racko.table import (
    CardDrawn,
    Drew,
    Hidden,
    KnownRacks,
    Own,
    Placed,
    State,
    Table,
    Took,
    Tossed,
    View,
)
from kibitz.kernel.events import Event, tell, whisper
from kibitz.kernel.game import Step, Violation
from kibitz.kernel.seats import CHANCE, Seat
from kibitz.kernel.state import put, replace


def choices(view: View) -> Iterable[Action]:
    """The kinds of action due: to begin a turn, or after a draw."""
    return FIRST if view.table.phase == "turn" else AFTER_DRAW


def check(view: View, action: Action) -> Violation | None:
    """The rule that forbids `action` to the seat that is to act."""
    if view.table.phase == "turn" and isinstance(action, Place | Toss):
        return Violation("3.1", discard=view.table.top)
    if view.table.phase == "drawn" and isinstance(action, Take | Draw):
        return Violation("3.2", drawn=view.mine.drawn)
    return None


def apply(state: State, seat: Seat, action: Action) -> Step[Table, Own, Hidden]:
    """The state after `action`."""
    match action:
        case Draw():
            return _draw(state, seat)
        case Take(slot):
            return _take(state, seat, slot)
        case Place(slot):
            return _place(state, seat, slot)
        case Toss():
            return _toss(state, seat)


def _draw(state: State, seat: Seat) -> Step[Table, Own, Hidden]:
    card, *rest = state.hidden.draw_pile
    own = replace(state.own[seat], drawn=card)
    after = state.to(
        table=replace(state.table, phase="drawn", draw_pile=len(rest)),
        own=state.with_own(seat, own),
        hidden=replace(state.hidden, draw_pile=tuple(rest)),
    )
    return Step(after, (tell(Drew(seat)), whisper(seat, CardDrawn(card))))


def _take(state: State, seat: Seat, slot: int) -> Step[Table, Own, Hidden]:
    """The discard goes into the slot and the card there becomes the discard [3.3, 3.4]."""
    table, card = state.table, state.table.top
    rack, discard = exchange(state.own[seat].rack, slot, card)
    after = state.to(
        table=replace(
            table,
            discard=discard,
            known=_known(table, seat, slot, card),
            fresh=put(table.fresh, seat, table.fresh[seat] - {slot}),
        ),
        own=state.with_own(seat, Own(rack)),
    )
    return _end_turn(after, seat, tell(Took(seat, card, slot, discard)))


def _place(state: State, seat: Seat, slot: int) -> Step[Table, Own, Hidden]:
    """The drawn card goes into the slot and the card there becomes the discard [3.3]."""
    table, own = state.table, state.own[seat]
    assert own.drawn is not None
    rack, discard = exchange(own.rack, slot, own.drawn)
    placed = state.to(
        table=replace(
            table,
            known=_known(table, seat, slot, None),
            fresh=put(table.fresh, seat, table.fresh[seat] | {slot}),
        ),
        own=state.with_own(seat, Own(rack)),
    )
    return _end_turn(_discard(placed, discard), seat, tell(Placed(seat, slot, discard)))


def _toss(state: State, seat: Seat) -> Step[Table, Own, Hidden]:
    own = state.own[seat]
    assert own.drawn is not None
    tossed = state.to(own=state.with_own(seat, Own(own.rack)))
    return _end_turn(_discard(tossed, own.drawn), seat, tell(Tossed(seat, own.drawn)))


def _discard(state: State, card: Card) -> State:
    """`card` lies on top of the discards now [3.5]; the card that lay there is below it."""
    table, hidden = state.table, state.hidden
    return state.to(
        table=replace(table, discard=card, thrown=table.thrown.with_(table.top)),
        hidden=replace(hidden, discards=(*hidden.discards, table.top)),
    )


def _end_turn(state: State, seat: Seat, event: Event) -> Step[Table, Own, Hidden]:
    """The round ends with a rack in order [5.1]; else the next seat, and a new pile if it needs one."""
    if is_out(state.own[seat].rack, state.table.options):
        return end_round(state, seat).after(event)
    table = state.table
    turn = Seat((seat + 1) % table.seats)
    if table.draw_pile:
        table = replace(table, phase="turn", turn=turn)
        return Step(state.to(to_act=frozenset((turn,)), table=table), (event,))
    after = state.to(to_act=frozenset((CHANCE,)), table=replace(table, phase="shuffle", turn=turn))
    if table.options.empty_pile == "shuffle":  # [4.1]
        return Step(after, (event,))
    return turn_over(after).after(event)


def _known(table: Table, seat: Seat, slot: int, card: Card | None) -> KnownRacks:
    """What is known of the racks when `card` (None: an unseen one) went into that slot."""
    return put(table.known, seat, put(table.known[seat], slot // 5 - 1, card))
