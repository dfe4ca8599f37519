"""What a person is told at the table and before it, so that nothing must be guessed."""

import json
import re
from pathlib import Path

import pytest

from kibitz.cli.called import called
from support.command import run
from support.person import Person, hinted


def test_the_questions_before_a_game_can_be_explained_and_left(home: Path) -> None:
    for typed, explained in (
        ("?\nquit\n", "Type a number from 1 to 4, or the name of a game"),
        ("racko\nhelp\nQuit\n", "Enter alone means 4; quit leaves."),
    ):
        done = run("play", typed=typed, home=home)
        assert "Which game? (? helps, quit leaves)" in done.stdout
        assert explained in done.stdout
        assert (done.returncode, done.stderr) == (0, "")
    assert not list(home.rglob("*.jsonl"))


def test_a_game_goes_on_in_the_language_it_was_begun_with(tmp_path: Path) -> None:
    """Also with the letters that were asked for; what is given anew counts, and is kept from then on."""
    path = tmp_path / "game.jsonl"
    words = ("play", "racko", "--seats", 2, "--seed", "5", "--lang", "fr", "--letters", "en")
    run(*words, "--save", path, typed="quit\n")
    assert "Les places" in run("resume", path, typed="draw\nquit\n").stdout
    kept = json.loads(path.read_text())["play"]
    assert (kept["language"], kept["letters"]) == ("fr", "en")
    assert "The seats" in run("resume", path, "--lang", "en", typed="toss\nquit\n").stdout
    assert "The seats" in run("resume", path, typed="quit\n", KIBITZ_LANG="fr").stdout


def test_a_language_that_nobody_asked_for_is_that_of_the_environment(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    run("play", "racko", "--seats", 2, "--seed", "5", "--save", path, typed="quit\n")
    assert "Les places" in run("resume", path, typed="quit\n", KIBITZ_LANG="fr").stdout


def test_the_command_to_go_on_is_the_one_that_was_called(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """By name where that finds it; else by the path that was typed, quoted for the shell."""
    there = tmp_path / "a clone" / "kibitz"
    there.parent.mkdir()
    there.write_text("#!/bin/sh\n")
    there.chmod(0o755)
    monkeypatch.setattr("sys.argv", [str(there), "play"])
    monkeypatch.setenv("PATH", str(tmp_path))
    assert called("resume", "my game.jsonl") == f"'{there}' resume 'my game.jsonl'"
    monkeypatch.setenv("PATH", str(there.parent))
    assert called("resume", "my game.jsonl") == "kibitz resume 'my game.jsonl'"


def test_the_taker_hears_how_many_cards_are_still_to_go(home: Path) -> None:
    """Six in all [4.2]; the number is that of the moment, at the picture as in plain output."""
    with Person(home, "play", "tarot", "--seed", "12", "--dealer", 2) as person:
        person.asked()
        heard = person.type("garde")
        for left in ("all six are", "5 are", "4 are", "3 are", "2 are", "one is"):
            assert f"You must set six cards aside: {left} still to go." in heard
            heard = person.type(hinted(person))
        assert "still to go" not in heard


def test_what_was_seen_of_the_others_racks_is_shown(racko: Person) -> None:
    """A card that another took from the open discard stands at the table until it is replaced."""
    for _ in range(30):
        racko.type("draw, toss")
        took = re.findall(r"(Ada|Ben) takes? (\d+) .*?slot (\d+)", racko.said)
        if took:
            break
    name, card, slot = took[-1]
    seen = re.findall(rf"Seen in the rack of {name}: (.*)\.\n", racko.type("table"))
    assert f"{card} in slot {slot}" in seen[-1]
    assert "Seen in the rack of You" not in racko.said


def test_a_word_that_one_rule_forbids_whatever_it_means_is_refused_by_that_rule(
    home: Path,
) -> None:
    with Person(home, "play", "gracias", "--seats", 3, "--seed", "5", "--opener", 0) as person:
        person.asked()
        assert "[gracias 3.2]" in person.type("why keep")
        assert "[gracias 3.2]" in person.type("keep R")
        person.type("trio 1")
        assert "[gracias 3.4]" in person.type("why trio")
        assert "“keep” can mean several things" in person.type("why keep")
