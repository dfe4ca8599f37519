"""What everyone sees of a game of Rack-O, what a seat alone sees, and what nobody sees [1.3]."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final, Literal

from kibitz.games.racko.cards import RACK, Card, Cards, Rack
from kibitz.kernel import options, state
from kibitz.kernel.errors import Problem
from kibitz.kernel.events import Fact
from kibitz.kernel.scores import Slip
from kibitz.kernel.seats import Seat


@dataclass(frozen=True)
class Options(options.Options):
    """The options of Rack-O."""

    target: int = options.whole_option(default=500, least=1)
    bonus: bool = options.flag_option()
    run_of_three: bool = options.flag_option()
    empty_pile: str = options.choice_option("shuffle", "turn-over")

    def problems(self, seats: int) -> Iterable[str]:
        """What is wrong with these options together."""
        if self.run_of_three and seats != 2:
            yield Problem.of(
                "runs-for-two",
                "option run_of_three is true with {seats} seats: expected two seats",
                seats=seats,
            )


Phase = Literal["cut", "deal", "turn", "drawn", "shuffle", "over"]
KnownRacks = tuple[tuple[Card | None, ...], ...]
UNKNOWN = (None,) * RACK
NO_SLOTS: Final[frozenset[int]] = frozenset()


@dataclass(frozen=True)
class Table(state.Table):
    """What everyone sees."""

    options: Options  # agreed before the game
    seats: int  # everyone sits in sight
    phase: Phase  # follows from what was done openly
    cut: tuple[Card, ...]  # the cards cut for the deal lie open; empty before the cut
    dealer: Seat  # follows from the cut, then goes round
    turn: Seat  # goes round
    discard: Card | None  # the top discard lies open; None before the first deal
    draw_pile: int  # how many cards it has; its height is in sight, its order is not
    thrown: Cards  # the discards below the top were all seen to fall; screens show the top alone
    known: KnownRacks  # cards that went from the open discard into a slot were seen
    recycled: Cards  # what the draw pile was made anew of was seen to be thrown; empty: as dealt
    fresh: tuple[frozenset[int], ...]  # the slots that got a card drawn from this pile were seen

    @property
    def top(self) -> Card:
        """The top discard, once a round is dealt."""
        assert self.discard is not None, "no round was dealt yet"
        return self.discard


@dataclass(frozen=True)
class Own(state.Own):
    """What a seat alone sees."""

    rack: Rack
    drawn: Card | None = None  # the card just drawn, until it is placed or tossed


@dataclass(frozen=True, repr=False)
class Hidden(state.Hidden):
    """What nobody sees: the order of the piles."""

    draw_pile: tuple[Card, ...] = ()  # top first
    discards: tuple[Card, ...] = ()  # oldest first, without the top


State = state.State[Table, Own, Hidden]
View = state.View[Table, Own]


@dataclass(frozen=True)
class Cut(Fact):
    """Each seat cut a card; the highest deals."""

    cards: tuple[Card, ...]
    dealer: Seat


@dataclass(frozen=True)
class Dealt(Fact):
    """A round was dealt, and the first discard turned up."""

    number: int
    dealer: Seat
    discard: Card


@dataclass(frozen=True)
class RackDealt(Fact):
    """The seat's own rack, from slot 5 to slot 50."""

    rack: Rack


@dataclass(frozen=True)
class Took(Fact):
    """The top discard went into a slot; another card is the top discard now."""

    seat: Seat
    card: Card
    slot: int
    discard: Card


@dataclass(frozen=True)
class Drew(Fact):
    """A seat drew a card from the pile."""

    seat: Seat


@dataclass(frozen=True)
class CardDrawn(Fact):
    """The card that the seat itself drew."""

    card: Card


@dataclass(frozen=True)
class Placed(Fact):
    """The drawn card went into a slot; another card is the top discard now."""

    seat: Seat
    slot: int
    discard: Card


@dataclass(frozen=True)
class Tossed(Fact):
    """The drawn card was discarded."""

    seat: Seat
    card: Card


@dataclass(frozen=True)
class PileShuffled(Fact):
    """The discards but the top one became the new draw pile, shuffled."""

    draw_pile: int


@dataclass(frozen=True)
class PileTurned(Fact):
    """The discards were turned over and are the new draw pile; the oldest lies open."""

    draw_pile: int
    discard: Card


@dataclass(frozen=True)
class RoundEnded(Fact):
    """A rack is in order; all racks are shown and counted."""

    seat: Seat
    racks: tuple[Rack, ...]
    in_order: tuple[int, ...]  # how many cards of each rack make its rising start
    slip: Slip
