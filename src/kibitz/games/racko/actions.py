"""What a seat can do in Rack-O: 22 actions."""

from dataclasses import dataclass
from typing import Final

from kibitz.games.racko.cards import SLOTS
from kibitz.kernel import actions


@dataclass(frozen=True)
class Take(actions.Action):
    """Swaps the top discard into a slot."""

    slot: int

    def __str__(self) -> str:
        return f"take {self.slot}"


@dataclass(frozen=True)
class Draw(actions.Action):
    """Takes the top card of the draw pile."""

    def __str__(self) -> str:
        return "draw"


@dataclass(frozen=True)
class Place(actions.Action):
    """Swaps the drawn card into a slot."""

    slot: int

    def __str__(self) -> str:
        return f"place {self.slot}"


@dataclass(frozen=True)
class Toss(actions.Action):
    """Discards the drawn card."""

    def __str__(self) -> str:
        return "toss"


Action = Take | Draw | Place | Toss

FIRST: Final[tuple[Action, ...]] = (*map(Take, SLOTS), Draw())
"""What a turn begins with."""

AFTER_DRAW: Final[tuple[Action, ...]] = (*map(Place, SLOTS), Toss())
"""What follows a draw."""

ACTIONS: Final = actions.ActionTable[Action](
    (*FIRST, *AFTER_DRAW), "take SLOT, draw, place SLOT or toss; a slot is 5, 10 … 50"
)
