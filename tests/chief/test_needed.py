"""Chapter 1: players, packs, and what one needs to know of the cards."""

import pytest

from kibitz.games.chief.cards import RANKS, VALUE, Card, pack
from kibitz.games.chief.game import GAME
from kibitz.kernel.errors import BadSetup
from support.chief import started


@pytest.mark.keeps("chief 1.1")
@pytest.mark.parametrize(
    ("seats", "options", "cards"),
    [
        (2, {}, 52),
        (3, {}, 52),
        (4, {}, 104),
        (8, {}, 104),
        (2, {"decks": 2}, 104),
        (4, {"decks": 1}, 52),
        (6, {"decks": 1}, 52),
        (7, {"decks": 2}, 104),
    ],
)
def test_packs_for_each_number_of_players(
    seats: int, options: dict[str, object], cards: int
) -> None:
    spec = GAME.chance(started(seats, **options))
    assert (spec.word, len(spec.pack), spec.count) == ("deal", cards, cards)


@pytest.mark.breaks("chief 1.1")
@pytest.mark.parametrize(
    ("seats", "options"),
    [(1, {}), (9, {}), (7, {"decks": 1}), (3, {"decks": 3}), (3, {"decks": 0})],
)
def test_tables_that_there_are_not(seats: int, options: dict[str, object]) -> None:
    with pytest.raises(BadSetup):
        GAME.config(seats, {"dealer": 0} | options)


@pytest.mark.breaks("chief 1.1")
def test_too_few_cards_say_what_to_do() -> None:
    with pytest.raises(BadSetup, match="expected 2, or at most 6 seats"):
        GAME.config(7, {"dealer": 0, "decks": 1})


@pytest.mark.keeps("chief 1.2")
def test_face_values() -> None:
    values = {rank: VALUE[Card.parse(f"H{rank}")] for rank in RANKS}
    assert values == {
        "A": 1, "2": 2, "3": 3, "4": 4, "5": 5, "6": 6, "7": 7, "8": 8, "9": 9,
        "10": 10, "J": 10, "Q": 10, "K": 10,
    }  # fmt: skip


def test_two_packs_hold_every_card_twice() -> None:
    assert pack(2)[::2] == pack(2)[1::2] == pack(1)
