"""Records: one whole game as one line of JSON (docs/records.md).

`parse_record` and `record_line` go between text and `Record`; a `Transcript` plays one.
"""

import json
import math
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final, NamedTuple, TypeGuard

from kibitz.kernel.errors import KibitzError, Problem
from kibitz.kernel.scores import Amount
from kibitz.kernel.seats import CHANCE, Actor, Seat

VERSION: Final = 1
_KEYS: Final = ("kibitz", "game", "rules", "seats", "options", "log", "scores", "winners")


class RecordError(KibitzError):
    """A record that cannot be read, or that is not true; names the index in its log, if it is there."""

    def __init__(self, problem: str, index: int | None = None) -> None:
        super().__init__(problem, index)
        self.problem = problem
        self.index = index

    def __str__(self) -> str:
        return self.problem if self.index is None else f"log entry {self.index}: {self.problem}"


class MalformedRecord(RecordError):
    """Text that is no record, or whose cards, actions, options or seats are not those of its game."""


class FalseRecord(RecordError):
    """A well-formed record of a game that was not played by the rules, or was scored otherwise."""

    def __init__(
        self, game: str, problem: str, index: int | None = None, cause: KibitzError | None = None
    ) -> None:
        super().__init__(problem, index)
        self.game = game
        self.cause = cause


class Entry(NamedTuple):
    """One line of a log: who, and the words of what was done."""

    actor: Actor
    text: str


@dataclass(frozen=True, slots=True)
class Record:
    """What a record says, not yet checked against the rules. Scores are in points, as written."""

    game: str
    rules: int
    seats: int
    options: Mapping[str, object]
    log: tuple[Entry, ...]
    scores: tuple[int | float, ...] | None = None
    winners: tuple[int, ...] | None = None
    extra: Mapping[str, object] = field(default_factory=dict)


def points(amounts: tuple[Amount, ...], units: int) -> tuple[int | float, ...]:
    """Scores in points as a record writes them: whole numbers, or exact halves."""
    return tuple(amount // units if amount % units == 0 else amount / units for amount in amounts)


def record_line(record: Record) -> str:
    """The one line of JSON for `record`, spelled as writers must spell it."""
    written: dict[str, object] = {
        "kibitz": VERSION,
        "game": record.game,
        "rules": record.rules,
        "seats": record.seats,
        "options": record.options,
        "log": record.log,
    }
    if record.scores is not None:
        written |= {"scores": record.scores, "winners": record.winners}
    return json.dumps(written | dict(record.extra), ensure_ascii=False)


def parse_record(line: str) -> Record:
    """The record that `line` holds. Raises MalformedRecord."""
    try:
        written = json.loads(line, parse_constant=_refuse_constant, object_pairs_hook=_once)
    except ValueError as error:
        raise MalformedRecord(
            Problem.of(
                "not-json",
                "not JSON ({why}): expected one whole record on the line",
                why=str(error),
            )
        ) from None
    except RecursionError:
        raise MalformedRecord(
            Problem.of("too-deep", "nested too deeply: expected one record")
        ) from None
    if not isinstance(written, dict):
        raise MalformedRecord(
            Problem.of("no-object", "expected a JSON object with the keys of a record")
        )
    if not _is_whole(written.get("kibitz")) or written["kibitz"] != VERSION:
        raise _unexpected("kibitz", written.get("kibitz"), str(VERSION))
    options = written.get("options")
    if not isinstance(options, dict):
        raise MalformedRecord(
            Problem.of("no-options", "“options” is no object: expected the options of the game")
        )
    log = written.get("log")
    if not isinstance(log, list):
        raise MalformedRecord(
            Problem.of("no-log", "“log” is no list: expected entries [actor, text]")
        )
    seats = _whole(written, "seats")
    scores, winners = _outcome(written, seats)
    return Record(
        game=_string(written, "game"),
        rules=_whole(written, "rules"),
        seats=seats,
        options=options,
        log=tuple(_entry(entry, index, seats) for index, entry in enumerate(log)),
        scores=scores,
        winners=winners,
        extra={key: value for key, value in written.items() if key not in _KEYS},
    )


def _once(pairs: list[tuple[str, object]]) -> dict[str, object]:
    """The object of these pairs, each key once."""
    read = dict(pairs)
    if len(read) < len(pairs):
        raise ValueError("a key stands there twice")
    return read


def _refuse_constant(name: str) -> None:
    raise ValueError(f"{name} is no number")


def _unexpected(key: str, value: object, expected: str) -> MalformedRecord:
    return MalformedRecord(
        Problem.of(
            "key", "“{key}” is {value}: expected {expected}",
            key=key, value=repr(value), expected=expected,
        )
    )  # fmt: skip


def _string(written: Mapping[str, object], key: str) -> str:
    value = written.get(key)
    if not isinstance(value, str):
        raise _unexpected(key, value, Problem.of("a-text", "a text"))
    return value


def _whole(written: Mapping[str, object], key: str) -> int:
    value = written.get(key)
    if not _is_whole(value):
        raise _unexpected(key, value, Problem.of("a-whole", "a whole number"))
    return value


def _is_whole(value: object) -> TypeGuard[int]:
    return isinstance(value, int) and not isinstance(value, bool)


def _entry(entry: object, index: int, seats: int) -> Entry:
    match entry:
        case ["*", str(text)]:
            return Entry(CHANCE, text)
        case [int(seat), str(text)] if not isinstance(seat, bool) and 0 <= seat < seats:
            return Entry(Seat(seat), text)
    raise MalformedRecord(
        Problem.of(
            "no-entry",
            '{entry} is no entry: expected [actor, text], actor a seat from 0 to {last} or "*"',
            entry=json.dumps(entry, ensure_ascii=False)[:60],
            last=seats - 1,
        ),
        index,
    )


def _outcome(
    written: Mapping[str, object], seats: int
) -> tuple[tuple[int | float, ...] | None, tuple[int, ...] | None]:
    if "scores" not in written and "winners" not in written:
        return None, None
    scores, winners = written.get("scores"), written.get("winners")
    if "scores" not in written or "winners" not in written:
        raise MalformedRecord(
            Problem.of(
                "half-outcome",
                "expected “scores” and “winners” both, or neither in an unfinished game",
            )
        )
    if not (isinstance(scores, list) and len(scores) == seats and all(map(_is_score, scores))):
        numbers = Problem.of("a-number-each", "one number for each of {seats} seats", seats=seats)
        raise _unexpected("scores", scores, numbers)
    if not (
        isinstance(winners, list) and all(_is_whole(seat) and 0 <= seat < seats for seat in winners)
    ):
        raise _unexpected("winners", winners, Problem.of("a-list", "a list of seats"))
    return tuple(scores), tuple(winners)


def _is_score(value: object) -> bool:
    """A whole number, or a finite one with a part; 25.0 is not how a whole number is written."""
    return _is_whole(value) or (
        isinstance(value, float) and math.isfinite(value) and not value.is_integer()
    )
