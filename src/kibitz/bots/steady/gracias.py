"""Rules of thumb for Gracias: look at each colour alone, and be the second in it.

The score is a sum over colours, so a choice is worth what it changes in one or two of them. Cards
that a seat cannot see, and those that are still to come, are expected to be like all unseen cards;
so the bot counts, for each number of cards that each seat may end up with, how likely it is.

From that alone the rules of thumb follow: stay just below a rival, keep the colour that a rival is
sure to have more of, complete a pile of five, and give where the gift costs a rival the colour or
lifts a rival above you.
"""

from collections.abc import Iterable
from functools import lru_cache
from itertools import accumulate
from math import comb, fsum
from typing import Final, NamedTuple

from kibitz.games.gracias.actions import Action, Keep, Trio
from kibitz.games.gracias.cards import FIVE, OF_EACH, Card, Counts, counted
from kibitz.games.gracias.scoring import piles_of
from kibitz.games.gracias.table import View
from kibitz.games.gracias.turn import TURNS, other_card
from kibitz.kernel.seats import Seat, seats_from

CARDS_A_TURN: Final = 3
"""What a turn brings to a seat: a face-down card, the card it keeps, and about one gift."""

RARE: Final = 1e-3
"""Outcomes less likely than this are left out."""

EQUAL: Final = 1e-9
"""Worths that differ by no more than this are equal."""


def choose(view: View, legal: tuple[Action, ...]) -> Action:
    """The first of the actions with the greatest expected lead over the mean of the others."""
    outlook = Outlook(view)
    worths = [_worth(outlook, action) for action in legal]
    best = max(worths)
    return next(action for action, worth in zip(legal, worths, strict=True) if worth > best - EQUAL)


def _worth(outlook: "Outlook", action: Action) -> float:
    """What an action is worth; a trio is worth the best that can be done with its open cards."""
    table = outlook.table
    match action:
        case Keep(card, receiver):
            assert table.taken is not None
            return outlook.worth(card, other_card(table.taken, card), receiver)
        case Trio(number):
            pair = table.trios[number - 1]
            assert pair is not None
            return max(
                outlook.worth(kept, given, receiver)
                for kept, given in (pair, pair[::-1])
                for receiver in outlook.opponents
            )


class Outlook:
    """What a seat may expect of the scoring, by what it sees."""

    def __init__(self, view: View) -> None:
        self.table = view.table
        self.me = view.here
        self.opponents = seats_from(self.me, self.table.seats)[1:]
        self.held = _held(view)
        self.secret = [_secret(view, Seat(seat)) for seat in range(self.table.seats)]
        self.left = _left(view)
        self.unseen = sum(self.left)
        self.leads: dict[tuple[Card, tuple[Seat, ...]], float] = {}

    def worth(self, kept: Card, given: Card, receiver: Seat) -> float:
        """How much the lead grows if the seat keeps one card and gives the other one."""
        if kept == given:
            return self._gain(kept, self.me, receiver)
        return self._gain(kept, self.me) + self._gain(given, receiver)

    def _gain(self, colour: Card, *receivers: Seat) -> float:
        """How much the lead in a colour grows if each of the receivers gets one more card of it."""
        return self._lead(colour, *receivers) - self._lead(colour)

    def _lead(self, colour: Card, *receivers: Seat) -> float:
        """The own points expected in a colour, less the mean of the others', with such gifts."""
        lead = self.leads.get((colour, receivers))
        if lead is None:
            held = [counts[colour] for counts in self.held]
            for receiver in receivers:
                held[receiver] += 1
            left, unseen, piles = self.left[colour], self.unseen, self.table.options.piles
            points = expected_points(
                prospect(certain, secret, left, unseen, piles)
                for certain, secret in zip(held, self.secret, strict=True)
            )
            mine = points[self.me]
            lead = mine - (fsum(points) - mine) / len(self.opponents)
            self.leads[colour, receivers] = lead
        return lead


def _held(view: View) -> tuple[Counts, ...]:
    """The cards of each seat that the seat of `view` sees."""
    me, reserves = view.here, view.table.reserves
    return (*reserves[:me], counted(view.mine.face_down, reserves[me]), *reserves[me + 1 :])


def _secret(view: View, seat: Seat) -> int:
    """How many cards that are not seen a seat has, or will have at the end of the round."""
    table = view.table
    later_turns = CARDS_A_TURN * (TURNS - table.turn)
    if seat == view.here:
        return later_turns + (table.taken is None)  # the face-down card of the trio to take
    order = seats_from(table.little_opener, table.seats)
    still_chooses = order.index(seat) > order.index(view.here)
    return table.face_down[seat] + later_turns + CARDS_A_TURN * still_chooses


def _left(view: View) -> Counts:
    """How many cards of each colour the seat of `view` does not see."""
    table = view.table
    pairs = (pair for pair in (*table.trios, table.taken) if pair)
    open_cards = counted(card for pair in pairs for card in pair)
    return tuple(OF_EACH - sum(each) for each in zip(open_cards, *_held(view), strict=True))


class Prospect(NamedTuple):
    """What a seat may end up with in a colour."""

    loose: tuple[tuple[int, float], ...]  # numbers of loose cards, and how likely each is
    at_most: tuple[float, ...]  # how likely it is that there are at most 0, 1, 2 … of them
    piles: float  # piles of five expected


@lru_cache(maxsize=1 << 15)
def prospect(held: int, secret: int, left: int, unseen: int, piles: str) -> Prospect:
    """The prospect of who holds some cards of a colour, and as many secret ones of any.

    `left` of all `unseen` cards have the colour; the secret ones are drawn from them.
    """
    likely = [0.0] * (OF_EACH + 1)
    pile_points = 0.0
    for drawn in range(min(secret, left) + 1):
        ways = comb(left, drawn) * comb(unseen - left, secret - drawn)
        chance = ways / comb(unseen, secret)
        down = piles_of(held + drawn, piles)
        likely[held + drawn - FIVE * down] += chance
        pile_points += chance * down
    loose = tuple((count, chance) for count, chance in enumerate(likely) if chance > RARE)
    return Prospect(loose, tuple(accumulate(likely)), pile_points)


def expected_points(prospects: Iterable[Prospect]) -> list[float]:
    """The points that each seat may expect in a colour: its piles, and the loose cards it keeps.

    They are kept if somebody else has more.
    """
    seats = [*prospects]
    at_most = [each.at_most for each in seats]
    points = []
    for seat, each in enumerate(seats):
        others = at_most[:seat] + at_most[seat + 1 :]
        expected = each.piles
        for count, chance in each.loose:
            nobody_has_more = 1.0
            for other in others:
                nobody_has_more *= other[count]
            expected += count * chance * (1 - nobody_has_more)
        points.append(expected)
    return points
