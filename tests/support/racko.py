"""Positions of Rack-O, written as a player would."""

import kibitz
from kibitz.games.racko.cards import RACK, Card, Rack
from kibitz.games.racko.table import Own, State
from kibitz.kernel.chance import ChanceAction
from kibitz.kernel.game import Step
from kibitz.kernel.seats import CHANCE, Seat

RACKO = kibitz.game("racko")
UNSORTED = "21 20 19 18 17 16 15 14 13 12"


def cards(text: str) -> tuple[Card, ...]:
    """The cards of `24 18 …`."""
    return tuple(map(Card.parse, text.split()))


def cut_for(dealer: int, seats: int) -> ChanceAction:
    """A cut that makes `dealer` deal first."""
    return ChanceAction("cut", tuple(Card(9 if seat == dealer else seat) for seat in range(seats)))


def deal(racks: list[str], pile: str = "", *, dealer: int = 0, **options: object) -> State:
    """The first round dealt so that each seat has its rack (slot 5 to 50) and `pile` comes next.

    The first card of `pile` is the first discard.
    """
    seats = len(racks)
    state = RACKO.start(RACKO.config(seats, options))
    state = RACKO.play(state, CHANCE, cut_for(dealer, seats)).state
    return RACKO.play(state, CHANCE, deal_of(racks, pile, dealer)).state


def deal_of(racks: list[str], pile: str = "", dealer: int = 0) -> ChanceAction:
    """The deal that gives these racks when `dealer` deals."""
    seats = len(racks)
    hands = [cards(rack) for rack in racks]
    order = [hands[(dealer + 1 + place) % seats] for place in range(seats)]
    dealt = [hand[RACK - 1 - turn] for turn in range(RACK) for hand in order]
    dealt += cards(pile)
    rest = [card for card in map(Card, range(20 + 10 * seats)) if card not in dealt]
    return ChanceAction("deal", (*dealt, *rest))


def play(state: State, *texts: str) -> State:
    """The state after these actions, each by the seat that is to act."""
    return step(state, *texts).state


def step(state: State, *texts: str) -> Step:
    """The last step of `play`."""
    for text in texts:
        (seat,) = state.to_act
        last = RACKO.play(state, seat, RACKO.actions.parse(text, state.view(seat)))
        state = last.state
    return last


def broken(state: State, text: str) -> str:
    """The sentence that the seat to act hears for `text`."""
    (seat,) = state.to_act
    violation = RACKO.check(state.view(seat), RACKO.actions.parse(text, state.view(seat)))
    assert violation is not None, f"{text} is allowed"
    return kibitz.rulebook("racko").why(violation)


def with_rack(state: State, seat: int, rack: str) -> State:
    """The state with another rack in that seat, to make a position."""
    return state.to(own=state.with_own(Seat(seat), Own(cards(rack))))


def legal(state: State) -> list[str]:
    """The legal texts of the seat to act."""
    (seat,) = state.to_act
    view = state.view(seat)
    return [RACKO.actions.text(action, view) for action in RACKO.legal(view)]


def shown(rack: Rack) -> str:
    """The rack from slot 5 to slot 50."""
    return " ".join(map(str, rack))
