"""The marks of French Tarot."""

from dataclasses import dataclass
from typing import Literal

from kibitz.games.tarot.cards import (
    BOUTS,
    EXCUSE,
    PACK_HALF_POINTS,
    PETIT,
    SUITS,
    Card,
    Cards,
    half_points,
)
from kibitz.games.tarot.deal import next_seat
from kibitz.games.tarot.play import winning_card
from kibitz.games.tarot.scoring import TARGETS, UNITS
from kibitz.games.tarot.table import SEATS, Table, View
from kibitz.kernel.seats import Seat
from kibitz.server.marks.reader import Reader

Side = Literal["taker", "defence", "trick", "yours", "unseen"]
"""Where a bout is, as far as the view tells: won by a side, in the trick lying there, in the own hand."""

ASIDE = 6


@dataclass(frozen=True)
class Bouts:
    """Where the three bouts are."""

    petit: Side
    t21: Side
    excuse: Side


@dataclass(frozen=True)
class Part:
    """Card points, and how much of the pack they are."""

    points: str
    percent: int


@dataclass(frozen=True)
class Marks:
    """Of a view of Tarot; what is about the own hand is empty for an onlooker."""

    scores: tuple[str, ...]
    hand_sizes: tuple[int, ...]
    bid_by_seat: tuple[str | None, ...]  # the last word of each seat in this auction
    winning: int | None  # the place in the trick of the card that wins so far
    bouts: Bouts
    taken: Part | None  # what is in the taker's tricks, as everyone could count it
    needs: Part | None  # what the taker needs with the bouts that are known to be his
    to_set_aside: int  # how many cards the own seat has to set aside yet
    groups: tuple[Cards, ...]  # the own hand: spades, hearts, diamonds, clubs, trumps, the Excuse


def marks(view: View, reader: Reader) -> Marks:
    """The marks of `view`."""
    table, hand = view.table, Cards() if view.own is None else view.own.hand
    bouts = Bouts(*(_side(view, bout) for bout in (PETIT, max(SUITS[-1]), EXCUSE)))
    setting = table.phase == "aside" and view.seat in view.to_act
    return Marks(
        scores=reader.scores(table.slips, SEATS),
        hand_sizes=tuple(table.hand_size(Seat(seat)) for seat in range(SEATS)),
        bid_by_seat=_bids(table),
        winning=table.trick.index(winning_card(table.trick)) if table.trick else None,
        bouts=bouts,
        taken=_part(_taken(table), reader),
        needs=_part(_needs(view), reader),
        to_set_aside=ASIDE - table.aside if setting else 0,
        groups=tuple(group for suit in (*SUITS, Cards.of((EXCUSE,))) if (group := hand & suit)),
    )


def _bids(table: Table) -> tuple[str | None, ...]:
    bids: list[str | None] = [None] * SEATS
    seat = table.dealer
    for bid in table.bids:
        seat = next_seat(seat)
        bids[seat] = bid
    return tuple(bids)


def _side(view: View, bout: Card) -> Side:
    table = view.table
    if bout in table.trick:
        return "trick"
    if view.own is not None and bout in view.own.hand:
        return "yours"
    if bout in _known_takers(table):
        return "taker"
    return "defence" if any(bout in fallen for fallen in table.fallen) else "unseen"


def _known_takers(table: Table) -> Cards:
    """The cards that everyone knows to count for the taker: won, or turned up in the dog.

    A bout of the dog is in his hand until he plays it: it may not be set aside [4.5].
    """
    fallen = Cards()
    for each in table.fallen:
        fallen |= each
    return table.taken | (table.dog - fallen)


def _part(half_points: int | None, reader: Reader) -> Part | None:
    if half_points is None:
        return None
    return Part(reader.points(half_points), half_points * 100 // PACK_HALF_POINTS)


def _taken(table: Table) -> int | None:
    """Half points in the taker's tricks; None before the first trick."""
    if table.phase != "play":
        return None
    return half_points(table.taken) + table.compensation


def _needs(view: View) -> int | None:
    """Half points the taker needs; None before there is a taker."""
    if view.table.taker is None or view.table.phase == "bid":
        return None
    known = _known_takers(view.table) & BOUTS
    if view.own is not None and view.seat == view.table.taker:
        known |= view.own.hand & BOUTS
    return UNITS * TARGETS[len(known)]
