"""No card is lost, doubled or in two places, at any moment of any game."""

from collections import Counter

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import kibitz
from kibitz.kernel.cards import Card
from kibitz.kernel.state import AnyState
from support.play import samples

SETTINGS = settings(
    max_examples=20, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck)
)


def tarot(state: AnyState) -> list[Card]:
    """Hands, what was set aside, the dog, and what was played."""
    cards = [card for own in state.own for part in (own.hand, own.aside) for card in part]
    cards += state.hidden.dog
    return cards + [card for fallen in state.table.fallen for card in fallen]


def racko(state: AnyState) -> list[Card]:
    """Racks, the drawn card, and the two piles."""
    cards = [card for own in state.own for card in own.rack]
    cards += [own.drawn for own in state.own if own.drawn is not None]
    return [*cards, *state.hidden.draw_pile, *state.hidden.discards, state.table.discard]


def gracias(state: AnyState) -> list[Card]:
    """Reserves, cards face down, trios, the open cards in hand, and the draw pile."""
    table, colours = state.table, kibitz.game("gracias").chance_notation.card
    cards = [
        colours(colour)
        for reserve in table.reserves
        for colour, count in enumerate(reserve)
        for _ in range(count)
    ]
    cards += [card for own in state.own for card in own.face_down]
    cards += [card for card in state.hidden.face_down if card is not None]
    cards += [card for trio in table.trios if trio is not None for card in trio]
    return [*cards, *(table.taken or ()), *state.hidden.draw_pile]


def chief(state: AnyState) -> list[Card]:
    """Hands, melds and the stock."""
    cards = [card for own in state.own for card in own.hand]
    return [*cards, *(card for meld in state.table.melds for card in meld), *state.hidden.stock]


CARDS_IN = {"tarot": tarot, "racko": racko, "gracias": gracias, "chief": chief}


@pytest.mark.parametrize("name", kibitz.GAMES)
@given(st.data())
@SETTINGS
def test_every_card_is_in_one_place(name: str, data: st.DataObject) -> None:
    sample = data.draw(samples(name))
    pack: Counter[Card] | None = None
    for moment in sample.moments():
        if moment.state.table.phase == "deal":
            pack = Counter(sample.game.chance(moment.state).pack)
        if moment.after.table.phase in ("deal", "cut", "over"):
            continue  # the cards are being gathered
        assert Counter(CARDS_IN[name](moment.after)) == pack
