"""The streams of the process, as a terminal, a pipe or nobody left them."""

import io
import os
import sys
from pathlib import Path
from typing import NoReturn


def stand_in_for_closed() -> None:
    """A stream that was closed reads and writes nothing; what it cannot show is replaced."""
    nothing = Path(os.devnull)
    sys.stdin = sys.stdin or nothing.open()
    sys.stdout = sys.stdout or nothing.open("w")
    sys.stderr = sys.stderr or nothing.open("w")
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")


def leave(code: int) -> NoReturn:
    """Ends at once: what an output has not taken by now, it will not take."""
    try:
        sys.stdout.flush()
    except OSError:
        os._exit(code)
    sys.exit(code)
