"""Chapter 4: the score of melds of one to five cards."""

import pytest

from support.chief import act, facts, line, points, scored, shown


@pytest.mark.keeps("chief 4.1")
@pytest.mark.position("IT-14")
def test_a_theft_changes_no_score() -> None:
    state = shown("H4 D4", "S4", "HA H2 H3 H5 H6 H9")
    assert state.table.slips[0].totals(3) == (2, 4, 60)
    robbed = act(state, "1 steal 2 HA")
    assert robbed.table.slips == state.table.slips


@pytest.mark.keeps("chief 4.1")
def test_the_slip_has_one_line_for_each_seat_in_their_order() -> None:
    state = shown("H4 D4", "S4", "HA H2 H3 H5 H6 H9")
    assert state.table.slips[0].number == 1
    assert [line.rule for line in state.table.slips[0].lines] == ["4.3", "4.2", "5.1"]
    assert [line.amounts for line in state.table.slips[0].lines] == [
        (2, 0, 0),
        (0, 4, 0),
        (0, 0, 60),
    ]


@pytest.mark.breaks("chief 4.1")
def test_a_card_that_a_thief_leaves_does_not_feed_a_beggar() -> None:
    state = shown("H4 D4", "S9", "C10 C2 CQ")
    robbed = act(state, "1 steal 0 D4")
    assert robbed.table.slips[0].totals(3) == (0, 9, 0)
    assert [type(fact).__name__ for fact in facts(state, "1 steal 0 D4")] == ["Stole", "HandsFull"]


@pytest.mark.keeps("chief 4.2")
@pytest.mark.parametrize(
    ("card", "value"), [("CA", 1), ("S7", 7), ("H10", 10), ("DJ", 10), ("SK", 10)]
)
def test_a_thief_scores_its_value(card: str, value: int) -> None:
    assert scored(card, "S2 S3") == ("4.2", value)


@pytest.mark.breaks("chief 4.2")
def test_two_cards_are_no_thief() -> None:
    assert scored("CA SK", "S2") == ("4.4", 0)


@pytest.mark.keeps("chief 4.3")
@pytest.mark.position("IT-1")
def test_a_beggar_with_a_pair_counts_each_card_once() -> None:
    melds = ("S7 H7", "D7 SA H2 D3 C4 S9", "C7 DK S2")
    assert scored(*melds) == ("4.3", 4)
    assert dict(line(*melds).facts)["count"] == 2


@pytest.mark.keeps("chief 4.3")
@pytest.mark.position("IT-2")
def test_a_beggar_gets_alms_for_ranks_not_for_values() -> None:
    assert scored("SQ HK", "DJ DQ CK S10") == ("4.3", 4)


@pytest.mark.keeps("chief 4.3")
@pytest.mark.position("IT-3")
def test_beggars_count_each_other_s_cards() -> None:
    assert points("S5 H9", "D5 C5") == (4, 2)


@pytest.mark.breaks("chief 4.3")
@pytest.mark.keeps("chief 4.4")
@pytest.mark.position("IT-4")
def test_a_beggar_s_own_cards_never_count() -> None:
    assert scored("S8 H8", "C3") == ("4.4", 0)
    assert points("S8 H8", "C3") == (0, 3)


@pytest.mark.breaks("chief 4.4")
def test_one_matching_card_is_alms() -> None:
    assert scored("S8 H8", "C8") == ("4.3", 2)


@pytest.mark.keeps("chief 4.3")
def test_a_thief_s_card_and_equal_cards_of_two_packs_feed_a_beggar() -> None:
    assert scored("S8 H9", "S8", "H9 H9 D2") == ("4.3", 6)


@pytest.mark.keeps("chief 4.5")
@pytest.mark.position("IT-5")
@pytest.mark.parametrize(
    ("meld", "worth", "terms"),
    [("SK SA H10", 11, "1+10"), ("SK SQ SJ", 30, "10+10+10"), ("S7 C7 D7", 7, "7")],
)
def test_a_poor_man_counts_his_spades(meld: str, worth: int, terms: str) -> None:
    assert scored(meld, "C3") == ("4.5", worth)
    assert dict(line(meld, "C3").facts)["values"] == terms


@pytest.mark.keeps("chief 4.6")
@pytest.mark.breaks("chief 4.5")
@pytest.mark.position("IT-5")
def test_a_poor_man_without_a_spade_scores_nothing() -> None:
    assert scored("H2 D3 C4", "C3") == ("4.6", 0)


@pytest.mark.breaks("chief 4.6")
def test_a_poor_man_with_the_ace_of_spades_has_a_spade() -> None:
    assert scored("H2 D3 SA", "C3") == ("4.5", 1)


@pytest.mark.keeps("chief 4.7")
@pytest.mark.breaks("chief 4.8")
@pytest.mark.position("IT-6")
@pytest.mark.parametrize(
    ("meld", "terms"), [("SK D10 H4 CA", "10+4+10+1"), ("SJ D7 H7 CA", "10+7+7+1")]
)
def test_a_lawyer_scores_25_for_exactly_25(meld: str, terms: str) -> None:
    assert scored(meld, "C3") == ("4.7", 25)
    assert dict(line(meld, "C3").facts)["values"] == terms


@pytest.mark.keeps("chief 4.8")
@pytest.mark.breaks("chief 4.7")
@pytest.mark.position("IT-6")
@pytest.mark.parametrize(
    ("meld", "total"), [("HK DQ S5 CA", 26), ("SK SQ C3 HA", 24), ("D9 H2 D3 SA", 15)]
)
def test_a_lawyer_who_is_not_exact_scores_nothing(meld: str, total: int) -> None:
    """An ace is 1 here: it can neither be left out nor count 11."""
    assert scored(meld, "C3") == ("4.8", 0)
    assert dict(line(meld, "C3").facts)["total"] == total


@pytest.mark.keeps("chief 4.9")
@pytest.mark.position("IT-7")
@pytest.mark.parametrize(
    ("meld", "loss"),
    [
        ("CA DA S2 H3 DK", -17),
        ("CA DA HA SA C2", -6),
        ("CA CA DA DA HA", -5),
        ("SK SQ SJ S10 DK", -50),
    ],
)
def test_a_rich_man_pays_the_value_of_all_his_cards(meld: str, loss: int) -> None:
    assert scored(meld, "C3") == ("4.9", loss)


@pytest.mark.breaks("chief 4.9")
def test_five_cards_alone_make_a_rich_man() -> None:
    assert scored("CA DA S2 HK", "C3") == ("4.8", 0)
    assert scored("CA DA S2 HK D4 D5", "C3")[0] == "5.2"
