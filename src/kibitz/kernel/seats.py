"""Who acts at a table: a seat, or chance."""

from typing import Final, Literal, NewType

Seat = NewType("Seat", int)
"""A place at the table, counted from 0 in the order of play."""

Chance = Literal["*"]
CHANCE: Final[Chance] = "*"
"""The actor that deals and shuffles."""

Actor = Seat | Chance


def seats_from(first: Seat, seats: int) -> tuple[Seat, ...]:
    """All `seats` seats once, in the order of play, beginning with `first`."""
    return tuple(Seat((first + step) % seats) for step in range(seats))
