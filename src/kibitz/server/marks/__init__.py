"""Marks: what a page must show but may not compute, because it follows from the rules.

Each game has a module with a dataclass `Marks` and a function `marks(view, reader)`. Marks are made of
a view and of nothing else, so nothing hidden can be in them.
"""

from importlib import import_module
from typing import cast

from kibitz.games.chief.actions import Meld
from kibitz.games.chief.table import View as ChiefView
from kibitz.kernel.actions import Action
from kibitz.kernel.game import AnyGame
from kibitz.kernel.state import AnyView
from kibitz.server.marks import chief
from kibitz.server.marks.reader import Reader
from kibitz.server.wire import WorthJson


def marks(game: AnyGame, view: AnyView, reader: Reader) -> object:
    """The marks of a view: the dataclass `Marks` of the game's module."""
    made: object = import_module(f"kibitz.server.marks.{game.name}").marks(view, reader)
    return made


def worth(view: AnyView, action: Action, reader: Reader) -> WorthJson | None:
    """What an allowed action would score; None for one that is not scored by itself."""
    if isinstance(action, Meld):
        return chief.worth(cast(ChiefView, view), action, reader)
    return None
