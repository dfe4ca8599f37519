"""The deal of a round, and the trios of a turn."""

from kibitz.games.gracias.cards import NO_CARDS, PACK, Card, counted
from kibitz.games.gracias.table import (
    Hidden,
    Options,
    Own,
    RoundBegun,
    State,
    Table,
    TriosLaid,
)
from kibitz.kernel import state
from kibitz.kernel.chance import ChanceAction, ChanceSpec
from kibitz.kernel.events import tell
from kibitz.kernel.game import Step
from kibitz.kernel.options import Config
from kibitz.kernel.seats import CHANCE, Seat, seats_from
from kibitz.kernel.state import replace


def start(config: Config) -> State:
    """The table before the first round; the first big opener is agreed [2.1]."""
    assert isinstance(config.options, Options)
    seats, opener = config.seats, config.options.opener
    table = Table(
        slips=(), options=config.options, seats=seats, phase="deal",
        big_opener=opener, little_opener=opener, turn=0,
        reserves=(NO_CARDS,) * seats, face_down=(0,) * seats, trios=(), taken=None, draw_pile=len(PACK),
    )  # fmt: skip
    return state.State(frozenset((CHANCE,)), table, (Own(),) * seats, Hidden())


def chance(_: State) -> ChanceSpec:
    """A deal is the whole pack; the draw pile is not shuffled again during the round [5.3]."""
    return ChanceSpec("deal", PACK, len(PACK))


def apply_chance(before: State, action: ChanceAction) -> Step[Table, Own, Hidden]:
    """The state after the deal: two open cards each, and the trios of the first turn.

    The cards go round the table twice, one at a time, to the big opener last [2.2].
    """
    seats = before.table.seats
    cards = action.of(Card)
    order = seats_from(Seat((before.table.big_opener + 1) % seats), seats)
    dealt = {seat: cards[place : 2 * seats : seats] for place, seat in enumerate(order)}
    each = tuple(dealt[Seat(seat)] for seat in range(seats))
    table = replace(before.table, reserves=tuple(map(counted, each)))
    laid = lay_trios(before.to(table=table, hidden=Hidden(draw_pile=cards[2 * seats :])), 1)
    begun = RoundBegun(len(table.slips) + 1, table.big_opener, each)
    return laid.after(tell(begun))


def lay_trios(before: State, turn: int) -> Step[Table, Own, Hidden]:
    """A trio for each seat from the top of the draw pile, in three rows: up, up, down [2.3].

    The little opener of a turn sits one further to the left than that of the turn before [5.2].
    """
    seats, cards = before.table.seats, before.hidden.draw_pile
    first, second, down = (cards[row * seats : (row + 1) * seats] for row in range(3))
    pile = cards[3 * seats :]
    trios = tuple(zip(first, second, strict=True))
    opener = Seat((before.table.big_opener + turn - 1) % seats)
    table = replace(
        before.table,
        phase="trio",
        little_opener=opener,
        turn=turn,
        trios=trios,
        draw_pile=len(pile),
    )
    after = before.to(to_act=frozenset((opener,)), table=table, hidden=Hidden(down, pile))
    return Step(after, (tell(TriosLaid(turn, opener, trios)),))
