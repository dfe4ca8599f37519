"""Referee and engine agree at every step: who acts, legal lists, digests, observations, scores."""

import pytest

from support.compiled import needs_engine
from support.lockstep import GAMES, compare

pytestmark = needs_engine
PARTS = 4


@pytest.mark.parametrize("part", range(PARTS))
def test_racko_agrees(part: int) -> None:
    tally = compare("racko", range(GAMES * part // PARTS, GAMES * (part + 1) // PARTS))
    assert tally.finished > tally.games // 2
    for what in ("cut", "deal", "shuffle", "6.1", "6.2", "6.3"):
        assert tally.met[what] > 0, what
