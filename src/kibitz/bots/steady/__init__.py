"""The bot that plays by rules of thumb, one file a game. It draws nothing and remembers nothing."""

from collections.abc import Sequence
from importlib import import_module

from kibitz.kernel.actions import Action
from kibitz.kernel.events import Event
from kibitz.kernel.game import AnyGame
from kibitz.kernel.state import AnyView


def act(game: AnyGame, view: AnyView, seen: Sequence[Event], seed: bytes) -> Action:  # noqa: ARG001  every bot is called alike
    """What the rules of thumb for this game say."""
    legal = game.legal(view)
    if len(legal) == 1:
        return legal[0]
    choice: Action = import_module(f"kibitz.bots.steady.{game.name}").choose(view, legal)
    return choice
