"""A player of Tarot for long tests that leans on rare rules: bids by its trumps, declares what it can."""

from collections.abc import Sequence

from kibitz.games.tarot.actions import PLAYS, SLAMS, Action, Handful
from kibitz.games.tarot.cards import EXCUSE, KINGS, PETIT, TRUMPS
from kibitz.games.tarot.table import View

LATE = (PLAYS[EXCUSE], PLAYS[PETIT])


def act(view: View, legal: Sequence[Action]) -> Action:
    """Shows the largest handful; the taker plays high, the others low, the Excuse and the Petit late."""
    hand = view.mine.hand
    trumps = len(hand & TRUMPS)
    if view.table.phase == "bid":
        height = max(0, trumps - 5) % 5 if not KINGS - hand else max(0, trumps - 4) // 2
        return legal[min(height, len(legal) - 1)]
    if view.table.phase == "slam":
        return SLAMS[trumps >= 12 and trumps % 2 == 0]  # an odd hand makes its slam without a word
    handfuls = [action for action in legal if isinstance(action, Handful)]
    if handfuls:
        return handfuls[-1]
    kept = [action for action in legal if action not in LATE] or legal
    return kept[-1] if view.seat == view.table.taker else kept[0]
