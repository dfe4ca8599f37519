"""The command line as a person or a script meets it: words, exit codes, one sentence for an error."""

import json
from pathlib import Path

import pytest

import kibitz
from support.command import RECORDS, refused, run


def test_check_passes_the_sample_games() -> None:
    """Their legality and scores were worked out from the rules by a separate program."""
    done = run("check", *sorted(RECORDS.glob("*.jsonl")))
    assert (done.returncode, done.stdout) == (0, "48 passed\n")


def test_check_of_a_false_record_says_where_and_why(tmp_path: Path) -> None:
    line = (RECORDS / "racko.jsonl").read_text().splitlines()[0]
    record = json.loads(line)
    record["log"][2] = [0, "toss"]
    path = tmp_path / "false.jsonl"
    path.write_text(line + "\n" + json.dumps(record) + "\n")
    done = run("check", path)
    assert done.returncode == 1
    assert done.stdout == "1 passed, 1 failed\n"
    assert done.stderr.startswith(
        f"{path}, line 2: log entry 2 is not allowed: You have not drawn a card."
    )
    assert done.stderr.rstrip().endswith("[racko 3.1]")


def test_a_record_cut_off_by_a_crash_is_refused_and_left_as_it_was(tmp_path: Path) -> None:
    text = (RECORDS / "tarot.jsonl").read_text()[:3000]
    path = tmp_path / "half.jsonl"
    path.write_text(text)
    for command in ("check", "trace", "show", "resume"):
        said = run(command, path).stderr
        assert f"{path}, line 1: not JSON" in said
        assert "expected one whole record on the line" in said
        assert run(command, path).returncode == 2
    assert path.read_text() == text


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("check", "missing.jsonl"), "missing.jsonl cannot be read: No such file or directory"),
        (("check", "/"), "/ cannot be read: Is a directory"),
        (("check", "/dev/null"), "/dev/null holds no record"),
        (("play", "bridge"), "there is no game “bridge”: expected one of tarot, racko, gracias, chief"),
        (("play", "racko", "--seats", "5"), "5 seats: racko has 2 to 4 seats"),
        (("play", "racko", "--seats", "2", "--seat", "2"), "seat 2: expected your seat, from 0 to 1"),
        (("play", "tarot", "--deals", "0"), "option deals is 0: expected a whole number, at least 1"),
        (("play", "tarot", "--target", "5"), "tarot has the options --dealer, --deals"),
        (("play", "tarot", "--deals"), "--deals needs a value after it"),
        (("play", "racko", "--seats", "2", "--bots", "clever"), "no bot “clever”: expected one of random"),
        (("play", "racko", "--seats", "3", "--bots", "steady,random"), "2 bots for 3 seats: expected one"),
        (("simulate",), "no game is named: expected one of tarot, racko, gracias, chief"),
        (("simulate", "chief", "--seats", "7", "--decks", "1"), "option decks is 1 with 7 seats"),
        (("show", RECORDS / "racko.jsonl"), "holds 12 records: expected one: say which with --line"),
        (("show", RECORDS / "racko.jsonl", "--line", "13"), "has no record on line 13: expected 1 to 12"),
        (("show", RECORDS / "racko.jsonl", "--line", "1", "--ply", "9999"), "ply 9999: expected 0 to 407"),
        (("show", RECORDS / "racko.jsonl", "--line", "1", "--seat", "2"), "seat 2: expected 0 to 1"),
        (("why", "racko", "3.9"), "there is no rule racko 3.9: nearest are racko 3."),
        (("why", "5.4"), "there is no rule 5.4 without the name of its game: nearest are"),
        (("rules", "racko", "99"), "chapter 99: expected 1 to 6"),
    ],
)  # fmt: skip
def test_bad_input_is_one_sentence(words: tuple[object, ...], said: str) -> None:
    assert said in refused(2, *words)


def test_a_file_that_is_no_text_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "picture.jsonl"
    path.write_bytes(b"\x89PNG\xff\xfe\x00")
    done = run("check", path)
    assert (done.returncode, done.stderr) == (2, f"{path}, line 1: no text, expected a record\n")


def test_trace_lists_who_may_act_and_what_each_may_do() -> None:
    done = run("trace", RECORDS / "racko.jsonl")
    traces = [json.loads(line) for line in done.stdout.splitlines()]
    records = [json.loads(line) for line in (RECORDS / "racko.jsonl").read_text().splitlines()]
    assert [len(trace) for trace in traces] == [len(record["log"]) for record in records]
    assert traces[0][0] == {"act": ["*"], "legal": {}}
    for moment, (actor, text) in zip(traces[0], records[0]["log"], strict=True):
        assert actor in moment["act"]
        if actor != "*":
            assert text in moment["legal"][str(actor)]


@pytest.mark.parametrize("name", kibitz.GAMES)
def test_simulated_games_pass_the_check_and_are_the_same_on_any_number_of_cores(
    name: str, tmp_path: Path
) -> None:
    one, two = tmp_path / "one.jsonl", tmp_path / "two.jsonl"
    for path, jobs in ((one, 1), (two, 2)):
        done = run("simulate", name, "--games", 6, "--seed", "7", "--jobs", jobs, "--out", path)
        assert done.returncode == 0, done.stderr
        assert done.stdout.startswith("6 games, ")
    assert one.read_bytes() == two.read_bytes()
    assert run("check", one).stdout == "6 passed\n"


def test_a_game_that_never_ends_stays_unfinished(tmp_path: Path) -> None:
    path = tmp_path / "random.jsonl"
    done = run(
        "simulate", "racko", "--games", 1, "--seed", "1", "--bots", "random",
        "--max-entries", 500, "--out", path,
    )  # fmt: skip
    assert done.stdout.startswith("1 games, 500 entries, 1 unfinished")
    record = json.loads(path.read_text())
    assert len(record["log"]) == 500
    assert "scores" not in record
    assert run("check", path).stdout == "1 passed\n"


def test_an_existing_file_is_not_written_over(tmp_path: Path) -> None:
    path = tmp_path / "mine.jsonl"
    path.write_text("precious")
    for words in (("simulate", "racko", "--out", path), ("play", "tarot", "--save", path)):
        assert f"{path} exists already: expected the name of a new file" in refused(2, *words)
    assert path.read_text() == "precious"


def test_show_draws_what_a_seat_saw_and_no_more() -> None:
    words = ("show", RECORDS / "racko.jsonl", "--line", 1, "--ply", 4)
    mine = run(*words, "--seat", 0).stdout
    assert "Your rack from slot 5 to slot 50" in mine
    assert "Your rack" not in run(*words).stdout


def test_why_prints_the_rule() -> None:
    """Its source is for who works on the rulebook: to a player the numbers of decisions say nothing."""
    said = run("why", "racko", "3.1").stdout
    assert said.startswith("racko 3.1  Take the discard or draw\n")
    assert said.rstrip().endswith(kibitz.rulebook("racko").rule("3.1").text.split()[-1])
    assert "R-4" not in said
    assert run("why", "racko-3.1").stdout == said


@pytest.mark.parametrize("name", kibitz.GAMES)
def test_rules_print_every_rule(name: str) -> None:
    said = run("rules", name).stdout
    assert all(f"\n{rule.id}  {rule.title}\n" in said for rule in kibitz.rulebook(name))


def test_help_names_the_commands() -> None:
    said = run("--help").stdout
    for command in (
        "play",
        "resume",
        "simulate",
        "check",
        "trace",
        "show",
        "rules",
        "why",
        "bench",
    ):
        assert f" {command} " in said
