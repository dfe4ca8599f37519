"""What an act of Indian Chief makes known, by the rulebook (2.2, 3.4, 7.7 to 7.9, 8.1, 8.3, 8.4)."""

from collections import Counter
from collections.abc import Sequence

from kibitz.games.chief.actions import Meld, Steal
from kibitz.kernel.actions import Action
from kibitz.kernel.cards import Card
from kibitz.kernel.chance import ChanceAction
from kibitz.kernel.seats import Actor, Seat
from kibitz.kernel.state import AnyState


def reveals(
    state: AnyState, actor: Actor, action: Action | ChanceAction, observer: Seat | None
) -> object:
    """The cards that `observer` may know after the act, and the choices that are shown."""
    if isinstance(action, ChanceAction):
        return _chance(state, action, observer)
    if len(state.to_act) > 1:
        return None
    if isinstance(action, Meld):
        return _melds(state, actor, action, observer)
    return _thefts(state, actor, action, observer)


def _chance(state: AnyState, action: ChanceAction, observer: Seat | None) -> object:
    table = state.table
    if action.word == "deal":
        place = None if observer is None else (observer - table.options.dealer - 1) % table.seats
        return (
            None if place is None else sorted(action.cards[place : 8 * table.seats : table.seats])
        )
    if table.phase == "shuffle":
        return None
    lacks = [8 - held for held in table.held]
    return _drawn(lacks, table.next_card, action.cards, observer)


def _melds(state: AnyState, actor: Actor, action: Meld, observer: Seat | None) -> object:
    melds = []
    for seat, own in enumerate(state.own):
        meld = action if seat == actor else own.sealed
        melds.append([card for place, card in enumerate(own.hand) if meld.places >> place & 1])
    if state.table.round == 7 or [meld for meld in melds if len(meld) == 1]:
        return melds
    return melds, _refill(state, [len(meld) for meld in melds], observer)


def _thefts(state: AnyState, actor: Actor, action: Action, observer: Seat | None) -> object:
    """The thefts, or the clashes; and the cards drawn if nobody is left to steal."""
    tied, *later = state.table.thieves
    choices = {seat: action if seat == actor else state.own[seat].sealed for seat in tied}
    wanted = Counter((each.seat, each.card) for each in choices.values() if isinstance(each, Steal))
    clashes = {
        (seat, card)
        for (seat, card), names in wanted.items()
        if names > state.table.melds[seat].count(card)
    }
    shown: object = choices
    if clashes:
        shown = {
            seat: each
            for seat, each in choices.items()
            if isinstance(each, Steal) and (each.seat, each.card) in clashes
        }
        if state.table.attempt < 3:
            return shown
    if later:
        return shown
    lacks = [8 - held for held in state.table.held]
    for seat, each in choices.items():
        if isinstance(each, Steal) and not clashes:
            lacks[seat] -= 1
    return shown, _refill(state, lacks, observer)


def _refill(state: AnyState, lacks: list[int], observer: Seat | None) -> list[Card]:
    first = (state.table.options.dealer + 1) % state.table.seats
    return _drawn(lacks, first, state.hidden.stock, observer)


def _drawn(lacks: list[int], seat: int, stock: Sequence[Card], observer: Seat | None) -> list[Card]:
    """The cards that `observer` draws, when they are dealt round the table from `seat` on."""
    left, drawn = list(stock), []
    while any(lacks) and left:
        if lacks[seat]:
            lacks[seat] -= 1
            card = left.pop(0)
            if seat == observer:
                drawn.append(card)
        seat = (seat + 1) % len(lacks)
    return sorted(drawn)
