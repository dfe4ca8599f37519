"""What the documents show is run."""

import doctest
import importlib.util
import re
from pathlib import Path

import pytest

import kibitz
from support.compiled import needs_engine

ROOT = Path(__file__).parent.parent.parent


OF_THE_ENGINE = (
    "docs/engine.md",
    "docs/engine-search.md",
    "docs/engine-solver.md",
    "docs/engine-worlds.md",
)


@pytest.mark.parametrize(
    "page",
    [
        "README.md",
        "docs/bots.md",
        *(pytest.param(page, marks=needs_engine) for page in OF_THE_ENGINE),
    ],
)
def test_the_examples_of_a_page_run(page: str) -> None:
    failed, tried = doctest.testfile(str(ROOT / page), module_relative=False)
    assert tried > 8
    assert failed == 0


def test_the_docstrings_with_examples_run() -> None:
    failed, tried = doctest.testmod(kibitz)
    assert (failed, tried) == (0, 3)


@pytest.mark.parametrize(
    "path", [*ROOT.glob("*.md"), *(ROOT / "docs").glob("*.md")], ids=lambda path: path.name
)
def test_every_link_between_the_documents_leads_somewhere(path: Path) -> None:
    for target in re.findall(r"\]\((?!https?:)([^)#]+)", path.read_text(encoding="utf-8")):
        assert (path.parent / target).exists(), target


def test_the_test_command_of_the_readme_is_what_decides() -> None:
    assert "make test" in (ROOT / "README.md").read_text(encoding="utf-8")
    assert "\nmake test\n" in (ROOT / ".ci" / "run").read_text(encoding="utf-8")


def test_the_table_of_action_numbers_is_up_to_date() -> None:
    """The page is what tools/action_numbers.py writes."""
    spec = importlib.util.spec_from_file_location("numbers", ROOT / "tools" / "action_numbers.py")
    assert spec is not None
    assert spec.loader is not None
    tool = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(tool)
    assert tool.MARKS.search(tool.PAGE.read_text(encoding="utf-8"))[0] == tool.table()
