"""The eighteen tricks: what may be played, who wins, and where the Excuse goes."""

from typing import Final

from kibitz.games.tarot.actions import Play
from kibitz.games.tarot.cards import (
    EXCUSE,
    HAND,
    HIGHER_TRUMPS,
    NONE,
    SUIT_OF,
    TRUMPS,
    Card,
    Cards,
)
from kibitz.games.tarot.scoring import end_deal
from kibitz.games.tarot.table import (
    SEATS,
    CardPlayed,
    ExcuseKept,
    ExcuseLost,
    Hidden,
    Own,
    State,
    Table,
    Trick,
    TrickWon,
    View,
)
from kibitz.kernel.events import Event, tell
from kibitz.kernel.game import Step, Violation
from kibitz.kernel.seats import Seat
from kibitz.kernel.state import put, replace

_TURN: Final = tuple(frozenset((Seat(seat),)) for seat in range(SEATS))


def check_play(view: View, play: Play) -> Violation | None:
    """Why the seat to act may not play that card."""
    card, table, hand = play.card, view.table, view.mine.hand
    if table.phase != "play":
        return Violation("6.1")
    if card not in hand:
        return Violation("6.3", card=card)
    led = leading_card(table.trick)
    if led is None or card == EXCUSE:  # a leader is free [6.4], the Excuse is always [6.8]
        return None
    return _check_following(table.trick, led, card, hand)


def _check_following(
    trick: tuple[Card, ...], led: Card, card: Card, hand: Cards
) -> Violation | None:
    """Why `card` may not follow `led` out of that hand; without suit and trump all may [6.12]."""
    suit, trumps = SUIT_OF[led], hand & TRUMPS
    if hand & suit and card not in suit:
        return Violation("6.5", led=led, card=card, held=tuple(hand & suit))
    if trumps and card not in TRUMPS and card not in suit:
        return Violation("6.6", led=led, card=card, held=tuple(trumps))
    best = best_trump(trick)
    if best is not None and card in TRUMPS and card < best:
        higher = hand & HIGHER_TRUMPS[best]
        if higher:
            return Violation("6.7", best=best, card=card, higher=tuple(higher))
    return None


def leading_card(trick: tuple[Card, ...]) -> Card | None:
    """The card that says what must be followed: the first that is not the Excuse [6.9]."""
    return next((card for card in trick if card != EXCUSE), None)


def best_trump(trick: tuple[Card, ...]) -> Card | None:
    """The highest trump on the trick."""
    return max((card for card in trick if card in TRUMPS), default=None)


def winning_card(trick: tuple[Card, ...]) -> Card:
    """The highest trump, or else the highest card of the suit led; not the Excuse [6.11, 7.1]."""
    led = leading_card(trick)
    if led is None:
        return trick[0]
    suit = SUIT_OF[led]
    return best_trump(trick) or max(card for card in trick if card in suit)


def apply_play(state: State, seat: Seat, play: Play) -> Step[Table, Own, Hidden]:
    """The state after the card; the fourth one ends the trick."""
    card, table, own = play.card, state.table, state.own[seat]
    turn = Seat((seat + 1) % SEATS)
    table = replace(
        table,
        turn=turn,
        trick=(*table.trick, card),
        fallen=_with(table.fallen, seat, Cards.of((card,))),
        excluded=_with(table.excluded, seat, shown_not_held(table.trick, card)),
    )
    own_after = state.with_own(seat, Own(own.hand.without(card), own.aside))
    event = tell(CardPlayed(seat, card))
    if len(table.trick) < SEATS:
        return Step(state.to(to_act=_TURN[turn], table=table, own=own_after), (event,))
    return _end_trick(state.to(table=table, own=own_after), event)


def _with(sets: tuple[Cards, ...], place: int, more: Cards) -> tuple[Cards, ...]:
    if not more:
        return sets
    return put(sets, place, sets[place] | more)


def shown_not_held(trick: tuple[Card, ...], card: Card) -> Cards:
    """The cards that a seat shows not to hold when it plays `card` to `trick` [6.5, 6.6, 6.7]."""
    led = leading_card(trick)
    if led is None or card == EXCUSE:
        return NONE
    suit = SUIT_OF[led]
    if card in TRUMPS:
        missing = NONE if suit == TRUMPS else suit
        best = best_trump(trick)
        return missing if best is None or card > best else missing | HIGHER_TRUMPS[best]
    return NONE if card in suit else suit | TRUMPS


def _end_trick(state: State, event: Event) -> Step[Table, Own, Hidden]:
    """The winner takes the trick and leads to the next [6.11]; the Excuse has its own ways."""
    table, cards = state.table, state.table.trick
    winner = trick_winner(table)
    trick = Trick(table.leader, cards, winner)
    number = table.tricks_done + 1
    taken, compensation, excuse = _excuse(table, trick, last=number == HAND)
    table = replace(
        table,
        leader=winner,
        turn=winner,
        trick=(),
        tricks=tuple(won + (seat == winner) for seat, won in enumerate(table.tricks)),
        taken=table.taken | taken,
        compensation=table.compensation + compensation,
    )
    events = (event, tell(TrickWon(winner, number, cards)), *excuse)
    if number < HAND:
        after = state.to(to_act=_TURN[winner], table=replace(table, last=trick))
        return Step(after, events)
    return end_deal(state.to(table=table), trick).after(*events)


def trick_winner(table: Table) -> Seat:
    """Who wins the complete trick lying on the table [6.11], the Excuse perhaps [7.4]."""
    cards, leader = table.trick, table.leader
    if cards[0] == EXCUSE and _won_all_before(table, leader):
        return leader
    return Seat((leader + cards.index(winning_card(cards))) % SEATS)


def _won_all_before(table: Table, seat: Seat) -> bool:
    """Whether it is the last trick, and the side of `seat` won all those before."""
    return side_tricks(table, seat) == HAND - 1


def side_tricks(table: Table, seat: Seat) -> int:
    """How many tricks the side of `seat` has won."""
    by_taker = table.tricks[table.declarer]
    return by_taker if seat == table.taker else table.tricks_done - by_taker


def _excuse(table: Table, trick: Trick, *, last: bool) -> tuple[Cards, int, tuple[Event, ...]]:
    """What the taker gets of a trick, his half points for an Excuse kept, and what is told."""
    taker = table.declarer
    cards = Cards.of(trick.cards)
    gets_trick = trick.winner == taker
    if EXCUSE not in cards:
        return (cards if gets_trick else NONE), 0, ()
    player = Seat((trick.leader + trick.cards.index(EXCUSE)) % SEATS)
    others, excuse = cards.without(EXCUSE), Cards.of((EXCUSE,))
    if last and player != trick.winner:  # it changes sides, whoever wins the trick [7.3]
        gets_excuse, compensation = player != taker, 0
        told: tuple[Event, ...] = (tell(ExcuseLost(player)),)
    else:  # it stays with its side [7.1, 7.4]; if the other has the trick, for half a point [7.2]
        gets_excuse = player == taker
        compensation = gets_trick - gets_excuse
        told = (tell(ExcuseKept(player)),) if compensation else ()
    taken = (others if gets_trick else NONE) | (excuse if gets_excuse else NONE)
    return taken, compensation, told
