"""Hands are filled up to eight from the old stock, and the melds go into the new one."""

from itertools import chain
from typing import Final

from kibitz.games.chief.cards import HAND, Card, Cards, added
from kibitz.games.chief.deal import all_seats, left_of_dealer, of_game
from kibitz.games.chief.table import (
    CardsDrawn,
    HandsFull,
    Hidden,
    MeldsShuffled,
    Own,
    RoundBegan,
    State,
    StockEmpty,
    Table,
)
from kibitz.kernel.chance import ChanceAction, ChanceSpec
from kibitz.kernel.events import Event, tell, whisper
from kibitz.kernel.game import Step
from kibitz.kernel.seats import CHANCE, Seat, seats_from
from kibitz.kernel.state import replace

_CHANCE: Final = frozenset((CHANCE,))


def refill(before: State) -> Step[Table, Own, Hidden]:
    """One card at a time to everyone who needs one, from the dealer's left [8.1, 8.2].

    It stops where the stock is empty [8.3], and goes on from there when it is called again.
    """
    table = before.table
    order = _who_gets_cards(table)
    stock = before.hidden.stock
    drawn: tuple[list[Card], ...] = tuple([[] for _ in range(table.seats)])
    for seat, card in zip(order, stock, strict=False):
        drawn[seat].append(card)
    own = tuple(
        [Own(added(each.hand, cards)) for each, cards in zip(before.own, drawn, strict=True)]
    )
    events = [
        whisper(Seat(seat), CardsDrawn(tuple(sorted(cards))))
        for seat, cards in enumerate(drawn)
        if cards
    ]
    left = stock[len(order) :]
    table = replace(
        table, held=tuple([len(each.hand) for each in own]), stock=len(left), returned=()
    )
    if len(order) > len(stock):
        short = order[len(stock)]
        table = replace(table, phase="refill", next_card=short)
        events.append(tell(StockEmpty(short)))
    else:
        first = left_of_dealer(table.options, table.seats)
        table = replace(table, phase="shuffle", next_card=first)
        events.append(tell(HandsFull(len(left))))
    return Step(before.to(to_act=_CHANCE, table=table, own=own, hidden=Hidden(left)), tuple(events))


def _who_gets_cards(table: Table) -> list[Seat]:
    """The seats in the order in which they get the next cards, up to eight for each."""
    seats = seats_from(table.next_card, table.seats)
    return [seat for pass_ in range(HAND) for seat in seats if table.held[seat] + pass_ < HAND]


def chance(before: State) -> ChanceSpec:
    """The cards to shuffle: the melds, and after a refill the rest of the stock with them."""
    cards = added(before.hidden.stock, chain(*before.table.melds))
    return ChanceSpec("shuffle", cards, len(cards))


def apply_chance(before: State, action: ChanceAction) -> Step[Table, Own, Hidden]:
    """The state with the new stock: the refill goes on, or the next round begins."""
    table = before.table
    stock = of_game(action)
    nothing: tuple[Cards, ...] = ((),) * table.seats
    if table.phase == "refill":
        shuffled = replace(table, melds=nothing, stock=len(stock))
        step = refill(before.to(table=shuffled, hidden=Hidden(stock)))
        return Step(step.state, (tell(MeldsShuffled(len(stock))), *step.events))
    table = replace(
        table, phase="meld", round=table.round + 1, melds=nothing, stock=len(stock),
        returned=added((), chain(*table.melds)),
    )  # fmt: skip
    event: Event = tell(RoundBegan(table.round, table.stock))
    after = before.to(to_act=all_seats(table.seats), table=table, hidden=Hidden(stock))
    return Step(after, (event,))
