"""What a person types: the words of a record, or short forms that can mean one thing only."""

from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property
from typing import Final

from kibitz.kernel.actions import Action
from kibitz.kernel.errors import IllegalText, NotationError
from kibitz.kernel.game import AnyGame, Violation
from kibitz.kernel.state import AnyView
from kibitz.locales.letters import Letters

SHOWN: Final = 6
"""Of what a short form can mean, as many are shown."""


class Ambiguous(NotationError):
    """A short form that several legal actions begin with."""

    def __init__(self, text: str, candidates: Sequence[str]) -> None:
        super().__init__(text, "more letters")
        self.candidates = tuple(candidates)

    @property
    def meanings(self) -> str:
        """What it can mean, as far as a line holds it."""
        more = " …" if len(self.candidates) > SHOWN else ""
        return ", ".join(self.candidates[:SHOWN]) + more


class Typing:
    """What the words of a person mean at one moment. `names` are those of the seats."""

    def __init__(
        self, game: AnyGame, view: AnyView, letters: Letters, names: Sequence[str]
    ) -> None:
        self.game = game
        self.view = view
        self.letters = letters
        self.names = names
        self.legal: Mapping[str, Action] = self._texts(game.legal(view))

    def text(self, action: Action) -> str:
        """The words for an action, in the person's letters."""
        return self.letters.written(self.game.actions.text(action, self.view))

    def meant(self, typed: str) -> Action:
        """The action that `typed` means, legal or not. Raises NotationError, IllegalText.

        Seats may be named, by names that mean nothing else, and cards have the person's letters or those of
        the records. The whole words
        of what is now due mean themselves; a short form is looked for among the legal actions first,
        then among all of the kinds now due, then among all. One that means several actions needs no choice
        between them if one rule forbids them all in the same words.
        """
        words = self.letters.written(self._with_seat_numbers(typed))
        for texts in (self.legal, self._due):
            whole = whole_text(words, list(texts))
            if whole is not None:
                return texts[whole]
        for texts in (self.legal, self._due, self._all):
            try:
                found = legal_text(words, list(texts))
            except Ambiguous as error:
                violation = self._against_all([texts[text] for text in error.candidates])
                if violation is None:
                    raise
                raise IllegalText(typed, violation) from None
            if found is not None:
                return texts[found]
        return self.game.actions.parse(self.letters.read(words), self.view)

    def _against_all(self, actions: Iterable[Action]) -> Violation | None:
        """Why none of these may be done, if it is the same for each; else None."""
        if self.view.seat not in self.view.to_act:
            return None
        violation, *others = {self.game.check(self.view, action) for action in actions}
        return None if others else violation

    def _with_seat_numbers(self, typed: str) -> str:
        names = [name.lower() for name in self.names]
        words = typed.split()
        for at, word in enumerate(words):
            if names.count(word.lower()) == 1 and not self._begins_a_word(word.lower()):
                words[at] = str(names.index(word.lower()))
        return " ".join(words)

    def _begins_a_word(self, name: str) -> bool:
        """Whether a name could be a word of the game, or a number: another person has chosen it."""
        words = {word for text in self._all for word in text.lower().split()}
        return name.isdecimal() or any(word.startswith(name) for word in words)

    @cached_property
    def _due(self) -> Mapping[str, Action]:
        kinds = {type(action) for action in self.legal.values()}
        return self._texts([action for action in self.game.actions if type(action) in kinds])

    @cached_property
    def _all(self) -> Mapping[str, Action]:
        return self._texts(list(self.game.actions))

    def _texts(self, actions: Iterable[Action]) -> Mapping[str, Action]:
        return {self.text(action): action for action in actions}


def whole_text(typed: str, texts: Sequence[str]) -> str | None:
    """The text that `typed` is, word for word; None if it is none of them."""
    words = typed.lower().split()
    return next((text for text in texts if text.lower().split() == words), None)


def legal_text(typed: str, legal: Sequence[str]) -> str | None:
    """The one legal text that `typed` means; None if it means none of them. Raises Ambiguous.

    In order of preference: the same words in another order; the words without the first one (`h2 h3`
    for `meld H2 H3`); the beginning of each word (`k r g 2` for `keep R give 2`).
    """
    words = typed.lower().split()
    if not words:
        return None
    texts = {text: text.lower().split() for text in legal}
    for means in (_same_cards, _without_first, _begins):
        found = [text for text, full in texts.items() if means(words, full)]
        if len(found) == 1:
            return found[0]
        if found:
            raise Ambiguous(typed, found)
    return None


def _same_cards(words: list[str], full: list[str]) -> bool:
    return words[0] == full[0] and sorted(words) == sorted(full)


def _without_first(words: list[str], full: list[str]) -> bool:
    return len(full) > 1 and sorted(words) == sorted(full[1:])


def _begins(words: list[str], full: list[str]) -> bool:
    """A number must be whole: `take 5` is not the beginning of `take 50`."""
    return len(words) <= len(full) and all(
        long == short or (long.startswith(short) and not short[-1].isdecimal())
        for short, long in zip(words, full, strict=False)
    )
