"""A number for each game of the engine that changes when anything it does changes.

    make signatures

writes them anew into tests/agreement/signatures.txt. A change that is not meant to change what the
engine does leaves them as they are; one that does shows it in the diff.
"""

from collections.abc import Iterable
from hashlib import sha256
from pathlib import Path

import numpy as np

from kibitz import engine
from kibitz.engine.load import GAMES, abilities, writing
from kibitz.kernel.shuffle import Stream, seed_from_text
from support.play import tables

PATH = Path(__file__).parent.parent / "agreement" / "signatures.txt"
SEED = seed_from_text("signature")
ROWS, STEPS, PLAYOUTS, LIMIT = 4, 120, 20, 300


def signature(name: str) -> str:
    """A hash over digests, masks, observations and scores of batches at every table, and over playouts
    by every policy and worlds from where these came.
    """
    whole = sha256()
    stream = Stream(SEED, name)
    for seats, options in tables(name):
        batch = engine.Batch(name, ROWS, seats, options, seed=SEED, limit=LIMIT)
        for _ in range(STEPS):
            for array in (batch.acting, batch.masks, batch.observations):
                whole.update(array.tobytes())
            whole.update(bytes_of(batch.state(row) for row in range(ROWS)))
            choices = [np.flatnonzero(mask) for mask in batch.masks]
            batch.step(np.array([legal[stream.below(len(legal))] for legal in choices]))
            whole.update(batch.scores.tobytes() + batch.done.tobytes())
        states = [batch.state(row) for row in range(ROWS)]
        for policy in writing(name).POLICIES:
            for part in engine.playouts(states, PLAYOUTS, policy=policy, seed=SEED, limit=LIMIT):
                whole.update(part.tobytes())
        if "worlds" in abilities(name):
            for seen in batch.observations:
                whole.update(bytes_of(engine.worlds(name, seen, PLAYOUTS, seed=SEED)))
    return whole.hexdigest()[:16]


def bytes_of(states: Iterable[engine.State]) -> bytes:
    """The digests of states, one after the other."""
    return b"".join(state.digest.to_bytes(8, "little") for state in states)


def text() -> str:
    """A line a game: its name and its signature."""
    return "".join(f"{name} {signature(name)}\n" for name in GAMES)


if __name__ == "__main__":
    PATH.write_text(text(), encoding="utf-8")
