"""The cut for the first deal, the deal of a round, and the new draw pile."""

from kibitz.games.racko.cards import RACK, Card, Cards, pack
from kibitz.games.racko.scoring import end_round, is_out
from kibitz.games.racko.table import (
    NO_SLOTS,
    UNKNOWN,
    Cut,
    Dealt,
    Hidden,
    Options,
    Own,
    PileShuffled,
    PileTurned,
    RackDealt,
    State,
    Table,
)
from kibitz.kernel import state
from kibitz.kernel.chance import ChanceAction, ChanceSpec
from kibitz.kernel.events import tell, whisper
from kibitz.kernel.game import Step
from kibitz.kernel.options import Config
from kibitz.kernel.scores import leaders
from kibitz.kernel.seats import CHANCE, Seat, seats_from
from kibitz.kernel.state import replace


def start(config: Config) -> State:
    """The table before the cut."""
    assert isinstance(config.options, Options)
    seats = config.seats
    table = Table(
        slips=(), options=config.options, seats=seats, phase="cut", cut=(),
        dealer=Seat(0), turn=Seat(0), discard=None, draw_pile=0, thrown=Cards(),
        known=(UNKNOWN,) * seats, recycled=Cards(), fresh=(NO_SLOTS,) * seats,
    )  # fmt: skip
    return state.State(frozenset((CHANCE,)), table, (Own(rack=()),) * seats, Hidden())


def chance(before: State) -> ChanceSpec:
    """The cut takes a card for each seat; a deal is the whole pack; a shuffle the lower discards."""
    table = before.table
    if table.phase == "cut":
        return ChanceSpec("cut", pack(table.seats), table.seats)
    if table.phase == "deal":
        return ChanceSpec("deal", pack(table.seats), len(pack(table.seats)))
    discards = tuple(sorted(before.hidden.discards))
    return ChanceSpec("shuffle", discards, len(discards))


def apply_chance(before: State, action: ChanceAction) -> Step[Table, Own, Hidden]:
    """The state after the cut, the deal or the shuffle."""
    cards = action.of(Card)
    if before.table.phase == "cut":
        return _cut(before, cards)
    if before.table.phase == "deal":
        return _deal(before, cards)
    return _shuffle(before, cards)


def _cut(before: State, cards: tuple[Card, ...]) -> Step[Table, Own, Hidden]:
    """The highest card deals first [2.1]."""
    dealer = leaders(cards)[0]
    table = replace(before.table, phase="deal", cut=cards, dealer=dealer)
    return Step(before.to(table=table), (tell(Cut(cards, dealer)),))


def _deal(before: State, cards: tuple[Card, ...]) -> Step[Table, Own, Hidden]:
    """One card at a time from the dealer's left, each into the next slot from 50 down [2.2].

    The dealer's left begins [2.3].
    """
    seats = before.table.seats
    order = seats_from(Seat((before.table.dealer + 1) % seats), seats)
    racks = {seat: cards[place : RACK * seats : seats][::-1] for place, seat in enumerate(order)}
    discard, *draw_pile = cards[RACK * seats :]
    table = replace(
        before.table, phase="turn", turn=order[0], discard=discard, draw_pile=len(draw_pile),
        thrown=Cards(), known=(UNKNOWN,) * seats, recycled=Cards(), fresh=(NO_SLOTS,) * seats,
    )  # fmt: skip
    own = tuple(Own(racks[Seat(seat)]) for seat in range(seats))
    dealt = before.to(
        to_act=frozenset((order[0],)), table=table, own=own, hidden=Hidden(tuple(draw_pile))
    )
    events = (
        tell(Dealt(len(table.slips) + 1, table.dealer, discard)),
        *(whisper(Seat(seat), RackDealt(each.rack)) for seat, each in enumerate(own)),
    )
    for seat in order:  # a rack in order at the deal ends the round at once [5.2]
        if is_out(racks[seat], table.options):
            return end_round(dealt, seat).after(*events)
    return Step(dealt, events)


def _shuffle(before: State, cards: tuple[Card, ...]) -> Step[Table, Own, Hidden]:
    table = _with_pile(before.table, before.table.top)
    after = before.to(to_act=frozenset((table.turn,)), table=table, hidden=Hidden(cards))
    return Step(after, (tell(PileShuffled(len(cards))),))


def turn_over(before: State) -> Step[Table, Own, Hidden]:
    """The oldest discard lies open, the others are the draw pile, oldest first [4.2].

    A view keeps which cards they are, not their order, although who remembers it may know it.
    """
    oldest, *rest = (*before.hidden.discards, before.table.top)
    table = _with_pile(before.table, oldest)
    after = before.to(to_act=frozenset((table.turn,)), table=table, hidden=Hidden(tuple(rest)))
    return Step(after, (tell(PileTurned(len(rest), oldest)),))


def _with_pile(table: Table, discard: Card) -> Table:
    """The table with a new draw pile of all discards but `discard`: they were seen to be thrown."""
    pile = table.thrown.with_(table.top).without(discard)
    return replace(
        table, phase="turn", discard=discard, draw_pile=len(pile), thrown=Cards(),
        recycled=pile, fresh=(NO_SLOTS,) * table.seats,
    )  # fmt: skip
