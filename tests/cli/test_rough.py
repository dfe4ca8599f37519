"""Rough handling: closed pipes, full disks, odd bytes, files that others hold. One sentence, nothing lost."""

import json
import subprocess
from pathlib import Path

import pytest

from support.command import KIBITZ, RECORDS, refused, run, surroundings


def shell(line: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """Runs a line of shell in which `$K` is the command."""
    return subprocess.run(
        ["/bin/bash", "-c", line], capture_output=True, text=True, check=False, timeout=60,
        env=surroundings(K0=KIBITZ[0], K2=KIBITZ[2], **environment),
    )  # fmt: skip


K = '"$K0" -c "$K2"'


def test_a_reader_that_goes_away_ends_the_command_quietly() -> None:
    """The output is longer than the 64 KiB that a pipe holds: it is still being written by then."""
    trace = f"{K} trace {RECORDS / 'tarot.jsonl'}"
    done = shell(f"{trace} | head -c1; exit ${{PIPESTATUS[0]}}")
    assert (done.returncode, done.stdout, done.stderr) == (141, "[", "")


def test_a_full_disk_is_one_sentence() -> None:
    done = shell(f"{K} rules tarot >/dev/full")
    assert (done.returncode, done.stderr) == (2, "kibitz: the output: No space left on device\n")


@pytest.mark.parametrize("closed", ["<&-", ">&-", "2>&-"])
def test_closed_streams_are_no_harm(closed: str) -> None:
    done = shell(f"{K} show {RECORDS / 'racko.jsonl'} --line 1 {closed}")
    assert (done.returncode, done.stderr) == (0, "")


def test_an_output_without_our_letters_shows_others() -> None:
    done = shell(f"{K} rules tarot 8", PYTHONIOENCODING="ascii")
    assert done.returncode == 0
    assert "?" in done.stdout


def test_a_seed_of_any_bytes_is_a_seed() -> None:
    done = shell(f"{K} simulate racko --games 1 --max-entries 5 --seed $'\\xff'")
    assert done.returncode == 0, done.stderr


def test_nothing_of_a_record_is_obeyed_by_the_terminal(tmp_path: Path) -> None:
    path = tmp_path / "odd.jsonl"
    record = {"kibitz": 1, "game": "a\nkibitz: all is well\u001b[31m" + "x" * 9_999, "rules": 1}
    path.write_text(json.dumps({**record, "seats": 2, "options": {}, "log": []}))
    done = run("check", path)
    assert done.returncode == 2
    assert "\x1b" not in done.stderr
    assert len(done.stderr.splitlines()) == 1
    assert len(done.stderr) < 500


@pytest.mark.parametrize(
    "words",
    [
        ("play", "racko", "--seats", "x"),
        ("simulate", "racko", "--games", "0"),
        ("check",),
        ("deal",),
        ("show", RECORDS / "racko.jsonl", "--ply", "1e3"),
        ("play", "racko", "--bonus=maybe", "--seats", "2"),
        ("play", "racko", "--seats", "2", "--target", "9" * 5_000),
        ("play", "racko", "--seats", "2", "--save", "n" * 300),
        ("trace", "/dev/null"),
        ("why", "tarot"),
    ],
    ids=lambda words: " ".join(map(str, words))[:40],
)  # fmt: skip
def test_wrong_words_are_one_sentence(words: tuple[object, ...]) -> None:
    assert refused(2, *words).startswith("kibitz: ")


def test_a_flag_can_be_switched_off_by_name(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    run("play", "racko", "--seats", "2", "--bonus=false", "--seed", "1", "--save", path)
    assert json.loads(path.read_text())["options"] == {}


def test_check_goes_on_after_a_file_that_cannot_be_read(tmp_path: Path) -> None:
    good = RECORDS / "racko.jsonl"
    done = run("check", tmp_path / "missing.jsonl", good)
    assert (done.returncode, done.stdout) == (2, "12 passed, 1 failed\n")
    assert "missing.jsonl cannot be read" in done.stderr


@pytest.mark.parametrize(
    "kept",
    [
        7,
        {},
        {"seat": 0, "bots": ["steady", []], "seed": "0" * 64},
        {"seat": 2, "bots": ["steady", "steady"], "seed": "0" * 64},
        {"seat": 0, "bots": ["steady"], "seed": "0" * 64},
        {"seat": 0, "bots": ["steady", "clever"], "seed": "0" * 64},
        {"seat": 0, "bots": ["steady", "steady"], "seed": "xyz"},
    ],
)
def test_a_record_with_a_wrong_seating_is_refused_with_file_and_line(
    tmp_path: Path, kept: object
) -> None:
    path = tmp_path / "game.jsonl"
    record = {"kibitz": 1, "game": "racko", "rules": 1, "seats": 2, "options": {}, "log": []}
    path.write_text(json.dumps({**record, "play": kept}) + "\n")
    before = path.read_text()
    assert refused(2, "resume", path).startswith(f"kibitz: {path}, line 1: “play” is ")
    assert path.read_text() == before


def started(path: Path) -> None:
    """A game of Rack-O that waits for its person."""
    run("play", "racko", "--seats", "2", "--seed", "5", "--save", path)


def test_saving_follows_a_link_and_keeps_the_mode(tmp_path: Path) -> None:
    real, link = tmp_path / "real.jsonl", tmp_path / "link.jsonl"
    started(real)
    real.chmod(0o600)
    link.symlink_to(real)
    entries = len(json.loads(real.read_text())["log"])
    run("resume", link, typed="draw\n")
    assert link.is_symlink()
    assert real.stat().st_mode & 0o777 == 0o600
    assert len(json.loads(real.read_text())["log"]) > entries
    assert sorted(each.name for each in tmp_path.iterdir()) == ["link.jsonl", "real.jsonl"]


def test_a_file_that_another_sitting_has_changed_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    started(path)
    first = subprocess.Popen(
        [*KIBITZ, "resume", str(path)],
        stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
    )  # fmt: skip
    assert first.stdout is not None
    heard = ""
    while not heard.endswith("\n> "):
        heard += first.stdout.read(1)
    run("resume", path, typed="draw\n")
    theirs = path.read_text()
    _, said = first.communicate("take 5\n", timeout=60)
    assert first.returncode == 2
    assert "was changed meanwhile: expected this game to be its only writer" in said
    assert path.read_text() == theirs


def test_comments_on_entries_that_are_taken_back_go_with_them(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    started(path)
    run("resume", path, typed="draw\n")
    record = json.loads(path.read_text())
    last = len(record["log"]) - 1
    record["comments"] = [[0, "a fine cut"], [last, "why not take it?"]]
    path.write_text(json.dumps(record) + "\n")
    run("resume", path, typed="undo\n")
    assert json.loads(path.read_text())["comments"] == [[0, "a fine cut"]]
