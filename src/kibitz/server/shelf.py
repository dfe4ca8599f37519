"""What stands on the shelf: the games with their options, and the rulebooks."""

from collections.abc import Sequence

from kibitz.bots.bot import BOTS
from kibitz.games.register import NAMES, game, rulebook
from kibitz.kernel.errors import BadSetup
from kibitz.kernel.game import AnyGame
from kibitz.kernel.options import Kind, Value, option_kinds, read_options, starting_seat
from kibitz.kernel.rulebook import Rule
from kibitz.locales import Texts, texts
from kibitz.server.bodies import (
    GameJson,
    LevelJson,
    OptionJson,
    RulebookJson,
    RuleJson,
)
from kibitz.server.errors import Refusal

FEW = 10
"""Of a whole number that takes no more values than this, those that are possible are listed."""


def games(language: str) -> list[GameJson]:
    """All games, in the order of the register."""
    said = texts(language)
    return [_game(game(name), said) for name in NAMES]


def _game(rules: AnyGame, said: Texts) -> GameJson:
    return {
        "name": rules.name,
        "title": said.text(f"{rules.name}-name"),
        "pitch": said.text(f"{rules.name}-pitch"),
        "seats": list(rules.seats),
        "options": [
            _option(rules, name, kind, said) for name, kind in option_kinds(rules.options).items()
        ],
        "levels": [_level(name, said) for name in BOTS],
    }


def _level(name: str, said: Texts) -> LevelJson:
    return {
        "name": name,
        "label": said.text(f"level-{name}"),
        "means": said.text(f"level-means-{name}"),
    }


def _option(rules: AnyGame, name: str, kind: Kind, said: Texts) -> OptionJson:
    message = f"option-{rules.name}-{name}"
    return {
        "name": name,
        "kind": kind.form,
        "label": said.text(message),
        "means": said.text(f"{message}-means") if said.has(f"{message}-means") else None,
        "default": {str(seats): kind.default(seats) for seats in rules.seats},
        "possible": _possible(rules, name, kind),
        "least": kind.least,
        "most": kind.most,
        "choices": [
            {"value": choice, "label": said.text(f"{message}-{choice}")} for choice in kind.choices
        ],
    }


def _possible(rules: AnyGame, name: str, kind: Kind) -> dict[str, list[Value]] | None:
    """The values that each number of seats can take, all else as usual; null: too many to list."""
    values = _few_values(kind)
    if not values:
        return None
    return {
        str(seats): [value for value in values if _can_be(rules, seats, name, value)]
        for seats in rules.seats
    }


def _few_values(kind: Kind) -> Sequence[Value]:
    if kind.form == "flag":
        return (True, False)
    if kind.least is not None and kind.most is not None and kind.most - kind.least < FEW:
        return range(kind.least, kind.most + 1)
    return kind.choices


def _can_be(rules: AnyGame, seats: int, name: str, value: Value) -> bool:
    first = starting_seat(rules.options)
    try:
        read_options(rules.options, seats, {name: value} | ({first: 0} if first else {}))
    except BadSetup:
        return False
    return True


def rulebook_json(name: str, language: str) -> RulebookJson:
    """The rulebook of a game. Raises UnknownGame, Refusal."""
    try:
        book = rulebook(name, language)
    except LookupError:
        game(name)
        raise Refusal("no-such-rulebook", game=name, language=language) from None
    return {
        "title": book.title,
        "intro": book.preface,
        "chapters": [
            {
                "number": chapter.number,
                "title": chapter.title,
                "rules": [_rule(rule) for rule in chapter.rules],
            }
            for chapter in book.chapters
        ],
    }


def _rule(rule: Rule) -> RuleJson:
    return {
        "id": rule.id,
        "title": rule.title,
        "kind": rule.kind,
        "source": rule.source,
        "paragraphs": [block for block in rule.text.split("\n\n") if block],
    }
