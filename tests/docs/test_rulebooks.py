"""Rulebooks, code and tests cite one another completely."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

import kibitz
from kibitz.kernel.rulebook import Rule
from kibitz.locales import LANGUAGES

SOURCE = Path(kibitz.__file__).parent
TESTS = Path(__file__).parent.parent
CALLS = {"Violation": "enforced", "ScoreLine": "scoring", "seat_line": "scoring"}
CITATION = re.compile(r"\[((?:\d+\.\d+)(?:, \d+\.\d+)*)\]")

RULES = [(name, rule) for name in kibitz.GAMES for rule in kibitz.rulebook(name)]
each_rule = pytest.mark.parametrize(
    ("name", "rule"), RULES, ids=[f"{name}-{rule.id}" for name, rule in RULES]
)


@cache
def cited_by_call(name: str) -> dict[str, set[str]]:
    """The rule ids that the game's code gives to Violation, ScoreLine and seat_line."""
    found: dict[str, set[str]] = {call: set() for call in CALLS}
    for path in (SOURCE / "games" / name).glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            called = node.func if isinstance(node, ast.Call) else None
            if isinstance(called, ast.Name) and called.id in CALLS:
                found[called.id] |= set(_texts(node.args[0]))
    return found


def _texts(node: ast.expr) -> Iterator[str]:
    """The string constants of an expression: the id, or both sides of a choice."""
    for each in ast.walk(node):
        if isinstance(each, ast.Constant) and isinstance(each.value, str):
            yield each.value


@cache
def cited_in_words(name: str) -> set[str]:
    """The rule ids that stand in brackets in the game's docstrings and comments."""
    return {
        id
        for path in (SOURCE / "games" / name).glob("*.py")
        for ids in CITATION.findall(path.read_text(encoding="utf-8"))
        for id in ids.split(", ")
    }


@cache
def marked(mark: str) -> set[str]:
    """The arguments of all marks of that name on tests: `tarot 5.4`."""
    found = set()
    for path in TESTS.rglob("test_*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if (
                isinstance(node, ast.Call)
                and isinstance(node.func, ast.Attribute)
                and node.func.attr == mark
                and ast.unparse(node.func.value) == "pytest.mark"
            ):
                for argument in node.args:
                    assert isinstance(argument, ast.Constant), f"{path}: a mark takes plain texts"
                    found.add(str(argument.value))
    return found


@each_rule
def test_a_rule_is_carried_out_where_its_kind_says(name: str, rule: Rule) -> None:
    calls = cited_by_call(name)
    if rule.kind == "enforced":
        assert rule.id in calls["Violation"]
    elif rule.kind == "scoring":
        assert rule.id in calls["ScoreLine"] | calls["seat_line"]
    elif rule.kind == "procedure":
        assert rule.id in cited_in_words(name).union(*calls.values())


@pytest.mark.parametrize("name", kibitz.GAMES)
def test_every_cited_rule_exists_and_is_of_its_kind(name: str) -> None:
    kinds = {rule.id: rule.kind for rule in kibitz.rulebook(name)}
    for call, kind in CALLS.items():
        assert {id: kinds.get(id) for id in cited_by_call(name)[call]} == dict.fromkeys(
            cited_by_call(name)[call], kind
        )
    assert cited_in_words(name) <= kinds.keys()


@each_rule
def test_a_rule_has_a_test_that_keeps_it_and_one_that_breaks_it(name: str, rule: Rule) -> None:
    """What the table does by itself cannot be broken by a player; it needs the first test only."""
    if rule.kind != "text":
        assert f"{name} {rule.id}" in marked("keeps")
    if rule.kind in ("enforced", "scoring"):
        assert f"{name} {rule.id}" in marked("breaks")


def test_every_mark_names_a_rule_that_exists() -> None:
    rules = {f"{name} {rule.id}" for name, rule in RULES}
    assert marked("keeps") | marked("breaks") <= rules


def amounts(rule: Rule) -> list[str]:
    """The numbers that a rule names: of decisions, cards, points and other rules."""
    texts = (rule.source, rule.text, *rule.sentences.values())
    return sorted(re.findall(r"\d+(?:\.\d+)?", re.sub(r"(\d),(\d)", r"\1.\2", " ".join(texts))))


def filled_in(rule: Rule) -> dict[str, list[str]]:
    """The facts that each sentence of a rule takes."""
    return {key: sorted(re.findall(r"\{.*?\}", text)) for key, text in rule.sentences.items()}


@pytest.mark.parametrize("language", LANGUAGES[1:])
@pytest.mark.parametrize("name", kibitz.GAMES)
def test_a_translated_rulebook_has_the_same_rules_facts_and_numbers(
    name: str, language: str
) -> None:
    english, translated = kibitz.rulebook(name), kibitz.rulebook(name, language)
    assert len(translated.chapters) == len(english.chapters)
    for rule, original in zip(translated, english, strict=True):
        assert (rule.id, rule.kind) == (original.id, original.kind)
        assert filled_in(rule) == filled_in(original)
        assert amounts(rule) == amounts(original), rule.id
        assert rule.text.count("\n\n") == original.text.count("\n\n"), rule.id


POSITIONS = {
    "gracias": "GT-1 GT-2 GT-3 GT-4 GT-5 GT-7 GT-8 GT-11 GT-13 GT-15",
    "chief": "IT-1 IT-2 IT-3 IT-4 IT-5 IT-6 IT-7 IT-8 IT-9 IT-10 IT-12 IT-14 IT-15 IT-17 IT-18 IT-19",
    "racko": "RT-1 RT-2 RT-3 RT-4 RT-5 RT-6 RT-8 RT-10 RT-13 RT-14 RT-15 RT-16",
    "tarot": "TT-1 TT-2 TT-3 TT-4 TT-5 TT-6 TT-7 TT-8 TT-9 TT-10 TT-11 TT-12 TT-14 TT-15 TT-16 TT-17"
    " TT-18 TT-24 TT-27 TT-30 TT-31 TT-40 TT-45",
}


@pytest.mark.parametrize("name", kibitz.GAMES)
def test_every_worked_position_is_a_test(name: str) -> None:
    assert set(POSITIONS[name].split()) <= marked("position")


DECISIONS = {"gracias": ("G", 23), "chief": ("I", 32), "racko": ("R", 16), "tarot": ("T", 26)}


@pytest.mark.parametrize("name", kibitz.GAMES)
def test_every_decision_stands_in_a_rule(name: str) -> None:
    letter, last = DECISIONS[name]
    sources = " ".join(rule.source for rule in kibitz.rulebook(name))
    cited = set()
    for first, end in re.findall(rf"{letter}-(\d+)(?: to {letter}-(\d+))?", sources):
        cited |= set(range(int(first), int(end or first) + 1))
    assert cited >= set(range(1, last + 1))
