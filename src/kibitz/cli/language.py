"""Which language a person reads, and which letters the court cards have there."""

import os
from typing import Final

from kibitz.kernel.errors import BadSetup
from kibitz.locales import LANGUAGES, Texts, texts
from kibitz.locales.letters import COURTS

VARIABLE: Final = "KIBITZ_LANG"
_LOCALE: Final = ("LC_ALL", "LC_MESSAGES", "LANG")  # the first that is set counts, as POSIX has it


def reading(language: str | None = None, letters: str | None = None) -> Texts:
    """The texts in that language with those letters (None: the environment's, the language's own).

    Raises BadSetup.
    """
    language = language or os.environ.get(VARIABLE) or _of_locale()
    if language not in LANGUAGES:
        raise BadSetup([f"language “{language}”: expected {' or '.join(LANGUAGES)}"])
    if letters is not None and letters not in COURTS:
        raise BadSetup([f"letters “{letters}”: expected {' or '.join(COURTS)}"])
    return texts(language, letters)


def _of_locale() -> str:
    """The language of the terminal's locale if there are texts in it, else English."""
    locale = next(filter(None, map(os.environ.get, _LOCALE)), "")
    language = locale[:2].lower()
    return language if language in LANGUAGES else LANGUAGES[0]
