"""What Python sees of the engine: a state, batches of games, playouts, worlds, perft.

Actions are the numbers of the game's action table, scores are in the game's units. Arrays are NumPy's.
"""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple, Self

from kibitz.engine.checks import (
    DEFAULT_LIMIT,
    check_counts,
    check_observation,
    check_policy,
    checked_seed,
)
from kibitz.engine.errors import BadArray, EngineError, IllegalEngineAction, IllegalRow
from kibitz.engine.load import abilities, native_game, writing
from kibitz.games.register import game as referee
from kibitz.kernel.cards import Card
from kibitz.kernel.seats import CHANCE, Actor, Seat

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

PERFT_MOST = 1000
"""The deepest count of perft; its calls go as deep."""


class State:
    """A moment of one game in the engine. Unlike a state of the referee it changes in place; `copy` it."""

    __slots__ = ("_native", "game")

    def __init__(self, game: str, seats: int, options: Mapping[str, object] | None = None) -> None:
        """The start of a game. Raises BadSetup and EngineError."""
        self.game = game
        compiled = native_game(game)
        config = referee(game).config(seats, options)
        try:
            self._native = compiled.state(config.seats, writing(game).write_options(config))
        except (ValueError, OverflowError, TypeError) as error:
            raise EngineError(f"the engine does not play {game} with {config}") from error

    @classmethod
    def of_native(cls, game: str, native: Any) -> Self:
        """The face of a state of the compiled module."""
        state = cls.__new__(cls)
        state.game = game
        state._native = native  # noqa: SLF001  of this very class
        return state

    def copy(self) -> Self:
        """Another state, equal to this one."""
        return self.of_native(self.game, self._native.copy())

    __copy__ = copy

    def __deepcopy__(self, _: object) -> Self:
        return self.copy()

    def __reduce__(self) -> tuple[object, ...]:
        return (_unpickled, (self.game, self._native))

    @property
    def seats(self) -> int:
        """The number of seats."""
        seats: int = self._native.seats
        return seats

    @property
    def to_act(self) -> frozenset[Actor]:
        """Who is to act: seats, chance, or nobody because the game is over."""
        if self._native.chance_due:
            return frozenset((CHANCE,))
        return frozenset(map(Seat, self._native.seats_to_act))

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        over: bool = self._native.over
        return over

    def legal(self, seat: int) -> list[int]:
        """What `seat` may do, ascending; nothing if it is not to act."""
        self._check_seat(seat)
        legal: list[int] = self._native.legal(seat)
        return legal

    def is_legal(self, seat: int, action: int) -> bool:
        """Whether `seat` may do `action` now."""
        self._check_seat(seat)
        return 0 <= action < self._actions and bool(self._native.is_legal(seat, action))

    def apply(self, seat: int, action: int) -> None:
        """Does `action`. Raises IllegalEngineAction; the state then stays as it was."""
        if not self.is_legal(seat, action):
            raise IllegalEngineAction(seat, action, self.legal(seat))
        self._native.apply(seat, action)

    def apply_chance(self, cards: Sequence[Card]) -> None:
        """Supplies the chance that is due: cards in the order in which they come. Raises EngineError."""
        try:
            self._native.apply_chance(bytes(cards))
        except ValueError as error:
            raise EngineError(str(error)) from error

    def draw_chance(self, seed: bytes, number: int) -> None:
        """Supplies what `ChanceSpec.draw(seed, number)` gives. Raises EngineError."""
        try:
            self._native.draw_chance(seed, number)
        except ValueError as error:
            raise EngineError(str(error)) from error

    @property
    def scores(self) -> tuple[int, ...]:
        """What each seat has scored so far."""
        return tuple(self._native.scores)

    @property
    def winners(self) -> tuple[Seat, ...]:
        """The winning seats, ascending; none while the game goes on."""
        return tuple(map(Seat, self._native.winners)) if self.over else ()

    @property
    def digest(self) -> int:
        """A number of 64 bits, equal for equal states."""
        digest: int = self._native.digest
        return digest

    @property
    def ok(self) -> bool:
        """Whether every invariant of the game holds."""
        ok: bool = self._native.ok
        return ok

    def observe(self, seat: int) -> "NDArray[np.int32]":
        """What `seat` may know, in a new array; docs/engine-states.md has its fields."""
        self._check_seat(seat)
        observation: NDArray[np.int32] = self._native.observe(seat)
        return observation

    @property
    def _actions(self) -> int:
        return len(referee(self.game).actions)

    def _check_seat(self, seat: int) -> None:
        if not 0 <= seat < self.seats:
            raise EngineError(f"there is no seat {seat}: expected 0 to {self.seats - 1}")

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and (self.game, self.digest) == (other.game, other.digest)

    __hash__ = None  # type: ignore[assignment]  # it changes in place

    def __repr__(self) -> str:
        return f"<engine state of {self.game}: {sorted(map(str, self.to_act))} to act>"


def _unpickled(game: str, native: Any) -> State:
    return State.of_native(game, native)


class Batch:
    """Games side by side. The row's next game begins by itself when one ends.

    The arrays are views of the engine's memory, which each step writes anew: copy what you keep.
    Row r plays games 0, 1, 2 … with the seeds `derive(seed, f"row {r} game {g}")`, whatever the
    number of threads; the referee can play them again. `limit` is the number of actions after which
    a game is broken off (0: never). Without `observe` no observations are written, which is quicker.
    """

    def __init__(
        self,
        game: str,
        n: int,
        seats: int,
        options: Mapping[str, object] | None = None,
        *,
        seed: bytes,
        limit: int = 0,
        threads: int = 1,
        observe: bool = True,
    ) -> None:
        """`n` games, each at its first decision. Raises BadSetup and EngineError."""
        first = State(game, seats, options)
        check_counts(n=(n, 1), threads=(threads, 1), limit=(limit, 0))
        if not isinstance(observe, bool):
            raise EngineError(f"observe is {observe!r}: expected True or False")
        config = referee(game).config(seats, options)
        self.game, self.n, self.seats = game, n, first.seats
        self._native = native_game(game).batch(
            n,
            seats,
            writing(game).write_options(config),
            checked_seed(seed),
            limit,
            threads,
            observe,
        )
        self.acting: NDArray[np.uint8] = self._native.acting
        """The seat that is to act, by row."""
        self.masks: NDArray[np.bool_] = self._native.masks
        """Which actions are legal for it, by row and number."""
        self._observations: NDArray[np.int32] | None = (
            self._native.observations if observe else None
        )
        self.scores: NDArray[np.int32] = self._native.scores
        """The scores of the game in which the last step was done, by row and seat."""
        self.done: NDArray[np.bool_] = self._native.done
        """Whether that game ended with it; all but `scores` shows the next one."""
        self.stopped: NDArray[np.bool_] = self._native.stopped
        """Whether it was broken off at the limit instead."""

    @property
    def observations(self) -> "NDArray[np.int32]":
        """What that seat may know, by row. Raises EngineError in a batch without observations."""
        if self._observations is None:
            raise EngineError("this batch writes no observations: it was made with observe=False")
        return self._observations

    def reset(self) -> None:
        """All rows begin their first game anew."""
        self._native.reset()

    def step(self, actions: "NDArray[np.int64]") -> None:
        """One action in every row. Raises BadArray and IllegalRow; then no row has changed."""
        shape, kind = getattr(actions, "shape", None), str(getattr(actions, "dtype", type(actions)))
        if kind != "int64":
            raise BadArray("actions", "an array of int64", kind)
        if shape != (self.n,):
            raise BadArray("actions", f"the shape ({self.n},)", str(shape))
        if not actions.flags["C_CONTIGUOUS"]:
            raise BadArray("actions", "an array without gaps", "a strided one")
        row = self._native.step(actions)
        if row != self.n:
            action, seat = int(actions[row]), int(self.acting[row])
            rule = None
            if 0 <= action < self.masks.shape[1]:
                rule = self._native.state(row).rule_against(seat, action)
            raise IllegalRow(row, seat, action, rule)

    def sample(self, seed: bytes) -> "NDArray[np.int64]":
        """In every row one of the legal actions, each equally likely, in a new array. Raises EngineError.

        It depends on the seed and on the row's state alone: give each step a seed of its own.
        """
        actions: NDArray[np.int64] = self._native.sample(checked_seed(seed))
        return actions

    def state(self, row: int) -> State:
        """A copy of the state of a row. Raises EngineError."""
        return State.of_native(self.game, self._native.state(self._checked_row(row)))

    def game_number(self, row: int) -> int:
        """Which game the row plays, counted from 0. Raises EngineError."""
        number: int = self._native.game(self._checked_row(row))
        return number

    def _checked_row(self, row: int) -> int:
        if not 0 <= row < self.n:
            raise EngineError(f"there is no row {row}: expected 0 to {self.n - 1}")
        return row


class Playouts(NamedTuple):
    """What playouts gave, by state and playout."""

    scores: "NDArray[np.int32]"  # and by seat; what was scored so far where it was broken off
    actions: "NDArray[np.int64]"  # how many were done
    ended: "NDArray[np.bool_]"  # whether the game ended before the limit


def playouts(
    states: Sequence[State],
    n: int,
    *,
    policy: str = "random",
    seed: bytes,
    limit: int = DEFAULT_LIMIT,
    threads: int = 1,
) -> Playouts:
    """`n` playouts of each state to the end of the game, or `limit` actions. Raises EngineError.

    Playout p of state s does not depend on the number of threads.
    """
    if not states:
        raise EngineError("there are no states to play out")
    game = states[0].game
    if any(state.game != game or state.seats != states[0].seats for state in states):
        raise EngineError("the states are not all of one game with one number of seats")
    check_policy(game, policy)
    check_counts(n=(n, 1), threads=(threads, 1), limit=(limit, 0))
    play = native_game(game).playouts
    natives = [state._native for state in states]  # noqa: SLF001  faces of one module
    return Playouts(*play(natives, n, policy, checked_seed(seed), limit, threads))


def worlds(game: str, observation: "NDArray[np.int32]", n: int, *, seed: bytes) -> list[State]:
    """`n` states with this very observation, all that it allows equally likely.

    Raises BadArray, and EngineError if it allows none.
    """
    check_observation(game, observation)
    check_counts(n=(n, 0))
    if "worlds" not in abilities(game):
        raise EngineError(f"the engine does not deal worlds of {game}")
    try:
        dealt = native_game(game).worlds(observation, n, checked_seed(seed))
    except ValueError as error:
        raise EngineError(f"the observation allows no world: {error}") from error
    return [State.of_native(game, world) for world in dealt]


class Perft(NamedTuple):
    """The moments that a number of acts can lead to, counted."""

    nodes: int
    ended: int  # in how many of them the game is over
    scores: tuple[Mapping[int, int], ...]  # for each seat: in how many it has each score


def perft(state: State, depth: int, *, seed: bytes, chances: int = 0) -> Perft:
    """The moments after `depth` acts from `state` on; a game over sooner counts as it ended.

    Of seats that choose at the same time the lowest acts first. Chance has one outcome, that of
    `ChanceSpec.draw(seed, number)`; `chances` acts of chance were before. Raises EngineError.
    """
    check_counts(depth=(depth, 0), chances=(chances, 0))
    if depth > PERFT_MOST:
        raise EngineError(f"depth is {depth}: expected at most {PERFT_MOST}")
    count = native_game(state.game).perft
    nodes, ended, scores = count(state._native, depth, checked_seed(seed), chances)  # noqa: SLF001  a face as well
    return Perft(nodes, ended, tuple(scores))
