"""The empty table, and the deal."""

from kibitz.games.chief.cards import HAND, Card, pack
from kibitz.games.chief.table import Dealt, HandDealt, Hidden, Options, Own, State, Table
from kibitz.kernel import state
from kibitz.kernel.chance import ChanceAction, ChanceSpec
from kibitz.kernel.events import tell, whisper
from kibitz.kernel.game import Step
from kibitz.kernel.options import Config
from kibitz.kernel.seats import CHANCE, Seat, seats_from
from kibitz.kernel.state import replace


def start(config: Config) -> State:
    """The table before the deal."""
    assert isinstance(config.options, Options)
    seats = config.seats
    table = Table(
        slips=(), options=config.options, seats=seats, phase="deal", round=1,
        used=((),) * seats, melds=((),) * seats, thieves=(), attempt=1,
        next_card=left_of_dealer(config.options, seats), held=(0,) * seats, stock=0,
        taken=((),) * seats, returned=(),
    )  # fmt: skip
    return state.State(frozenset((CHANCE,)), table, (Own(hand=()),) * seats, Hidden())


def left_of_dealer(options: Options, seats: int) -> Seat:
    """The seat with which everything begins that goes round the table; the dealer stays [2.1]."""
    return Seat((options.dealer + 1) % seats)


def chance(before: State) -> ChanceSpec:
    """A deal is the whole pack."""
    cards = pack(before.table.options.decks)
    return ChanceSpec("deal", cards, len(cards))


def apply_chance(before: State, action: ChanceAction) -> Step[Table, Own, Hidden]:
    """One card at a time from the dealer's left, eight for each; the rest is the stock [2.2]."""
    seats = before.table.seats
    cards = action.of(Card)
    own = [Own(hand=())] * seats
    for place, seat in enumerate(seats_from(before.table.next_card, seats)):
        own[seat] = Own(tuple(sorted(cards[place : HAND * seats : seats])))
    stock = cards[HAND * seats :]
    table = replace(before.table, phase="meld", held=(HAND,) * seats, stock=len(stock))
    after = before.to(to_act=all_seats(seats), table=table, own=tuple(own), hidden=Hidden(stock))
    return Step(
        after,
        (
            tell(Dealt(table.options.dealer, len(stock))),
            *(whisper(Seat(seat), HandDealt(each.hand)) for seat, each in enumerate(own)),
        ),
    )


def all_seats(seats: int) -> frozenset[Seat]:
    """Everyone: all choose their melds at the same time [3.4]."""
    return frozenset(map(Seat, range(seats)))
