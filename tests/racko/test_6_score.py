import pytest

import kibitz
from kibitz.games.racko.cards import longest_run, rising_start
from kibitz.games.racko.scoring import is_decided, score_round
from kibitz.games.racko.table import State
from kibitz.kernel.scores import Result, ScoreLine, totals
from kibitz.kernel.seats import CHANCE, Seat
from support.racko import RACKO, cards, deal, deal_of, play

WINNER = "1 5 6 7 8 20 31 32 33 40"
LOSER = "30 12 13 14 15 16 17 18 19 21"


def lines(racks: list[str], out: int, **options: object) -> tuple[ScoreLine, ...]:
    """The slip of a round in which `out` went out."""
    table = RACKO.start(RACKO.config(len(racks), options)).table
    return score_round(tuple(map(cards, racks)), Seat(out), table).lines


@pytest.mark.keeps("racko 6.1", "racko 6.3")
def test_going_out_scores_75_and_a_broken_start_5_a_card() -> None:
    out, other = lines([WINNER, LOSER], 0)
    assert (out.rule, out.amounts) == ("6.1", (75, 0))
    assert (other.rule, other.amounts) == ("6.3", (0, 5))
    rule = kibitz.rulebook("racko").rule("6.3")
    assert rule.sentence("sum", dict(other.facts)) == "1 × 5 = 5"


@pytest.mark.breaks("racko 6.1")
def test_a_rising_rack_that_is_not_the_one_that_went_out_scores_50() -> None:
    first, second = lines([WINNER, "2 3 4 9 10 11 12 13 14 15"], 1)
    assert (first.rule, first.amounts) == ("6.3", (50, 0))
    assert (second.rule, second.amounts) == ("6.1", (0, 75))


@pytest.mark.keeps("racko 6.2")
@pytest.mark.position("RT-14")
@pytest.mark.parametrize(
    ("rack", "run", "bonus"),
    [
        ("1 3 5 7 9 11 13 14 15 40", 3, 50),
        (WINNER, 4, 100),
        ("1 3 4 5 6 7 20 25 30 40", 5, 200),
        ("1 3 4 5 6 7 8 25 30 40", 6, 400),
        ("2 3 4 5 6 7 8 25 30 40", 7, 400),
    ],
)
def test_option_the_longest_run_of_the_winner_pays(rack: str, run: int, bonus: int) -> None:
    out, extra, _ = lines([rack, LOSER], 0, bonus=True)
    assert (longest_run(cards(rack)), extra.rule, extra.amounts) == (run, "6.2", (bonus, 0))
    assert out.amounts == (75, 0)


@pytest.mark.breaks("racko 6.2")
def test_no_bonus_by_default_nor_for_a_run_of_two_nor_for_a_loser() -> None:
    assert [line.rule for line in lines([WINNER, LOSER], 0)] == ["6.1", "6.3"]
    runs_of_two = "1 2 4 5 7 8 10 11 13 14"
    assert [line.rule for line in lines([runs_of_two, LOSER], 0, bonus=True)] == ["6.1", "6.3"]
    assert [line.rule for line in lines([LOSER, runs_of_two], 1, bonus=True)] == ["6.3", "6.1"]


@pytest.mark.breaks("racko 6.3")
@pytest.mark.position("RT-6")
@pytest.mark.parametrize(
    ("rack", "start", "points"),
    [
        ("4 9 20 15 22 30 31 36 38 40", 3, 15),
        ("30 12 13 14 15 16 17 18 19 20", 1, 5),
        ("40 39 38 37 36 35 34 33 32 31", 1, 5),
        ("3 9 14 22 18 27 31 36 38 40", 4, 20),
        ("2 3 4 5 6 7 8 9 11 10", 9, 45),
    ],
)
def test_the_card_that_breaks_the_order_ends_the_count(rack: str, start: int, points: int) -> None:
    assert rising_start(cards(rack)) == start
    line, _ = lines([rack, WINNER], 1)
    assert (line.rule, line.amounts) == ("6.3", (points, 0))


@pytest.mark.keeps("racko 6.4")
@pytest.mark.position("RT-8")
@pytest.mark.position("RT-10")
@pytest.mark.parametrize(
    ("scores", "decided"),
    [((500, 495), True), ((495, 480), False), ((500, 505), True), ((0, 500, 499), True)],
)
def test_the_game_is_over_when_somebody_has_500(scores: tuple[int, ...], *, decided: bool) -> None:
    assert is_decided(scores, 500) is decided


@pytest.mark.keeps("racko 6.5")
def test_a_tie_at_the_top_is_not_decided() -> None:
    assert not is_decided((505, 505, 300), 500)
    assert is_decided((505, 510, 505), 500)


def rounds(target: int, *racks: list[str]) -> State:
    """A game whose rounds are each over at the deal; the dealer is 0, then 1, then 0 …"""
    state = deal(racks[0], target=target)
    for number, each in enumerate(racks[1:], 1):
        state = RACKO.play(state, CHANCE, deal_of(each, dealer=number % 2)).state
    return state


RISING = "2 4 6 8 10 12 14 16 18 20"
RISING_TOO = "1 3 5 7 9 11 13 15 17 19"
FALLING = "40 39 38 37 36 35 34 33 32 31"


@pytest.mark.keeps("racko 6.4")
def test_the_highest_total_wins_even_if_another_went_out() -> None:
    """Seat 0 has 75 + 75; then seat 1 goes out, first left of the dealer, and seat 0 is in order, too."""
    state = rounds(151, [RISING, FALLING], [RISING, FALLING])
    assert RACKO.result(state) is None
    state = RACKO.play(state, CHANCE, deal_of([RISING, RISING_TOO], dealer=0)).state
    assert state.table.slips[2].totals(2) == (50, 75)
    assert RACKO.result(state) == Result((200, 85), (Seat(0),), state.table.slips)


@pytest.mark.keeps("racko 6.5")
def test_a_tie_is_played_off_with_everybody() -> None:
    tied = rounds(76, [RISING, FALLING], [FALLING, RISING])
    assert totals(tied.table.slips, 2) == (80, 80)
    assert RACKO.result(tied) is None
    assert tied.to_act == {CHANCE}
    state = RACKO.play(tied, CHANCE, deal_of([FALLING, RISING], dealer=0)).state
    assert RACKO.result(state) == Result((85, 155), (Seat(1),), state.table.slips)
    assert state.to_act == frozenset()


def test_play_goes_on_after_a_round_below_the_target() -> None:
    state = rounds(500, [RISING, FALLING])
    assert (state.table.phase, RACKO.result(state)) == ("deal", None)
    after = RACKO.play(state, CHANCE, deal_of([FALLING, "20 1 2 3 4 5 6 7 8 9"], "30", 1)).state
    assert play(after, "draw", "toss").table.phase == "turn"
