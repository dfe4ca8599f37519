"""What an act of Gracias makes known, by the rulebook (2.2, 2.3, 3.3, 5.1, 5.4)."""

from kibitz.games.gracias.actions import Trio
from kibitz.kernel.actions import Action
from kibitz.kernel.chance import ChanceAction
from kibitz.kernel.seats import Actor, Seat
from kibitz.kernel.state import AnyState


def reveals(
    state: AnyState, actor: Actor, action: Action | ChanceAction, observer: Seat | None
) -> object:
    """The cards that `observer` may know after the act."""
    table = state.table
    if isinstance(action, ChanceAction):
        return action.cards[: 4 * table.seats]
    if isinstance(action, Trio):
        return state.hidden.face_down[action.number - 1] if actor == observer else None
    if (actor + 1) % table.seats != table.little_opener:
        return None
    if table.turn < 4:
        return state.hidden.draw_pile[: 2 * table.seats]
    return [own.face_down for own in state.own]
