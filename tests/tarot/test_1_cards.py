import pytest

from kibitz.games.tarot.cards import BOUTS, HALF_POINTS, PACK, PLAIN, TRUMPS, half_points, named
from kibitz.games.tarot.play import winning_card
from kibitz.kernel.actions import ActionTable
from support.tarot import TAROT, cards


@pytest.mark.keeps("tarot 1.1")
def test_the_pack_has_four_suits_of_fourteen_and_21_trumps_and_the_excuse() -> None:
    assert len(PACK) == 78
    assert [len(suit) for suit in PLAIN] == [14, 14, 14, 14]
    assert len(TRUMPS) == 21
    assert str(PACK - TRUMPS - PLAIN[0] - PLAIN[1] - PLAIN[2] - PLAIN[3]) == "X"
    assert str(PLAIN[1]) == "HA H2 H3 H4 H5 H6 H7 H8 H9 H10 HJ HN HQ HK"


@pytest.mark.keeps("tarot 1.2")
@pytest.mark.parametrize(
    ("trick", "winner"),
    [
        ("SA S2 S10 S9", "S10"),
        ("SJ SN SQ SK", "SK"),
        ("SJ SN S10 S9", "SN"),
        ("SA DK CK HK", "SA"),
        ("SK T1 SA S2", "T1"),
        ("T9 T10 T2 SK", "T10"),
    ],
)
def test_kings_are_high_aces_low_and_trumps_above_all(trick: str, winner: str) -> None:
    assert str(winning_card(cards(trick))) == winner


@pytest.mark.keeps("tarot 1.4")
@pytest.mark.position("TT-1")
def test_the_whole_pack_counts_91_points() -> None:
    by_value = {value: HALF_POINTS.count(value) for value in set(HALF_POINTS)}
    assert by_value == {9: 7, 7: 4, 5: 4, 3: 4, 1: 59}
    assert half_points(PACK) == 182 == 2 * 91
    assert half_points(BOUTS) == 27
    assert half_points(named("SK SQ SN SJ S10 SA T2 T20")) == 9 + 7 + 5 + 3 + 1 + 1 + 1 + 1


def test_actions_are_numbered_in_the_order_of_a_deal() -> None:
    table: ActionTable = TAROT.actions
    assert len(table) == 184
    texts = [str(table.action(number)) for number in (0, 4, 5, 82, 83, 84, 106, 183)]
    assert texts == ["pass", "garde-contre", "aside SA", "aside X", "no-slam", "slam", "SA", "X"]
