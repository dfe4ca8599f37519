"""The sample games replay, score as they say, and are written back byte for byte.

Which entries are legal in them and what they score was worked out from the rules by a separate
program, which shares no code with this one.
"""

from pathlib import Path

import pytest

import kibitz
from kibitz.kernel.record import parse_record, record_line
from kibitz.kernel.transcript import replayed

FOLDER = Path(__file__).parent
LINES = [
    (path.stem, number, line)
    for path in sorted(FOLDER.glob("*.jsonl"))
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
]


def test_there_are_48_sample_games() -> None:
    assert len(LINES) == 48
    assert {name for name, _, _ in LINES} == set(kibitz.GAMES)


@pytest.mark.parametrize(
    ("name", "line"),
    [(name, line) for name, _, line in LINES],
    ids=[f"{n}-{i}" for n, i, _ in LINES],
)
def test_a_sample_game(name: str, line: str) -> None:
    record = parse_record(line)
    transcript = replayed(kibitz.game(name), record)
    assert record_line(transcript.record(record.extra)) == line
