"""The bundle of Tarot's rules."""

from collections.abc import Iterable
from typing import Final

from kibitz.games.tarot.actions import (
    ASIDES,
    BIDS,
    HANDFULS,
    PLAYS,
    SLAMS,
    Action,
    Aside,
    Bid,
    Handful,
    Play,
    Slam,
)
from kibitz.games.tarot.bidding import apply_bid, check_bid
from kibitz.games.tarot.cards import Card
from kibitz.games.tarot.deal import apply_chance, chance, start
from kibitz.games.tarot.declarations import (
    apply_handful,
    apply_slam,
    check_handful,
    check_slam,
    may_show,
)
from kibitz.games.tarot.dog import apply_aside, check_aside
from kibitz.games.tarot.notation import ACTIONS
from kibitz.games.tarot.play import apply_play, check_play
from kibitz.games.tarot.scoring import UNITS, result
from kibitz.games.tarot.table import SEATS, Hidden, Options, Own, State, Table, View
from kibitz.games.tarot.worlds import resample
from kibitz.kernel.chance import ChanceNotation
from kibitz.kernel.game import Game, Step, Violation
from kibitz.kernel.seats import Seat


def choices(view: View) -> Iterable[Action]:
    """The kinds of action due, with the cards of the seat's own hand."""
    match view.table.phase:
        case "bid":
            return BIDS
        case "aside":
            return [ASIDES[card] for card in view.mine.hand]
        case "slam":
            return SLAMS
    plays = [PLAYS[card] for card in view.mine.hand]
    return (*HANDFULS, *plays) if may_show(view) else plays


def check(view: View, action: Action) -> Violation | None:
    """The rule that forbids `action` to the seat that is to act."""
    match action:
        case Play():
            return check_play(view, action)
        case Bid():
            return check_bid(view, action)
        case Aside():
            return check_aside(view, action)
        case Slam():
            return check_slam(view, action)
        case Handful():
            return check_handful(view, action)


def apply(state: State, seat: Seat, action: Action) -> Step[Table, Own, Hidden]:
    """The state after `action`."""
    match action:
        case Play():
            return apply_play(state, seat, action)
        case Bid():
            return apply_bid(state, seat, action)
        case Aside():
            return apply_aside(state, seat, action)
        case Slam():
            return apply_slam(state, seat, action)
        case Handful():
            return apply_handful(state, seat, action)


GAME: Final[Game[Table, Own, Hidden, Action]] = Game(
    name="tarot",
    rules_version=1,
    seats=range(SEATS, SEATS + 1),
    units=UNITS,
    options=Options,
    actions=ACTIONS,
    chance_notation=ChanceNotation(Card),
    start=start,
    choices=choices,
    check=check,
    apply=apply,
    chance=chance,
    apply_chance=apply_chance,
    result=result,
    resample=resample,
)
