"""Writes the table of action numbers into docs/records.md.

    python tools/action_numbers.py

A test keeps the page equal to what this gives.
"""

import re
from itertools import groupby
from pathlib import Path

import kibitz
from kibitz.games.register import game

PAGE = Path(__file__).parent.parent / "docs" / "records.md"
MARKS = re.compile(r"(?<=<!-- numbers -->\n).*(?=<!-- /numbers -->)", re.DOTALL)


def table() -> str:
    """A row for each kind of action of each game: its numbers, and its first and last action."""
    rows = ["| game | numbers | kind | from | to |", "|---|---|---|---|---|"]
    for name in kibitz.GAMES:
        actions = list(enumerate(game(name).actions))
        for kind, group in groupby(actions, key=lambda each: type(each[1]).__name__):
            numbered = list(group)
            (first, low), (last, high) = numbered[0], numbered[-1]
            rows.append(f"| {name} | {first}–{last} | {kind} | `{low}` | `{high}` |")
    return "\n" + "\n".join(rows) + "\n\n"


def main() -> None:
    """Writes the page anew."""
    PAGE.write_text(MARKS.sub(table(), PAGE.read_text(encoding="utf-8")), encoding="utf-8")


if __name__ == "__main__":
    main()
