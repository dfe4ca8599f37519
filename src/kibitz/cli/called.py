"""How the command was called: what a person is told to type must work as it stands."""

import shlex
import shutil
import sys
from pathlib import Path
from typing import Final

NAME: Final = "kibitz"


def called(*words: object) -> str:
    """The command with these words, as one types it: by its name if that finds it, else by its path."""
    path, found = Path(sys.argv[0]), shutil.which(NAME)
    named = path.name != NAME or (found is not None and path.exists() and path.samefile(found))
    return shlex.join([NAME if named else str(path), *map(str, words)])
