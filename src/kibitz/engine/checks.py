"""What is asked of arguments before the compiled module sees them."""

from typing import TYPE_CHECKING

from kibitz.engine.errors import BadArray, EngineError
from kibitz.engine.load import writing

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

DEFAULT_LIMIT = 10_000
"""The actions after which a playout is broken off: not every game ends by itself."""

COUNT_MOST = 2**32 - 1
"""The highest number of iterations, playouts, worlds and the like."""


def check_observation(game: str, observation: "NDArray[np.int32]") -> None:
    """Raises BadArray unless it is an array as `observe` gives it."""
    size, kind = writing(game).OBSERVATION.size, str(getattr(observation, "dtype", "no array"))
    if kind != "int32":
        raise BadArray("observation", "an array of int32", kind)
    if observation.shape != (size,):
        raise BadArray("observation", f"the shape ({size},)", str(observation.shape))
    if not observation.flags["C_CONTIGUOUS"]:
        raise BadArray("observation", "an array without gaps", "a strided one")


def check_policy(game: str, policy: str) -> None:
    """Raises EngineError unless the game has such a policy."""
    known = writing(game).POLICIES
    if policy not in known:
        raise EngineError(
            f"there is no policy “{policy}” for {game}: expected one of {', '.join(known)}"
        )


def check_counts(**counts: tuple[int, int]) -> None:
    """Raises EngineError for a count below its least, or too high for the engine's 32 bits."""
    for name, (value, least) in counts.items():
        if not isinstance(value, int) or isinstance(value, bool) or value < least:
            raise EngineError(f"{name} is {value!r}: expected a whole number, at least {least}")
        if value > COUNT_MOST:
            raise EngineError(f"{name} is {value}: expected at most {COUNT_MOST}")


def checked_seed(seed: bytes) -> bytes:
    """The seed. Raises EngineError unless it has 32 bytes."""
    if not isinstance(seed, bytes) or len(seed) != 32:
        raise EngineError("a seed has 32 bytes: make one with kibitz.kernel.shuffle.seed_from_text")
    return seed
