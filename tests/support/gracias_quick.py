"""A player of Gracias for long tests that builds stacks: piles, second piles, and ties at the top."""

from collections.abc import Sequence

from kibitz.games.gracias.actions import Action, Trio
from kibitz.games.gracias.table import View
from kibitz.games.gracias.turn import other_card


def act(view: View, legal: Sequence[Action]) -> Action:
    """Takes and keeps the colour of which it has most, and gives to who has most of the other one."""
    reserves = view.table.reserves

    def height(action: Action) -> tuple[int, int]:
        if isinstance(action, Trio):
            pair = view.table.trios[action.number - 1]
            return max(reserves[view.here][card] for card in pair or ()), 0
        given = other_card(view.table.taken or (action.card, action.card), action.card)
        return reserves[view.here][action.card], reserves[action.receiver][given]

    return max(legal, key=height)
