import pytest

from kibitz.bots import random
from kibitz.games.tarot.cards import half_points, named
from kibitz.games.tarot.game import GAME
from kibitz.games.tarot.scoring import Count, score_lines
from kibitz.games.tarot.table import CardPlayed, DealEnded, TrickWon
from kibitz.kernel.events import Fact
from kibitz.kernel.game import Step
from kibitz.kernel.scores import Points
from kibitz.kernel.seats import CHANCE, Seat
from kibitz.kernel.shuffle import seed_from_text
from kibitz.kernel.state import put, replace
from support.tarot import (
    bid_to,
    deal,
    facts,
    may_play,
    near_the_end,
    play,
    said,
    scored,
    settled,
    slip_of,
    step,
)

TAKER = Seat(2)


def count(
    contract: str, bouts: int, points: float, petit: bool | None = None, *,
    handfuls: tuple[int, ...] = (), slam: bool = False, all_tricks: bool | None = None,
) -> Count:  # fmt: skip
    return Count(TAKER, contract, round(2 * points), bouts, petit, handfuls, slam, all_tricks)


def rules(of: Count) -> list[str]:
    return [line.rule for line in score_lines(of)]


@pytest.mark.keeps("tarot 8.3", "tarot 8.14", "tarot 8.2")
@pytest.mark.position("TT-10", "TT-11")
@pytest.mark.parametrize(
    ("of", "each", "taker"),
    [
        (count("garde", 2, 45), "58", "174"),
        (count("prise", 2, 41), "25", "75"),
        (count("prise", 0, 56), "25", "75"),
        (count("prise", 1, 51), "25", "75"),
        (count("prise", 3, 36), "25", "75"),
        (count("garde-sans", 3, 40), "116", "348"),
        (count("garde-contre", 1, 52), "156", "468"),
    ],
)
def test_a_contract_made(of: Count, each: str, taker: str) -> None:
    assert settled(of) == (each, taker)
    assert rules(of) == ["8.3"]


@pytest.mark.position("TT-10")
def test_the_example_of_the_rulebook_reads_as_it_is_written() -> None:
    assert said(score_lines(count("garde", 2, 45))[0]) == (
        "Contract made: 45 points, bouts 2, target 41: (25 + 4) × 2 = 58 from each of three defenders"
    )


@pytest.mark.keeps("tarot 8.4", "tarot 8.2")
@pytest.mark.breaks("tarot 8.3")
@pytest.mark.parametrize(
    ("of", "each"),
    [
        (count("prise", 2, 40.5), "-25.5"),
        (count("prise", 0, 55), "-26"),
        (count("prise", 1, 50), "-26"),
        (count("prise", 3, 35), "-26"),
        (count("garde", 2, 38), "-56"),
        (count("garde-contre", 0, 0), "-486"),
    ],
)
def test_a_contract_failed(of: Count, each: str) -> None:
    assert settled(of)[0] == each
    assert rules(of) == ["8.4"]


@pytest.mark.breaks("tarot 8.4")
def test_at_the_target_the_contract_does_not_fail() -> None:
    assert rules(count("prise", 2, 41)) == ["8.3"]
    assert rules(count("prise", 2, 40.5)) == ["8.4"]


@pytest.mark.keeps("tarot 8.15")
@pytest.mark.position("TT-27")
def test_half_points_are_never_rounded() -> None:
    assert settled(count("prise", 2, 44.5)) == ("28.5", "85.5")
    assert settled(count("garde", 2, 44.5)) == ("57", "171")
    assert settled(count("prise", 2, 41.5)) == ("25.5", "76.5")
    assert settled(count("prise", 2, 40.5)) == ("-25.5", "-76.5")


@pytest.mark.keeps("tarot 8.5")
@pytest.mark.position("TT-14")
def test_the_taker_wins_the_last_trick_with_the_petit() -> None:
    """He has 30 points with two bouts, eleven short, and gets ten for the Petit."""
    state = near_the_end(
        ["D5", "D6", "T1", "D7"], taker=2, leader=2, tricks=(9, 0, 8, 0),
        taken="T21 SK HK DK CK S2 S3 S4",
    )  # fmt: skip
    slip = slip_of(step(state, "T1, D7, D5, D6"))
    assert scored(slip) == {"8.4": "-36", "8.5": "10"}
    assert slip.totals(4) == (2 * 26, 2 * 26, -2 * 78, 2 * 26)
    assert said(slip.lines[1]) == (
        "Petit in the last trick, won by the taker: 10 × 1 = 10 from each defender"
    )


@pytest.mark.keeps("tarot 8.6")
@pytest.mark.breaks("tarot 8.5")
@pytest.mark.position("TT-12")
def test_the_defence_wins_the_petit_in_the_last_trick() -> None:
    assert settled(count("garde-sans", 2, 56, petit=False)) == ("120", "360")
    state = near_the_end(
        ["T5", "D6", "T1", "D7"], taker=2, contract="garde-sans", leader=0, tricks=(9, 0, 8, 0)
    )
    slip = slip_of(step(state, "T5, D6, T1, D7"))
    assert scored(slip)["8.6"] == "-40"
    assert "8.5" not in scored(slip)


@pytest.mark.keeps("tarot 8.5")
def test_the_bonus_goes_to_the_winner_of_the_trick_whoever_played_the_petit() -> None:
    state = near_the_end(["T5", "D6", "T1", "D7"], taker=0, leader=0, tricks=(9, 0, 8, 0))
    assert scored(slip_of(step(state, "T5, D6, T1, D7")))["8.5"] == "10"


@pytest.mark.breaks("tarot 8.5", "tarot 8.6")
def test_no_bonus_if_the_petit_fell_before_or_lay_in_the_dog() -> None:
    state = near_the_end(
        ["T5", "D6", "T2", "D7"], taker=2, leader=0, tricks=(9, 0, 8, 0), taken="T1",
        lying="S2 S3 S4 S5 S6 S7",
    )  # fmt: skip
    assert scored(slip_of(step(state, "T5, D6, T2, D7"))).keys() == {"8.4"}
    in_dog = near_the_end(
        ["T5", "D6", "T2", "D7"], taker=2, contract="garde-sans", leader=0, tricks=(9, 0, 8, 0),
        lying="T1 S3 S4 S5 S6 S7",
    )  # fmt: skip
    assert scored(slip_of(step(in_dog, "T5, D6, T2, D7"))).keys() == {"8.4"}


@pytest.mark.keeps("tarot 8.1", "tarot 4.8")
@pytest.mark.position("TT-24")
def test_in_a_garde_sans_the_dog_and_its_bout_are_the_takers() -> None:
    state = near_the_end(
        ["D5", "D6", "D2", "D7"], taker=0, contract="garde-sans", leader=1, tricks=(9, 0, 8, 0),
        taken="T21 SK HK DK CK SQ HQ DQ CQ S9", lying="T1 S3 S4 S5 S6 S7",
    )  # fmt: skip
    last = step(state, "D6, D2, D7, D5")
    slip = slip_of(last)
    assert scored(slip) == {"8.3": "112"}
    assert slip.totals(4)[0] == 2 * 336
    assert str(dict(slip.lines[0].facts)["points"]) == "44"
    assert facts(last)[-1] == DealEnded(Seat(0), named("T1 S3 S4 S5 S6 S7"), slip)


@pytest.mark.keeps("tarot 8.1", "tarot 4.9")
def test_in_a_garde_contre_they_are_the_defenders() -> None:
    state = near_the_end(
        ["D5", "D6", "D2", "D7"], taker=0, contract="garde-contre", leader=1, tricks=(9, 0, 8, 0),
        taken="T21 SK HK DK CK SQ HQ DQ CQ S9", lying="T1 S3 S4 S5 S6 S7",
    )  # fmt: skip
    slip = slip_of(step(state, "D6, D2, D7, D5"))
    assert scored(slip) == {"8.4": "-234"}  # 37 points, one bout: (25 + 14) x 6


@pytest.mark.keeps("tarot 8.1", "tarot 4.7")
def test_the_discard_counts_for_the_taker() -> None:
    state = near_the_end(
        ["D5", "D6", "D2", "D7"], taker=0, leader=1, tricks=(9, 0, 8, 0),
        taken="T21 SK", lying="SQ HQ S4 S5 S6 S7",
    )  # fmt: skip
    slip = slip_of(step(state, "D6, D2, D7, D5"))
    assert str(dict(slip.lines[0].facts)["points"]) == "18"  # 4.5 + 4.5 + 3.5 + 3.5 + 4 x 0.5


@pytest.mark.keeps("tarot 8.8")
@pytest.mark.position("TT-15")
def test_a_handful_goes_to_the_winner_of_the_contract() -> None:
    assert settled(count("garde", 2, 48, handfuls=(10,))) == ("84", "252")
    assert rules(count("garde", 2, 48, handfuls=(10,))) == ["8.3", "8.8"]
    assert settled(count("garde-contre", 2, 41, handfuls=(13,)))[0] == "180"
    assert settled(count("prise", 2, 60, handfuls=(15,))) == ("84", "252")


@pytest.mark.keeps("tarot 8.8", "tarot 5.8")
@pytest.mark.position("TT-31")
def test_the_triple_of_the_four_kings_scores_forty() -> None:
    """He holds fourteen trumps and shows fifteen, one of them set aside; then he wins every trick.

    The Excuse stays with the defence, for half a point: 91 - 4.5 + 0.5 = 87, which is 46 over.
    """
    high = " ".join(f"T{number}" for number in range(9, 22))
    state = play(
        deal({0: f"{high} T5 SK HK DK S2", 1: "X"}, "T1 CK S7 H3 D4 C5"), bid_to(0, "prise"),
        "aside S2, aside S7, aside H3, aside D4, aside C5, aside T5, no-slam",
        f"handful T1 T5 {high}",
    )  # fmt: skip
    assert len(state.own[0].hand & named(f"T1 {high}")) == 14
    (size,) = [len(shown) for shown in state.table.handfuls if shown]
    assert settled(count("prise", 2, 60, handfuls=(size,))) == ("84", "252")
    while state.to_act:
        last = step(state, may_play(state).split()[-1])
        state = last.state
    assert scored(slip_of(last)) == {"8.3": "71", "8.8": "40", "8.12": "200"}


@pytest.mark.keeps("tarot 8.9")
@pytest.mark.breaks("tarot 8.8")
@pytest.mark.position("TT-16", "TT-17")
def test_when_the_contract_fails_it_goes_to_the_defence() -> None:
    assert settled(count("garde", 2, 38, handfuls=(10,))) == ("-76", "-228")
    assert settled(count("prise", 1, 50, handfuls=(10, 10))) == ("-66", "-198")
    assert rules(count("prise", 1, 50, handfuls=(10, 10))) == ["8.4", "8.9", "8.9"]


@pytest.mark.keeps("tarot 8.8", "tarot 8.9")
@pytest.mark.breaks("tarot 8.8", "tarot 8.9")
@pytest.mark.parametrize(
    ("taken", "by_rule"),
    [
        ("T21 T1 SK HK DK CK SQ HQ DQ CQ", {"8.3": "25", "8.8": "30"}),
        ("T21 T1 SK HK DK CK SQ HQ DQ S2", {"8.4": "-28", "8.9": "-30"}),
    ],
)
def test_a_handful_of_the_taker_and_of_a_defender_are_not_told_apart(
    taken: str, by_rule: dict[str, str]
) -> None:
    """Whoever showed the thirteen trumps, the side that wins the contract is paid for them."""
    before = near_the_end(
        ["D5", "D6", "D2", "D7"], taker=0, leader=1, tricks=(9, 0, 8, 0), taken=taken
    )
    trumps = named(" ".join(f"T{number}" for number in range(2, 15)))
    for shower in range(4):
        handfuls = put((named(""),) * 4, shower, trumps)
        state = before.to(table=replace(before.table, handfuls=handfuls))
        assert scored(slip_of(step(state, "D6, D2, D7, D5"))) == by_rule


@pytest.mark.keeps("tarot 8.14", "tarot 8.16")
def test_the_whole_settlement_that_the_rulebook_works_out() -> None:
    made = count("garde", 2, 47, petit=False, handfuls=(13,))
    assert settled(made) == ("72", "216")
    assert [said(line).rpartition(" = ")[2] for line in score_lines(made)] == [
        "62 from each of three defenders",
        "20 to each defender",
        "Handful of 13: 30 from each defender",
    ]
    failed = count("garde", 2, 38, petit=False, handfuls=(13,))
    assert settled(failed) == ("-106", "-318")


@pytest.mark.keeps("tarot 8.11")
@pytest.mark.breaks("tarot 8.10", "tarot 8.12")
@pytest.mark.position("TT-18")
def test_an_announced_slam_missed_costs_200_although_the_contract_is_made() -> None:
    missed = count("garde", 2, 70, slam=True)
    assert settled(missed) == ("-92", "-276")
    assert rules(missed) == ["8.3", "8.11"]


@pytest.mark.keeps("tarot 8.12")
@pytest.mark.breaks("tarot 8.11", "tarot 8.13")
def test_a_slam_that_was_not_announced_earns_200() -> None:
    made = count("prise", 3, 91, all_tricks=True)
    assert settled(made)[0] == "280"
    assert rules(made) == ["8.3", "8.12"]


@pytest.mark.keeps("tarot 8.10")
def test_eighteen_tricks_make_a_slam_not_ninety_one_points() -> None:
    """The dog of a Garde contre is the defence's, yet all tricks are the taker's."""
    state = near_the_end(
        ["T21", "D6", "D2", "D7"], taker=0, contract="garde-contre", leader=0,
        tricks=(17, 0, 0, 0), lying="X T1 SK HK DK CK", slam=True,
    )  # fmt: skip
    slip = slip_of(step(state, "T21, D6, D2, D7"))
    assert scored(slip).keys() == {"8.4", "8.10"}
    assert scored(slip)["8.10"] == "400"


@pytest.mark.keeps("tarot 8.13")
def test_the_defence_wins_every_trick() -> None:
    lost = count("prise", 0, 0, all_tricks=False)
    assert settled(lost)[0] == "-281"
    assert rules(lost) == ["8.4", "8.13"]


@pytest.mark.keeps("tarot 8.11", "tarot 8.13")
def test_both_sentences_apply_when_an_announced_slam_becomes_one_of_the_defence() -> None:
    lost = count("prise", 0, 0, slam=True, all_tricks=False)
    assert rules(lost) == ["8.4", "8.11", "8.13"]
    assert settled(lost)[0] == "-481"


@pytest.mark.keeps("tarot 8.7")
def test_after_a_slam_ended_by_the_excuse_the_trick_before_counts() -> None:
    state = near_the_end(
        ["D5 D2", "X T1", "D6 D3", "D7 D4"], taker=0, leader=1, tricks=(0, 8, 8, 0)
    )
    state = play(state, "T1, D6, D7, D5")
    slip = slip_of(step(state, "X, D3, D4, D2"))
    assert scored(slip).keys() == {"8.4", "8.6", "8.13"}
    missed = near_the_end(
        ["D5 D2", "X T1", "D6 D3", "D7 D4"], taker=0, leader=1, tricks=(1, 8, 7, 0)
    )
    missed = play(missed, "T1, D6, D7, D5")
    assert scored(slip_of(step(missed, "X, D3, D4, D2"))).keys() == {"8.4"}


@pytest.mark.keeps("tarot 8.7")
def test_then_the_last_trick_does_not_count_for_the_petit() -> None:
    state = near_the_end(
        ["X T9", "T2 T1", "D6 D3", "D7 D4"], taker=0, leader=0, tricks=(16, 0, 0, 0)
    )
    slip = slip_of(step(state, "T9, T2, D6, D7, X, T1, D3, D4"))
    assert scored(slip).keys() == {"8.4", "8.12"}


SLAM_HANDS = {
    0: "T21 T20 T19 T18 T17 T16 T15 T14 T13 T12 T1 X SK SQ HK HQ DK CK",
    1: "T5 T4 T3 T2 S10 S7 S4 SA H10 H7 H4 HA DQ D10 D7 D4 DA C9",
    2: "T8 T7 T6 SJ S8 S5 S2 HJ H8 H5 H2 DJ D8 D5 D2 CN C10 C7",
    3: "T11 T10 T9 SN S9 S6 S3 HN H9 H6 H3 DN D9 D6 D3 CQ CJ C8",
}
SLAM_TRICKS = """T21 T2 T6 T9, T20 T3 T7 T10, T19 T4 T8 T11, T18 T5 D2 D3, T17 DA H2 H3, T16 HA S2 S3,
T15 SA D5 D6, T14 D4 H5 H6, T13 H4 S5 S6, T12 S4 C7 C8, SK S7 S8 S9, SQ S10 SJ SN, HK H7 H8 H9,
HQ H10 HJ HN, DK D7 D8 D9, CK C9 C10 CJ, T1 D10 DJ DN, X DQ CN CQ"""
DISCARD = "aside CA, aside C2, aside C3, aside C4, aside C5, aside C6"


def slam_deal(word: str, *, handful: str = "") -> Step:
    state = play(deal(SLAM_HANDS, "CA C2 C3 C4 C5 C6"), bid_to(0, "garde"), DISCARD, word)
    if handful:
        state = play(state, handful)
    return step(state, *SLAM_TRICKS.replace(",", "").split())


@pytest.mark.keeps("tarot 8.10", "tarot 8.7", "tarot 7.4", "tarot 5.2")
@pytest.mark.position("TT-40")
def test_an_announced_slam_ended_by_the_excuse() -> None:
    last = slam_deal("slam")
    slip = slip_of(last)
    assert scored(slip) == {"8.3": "160", "8.5": "20", "8.10": "400"}
    result = GAME.result(last.state)
    assert result is not None
    assert result.scores == (2 * 1740, -2 * 580, -2 * 580, -2 * 580)
    assert dict(slip.lines[0].facts) == {
        "contract": "garde", "made": True,
        "points": Points(182, 2), "bouts": 3, "target": 36, "difference": Points(110, 2),
        "base": Points(160, 2), "multiplier": 2, "each": Points(320, 2),
    }  # fmt: skip


@pytest.mark.keeps("tarot 8.12")
@pytest.mark.position("TT-40")
def test_the_same_slam_not_announced_or_with_a_handful() -> None:
    assert slip_of(slam_deal("no-slam")).totals(4)[0] == 2 * 1140
    single = "handful T1 T12 T13 T14 T15 T16 T17 T18 T19 T20"
    assert slip_of(slam_deal("slam", handful=single)).totals(4)[0] == 2 * 1800


@pytest.mark.position("TT-45")
@pytest.mark.keeps("tarot 8.1", "tarot 8.14", "tarot 8.15", "tarot 7.3")
def test_points_add_up_and_halves_come_from_one_case_only() -> None:
    """The cards of both sides count 91; a half comes only of a defender's Excuse in a last trick
    that another defender wins. Counted here card by card, from what was told at the table."""
    halves = 0
    for number in range(60):
        ended = _random_deal(str(number))
        taker, odd = _points_from_the_tricks(ended)
        slip = next(fact.slip for fact in ended if isinstance(fact, DealEnded))
        assert sum(slip.totals(4)) == 0
        points = float(str(dict(slip.lines[0].facts)["points"]))
        assert points == taker / 2
        assert points.is_integer() != odd
        halves += odd
    assert halves


def _random_deal(name: str) -> list[Fact]:
    """The facts of a Garde of seat 0, played at random but for a defender who saves the Excuse."""
    state = GAME.start(GAME.config(4, {"dealer": 3}))
    told: list[Fact] = []
    number = 0
    while state.to_act:
        number += 1
        seed = seed_from_text(f"{name} {number}")
        (actor,) = state.to_act
        if actor == CHANCE:
            action = GAME.chance(state).draw(seed, 1)
        else:
            legal = GAME.legal(state.view(actor))
            if state.table.phase == "bid":
                action = legal[2 if actor == 0 else 0]
            else:
                action = random.act(GAME, state.view(actor), (), seed)
                if str(action) == "X" and len(legal) > 1:
                    action = legal[0]
        played = GAME.play(state, actor, action)
        told += facts(played)
        state = played.state
    return told


def _points_from_the_tricks(told: list[Fact]) -> tuple[int, bool]:
    """The half points of seat 0, the taker, and whether a half must come of it."""
    (excuse,) = named("X")
    (player,) = [fact.seat for fact in told if isinstance(fact, CardPlayed) and fact.card == excuse]
    (ended,) = [fact for fact in told if isinstance(fact, DealEnded)]
    total, odd = half_points(ended.lying), False
    for trick in told:
        if not isinstance(trick, TrickWon):
            continue
        total += half_points(card for card in trick.cards if card != excuse) * (trick.seat == 0)
        if excuse in trick.cards and trick.number < 18:
            total += 9 * (player == 0) + (trick.seat == 0) - (player == 0)
        elif excuse in trick.cards and trick.seat == player:  # it completed a slam
            total += 9 * (player == 0)
        elif excuse in trick.cards:
            total += 9 * (player != 0)
            odd = player != 0 and trick.seat != 0
    return total, odd
