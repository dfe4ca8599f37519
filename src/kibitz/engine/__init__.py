"""The engine: the games once more, in C++, for search, learning and simulation by the million.

It is optional. `available()` says whether it is there and `supports` what it can do; everything else
in Kibitz works without it. The referee alone decides a live game. docs/engine.md has the whole.
"""

from kibitz.engine.errors import BadArray, EngineError, IllegalEngineAction, IllegalRow
from kibitz.engine.faces import Batch, Perft, Playouts, State, perft, playouts, worlds
from kibitz.engine.load import GAMES, abilities, is_compiled, native_game

__all__ = [
    "BadArray",
    "Batch",
    "EngineError",
    "IllegalEngineAction",
    "IllegalRow",
    "Perft",
    "Playouts",
    "State",
    "available",
    "perft",
    "playouts",
    "supports",
    "worlds",
]


def available() -> bool:
    """Whether the engine is compiled and NumPy is there. Raises EngineError if it does not fit."""
    if not is_compiled():
        return False
    for name in GAMES:
        native_game(name)
    return True


def supports(game: str, what: str) -> bool:
    """Whether the engine can do `what` (state, batch, playouts, worlds) for the game of that name."""
    return what in abilities(game) and available()
