"""How often the compared games reached each rule that an act can break or a slip cites.

    python -m support.coverage

It adds up what the parts of a long comparison noted, prints a table for each game of the engine, writes it to
build/coverage-<game>.txt, and fails if a rule was never reached. `make agreement` runs it at its end.
"""

import json
import os
import sys
from collections import Counter
from pathlib import Path

import kibitz
from kibitz.engine import load

BUILD = Path(__file__).parent.parent.parent / "build"
NOTES = BUILD / "coverage"
KINDS = ("enforced", "scoring")
"""The kinds of rules that show: what the table does by itself, and what is only told, is in no act."""


def note(name: str, part: int, met: Counter[str]) -> None:
    """Notes what one part of a long comparison met; the parts may be other processes."""
    if "KIBITZ_AGREEMENT" in os.environ:
        NOTES.mkdir(parents=True, exist_ok=True)
        (NOTES / f"{name}-{part}.json").write_text(json.dumps(met), encoding="utf-8")


def noted(name: str) -> Counter[str]:
    """What all parts met together."""
    met: Counter[str] = Counter()
    for path in NOTES.glob(f"{name}-*.json"):
        met.update(json.loads(path.read_text(encoding="utf-8")))
    return met


def table(name: str, met: Counter[str]) -> str:
    """A line a rule: how often it was reached, its number and its title."""
    rules = [rule for rule in kibitz.rulebook(name) if rule.kind in KINDS]
    lines = [f"{met[rule.id]:>10}  {rule.id:<5} {rule.title} ({rule.kind})" for rule in rules]
    return "\n".join((f"Coverage of {name}, by rule", *lines, ""))


def never(name: str, met: Counter[str]) -> list[str]:
    """The rules that were not reached."""
    return [rule.id for rule in kibitz.rulebook(name) if rule.kind in KINDS and not met[rule.id]]


def main() -> None:
    """Prints and writes the tables. Ends with an error if a rule is at zero."""
    missing = []
    for name in load.GAMES:
        met = noted(name)
        text = table(name, met)
        sys.stdout.write(f"{text}\n")
        (BUILD / f"coverage-{name}.txt").write_text(text, encoding="utf-8")
        missing += [f"{name} {rule}" for rule in never(name, met)]
    if missing:
        sys.exit(f"never reached: {', '.join(missing)}")


if __name__ == "__main__":
    main()
