"""Referee and engine side by side: the same acts in both, everything compared at every step."""

import os
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from importlib import import_module
from pathlib import Path

from kibitz import engine
from kibitz.bots import steady
from kibitz.engine.load import writing
from kibitz.games.register import game as referee
from kibitz.kernel.actions import Action
from kibitz.kernel.chance import ChanceAction
from kibitz.kernel.game import AnyGame
from kibitz.kernel.record import Record, record_line
from kibitz.kernel.seats import CHANCE, Actor, Seat
from kibitz.kernel.shuffle import Stream, seed_from_text
from kibitz.kernel.state import AnyState
from kibitz.kernel.transcript import Transcript, open_record, replay
from support.play import Sample, shapes, tables

ROOT = Path(__file__).parent.parent.parent
GAMES = int(os.environ.get("KIBITZ_AGREEMENT", "500"))
"""How many games of each kind are compared."""

RULES_EVERY = 10
"""After how many steps the rules against every action are compared."""


class Disagreement(AssertionError):
    """Referee and engine differ; the record of the game stands in a file."""


@dataclass
class Tally:
    """What came up in the games that were compared."""

    steps: int = 0
    games: int = 0
    finished: int = 0
    met: Counter[str] = field(default_factory=Counter)  # rules on slips, acts of chance, phases


def sample(name: str, number: int) -> Sample:
    """The game of that number: the tables in turn, every other deal shaped."""
    all_tables = tables(name)
    seats, options = all_tables[number % len(all_tables)]
    return Sample(
        name, seats, options, f"lockstep {number}", number // len(all_tables) % 2 == 1, False
    )


def compare(name: str, numbers: range, most: int = 250) -> Tally:
    """Plays the games of these numbers in both. Raises Disagreement."""
    tally = Tally()
    for number in numbers:
        _compare_game(sample(name, number), number, most, tally)
    return tally


def follow(record: Record) -> tuple[Transcript, engine.State]:
    """Plays a recorded game in both; the referee checks its outcome too. Raises Disagreement."""
    game = referee(record.game)
    transcript = open_record(game, record)
    twin = engine.State(record.game, record.seats, record.options)
    for step in replay(transcript, record):
        _same(transcript, twin, step)
        entry = record.log[step]
        play_twin(game, twin, entry.actor, transcript.parse(entry.actor, entry.text))
    _same(transcript, twin, 0)
    return transcript, twin


def play_twin(
    game: AnyGame, twin: engine.State, actor: Actor, action: Action | ChanceAction
) -> None:
    """Does in the engine what the referee does."""
    if isinstance(action, ChanceAction):
        twin.apply_chance(action.cards)
    else:
        twin.apply(actor, game.actions.id(action))


def _compare_game(game: Sample, number: int, most: int, tally: Tally) -> None:
    transcript = Transcript(game.game, game.config)
    twin = engine.State(game.name, game.seats, game.options)
    stream = game.stream("lockstep")
    tally.games += 1
    for _ in range(most):
        state = transcript.state
        tally.steps += 1
        _same(transcript, twin, tally.steps)
        if not state.to_act:
            tally.finished += 1
            break
        actor = stream.choice(sorted(state.to_act, key=str))
        action = _action(game, number, state, actor, stream)
        transcript.play(actor, action)
        play_twin(game.game, twin, actor, action)
        if isinstance(action, ChanceAction):
            tally.met[action.word] += 1
    for slip in transcript.state.table.slips:
        tally.met.update(line.rule for line in slip.lines)


def _action(
    game: Sample, number: int, state: AnyState, actor: Actor, stream: Stream
) -> Action | ChanceAction:
    if actor == CHANCE:
        spec = game.game.chance(state)
        if game.shaped:
            return shapes(game.name).shaped(spec, state, stream)
        return ChanceAction(spec.word, stream.shuffled(spec.pack)[: spec.count])
    view = state.view(actor)
    luck = stream.below(8)
    if number % 7 == 0 or luck == 0:
        return stream.choice(game.game.legal(view))
    if number % 50 == 1:
        return steady.act(game.game, view, (), seed_from_text(str(luck)))
    return import_module(f"support.{game.name}_quick").act(view)


def _same(transcript: Transcript, twin: engine.State, step: int) -> None:
    """Raises Disagreement unless the engine's state is the referee's in every respect.

    Which rule forbids each action is compared now and then.
    """
    rules = step % RULES_EVERY == 0
    for difference in differences(transcript.game, transcript.state, twin, rules=rules):
        raise disagreement(transcript, difference)


def differences(
    game: AnyGame, state: AnyState, twin: engine.State, *, rules: bool
) -> Iterator[str]:
    """In what the engine's state is not the referee's; with `rules` also which rule forbids each action."""
    for what, expected, found in _compared(game, state, twin, rules=rules):
        if expected != found:
            yield f"{what}: expected {expected}, engine {found}"


def disagreement(transcript: Transcript, difference: str) -> Disagreement:
    """The error that names the difference; the record of the game is written to a file."""
    path = (
        ROOT
        / "build"
        / f"disagree-{writing(transcript.game.name).digest(transcript.state):016x}.jsonl"
    )
    path.parent.mkdir(exist_ok=True)
    path.write_text(record_line(transcript.record()) + "\n", encoding="utf-8")
    return Disagreement(f"{difference}; record in {path}")


def _compared(
    game: AnyGame, state: AnyState, twin: engine.State, *, rules: bool
) -> Iterator[tuple[str, object, object]]:
    """What is compared: its name, the referee's, the engine's."""
    written = writing(game.name)
    yield "to act", state.to_act, twin.to_act
    for seat in state.seats_to_act:
        view = state.view(seat)
        legal = [game.actions.id(action) for action in game.legal(view)]
        yield f"legal for seat {seat}", legal, twin.legal(seat)
        if rules:
            checks = [game.check(view, action) for action in game.actions]
            forbidden = [violation.rule if violation else "" for violation in checks]
            against = twin._native.rule_against  # the face shows it only in a batch
            found = [against(seat, number) for number in range(len(forbidden))]
            yield f"rules against seat {seat}", forbidden, found
    yield "digest", written.digest(state), twin.digest
    for number in range(len(state.own)):
        seat = Seat(number)
        yield f"seat {seat} sees", written.observe(state.view(seat)), twin.observe(seat).tolist()
    if (result := game.result(state)) is not None:
        yield "scores", result.scores, twin.scores
        yield "winners", result.winners, twin.winners
