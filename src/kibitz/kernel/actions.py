"""Actions of a game: typed values, dense numbers, and the words of a record, one to one."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import ClassVar, Generic, Protocol, TypeVar

from kibitz.kernel.errors import NotationError
from kibitz.kernel.state import AnyView


@dataclass(frozen=True)
class Action:
    """What a seat can do. Its text is that of the record, unless it depends on the view.

    A final action may not be taken back even in a game against bots, because the rulebook says so.
    """

    final: ClassVar[bool] = False


A = TypeVar("A", bound=Action)


class ViewNotation(Protocol[A]):
    """The texts of those actions whose cards only a view can name."""

    def text(self, action: A, view: AnyView) -> str | None:
        """The text of `action` for the seat of `view`; None if it does not depend on the view."""

    def parse(self, text: str, view: AnyView) -> A | None:
        """The action that `text`, with single blanks, means; None if it is of another kind.

        Raises NotationError, or IllegalText for cards that a rule forbids.
        """


class ActionTable(Generic[A]):
    """All actions of a game in the order of their numbers; the same table in every language."""

    def __init__(
        self, actions: Iterable[A], expected: str, in_view: ViewNotation[A] | None = None
    ) -> None:
        self._actions = tuple(actions)
        self._ids = {action: number for number, action in enumerate(self._actions)}
        self._texts = {str(action).lower(): action for action in self._actions}
        self._expected = expected
        self._in_view = in_view

    def __len__(self) -> int:
        return len(self._actions)

    def __iter__(self) -> Iterator[A]:
        return iter(self._actions)

    def __contains__(self, action: object) -> bool:
        return isinstance(action, Action) and action in self._ids

    def id(self, action: A) -> int:
        """The number of `action`."""
        return self._ids[action]

    def action(self, number: int) -> A:
        """The action of that number."""
        return self._actions[number]

    def text(self, action: A, view: AnyView) -> str:
        """The words of the record for `action` by the seat of `view`."""
        in_view = self._in_view.text(action, view) if self._in_view else None
        return str(action) if in_view is None else in_view

    def parse(self, text: str, view: AnyView) -> A:
        """The action that `text` means, in any case and spacing. Raises NotationError, IllegalText."""
        words = " ".join(text.split())
        action = self._in_view.parse(words, view) if self._in_view else None
        if action is None:
            action = self._texts.get(words.lower())
        if action is None:
            raise NotationError(words, self._expected)
        return action
