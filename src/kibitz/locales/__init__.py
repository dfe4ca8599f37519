"""Texts in the reader's language, in Fluent: what events, cards and screens say.

One folder a language; `<game>.ftl` holds a message for each kind of fact of a game, named
`<game>-<kind>`, `cards.ftl` the names of cards, `cli.ftl` the words of the command. The rulebooks
hold the sentences about rules themselves.
"""

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, fields, is_dataclass
from decimal import Decimal
from functools import cache, reduce
from importlib.resources import files
from typing import Final, get_type_hints

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Pattern, Placeable, TextElement, VariableReference

from kibitz.kernel.actions import Action
from kibitz.kernel.cards import Card, CardSet
from kibitz.kernel.events import Fact
from kibitz.kernel.scores import Points
from kibitz.kernel.seats import Seat
from kibitz.locales.letters import Letters

LANGUAGES = ("en", "fr")

LONGEST: Final = 2_000
"""Letters of a value in a message; no more than that are shown of what was typed or read."""

LARGEST_WRITTEN: Final = 10**15
"""Whole numbers from here on are written as 1e+15."""


class Texts:
    """The texts of one language, with one choice of letters for the court cards.

    Raises LookupError for a message that is missing or incomplete.
    """

    def __init__(self, language: str = "en", letters: Letters | None = None) -> None:
        self.language = language
        self.letters = letters or Letters(language)
        self._written_cards: dict[tuple[str, Card], str] = {}
        self._templates: dict[str, _Template | None] = {}
        self._bundle = FluentBundle([language], use_isolating=False)
        for path in sorted(
            (files("kibitz.locales") / language).iterdir(), key=lambda path: path.name
        ):
            self._bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))

    def has(self, message: str) -> bool:
        """Whether there is a message of that name."""
        return self._bundle.has_message(message)

    def text(self, message: str, **values: str | int) -> str:
        """The message with `values` in it."""
        if not self.has(message):
            raise LookupError(f"no text “{message}” in “{self.language}”")
        pattern = self._bundle.get_message(message).value
        assert pattern is not None, message
        if message not in self._templates:
            self._templates[message] = _template(pattern)
        template = self._templates[message]
        in_one = None if template is None else template.filled(values)
        if in_one is not None:
            return in_one
        written, errors = self._bundle.format_pattern(
            pattern, {name: _short(value) for name, value in values.items()}
        )
        if errors:
            raise LookupError(f"text “{message}” in “{self.language}”: {errors[0]}")
        return str(written)

    def spoken(self, card: Card) -> str:
        """The name of a card in words, with its letters: `king of spades (SK)`."""
        return self._card("card", card)

    def named(self, card: Card) -> str:
        """The name of a card in words alone: `king of spades`."""
        return self._card("named", card)

    def _card(self, form: str, card: Card) -> str:
        """The card in that form; written once, because every list of actions names many."""
        if (form, card) not in self._written_cards:
            self._written_cards[form, card] = self._new_card(form, card)
        return self._written_cards[form, card]

    def _new_card(self, form: str, card: Card) -> str:
        name = str(card)
        if name.isdecimal():
            return name
        if self.has(f"{form}-{name}"):
            return self.text(f"{form}-{name}", name=name)
        if name[0] == "T":
            return self.text(f"{form}-trump", number=name[1:], name=name)
        rank, suit = name[1:], self.text(f"suit-{name[0]}")
        rank = rank if rank.isdecimal() else self.text(f"rank-{rank}")
        return self.text(f"{form}-of-suit", rank=rank, suit=suit, name=self.letters.card(card))

    def groups(self, groups: Iterable[str]) -> str:
        """Lists that have commas of their own, one after the other."""
        return reduce(lambda first, then: self.text("groups", first=first, then=then), groups)

    def points(self, points: Points) -> str:
        """An amount of score, its half with the language's decimal sign: `-25.5`, `-25,5`."""
        written = str(points)
        return written.replace(".", self.text("decimal-sign")) if "." in written else written

    def written(self, value: object) -> str:
        """A fact of a rulebook's sentence: a card by its letters, points, or anything else."""
        match value:
            case Card():
                return self.letters.card(value)
            case Points():
                return self.points(value)
        return str(value)


@dataclass(frozen=True)
class _Template:
    """A message without choices: its text with {} for each value, and the names of these."""

    text: str
    names: tuple[str, ...]

    def filled(self, values: Mapping[str, str | int]) -> str | None:
        """The text; None where Fluent has to write a number, or to say that a value is missing."""
        words = [values.get(name) for name in self.names]
        if all(isinstance(word, str) and len(word) <= LONGEST for word in words):
            return self.text.format(*words)
        return None


def _template(pattern: Pattern) -> _Template | None:
    """The template of a message; None if there is more to it than words put into a text.

    A server writes hundreds of labels an act, which Fluent itself would take twice as long for.
    """
    text, names = "", []
    for element in getattr(pattern, "elements", [pattern]):
        if isinstance(element, TextElement):
            text += element.value.replace("{", "{{").replace("}", "}}")
        elif isinstance(element, Placeable) and isinstance(element.expression, VariableReference):
            text += "{}"
            names.append(element.expression.id.name)
        else:
            return None
    return _Template(text, tuple(names))


def _short(value: str | int) -> str | int:
    """The value; of a text the beginning, of a number the size, where they are longer than Fluent takes."""
    if isinstance(value, int):
        return value if abs(value) < LARGEST_WRITTEN else f"{Decimal(value):.0e}"
    return value if len(value) <= LONGEST else value[:LONGEST] + "…"


@cache
def texts(language: str = "en", letters: str | None = None) -> Texts:
    """The texts of `language` with the letters of `letters` (None: its own), read once."""
    return Texts(language, Letters(letters or language))


@dataclass(frozen=True)
class Narrator:
    """Tells facts of one game to one reader: `you` are that seat, cards are written by `card`."""

    game: str
    names: Sequence[str]
    you: Seat | None
    card: Callable[[Card], str]
    texts: Texts

    def sentence(self, fact: Fact) -> str:
        """One sentence for `fact`."""
        return self.texts.text(f"{self.game}-{message_name(type(fact))}", **self._values_of(fact))

    def label(self, action: Action, cards: Sequence[str]) -> str:
        """What `action` is, for a button; `cards` are those that its text names, as they are written here."""
        values = self._values_of(action)
        values["cards"], values["cards_count"] = self._list(cards), len(cards)
        return self.texts.text(f"{self.game}-do-{message_name(type(action))}", **values)

    def _values_of(self, told: Fact | Action) -> dict[str, str | int]:
        values: dict[str, str | int] = {}
        told_kind: object = type(told)  # mypy takes the hash of a class for that of its instances
        for name, kind in _kinds_of(told_kind).items():
            values |= self._values(name, kind, getattr(told, name))
        return values

    def _values(self, name: str, kind: object, value: object) -> Mapping[str, str | int]:
        if kind is Seat:
            assert isinstance(value, int)
            is_you = "you" if value == self.you else "other"
            return {name: self.names[value], f"{name}_is": is_you}
        if kind == tuple[Seat, ...]:
            assert isinstance(value, tuple)
            return {
                name: self._list([self._listed(seat) for seat in value]),
                f"{name}_count": len(value),
            }
        match value:
            case Card():
                return {name: self.card(value)}
            case bool() | None:
                return {name: "yes" if value else "no"}
            case int() | str():
                return {name: value}
            case tuple() | CardSet():
                return {name: self._cards(value), f"{name}_count": len(value)}
        return {}

    def _cards(self, value: tuple[object, ...] | CardSet[Card]) -> str:
        """Cards with commas; a tuple of them for each seat with the names of the seats."""
        if any(isinstance(each, tuple) for each in value):
            return self.texts.groups(
                self.texts.text("label", label=self._listed(seat), cards=self._cards(each))
                for seat, each in enumerate(value)
                if isinstance(each, tuple)
            )
        return self._list(
            [self.card(each) if isinstance(each, Card) else str(each) for each in value]
        )

    def _listed(self, seat: int) -> str:
        """A seat in a list, where no verb follows it."""
        return self.texts.text("you") if seat == self.you else self.names[seat]

    def _list(self, items: Sequence[str]) -> str:
        return ", ".join(items) or self.texts.text("nothing")


@cache
def _kinds_of(told: object) -> Mapping[str, object]:
    """The types of the fields of a kind of fact or action."""
    assert isinstance(told, type)
    assert is_dataclass(told)
    hints = get_type_hints(told)
    return {each.name: hints[each.name] for each in fields(told)}


def is_about(fact: Fact, seat: Seat | None) -> bool:
    """Whether `fact` names `seat`, to whom it is then told otherwise than to the others."""
    told: object = type(fact)  # as above
    return any(_names(kind, getattr(fact, name), seat) for name, kind in _kinds_of(told).items())


def _names(kind: object, value: object, seat: Seat | None) -> bool:
    if kind is Seat:
        return value == seat
    # Tuples in a tuple are those of each seat.
    return isinstance(value, tuple) and (
        (seat in value) if kind == tuple[Seat, ...] else any(isinstance(x, tuple) for x in value)
    )


def message_name(kind: type[Fact] | type[Action]) -> str:
    """The kind of a fact or an action in kebab case: `CardPlayed` is `card-played`."""
    return _kebab(kind.__name__)


@cache
def _kebab(name: str) -> str:
    return re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower()
