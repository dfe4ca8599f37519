"""Search: what a seat should do, by information-set Monte Carlo tree search in the engine."""

from typing import TYPE_CHECKING, NamedTuple

from kibitz.engine.checks import (
    DEFAULT_LIMIT,
    check_counts,
    check_observation,
    check_policy,
    checked_seed,
)
from kibitz.engine.errors import EngineError
from kibitz.engine.load import abilities, native_game, writing

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

DEFAULT_EXPLORATION = 1.4
"""Twice the 0.7 of the paper: there a win is 1 and a loss 0, which in equal parts deviate by 0.5."""

DEFAULT_MEMORY = 64
"""MiB for the tree of a search."""


class Search(NamedTuple):
    """What a search found, by legal action of the seat that is to act."""

    action: int  # the one tried most often; of several the one with the highest value
    actions: "NDArray[np.int64]"  # ascending
    visits: "NDArray[np.int64]"  # in how many iterations it was tried
    values: "NDArray[np.float64]"  # what the seat then gained by the end of the deal; NaN if never


def search(
    game: str,
    observation: "NDArray[np.int32]",
    iterations: int,
    *,
    seed: bytes,
    policy: str = "random",
    limit: int = DEFAULT_LIMIT,
    iterations_a_world: int = 1,
    exploration: float = DEFAULT_EXPLORATION,
    memory: int = DEFAULT_MEMORY,
) -> Search:
    """Information-set Monte Carlo tree search for the seat whose observation it is.

    Values are means in the game's units, counted from the scores that the observation shows. A playout
    ends with the deal, or after `limit` actions. `exploration` is in standard deviations of these values,
    `memory` the most that the tree may take, in MiB. Raises BadArray, and EngineError if the seat has
    nothing to do or no world is left. Source: Cowling, Powley and Whitehouse, Information Set Monte
    Carlo Tree Search, 2012; docs/engine-search.md says what is done here.
    """
    check_observation(game, observation)
    check_policy(game, policy)
    check_counts(
        iterations=(iterations, 1),
        iterations_a_world=(iterations_a_world, 1),
        limit=(limit, 0),
        memory=(memory, 1),
    )
    if not (isinstance(exploration, float | int) and 0 <= exploration < float("inf")):
        raise EngineError(f"exploration is {exploration!r}: expected a number, at least 0")
    if "search" not in abilities(game):
        raise EngineError(f"the engine does not search {game}")
    seat = int(observation[writing(game).OBSERVATION.starts["seat"]])
    if seat < 0:
        raise EngineError(
            "the observation is an onlooker's: expected that of a seat that is to act"
        )
    budget = (iterations, iterations_a_world, limit, float(exploration), memory << 20)
    try:
        found = native_game(game).search(observation, seat, *budget, policy, checked_seed(seed))
    except (ValueError, IndexError) as error:
        raise EngineError(f"there is nothing to search: {error}") from error
    actions, visits, values = found
    best = max(range(len(actions)), key=lambda at: (visits[at], values[at]))
    return Search(int(actions[best]), actions, visits, values)
