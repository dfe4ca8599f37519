"""What a bot is, and which there are."""

from collections.abc import Sequence
from typing import Final, Protocol

from kibitz.bots import random, steady
from kibitz.kernel.actions import Action
from kibitz.kernel.errors import KibitzError
from kibitz.kernel.events import Event
from kibitz.kernel.game import AnyGame
from kibitz.kernel.state import AnyView


class Bot(Protocol):
    """A pure function: the same game, view, events and seed give the same action."""

    def __call__(
        self, game: AnyGame, view: AnyView, seen: Sequence[Event], seed: bytes, /
    ) -> Action:
        """The action of the view's seat, which is to act. `seen` are all events that reached it."""


class UnknownBot(KibitzError, LookupError):
    """A name that no bot has."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.name = name

    def __str__(self) -> str:
        return f"there is no bot “{self.name}”: expected one of {', '.join(BOTS)}"


BOTS: Final[dict[str, Bot]] = {"random": random.act, "steady": steady.act}


def bot(name: str) -> Bot:
    """The bot of that name. Raises UnknownBot."""
    if name not in BOTS:
        raise UnknownBot(name)
    return BOTS[name]
