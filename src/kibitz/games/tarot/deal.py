"""The start of a game and of a deal, and the deals that are annulled."""

from kibitz.games.tarot.cards import (
    DOG,
    EXCUSE,
    HAND,
    PACK,
    PETIT,
    TRUMPS,
    Card,
    Cards,
)
from kibitz.games.tarot.table import (
    SEATS,
    Dealt,
    HandDealt,
    Hidden,
    Options,
    Own,
    PetitSec,
    State,
    Table,
)
from kibitz.kernel import state
from kibitz.kernel.chance import ChanceAction, ChanceSpec
from kibitz.kernel.events import tell, whisper
from kibitz.kernel.game import Step
from kibitz.kernel.options import Config
from kibitz.kernel.seats import CHANCE, Seat, seats_from
from kibitz.kernel.state import replace

_WHOLE_PACK = tuple(PACK)
_NOBODY = (Own(),) * SEATS


def start(config: Config) -> State:
    """The table before the first deal."""
    assert isinstance(config.options, Options)
    dealer = config.options.dealer
    table = Table(
        slips=(), options=config.options, phase="deal", dealer=dealer, turn=dealer, leader=dealer
    )
    return state.State(frozenset((CHANCE,)), table, _NOBODY, Hidden())


def chance(_: State) -> ChanceSpec:
    """A deal is the whole pack."""
    return ChanceSpec("deal", _WHOLE_PACK, len(_WHOLE_PACK))


def next_seat(seat: Seat) -> Seat:
    """The seat to the right, which plays next [2.1]."""
    return Seat((seat + 1) % SEATS)


def apply_chance(before: State, action: ChanceAction) -> Step[Table, Own, Hidden]:
    """18 cards to each seat from the dealer's right on, and six to the dog [2.2]."""
    cards = action.of(Card)
    dealer = before.table.dealer
    first = next_seat(dealer)
    hands = {
        seat: Cards.of(cards[HAND * place : HAND * (place + 1)])
        for place, seat in enumerate(seats_from(first, SEATS))
    }
    own = tuple(Own(hands[Seat(seat)]) for seat in range(SEATS))
    table = Table(
        slips=before.table.slips, options=before.table.options, phase="bid", dealer=dealer,
        turn=first, leader=first,
    )  # fmt: skip
    dealt = before.to(
        to_act=frozenset((first,)), table=table, own=own, hidden=Hidden(Cards.of(cards[-DOG:]))
    )
    events = (
        tell(Dealt(len(table.slips) + 1, dealer)),
        *(whisper(Seat(seat), HandDealt(each.hand)) for seat, each in enumerate(own)),
    )
    for seat, hand in hands.items():
        if is_petit_sec(hand):  # the hand is shown, and nobody bids [2.3]
            return Step(annulled(dealt), (*events, tell(PetitSec(seat, hand))))
    return Step(dealt, events)


def is_petit_sec(hand: Cards) -> bool:
    """Whether a dealt hand has the Petit as its only trump, and no Excuse [2.3]."""
    return PETIT in hand and EXCUSE not in hand and len(hand & TRUMPS) == 1


def annulled(state: State) -> State:
    """The deal does not count; the seat to the dealer's right deals [2.4]."""
    table = replace(state.table, phase="deal", dealer=next_seat(state.table.dealer))
    return put_away(state.to(to_act=frozenset((CHANCE,)), table=table))


def put_away(state: State) -> State:
    """Nobody holds a card any more."""
    return state.to(own=_NOBODY, hidden=Hidden())
