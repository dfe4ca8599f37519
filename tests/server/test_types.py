"""The page's types are those of the server, and every code and action has its sentence."""

import importlib.util
from importlib import import_module
from pathlib import Path
from typing import get_args

import pytest

import kibitz
from kibitz.bots.bot import BOTS
from kibitz.kernel.options import option_kinds
from kibitz.locales import LANGUAGES, message_name, texts
from kibitz.server.errors import STATUS

ROOT = Path(__file__).parent.parent.parent


def test_the_types_of_the_wire_are_up_to_date() -> None:
    """`make wire` writes them."""
    spec = importlib.util.spec_from_file_location("gen_wire", ROOT / "tools" / "gen_wire.py")
    assert spec is not None
    assert spec.loader is not None
    tool = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(tool)
    assert tool.PAGE.read_text(encoding="utf-8") == tool.text()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_has_its_sentence(language: str) -> None:
    """That of an illegal action stands in the rulebook."""
    missing = [code for code in STATUS if not texts(language).has(f"refused-{code}")]
    assert missing == ["illegal"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", kibitz.GAMES)
def test_every_action_option_and_level_has_its_words(name: str, language: str) -> None:
    said = texts(language)
    actions = import_module(f"kibitz.games.{name}.actions")
    for kind in get_args(actions.Action):
        assert said.has(f"{name}-do-{message_name(kind)}")
    for option, kind in option_kinds(kibitz.game(name).options).items():
        assert said.has(f"option-{name}-{option}")
        for choice in kind.choices:
            assert said.has(f"option-{name}-{option}-{choice}")
    for level in BOTS:
        assert said.has(f"level-{level}")


def test_both_languages_of_the_server_have_the_same_messages() -> None:
    folder = ROOT / "src" / "kibitz" / "locales"
    names = [
        {
            line.split(" =")[0]
            for line in (folder / language / "table.ftl").read_text(encoding="utf-8").splitlines()
            if line[:1].isalpha()
        }
        for language in ("en", "fr")
    ]
    assert names[0] == names[1]
