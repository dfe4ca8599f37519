"""What everyone sees of a game of Indian Chief, what a seat alone sees, and what nobody sees."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import ClassVar, Literal

from kibitz.games.chief.actions import Action
from kibitz.games.chief.cards import HAND, Card, Cards, pack
from kibitz.kernel import options, state
from kibitz.kernel.errors import Problem
from kibitz.kernel.events import Fact
from kibitz.kernel.scores import Slip
from kibitz.kernel.seats import Seat


@dataclass(frozen=True)
class Options(options.Options):
    """The options of Indian Chief."""

    dealer: Seat = options.seat_option()
    decks: int = options.whole_option(default=lambda seats: 1 if seats <= 3 else 2, least=1, most=2)

    def problems(self, seats: int) -> Iterable[str]:
        """What is wrong with these options together."""
        if seats * HAND > len(pack(self.decks)):
            yield Problem.of(
                "too-few-cards",
                "option decks is {decks} with {seats} seats: expected 2, or at most 6 seats",
                decks=self.decks,
                seats=seats,
            )


Phase = Literal["deal", "meld", "theft", "refill", "shuffle", "over"]


@dataclass(frozen=True)
class Table(state.Table):
    """What everyone sees."""

    options: Options  # agreed before the game
    seats: int  # everyone sits in sight
    phase: Phase  # follows from what was done openly; "refill": the stock ran out during it
    round: int  # counted from 1
    used: tuple[tuple[int, ...], ...]  # the sizes of the melds that each seat has shown, by round
    melds: tuple[Cards, ...]  # what lies open before each seat, thefts carried out; () if nothing
    thieves: tuple[tuple[Seat, ...], ...]  # who may still steal, tied ones together: by open cards
    attempt: int  # of tied thieves; clashes are shown
    next_card: Seat  # to whom the next card of a refill goes, which is dealt openly
    held: tuple[int, ...]  # how many cards each seat holds; they can be counted
    stock: int  # how many cards it has; its height is in sight, its order is not
    taken: tuple[Cards, ...]  # stolen cards still in the hand of each seat: they were seen to go in
    returned: Cards  # the melds of last round, seen to go into the stock that nobody drew from yet


@dataclass(frozen=True)
class Own(state.Own):
    """What a seat alone sees."""

    hand: Cards
    sealed: Action | None = None  # its choice, until everyone who is to choose has done so


@dataclass(frozen=True, repr=False)
class Hidden(state.Hidden):
    """What nobody sees: the order of the stock."""

    stock: tuple[Card, ...] = ()  # top first


State = state.State[Table, Own, Hidden]
View = state.View[Table, Own]


@dataclass(frozen=True)
class Dealt(Fact):
    """Everyone got eight cards; the rest is the stock."""

    dealer: Seat
    stock: int


@dataclass(frozen=True)
class HandDealt(Fact):
    """The seat's own hand."""

    hand: Cards


@dataclass(frozen=True)
class Chose(Fact):
    """A seat has made its choice and others have not; what it is, nobody else learns yet."""

    seat: Seat
    momentary: ClassVar[bool] = True


@dataclass(frozen=True)
class MeldsShown(Fact):
    """All melds of a round were turned up together and scored."""

    round: int
    melds: tuple[Cards, ...]
    slip: Slip


@dataclass(frozen=True)
class Stole(Fact):
    """A thief took a card from a meld and left his own there."""

    seat: Seat
    victim: Seat
    card: Card
    left: Card


@dataclass(frozen=True)
class PickedUp(Fact):
    """The card that a thief had named had come to lie before him, and he took it from there."""

    seat: Seat
    card: Card


@dataclass(frozen=True)
class StoleNothing(Fact):
    """A thief who was to choose took nothing."""

    seat: Seat


@dataclass(frozen=True)
class Clashed(Fact):
    """More tied thieves named a card than copies of it lie there."""

    thieves: tuple[Seat, ...]
    victim: Seat
    card: Card


@dataclass(frozen=True)
class ThievesRetry(Fact):
    """After a clash, all tied thieves choose again."""

    thieves: tuple[Seat, ...]
    attempt: int


@dataclass(frozen=True)
class ThievesFailed(Fact):
    """After the last clash, none of the tied thieves steals."""

    thieves: tuple[Seat, ...]


@dataclass(frozen=True)
class CardsDrawn(Fact):
    """The cards that the seat itself got from the stock."""

    cards: Cards


@dataclass(frozen=True)
class StockEmpty(Fact):
    """The stock ran out during a refill; the melds will be the new one."""

    seat: Seat  # gets the next card


@dataclass(frozen=True)
class HandsFull(Fact):
    """Everyone holds eight cards again."""

    stock: int


@dataclass(frozen=True)
class MeldsShuffled(Fact):
    """The melds became the new stock in the middle of a refill."""

    stock: int


@dataclass(frozen=True)
class RoundBegan(Fact):
    """The melds went into the stock, it was shuffled, and all choose their next meld."""

    round: int
    stock: int
