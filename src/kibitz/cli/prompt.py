"""Asking a person: with completion at a terminal, line by line anywhere else."""

import sys
from collections.abc import Callable, Sequence

Ask = Callable[[str, Sequence[str]], str]
"""Asks with a prompt and the words that can complete the answer. Raises Left."""


class Left(Exception):
    """The person closes the input, or presses Ctrl-C (`interrupted`)."""

    def __init__(self, *, interrupted: bool = False) -> None:
        super().__init__(interrupted)
        self.interrupted = interrupted


class Quit(Left):
    """The person types `quit`."""


def asker() -> Ask:
    """The way to ask here."""
    return _at_terminal() if sys.stdin.isatty() and sys.stdout.isatty() else _by_line


def _by_line(prompt: str, words: Sequence[str]) -> str:  # noqa: ARG001  every asker is called alike
    print(prompt, end="", flush=True)
    try:
        line = sys.stdin.readline()
    except KeyboardInterrupt:
        raise Left(interrupted=True) from None
    if not line:
        print()
        raise Left
    return line.rstrip("\n")


def _at_terminal() -> Ask:
    from prompt_toolkit import PromptSession  # noqa: PLC0415  slow to import, needed here alone
    from prompt_toolkit.completion import WordCompleter  # noqa: PLC0415

    session: PromptSession[str] = PromptSession()

    def ask(prompt: str, words: Sequence[str]) -> str:
        completer = WordCompleter(list(words), ignore_case=True, sentence=True)
        try:
            return session.prompt(prompt, completer=completer, complete_while_typing=False)
        except EOFError:
            raise Left from None
        except KeyboardInterrupt:
            raise Left(interrupted=True) from None

    return ask
