"""Referee and engine over a whole tree: every action and every outcome of chance, to a depth."""

from collections.abc import Iterator
from itertools import permutations
from math import perm

from kibitz import engine
from kibitz.kernel.actions import Action
from kibitz.kernel.chance import ChanceAction, ChanceSpec
from kibitz.kernel.game import AnyGame
from kibitz.kernel.record import Record
from kibitz.kernel.seats import CHANCE, Actor
from kibitz.kernel.shuffle import seed_from_text
from kibitz.kernel.state import AnyState
from support.lockstep import differences, disagreement, follow, play_twin

OUTCOMES_MOST = 2000
"""Chance with more outcomes than this is represented by a few."""

FEW = 3
SEED = seed_from_text("tree")

Act = tuple[Actor, Action | ChanceAction]


def compare_tree(record: Record, depth: int) -> int:
    """Compares every moment up to `depth` acts after the end of `record`; gives how many these are.

    Raises Disagreement.
    """
    transcript, twin = follow(record)
    compared = 0
    for path, difference in _moments(transcript.game, transcript.state, twin, depth, ()):
        if difference is not None:
            for actor, action in path:
                transcript.play(actor, action)
            raise disagreement(transcript, difference)
        compared += 1
    return compared


def acts(game: AnyGame, state: AnyState) -> Iterator[Act]:
    """All that can be done: by chance, or by the first of the seats that are to act."""
    if state.to_act == {CHANCE}:
        yield from ((CHANCE, outcome) for outcome in outcomes(game.chance(state)))
    for seat in state.seats_to_act[:1]:
        yield from ((seat, action) for action in game.legal(state.view(seat)))


def outcomes(spec: ChanceSpec) -> Iterator[ChanceAction]:
    """Every outcome of chance, or a few where there are too many."""
    if perm(len(spec.pack), spec.count) <= OUTCOMES_MOST:
        orders = dict.fromkeys(permutations(spec.pack, spec.count))  # equal cards: each order once
        yield from (ChanceAction(spec.word, order) for order in orders)
    else:
        yield from (spec.draw(SEED, number) for number in range(FEW))


def _moments(
    game: AnyGame, state: AnyState, twin: engine.State, depth: int, path: tuple[Act, ...]
) -> Iterator[tuple[tuple[Act, ...], str | None]]:
    """Each moment with the acts that led there, and in what the two differ."""
    yield path, next(differences(game, state, twin, rules=True), None)
    if depth == 0:
        return
    for actor, action in acts(game, state):
        after = twin.copy()
        play_twin(game, after, actor, action)
        step = game.play(state, actor, action)
        yield from _moments(game, step.state, after, depth - 1, (*path, (actor, action)))
