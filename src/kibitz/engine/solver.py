"""The open-hand solver: what the rest of a deal is worth with all cards open.

docs/engine-solver.md says what a value is, how it is found, and why it is exact.
"""

from collections.abc import Mapping
from typing import Any, Final, Literal, NamedTuple, get_args

from kibitz.engine.errors import EngineError
from kibitz.engine.faces import State
from kibitz.engine.load import abilities, native_game

Aim = Literal["score", "margin"]
"""What both sides play for: the settlement of the deal, or the card points above the target."""

AIMS: Final[tuple[Aim, ...]] = get_args(Aim)
NO_LIMIT: Final = (1 << 64) - 1
MEBIBYTES_MOST: Final = 1 << 20
SCORE_MOST: Final = 1 << 30


class Within(NamedTuple):
    """What a value is known to be between, both included; half points, from the taker's side."""

    low: int
    high: int

    @property
    def exact(self) -> bool:
        """Whether the value is known."""
        return self.low == self.high


class Solution(NamedTuple):
    """What a deal is worth."""

    value: Within
    nodes: int  # cards that were tried


class CardValues(NamedTuple):
    """What each legal card is worth."""

    cards: Mapping[int, Within]  # by action, ascending
    nodes: int  # cards that were tried


class Verdict(NamedTuple):
    """Whether so much can be reached."""

    reached: bool | None  # None if the limit came before an answer
    nodes: int  # cards that were tried


class Solver:
    """Solves deals that are in play; of handfuls, those shown so far count.

    Values are exact unless `limit`, a number of cards to try, comes first; then they are bounds that
    contain the value. An answer depends on nothing but what was asked. One thread at a time.
    """

    __slots__ = ("_native", "game", "mebibytes")

    def __init__(self, game: str = "tarot", *, mebibytes: int = 64) -> None:
        """A solver with a table of that size, which never grows. Raises EngineError."""
        _check(mebibytes=(mebibytes, 1, MEBIBYTES_MOST))
        if "solver" not in abilities(game):
            raise EngineError(f"the engine does not solve {game}")
        try:
            self._native = native_game(game).solver(mebibytes)
        except MemoryError as error:
            raise EngineError(f"there is no memory for a table of {mebibytes} MiB") from error
        self.game, self.mebibytes = game, mebibytes

    def value(self, state: State, *, aim: Aim = "score", limit: int | None = None) -> Solution:
        """What the deal is worth if all play their best for `aim`. Raises EngineError."""
        low, high, nodes = self._ask("value", state, aim, limit)
        return Solution(Within(low, high), nodes)

    def values(self, state: State, *, aim: Aim = "score", limit: int | None = None) -> CardValues:
        """What it is worth after each legal card. Raises EngineError."""
        cards, nodes = self._ask("values", state, aim, limit)
        return CardValues({action: Within(low, high) for action, low, high in cards}, nodes)

    def reaches(
        self, state: State, least: int, *, aim: Aim = "score", limit: int | None = None
    ) -> Verdict:
        """Whether the taker can get `least` half points or more. Raises EngineError."""
        _check(least=(least, -SCORE_MOST, SCORE_MOST))
        return Verdict(*self._ask("reaches", state, aim, limit, least))

    def made(self, state: State, *, limit: int | None = None) -> Verdict:
        """Whether the taker can make his contract. Raises EngineError."""
        return self.reaches(state, 0, aim="margin", limit=limit)

    def _ask(
        self, what: str, state: State, aim: Aim, limit: int | None, *parts: int
    ) -> tuple[Any, ...]:
        if not isinstance(state, State) or state.game != self.game:
            raise EngineError(f"expected a state of {self.game}, found {state!r}")
        if aim not in AIMS:
            raise EngineError(f"there is no aim “{aim}”: expected one of {', '.join(AIMS)}")
        most = NO_LIMIT if limit is None else limit
        _check(limit=(most, 0, NO_LIMIT))
        ask = getattr(self._native, what)
        try:
            answer: tuple[Any, ...] = ask(state._native, aim, *parts, most)  # noqa: SLF001  faces of one module
        except (ValueError, RuntimeError) as error:
            raise EngineError(f"the deal cannot be solved now: {error}") from error
        return answer


def _check(**numbers: tuple[int, int, int]) -> None:
    """Raises EngineError for a number below its least or above its most."""
    for name, (value, least, most) in numbers.items():
        if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
            raise EngineError(
                f"{name} is {value!r}: expected a whole number from {least} to {most}"
            )
