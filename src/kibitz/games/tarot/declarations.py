"""What is declared before a seat's first card: a slam by the taker, a handful by anyone."""

from kibitz.games.tarot.actions import TRIPLE, Handful, Slam, handful_cards, showable
from kibitz.games.tarot.cards import EXCUSE, KINGS, TRUMPS, Card, Cards
from kibitz.games.tarot.deal import next_seat
from kibitz.games.tarot.table import (
    HandfulShown,
    Hidden,
    NoSlamAnnounced,
    Own,
    SlamAnnounced,
    State,
    Table,
    View,
)
from kibitz.kernel.events import tell
from kibitz.kernel.game import Step, Violation
from kibitz.kernel.seats import Seat
from kibitz.kernel.state import put, replace


def check_slam(view: View, _: Slam) -> Violation | None:
    """Why the seat to act may not say now whether it announces a slam."""
    if view.table.phase != "slam":
        return Violation("5.1")
    return None


def apply_slam(state: State, seat: Seat, slam: Slam) -> Step[Table, Own, Hidden]:
    """The taker leads if he announced a slam [5.2], else the seat to the dealer's right [6.2]."""
    leader = seat if slam.announced else next_seat(state.table.dealer)
    table = replace(state.table, phase="play", slam=slam.announced, leader=leader, turn=leader)
    fact = SlamAnnounced(seat) if slam.announced else NoSlamAnnounced(seat)
    return Step(state.to(to_act=frozenset((leader,)), table=table), (tell(fact),))


def check_handful(view: View, handful: Handful) -> Violation | None:
    """Why the seat to act may not show that handful."""
    table, seat = view.table, view.here
    if table.phase != "play" or table.fallen[seat]:
        return Violation("5.3")
    if table.handfuls[seat]:
        return Violation("5.4", shown=tuple(table.handfuls[seat]))
    have, size = len(showable(view, handful.size)), handful.size
    filled = have == size - 1 and EXCUSE in view.mine.hand
    if have < size and not filled:
        return Violation("5.5", size=size, have=have)
    if handful_cards(view, handful) is None:
        return Violation("5.6", size=size, have=have, place=handful.start + 1)
    return None


def may_show(view: View) -> bool:
    """Whether a handful could be due: before the seat's own first card, and none shown yet."""
    table, seat = view.table, view.here
    return not table.fallen[seat] and not table.handfuls[seat]


def apply_handful(state: State, seat: Seat, handful: Handful) -> Step[Table, Own, Hidden]:
    """The handful is shown to all; the seat plays its card next [5.3]."""
    cards = handful_cards(state.view(seat), handful)
    assert cards is not None
    table, shown = state.table, Cards.of(cards)
    handfuls = put(table.handfuls, seat, shown)
    held = shown - table.shown
    if handful.size == TRIPLE and shown & table.shown:  # only four kings allow that [5.8]
        held |= KINGS
    excluded = tuple(
        out | (_hidden_by(cards) if place == seat else held)
        for place, out in enumerate(table.excluded)
    )
    table = replace(table, handfuls=handfuls, excluded=excluded)
    return Step(state.to(table=table), (tell(HandfulShown(seat, cards)),))


def _hidden_by(cards: tuple[Card, ...]) -> Cards:
    """The trumps that a seat which shows `cards` does not hold besides.

    It shows neighbours, so it holds none between them [5.6]; beside the Excuse it holds none [5.7].
    """
    if EXCUSE in cards:
        return TRUMPS - Cards.of(cards)
    between = Cards.of(trump for trump in TRUMPS if cards[0] < trump < cards[-1])
    return between - Cards.of(cards)
