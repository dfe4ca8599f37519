"""What everyone sees of a game of Tarot, what a seat alone sees, and what nobody sees."""

from dataclasses import dataclass
from typing import Final, Literal

from kibitz.games.tarot.cards import HAND, NONE, Card, Cards
from kibitz.kernel import options, state
from kibitz.kernel.events import Fact
from kibitz.kernel.scores import Slip
from kibitz.kernel.seats import Seat

SEATS: Final = 4

MULTIPLIERS: Final = {"prise": 1, "garde": 2, "garde-sans": 4, "garde-contre": 6}
"""The contracts, from the lowest to the highest, and what they multiply by [3.3]."""

LYING: Final = 4
"""The place, after the four hands, of the cards lying apart: the dog, later the discard."""


@dataclass(frozen=True)
class Options(options.Options):
    """The options of Tarot."""

    dealer: Seat = options.seat_option()
    deals: int = options.whole_option(default=1, least=1)


Phase = Literal["deal", "bid", "aside", "slam", "play", "over"]


@dataclass(frozen=True)
class Trick:
    """A finished trick: its cards in the order played, from `leader` on."""

    leader: Seat
    cards: tuple[Card, ...]
    winner: Seat


@dataclass(frozen=True)
class Table(state.Table):
    """What everyone sees. Between two deals it still shows the last one."""

    options: Options  # agreed before the game
    phase: Phase  # follows from what was done openly
    dealer: Seat  # goes round
    turn: Seat  # goes round, or follows from the trick; nobody's in the phases deal and over
    leader: Seat  # who led to the trick lying there, or will lead; in sight
    bids: tuple[str, ...] = ()  # said aloud, from the seat after the dealer
    taker: Seat | None = None  # who made the highest bid so far
    contract: str = "pass"  # the highest bid so far; pass: none
    dog: Cards = NONE  # turned up for all in a Prise or Garde; empty otherwise
    aside: int = 0  # how many cards the taker has set aside lies in sight, which ones does not
    shown: Cards = NONE  # trumps set aside are shown
    slam: bool = False  # announced aloud
    handfuls: tuple[Cards, ...] = (NONE,) * SEATS  # what each seat showed to all; empty: nothing
    trick: tuple[Card, ...] = ()  # the cards lying there, in the order played
    last: Trick | None = None  # the trick before may be looked at [6.10]
    tricks: tuple[int, ...] = (0,) * SEATS  # how many tricks each seat won was seen
    taken: Cards = NONE  # the taker's tricks were seen as they fell; screens do not show them
    compensation: int = 0  # half points that the Excuse, kept, brings the taker: -1, 0 or 1; seen
    fallen: tuple[Cards, ...] = (NONE,) * SEATS  # what each seat played was seen; as `taken`
    excluded: tuple[Cards, ...] = (NONE,) * (SEATS + 1)
    """For each seat, then for the cards lying apart: those that cannot be there.

    It follows from what everyone saw: a seat that did not follow suit has none of it, one that did
    not go over a trump has none higher, the dog's cards went to the taker, a shown handful is in
    that seat's hand. `worlds` deals the unseen cards by it.
    """

    @property
    def tricks_done(self) -> int:
        """How many tricks are finished."""
        return sum(self.tricks)

    @property
    def declarer(self) -> Seat:
        """The taker, once there is one."""
        assert self.taker is not None, "everyone passed so far"
        return self.taker

    def hand_size(self, seat: Seat) -> int:
        """How many cards a seat holds: anyone can count them."""
        if self.phase in ("deal", "over"):
            return 0
        taken_in = len(self.dog) - self.aside if seat == self.taker else 0
        return HAND + taken_in - len(self.fallen[seat])

    def takes_dog(self) -> bool:
        """Whether the taker takes the dog into his hand [4.1]."""
        return self.contract in ("prise", "garde")


@dataclass(frozen=True)
class Own(state.Own):
    """What a seat alone sees."""

    hand: Cards = NONE
    aside: Cards = NONE  # what it set aside as the taker


@dataclass(frozen=True, repr=False)
class Hidden(state.Hidden):
    """What nobody sees: the dog, as long as it lies face down."""

    dog: Cards = NONE


State = state.State[Table, Own, Hidden]
View = state.View[Table, Own]


@dataclass(frozen=True)
class Dealt(Fact):
    """Cards were dealt: 18 to each seat, six to the dog. `number` is that of the deal."""

    number: int
    dealer: Seat


@dataclass(frozen=True)
class HandDealt(Fact):
    """The seat's own hand."""

    cards: Cards


@dataclass(frozen=True)
class PetitSec(Fact):
    """A seat shows the Petit as its only trump, without the Excuse: the deal is annulled."""

    seat: Seat
    cards: Cards


@dataclass(frozen=True)
class BidMade(Fact):
    """A seat passed, or bid a contract."""

    seat: Seat
    bid: str


@dataclass(frozen=True)
class AllPassed(Fact):
    """Everyone passed: the deal is annulled, and `dealer` deals next."""

    dealer: Seat


@dataclass(frozen=True)
class TakerNamed(Fact):
    """The bidding is over."""

    seat: Seat
    contract: str


@dataclass(frozen=True)
class DogTurned(Fact):
    """The dog was turned up, and the taker took it."""

    seat: Seat
    cards: Cards


@dataclass(frozen=True)
class CardAside(Fact):
    """The taker set a card aside face down; `count` of six lie there now."""

    seat: Seat
    count: int


@dataclass(frozen=True)
class OwnAside(Fact):
    """The card that the seat itself set aside."""

    card: Card


@dataclass(frozen=True)
class TrumpAside(Fact):
    """The taker had to set a trump aside, and shows it; `count` of six lie there now."""

    seat: Seat
    card: Card
    count: int


@dataclass(frozen=True)
class SlamAnnounced(Fact):
    """The taker announced that he will win every trick; he leads."""

    seat: Seat


@dataclass(frozen=True)
class NoSlamAnnounced(Fact):
    """The taker announced no slam."""

    seat: Seat


@dataclass(frozen=True)
class HandfulShown(Fact):
    """A seat showed a handful."""

    seat: Seat
    cards: tuple[Card, ...]


@dataclass(frozen=True)
class CardPlayed(Fact):
    """A seat played a card."""

    seat: Seat
    card: Card


@dataclass(frozen=True)
class TrickWon(Fact):
    """A trick is complete. `number` counts from 1."""

    seat: Seat
    number: int
    cards: tuple[Card, ...]


@dataclass(frozen=True)
class ExcuseKept(Fact):
    """The side of `seat` keeps the Excuse it played to a lost trick, and pays half a point."""

    seat: Seat


@dataclass(frozen=True)
class ExcuseLost(Fact):
    """The Excuse of `seat`, played to the last trick, goes to the other side."""

    seat: Seat


@dataclass(frozen=True)
class DealEnded(Fact):
    """The last trick is played: the dog or the discard is turned up, and the deal is scored."""

    seat: Seat
    lying: Cards
    slip: Slip
