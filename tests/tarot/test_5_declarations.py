import pytest

import kibitz
from kibitz.games.tarot.actions import Handful
from kibitz.games.tarot.cards import named
from kibitz.games.tarot.declarations import handful_cards
from kibitz.games.tarot.table import HandfulShown, NoSlamAnnounced, Own, SlamAnnounced, State
from kibitz.kernel.errors import IllegalText
from kibitz.kernel.seats import Seat
from support.tarot import TAROT, bid_to, broken, cards, deal, facts, legal, may_play, play, step

SUIT_CARDS = "SA S2 S3 S4 S5 S6 S7 S8 S9 HA H2 H3 H4 H5 H6 H7 H8 H9"


def trumps(first: int, last: int) -> str:
    return " ".join(f"T{number}" for number in range(first, last + 1))


def leading(count: int, *, excuse: bool = False) -> State:
    """Seat 0 is to lead; it holds the trumps from T2 on, `count` of them, and perhaps the Excuse."""
    hand = trumps(2, count + 1) + (" X" if excuse else "")
    hand = " ".join([*hand.split(), *SUIT_CARDS.split()][:18])
    others = {} if excuse else {1: "X"}
    return play(deal({0: hand, **others}, "T1"), bid_to(3, "garde-sans"), "no-slam")


def handfuls(state: State) -> list[str]:
    return [text.removeprefix("handful ") for text in legal(state) if text.startswith("handful")]


# The four kings and fifteen trumps of TT-31: six of the 24 cards must go, one of them a trump.
KINGS_HAND = f"{trumps(9, 21)} T5 SK HK DK S2"
KINGS_DOG = "T1 CK S7 H3 D4 C5"


def four_kings(aside: str = "T5", hand: str = KINGS_HAND, dog: str = KINGS_DOG) -> State:
    """The taker, seat 0, has set the ordinary cards and `aside` aside, and is to lead."""
    state = play(deal({0: hand}, dog), bid_to(0, "prise"))
    ordinary = [card for card in f"{hand} {dog}".split() if card[0] in "SHDC" and card[1] != "K"]
    discard = [*ordinary[:6], *aside.split()]
    return play(state, *(f"aside {card}" for card in discard), "no-slam")


@pytest.mark.keeps("tarot 5.1")
@pytest.mark.parametrize("contract", ["garde-sans", "garde-contre"])
def test_the_taker_says_whether_he_announces_a_slam(contract: str) -> None:
    state = play(deal({}), bid_to(2, contract))
    assert state.to_act == {Seat(2)}
    assert legal(state) == ["no-slam", "slam"]
    assert facts(step(state, "slam")) == [SlamAnnounced(Seat(2))]
    assert facts(step(state, "no-slam")) == [NoSlamAnnounced(Seat(2))]
    assert play(state, "slam").table.slam
    assert not play(state, "no-slam").table.slam


@pytest.mark.breaks("tarot 5.1")
@pytest.mark.parametrize("word", ["slam", "no-slam"])
def test_a_slam_is_not_announced_at_another_time(word: str) -> None:
    expected = (
        "Only the taker says whether he announces a slam, once, just before the first card is"
        " played. [tarot 5.1]"
    )
    assert broken(deal({}), word) == expected
    assert broken(play(deal({}), bid_to(0, "garde")), word) == expected
    assert broken(play(deal({}), bid_to(0, "garde-sans"), "no-slam"), word) == expected


@pytest.mark.keeps("tarot 5.2", "tarot 6.2")
def test_who_announces_a_slam_leads_and_else_the_dealers_right() -> None:
    state = play(deal({}), bid_to(2, "garde-sans"))
    assert play(state, "slam").to_act == {Seat(2)}
    assert play(state, "no-slam").to_act == {Seat(0)}


@pytest.mark.keeps("tarot 5.3")
def test_a_handful_is_shown_just_before_the_own_first_card() -> None:
    state = leading(10)
    last = step(state, f"handful {trumps(2, 11)}")
    assert facts(last) == [HandfulShown(Seat(0), tuple(named(trumps(2, 11))))]
    assert last.state.to_act == {Seat(0)}
    assert last.state.table.handfuls[0] == named(trumps(2, 11))
    assert play(last.state, "T5").to_act == {Seat(1)}
    assert play(state, "T5").to_act == {Seat(1)}  # it is optional


def test_a_defender_shows_it_at_his_turn_also_before_the_excuse() -> None:
    hand = f"{trumps(2, 11)} X SA S2 S3 S4 S5 S6 S7"
    state = play(deal({2: hand, 0: "T12 T13"}), bid_to(0, "garde-sans"), "no-slam, T12")
    (seat,) = play(state, *legal(state)[:1]).to_act
    state = play(state, *legal(state)[:1])
    assert seat == 2
    state = play(state, f"handful {trumps(2, 11)}", "X")
    assert state.table.trick[-1] == cards("X")[0]


@pytest.mark.breaks("tarot 5.3")
def test_a_handful_is_refused_before_the_play_and_after_the_first_card() -> None:
    said = "A handful is shown only just before your own first card. [tarot 5.3]"
    text = f"handful {trumps(2, 11)}"
    hand = " ".join(f"{trumps(2, 13)} {SUIT_CARDS}".split()[:18])
    bidding = deal({0: hand, 1: "X"})
    assert broken(bidding, text) == said
    assert broken(play(bidding, bid_to(0, "garde-sans")), text) == said
    started = play(bidding, bid_to(0, "garde-sans"), "no-slam, T13")
    while started.to_act != {Seat(0)}:
        started = play(started, may_play(started).split()[0])
    assert broken(started, text) == said


@pytest.mark.keeps("tarot 5.4")
def test_after_a_handful_only_a_card_is_due() -> None:
    state = play(leading(12), f"handful {trumps(2, 11)}")
    assert handfuls(state) == []
    assert len(legal(state)) == 18


@pytest.mark.breaks("tarot 5.4")
def test_a_second_handful_is_refused() -> None:
    state = play(leading(13), f"handful {trumps(2, 11)}")
    assert broken(state, f"handful {trumps(2, 14)}") == (
        f"You have already shown {trumps(2, 11)}: one handful is all you may show. [tarot 5.4]"
    )


@pytest.mark.keeps("tarot 5.5", "tarot 5.6", "tarot 5.7")
@pytest.mark.position("TT-30")
@pytest.mark.parametrize(
    ("count", "excuse", "offered"),
    [
        (9, False, []),
        (9, True, [f"{trumps(2, 10)} X"]),
        (10, True, [trumps(2, 11)]),
        (12, True, [trumps(2, 11), trumps(3, 12), trumps(4, 13), f"{trumps(2, 13)} X"]),
        (13, False, [*(trumps(low, low + 9) for low in (2, 3, 4, 5)), trumps(2, 14)]),
        (
            14,
            True,
            [
                *(trumps(low, low + 9) for low in (2, 3, 4, 5, 6)),
                *(trumps(low, low + 12) for low in (2, 3)),
                f"{trumps(2, 15)} X",
            ],
        ),
        (
            16,
            False,
            [
                *(trumps(low, low + 9) for low in range(2, 9)),
                *(trumps(low, low + 12) for low in (2, 3, 4, 5)),
                *(trumps(low, low + 14) for low in (2, 3)),
            ],
        ),
    ],
)
def test_levels_and_the_excuse(count: int, excuse: bool, offered: list[str]) -> None:
    assert handfuls(leading(count, excuse=excuse)) == offered


@pytest.mark.keeps("tarot 5.6")
def test_eleven_trumps_show_the_lower_or_the_upper_ten() -> None:
    state = leading(11)
    assert handfuls(state) == [trumps(2, 11), trumps(3, 12)]
    view = state.view(Seat(0))
    for wrong in (f"{trumps(2, 5)} {trumps(7, 12)}", "T3 T2 " + trumps(4, 11)):
        with pytest.raises(IllegalText) as caught:
            TAROT.actions.parse(f"handful {wrong}", view)
        assert kibitz.rulebook("tarot").why(caught.value.violation) == (
            f"Out of {trumps(2, 12)} you can show any 10 that follow one another in that row, and no"
            " others. [tarot 5.6]"
        )


@pytest.mark.breaks("tarot 5.5")
def test_too_few_trumps_show_nothing() -> None:
    state = leading(9)
    view = state.view(Seat(0))
    for size in (10, 13, 15):
        violation = TAROT.check(view, Handful(size, 0))
        assert violation is not None
        assert (violation.rule, dict(violation.facts)) == ("5.5", {"size": size, "have": 9})
    assert handful_cards(view, Handful(10, 0)) is None


@pytest.mark.breaks("tarot 5.6")
def test_a_row_does_not_run_past_the_end() -> None:
    view = leading(11).view(Seat(0))
    violation = TAROT.check(view, Handful(10, 2))
    assert violation is not None
    assert violation.rule == "5.6"
    assert dict(violation.facts) == {"size": 10, "trumps": tuple(named(trumps(2, 12)))}
    with_excuse = leading(9, excuse=True).view(Seat(0))
    assert TAROT.check(with_excuse, Handful(10, 0)) is None
    violation = TAROT.check(with_excuse, Handful(10, 1))
    assert violation is not None
    assert violation.rule == "5.6"


@pytest.mark.keeps("tarot 5.7")
def test_the_excuse_is_not_shown_beside_enough_trumps() -> None:
    view = leading(10, excuse=True).view(Seat(0))
    with pytest.raises(IllegalText) as caught:
        TAROT.actions.parse(f"handful {trumps(2, 10)} X", view)
    assert caught.value.violation.rule == "5.6"


@pytest.mark.keeps("tarot 5.8")
@pytest.mark.position("TT-31")
def test_four_kings_count_the_trump_set_aside_for_a_triple() -> None:
    state = four_kings()
    assert state.own[0].hand == named(f"T1 {trumps(9, 21)} SK HK DK CK")
    offered = handfuls(state)
    assert [len(each.split()) for each in offered] == [10] * 5 + [13] * 2 + [15]
    assert offered[-1] == f"T1 T5 {trumps(9, 21)}"
    shown = play(state, f"handful {offered[-1]}")
    assert len(shown.table.handfuls[0]) == 15
    # the discard that everyone saw counts for the triple alone
    assert offered[0] == f"T1 {trumps(9, 17)}"


@pytest.mark.keeps("tarot 5.8")
def test_with_the_excuse_the_fifteenth_place_is_filled() -> None:
    hand, dog = f"{trumps(8, 21)} SK HK DK S2", "X CK S7 H3 D4 C5"
    state = four_kings("T8", hand, dog)  # 13 trumps and the Excuse in hand
    assert handfuls(state)[-1] == f"{trumps(8, 21)} X"


@pytest.mark.keeps("tarot 5.8")
def test_two_trumps_aside_give_more_rows_to_choose_from() -> None:
    hand, dog = f"{trumps(6, 19)} SK HK DK CK", "T4 T5 S7 H3 D4 C5"
    state = four_kings("T10 T11", hand, dog)
    triples = [each for each in handfuls(state) if len(each.split()) == 15]
    assert triples == [trumps(4, 18), trumps(5, 19)]


@pytest.mark.position("TT-31")
def test_no_exception_with_three_kings_or_without_the_dog() -> None:
    three = play(
        deal({0: f"{trumps(7, 21)} SK HK DK"}, "S2 S7 H3 D4 C5 C6"),
        bid_to(0, "prise"),
        "aside S2, aside S7, aside H3, aside D4, aside C5, aside C6, no-slam",
    )
    assert handfuls(three)[-1] == trumps(7, 21)
    assert not three.table.shown
    sans = play(deal({0: f"{trumps(8, 21)} SK HK DK CK"}, "T1"), bid_to(0, "garde-sans"), "no-slam")
    assert max(len(each.split()) for each in handfuls(sans)) == 13


def test_three_kings_do_not_count_a_trump_set_aside() -> None:
    """T + E = 16 with three kings: one trump must go, fifteen stay, and only those can be shown."""
    state = four_kings("T2", f"{trumps(2, 16)} SK HK DK", "T17 S2 S7 H3 D4 C5")
    assert state.table.shown == named("T2")
    assert [each for each in handfuls(state) if len(each.split()) == 15] == [trumps(3, 17)]
    assert state.own[0] == Own(named(f"{trumps(3, 17)} SK HK DK"), named("S2 S7 H3 D4 C5 T2"))
