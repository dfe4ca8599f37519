"""Thieves take cards from the melds on the table, the lowest first, tied ones together."""

from collections import Counter
from collections.abc import Iterable
from typing import Final

from kibitz.games.chief.actions import NO_STEAL, STEALS, Action, Meld, NoSteal, Steal
from kibitz.games.chief.cards import RANK, Cards, added, exchanged
from kibitz.games.chief.deal import left_of_dealer
from kibitz.games.chief.refill import refill
from kibitz.games.chief.scoring import THIEF
from kibitz.games.chief.table import (
    Chose,
    Clashed,
    Hidden,
    Own,
    PickedUp,
    State,
    Stole,
    StoleNothing,
    Table,
    ThievesFailed,
    ThievesRetry,
    View,
)
from kibitz.kernel.events import Event, tell
from kibitz.kernel.game import Step, Violation
from kibitz.kernel.seats import Actor, Seat, seats_from
from kibitz.kernel.state import replace

ATTEMPTS: Final = 3
"""How often tied thieves may try to agree [7.8]."""


def thieves_in_order(table: Table, melds: tuple[Cards, ...]) -> tuple[tuple[Seat, ...], ...]:
    """The Thieves by the rank of what they laid, the lowest first, tied ones together [7.1]."""
    by_rank: dict[int, tuple[Seat, ...]] = {}
    for seat in seats_from(left_of_dealer(table.options, table.seats), table.seats):
        if len(melds[seat]) == THIEF:
            rank = RANK[melds[seat][0]]
            by_rank[rank] = (*by_rank.get(rank, ()), seat)
    return tuple([by_rank[rank] for rank in sorted(by_rank)])


def go_on(state: State, *events: Event) -> Step[Table, Own, Hidden]:
    """After `events` the next thieves choose; after the last of them hands are filled up."""
    if state.table.thieves:
        return Step(state.to(to_act=frozenset(state.table.thieves[0])), events)
    return refill(state).after(*events)


def choices(view: View) -> Iterable[Action]:
    """Each card that lies with another seat, and to take nothing [7.6]."""
    for seat, meld in enumerate(view.table.melds):
        if seat != view.seat:
            for card in dict.fromkeys(meld):
                yield STEALS[seat][card]
    yield NO_STEAL


def check(view: View, action: Action) -> Violation | None:
    """The rule that forbids `action` to a thief who is to choose."""
    if isinstance(action, Meld):
        return Violation("7.2")
    if isinstance(action, NoSteal):
        return None
    if action.seat == view.seat:
        return Violation("7.3", card=action.card)
    melds = view.table.melds
    if action.seat >= len(melds) or action.card not in melds[action.seat]:
        return Violation("7.4", card=action.card)
    return None


def apply(before: State, seat: Seat, action: Steal | NoSteal) -> Step[Table, Own, Hidden]:
    """The choice is sealed; with the last of the tied thieves all are looked at [7.7]."""
    own = before.with_own(seat, replace(before.own[seat], sealed=action))
    waiting: frozenset[Actor] = before.to_act - {seat}
    sealed = before.to(to_act=waiting, own=own)
    if waiting:
        return Step(sealed, (tell(Chose(seat)),))
    clashes = _clashes(sealed)
    if clashes:
        return _after_clash(sealed, clashes)
    return _carry_out(sealed)


def _clashes(sealed: State) -> tuple[Event, ...]:
    """The cards that more of the tied thieves name than copies of them lie there [7.8]."""
    wishes = {seat: sealed.own[seat].sealed for seat in sealed.table.thieves[0]}
    clashes = []
    for wish, names in Counter(wishes.values()).items():
        if isinstance(wish, Steal):
            meld = sealed.table.melds[wish.seat]
            if names > meld.count(wish.card):
                thieves = tuple([seat for seat in wishes if wishes[seat] == wish])
                clashes.append(tell(Clashed(thieves, wish.seat, wish.card)))
    return tuple(clashes)


def _after_clash(sealed: State, clashes: tuple[Event, ...]) -> Step[Table, Own, Hidden]:
    """All of the group choose again [7.8]; after the last attempt none of them steals [7.9]."""
    table = sealed.table
    tied, *later = table.thieves
    own = tuple([Own(each.hand) for each in sealed.own])
    if table.attempt < ATTEMPTS:
        table = replace(table, attempt=table.attempt + 1)
        event = tell(ThievesRetry(tied, table.attempt))
    else:
        table = replace(table, attempt=1, thieves=tuple(later))
        event = tell(ThievesFailed(tied))
    return go_on(sealed.to(table=table, own=own), *clashes, event)


def _carry_out(sealed: State) -> Step[Table, Own, Hidden]:
    """Each thief exchanges his card for the one he named [7.5], in seat order [7.10]."""
    table = sealed.table
    tied, *later = table.thieves
    melds, taken, held = list(table.melds), list(table.taken), list(table.held)
    own = [Own(each.hand) for each in sealed.own]
    lies = {thief: thief for thief in tied}  # with whom the card lies now that lay with each thief
    events = []
    for thief in tied:
        wish = sealed.own[thief].sealed
        if not isinstance(wish, Steal):
            events.append(tell(StoleNothing(thief)))
            continue
        there = lies.pop(wish.seat, wish.seat)
        if there == thief:
            events.append(tell(PickedUp(thief, wish.card)))
        else:
            (left,) = melds[thief]
            melds[there] = exchanged(melds[there], wish.card, left)
            lies = {owner: there if at == thief else at for owner, at in lies.items()}
            events.append(tell(Stole(thief, there, wish.card, left)))
        melds[thief] = ()
        held[thief] += 1
        taken[thief] = added(taken[thief], (wish.card,))
        own[thief] = Own(added(own[thief].hand, (wish.card,)))
    table = replace(
        table, melds=tuple(melds), thieves=tuple(later), attempt=1, held=tuple(held),
        taken=tuple(taken),
    )  # fmt: skip
    return go_on(sealed.to(table=table, own=tuple(own)), *events)
