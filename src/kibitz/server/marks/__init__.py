"""Marks: what a page must show but may not compute, because it follows from the rules.

Each game has a module with a dataclass `Marks` and a function `marks(view, reader)`. Marks are made of
a view and of nothing else, so nothing hidden can be in them.
"""

from importlib import import_module

from kibitz.kernel.game import AnyGame
from kibitz.kernel.state import AnyView
from kibitz.server.marks.reader import Reader


def marks(game: AnyGame, view: AnyView, reader: Reader) -> object:
    """The marks of a view: the dataclass `Marks` of the game's module."""
    made: object = import_module(f"kibitz.server.marks.{game.name}").marks(view, reader)
    return made
