"""What a person may do now, how it is listed, and what typed words mean."""

from collections.abc import Iterable, Mapping
from functools import cached_property
from typing import Final, get_type_hints

from kibitz.cli.faces import Reader
from kibitz.cli.typing import legal_text, whole_text
from kibitz.kernel.actions import Action
from kibitz.kernel.game import AnyGame
from kibitz.kernel.seats import Seat
from kibitz.kernel.state import AnyView

WIDTH: Final = 72
MANY: Final = 40
"""More actions of a kind than this are not listed unless asked for."""


class Offer:
    """The legal actions of one seat at one moment, by their texts in the reader's letters."""

    def __init__(self, game: AnyGame, view: AnyView, reader: Reader) -> None:
        self.game = game
        self.view = view
        self.reader = reader
        self.letters = reader.texts.letters
        self.legal: Mapping[str, Action] = self._texts(game.legal(view))

    def text(self, action: Action) -> str:
        """The words for an action, in the reader's letters."""
        return self.letters.written(self.game.actions.text(action, self.view))

    def meant(self, typed: str) -> Action:
        """The action that `typed` means, legal or not. Raises NotationError, IllegalText.

        Seats may be named, and cards have the reader's letters or those of the records. The whole words
        of what is now due mean themselves; a short form is looked for among the legal actions first,
        then among all of the kinds now due, then among all.
        """
        words = self.letters.written(self._with_seat_numbers(typed))
        for texts in (self.legal, self._due):
            whole = whole_text(words, list(texts))
            if whole is not None:
                return texts[whole]
        for texts in (self.legal, self._due, self._all):
            found = legal_text(words, list(texts))
            if found is not None:
                return texts[found]
        return self.game.actions.parse(self.letters.read(words), self.view)

    def summary(self) -> str:
        """All legal actions if a line holds them; else each first word, and in how many ways it goes on."""
        listed = ", ".join(map(self.named, self.legal))
        if len(listed) <= WIDTH:
            return listed
        kinds = (
            self.named(texts[0])
            if len(texts) == 1
            else self.reader.text("actions-of-word", word=first, count=len(texts))
            for first, texts in self._kinds.items()
        )
        return self.reader.text("actions-left-out", actions=", ".join(kinds))

    def listing(self, word: str = "") -> list[str]:
        """A line for each kind of legal action; of a kind with very many only some, unless named."""
        lines = []
        for first, texts in self._kinds.items():
            if word and not first.startswith(word.lower()):
                continue
            shown = texts
            if len(texts) > MANY and not word:
                shown = texts[:: len(texts) // 4]
                lines.append(self.reader.text("some-actions-of-word", word=first, count=len(texts)))
            lines.append(", ".join(map(self.named, shown)))
        return lines

    def named(self, text: str) -> str:
        """The text of a legal action with the names of the seats in it: `keep R give 2 (Ben)`."""
        action = self.legal[text]
        seats = [
            self.reader.names[getattr(action, field)]
            for field, kind in get_type_hints(type(action)).items()
            if kind is Seat
        ]
        return f"{text} ({', '.join(seats)})" if seats else text

    def _with_seat_numbers(self, typed: str) -> str:
        numbers = {name.lower(): str(seat) for seat, name in enumerate(self.reader.names)}
        return " ".join(numbers.get(word.lower(), word) for word in typed.split())

    @cached_property
    def _kinds(self) -> Mapping[str, list[str]]:
        kinds: dict[str, list[str]] = {}
        for text in self.legal:
            kinds.setdefault(text.split()[0], []).append(text)
        return kinds if any(" " in text for text in self.legal) else {"": list(self.legal)}

    @cached_property
    def _due(self) -> Mapping[str, Action]:
        kinds = {type(action) for action in self.legal.values()}
        return self._texts([action for action in self.game.actions if type(action) in kinds])

    @cached_property
    def _all(self) -> Mapping[str, Action]:
        return self._texts(list(self.game.actions))

    def _texts(self, actions: Iterable[Action]) -> Mapping[str, Action]:
        return {self.text(action): action for action in actions}
