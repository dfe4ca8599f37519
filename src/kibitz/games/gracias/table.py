"""What everyone sees of a game of Gracias, what a seat alone sees, and what nobody sees [2.4]."""

from dataclasses import dataclass
from typing import Literal

from kibitz.games.gracias.cards import PACK, Card, Counts
from kibitz.kernel import options, state
from kibitz.kernel.events import Fact
from kibitz.kernel.scores import Slip
from kibitz.kernel.seats import Seat


@dataclass(frozen=True)
class Options(options.Options):
    """The options of Gracias."""

    opener: Seat = options.seat_option()
    rounds: int = options.whole_option(default=3, least=1)
    piles: str = options.choice_option("one", "every-five")


Phase = Literal["deal", "trio", "gift", "over"]
Pair = tuple[Card, Card]
"""The two open cards of a trio, as laid."""


@dataclass(frozen=True)
class Table(state.Table):
    """What everyone sees."""

    options: Options  # agreed before the game
    seats: int  # everyone sits in sight
    phase: Phase  # follows from what was done openly
    big_opener: Seat  # has the big mouse before him
    little_opener: Seat  # has the little mouse before him
    turn: int  # 1 to 4, counted openly; 0 before the deal
    reserves: tuple[Counts, ...]  # each seat's open cards, stacked so that all can count them
    face_down: tuple[int, ...]  # how many each seat has: the backs lie in sight, the colours do not
    trios: tuple[Pair | None, ...]  # the open cards of trio 1, 2 …; None once it was taken
    taken: Pair | None  # the open cards of the trio just taken, until one of them is given
    draw_pile: int  # how many cards the draw pile has; its height is in sight, its order is not


@dataclass(frozen=True)
class Own(state.Own):
    """What a seat alone sees."""

    face_down: tuple[Card, ...] = ()  # in the order taken; their owner may look at any time


@dataclass(frozen=True, repr=False)
class Hidden(state.Hidden):
    """What nobody sees."""

    face_down: tuple[Card | None, ...] = ()  # the third card of trio 1, 2 …; None once taken
    draw_pile: tuple[Card, ...] = PACK  # the draw pile in the order in which it is laid out


State = state.State[Table, Own, Hidden]
View = state.View[Table, Own]


@dataclass(frozen=True)
class RoundBegun(Fact):
    """A round was dealt: two open cards to each seat."""

    number: int
    opener: Seat
    reserves: tuple[tuple[Card, ...], ...]


@dataclass(frozen=True)
class TriosLaid(Fact):
    """A turn begins: the trios are laid, and the little opener is the first to choose."""

    turn: int
    opener: Seat
    trios: tuple[Pair, ...]


@dataclass(frozen=True)
class TrioTaken(Fact):
    """A seat took a trio."""

    seat: Seat
    trio: int
    cards: tuple[Card, ...]


@dataclass(frozen=True)
class LookedAt(Fact):
    """The face-down card that the seat itself took with its trio."""

    card: Card


@dataclass(frozen=True)
class Given(Fact):
    """A seat kept one open card and gave the other one."""

    seat: Seat
    kept: Card
    given: Card
    receiver: Seat


@dataclass(frozen=True)
class TurnedUp(Fact):
    """The round is over, and every seat's face-down cards are turned up.

    They join the `open` ones, and make `reserves` of them.
    """

    cards: tuple[tuple[Card, ...], ...]
    open: tuple[Counts, ...]
    reserves: tuple[Counts, ...]


@dataclass(frozen=True)
class PiledUp(Fact):
    """A seat turned down a pile of five cards of one colour, or several; `loose` are left beside them."""

    seat: Seat
    card: Card
    piles: int
    loose: int


@dataclass(frozen=True)
class Discarded(Fact):
    """The seats with the most loose cards of a colour discarded them."""

    card: Card
    seats: tuple[Seat, ...]
    count: int


@dataclass(frozen=True)
class RoundEnded(Fact):
    """What is left is counted."""

    slip: Slip
