"""What a seat can do in Gracias: 42 actions."""

from dataclasses import dataclass
from typing import ClassVar, Final

from kibitz.games.gracias.cards import COLOURS, Card
from kibitz.kernel import actions
from kibitz.kernel.seats import Seat

MOST_SEATS: Final = 6
"""Gracias is for three to six seats [1.2]."""


@dataclass(frozen=True)
class Trio(actions.Action):
    """Takes a trio; they are numbered from 1 as laid, and keep their numbers."""

    number: int
    final: ClassVar[bool] = True  # its face-down card has been seen [3.4]

    def __str__(self) -> str:
        return f"trio {self.number}"


@dataclass(frozen=True)
class Keep(actions.Action):
    """Keeps the open card of that colour, and gives the other one to a seat."""

    card: Card
    receiver: Seat

    def __str__(self) -> str:
        return f"keep {self.card} give {self.receiver}"


Action = Trio | Keep

TRIOS: Final = tuple(Trio(place + 1) for place in range(MOST_SEATS))
"""What a seat's turn begins with."""

KEEPS: Final = tuple(
    tuple(Keep(colour, Seat(seat)) for seat in range(MOST_SEATS)) for colour in COLOURS
)
"""What follows, by the colour kept."""

ACTIONS: Final = actions.ActionTable[Action](
    (*TRIOS, *(keep for by_receiver in KEEPS for keep in by_receiver)),
    "trio 1 … trio 6, or keep COLOUR give SEAT; a colour is R, O, Y, G, B or P, a seat 0 … 5",
)
