"""What a person may do now, how it is listed, and what typed words mean."""

from collections.abc import Mapping
from functools import cached_property
from typing import Final, get_type_hints

from kibitz.cli.faces import Reader
from kibitz.kernel.actions import Action
from kibitz.kernel.game import AnyGame
from kibitz.kernel.seats import Seat
from kibitz.kernel.state import AnyView
from kibitz.locales.typed import Typing

WIDTH: Final = 72
MANY: Final = 40
"""More actions of a kind than this are not listed unless asked for."""


class Offer:
    """The legal actions of one seat at one moment, by their texts in the reader's letters."""

    def __init__(self, game: AnyGame, view: AnyView, reader: Reader) -> None:
        self.game = game
        self.view = view
        self.reader = reader
        self._typing = Typing(game, view, reader.texts.letters, reader.names)
        self.legal: Mapping[str, Action] = self._typing.legal

    def text(self, action: Action) -> str:
        """The words for an action, in the reader's letters."""
        return self._typing.text(action)

    def meant(self, typed: str) -> Action:
        """The action that `typed` means, legal or not. Raises NotationError, IllegalText."""
        return self._typing.meant(typed)

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

    @cached_property
    def _kinds(self) -> Mapping[str, list[str]]:
        kinds: dict[str, list[str]] = {}
        for text in self.legal:
            kinds.setdefault(text.split()[0], []).append(text)
        return kinds if any(" " in text for text in self.legal) else {"": list(self.legal)}
