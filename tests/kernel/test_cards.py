from typing import ClassVar

import pytest

from kibitz.kernel import cards
from kibitz.kernel.errors import NotationError


class Card(cards.Card):
    names: ClassVar[tuple[str, ...]] = ("SA", "S2", "S3", "HA", "H2", "H3")


class Cards(cards.CardSet[Card]):
    card = Card


ACE, TWO, HEART = Card(0), Card(1), Card(3)


def test_a_card_is_written_by_its_name_and_read_in_any_case() -> None:
    assert str(HEART) == repr(HEART) == "HA"
    assert Card.parse("ha") == HEART
    assert isinstance(Card.parse("Ha"), Card)


@pytest.mark.parametrize("text", ["", "H4", "AH", "H", "HA "])
def test_what_is_no_card_is_refused(text: str) -> None:
    with pytest.raises(NotationError, match="expected a card from SA to H3"):
        Card.parse(text)


def test_a_set_of_cards_behaves_as_a_set() -> None:
    some = Cards.of((HEART, ACE))
    assert list(some) == [ACE, HEART]
    assert len(some) == 2
    assert HEART in some
    assert TWO not in some
    assert some.with_(TWO) - Cards.of((ACE,)) == Cards.of((TWO, HEART))
    assert some & Cards.of((ACE, TWO)) == Cards.of((ACE,))
    assert some | Cards.of((TWO,)) == some.with_(TWO)
    assert some.without(ACE) <= some
    assert not some <= some.without(ACE)
    assert not Cards()
    assert {some: 1}[Cards.of((ACE, HEART))] == 1
    assert str(some) == "SA HA"
