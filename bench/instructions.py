"""How many instructions each subject of the engine's bench takes, by valgrind.

Each is run with a count and with twice that count; the difference is what the things themselves cost.

    python bench/instructions.py BENCH
"""

import re
import shutil
import subprocess
import sys

RUNS = 5
"""The bench does each subject so many times."""

SUBJECTS = {"cards": 500, "actions": 500, "copies": 20_000, "lists": 20_000, "worlds": 2_000}


def measured(bench: str, subject: str, count: int) -> tuple[int, int]:
    """The things done, and the instructions that this took, start and end included."""
    valgrind = shutil.which("valgrind")
    if valgrind is None:
        sys.exit("valgrind is not installed")
    tool = [valgrind, "--tool=callgrind", "--callgrind-out-file=/dev/null"]
    done = subprocess.run(  # noqa: S603  the bench of this very repository
        [*tool, bench, subject, str(count)], capture_output=True, text=True, check=True
    )
    things = re.search(r"\((\d+),", done.stdout)
    instructions = re.search(r"Collected : (\d+)", done.stderr)
    assert things is not None
    assert instructions is not None
    return RUNS * int(things[1]), int(instructions[1])


def main() -> None:
    """Prints a line for each subject."""
    bench = sys.argv[1]
    for subject, count in SUBJECTS.items():
        few, small = measured(bench, subject, count)
        many, large = measured(bench, subject, 2 * count)
        print(f"{subject:8} {(large - small) / (many - few):8.1f} instructions each")


if __name__ == "__main__":
    main()
