"""Referee and engine side by side: the same acts in both, everything compared at every step."""

import os
from collections import Counter
from dataclasses import dataclass, field
from importlib import import_module
from pathlib import Path

from kibitz import engine
from kibitz.bots import steady
from kibitz.engine.load import writing
from kibitz.games.register import game as referee
from kibitz.kernel.actions import Action
from kibitz.kernel.chance import ChanceAction
from kibitz.kernel.errors import IllegalText, NotationError
from kibitz.kernel.record import Record, points, record_line
from kibitz.kernel.seats import CHANCE, Actor, Seat
from kibitz.kernel.shuffle import Stream, seed_from_text
from kibitz.kernel.state import AnyState
from kibitz.kernel.transcript import Transcript, open_record, replayed
from support import coverage
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
    met: Counter[str] = field(default_factory=Counter)  # rules broken or on slips, acts of chance


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
    coverage.note(name, numbers.start, tally.met)
    return tally


def follow(record: Record) -> None:
    """Plays a recorded game in both; the referee checks its outcome too. Raises Disagreement."""
    game = referee(record.game)
    assert replayed(game, record).state.to_act == frozenset()
    transcript = open_record(game, record)
    twin = engine.State(record.game, record.seats, record.options)
    for step, entry in enumerate(record.log):
        _same(transcript, twin, entry.actor, step)
        action = transcript.parse(entry.actor, entry.text)
        transcript.play(entry.actor, action)
        _play_twin(transcript, twin, entry.actor, action)
    _same(transcript, twin, None, 0)
    assert points(twin.scores, game.units) == record.scores


def _play_twin(
    transcript: Transcript, twin: engine.State, actor: Actor, action: Action | ChanceAction
) -> None:
    if isinstance(action, ChanceAction):
        twin.apply_chance(action.cards)
    else:
        twin.apply(actor, transcript.game.actions.id(action))


def _compare_game(game: Sample, number: int, most: int, tally: Tally) -> None:
    transcript = Transcript(game.game, game.config)
    twin = engine.State(game.name, game.seats, game.options)
    stream = game.stream("lockstep")
    tally.games += 1
    for _ in range(most):
        state = transcript.state
        tally.steps += 1
        actor = stream.choice(sorted(state.to_act, key=str)) if state.to_act else None
        tally.met.update(_same(transcript, twin, actor, tally.steps))
        if actor is None:
            tally.finished += 1
            break
        if tally.steps % RULES_EVERY == 0:
            tally.met.update(_broken_by_words(transcript, actor))
        action = _action(game, number, state, actor, stream)
        transcript.play(actor, action)
        _play_twin(transcript, twin, actor, action)
        if isinstance(action, ChanceAction):
            tally.met[action.word] += 1
    for slip in transcript.state.table.slips:
        tally.met.update(line.rule for line in slip.lines)


def _broken_by_words(transcript: Transcript, actor: Actor) -> set[str]:
    """The rule against saying once more what was said last: some can be broken in words alone."""
    if actor == CHANCE or not transcript.log:
        return set()
    try:
        transcript.parse(actor, transcript.log[-1].text)
    except IllegalText as error:
        return {error.violation.rule}
    except NotationError:
        pass
    return set()


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


def _same(transcript: Transcript, twin: engine.State, actor: Actor | None, step: int) -> set[str]:
    """Raises Disagreement unless the engine's state is the referee's in every respect.

    What may be done is compared for the seat that acts next; now and then also which rule forbids each
    action, and these rules are given.
    """
    game, state = transcript.game, transcript.state
    written = writing(game.name)
    pairs = [("to act", state.to_act, twin.to_act)]
    broken: set[str] = set()
    if isinstance(actor, int):
        view = state.view(actor)
        legal = [game.actions.id(action) for action in game.legal(view)]
        pairs.append((f"legal for seat {actor}", legal, twin.legal(actor)))
        if step % RULES_EVERY == 0:
            checks = [game.check(view, action) for action in game.actions]
            rules = [violation.rule if violation else "" for violation in checks]
            against = twin._native.rule_against  # the face shows it only in a batch
            found = [against(actor, number) for number in range(len(rules))]
            pairs.append((f"rules against seat {actor}", rules, found))
            broken = {*rules} - {""}
    pairs.append(("digest", written.digest(state), twin.digest))
    for number in range(transcript.config.seats):
        seat = Seat(number)
        pairs.append(
            (f"seat {seat} sees", written.observe(state.view(seat)), twin.observe(seat).tolist())
        )
    if (result := game.result(state)) is not None:
        pairs.append(("scores", result.scores, twin.scores))
        pairs.append(("winners", result.winners, twin.winners))
    for what, expected, found in pairs:
        if expected != found:
            path = ROOT / "build" / f"disagree-{written.digest(state):016x}.jsonl"
            path.parent.mkdir(exist_ok=True)
            path.write_text(record_line(transcript.record()) + "\n", encoding="utf-8")
            raise Disagreement(f"{what}: expected {expected}, engine {found}; record in {path}")
    return broken
