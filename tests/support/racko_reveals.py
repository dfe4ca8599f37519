"""What an act of Rack-O makes known, by the rulebook (1.3, 2.1, 2.2, 3.3 to 3.5, 4.2, 5.1, 5.2)."""

from kibitz.games.racko.actions import Draw, Place, Take, Toss
from kibitz.games.racko.cards import Card, Rack
from kibitz.kernel.actions import Action
from kibitz.kernel.chance import ChanceAction
from kibitz.kernel.seats import Actor, Seat
from kibitz.kernel.state import AnyState

SLOTS = 10


def reveals(
    state: AnyState, actor: Actor, action: Action | ChanceAction, observer: Seat | None
) -> object:
    """The cards that `observer` may know after the act."""
    if isinstance(action, ChanceAction):
        return _chance(state, action, observer)
    own = state.own[actor]
    match action:
        case Draw():
            return state.hidden.draw_pile[0] if actor == observer else None
        case Toss():
            return own.drawn, _turned(state)
        case Take(slot):
            rack, gone = _exchange(own.rack, slot, state.table.discard)
        case Place(slot):
            rack, gone = _exchange(own.rack, slot, own.drawn)
    if list(rack) == sorted(rack):
        return gone, rack, [each.rack for each in state.own]
    return gone, _turned(state)


def _exchange(rack: Rack, slot: int, card: Card | None) -> tuple[tuple[Card | None, ...], Card]:
    at = slot // 5 - 1
    return (*rack[:at], card, *rack[at + 1 :]), rack[at]


def _turned(state: AnyState) -> object:
    """With the option turn-over, the oldest discard lies open when the draw pile is empty."""
    if state.table.draw_pile or state.table.options.empty_pile == "shuffle":
        return None
    return state.hidden.discards[:1]


def _chance(state: AnyState, action: ChanceAction, observer: Seat | None) -> object:
    seats = state.table.seats
    if action.word == "cut":
        return action.cards
    if action.word == "shuffle":
        return None
    racks = [action.cards[place : SLOTS * seats : seats][::-1] for place in range(seats)]
    if any(list(rack) == sorted(rack) for rack in racks):
        return action.cards
    place = None if observer is None else (observer - state.table.dealer - 1) % seats
    return None if place is None else racks[place], action.cards[SLOTS * seats]
