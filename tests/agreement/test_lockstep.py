"""Referee and engine agree at every step: who acts, legal lists, digests, observations, scores."""

from pathlib import Path

import pytest

from kibitz.engine import load
from kibitz.kernel.record import parse_record
from support.compiled import needs_engine
from support.lockstep import GAMES, compare, follow

pytestmark = needs_engine
PARTS = 4


@pytest.mark.parametrize("part", range(PARTS))
def test_racko_agrees(part: int) -> None:
    tally = compare("racko", range(GAMES * part // PARTS, GAMES * (part + 1) // PARTS))
    assert tally.finished > tally.games // 2
    for what in ("cut", "deal", "shuffle", "6.1", "6.2", "6.3"):
        assert tally.met[what] > 0, what


@pytest.mark.parametrize("part", range(PARTS))
def test_tarot_agrees(part: int) -> None:
    """A game has one deal or two; the default run has about 300 deals."""
    games = GAMES * 2 // 5
    tally = compare("tarot", range(games * part // PARTS, games * (part + 1) // PARTS))
    assert tally.finished > tally.games // 2
    for what in ("deal", "8.3", "8.4", "8.5", "8.6", "8.8", "8.9", "8.10", "8.11"):
        assert tally.met[what] > 0, what


@pytest.mark.parametrize("part", range(PARTS))
def test_gracias_agrees(part: int) -> None:
    """Half as many as of Rack-O, because each is played to its end."""
    games = GAMES // 2
    tally = compare("gracias", range(games * part // PARTS, games * (part + 1) // PARTS))
    assert tally.finished == tally.games
    for what in ("deal", "6.6", "6.7"):
        assert tally.met[what] > 0, what


@pytest.mark.parametrize("name", load.GAMES)
def test_the_sample_games_agree(name: str) -> None:
    """The rest of the rules on slips are in these."""
    path = Path(__file__).parent.parent / "records" / f"{name}.jsonl"
    lines = path.read_text(encoding="utf-8").splitlines()
    assert len(lines) == 12
    for line in lines:
        follow(parse_record(line))
