"""`kibitz check`, `trace` and `show`: what a record says, gone through by the referee."""

import json
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path

from kibitz.cli.files import BadFile, BadRecordLine, read_line, record_lines
from kibitz.kernel.fair import FairDraws, check_fair
from kibitz.kernel.game import AnyGame
from kibitz.kernel.record import Record, RecordError
from kibitz.kernel.state import AnyState
from kibitz.kernel.transcript import Transcript, open_record, replay
from kibitz.locales import Texts


@dataclass
class Verdict:
    """How many records passed, and what is wrong with the others."""

    passed: int = 0
    fair: int = 0  # among those passed: with a fair deal that is true, from the beginning
    played_on: int = 0  # among those passed: with one that is true for what came after another game
    drawn: int = 0  # acts of chance in games played on that are what their fair seeds give
    chances: int = 0  # all acts of chance in games played on
    false: int = 0
    malformed: int = 0
    problems: list[str] = field(default_factory=list)

    def count_fair(self, draws: FairDraws) -> None:
        """Counts a fair deal that is true."""
        if draws.whole:
            self.fair += 1
        else:
            self.played_on += 1
            self.drawn += draws.drawn
            self.chances += draws.drawn + draws.taken_over

    def fail(self, error: BadRecordLine) -> None:
        """Counts a record that did not pass."""
        self.problems.append(str(error))
        if error.malformed:
            self.malformed += 1
        else:
            self.false += 1


def check(paths: Iterable[Path], texts: Texts) -> Verdict:
    """Replays every record of the files; what cannot be read counts as malformed."""
    verdict = Verdict()
    for path in paths:
        try:
            _check_file(path, verdict, texts)
        except BadFile as error:
            verdict.malformed += 1
            verdict.problems.append(str(error))
    return verdict


def _check_file(path: Path, verdict: Verdict, texts: Texts) -> None:
    records = 0
    for number, line in record_lines(path):
        records += 1
        try:
            game, record = read_line(path, number, line)
            at_ply(path, number, game, record, texts)
            draws = _fair_draws(path, number, game, record, texts)
        except BadRecordLine as error:
            verdict.fail(error)
        else:
            verdict.passed += 1
            if draws is not None:
                verdict.count_fair(draws)
    if not records:
        raise BadFile(f"{path} holds no record")


def _fair_draws(
    path: Path, number: int, game: AnyGame, record: Record, texts: Texts
) -> FairDraws | None:
    """See check_fair. Raises BadRecordLine."""
    try:
        return check_fair(game, record)
    except RecordError as error:
        raise BadRecordLine(path, number, error, texts) from error


def at_ply(
    path: Path, number: int, game: AnyGame, record: Record, texts: Texts, ply: int | None = None
) -> Transcript:
    """The record of line `number`, played to just before log entry `ply` (None: to its end).

    Raises BadRecordLine, which speaks of rules in the language of `texts`.
    """
    try:
        transcript = open_record(game, record)
        for index in replay(transcript, record):
            if index == ply:
                break
    except RecordError as error:
        raise BadRecordLine(path, number, error, texts) from error
    return transcript


def trace(path: Path) -> Iterator[str]:
    """For each record a JSON line: for each entry who may act before it, and what each may do.

    Raises BadFile and BadRecordLine.
    """
    number = 0
    for number, line in record_lines(path):
        game, record = read_line(path, number, line)
        try:
            transcript = open_record(game, record)
            moments = [_moment(game, transcript.state) for _ in replay(transcript, record)]
        except RecordError as error:
            raise BadRecordLine(path, number, error) from error
        yield json.dumps(moments, ensure_ascii=False)
    if not number:
        raise BadFile(f"{path} holds no record")


def _moment(game: AnyGame, state: AnyState) -> dict[str, object]:
    legal = {}
    for seat in state.seats_to_act:
        view = state.view(seat)
        legal[str(seat)] = [game.actions.text(action, view) for action in game.legal(view)]
    return {"act": sorted(state.to_act, key=str), "legal": legal}
