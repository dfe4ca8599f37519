"""A quick player of Rack-O for long tests: each card has its home, the slot for its tenth of the pack."""

from collections.abc import Sequence

from kibitz.games.racko.actions import Action, Draw, Place, Take, Toss
from kibitz.games.racko.cards import RACK, SLOTS, Card
from kibitz.games.racko.table import View


def act(view: View, _legal: Sequence[Action]) -> Action:
    """Puts the card where it belongs, if the card there does not belong there."""
    drawn = view.mine.drawn
    card = view.table.top if drawn is None else drawn
    home = _home(card, view)
    wanted = _home(view.mine.rack[home], view) != home
    if drawn is None:
        return Take(SLOTS[home]) if wanted else Draw()
    return Place(SLOTS[home]) if wanted else Toss()


def _home(card: Card, view: View) -> int:
    return card * RACK // (20 + RACK * view.table.seats)
