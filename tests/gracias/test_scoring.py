"""Chapter 6: scoring a round. `R6` is six red cards, the face-down ones included."""

import pytest

from kibitz.games.gracias.cards import Card
from kibitz.games.gracias.scoring import reckon
from kibitz.games.gracias.table import Discarded, PiledUp, RoundEnded, State, TurnedUp
from kibitz.kernel.events import Fact
from kibitz.kernel.scores import Slip, seat_line
from kibitz.kernel.seats import Seat
from support.gracias import act, counts, dealt, legal, lines, play, scores, slip

RED, ORANGE, YELLOW, GREEN, BLUE, PURPLE = map(Card.parse, "ROYGBP")


def almost_a_round(down: str = "RYO") -> State:
    """The table before the last act of a round; `down` lies face down in the trios of every turn.

    Everybody takes the lowest trio, keeps the colour that comes first (R O Y, in the fourth turn G)
    and gives the other one (B, in the fourth turn P) to the lowest seat.
    """
    state = dealt(
        3, "RYO RYO",
        "RRR", "BBB", down,
        "OOO", "BBB", down,
        "YYY", "BBB", down,
        "GGG", "PPP", down,
    )  # fmt: skip
    for _ in range(23):  # four turns of three seats, two acts each; but the last
        state = act(state, legal(state)[0])
    return state


def whole_round(down: str = "RYO") -> tuple[State, tuple[Fact, ...]]:
    """The table after that round, and what the last act made known."""
    state = almost_a_round(down)
    return play(state, legal(state)[0])


@pytest.mark.keeps("gracias 6.1", "gracias 6.2", "gracias 6.3", "gracias 6.4")
def test_a_round_is_scored_before_everybody_s_eyes() -> None:
    """Worked by hand. Open: seat 0 is dealt O O, seat 1 R R, seat 2 Y Y; all keep R O Y G; seat 0
    gives B B B P to seat 1, and gets the other gifts. Face down: R O Y R, Y R O Y and O Y R O.
    """
    _, facts = whole_round()
    reserves = ("R3 O4 Y2 G1 B6 P2", "R4 O2 Y3 G1 B3 P1", "R2 O3 Y4 G1")
    assert facts[1:] == (
        TurnedUp(
            (
                (RED, RED, ORANGE, YELLOW),
                (RED, ORANGE, YELLOW, YELLOW),
                (RED, ORANGE, ORANGE, YELLOW),
            ),
            open=((1, 3, 1, 1, 6, 2), (3, 1, 1, 1, 3, 1), (1, 1, 3, 1, 0, 0)),
            reserves=((3, 4, 2, 1, 6, 2), (4, 2, 3, 1, 3, 1), (2, 3, 4, 1, 0, 0)),
        ),
        PiledUp(Seat(0), BLUE, 1, loose=1),
        Discarded(RED, (Seat(1),), 4),
        Discarded(ORANGE, (Seat(0),), 4),
        Discarded(YELLOW, (Seat(2),), 4),
        Discarded(GREEN, (Seat(0), Seat(1), Seat(2)), 1),
        Discarded(BLUE, (Seat(1),), 3),
        Discarded(PURPLE, (Seat(0),), 2),
        RoundEnded(slip(reserves)),
    )


@pytest.mark.keeps("gracias 6.6", "gracias 6.7")
def test_a_slip_has_the_cards_left_and_the_piles_of_each_seat() -> None:
    state, _ = whole_round()
    assert state.table.slips == (
        Slip(
            1,
            (
                seat_line("6.6", 0, 6, 3, terms="3 R + 2 Y + 1 B", cards=6),
                seat_line("6.7", 0, 1, 3, piles=1),
                seat_line("6.6", 1, 6, 3, terms="2 O + 3 Y + 1 P", cards=6),
                seat_line("6.6", 2, 5, 3, terms="2 R + 3 O", cards=5),
            ),
        ),
    )


@pytest.mark.breaks("gracias 6.1")
def test_with_the_same_open_cards_other_face_down_cards_score_otherwise() -> None:
    """Whoever counted the open cards alone would have the same score in both rounds.

    Open: R1 O3 Y1 G1 B6 P2, R3 O1 Y1 G1 B3 P1 and R1 O1 Y3 G1. With four red cards more each, all
    have a red pile, and seat 1 discards the two red cards beyond it.
    """
    mixed, red = almost_a_round(), almost_a_round("RRR")
    assert mixed.table.reserves == red.table.reserves
    assert whole_round()[0].table.slips[0].totals(3) == (7, 6, 5)
    assert whole_round("RRR")[0].table.slips[0].totals(3) == (4, 4, 2)
    assert scores("R5 O3 Y1 G1 B6 P2", "R7 O1 Y1 G1 B3 P1", "R5 O1 Y3 G1") == (4, 4, 2)


@pytest.mark.keeps("gracias 6.2", "gracias 6.3", "gracias 6.5", "gracias 6.7")
@pytest.mark.position("GT-8")
def test_exactly_five_are_a_pile_and_nothing_loose() -> None:
    assert scores("R5", "R1", "-") == (1, 0, 0)
    assert scores("B5", "B5", "B5") == (1, 1, 1)


@pytest.mark.keeps("gracias 6.2")
@pytest.mark.parametrize(
    ("reserve", "piles", "loose"),
    [("R4", 0, 4), ("R5", 1, 0), ("R6", 1, 1), ("R9", 1, 4), ("R10", 1, 5), ("R14", 1, 9)],
)
def test_one_pile_a_colour_and_all_cards_beyond_stay_loose(
    reserve: str, piles: int, loose: int
) -> None:
    reckoning = reckon((counts(reserve), counts("-"), counts("-")), "one")
    assert reckoning.piles[0] == counts(f"R{piles}")
    assert reckoning.loose[0] == counts(f"R{loose}")


@pytest.mark.keeps("gracias 6.2")
@pytest.mark.parametrize(
    ("reserve", "piles", "loose"),
    [("R4", 0, 4), ("R5", 1, 0), ("R9", 1, 4), ("R10", 2, 0), ("R14", 2, 4), ("R15", 3, 0)],
)
def test_with_the_option_every_five_make_a_pile(reserve: str, piles: int, loose: int) -> None:
    reckoning = reckon((counts(reserve), counts("-"), counts("-")), "every-five")
    assert reckoning.piles[0] == counts(f"R{piles}")
    assert reckoning.loose[0] == counts(f"R{loose}")


@pytest.mark.breaks("gracias 6.2")
def test_four_are_no_pile_and_ten_are_one_pile_unless_agreed() -> None:
    assert lines("6.7", "R4", "R10", "-") == {1: {"piles": 1}}
    assert lines("6.7", "R4", "R10", "-", piles="every-five") == {1: {"piles": 2}}


@pytest.mark.keeps("gracias 6.3")
@pytest.mark.position("GT-7")
def test_a_sole_owner_has_the_most() -> None:
    assert scores("Y1", "-", "R4", "R3") == (0, 0, 0, 3)


@pytest.mark.keeps("gracias 6.3")
def test_the_most_is_enough_it_need_not_be_more_than_half() -> None:
    assert scores("G4", "G3", "G3", "G2") == (0, 3, 3, 2)


@pytest.mark.keeps("gracias 6.3")
def test_piles_do_not_count_for_the_most() -> None:
    assert scores("R7", "R3", "R1") == (1 + 2, 0, 1)


@pytest.mark.breaks("gracias 6.3")
def test_colours_do_not_touch_one_another() -> None:
    """Having the most of one colour costs nothing in another."""
    assert scores("R4 B1", "R3 B2", "R1 B1") == (1, 3, 2)


@pytest.mark.keeps("gracias 6.4")
@pytest.mark.position("GT-11")
def test_everybody_ties() -> None:
    assert scores("R2", "R2", "R2", "R2") == (0, 0, 0, 0)


@pytest.mark.keeps("gracias 6.4")
def test_all_who_tie_for_the_most_discard_and_the_next_keeps() -> None:
    assert scores("R3", "R3", "R2", "-") == (0, 0, 2, 0)


@pytest.mark.breaks("gracias 6.4")
def test_a_tie_below_the_most_costs_nothing() -> None:
    assert scores("R4", "R3", "R3", "-") == (0, 3, 3, 0)


@pytest.mark.keeps("gracias 6.5")
def test_a_colour_without_loose_cards_is_not_called() -> None:
    reckoning = reckon((counts("B5"), counts("-"), counts("B5")), "one")
    assert reckoning.most == ((),) * 6


@pytest.mark.breaks("gracias 6.5")
def test_one_loose_card_is_enough_to_be_called() -> None:
    reckoning = reckon((counts("B5"), counts("B1"), counts("B5")), "one")
    assert reckoning.most[BLUE] == (Seat(1),)


@pytest.mark.keeps("gracias 6.6", "gracias 6.7")
@pytest.mark.position("GT-13")
def test_the_example_of_the_rulebook() -> None:
    """2 + 3 + 1 + 2 + 1 loose cards and one pile."""
    reserves = ("R2 O3 Y1 G2 B1 P5", "R3 O4 Y2 G3 B2")
    assert scores(*reserves, "-") == (10, 0, 0)
    assert lines("6.6", *reserves, "-") == {0: {"terms": "2 R + 3 O + 1 Y + 2 G + 1 B", "cards": 9}}
    assert lines("6.7", *reserves, "-") == {0: {"piles": 1}}


@pytest.mark.keeps("gracias 6.2", "gracias 6.3", "gracias 6.4", "gracias 6.8")
def test_the_scoring_that_the_rulebook_works_out() -> None:
    assert scores("R6 B3 G2", "R2 B3 G1", "R1 B1 G4") == (4, 1, 2)


@pytest.mark.breaks("gracias 6.6")
def test_no_points_for_cards_that_were_discarded() -> None:
    assert lines("6.6", "R4 Y1", "R3 Y1", "-") == {1: {"terms": "3 R", "cards": 3}}
    assert scores("R4 Y1", "Y1", "-") == (0, 0, 0)  # never negative


@pytest.mark.keeps("gracias 6.7")
def test_a_pile_counts_for_who_discards_the_rest() -> None:
    assert scores("R9", "R3", "-") == (1, 3, 0)


@pytest.mark.breaks("gracias 6.7")
def test_a_pile_is_one_point_and_not_five() -> None:
    assert lines("6.7", "R5 B5", "R4", "-") == {0: {"piles": 2}}
    assert scores("R5 B5", "R4", "-") == (2, 0, 0)


@pytest.mark.breaks("gracias 6.2", "gracias 6.3")
def test_until_the_scoring_nothing_is_piled_or_discarded() -> None:
    state = dealt(3, "RRR RRR", "RRR", "RRR", "RRR")
    while state.table.turn == 1:
        state = act(state, legal(state)[0])
    assert sum(reserve[RED] for reserve in state.table.reserves) == 12
    assert max(reserve[RED] for reserve in state.table.reserves) == 5
