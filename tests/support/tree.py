"""Referee and engine over a whole tree: every action and every outcome of chance, to a depth."""

from collections.abc import Iterator
from copy import copy
from itertools import permutations
from math import perm

from kibitz import engine
from kibitz.kernel.actions import Action
from kibitz.kernel.chance import ChanceAction, ChanceSpec
from kibitz.kernel.game import AnyGame
from kibitz.kernel.seats import CHANCE, Actor
from kibitz.kernel.shuffle import seed_from_text
from kibitz.kernel.state import AnyState
from kibitz.kernel.transcript import Transcript
from support import lockstep

OUTCOMES_MOST = 2000
"""Chance with more outcomes than this is represented by a few."""

FEW = 3
SEED = seed_from_text("tree")

Act = tuple[Actor, Action | ChanceAction]


def compare_tree(transcript: Transcript, twin: engine.State, depth: int) -> int:
    """Compares every moment up to `depth` acts after this one; gives how many these are.

    Raises Disagreement.
    """
    actor = next_actor(transcript.state)
    lockstep.same(transcript, twin, actor, range(transcript.config.seats))
    lockstep.same_rules(transcript, twin, actor)
    compared = 1
    if depth > 0:
        for actor, action in acts(transcript.game, transcript.state):
            after, twin_after = branched(transcript), twin.copy()
            after.play(actor, action)
            lockstep.play_twin(after, twin_after, actor, action)
            compared += compare_tree(after, twin_after, depth - 1)
    return compared


def branched(transcript: Transcript) -> Transcript:
    """Another transcript of the same game, to be played on in another way."""
    branch = copy(transcript)
    branch.log, branch._sets = [*transcript.log], [*transcript._sets]
    return branch


def next_actor(state: AnyState) -> Actor | None:
    """Chance, or the first of the seats that are to act; None if the game is over."""
    return CHANCE if state.to_act == {CHANCE} else next(iter(state.seats_to_act), None)


def acts(game: AnyGame, state: AnyState) -> Iterator[Act]:
    """All that the next actor can do."""
    actor = next_actor(state)
    if actor == CHANCE:
        yield from ((CHANCE, outcome) for outcome in outcomes(game.chance(state)))
    elif actor is not None:
        yield from ((actor, action) for action in game.legal(state.view(actor)))


def outcomes(spec: ChanceSpec) -> Iterator[ChanceAction]:
    """Every outcome of chance, or a few where there are too many."""
    if perm(len(spec.pack), spec.count) <= OUTCOMES_MOST:
        orders = dict.fromkeys(permutations(spec.pack, spec.count))  # equal cards: each order once
        yield from (ChanceAction(spec.word, order) for order in orders)
    else:
        yield from (spec.draw(SEED, number) for number in range(FEW))
