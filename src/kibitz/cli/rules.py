"""`kibitz rules` and `kibitz why`: the rulebooks in a terminal."""

from collections.abc import Iterator, Sequence

from kibitz.games.register import NAMES, rulebook
from kibitz.kernel.errors import BadSetup
from kibitz.kernel.rulebook import Rule, UnknownRule
from kibitz.locales import Texts


def rulebook_lines(name: str, chapter: int | None, texts: Texts) -> Iterator[str]:
    """The rulebook of a game, or one chapter of it. Raises BadSetup for a chapter it has not."""
    book = rulebook(name, texts.language)
    chapters = [each for each in book.chapters if chapter in (None, each.number)]
    if not chapters:
        raise BadSetup([f"chapter {chapter}: expected 1 to {book.chapters[-1].number}"])
    yield book.title
    if chapter is None:
        yield ""
        yield from _paragraphs(book.preface)
    for each in chapters:
        yield ""
        yield f"{each.number}  {each.title}"
        for rule in each.rules:
            yield ""
            yield from _lines(rule)


def rule_lines(words: Sequence[str], texts: Texts) -> Iterator[str]:
    """The rule that `tarot 5.4` or `tarot-5.4` names. Raises UnknownRule with the nearest ones."""
    parts = " ".join(words).replace("-", " ").lower().split()
    if len(parts) == 1 and parts[0][0].isdecimal():
        fitting = [f"{name} {parts[0]}" for name in NAMES if _has(name, parts[0])]
        raise UnknownRule(f"{parts[0]} without the name of its game", tuple(fitting))
    if len(parts) < 2 or parts[0] not in NAMES:
        raise UnknownRule(" ".join(words), tuple(f"{name} 1.1" for name in NAMES))
    name, *rest = parts
    rule = rulebook(name, texts.language).rule(" ".join(rest))
    yield from _lines(rule, name)


def _has(name: str, id: str) -> bool:
    return any(rule.id == id for rule in rulebook(name))


def _lines(rule: Rule, name: str = "") -> Iterator[str]:
    yield f"{name} {rule.id}  {rule.title}".strip()
    yield from _paragraphs(rule.text)


def _paragraphs(text: str) -> Iterator[str]:
    """The paragraphs of a text, each in one line, a blank line between them; lists stay as they are."""
    for number, block in enumerate(text.split("\n\n")):
        if number:
            yield ""
        listed = block.lstrip().startswith(("-", "|", "1."))
        yield from block.splitlines() if listed else (" ".join(block.splitlines()),)
