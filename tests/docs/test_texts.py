"""Every fact of every game has its sentence, and it can be said to everyone."""

from importlib import import_module

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import kibitz
from kibitz.kernel.events import Fact
from kibitz.kernel.seats import Seat
from kibitz.locales import LANGUAGES, Narrator, message_name, texts
from support.play import samples

NAMES = ("Ada", "Ben", "Cleo", "Dov", "Eve", "Fay", "Gus", "Hal")


def facts(name: str) -> set[type[Fact]]:
    """The kinds of facts of a game."""
    module = import_module(f"kibitz.games.{name}.table")
    return {
        kind
        for kind in vars(module).values()
        if isinstance(kind, type) and issubclass(kind, Fact) and kind is not Fact
    }


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", kibitz.GAMES)
def test_every_kind_of_fact_has_a_message(name: str, language: str) -> None:
    missing = [
        message
        for message in (f"{name}-{message_name(kind)}" for kind in facts(name))
        if not texts(language).has(message)
    ]
    assert missing == []
    assert texts(language).has(f"{name}-name")
    assert texts(language).has(f"{name}-pitch")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", kibitz.GAMES)
@given(st.data())
@settings(max_examples=15, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))
def test_every_event_of_a_game_is_one_complete_sentence(
    name: str, language: str, data: st.DataObject
) -> None:
    sample = data.draw(samples(name))
    for moment in sample.moments():
        for event in moment.events:
            for you in (None, Seat(0)):
                narrator = Narrator(
                    name, NAMES[: sample.seats], you, texts(language).spoken, texts(language)
                )
                said = narrator.sentence(event.fact)
                assert said == said.strip()
                assert said.rstrip("”").endswith((".", "!", "?"))
                assert "{" not in said
                assert "None" not in said
