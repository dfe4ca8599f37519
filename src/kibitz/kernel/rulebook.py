"""Rulebooks: numbered rules in Markdown, each with its kind, its source, and its sentences.

    ### 5.4 A trump goes over the trumps on the trick {enforced}
    Source: the Italian rulebook, part 5; T-11

    The rule, in a paragraph or several.

    > said: {best} lies on the trick and you hold {higher}: a trump must go over it if it can.

Kinds: `enforced` rules can be broken by a player and say so (`said`); `scoring` rules give a line of
the score slip (`label`, `sum`); `procedure` rules are what the table itself does; `text` only tells.
Braces in a sentence take the facts of the moment.
"""

import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from difflib import get_close_matches
from itertools import pairwise
from typing import Final

from kibitz.kernel.errors import KibitzError
from kibitz.kernel.game import Violation

SENTENCES: Final[Mapping[str, frozenset[str]]] = {
    "enforced": frozenset({"said"}),
    "scoring": frozenset({"label", "sum"}),
    "procedure": frozenset(),
    "text": frozenset(),
}
"""The kinds of rules, and the sentences that each must have."""

Write = Callable[[object], str]
"""Writes a fact for a reader: a card by its letters, for one."""

_CHAPTER = re.compile(r"## (?P<number>\d+) (?P<title>.+)")
_RULE = re.compile(r"### (?P<id>\d+\.\d+) (?P<title>.+) \{(?P<kind>\w+)\}")
_SENTENCE = re.compile(r"> (?P<key>\w+): (?P<text>.+)")


class BadRulebook(KibitzError, ValueError):
    """A rulebook that does not keep to its form; names the line."""


class UnknownRule(KibitzError, LookupError):
    """A rule id that the rulebook does not have; carries the nearest ones."""

    def __init__(self, rule: str, nearest: tuple[str, ...]) -> None:
        super().__init__(rule, nearest)
        self.rule = rule
        self.nearest = nearest

    def __str__(self) -> str:
        near = f": nearest are {', '.join(self.nearest)}" if self.nearest else ""
        return f"there is no rule {self.rule}{near}"


@dataclass(frozen=True, slots=True)
class Rule:
    """One numbered rule."""

    id: str
    title: str
    kind: str
    source: str
    text: str
    sentences: Mapping[str, str]

    def sentence(self, key: str, facts: Mapping[str, object], write: Write = str) -> str:
        """The sentence under `key` with `facts` in it, each by `write`, lists with blanks."""
        sentence = self.sentences[key]
        if "{" not in sentence:  # as of most labels
            return sentence
        return sentence.format(**{name: _fact_text(fact, write) for name, fact in facts.items()})


@dataclass(frozen=True, slots=True)
class Chapter:
    """A numbered chapter of rules."""

    number: int
    title: str
    rules: tuple[Rule, ...]


@dataclass(frozen=True, slots=True)
class Rulebook:
    """The rules of one game in one language."""

    game: str
    title: str
    preface: str
    chapters: tuple[Chapter, ...]
    _by_id: dict[str, Rule] = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "_by_id", {rule.id: rule for rule in self})

    def __iter__(self) -> Iterator[Rule]:
        for chapter in self.chapters:
            yield from chapter.rules

    def rule(self, id: str) -> Rule:
        """The rule of that id. Raises UnknownRule."""
        if id in self._by_id:
            return self._by_id[id]
        nearest = get_close_matches(id, [rule.id for rule in self], n=3, cutoff=0.4)
        raise UnknownRule(f"{self.game} {id}", tuple(f"{self.game} {near}" for near in nearest))

    def why(self, violation: Violation, write: Write = str) -> str:
        """What a player hears who breaks a rule, and its id: `… [tarot 5.4]`."""
        said = self.rule(violation.rule).sentence("said", dict(violation.facts), write)
        return f"{said} [{self.game} {violation.rule}]"


def _fact_text(value: object, write: Write) -> str:
    return " ".join(map(write, value)) if isinstance(value, tuple) else write(value)


def parse_rulebook(game: str, text: str) -> Rulebook:
    """The rulebook that `text` writes. Raises BadRulebook for the first line that is out of form."""
    lines = text.splitlines()
    if not lines or not lines[0].startswith("# "):
        raise BadRulebook(f"{game}, line 1: expected “# ” and the title")
    starts = [at for at, line in enumerate(lines) if line.startswith("## ")] + [len(lines)]
    preface = "\n".join(lines[1 : starts[0]]).strip()
    chapters = tuple(_chapter(game, lines, start, end) for start, end in pairwise(starts))
    ids = [rule.id for chapter in chapters for rule in chapter.rules]
    for id in ids:
        if ids.count(id) > 1:
            raise BadRulebook(f"{game}: rule {id} stands there twice")
    return Rulebook(game, lines[0][2:].strip(), preface, chapters)


def _chapter(game: str, lines: list[str], start: int, end: int) -> Chapter:
    head = _CHAPTER.fullmatch(lines[start])
    if head is None:
        raise BadRulebook(f"{game}, line {start + 1}: expected “## number title”")
    starts = [at for at in range(start, end) if lines[at].startswith("### ")] + [end]
    if any(line.strip() for line in lines[start + 1 : starts[0]]):
        raise BadRulebook(f"{game}, line {start + 2}: expected the first rule of the chapter")
    rules = tuple(_rule(game, lines, first, last) for first, last in pairwise(starts))
    for rule in rules:
        if rule.id.split(".")[0] != head["number"]:
            raise BadRulebook(f"{game}: rule {rule.id} stands in chapter {head['number']}")
    return Chapter(int(head["number"]), head["title"], rules)


def _rule(game: str, lines: list[str], start: int, end: int) -> Rule:
    head = _RULE.fullmatch(lines[start])
    where = f"{game}, line {start + 1}"
    if head is None or head["kind"] not in SENTENCES:
        kinds = ", ".join(SENTENCES)
        raise BadRulebook(f"{where}: expected “### n.n title {{kind}}”, kind one of {kinds}")
    source = lines[start + 1] if start + 1 < end else ""
    if not source.startswith("Source: "):
        raise BadRulebook(f"{where}: expected “Source: ” below the title of rule {head['id']}")
    sentences: dict[str, str] = {}
    text: list[str] = []
    for line in lines[start + 2 : end]:
        sentence = _SENTENCE.fullmatch(line)
        if sentence:
            sentences[sentence["key"]] = sentence["text"]
        elif line.startswith(">"):
            raise BadRulebook(f"{where}: expected “> key: sentence”, not “{line}”")
        else:
            text.append(line)
    if sentences.keys() != SENTENCES[head["kind"]]:
        needed = ", ".join(sorted(SENTENCES[head["kind"]])) or "none"
        raise BadRulebook(f"{where}: rule {head['id']} must have these sentences: {needed}")
    return Rule(
        head["id"], head["title"], head["kind"], source.removeprefix("Source: "),
        "\n".join(text).strip(), sentences,
    )  # fmt: skip
