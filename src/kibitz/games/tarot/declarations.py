"""What is declared before a seat's first card: a slam by the taker, a handful by anyone."""

from kibitz.games.tarot.actions import TRIPLE, Handful, Slam
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
    trumps = showable(view, handful.size)
    if len(trumps) < handful.size:
        return Violation("5.5", size=handful.size, have=len(trumps))
    if handful_cards(view, handful) is None:
        return Violation("5.6", size=handful.size, trumps=trumps)
    return None


def showable(view: View, size: int) -> tuple[Card, ...]:
    """The trumps that the seat could show in a handful of that size, sorted.

    They are those of the hand; for the triple, a taker with four kings adds the trumps that he had
    to set aside openly [5.8]. The Excuse fills one missing place, and only then is it there [5.7].
    """
    hand = view.mine.hand
    trumps = hand & TRUMPS
    if size == TRIPLE and view.seat == view.table.taker and not KINGS - hand:
        trumps |= view.table.shown
    if len(trumps) == size - 1 and EXCUSE in hand:
        return (*trumps, EXCUSE)
    return tuple(trumps)


def handful_cards(view: View, handful: Handful) -> tuple[Card, ...] | None:
    """The cards that `handful` shows, sorted; None if the seat has too few from there on."""
    cards = showable(view, handful.size)[handful.start : handful.start + handful.size]
    return cards if len(cards) == handful.size else None


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
