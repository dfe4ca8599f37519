"""What the engine does is what it did: one number a game, from fixed seeds."""

import pytest

from kibitz.engine.load import GAMES
from support.compiled import needs_engine
from support.signatures import PATH, signature

pytestmark = needs_engine
KNOWN = dict(line.split() for line in PATH.read_text(encoding="utf-8").splitlines())


@pytest.mark.parametrize("name", GAMES)
def test_the_engine_does_what_it_did(name: str) -> None:
    """`make signatures` writes the numbers anew, for a change that is meant."""
    assert signature(name) == KNOWN[name]


def test_every_signature_is_of_a_game() -> None:
    assert set(KNOWN) == set(GAMES)
