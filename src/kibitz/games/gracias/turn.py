"""A seat's part of a turn: take a trio, then keep one open card and give the other."""

from collections.abc import Iterable
from typing import Final

from kibitz.games.gracias.actions import KEEPS, TRIOS, Action, Keep, Trio
from kibitz.games.gracias.cards import Card, counted
from kibitz.games.gracias.deal import lay_trios
from kibitz.games.gracias.scoring import end_round
from kibitz.games.gracias.table import (
    Given,
    Hidden,
    LookedAt,
    Own,
    Pair,
    State,
    Table,
    TrioTaken,
    View,
)
from kibitz.kernel.events import tell, whisper
from kibitz.kernel.game import Step, Violation
from kibitz.kernel.seats import Seat
from kibitz.kernel.state import put, replace

TURNS: Final = 4
"""A round has four turns, and each seat takes a trio in each of them [1.4]."""


def choices(view: View) -> Iterable[Action]:
    """The trios; or, with a trio taken, each of its colours to everybody."""
    taken = view.table.taken
    if taken is None:
        return TRIOS[: view.table.seats]
    return [keep for colour in sorted({*taken}) for keep in KEEPS[colour][: view.table.seats]]


def check(view: View, action: Action) -> Violation | None:
    """The rule that forbids `action` to the seat that is to act."""
    match action:
        case Trio(number):
            return _check_trio(view.table, number)
        case Keep(card, receiver):
            return _check_keep(view.table, view.here, card, receiver)


def _check_trio(table: Table, number: int) -> Violation | None:
    if table.taken is not None:
        return Violation("3.4", cards=table.taken)
    if number > table.seats:
        return Violation("3.5", trio=number, trios=table.seats)
    if table.trios[number - 1] is None:
        return Violation("3.6", trio=number)
    return None


def _check_keep(table: Table, seat: Seat, card: Card, receiver: Seat) -> Violation | None:
    if table.taken is None:
        return Violation("3.2")
    if card not in table.taken:
        return Violation("4.1", card=card, cards=table.taken)
    if receiver == seat:
        return Violation("4.3", given=other_card(table.taken, card))
    if receiver >= table.seats:
        return Violation("4.4", receiver=int(receiver), last=table.seats - 1)
    return None


def apply(state: State, seat: Seat, action: Action) -> Step[Table, Own, Hidden]:
    """The state after `action`."""
    match action:
        case Trio(number):
            return _take(state, seat, number)
        case Keep(card, receiver):
            return _keep(state, seat, card, receiver)


def _take(state: State, seat: Seat, number: int) -> Step[Table, Own, Hidden]:
    """The face-down card goes to the seat's own, and only the seat sees it [3.3]."""
    table, hidden = state.table, state.hidden
    pair, card = table.trios[number - 1], hidden.face_down[number - 1]
    assert pair is not None
    assert card is not None
    counts = table.face_down
    taken = replace(
        table,
        phase="gift",
        trios=put(table.trios, number - 1, None),  # no refill [3.7]
        taken=pair,
        face_down=put(counts, seat, counts[seat] + 1),
    )
    left = put(hidden.face_down, number - 1, None)
    after = state.to(
        table=taken,
        own=state.with_own(seat, Own((*state.own[seat].face_down, card))),
        hidden=replace(hidden, face_down=left),
    )
    return Step(after, (tell(TrioTaken(seat, number, pair)), whisper(seat, LookedAt(card))))


def _keep(state: State, seat: Seat, card: Card, receiver: Seat) -> Step[Table, Own, Hidden]:
    """One open card goes to the seat's own reserve, the other one to the receiver's [4.2].

    Then the next seat to the left chooses [3.1]; after the last one come new trios [5.1], and after
    the last turn the scoring [5.4].
    """
    table = state.table
    assert table.taken is not None
    given = other_card(table.taken, card)
    reserves = [*table.reserves]
    reserves[seat] = counted((card,), reserves[seat])
    reserves[receiver] = counted((given,), reserves[receiver])
    event = tell(Given(seat, card, given, receiver))
    following = Seat((seat + 1) % table.seats)
    table = replace(table, phase="trio", reserves=tuple(reserves), taken=None)
    after = state.to(to_act=frozenset((following,)), table=table)
    if following != table.little_opener:
        return Step(after, (event,))
    step = lay_trios(after, table.turn + 1) if table.turn < TURNS else end_round(after)
    return step.after(event)


def other_card(taken: Pair, card: Card) -> Card:
    """The open card that is given if `card` is kept; with two of a colour it is one more of it."""
    return taken[1] if taken[0] == card else taken[0]
