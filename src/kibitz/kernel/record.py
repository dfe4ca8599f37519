"""Records: one whole game as one line of JSON (docs/records.md).

`parse_record` and `record_line` go between text and `Record`; `Transcript` plays a game and keeps
its log; `replay` goes through a record's log, checked by the referee.
"""

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Final, NamedTuple, TypeGuard

from kibitz.kernel.actions import Action
from kibitz.kernel.chance import ChanceAction
from kibitz.kernel.errors import BadSetup, KibitzError, NotationError, NotYourTurn
from kibitz.kernel.events import Event
from kibitz.kernel.game import AnyGame
from kibitz.kernel.options import Config, write_options
from kibitz.kernel.scores import Amount
from kibitz.kernel.seats import CHANCE, Actor, Seat
from kibitz.kernel.state import AnyState

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
        written = json.loads(line)
    except ValueError as error:
        raise MalformedRecord(
            f"not JSON ({error}): expected one whole record on the line"
        ) from None
    except RecursionError:
        raise MalformedRecord("nested too deeply: expected one record") from None
    if not isinstance(written, dict):
        raise MalformedRecord("expected a JSON object with the keys of a record")
    if written.get("kibitz") != VERSION:
        raise MalformedRecord(f"“kibitz” is {written.get('kibitz')!r}: expected {VERSION}")
    options = written.get("options")
    if not isinstance(options, dict):
        raise MalformedRecord("“options” is no object: expected the options of the game")
    log = written.get("log")
    if not isinstance(log, list):
        raise MalformedRecord("“log” is no list: expected entries [actor, text]")
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


def _string(written: Mapping[str, object], key: str) -> str:
    value = written.get(key)
    if not isinstance(value, str):
        raise MalformedRecord(f"“{key}” is {value!r}: expected a text")
    return value


def _whole(written: Mapping[str, object], key: str) -> int:
    value = written.get(key)
    if not _is_whole(value):
        raise MalformedRecord(f"“{key}” is {value!r}: expected a whole number")
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
        f"{json.dumps(entry, ensure_ascii=False)[:60]} is no entry: expected [actor, text], "
        f'actor a seat from 0 to {seats - 1} or "*"',
        index,
    )


def _outcome(
    written: Mapping[str, object], seats: int
) -> tuple[tuple[int | float, ...] | None, tuple[int, ...] | None]:
    scores, winners = written.get("scores"), written.get("winners")
    if scores is None and winners is None:
        return None, None
    if scores is None or winners is None:
        raise MalformedRecord(
            "expected “scores” and “winners” both, or neither in an unfinished game"
        )
    if not (isinstance(scores, list) and len(scores) == seats and all(map(_is_score, scores))):
        raise MalformedRecord(
            f"“scores” is {scores!r}: expected one number for each of {seats} seats"
        )
    if not (isinstance(winners, list) and all(map(_is_whole, winners))):
        raise MalformedRecord(f"“winners” is {winners!r}: expected a list of seats")
    return tuple(scores), tuple(winners)


def _is_score(value: object) -> bool:
    return _is_whole(value) or (isinstance(value, float) and not value.is_integer())


class Transcript:
    """A game being played: its state, and the log that led there."""

    def __init__(self, game: AnyGame, config: Config) -> None:
        self.game = game
        self.config = config
        self.state: AnyState = game.start(config)
        self.log: list[Entry] = []
        self.chances = 0  # acts of chance so far
        self._set_from = 0  # where the set of simultaneous choices begins, and how many it lacks
        self._set_lacks = 0

    def play(self, actor: Actor, action: Action | ChanceAction) -> tuple[Event, ...]:
        """Plays the checked action and logs it. Raises what `Game.play` raises, and is unchanged then."""
        before = self.state
        step = self.game.play(before, actor, action)
        self.log.append(Entry(actor, self._text(before, actor, action)))
        self.state = step.state
        self.chances += actor == CHANCE
        self._keep_set_in_seat_order(before)
        return step.events

    def play_text(self, actor: Actor, text: str) -> tuple[Event, ...]:
        """Plays what `text` means. Raises NotationError as well."""
        return self.play(actor, self.parse(actor, text))

    def parse(self, actor: Actor, text: str) -> Action | ChanceAction:
        """What `text` by `actor` means now. Raises NotYourTurn and NotationError."""
        if actor == CHANCE:
            return self.game.chance_notation.parse(text)
        if self.state.to_act and actor not in self.state.to_act:
            raise NotYourTurn(actor, self.state.to_act)
        return self.game.actions.parse(text, self.state.view(actor))

    def record(self, extra: Mapping[str, object] | None = None) -> Record:
        """The record of the game so far; with scores and winners once it is over."""
        result = self.game.result(self.state)
        return Record(
            game=self.game.name,
            rules=self.game.rules_version,
            seats=self.config.seats,
            options=write_options(self.config.options, self.config.seats),
            log=tuple(self.log),
            scores=points(result.scores, self.game.units) if result else None,
            winners=result.winners if result else None,
            extra=extra or {},
        )

    def _text(self, before: AnyState, actor: Actor, action: Action | ChanceAction) -> str:
        if isinstance(action, ChanceAction):
            return self.game.chance_notation.text(action)
        assert actor != CHANCE
        return self.game.actions.text(action, before.view(actor))

    def _keep_set_in_seat_order(self, before: AnyState) -> None:
        """Simultaneous choices stand together, ascending, whatever the order of their arrival."""
        if self._set_lacks == 0:
            self._set_from = len(self.log) - 1
            self._set_lacks = len(before.to_act)
        self._set_lacks -= 1
        if self._set_lacks == 0:
            self.log[self._set_from :] = sorted(self.log[self._set_from :], key=_by_actor)


def _by_actor(entry: Entry) -> int:
    return -1 if entry.actor == CHANCE else entry.actor


def open_record(game: AnyGame, record: Record) -> Transcript:
    """The start of a recorded game. Raises MalformedRecord."""
    if record.rules != game.rules_version:
        raise MalformedRecord(
            f"“rules” is {record.rules}: expected {game.rules_version}, this version of {game.name}"
        )
    try:
        return Transcript(game, game.config(record.seats, record.options))
    except BadSetup as error:
        raise MalformedRecord(str(error)) from None


def replay(transcript: Transcript, record: Record) -> Iterator[int]:
    """Plays the log of `record` into its `transcript`, stopping with the index before each entry.

    Raises MalformedRecord and FalseRecord where the record is not what it says, its scores included.
    """
    for index, entry in enumerate(record.log):
        yield index
        try:
            transcript.play_text(entry.actor, entry.text)
        except NotationError as error:
            raise MalformedRecord(str(error), index) from error
        except KibitzError as error:
            raise FalseRecord(record.game, str(error), index, error) from error
    _check_outcome(transcript, record)


def replayed(game: AnyGame, record: Record) -> Transcript:
    """The recorded game, played to the end of its log. Raises MalformedRecord and FalseRecord."""
    transcript = open_record(game, record)
    for _ in replay(transcript, record):
        pass
    return transcript


def _check_outcome(transcript: Transcript, record: Record) -> None:
    result = transcript.game.result(transcript.state)
    if result is None:
        if record.scores is not None:
            raise FalseRecord(
                record.game, "has scores and winners: expected neither, the game is not over"
            )
        return
    if record.scores is None:
        raise FalseRecord(record.game, "has no scores and winners: expected both, the game is over")
    scores = points(result.scores, transcript.game.units)
    if record.scores != scores:
        raise FalseRecord(record.game, f"scores are {list(record.scores)}: expected {list(scores)}")
    if record.winners != result.winners:
        raise FalseRecord(
            record.game,
            f"winners are {list(record.winners or ())}: expected {list(result.winners)}",
        )
