import pytest

from kibitz.games.tarot.cards import half_points, named
from kibitz.games.tarot.table import ExcuseKept, ExcuseLost, State, TrickWon
from kibitz.kernel.seats import Seat
from support.tarot import cards, facts, near_the_end, play, said, scored, slip_of, step

FORTY = "T21 SK HK DK CK SQ HQ DQ CQ S2 S3 S4 D2 D3 D4 D5"
"""Cards that count 40 points with one bout, the trump 21."""


def fifth_trick(taker: int) -> State:
    """Seat 0 has the Excuse and SK leads from seat 1; thirteen more cards each, as good as any."""
    low = [
        "HA H2 H3 H4 H5 H6 H7 H8 H9 HN HJ HQ HK",
        "DA D2 D3 D4 D5 D6 D7 D8 D9 DN DJ DQ DK",
        "CA C2 C3 C4 C5 C6 C7 C8 C9 CN CJ CQ CK",
        "T2 T3 T4 T5 T6 T7 T8 T9 T10 T11 T12 T13 T14",
    ]
    first = ["X", "SK", "S5", "S2"]
    hands = [f"{card} {rest}" for card, rest in zip(first, low, strict=True)]
    return near_the_end(hands, taker=taker, leader=1, tricks=(1, 1, 1, 1))


@pytest.mark.keeps("tarot 7.1", "tarot 7.2")
@pytest.mark.position("TT-8")
def test_the_takers_excuse_stays_with_him_for_half_a_point() -> None:
    last = step(fifth_trick(taker=0), "SK, S5, S2, X")
    assert facts(last)[1:] == [
        TrickWon(Seat(1), 5, cards("SK S5 S2 X")),
        ExcuseKept(Seat(0)),
    ]
    table = last.state.table
    assert table.taken == named("X")
    assert half_points(table.taken) + table.compensation == 2 * 4
    assert half_points(named("SK S5 S2")) - table.compensation == 2 * 6


@pytest.mark.keeps("tarot 7.1", "tarot 7.2")
@pytest.mark.position("TT-8")
def test_a_defenders_excuse_stays_with_the_defence() -> None:
    last = step(fifth_trick(taker=1), "SK, S5, S2, X")
    table = last.state.table
    assert ExcuseKept(Seat(0)) in facts(last)
    assert table.taken == named("SK S5 S2")
    assert half_points(table.taken) + table.compensation == 2 * 6


@pytest.mark.keeps("tarot 7.2")
@pytest.mark.position("TT-8")
def test_nothing_is_given_when_the_own_side_wins_the_trick() -> None:
    last = step(fifth_trick(taker=2), "SK, S5, S2, X")
    table = last.state.table
    assert ExcuseKept(Seat(0)) not in facts(last)
    assert (table.taken, table.compensation) == (named(""), 0)


@pytest.mark.keeps("tarot 7.3", "tarot 8.2")
@pytest.mark.position("TT-9")
def test_the_takers_excuse_in_the_last_trick_goes_to_the_defence() -> None:
    state = near_the_end(
        ["X", "S5", "S6", "S7"], taker=0, leader=1, tricks=(8, 9, 0, 0), taken=FORTY
    )
    last = step(state, "S5, S6, S7, X")
    assert ExcuseLost(Seat(0)) in facts(last)
    slip = slip_of(last)
    assert scored(slip) == {"8.4": "-36"}
    assert slip.totals(4)[0] == -2 * 108
    assert said(slip.lines[0]) == (
        "Contract failed: 40 points, bouts 1, target 51: (25 + 11) × 1 = 36 to each of three defenders"
    )


@pytest.mark.keeps("tarot 7.3")
@pytest.mark.parametrize(
    ("hands", "leader", "line", "points", "bouts"),
    [
        # the taker, seat 0, wins the trick with a defender's Excuse: all of it is his
        (["SK", "X", "S6", "S7"], 0, "SK, X, S6, S7", "50", 2),
        # another defender wins it: the Excuse is the taker's all the same
        (["S5", "X", "S6", "S7"], 0, "S5, X, S6, S7", "44.5", 2),
        (["S5", "X", "S6", "S7"], 1, "X, S6, S7, S5", "44.5", 2),
        # the taker leads it, without a slam
        (["X", "S5", "S6", "S7"], 0, "X, S5, S6, S7", "40", 1),
    ],
)
def test_in_the_last_trick_the_excuse_changes_sides(
    hands: list[str], leader: int, line: str, points: str, bouts: int
) -> None:
    taken = FORTY if "SK" not in hands else FORTY.replace("SK", "S8 S9 SA D6 D7 D8 D9 H2 H3")
    state = near_the_end(hands, taker=0, leader=leader, tricks=(8, 9, 0, 0), taken=taken)
    facts_ = dict(slip_of(step(state, line)).lines[0].facts)
    assert (str(facts_["points"]), facts_["bouts"]) == (points, bouts)


@pytest.mark.keeps("tarot 7.4")
def test_the_excuse_led_after_seventeen_tricks_wins_and_stays() -> None:
    state = near_the_end(
        ["X", "S5", "S6", "S7"], taker=0, leader=0, tricks=(17, 0, 0, 0), taken=FORTY
    )
    last = step(state, "X, S5, S6, S7")
    assert facts(last)[1] == TrickWon(Seat(0), 18, cards("X S5 S6 S7"))
    slip = slip_of(last)
    assert str(dict(slip.lines[0].facts)["points"]) == "46"
    assert "8.12" in scored(slip)


@pytest.mark.keeps("tarot 7.4")
def test_a_defender_can_complete_the_slam_of_the_defence_with_it() -> None:
    state = near_the_end(["S5", "X", "S6", "S7"], taker=0, leader=1, tricks=(0, 9, 8, 0))
    slip = slip_of(step(state, "X, S6, S7, S5"))
    assert str(dict(slip.lines[0].facts)["points"]) == "0"
    assert "8.13" in scored(slip)


@pytest.mark.keeps("tarot 7.3", "tarot 7.4")
def test_not_led_it_changes_sides_although_the_defence_has_a_slam() -> None:
    state = near_the_end(["S5", "X", "S6", "S7"], taker=0, leader=3, tricks=(0, 0, 8, 9))
    slip = slip_of(step(state, "S7, S5, X, S6"))
    assert str(dict(slip.lines[0].facts)["points"]) == "4.5"
    assert "8.13" in scored(slip)
    missed = near_the_end(["S5", "X", "S6", "S7"], taker=0, leader=1, tricks=(1, 8, 8, 0))
    assert play(missed, "X, S6, S7, S5").table.tricks == (1, 8, 8, 1)
