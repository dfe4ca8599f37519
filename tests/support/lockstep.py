"""Referee and engine side by side: the same acts in both, everything compared at every step."""

import os
from collections import Counter
from collections.abc import Iterable, Sequence
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
DEFAULT_GAMES = 500
GAMES = int(os.environ.get("KIBITZ_AGREEMENT", DEFAULT_GAMES))
"""How many games of each kind are compared."""

RULES_EVERY = 10, 25
"""After how many steps the rules against every action are compared: in the default run, and beyond."""


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
    twin, everyone = engine.State(record.game, record.seats, record.options), range(record.seats)
    for entry in record.log:
        same(transcript, twin, entry.actor, everyone)
        action = transcript.parse(entry.actor, entry.text)
        transcript.play(entry.actor, action)
        play_twin(transcript, twin, entry.actor, action)
    same(transcript, twin, None, everyone)
    assert points(twin.scores, game.units) == record.scores


def play_twin(
    transcript: Transcript, twin: engine.State, actor: Actor, action: Action | ChanceAction
) -> None:
    """Does the same in the engine's state."""
    if isinstance(action, ChanceAction):
        twin.apply_chance(action.cards)
    else:
        twin.apply(actor, transcript.game.actions.id(action))


def _compare_game(game: Sample, number: int, most: int, tally: Tally) -> None:
    transcript = Transcript(game.game, game.config)
    twin = engine.State(game.name, game.seats, game.options)
    stream = game.stream("lockstep")
    beyond = number >= DEFAULT_GAMES
    tally.games += 1
    for _ in range(most):
        state = transcript.state
        tally.steps += 1
        actor = stream.choice(sorted(state.to_act, key=str)) if state.to_act else None
        seats = [tally.steps % game.seats] if beyond else range(game.seats)
        legal = same(transcript, twin, actor, seats)
        if actor is None:
            tally.finished += 1
            break
        if tally.steps % RULES_EVERY[beyond] == 0:
            tally.met.update(same_rules(transcript, twin, actor))
            tally.met.update(_broken_by_words(transcript, actor))
        action = _action(game, number, state, actor, legal, stream)
        transcript.play(actor, action)
        play_twin(transcript, twin, actor, action)
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
    game: Sample,
    number: int,
    state: AnyState,
    actor: Actor,
    legal: Sequence[Action],
    stream: Stream,
) -> Action | ChanceAction:
    if actor == CHANCE:
        spec = game.game.chance(state)
        if game.shaped:
            return shapes(game.name).shaped(spec, state, stream)
        return ChanceAction(spec.word, stream.shuffled(spec.pack)[: spec.count])
    view = state.view(actor)
    luck = stream.below(8)
    if number % 7 == 0 or luck == 0:
        return stream.choice(legal)
    if number % 50 == 1:
        return steady.act(game.game, view, (), seed_from_text(str(luck)))
    return import_module(f"support.{game.name}_quick").act(view, legal)


def same(
    transcript: Transcript, twin: engine.State, actor: Actor | None, seats: Iterable[int]
) -> Sequence[Action]:
    """What the seat that acts next may do. Raises Disagreement unless the states are the same in all.

    What is seen is compared for `seats` only: beyond the default run one seat at each step, in turn.
    """
    game, state = transcript.game, transcript.state
    written = writing(game.name)
    legal = game.legal(state.view(actor)) if isinstance(actor, int) else ()
    pairs: list[tuple[str, object, object]] = [("to act", state.to_act, twin.to_act)]
    if isinstance(actor, int):
        ids = [game.actions.id(action) for action in legal]
        pairs.append((f"legal for seat {actor}", ids, twin.legal(actor)))
    pairs.append(("digest", written.digest(state), twin.digest))
    pairs += [
        (f"seat {seat} sees", written.observe(state.view(seat)), twin.observe(seat).tolist())
        for seat in map(Seat, seats)
    ]
    if (result := game.result(state)) is not None:
        pairs.append(("scores", result.scores, twin.scores))
        pairs.append(("winners", result.winners, twin.winners))
    _compare_pairs(transcript, pairs)
    return legal


def same_rules(transcript: Transcript, twin: engine.State, actor: Actor | None) -> set[str]:
    """The rules that forbid the seat some action now. Raises Disagreement if they are not the same."""
    if not isinstance(actor, int):
        return set()
    game, view = transcript.game, transcript.state.view(actor)
    checks = [game.check(view, action) for action in game.actions]
    rules = [violation.rule if violation else "" for violation in checks]
    against = twin._native.rule_against  # the face shows it only in a batch
    found = [against(actor, number) for number in range(len(rules))]
    _compare_pairs(transcript, [(f"rules against seat {actor}", rules, found)])
    return {*rules} - {""}


def _compare_pairs(transcript: Transcript, pairs: list[tuple[str, object, object]]) -> None:
    for what, expected, found in pairs:
        if expected != found:
            digest = writing(transcript.game.name).digest(transcript.state)
            path = ROOT / "build" / f"disagree-{digest:016x}.jsonl"
            path.parent.mkdir(exist_ok=True)
            path.write_text(record_line(transcript.record()) + "\n", encoding="utf-8")
            raise Disagreement(f"{what}: expected {expected}, engine {found}; record in {path}")
