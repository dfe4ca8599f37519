"""Record files: read with line numbers, written so that a killed process loses nothing."""

import os
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path
from tempfile import NamedTemporaryFile
from typing import TextIO

from platformdirs import user_data_path

from kibitz.cli.called import called
from kibitz.games.register import UnknownGame, game, rulebook
from kibitz.kernel.errors import IllegalAction, IllegalText, KibitzError
from kibitz.kernel.game import AnyGame
from kibitz.kernel.record import FalseRecord, Record, RecordError, parse_record, record_line
from kibitz.locales import Texts
from kibitz.locales import texts as english


class BadFile(KibitzError):
    """A file that cannot be read or written, or that is not what is needed there."""


class BadRecordLine(KibitzError):
    """A line of a file that is no good record; names the file, the line, and what is wrong.

    The form of records is spoken of in English, the rules of a game in the language of `texts`.
    """

    def __init__(
        self, path: Path, line: int, error: KibitzError, texts: Texts | None = None
    ) -> None:
        super().__init__(path, line, error, texts)
        self.path = path
        self.line = line
        self.error = error
        self.texts = texts or english()

    @property
    def malformed(self) -> bool:
        """Whether the line is no record at all, rather than a record that is not true."""
        return not isinstance(self.error, FalseRecord)

    def __str__(self) -> str:
        problem = self._sentence()
        return self.texts.text(
            "record-line", path=str(self.path), line=str(self.line), problem=problem
        )

    def _sentence(self) -> str:
        """The error's own sentence, or the rulebook's if a rule was broken."""
        if isinstance(self.error, FalseRecord) and isinstance(
            self.error.cause, IllegalAction | IllegalText
        ):
            book = rulebook(self.error.game, self.texts.language)
            why = book.why(self.error.cause.violation, self.texts.written)
            return self.texts.text("entry-not-allowed", entry=str(self.error.index), why=why)
        return str(self.error)


def record_lines(path: Path) -> Iterator[tuple[int, str]]:
    """The lines of a record file that are not blank, with their numbers from 1. Raises BadFile."""
    number = 0
    try:
        with path.open("rb") as file:
            for number, line in enumerate(file, 1):
                if line.strip():
                    yield number, line.decode()
    except UnicodeDecodeError:
        raise BadFile(f"{path}, line {number}: no text, expected a record") from None
    except OSError as error:
        raise BadFile(f"{path} cannot be read: {error.strerror}") from None


def read_line(path: Path, number: int, line: str) -> tuple[AnyGame, Record]:
    """The record of one line and its game. Raises BadRecordLine."""
    try:
        record = parse_record(line)
        return game(record.game), record
    except (RecordError, UnknownGame) as error:
        raise BadRecordLine(path, number, error) from error


def read_one(path: Path, number: int | None = None, hint: str = "") -> tuple[int, AnyGame, Record]:
    """The record on line `number` of a file, or its only one. Raises BadFile and BadRecordLine."""
    lines = list(record_lines(path))
    if not lines:
        raise BadFile(f"{path} holds no record")
    if number is None and len(lines) > 1:
        raise BadFile(f"{path} holds {len(lines)} records: expected one{hint}")
    for at, line in lines:
        if number in (None, at):
            return at, *read_line(path, at, line)
    raise BadFile(f"{path} has no record on line {number}: expected 1 to {lines[-1][0]}")


def new_file(path: Path) -> Path:
    """`path`, if it can become a new file there. Raises BadFile."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.open("x").close()
    except FileExistsError:
        raise BadFile(f"{path} exists already: expected the name of a new file") from None
    except OSError as error:
        raise BadFile(f"{path} cannot be written: {error.strerror}") from None
    return path


def nowhere() -> TextIO:
    """A file that keeps nothing."""
    return Path(os.devnull).open("w", encoding="utf-8")


def new_save(name: str) -> Path:
    """A new file for a game of that name among this person's games."""
    started = datetime.now(UTC).astimezone().strftime("%Y-%m-%d-%H%M%S")
    folder = user_data_path("kibitz") / "games"
    return new_file(folder / f"{started}-{os.getpid()}-{name}.jsonl")


def latest_save() -> Path:
    """The file that this person's last game was written to. Raises BadFile."""
    saves = sorted((user_data_path("kibitz") / "games").glob("*.jsonl"))
    if not saves:
        raise BadFile(
            f"there is no saved game: expected a FILE, or a game begun with {called('play')}"
        )
    return saves[-1]


class SaveFile:
    """The file that a game is kept in while it is played, whole at every moment.

    A record is written beside it, flushed to the disk, and put in its place at one stroke. A link is
    followed, the file's mode is kept, and a file that somebody else has changed is left alone.
    """

    def __init__(self, path: Path) -> None:
        self.path = path
        self._real = path.resolve()
        self._stamp = self._stamped()

    def write(self, record: Record) -> None:
        """Writes the record. Raises BadFile; the file is as it was then."""
        if self._stamped() != self._stamp:
            raise BadFile(
                f"{self.path} was changed meanwhile: expected this game to be its only writer"
            )
        beside = None
        try:
            with NamedTemporaryFile(
                "w", encoding="utf-8", dir=self._real.parent, prefix=".kibitz-", delete=False
            ) as file:
                beside = Path(file.name)
                file.write(record_line(record) + "\n")
                file.flush()
                os.fsync(file.fileno())
                os.fchmod(file.fileno(), self._real.stat().st_mode & 0o777)
            beside.replace(self._real)
        except OSError as error:
            if beside is not None:
                beside.unlink(missing_ok=True)
            raise BadFile(f"{self.path} cannot be written: {error.strerror}") from None
        self._stamp = self._stamped()

    def _stamped(self) -> tuple[int, int, int] | None:
        try:
            stat = self._real.stat()
        except OSError:
            return None
        return stat.st_ino, stat.st_mtime_ns, stat.st_size
