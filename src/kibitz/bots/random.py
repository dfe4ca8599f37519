"""The bot that plays any legal action, each equally likely."""

from collections.abc import Sequence

from kibitz.kernel.actions import Action
from kibitz.kernel.events import Event
from kibitz.kernel.game import AnyGame
from kibitz.kernel.shuffle import Stream
from kibitz.kernel.state import AnyView


def act(game: AnyGame, view: AnyView, seen: Sequence[Event], seed: bytes) -> Action:
    """One of the legal actions, drawn from a stream of its own for each moment of the game."""
    return Stream(seed, f"act {len(seen)}").choice(game.legal(view))
