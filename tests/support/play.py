"""Games for tests: any game, any table, uniform or shaped deals, every policy from a printed seed."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from importlib import import_module
from typing import Protocol, cast

from hypothesis import strategies as st

import kibitz
from kibitz.bots import random, steady
from kibitz.kernel.actions import Action
from kibitz.kernel.chance import ChanceAction, ChanceSpec
from kibitz.kernel.events import Event
from kibitz.kernel.game import AnyGame
from kibitz.kernel.options import Config
from kibitz.kernel.seats import CHANCE, Actor
from kibitz.kernel.shuffle import Stream, derive, seed_from_text
from kibitz.kernel.state import AnyState

OPTIONS: dict[str, tuple[dict[str, object], ...]] = {
    "tarot": ({}, {"deals": 2}),
    "racko": (
        {"target": 75},
        {"target": 150, "bonus": True},
        {"target": 75, "empty_pile": "turn-over"},
        {"target": 75, "run_of_three": True},
    ),
    "gracias": ({}, {"rounds": 1, "piles": "every-five"}, {"rounds": 4}),
    "chief": ({}, {"decks": 2}, {"decks": 1}),
}
"""Options under which the tests play; those that a number of seats does not allow are left out."""


class Shapes(Protocol):
    """A game's module of shaped deals."""

    def shaped(self, spec: ChanceSpec, state: AnyState, stream: Stream) -> ChanceAction:
        """An outcome of chance that leans on rare rules."""


def shapes(name: str) -> Shapes:
    """The shaped deals of the game of that name."""
    return cast(Shapes, import_module(f"support.{name}_shapes"))


@dataclass(frozen=True)
class Moment:
    """A state, who acted in it, what was done, and the events that followed."""

    state: AnyState
    actor: Actor
    action: Action | ChanceAction
    events: tuple[Event, ...]
    after: AnyState


@dataclass(frozen=True)
class Sample:
    """One game to be played in a test. Its text is enough to play it again."""

    name: str
    seats: int
    options: dict[str, object]
    seed: str
    shaped: bool
    steady: bool
    game: AnyGame = field(init=False, repr=False)
    config: Config = field(init=False, repr=False)

    def __post_init__(self) -> None:
        game = kibitz.game(self.name)
        object.__setattr__(self, "game", game)
        object.__setattr__(self, "config", game.config(self.seats, self.options))

    def stream(self, name: str) -> Stream:
        """A stream of random words of this sample's own."""
        return Stream(seed_from_text(self.seed), name)

    def moments(self, most: int = 400) -> Iterator[Moment]:
        """The game, moment by moment, broken off after `most` actions."""
        state, stream, seed = (
            self.game.start(self.config),
            self.stream("play"),
            seed_from_text(self.seed),
        )
        for number in range(most):
            if not state.to_act:
                return
            actor = stream.choice(sorted(state.to_act, key=str))
            action = self._action(state, actor, stream, derive(seed, str(number)))
            after, events = self.game.play(state, actor, action)
            yield Moment(state, actor, action, events, after)
            state = after

    def _action(
        self, state: AnyState, actor: Actor, stream: Stream, seed: bytes
    ) -> Action | ChanceAction:
        if actor == CHANCE:
            spec = self.game.chance(state)
            if self.shaped:
                return shapes(self.name).shaped(spec, state, stream)
            return spec.draw(seed, 1)
        act = steady.act if self.steady and stream.below(4) else random.act
        return act(self.game, state.view(actor), (), seed)


def tables(name: str) -> list[tuple[int, dict[str, object]]]:
    """Every number of seats of a game with all of the options above that it allows."""
    game = kibitz.game(name)
    first = {"tarot": "dealer", "chief": "dealer", "gracias": "opener"}.get(name)
    found = []
    for seats in game.seats:
        for options in OPTIONS[name]:
            full = {**options, first: seats - 1} if first else options
            try:
                game.config(seats, full)
            except kibitz.kernel.errors.BadSetup:
                continue
            found.append((seats, full))
    return found


def samples(name: str) -> st.SearchStrategy[Sample]:
    """Games of that name: any table, uniform or shaped deals, random or mostly steady play."""
    return st.builds(
        lambda table, number, shaped, steady: Sample(
            name, table[0], table[1], str(number), shaped, steady
        ),
        st.sampled_from(tables(name)),
        st.integers(0, 1 << 32),
        st.booleans(),
        st.booleans(),
    )
