"""Every fact of every game has its sentence in every language, and it can be said to everyone."""

import re
from importlib import import_module
from importlib.resources import files

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import kibitz
from kibitz.cli.play import COMMANDS
from kibitz.kernel.events import Fact
from kibitz.kernel.seats import Seat
from kibitz.locales import LANGUAGES, Narrator, message_name, texts
from support.play import samples

NAMES = ("Ada", "Ben", "Cleo", "Dov", "Eve", "Fay", "Gus", "Hal")
each_language = pytest.mark.parametrize("language", LANGUAGES)
each_other = pytest.mark.parametrize("language", LANGUAGES[1:])


def facts(name: str) -> set[type[Fact]]:
    """The kinds of facts of a game."""
    module = import_module(f"kibitz.games.{name}.table")
    return {
        kind
        for kind in vars(module).values()
        if isinstance(kind, type) and issubclass(kind, Fact) and kind is not Fact
    }


class Variables(Visitor):
    """The names of the variables of a message."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802  its name
        self.found.add(node.id.name)


def messages(language: str) -> dict[str, dict[str, set[str]]]:
    """The variables of each message, by the file it stands in."""
    found: dict[str, dict[str, set[str]]] = {}
    for path in (files("kibitz.locales") / language).iterdir():
        here = found[path.name] = {}
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ast.Junk), f"{language}/{path.name}: {entry.content}"
            if isinstance(entry, ast.Message):
                assert entry.id.name not in here, f"{language}/{path.name}: {entry.id.name} twice"
                variables = Variables()
                variables.visit(entry)
                here[entry.id.name] = variables.found
    return found


@each_other
def test_a_language_has_the_messages_of_english_with_the_same_variables(language: str) -> None:
    assert messages(language) == messages("en")


@each_language
@pytest.mark.parametrize("name", kibitz.GAMES)
def test_every_kind_of_fact_has_a_message(name: str, language: str) -> None:
    missing = [
        message
        for message in (f"{name}-{message_name(kind)}" for kind in facts(name))
        if not texts(language).has(message)
    ]
    assert missing == []
    for message in ("name", "pitch", "actions"):
        assert texts(language).has(f"{name}-{message}")


@each_language
def test_the_help_explains_every_command(language: str) -> None:
    explained = texts(language).text("help-commands", resume="kibitz resume").splitlines()
    assert {line.split("\u00a0")[0].split(":")[0].split()[0] for line in explained} == set(COMMANDS)


@each_language
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
                assert said.rstrip("”»\u00a0").endswith((".", "!", "?"))
                assert "{" not in said
                assert "None" not in said


FRENCH = [
    (path.name, number, line)
    for path in (
        *(files("kibitz.locales") / "fr").iterdir(),
        *(files("kibitz.games") / name / "rulebook" / "fr.md" for name in kibitz.GAMES),
    )
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
]


def test_french_is_set_as_french_is() -> None:
    """The apostrophe is ’; a blank before : ; ! ? » and after « does not break."""
    wrong = re.compile(r"'|[\w)}»’] [:;!»]|« |[\w)}] \?|[a-zà-ü)}][!?]|[“”]")
    assert [where for where in FRENCH if wrong.search(where[2])] == []
