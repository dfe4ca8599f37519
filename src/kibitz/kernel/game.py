"""A game: a bundle of pure functions over states and views."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Generic, NamedTuple

from kibitz.kernel.actions import A, Action, ActionTable
from kibitz.kernel.chance import ChanceAction, ChanceNotation, ChanceSpec
from kibitz.kernel.errors import (
    BadSetup,
    GameOver,
    IllegalAction,
    KibitzError,
    NotYourTurn,
    Problem,
    UnknownAction,
)
from kibitz.kernel.events import Event
from kibitz.kernel.options import Config, Options, read_options
from kibitz.kernel.scores import Result
from kibitz.kernel.seats import CHANCE, Actor, Seat
from kibitz.kernel.shuffle import Stream
from kibitz.kernel.state import H, Hidden, O, Own, State, T, Table, View


@dataclass(frozen=True)
class Violation:
    """Why not: a rule, and the facts that make it bite. Facts come from a view only.

    The sentence is the rule's in the rulebook, with the facts put in.
    """

    rule: str
    facts: tuple[tuple[str, object], ...]

    def __init__(self, rule: str, /, **facts: object) -> None:
        object.__setattr__(self, "rule", rule)
        object.__setattr__(self, "facts", tuple(facts.items()))


class Step(NamedTuple, Generic[T, O, H]):
    """What playing gives: the new state, and what became known."""

    state: State[T, O, H]
    events: tuple[Event, ...]

    def after(self, *events: Event) -> "Step[T, O, H]":
        """This step with `events` before its own."""
        return Step(self.state, (*events, *self.events))


@dataclass(frozen=True, slots=True)
class Game(Generic[T, O, H, A]):
    """A game's rules. Everything a live game, a record or a bot needs, and nothing that remembers.

    `play` is the checked door and serves everyone; `apply` and `apply_chance` trust their caller.
    """

    name: str
    rules_version: int  # changes only when a legal game or its score would
    seats: range
    units: int  # units of score in a point: 2 where the rulebook counts in halves
    options: type[Options]
    actions: ActionTable[A]
    chance_notation: ChanceNotation
    start: Callable[[Config], State[T, O, H]]
    choices: Callable[[View[T, O]], Iterable[A]]  # of the kind now due, by number, legal or not
    check: Callable[[View[T, O], A], Violation | None]  # for a seat that is to act
    apply: Callable[[State[T, O, H], Seat, A], Step[T, O, H]]
    chance: Callable[[State[T, O, H]], ChanceSpec]
    apply_chance: Callable[[State[T, O, H], ChanceAction], Step[T, O, H]]
    result: Callable[[State[T, O, H]], Result | None]
    resample: Callable[[View[T, O], Stream], State[T, O, H]]
    """A state with this very view, what its seat cannot know dealt anew, every deal equally likely."""

    def config(self, seats: int, options: Mapping[str, object] | None = None) -> Config:
        """The configuration for that many seats and the options written out. Raises BadSetup."""
        if seats not in self.seats:
            least, most = self.seats[0], self.seats[-1]
            if most > least:
                code, clause = "seats", "{seats} seats: {game} has {least} to {most} seats"
            else:
                code, clause = "seats-only", "{seats} seats: {game} has {most} seats"
            facts = {"seats": seats, "least": least, "most": most}
            raise BadSetup([Problem.of(code, clause, game=self.name, **facts)])
        return Config(seats, read_options(self.options, seats, options or {}))

    def legal(self, view: View[T, O]) -> tuple[A, ...]:
        """What the seat of `view` may do now, by number: its choices that no rule forbids."""
        if view.seat not in view.to_act:
            return ()
        check = self.check
        return tuple([action for action in self.choices(view) if check(view, action) is None])

    def refusal(self, view: View[T, O], action: A) -> KibitzError | None:
        """The error that `play` would raise for `action` by the seat of `view`; None if it is allowed.

        It answers at any moment and for any action of the table: GameOver, NotYourTurn (an onlooker
        never has a turn), UnknownAction or IllegalAction.
        """
        if view.seat is None or view.seat not in view.to_act:
            return NotYourTurn(view.seat, view.to_act) if view.to_act else GameOver()
        if action not in self.actions:
            return UnknownAction(action)
        violation = self.check(view, action)
        return None if violation is None else IllegalAction(view.seat, action, violation)

    def play(self, state: State[T, O, H], actor: Actor, action: A | ChanceAction) -> Step[T, O, H]:
        """The state after `action`, checked, and what became known.

        Raises GameOver, NotYourTurn, UnknownAction, IllegalAction or IllegalChance; the state stays
        as it was.
        """
        if actor == CHANCE:
            if actor not in state.to_act:
                raise NotYourTurn(actor, state.to_act) if state.to_act else GameOver
            if not isinstance(action, ChanceAction):
                raise UnknownAction(action)
            self.chance(state).check(action)
            return self.apply_chance(state, action)
        if isinstance(action, ChanceAction):
            raise UnknownAction(action)
        error = self.refusal(state.view(actor), action)
        if error is not None:
            raise error
        return self.apply(state, actor, action)


AnyGame = Game[Table, Own, Hidden, Action]
"""A game as the shells know it, who serve all games alike."""
