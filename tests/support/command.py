"""The command `kibitz` in a process of its own."""

import os
import subprocess
import sys
from pathlib import Path

RECORDS = Path(__file__).parent.parent / "records"
KIBITZ = (sys.executable, "-c", "from kibitz.cli.main import main; main()")


def surroundings(home: Path | None = None, **variables: str) -> dict[str, str]:
    """The environment of the command: games are kept in `home`, and the language is English."""
    home = home or Path("/nowhere")
    return {**os.environ, "XDG_DATA_HOME": str(home), "KIBITZ_LANG": "en", **variables}


def run(
    *words: object, typed: str = "", home: Path | None = None, **variables: str
) -> subprocess.CompletedProcess[str]:
    """Runs `kibitz` with these words and variables in a process of its own."""
    return subprocess.run(
        [*KIBITZ, *map(str, words)],
        input=typed, capture_output=True, text=True, check=False, timeout=60,
        env=surroundings(home, **variables),
    )  # fmt: skip


def refused(code: int, *words: object, typed: str = "") -> str:
    """The one sentence on standard error of a command that must fail with that exit code."""
    done = run(*words, typed=typed)
    assert "Traceback" not in done.stderr
    assert done.returncode == code, done.stderr
    lines = done.stderr.strip().splitlines()
    assert len(lines) == 1, done.stderr
    return lines[0]
