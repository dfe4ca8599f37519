"""Chapter 5: the Doctor and his three conditions."""

import pytest

from support.chief import cards, line, scored


@pytest.mark.keeps("chief 5.1")
@pytest.mark.position("IT-8")
@pytest.mark.parametrize(
    ("meld", "worth"),
    [
        ("HA H10 HJ HQ HK H2", 60),
        ("DA D2 D3 D4 D5 H6", 50),
        ("HA S2 D3 C4 S5 D6", 20),
        ("CA S2 D3 C4 H5 D6", 20),
        ("CA S2 S3 S4 H5 D6", 30),
    ],
)
def test_a_doctor_scores_ten_for_each_card_of_his_longest_suit(meld: str, worth: int) -> None:
    assert scored(meld, "C3") == ("5.1", worth)
    facts = dict(line(meld, "C3").facts)
    assert facts["count"] == len(facts["specialty"]) == worth // 10  # type: ignore[arg-type]  # cards


@pytest.mark.keeps("chief 5.1")
def test_the_ace_of_hearts_is_both_the_ace_and_the_heart() -> None:
    assert scored("HA S2 S3 S4 S5 S6", "C3") == ("5.1", 50)


@pytest.mark.breaks("chief 5.1")
@pytest.mark.keeps("chief 5.2")
@pytest.mark.position("IT-8")
def test_a_doctor_with_two_aces_has_equal_ranks() -> None:
    assert scored("HA DA S2 S3 S4 S5", "C3") == ("5.2", 0)
    assert dict(line("HA DA S2 S3 S4 S5", "C3").facts)["equal"] == cards("HA DA")


@pytest.mark.keeps("chief 5.2")
def test_equal_cards_of_two_packs_have_equal_ranks() -> None:
    assert scored("HA H2 H2 H3 H4 H5", "C3") == ("5.2", 0)


@pytest.mark.breaks("chief 5.2")
def test_cards_of_one_value_may_have_different_ranks() -> None:
    assert scored("HA S10 SJ SQ SK S2", "C3") == ("5.1", 50)


@pytest.mark.keeps("chief 5.3")
@pytest.mark.breaks("chief 5.1")
def test_a_doctor_needs_a_heart() -> None:
    assert scored("DA D2 D3 D4 D5 S6", "C3") == ("5.3", 0)


@pytest.mark.breaks("chief 5.3")
def test_one_heart_of_any_rank_is_enough() -> None:
    assert scored("DA D2 D3 D4 D5 HK", "C3") == ("5.1", 50)


@pytest.mark.keeps("chief 5.4")
@pytest.mark.breaks("chief 5.1")
@pytest.mark.position("IT-8")
def test_a_doctor_needs_an_ace() -> None:
    assert scored("HK H2 H3 H4 H5 H6", "C3") == ("5.4", 0)


@pytest.mark.breaks("chief 5.4")
@pytest.mark.parametrize("ace", ["SA", "HA", "DA", "CA"])
def test_an_ace_of_any_suit_is_enough(ace: str) -> None:
    assert scored(f"{ace} HK H2 H3 H4 H5", "C3")[0] == "5.1"
