"""The bundle of Indian Chief's rules."""

from collections.abc import Iterable
from typing import Final

from kibitz.games.chief import deal, meld, refill, theft
from kibitz.games.chief.actions import Action, Meld
from kibitz.games.chief.cards import Card
from kibitz.games.chief.notation import ACTIONS
from kibitz.games.chief.scoring import result
from kibitz.games.chief.table import Hidden, Options, Own, State, Table, View
from kibitz.games.chief.worlds import resample
from kibitz.kernel.chance import ChanceAction, ChanceNotation, ChanceSpec
from kibitz.kernel.game import Game, Step, Violation
from kibitz.kernel.seats import Seat


def choices(view: View) -> Iterable[Action]:
    """Melds, or thefts."""
    return meld.choices(view) if view.table.phase == "meld" else theft.choices(view)


def check(view: View, action: Action) -> Violation | None:
    """The rule that forbids `action` to the seat that is to act."""
    return meld.check(view, action) if view.table.phase == "meld" else theft.check(view, action)


def apply(state: State, seat: Seat, action: Action) -> Step[Table, Own, Hidden]:
    """The state after `action`."""
    if isinstance(action, Meld):
        return meld.apply(state, seat, action)
    return theft.apply(state, seat, action)


def chance(state: State) -> ChanceSpec:
    """The deal, or the cards to shuffle."""
    return deal.chance(state) if state.table.phase == "deal" else refill.chance(state)


def apply_chance(state: State, action: ChanceAction) -> Step[Table, Own, Hidden]:
    """The state after the deal or the shuffle."""
    if state.table.phase == "deal":
        return deal.apply_chance(state, action)
    return refill.apply_chance(state, action)


GAME: Final[Game[Table, Own, Hidden, Action]] = Game(
    name="chief",
    rules_version=1,
    seats=range(2, 9),
    units=1,
    options=Options,
    actions=ACTIONS,
    chance_notation=ChanceNotation(Card),
    start=deal.start,
    choices=choices,
    check=check,
    apply=apply,
    chance=chance,
    apply_chance=apply_chance,
    result=result,
    resample=resample,
)
