"""What a person types is what he meant, whatever the others at the table are called."""

import pytest

import kibitz
from kibitz.games.gracias.table import View
from kibitz.kernel.actions import Action
from kibitz.kernel.seats import CHANCE
from kibitz.kernel.shuffle import seed_from_text
from kibitz.locales.letters import Letters
from kibitz.locales.typed import Typing

GRACIAS = kibitz.game("gracias")


def keeping() -> View:
    """The view of seat 0, who has taken a trio and is to keep one card and give the other."""
    state = GRACIAS.start(GRACIAS.config(4, {"opener": 0}))
    assert state.to_act == {CHANCE}
    state = GRACIAS.play(
        state, CHANCE, GRACIAS.chance(state).draw(seed_from_text("typed"), 1)
    ).state
    (seat,) = state.seats_to_act
    state = GRACIAS.play(state, seat, GRACIAS.legal(state.view(seat))[0]).state
    return state.view(seat)


def meant(names: tuple[str, ...], typed: str) -> Action:
    return Typing(GRACIAS, keeping(), Letters("en"), names).meant(typed)


def kept() -> str:
    """The short name of the card that the legal ways keep."""
    view = keeping()
    return GRACIAS.actions.text(GRACIAS.legal(view)[0], view).split()[1]


@pytest.mark.parametrize("name", ["1", "3", "give", "keep", "k", "G", "Ke"])
def test_a_name_that_means_something_else_changes_nothing(name: str) -> None:
    view = keeping()
    for action in GRACIAS.legal(view):
        text = GRACIAS.actions.text(action, view)
        for names in ((name, "Ben", "Cleo", "Dov"), ("Ada", "Ben", name, "Dov")):
            assert meant(names, text) == action


def test_the_name_of_a_card_changes_nothing() -> None:
    view, card = keeping(), kept()
    action = GRACIAS.legal(view)[0]
    assert meant(("Ada", card, "Cleo", "Dov"), GRACIAS.actions.text(action, view)) == action


def test_a_seat_can_be_named() -> None:
    names = ("Ada", "Ben", "Cleo", "Dov")
    to_dov = meant(names, f"keep {kept()} give dov")
    assert GRACIAS.actions.text(to_dov, keeping()).endswith(" give 3")


def test_of_two_of_one_name_neither_is_meant() -> None:
    with pytest.raises(kibitz.kernel.errors.NotationError):
        meant(("Ada", "Ben", "Dov", "Dov"), f"keep {kept()} give dov")
