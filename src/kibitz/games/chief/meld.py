"""A round: everyone seals a meld; the last one turns all up and has them scored."""

from collections.abc import Iterable
from functools import cache
from typing import Final

from kibitz.games.chief.actions import MELDS, PLACES, Action, Meld
from kibitz.games.chief.cards import Cards, removed
from kibitz.games.chief.scoring import ROUNDS, score
from kibitz.games.chief.table import Chose, Hidden, MeldsShown, Own, State, Table, View
from kibitz.games.chief.theft import go_on, thieves_in_order
from kibitz.kernel.events import tell
from kibitz.kernel.game import Step, Violation
from kibitz.kernel.seats import Actor, Seat
from kibitz.kernel.state import replace

SIZES: Final = tuple(range(1, 8))
"""The sizes of the seven melds; the size decides which meld it is [1.3]."""


def choices(view: View) -> Iterable[Action]:
    """All choices of cards for the melds that the seat has left."""
    return _of_other_sizes(frozenset(view.table.used[view.here]))


@cache
def _of_other_sizes(used: frozenset[int]) -> tuple[Meld, ...]:
    return tuple(meld for meld in MELDS if len(PLACES[meld.places]) not in used)


def check(view: View, action: Action) -> Violation | None:
    """The rule that forbids `action` to a seat that is to choose its meld."""
    if not isinstance(action, Meld):
        return Violation("3.1")
    used = view.table.used[view.here]
    size = len(PLACES[action.places])
    if size in used:
        left = tuple(each for each in SIZES if each not in used)
        return Violation("3.2", size=size, left=left)
    hand = view.mine.hand
    for place in PLACES[action.places]:
        if place and hand[place - 1] == hand[place] and not action.places >> place - 1 & 1:
            return Violation("3.3", card=hand[place])
    return None


def apply(before: State, seat: Seat, action: Meld) -> Step[Table, Own, Hidden]:
    """The meld is sealed; with the last one all are shown [3.4]."""
    own = before.with_own(seat, replace(before.own[seat], sealed=action))
    waiting: frozenset[Actor] = before.to_act - {seat}
    if waiting:
        return Step(before.to(to_act=waiting, own=own), (tell(Chose(seat)),))
    return _show(before.to(to_act=waiting, own=own))


def _show(sealed: State) -> Step[Table, Own, Hidden]:
    """All melds are scored as turned up [4.1]; after the seventh round the game is over [8.4]."""
    table = sealed.table
    melds, hands = _turned_up(sealed)
    slip = score(melds, table.round)
    over = table.round == ROUNDS
    table = replace(
        table,
        slips=(*table.slips, slip),
        phase="over" if over else "theft",
        used=tuple([(*used, len(meld)) for used, meld in zip(table.used, melds, strict=True)]),
        melds=melds,
        thieves=() if over else thieves_in_order(table, melds),
        held=tuple(map(len, hands)),
        taken=tuple([removed(taken, meld) for taken, meld in zip(table.taken, melds, strict=True)]),
    )
    shown = sealed.to(table=table, own=tuple(map(Own, hands)))
    event = tell(MeldsShown(table.round, melds, slip))
    return Step(shown, (event,)) if over else go_on(shown, event)


def _turned_up(sealed: State) -> tuple[tuple[Cards, ...], tuple[Cards, ...]]:
    """The melds of all seats, and the hands without them."""
    melds, hands = [], []
    for own in sealed.own:
        assert isinstance(own.sealed, Meld)
        laid, kept = own.sealed.split(own.hand)
        melds.append(laid)
        hands.append(kept)
    return tuple(melds), tuple(hands)
