"""Rules of thumb for Tarot: count the hand, make voids, weigh each card by who will win the trick.

A card is worth what the trick holds if the own side wins it, and costs as much if it does not; how
likely that is follows from the cards not yet seen and from what the seats showed not to have.
"""

from dataclasses import dataclass
from functools import cached_property
from math import prod

from kibitz.games.tarot.actions import Action, Aside, Bid, Handful, Play, Slam
from kibitz.games.tarot.cards import (
    EXCUSE,
    HALF_POINTS,
    HIGHER_TRUMPS,
    KINGS,
    ORDINARY,
    PACK,
    PETIT,
    PLAIN,
    SUIT_OF,
    TRUMPS,
    Card,
    Cards,
    half_points,
    named,
)
from kibitz.games.tarot.play import leading_card, side_tricks, winning_card
from kibitz.games.tarot.table import SEATS, View
from kibitz.kernel.seats import Seat

T21 = Card.parse("T21")
BIG_TRUMPS = named("T16 T17 T18 T19 T20 T21")
HIGHER = tuple(
    Cards.of(other for other in SUIT_OF[card] if other > card) for card in PACK
)  # in the card's own suit

STRENGTHS = {"garde-contre": 64, "garde-sans": 59, "garde": 41, "prise": 39}
"""From where on a contract won more than it lost, in games of this bot with itself."""
LATER_CARD = 2  # half points that a player still to come is expected to add
DUCKING = 0.8  # how often a partner who can win the trick does


def choose(view: View, legal: tuple[Action, ...]) -> Action:
    """What the rules of thumb say for the phase of the deal."""
    match legal[0]:
        case Bid():
            return _bid(view.mine.hand, legal)
        case Aside():
            return _aside(view, legal)
        case Slam():
            return Slam(announced=wins_everything(view.mine.hand))
    handfuls = [action for action in legal if isinstance(action, Handful)]
    if handfuls:
        return _handful(handfuls)
    sight = Sight(view)
    cards = [action.card for action in legal if isinstance(action, Play)]
    return Play(max(cards, key=lambda card: (worth(sight, card), -card)))


def _bid(hand: Cards, legal: tuple[Action, ...]) -> Action:
    """The highest contract that the hand is strong enough for, or a pass."""
    points = strength(hand)
    bids = (Bid(name) for name, needed in STRENGTHS.items() if points >= needed)
    best = next(bids, Bid("pass"))
    return best if best in legal else Bid("pass")


def strength(hand: Cards) -> int:
    """The usual count of a hand: bouts, trumps and big trumps, kings and queens, short suits."""
    trumps = hand & TRUMPS
    points = 2 * len(trumps) + 2 * len(trumps & BIG_TRUMPS)
    points += 10 * (T21 in hand) + 8 * (EXCUSE in hand)
    if PETIT in hand:
        points += (0, 5, 7, 9)[min(3, max(0, len(trumps) - 3))]
    for suit in PLAIN:
        held = hand & suit
        king, queen = bool(held & KINGS), any(HALF_POINTS[card] == 7 for card in held)
        points += 10 if king and queen else 6 * king + 3 * queen
        points += sum(HALF_POINTS[card] in (3, 5) for card in held)
        points += (6, 3)[len(held)] if len(held) < 2 and len(trumps) > 4 else 0
    return points


def _aside(view: View, legal: tuple[Action, ...]) -> Action:
    """Empty the shortest suits without a king first; then save the points that would be lost."""
    hand, left = view.mine.hand, 6 - view.table.aside
    if not hand & ORDINARY:
        return legal[0]  # the lowest trump
    suits = [hand & suit for suit in PLAIN if hand & suit & ORDINARY]
    kingless = sorted((suit for suit in suits if not suit & KINGS), key=len)
    if kingless and len(kingless[0]) <= left:
        return Aside(max(kingless[0], key=_points_then_low))
    loose = Cards()
    for suit in kingless or suits:
        loose |= suit & ORDINARY
    return Aside(max(loose, key=_points_then_low))


def _points_then_low(card: Card) -> tuple[int, int]:
    return HALF_POINTS[card], -card


def _handful(handfuls: list[Handful]) -> Action:
    """Who has so many trumps mostly wins: the largest, keeping the highest trumps hidden."""
    most = max(handful.size for handful in handfuls)
    return next(handful for handful in handfuls if handful.size == most)


def wins_everything(hand: Cards) -> bool:
    """Whether no cards of the others could win a trick: the top trumps draw all theirs."""
    others = PACK - hand
    top = [trump for trump in hand & TRUMPS if not HIGHER_TRUMPS[trump] & others]
    drawn = len(others & TRUMPS) <= len(top)
    return drawn and not any(HIGHER[card] & others for card in hand - TRUMPS - _ONLY_EXCUSE)


_ONLY_EXCUSE = Cards.of((EXCUSE,))


@dataclass(frozen=True)
class Sight:
    """What a seat makes of its view while it plays."""

    view: View

    @cached_property
    def unseen(self) -> Cards:
        """The cards that lie with others, as far as the seat knows."""
        table, own = self.view.table, self.view.mine
        seen = own.hand | own.aside | table.shown
        for fallen in table.fallen:
            seen |= fallen
        return PACK - seen

    @cached_property
    def later(self) -> tuple[Seat, ...]:
        """The seats that play to the trick after this one."""
        here, played = self.view.here, len(self.view.table.trick)
        return tuple(Seat((here + step) % SEATS) for step in range(1, SEATS - played))

    @cached_property
    def may_hold(self) -> tuple[Cards, ...]:
        """What each seat could have."""
        return tuple(self.unseen - out for out in self.view.table.excluded)

    @cached_property
    def lacks(self) -> tuple[float, ...]:
        """For each seat, how likely it is not to have a given card that it could have."""
        many = max(1, len(self.unseen))
        table = self.view.table
        return tuple(max(0.0, 1 - table.hand_size(Seat(seat)) / many) for seat in range(SEATS))

    @cached_property
    def taking(self) -> bool:
        """Whether the seat is the taker."""
        return self.view.seat == self.view.table.taker

    def partner(self, seat: Seat) -> bool:
        """Whether the seat is on the own side."""
        return (seat == self.view.table.taker) == self.taking

    def lacks_all(self, seat: Seat, some: Cards) -> float:
        """How likely the seat has none of these cards."""
        return prod([self.lacks[seat]] * len(some & self.may_hold[seat]))

    def beats(self, seat: Seat, suit: Cards, best: Card) -> float:
        """How likely the seat can beat `best` when `suit` was led."""
        void = 1.0 if suit == TRUMPS else self.lacks_all(seat, suit)
        over = 1 - self.lacks_all(seat, HIGHER_TRUMPS[best])
        if best in TRUMPS:
            return void * over
        return min(1.0, 1 - self.lacks_all(seat, HIGHER[best]) + void * over)

    def wins(self, card: Card) -> float:
        """How likely the own side wins the trick when the seat plays `card`."""
        table = self.view.table
        trick = (*table.trick, card)
        led = leading_card(trick)
        if led is None:
            return 0.25 if self.taking else 0.6
        best = winning_card(trick)
        chance = float(self.partner(Seat((table.leader + trick.index(best)) % SEATS)))
        for seat in self.later:
            beaten = self.beats(seat, SUIT_OF[led], best)
            if self.partner(seat):
                chance += (1 - chance) * beaten * DUCKING
            else:
                chance *= 1 - beaten
        return chance


def worth(sight: Sight, card: Card) -> float:
    """What playing the card is worth now, in half points: the trick, and what the card is kept for."""
    trick = sight.view.table.trick
    chance = sight.wins(card)
    there = half_points(trick) + LATER_CARD * len(sight.later)
    if card == EXCUSE:
        return (2 * chance - 1) * there - (1 - chance) - _keep_excuse(sight)
    stake = there + HALF_POINTS[card]
    return (2 * chance - 1) * stake - _keep(sight, card) + (0 if trick else _lead(sight, card))


def _keep_excuse(sight: Sight) -> float:
    """The Excuse saves a good card once, and must be gone before the last trick."""
    table, left = sight.view.table, len(sight.view.mine.hand)
    if left == 2 and side_tricks(table, sight.view.here) == table.tricks_done:
        return 100.0  # led to the last trick it completes the slam
    return -100.0 if left <= 2 else min(6.0, left - 4.0)


def _keep(sight: Sight, card: Card) -> float:
    """What the card could still do later: a high trump or a king wins another trick."""
    hand, trumps = sight.view.mine.hand, sight.unseen & TRUMPS
    if card == PETIT:
        return 3.0 if len(hand & TRUMPS) > len(trumps) else -3.0
    if card in TRUMPS:
        return 7.0 * len(trumps - HIGHER_TRUMPS[card]) / len(trumps) if trumps else 1.0
    if HIGHER[card] & sight.unseen:
        return 0.0
    return 3.0  # the highest of its suit that is left


def _lead(sight: Sight, card: Card) -> float:
    """The taker draws trumps when he has most of them; the defenders make him ruff."""
    hand, unseen, table = sight.view.mine.hand, sight.unseen, sight.view.table
    if card in TRUMPS:
        strong = 2 * len(hand & TRUMPS) > len(unseen & TRUMPS)
        if not sight.taking:
            return -4.0
        return 8.0 if strong and unseen & TRUMPS and not HIGHER_TRUMPS[card] & unseen else -2.0
    if sight.taking:
        return 0.5 * len(hand & SUIT_OF[card]) - 1
    void = not unseen & SUIT_OF[card] - table.excluded[table.declarer]
    return (3.0 if void else 0.0) + 0.5 * len(hand & SUIT_OF[card])
