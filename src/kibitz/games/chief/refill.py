"""Hands are filled up to eight from the old stock, and the melds go into the new one."""

from itertools import chain
from typing import Final

from kibitz.games.chief.cards import HAND, Card, Cards, added, gathered
from kibitz.games.chief.deal import all_seats, left_of_dealer
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
    table, stock = before.table, before.hidden.stock
    order = _who_gets_cards(table)
    left = stock[len(order) :]
    drawn: dict[Seat, list[Card]] = {seat: [] for seat in order[: len(stock)]}
    for seat, card in zip(order, stock, strict=False):
        drawn[seat].append(card)
    own, events = list(before.own), []
    for seat, cards in drawn.items():
        own[seat] = Own(added(own[seat].hand, cards))
        events.append(whisper(seat, CardsDrawn(tuple(sorted(cards)))))
    if len(order) > len(stock):
        next_card = order[len(stock)]
        events.append(tell(StockEmpty(next_card)))
    else:
        next_card = left_of_dealer(table.options, table.seats)
        events.append(tell(HandsFull(len(left))))
    table = replace(
        table,
        phase="refill" if len(order) > len(stock) else "shuffle",
        next_card=next_card,
        held=tuple([len(each.hand) for each in own]),
        stock=len(left),
        returned=(),
    )
    after = before.to(to_act=_CHANCE, table=table, own=tuple(own), hidden=Hidden(left))
    return Step(after, tuple(events))


def _who_gets_cards(table: Table) -> list[Seat]:
    """The seats in the order in which they get the next cards, each as many as it lacks."""
    seats = seats_from(table.next_card, table.seats)
    lacks = [HAND - held for held in table.held]
    return [seat for pass_ in range(max(lacks)) for seat in seats if lacks[seat] > pass_]


def chance(before: State) -> ChanceSpec:
    """The cards to shuffle: the melds, and after a refill the rest of the stock with them."""
    cards = gathered(chain(before.hidden.stock, *before.table.melds))
    return ChanceSpec("shuffle", cards, len(cards))


def apply_chance(before: State, action: ChanceAction) -> Step[Table, Own, Hidden]:
    """The state with the new stock: the refill goes on, or the next round begins."""
    table = before.table
    stock = action.of(Card)
    nothing: tuple[Cards, ...] = ((),) * table.seats
    if table.phase == "refill":
        shuffled = replace(table, melds=nothing, stock=len(stock))
        step = refill(before.to(table=shuffled, hidden=Hidden(stock)))
        return step.after(tell(MeldsShuffled(len(stock))))
    table = replace(
        table, phase="meld", round=table.round + 1, melds=nothing, stock=len(stock),
        returned=tuple(chain(*table.melds)),
    )  # fmt: skip
    event: Event = tell(RoundBegan(table.round, table.stock))
    after = before.to(to_act=all_seats(table.seats), table=table, hidden=Hidden(stock))
    return Step(after, (event,))
