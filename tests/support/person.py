"""Someone who plays in the terminal by a pipe, as a screen reader's user would."""

import signal
import subprocess
from pathlib import Path
from typing import Self

from support.command import KIBITZ, surroundings


class Person:
    """Someone at the other end of a pipe, who reads a line and types a line."""

    def __init__(self, home: Path, *words: object) -> None:
        self._process = subprocess.Popen(
            [*KIBITZ, *map(str, words)],
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True,
            env=surroundings(home, PYTHONUNBUFFERED="1"),
        )  # fmt: skip
        self.said = ""

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._process.kill()
        self._process.wait(30)
        for pipe in (self._process.stdin, self._process.stdout):
            if pipe is not None and not pipe.closed:
                pipe.close()

    def asked(self) -> str:
        """What is said until the next prompt, or until the end."""
        assert self._process.stdout is not None
        heard = ""
        while not heard.endswith("\n> ") and (letter := self._process.stdout.read(1)):
            heard += letter
        self.said += heard
        return heard

    def type(self, line: str) -> str:
        """Types a line and gives what is said until the next prompt, or until the end."""
        assert self._process.stdin is not None
        self._process.stdin.write(line + "\n")
        self._process.stdin.flush()
        return self.asked()

    def leave(self) -> int:
        """Closes the input and waits for the end."""
        assert self._process.stdin is not None
        self._process.stdin.close()
        assert self._process.stdout is not None
        self.said += self._process.stdout.read()
        return self._process.wait(30)

    def kill(self) -> None:
        """The terminal is gone."""
        self._process.send_signal(signal.SIGKILL)
        self._process.wait(30)


def saved(home: Path) -> Path:
    """The only game in this home."""
    (path,) = (home / "kibitz" / "games").glob("*.jsonl")
    return path


def hinted(person: Person) -> str:
    """What the steady bot would do."""
    said = person.type("hint").split("The steady bot would: ")[1].splitlines()[0]
    return said.split(" (")[0]


def legal_in(heard: str) -> list[str]:
    """The legal actions that `?` lists, without the names of seats."""
    lines = heard.split("Several actions", maxsplit=1)[0].removesuffix("> ").splitlines()
    return [text.split(" (")[0] for line in lines for text in line.split(", ")]
