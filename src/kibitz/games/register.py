"""The games there are, by name; a new game adds its own (docs/adding-a-game.md).

`import kibitz` reads this file alone: a game, or a rulebook, is imported when it is asked for.
"""

from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING, Final

from kibitz.kernel.errors import KibitzError

if TYPE_CHECKING:
    from kibitz.kernel.game import AnyGame
    from kibitz.kernel.rulebook import Rulebook

NAMES: Final = ("tarot", "racko", "gracias", "chief")


class UnknownGame(KibitzError, LookupError):
    """A name that no game has."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.name = name

    def __str__(self) -> str:
        return f"there is no game “{self.name}”: expected one of {', '.join(NAMES)}"


def game(name: str) -> "AnyGame":
    """The rules of the game of that name. Raises UnknownGame."""
    if name not in NAMES:
        raise UnknownGame(name)
    found: AnyGame = import_module(f"kibitz.games.{name}.game").GAME
    return found


@cache
def rulebook(name: str, language: str = "en") -> "Rulebook":
    """The rulebook of the game of that name. Raises UnknownGame, and LookupError for a language."""
    from importlib.resources import files  # noqa: PLC0415  see above

    from kibitz.kernel.rulebook import parse_rulebook  # noqa: PLC0415

    if name not in NAMES:
        raise UnknownGame(name)
    path = files("kibitz.games") / name / "rulebook" / f"{language}.md"
    if not path.is_file():
        raise LookupError(f"the rulebook of {name} is not written in “{language}”")
    return parse_rulebook(name, path.read_text(encoding="utf-8"))
