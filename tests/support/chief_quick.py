"""A player of Indian Chief for long tests that leans on rare rules: high melds, Thieves who clash."""

from collections.abc import Iterable, Sequence

from kibitz.games.chief.actions import NO_STEAL, Action, Meld
from kibitz.games.chief.cards import RANK, Cards
from kibitz.games.chief.meld import SIZES
from kibitz.games.chief.poker import Poker, best_split
from kibitz.games.chief.scoring import BEGGAR_MAN, INDIAN_CHIEF, THIEF, score
from kibitz.games.chief.table import View


def act(view: View, legal: Sequence[Action]) -> Action:
    """Lays Thieves early and other melds for their points; steals by turns what the others want as well."""
    if view.table.phase == "theft":
        if view.table.round % 3 == 0 and view.table.attempt > 1:
            return NO_STEAL
        return legal[0 if view.table.round % 2 else max(0, len(legal) - 2)]
    hand = view.mine.hand
    for meld in _of_size(legal, INDIAN_CHIEF):
        if best_split(meld.split(hand)[0]).poker >= Poker.STRAIGHT_FLUSH:
            return meld
    left = [size for size in SIZES if size not in view.table.used[view.here]]
    # The sum of the ranks is as good as chance, and the same for every reading of the view.
    size = left[0 if left[0] == THIEF else sum(RANK[card] for card in hand) % len(left)]
    return max(_of_size(legal, size), key=lambda meld: _points(meld.split(hand)[0]))


def _of_size(legal: Iterable[Action], size: int) -> list[Meld]:
    return [meld for meld in legal if isinstance(meld, Meld) and meld.places.bit_count() == size]


def _points(meld: Cards) -> int:
    """What the meld scores by itself; Thieves are laid low, so that they tie."""
    points = score((meld,), 1).lines[0].amounts[0]
    return -points if len(meld) <= BEGGAR_MAN else points
