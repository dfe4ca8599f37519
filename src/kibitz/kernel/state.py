"""The state of a game in three parts, and the view of it that a seat has.

What everyone sees is in `Table`, what one seat alone sees in its `Own`, what nobody sees in
`Hidden`. A view is a projection of these parts; nothing is filtered on the way out, so there is no
filter to forget.
"""

from dataclasses import dataclass
from typing import TYPE_CHECKING, Generic, NamedTuple, TypeVar

from kibitz.kernel.scores import Slip
from kibitz.kernel.seats import CHANCE, Actor, Seat

if TYPE_CHECKING:
    from dataclasses import replace as replace  # noqa: PLC0414  given on
else:

    def replace(value, /, **changes):  # noqa: ANN001, ANN003, ANN201  typed by the import above
        """`dataclasses.replace` for the frozen, slotless dataclasses of a state, five times as fast.

        It copies the fields as they are; the dataclasses of a state have no `__post_init__`.
        """
        assert changes.keys() <= value.__dict__.keys(), f"{changes.keys()} of {type(value)}"
        new = object.__new__(type(value))
        new.__dict__.update(value.__dict__, **changes)
        return new


X = TypeVar("X")


def put(items: tuple[X, ...], place: int, item: X) -> tuple[X, ...]:
    """`items` with `item` in that place."""
    return (*items[:place], item, *items[place + 1 :])


@dataclass(frozen=True)
class Table:
    """What everyone sees. Each game adds its fields, with a line on each that says why it is open."""

    slips: tuple[Slip, ...]  # what has been scored so far is read out at the table


@dataclass(frozen=True, repr=False)
class Own:
    """What one seat alone sees. Its text is always `<own>`."""

    def __repr__(self) -> str:
        return "<own>"


@dataclass(frozen=True, repr=False)
class Hidden:
    """What nobody sees. Its text is always `<hidden>`, so that no log or traceback shows it."""

    def __repr__(self) -> str:
        return "<hidden>"


T = TypeVar("T", bound=Table)
O = TypeVar("O", bound=Own)  # noqa: E741  the letter of Own; it stands beside T and H
H = TypeVar("H", bound=Hidden)
T_co = TypeVar("T_co", bound=Table, covariant=True)
O_co = TypeVar("O_co", bound=Own, covariant=True)


class View(NamedTuple, Generic[T_co, O_co]):
    """What a seat knows from looking: the open table and its own part. An onlooker has no seat."""

    seat: Seat | None
    to_act: frozenset[Actor]  # everyone sees who is waited for
    table: T_co
    own: O_co | None

    @property
    def mine(self) -> O_co:
        """The seat's own part; only a seated view has one."""
        assert self.own is not None, "an onlooker has no hand"
        return self.own

    @property
    def here(self) -> Seat:
        """The seat; only a seated view has one."""
        assert self.seat is not None, "an onlooker has no seat"
        return self.seat


class State(NamedTuple, Generic[T, O, H]):
    """A moment of a game: who is to act (nobody: it is over), and the three parts."""

    to_act: frozenset[Actor]
    table: T
    own: tuple[O, ...]
    hidden: H

    def __repr__(self) -> str:
        return f"<state: {sorted(map(str, self.to_act))} to act>"

    def to(
        self,
        *,
        to_act: frozenset[Actor] | None = None,
        table: T | None = None,
        own: tuple[O, ...] | None = None,
        hidden: H | None = None,
    ) -> "State[T, O, H]":
        """The state with the parts given exchanged."""
        return State(
            self.to_act if to_act is None else to_act,
            self.table if table is None else table,
            self.own if own is None else own,
            self.hidden if hidden is None else hidden,
        )

    def with_own(self, seat: Seat, own: O) -> tuple[O, ...]:
        """The own parts of all seats, that of `seat` exchanged."""
        return put(self.own, seat, own)

    @property
    def seats_to_act(self) -> tuple[Seat, ...]:
        """The seats that are to act, ascending; none if chance is, or the game is over."""
        return tuple(sorted(actor for actor in self.to_act if actor != CHANCE))

    def view(self, seat: Seat | None) -> View[T, O]:
        """What `seat` knows; None is an onlooker. Raises LookupError for a seat that is not there."""
        if seat is not None and not 0 <= seat < len(self.own):
            raise LookupError(f"seat {seat}: expected 0 to {len(self.own) - 1}")
        return View(seat, self.to_act, self.table, None if seat is None else self.own[seat])


AnyView = View[Table, Own]
AnyState = State[Table, Own, Hidden]
