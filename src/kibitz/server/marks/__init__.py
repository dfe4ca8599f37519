"""Marks: what a page must show but may not compute, because it follows from the rules.

Each game has a module with a dataclass `Marks` and a function `marks(view, reader)`; where single actions
score, also `worth(view, action, reader)`. Both are made of a view and of nothing else, so nothing hidden
can be in them.
"""

from importlib import import_module
from types import ModuleType

from kibitz.kernel.actions import Action
from kibitz.kernel.game import AnyGame
from kibitz.kernel.state import AnyView
from kibitz.server.marks.reader import Reader
from kibitz.server.wire import WorthJson


def marks(game: AnyGame, view: AnyView, reader: Reader) -> object:
    """The marks of a view: the dataclass `Marks` of the game's module."""
    made: object = _module(game).marks(view, reader)
    return made


def worth(game: AnyGame, view: AnyView, action: Action, reader: Reader) -> WorthJson | None:
    """What an allowed action would score; None for one that is not scored by itself."""
    if not hasattr(_module(game), "worth"):
        return None
    made: WorthJson | None = _module(game).worth(view, action, reader)
    return made


def _module(game: AnyGame) -> ModuleType:
    return import_module(f"kibitz.server.marks.{game.name}")
