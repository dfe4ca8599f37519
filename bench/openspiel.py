"""The engine beside OpenSpiel, one thread each: how many moves, or simulations, a second of processor time.

Both sides of a comparison take turns, round by round, so that what else the machine does meets both.
Printed are the medians of both, the median of the rounds' ratios, and its 95 % interval (that of the
sign test, which asks nothing of the distribution).

    pip install '.[engine,bench]'
    python bench/openspiel.py [--rounds N] [NAME …]

OpenSpiel has no French Tarot; its nearest game is tarok, the Slovenian one: 54 cards, and four players
play 12 tricks. Its random bidding nearly always ends in a contract that is over after a trick, so its
games begin with the first card of a contract in which all tricks are played. So do the playouts of
Tarot; in the batches whole games are stepped, with deals, bids, dog and handfuls. Masks are written on
both sides, and each side draws its random actions in its quickest way; in “drawn” the engine's are drawn
from the masks with NumPy, in “observed” it writes observations as well, which tarok does not have.

For the searches its nearest game is hearts, since it deals no worlds of tarok: information-set tree
search of a thousand simulations for the first card, one world and one random playout each.
"""

import argparse
import itertools
import random
import time
from collections.abc import Callable, Iterator
from functools import partial
from math import comb
from statistics import median
from typing import NamedTuple

import numpy as np
import pyspiel

from kibitz import engine
from kibitz.kernel.seats import CHANCE
from kibitz.kernel.shuffle import derive, seed_from_text

SEED = seed_from_text("openspiel")
ROLLOUTS = 3_000
BATCH = 1_024
STEPS = 20
"""Steps of a whole batch in a round."""

CONTRACTS = ("ONE", "TWO", "THREE", "SOLO_ONE", "SOLO_TWO", "SOLO_THREE")
"""The contracts of tarok that play all tricks, one player or two against the others."""


SIMULATIONS = 1_000
SEARCHES = 5
"""Searches in a round, each with another seed."""


class Comparison(NamedTuple):
    """Two makers of endless work; each item is the number of moves or simulations that one round did."""

    ours: Callable[[], Iterator[int]]
    theirs: Callable[[], Iterator[int]]


def first_card() -> engine.State:
    """A Garde sans of Tarot before its first card."""
    state = engine.State("tarot", 4, {"dealer": 3})
    deals = 0
    while CHANCE in state.to_act:
        state.draw_chance(SEED, deals := deals + 1)
    for action in ("garde-sans", "pass", "pass", "pass", "no-slam"):
        (seat,) = state.to_act
        state.apply(seat, TAROT_ACTIONS[action])
    return state


def tarot_playouts() -> Iterator[int]:
    """Random playouts of the engine, from the first card of a Garde sans."""
    state = first_card()
    while True:
        yield int(engine.playouts([state], ROLLOUTS, seed=SEED).actions.sum())


def quick_dice() -> random.Random:
    """The quickest choice that Python has for single games."""
    return random.Random(1)  # noqa: S311  no secret depends on it


def tarok_states(count: int) -> list[pyspiel.State]:
    """Tarok with the first card to be played, in contracts that play all tricks."""
    game, dice = pyspiel.load_game("tarok(players=4)"), quick_dice()
    states: list[pyspiel.State] = []
    while len(states) < count:
        state = game.new_initial_state()
        while not state.is_terminal() and "TRICKS_PLAYING" not in str(state.current_game_phase()):
            if state.is_chance_node():
                state.apply_action(dice.choice([action for action, _ in state.chance_outcomes()]))
            else:  # low bids, for random ones end in a valat
                state.apply_action(dice.choice(state.legal_actions()[:2]))
        if str(state.selected_contract()).removeprefix("TarokContract.") in CONTRACTS:
            states.append(state)
    return states


def tarok_rollouts() -> Iterator[int]:
    """OpenSpiel's own rollouts in C++: a search of one simulation rolls out from its root and no more."""
    (state,) = tarok_states(1)
    moves = len(finished(state).history()) - len(state.history())
    evaluator = pyspiel.RandomRolloutEvaluator(ROLLOUTS, 1)
    search = pyspiel.MCTSBot(state.get_game(), evaluator, 2.0, 1, 1_000, False, 1, False)
    while True:
        search.mcts_search(state)
        yield ROLLOUTS * moves


def finished(state: pyspiel.State) -> pyspiel.State:
    """The state after low cards to the end."""
    state = state.clone()
    while not state.is_terminal():
        state.apply_action(state.legal_actions()[0])
    return state


def tarot_batches(*, observe: bool = False) -> Iterator[int]:
    """Games of the engine stepped together: masks as an array, actions drawn by the batch."""
    batch = engine.Batch("tarot", BATCH, 4, {"dealer": 3}, seed=SEED, observe=observe)
    for step in itertools.count(STEPS, STEPS):
        for number in range(step - STEPS, step):
            batch.step(batch.sample(derive(SEED, f"step {number}")))
        yield STEPS * BATCH


def tarot_batches_drawn() -> Iterator[int]:
    """The same with actions drawn from the masks with NumPy."""
    batch = engine.Batch("tarot", BATCH, 4, {"dealer": 3}, seed=SEED, observe=False)
    dice = np.random.default_rng(1)
    while True:
        for _ in range(STEPS):
            batch.step(drawn(batch.masks, dice))
        yield STEPS * BATCH


def drawn(masks: "np.ndarray", dice: np.random.Generator) -> "np.ndarray":
    """In each row one of the legal actions, each equally likely."""
    rows, width = masks.shape
    legal = np.flatnonzero(masks)
    counts = np.bincount(legal // width, minlength=rows)
    nth = np.cumsum(counts) - counts + (dice.random(rows) * counts).astype(np.int64)
    return legal[nth] % width


def tarok_batches() -> Iterator[int]:
    """As many games of tarok, each stepped from Python, with its mask; it has no observation."""
    beginnings, dice = tarok_states(16), quick_dice()
    states = [dice.choice(beginnings).clone() for _ in range(BATCH)]
    masks = [state.legal_actions_mask() for state in states]
    while True:
        for _ in range(STEPS):
            for row, state in enumerate(states):
                state.apply_action(dice.choice(state.legal_actions()))
                if state.is_terminal():
                    states[row] = dice.choice(beginnings).clone()
                masks[row] = states[row].legal_actions_mask()
        yield STEPS * BATCH


def tarot_searches() -> Iterator[int]:
    """Searches of the engine for the first card of a Garde sans."""
    state = first_card()
    (seat,) = state.to_act
    for number in itertools.count():
        for search in range(SEARCHES):
            seed = derive(SEED, f"search {number} {search}")
            engine.search("tarot", state.observe(seat), SIMULATIONS, seed=seed)
        yield SEARCHES * SIMULATIONS


def hearts_searches() -> Iterator[int]:
    """OpenSpiel's searches in C++ for the first card of hearts, without the exchange of cards."""
    state, dice = pyspiel.load_game("hearts(pass_cards=False)").new_initial_state(), quick_dice()
    while state.is_chance_node():
        state.apply_action(dice.choice([action for action, _ in state.chance_outcomes()]))
    search = pyspiel.ISMCTSBot(1, pyspiel.RandomRolloutEvaluator(1, 1), 2.0, SIMULATIONS)
    while True:
        for _ in range(SEARCHES):
            search.step(state)
        yield SEARCHES * SIMULATIONS


TAROT_ACTIONS = {"pass": 0, "garde-sans": 3, "no-slam": 83}

COMPARISONS = {
    "playouts": Comparison(tarot_playouts, tarok_rollouts),
    "batches": Comparison(tarot_batches, tarok_batches),
    "drawn": Comparison(tarot_batches_drawn, tarok_batches),
    "observed": Comparison(partial(tarot_batches, observe=True), tarok_batches),
    "searches": Comparison(tarot_searches, hearts_searches),
}


def rate(work: Iterator[int]) -> float:
    """Moves or simulations a second of this process's own time."""
    begun = time.process_time()
    done = next(work)
    return done / (time.process_time() - begun)


def interval(values: list[float]) -> tuple[float, float]:
    """The 95 % interval of the median: so many values from either end."""
    values, count = sorted(values), len(values)
    below, cut = 0.0, -1
    while (below := below + comb(count, cut + 1) / 2**count) <= 0.025:
        cut += 1
    if cut < 0:
        raise SystemExit("a 95 % interval needs 6 rounds or more")
    return values[cut], values[count - 1 - cut]


def compare(name: str, rounds: int) -> str:
    """One line of the table."""
    ours, theirs = (make() for make in COMPARISONS[name])
    for warm_up in (ours, theirs):
        next(warm_up)
    pairs = [(rate(ours), rate(theirs)) for _ in range(rounds)]
    ratios = [one / other for one, other in pairs]
    low, high = interval(ratios)
    engines, openspiels = zip(*pairs, strict=True)
    return (
        f"{name:10} {median(engines) / 1e3:10,.0f} {median(openspiels) / 1e3:14,.0f}"
        f" {median(ratios):8.1f}   ({low:.1f} to {high:.1f})"
    )


def main() -> None:
    """Prints the table."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--rounds", type=int, default=31)
    parser.add_argument(
        "names", nargs="*", metavar="NAME", help=f"{', '.join(COMPARISONS)}; or all"
    )
    asked = parser.parse_args()
    for name in asked.names:
        if name not in COMPARISONS:
            parser.error(f"there is no comparison “{name}”: expected {', '.join(COMPARISONS)}")
    print("a second   engine, k   OpenSpiel, k    ratio   95 %")
    for name in asked.names or COMPARISONS:
        print(compare(name, asked.rounds))


if __name__ == "__main__":
    main()
