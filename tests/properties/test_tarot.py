"""Tarot counted a second time, from the tricks alone, by the words of the rulebook."""

from dataclasses import dataclass, field

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from kibitz.games.tarot.cards import Card, Cards, half_points
from kibitz.kernel.scores import Slip
from kibitz.kernel.seats import CHANCE, Seat
from support.play import Moment, Sample, samples

SETTINGS = settings(
    max_examples=120, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck)
)
HALF_POINTS = {"K": 9, "Q": 7, "N": 5, "J": 3, "T1": 9, "T21": 9, "X": 9}
FACTOR = {"prise": 1, "garde": 2, "garde-sans": 4, "garde-contre": 6}
HANDFUL = {10: 20, 13: 30, 15: 40}


def value(card: str) -> int:
    """The half points of a card."""
    return HALF_POINTS.get(card, HALF_POINTS.get(card[-1], 1) if card[0] in "SHDC" else 1)


@dataclass
class Deal:
    """What happened in one deal, from the log."""

    dog: list[str]
    taker: int = -1
    contract: str = "pass"
    aside: list[str] = field(default_factory=list)
    announced: bool = False
    handfuls: list[int] = field(default_factory=list)
    played: list[tuple[int, str]] = field(default_factory=list)
    slip: Slip | None = None

    def tricks(self) -> list[list[tuple[int, str]]]:
        return [self.played[at : at + 4] for at in range(0, 72, 4)]


def deals(sample: Sample) -> list[Deal]:
    """The deals of the sample that were played to the end."""
    found: list[Deal] = []
    deal = Deal([])
    for moment in sample.moments(1_000):
        text = _text(sample, moment)
        word, *rest = text.split()
        if moment.actor == CHANCE:
            deal = Deal(rest[-6:])
        elif word in FACTOR:
            deal.taker, deal.contract = moment.actor, word
        elif word == "aside":
            deal.aside += rest
        elif word == "slam":
            deal.announced = True
        elif word == "handful":
            deal.handfuls.append(len(rest))
        elif word not in ("pass", "no-slam"):
            deal.played.append((moment.actor, word))
        if len(moment.after.table.slips) > len(found):
            deal.slip = moment.after.table.slips[-1]
            found.append(deal)
    return found


def _text(sample: Sample, moment: Moment) -> str:
    if moment.actor == CHANCE:
        return sample.game.chance_notation.text(moment.action)
    return sample.game.actions.text(moment.action, moment.state.view(moment.actor))


def winner(trick: list[tuple[int, str]]) -> int:
    """Who wins a trick in which the Excuse does not."""
    trumps = [(int(card[1:]), seat) for seat, card in trick if card[0] == "T"]
    if trumps:
        return max(trumps)[1]
    suit = next(card[0] for _, card in trick if card != "X")
    order = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "N", "Q", "K")
    return max((order.index(card[1:]), seat) for seat, card in trick if card[0] == suit)[1]


@dataclass
class Count:
    """The count of a deal: the taker's half points and bouts, and what the bonuses rest on."""

    half_points: int
    bouts: int
    winners: list[int]
    excuse_wins: bool

    def sides(self, taker: int) -> list[bool]:
        return [seat == taker for seat in self.winners]


def count(deal: Deal) -> Count:
    """Goes through the tricks and gives each card to a side."""
    tricks = deal.tricks()
    winners = [winner(trick) for trick in tricks[:17]]
    leader, card = tricks[17][0]
    side = leader == deal.taker
    excuse_wins = card == "X" and all((seat == deal.taker) == side for seat in winners)
    winners.append(leader if excuse_wins else winner(tricks[17]))
    pile: list[str] = list(deal.aside)
    if deal.contract == "garde-sans":
        pile += deal.dog
    total = 0
    for number, (trick, won_by) in enumerate(zip(tricks, winners, strict=True)):
        taker_wins = won_by == deal.taker
        for seat, played in trick:
            by_taker = seat == deal.taker
            if played != "X":
                gets = taker_wins
            elif number == 17:
                gets = by_taker if excuse_wins else not by_taker
            else:
                gets = by_taker
                if by_taker != taker_wins:
                    total += -1 if by_taker else 1
            if gets:
                pile.append(played)
    total += sum(map(value, pile))
    return Count(total, len({"T1", "T21", "X"} & set(pile)), winners, excuse_wins)


def payment(deal: Deal, counted: Count) -> int:
    """What each defender pays the taker, in half points."""
    factor = FACTOR[deal.contract]
    over = counted.half_points - 2 * (56, 51, 41, 36)[counted.bouts]
    sign = 1 if over >= 0 else -1
    each = sign * (50 + abs(over)) * factor
    each += sign * 2 * sum(HANDFUL[size] for size in deal.handfuls)
    sides = counted.sides(deal.taker)
    all_one_side = len(set(sides)) == 1
    last = 16 if all_one_side and counted.excuse_wins else 17
    if "T1" in [card for _, card in deal.tricks()[last]]:
        each += 20 * factor * (1 if sides[last] else -1)
    taker_slam, defence_slam = all(sides), not any(sides)
    if deal.announced:
        each += 800 if taker_slam else -400
    elif taker_slam:
        each += 400
    if defence_slam:
        each -= 400
    return each


@given(st.data())
@SETTINGS
@pytest.mark.position("TT-45")
def test_the_slip_is_what_the_tricks_come_to(data: st.DataObject) -> None:
    for deal in deals(data.draw(samples("tarot"))):
        assert deal.slip is not None
        each = payment(deal, count(deal))
        scores = deal.slip.totals(4)
        assert sum(scores) == 0
        assert list(scores) == [3 * each if seat == deal.taker else -each for seat in range(4)]


@given(st.data())
@SETTINGS
def test_the_half_point_arises_exactly_when_a_defenders_excuse_falls_to_another_defender_at_the_end(
    data: st.DataObject,
) -> None:
    """The taker's total is a half-integer if and only if a defender's Excuse lies in the last trick,
    a defender wins that trick, and it is not the Excuse itself that wins.
    """
    for deal in deals(data.draw(samples("tarot"))):
        counted = count(deal)
        last = {card: Seat(seat) for seat, card in deal.tricks()[17]}
        by_defender = "X" in last and last["X"] != deal.taker
        to_defence = counted.winners[17] != deal.taker
        assert (counted.half_points % 2 == 1) == (
            by_defender and to_defence and not counted.excuse_wins
        )


def test_the_pack_counts_182_half_points() -> None:
    pack = [Card(number) for number in range(78)]
    assert sum(value(str(card)) for card in pack) == 182
    assert half_points(Cards.of(pack)) == 182
