"""Chapter 6: the Indian Chief, a poker hand and two cards."""

from collections import Counter
from itertools import combinations

import pytest

from kibitz.games.chief.cards import RANKS, VALUE, Card, Cards, pack
from kibitz.games.chief.poker import best_split
from kibitz.kernel.shuffle import Stream, seed_from_text
from support.chief import cards, line, scored


@pytest.mark.keeps("chief 6.1")
@pytest.mark.position("IT-9")
@pytest.mark.parametrize(
    ("meld", "rule", "total", "five", "two"),
    [
        ("D3 D4 H5 D6 H6 S6 D7", "6.8", 29, "D3 D6 H6 S6 D7", "D4 H5"),
        ("C3 D6 H6 S10 DJ SQ SK", "6.11", 14, "D6 S10 DJ SQ SK", "C3 H6"),
        ("HA S2 D3 C4 H5 S9 DK", "6.7", 34, "HA S2 D3 C4 H5", "S9 DK"),
        ("S6 S7 S8 S9 S10 DJ H9", "6.3", 54, "S6 S7 S8 S9 S10", "DJ H9"),
        ("S7 H7 D7 C7 S7 D4 H5", "6.2", 59, "S7 S7 H7 D7 C7", "D4 H5"),
        ("CQ DK HA S2 C3 D7 H9", "6.11", 14, "CQ DK HA C3 H9", "S2 D7"),
    ],
)
def test_the_best_of_the_21_splits(meld: str, rule: str, total: int, five: str, two: str) -> None:
    assert scored(meld, "C3") == (rule, total)
    facts = dict(line(meld, "C3").facts)
    assert (facts["five"], facts["two"]) == (cards(five), cards(two))


@pytest.mark.breaks("chief 6.1")
def test_only_the_last_digit_of_the_two_counts() -> None:
    """With two pairs, 9 and 10 make 19 and count 9; the tens are kept, for 10 and 10 count 0."""
    facts = dict(line("S9 H9 SK HK S3 H3 D10", "C3").facts)
    assert (facts["values"], facts["digit"], facts["points"]) == ("9+10", 9, 24)


@pytest.mark.keeps("chief 6.1")
def test_of_equal_totals_the_better_poker_hand_is_shown() -> None:
    for seven in _random_sevens("equal totals", 300):
        split = best_split(seven)
        same = [made for made, digit in _splits(seven) if made + digit == split.points]
        assert split.poker == max(same)


def test_no_split_is_better_by_an_independent_count() -> None:
    for seven in _random_sevens("independent", 300):
        assert best_split(seven).points == max(made + digit for made, digit in _splits(seven))


@pytest.mark.keeps(
    "chief 6.2", "chief 6.3", "chief 6.4", "chief 6.5", "chief 6.6",
    "chief 6.7", "chief 6.8", "chief 6.9", "chief 6.10", "chief 6.11",
)  # fmt: skip
@pytest.mark.parametrize(
    ("meld", "rule", "made", "digit"),
    [
        ("S7 S7 H7 D7 C7 D4 H5", "6.2", 50, 9),
        ("S6 S7 S8 S9 S10 DJ H9", "6.3", 45, 9),
        ("HA H10 HJ HQ HK D4 S5", "6.3", 45, 9),
        ("HA H2 H3 H4 H5 D10 S9", "6.3", 45, 9),
        ("SK HK DK CK S2 D4 H5", "6.4", 40, 9),
        ("SK HK DK CQ SQ D4 H5", "6.5", 35, 9),
        ("D2 D4 D6 D8 DK S4 H5", "6.6", 30, 9),
        ("S3 H4 D5 C6 S7 DK H9", "6.7", 25, 9),
        ("SA H10 DJ CQ SK D4 H5", "6.7", 25, 9),
        ("SK HK DK C2 S3 D4 H5", "6.8", 20, 9),
        ("SK HK DQ CQ S2 D4 H5", "6.9", 15, 9),
        ("SK HK DQ C7 S2 D4 H5", "6.10", 10, 9),
        ("S3 H6 DK C9 SJ D7 H2", "6.11", 5, 9),
    ],
)
def test_what_a_poker_hand_counts(meld: str, rule: str, made: int, digit: int) -> None:
    assert scored(meld, "C3") == (rule, made + digit)
    assert dict(line(meld, "C3").facts)["digit"] == digit


@pytest.mark.breaks("chief 6.2")
def test_four_of_a_kind_and_another_card_are_not_five_of_a_kind() -> None:
    assert scored("S7 H7 D7 C7 S8 D4 H5", "C3")[0] == "6.4"


@pytest.mark.breaks("chief 6.3")
def test_a_straight_in_two_suits_is_no_straight_flush() -> None:
    assert scored("S6 S7 S8 S9 H10 DJ H9", "C3")[0] == "6.7"


@pytest.mark.breaks("chief 6.3", "chief 6.7")
def test_a_straight_does_not_go_on_from_king_to_two() -> None:
    assert scored("HQ HK HA H2 H3 D10 S9", "C3") == ("6.6", 39)
    assert scored("SQ HK DA C2 S3 D6 H9", "C3")[0] == "6.11"


@pytest.mark.breaks("chief 6.4")
def test_three_of_a_kind_are_not_four() -> None:
    assert scored("SK HK DK C2 S3 D4 H5", "C3")[0] == "6.8"


@pytest.mark.breaks("chief 6.5", "chief 6.8")
def test_two_pairs_are_no_full_house_and_no_three() -> None:
    assert scored("SK HK DQ CQ S2 D4 H5", "C3")[0] == "6.9"


@pytest.mark.breaks("chief 6.6")
def test_four_of_one_suit_are_no_flush() -> None:
    assert scored("D2 D4 D6 D8 CK S4 H5", "C3")[0] == "6.10"


@pytest.mark.keeps("chief 6.6")
def test_a_flush_with_two_pairs_from_two_packs_is_a_flush() -> None:
    assert scored("D2 D2 D8 D8 DK S4 H5", "C3") == ("6.6", 39)


@pytest.mark.breaks("chief 6.6")
def test_five_equal_ranks_or_a_full_house_are_worth_more_than_a_flush() -> None:
    assert scored("D8 D8 DK DK HK S4 H5", "C3") == ("6.5", 44)


@pytest.mark.breaks("chief 6.9")
def test_a_third_card_makes_more_of_two_pairs() -> None:
    assert scored("SK HK DQ CQ SQ D4 H5", "C3") == ("6.5", 44)


@pytest.mark.breaks("chief 6.10", "chief 6.11")
def test_a_pair_is_not_shown_where_no_pair_is_worth_more() -> None:
    """No pair 5 and 9 beat the pair 10 and 3; with a ten for the king the pair wins."""
    assert scored("C3 D6 H6 S10 DJ SQ SK", "C3")[0] == "6.11"
    assert scored("C3 D6 H6 S9 DJ SQ SK", "C3") == ("6.10", 19)


def _random_sevens(seed: str, count: int) -> list[Cards]:
    stream = Stream(seed_from_text(seed), "sevens")
    few = [card for card in pack(2) if VALUE[card] > 6]
    return [tuple(sorted(stream.shuffled(stream.choice((pack(2), few)))[:7])) for _ in range(count)]


def _splits(seven: Cards) -> list[tuple[int, int]]:
    """The points of the five and the digit of the two, in every split."""
    return [
        (_poker([card for at, card in enumerate(seven) if at not in two]),
         sum(min(RANKS.index(str(seven[at])[1:]) + 1, 10) for at in two) % 10)
        for two in combinations(range(7), 2)
    ]  # fmt: skip


def _poker(five: list[Card]) -> int:
    """The points of a poker hand, counted from the names of its cards."""
    names = [str(card) for card in five]
    ranks = sorted(RANKS.index(name[1:]) for name in names)
    counts = sorted(Counter(ranks).values())
    flush = len({name[0] for name in names}) == 1
    straight = len(set(ranks)) == 5 and (ranks[4] - ranks[0] == 4 or ranks == [0, 9, 10, 11, 12])
    kinds = (
        (50, counts == [5]),
        (45, straight and flush),
        (40, counts == [1, 4]),
        (35, counts == [2, 3]),
        (30, flush),
        (25, straight),
        (20, counts == [1, 1, 3]),
        (15, counts == [1, 2, 2]),
        (10, counts == [1, 1, 1, 2]),
    )
    return next((points for points, is_made in kinds if is_made), 5)
