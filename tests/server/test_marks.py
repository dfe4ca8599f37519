"""The marks of Rack-O and Gracias, and the worth of melds: what a page must show and may not compute."""

import pytest

from kibitz.games.register import game, rulebook
from kibitz.games.tarot.scoring import Count, score_lines
from kibitz.kernel.errors import IllegalText, NotYourTurn
from kibitz.kernel.scores import Points, Slip
from kibitz.kernel.seats import Seat
from kibitz.locales import texts
from kibitz.server.marked import writer
from kibitz.server.marks import gracias, racko
from kibitz.server.marks.reader import Reader
from kibitz.server.told import Teller
from support import chief
from support.gracias import act, dealt
from support.racko import deal, play

OTHER = "40 39 38 37 36 35 34 33 32 31"
RISING_TO_25 = "4 11 17 23 26 22 30 14 29 9"


def reader(name: str) -> Reader:
    return Reader(rulebook(name, "en"), texts("en"), game(name).units)


def racko_marks(*texts: str, seat: int | None = 1) -> racko.Marks:
    """Seat 1 is to begin; the first discard is 24 and the next cards are 27 and 6."""
    state = deal([OTHER, RISING_TO_25], "24 27 6")
    for text in texts:
        state = play(state, text)
    return racko.marks(state.view(None if seat is None else Seat(seat)), reader("racko"))


def test_the_rising_start_and_what_it_is_worth() -> None:
    """4 11 17 23 26 count, 22 does not: five cards, 25 points [6.3]."""
    marks = racko_marks()
    assert marks.in_order == (True,) * 5 + (False,) * 5
    assert marks.worth == "25"
    assert marks.breaks == (30, 40, 50)


@pytest.mark.parametrize(
    ("texts", "slot", "expected"), [((), 30, 5), (("draw",), 30, 7), (("draw",), 5, 1)]
)
def test_what_a_slot_would_do_for_the_card_at_hand(
    texts: tuple[str, ...], slot: int, expected: int
) -> None:
    """The top discard before a draw, the drawn card after it; no card is at hand on another's turn."""
    assert racko_marks(*texts).after[slot // 5 - 1] == expected
    assert racko_marks(*texts, seat=0).after == ()
    assert racko_marks(*texts, seat=None).after == ()


def test_who_has_the_most_after_a_gift() -> None:
    """Seat 0 has a red card and seat 1 two; orange is with seat 2 alone. The trio is red and orange."""
    state = act(dealt(3, "ROR", "RGB", "RGP", "OGP", "BBB"), "trio 1")
    gifts, others, onlookers = (
        gracias.marks(state.view(seat), reader("gracias")).gifts
        for seat in (Seat(0), Seat(1), None)
    )
    assert {(str(gift.kept), int(gift.receiver)) for gift in gifts} == {
        ("R", 1), ("R", 2), ("O", 1), ("O", 2)
    }  # fmt: skip
    keep_red = gifts[0]
    assert (str(keep_red.kept), keep_red.receiver) == ("R", 1)
    assert keep_red.most_kept == (0, 1)  # two each, a tie [6.4]
    assert keep_red.most_given == (1, 2)
    assert others == onlookers == ()


@pytest.mark.keeps("tarot 8.14", "tarot 8.15")
def test_a_slip_has_its_terms_and_the_scores_after_it() -> None:
    """40.5 points with two bouts fail by half a point: (25 + 0.5) × 2 = 51 to each of three defenders.

    The next deal is made by nothing: 25 from each. Numbers have the sign of the reader's language.
    """
    tells = Teller(game("tarot"), ("Ada", "Ben", "Cleo", "Dov"), "fr")
    failed = Count(taker=Seat(1), contract="garde", half_points=81, bouts=2)
    made = Count(taker=Seat(0), contract="prise", half_points=72, bouts=3)
    first, second = tells.slips([Slip(1, score_lines(failed)), Slip(2, score_lines(made))])
    assert first["totals"] == first["scores"] == ["51", "-153", "51", "51"]
    assert second["totals"] == ["75", "-25", "-25", "-25"]
    assert second["scores"] == ["126", "-178", "26", "26"]
    assert first["lines"][0]["terms"] == {
        "contract": "garde", "made": "no", "points": "40,5", "bouts": "2", "target": "41",
        "difference": "0,5", "base": "25,5", "multiplier": "2", "each": "51",
    }  # fmt: skip
    assert second["lines"][0]["terms"]["made"] == "yes"


def test_a_sum_below_nothing_has_a_real_minus() -> None:
    """As arithmetic is written on paper; words keep their hyphens."""
    write = writer(texts("fr"))
    assert [write(fact) for fact in (-27, Points(-51, 2), Points(51, 2), "a-b")] == [
        "−27", "−25,5", "25,5", "a-b"
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("meld", "worth"),
    [
        ("meld SK", ("Thief", "4.2", "⟨SK⟩ = 10", "10")),
        ("meld S9 SK", ("Beggar Man", "4.3", None, None)),
        ("meld SK H4 D4 C4", ("Lawyer, not exact", "4.8", "10+4+4+4 = 22, not 25", "0")),
    ],
)
def test_what_a_meld_would_score(meld: str, worth: tuple[str | None, ...]) -> None:
    """As it would stand on the slip, cards marked; a Beggar Man's depends on the others [4.3]."""
    view = chief.dealt(["SK S9 S6 H4 D4 C4 HA DA", "SA"]).view(Seat(0))
    told = Teller(game("chief"), ("Mia", "Ben"), "en").worth(view, meld)
    assert told == dict(zip(("name", "rule", "sum", "points"), worth, strict=True))


def test_only_what_is_allowed_has_a_worth() -> None:
    """A meld of cards that the seat does not hold breaks a rule, as in an act; a card drawn is not scored."""
    view = chief.dealt(["SK S9 S6 H4 D4 C4 HA DA", "SA"]).view(Seat(0))
    teller = Teller(game("chief"), ("Mia", "Ben"), "en")
    with pytest.raises(IllegalText, match=r"3\.5"):
        teller.worth(view, "meld SA")
    sealed = chief.act(chief.dealt(["SK S9 S6 H4 D4 C4 HA DA", "SA"]), "0 meld SK")
    with pytest.raises(NotYourTurn):
        teller.worth(sealed.view(Seat(0)), "meld S9")
    state = deal([OTHER, RISING_TO_25], "24 27 6")
    assert Teller(game("racko"), ("Mia", "Ben"), "en").worth(state.view(Seat(1)), "draw") is None
