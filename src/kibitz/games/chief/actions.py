"""What a seat can do in Indian Chief: 671 actions.

A meld is a choice of places of the sorted hand, so that every choice from a hand of eight is one of
254 actions; its text names the cards, for which it takes the view (notation).
"""

from dataclasses import dataclass
from typing import Final

from kibitz.games.chief.cards import CARDS, HAND, Card, Cards
from kibitz.kernel import actions
from kibitz.kernel.seats import Seat

MOST_SEATS: Final = 8
WHOLE_HAND: Final = (1 << HAND) - 1

PLACES: Final = tuple(
    tuple(place for place in range(HAND) if places >> place & 1) for places in range(WHOLE_HAND + 1)
)
"""The places of a sorted hand that are the bits of a number."""


@dataclass(frozen=True)
class Meld(actions.Action):
    """Lays down the cards in some places of the sorted hand: bit 0 is the first card."""

    places: int

    def __str__(self) -> str:
        """Where the hand cannot be seen, the places, counted from 1."""
        return "meld places " + " ".join(str(place + 1) for place in PLACES[self.places])

    def split(self, hand: Cards) -> tuple[Cards, Cards]:
        """The cards laid down, and those kept."""
        kept = WHOLE_HAND ^ self.places
        laid = tuple([hand[place] for place in PLACES[self.places]])
        return laid, tuple([hand[place] for place in PLACES[kept]])


@dataclass(frozen=True)
class Steal(actions.Action):
    """Takes a card that lies with another seat."""

    seat: Seat
    card: Card

    def __str__(self) -> str:
        return f"steal {self.seat} {self.card}"


@dataclass(frozen=True)
class NoSteal(actions.Action):
    """Takes nothing."""

    def __str__(self) -> str:
        return "no-steal"


Action = Meld | Steal | NoSteal

MELDS: Final = tuple(map(Meld, range(1, WHOLE_HAND)))
"""Every choice of one to seven places."""

STEALS: Final = tuple(
    tuple(Steal(Seat(seat), card) for card in CARDS) for seat in range(MOST_SEATS)
)
"""The thefts from each seat, by card."""

NO_STEAL: Final = NoSteal()
