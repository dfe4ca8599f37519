"""Structured logs: one line of JSON an event. At the normal level nothing of a game is in them."""

import json
import logging
import sys
import traceback
from datetime import UTC, datetime
from typing import Final, TextIO

_OWN: Final = frozenset(vars(logging.makeLogRecord({}))) | {
    "message",
    "asctime",
    "taskName",
    "color_message",
}

_IN_LOOP: Final = "the event loop reports a fault"
"""Instead of its own words, which hold the text of errors, and so values of a game."""


class JsonLines(logging.Formatter):
    """A record as one line of JSON: when, how grave, where, what, and the fields given with it.

    Of an error it tells the kind and the place in the code, never the values.
    """

    def format(self, record: logging.LogRecord) -> str:
        """See logging.Formatter."""
        line: dict[str, object] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": _IN_LOOP if record.name == "asyncio" else record.getMessage(),
        }
        line |= {key: value for key, value in vars(record).items() if key not in _OWN}
        if record.exc_info and record.exc_info[0] is not None:
            kind, _, trace = record.exc_info
            frames = traceback.extract_tb(trace)
            line["error"] = kind.__name__
            line["at"] = [f"{frame.filename}:{frame.lineno} {frame.name}" for frame in frames[-8:]]
        return json.dumps(line, ensure_ascii=False, default=str)


def log_to(stream: TextIO | None = None, level: str = "info") -> None:
    """Sends all logs of the server to `stream` (None: the error output), from that level on."""
    handler = logging.StreamHandler(sys.stderr if stream is None else stream)
    handler.setFormatter(JsonLines())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(level.upper())
    for name in ("uvicorn", "uvicorn.error", "uvicorn.access"):
        logging.getLogger(name).handlers.clear()
        logging.getLogger(name).propagate = name != "uvicorn.access"
    for name in ("sqlalchemy", "psycopg"):  # they would tell what is written
        logging.getLogger(name).setLevel(logging.WARNING)
