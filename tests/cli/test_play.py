"""A person plays: by pipe as a screen reader's user would, in a real terminal, and after a kill."""

import json
import random
import shlex
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pexpect
import pytest

import kibitz
from kibitz.kernel.record import parse_record
from kibitz.kernel.transcript import replayed
from support.command import KIBITZ, surroundings
from support.person import Person, hinted, legal_in, saved

QUICK = {"tarot": (), "racko": ("--target", "50"), "gracias": ("--rounds", "1"), "chief": ()}


@pytest.mark.parametrize("name", kibitz.GAMES)
def test_a_whole_game_by_pipe(name: str, home: Path) -> None:
    """Typing what `?` lists plays any game to its last score, and the record passes the check."""
    seats = max(2, kibitz.game(name).seats[0])
    choose = random.Random(5)  # noqa: S311  a test's choice
    with Person(home, "play", name, "--seats", seats, "--seed", "7", *QUICK[name]) as person:
        heard = person.asked()
        for _ in range(400):
            if "The game is over" in heard:
                break
            hint = hinted(person)
            legal = legal_in(person.type(f"? {hint.split()[0]}" if " " in hint else "?"))
            assert hint in legal
            heard = person.type(hint if choose.random() < 0.8 else choose.choice(legal))
        assert "The game is over. Scores: You " in heard
        assert person.leave() == 0
        assert "Traceback" not in person.said
        assert "{" not in person.said
        assert "\x1b" not in person.said
    record = parse_record(saved(home).read_text())
    transcript = replayed(kibitz.game(name), record)
    assert record.scores is not None
    assert not transcript.state.to_act


def play_on(person: Person, heard: str) -> list[str]:
    """Does what the steady bot would until the game is over; gives what was done."""
    done: list[str] = []
    while "The game is over" not in heard:
        done.append(hinted(person))
        heard = person.type(done[-1])
    return done


def test_a_killed_terminal_loses_nothing(tmp_path: Path) -> None:
    """After SIGKILL the file is whole; `resume` goes on and ends as the game would have without it."""
    words = ("play", "racko", "--seats", 3, "--seed", "7", "--target", 50)
    texts = ["draw", "toss", "take 25", "draw", "place 10"]
    home, calm = tmp_path / "killed", tmp_path / "calm"
    with Person(home, *words) as person:
        person.asked()
        for text in texts:
            heard = person.type(text)
        person.kill()
    path = saved(home)
    log = json.loads(path.read_text())["log"]
    assert [text for actor, text in log if actor == 0] == texts
    replayed(kibitz.game("racko"), parse_record(path.read_text()))
    assert [each.name for each in path.parent.iterdir()] == [path.name]
    with Person(home, "resume") as person:
        again = person.asked()
        rack = [line for line in heard.splitlines() if line.startswith("Your rack")][-1]
        assert rack in again
        assert json.loads(path.read_text())["log"] == log
        rest = play_on(person, again)
        assert rest
        assert person.leave() == 0
    with Person(calm, *words) as person:
        person.asked()
        for text in (*texts, *rest):
            person.type(text)
        assert person.leave() == 0
    one, other = (json.loads(saved(each).read_text()) for each in (home, calm))
    for key in ("seats", "options", "log", "scores", "winners"):
        assert one[key] == other[key]


def test_resuming_keeps_what_a_record_says_besides_and_writes_nothing_by_itself(
    home: Path,
) -> None:
    """Keys that Kibitz does not know and comments stay, before the first action and after it."""
    with Person(home, "play", "racko", "--seats", 2, "--seed", "7") as person:
        person.asked()
        person.leave()
    path = saved(home)
    record = json.loads(path.read_text())
    besides = {"comments": [[1, "a long deal"]], "fair": "3f9a", "weather": {"rain": True}}
    path.write_text(json.dumps(record | besides) + "\n")
    before = path.read_bytes()
    with Person(home, "resume") as person:
        person.asked()
        person.type("?")
        assert path.read_bytes() == before
        person.type("draw")
        assert person.leave() == 0
    after = json.loads(path.read_text())
    assert after["log"] == [*record["log"], [0, "draw"]]
    assert {key: value for key, value in after.items() if key != "log"} == {
        key: value for key, value in (record | besides).items() if key != "log"
    }


def test_resume_without_a_saved_game_says_so(home: Path) -> None:
    with Person(home, "resume") as person:
        heard = person.asked()
        assert "there is no saved game: expected a FILE, or a game begun" in heard
        assert person.leave() == 2
    assert not list(home.rglob("*.jsonl"))


def test_leaving_says_how_to_resume(home: Path) -> None:
    for last_words in (["quit"], []):
        with Person(
            home, "play", "tarot", "--seed", "7", "--save", home / f"{last_words}.jsonl"
        ) as person:
            person.asked()
            for line in last_words:
                person.type(line)
            assert person.leave() == 0
            command = shlex.join(["kibitz", "resume", str(home / f"{last_words}.jsonl")])
            assert f"The game is saved. Go on with: {command}\n" in person.said


def test_a_finished_game_cannot_be_resumed(home: Path) -> None:
    path = Path(__file__).parent.parent / "records" / "gracias.jsonl"
    one = home / "one.jsonl"
    home.mkdir()
    one.write_text(path.read_text().splitlines()[0] + "\n")
    with Person(home, "resume", one) as person:
        heard = person.asked()
        assert "is over: expected one to go on with" in heard
        assert person.leave() == 2


def test_short_forms_and_blanks(racko: Person, home: Path) -> None:
    racko.type("  DR ")
    racko.type("p 25")
    racko.type("Take   5")
    log = json.loads(saved(home).read_text())["log"]
    assert [text for actor, text in log if actor == 0] == ["draw", "place 25", "take 5"]


def test_several_actions_with_commas(racko: Person, home: Path) -> None:
    racko.type("draw, toss, draw")
    log = json.loads(saved(home).read_text())["log"]
    assert [text for actor, text in log if actor == 0][:2] == ["draw", "toss"]


def test_a_short_form_with_several_meanings_lists_them(racko: Person) -> None:
    assert "“t” can mean several things: take 5, take 10" in racko.type("t")


def test_what_is_not_understood_changes_nothing(racko: Person, home: Path) -> None:
    before = saved(home).read_text()
    heard = racko.type("fly away")
    assert "“fly away” is not understood: expected take SLOT, draw, place SLOT or toss" in heard
    assert "Type ? for what you may do." in heard
    assert "There is nothing to undo" in racko.type("undo")
    assert saved(home).read_text() == before


def test_an_action_that_is_not_allowed_is_refused_by_its_rule(racko: Person) -> None:
    assert "[racko 3.1]" in racko.type("toss")
    assert "[racko 3.1]" in racko.type("why toss")
    assert "“draw” is allowed." in racko.type("why draw")
    racko.type("draw")
    assert "[racko 3.2]" in racko.type("why take 5")


def test_a_short_form_of_what_is_not_due_is_refused_by_its_rule(racko: Person) -> None:
    assert "[racko 3.1]" in racko.type("p 30")
    assert "[racko 3.1]" in racko.type("why p 30")


def test_a_rule_is_printed_by_its_number(racko: Person) -> None:
    assert "racko 3.3  One slot changes" in racko.type("why 3.3")
    assert "There is no rule racko 9.9." in racko.type("why 9.9")


def test_whole_words_mean_themselves_even_if_they_begin_others(home: Path) -> None:
    with Person(home, "play", "tarot", "--seed", "1", "--dealer", 0) as person:
        assert "bids Garde" in person.asked()
        assert "[tarot 3.2]" in person.type("garde")


def test_a_card_means_what_is_due(home: Path) -> None:
    """After the dog is taken a card is one to set aside, even if it is not held."""
    with Person(home, "play", "tarot", "--seed", "12", "--dealer", 2) as person:
        person.asked()
        person.type("garde")
        held = {text.split()[1] for text in legal_in(person.type("? aside"))}
        missing = next(card for card in ("S2", "S3", "S4", "S5", "S6") if card not in held)
        assert f"{missing} is not in your hand" in person.type(missing)
        assert "[tarot 4.3]" in person.said


def test_seats_can_be_named(home: Path) -> None:
    with Person(home, "play", "gracias", "--seats", 3, "--seed", "5", "--opener", 0) as person:
        heard = person.asked()
        assert "The seats: 0 You, 1 Ada, 2 Ben." in heard
        person.type("trio 1")
        colour = legal_in(person.type("?"))[0].split()[1]
        person.type(f"k {colour} g ben")
    log = json.loads(saved(home).read_text())["log"]
    assert [text for actor, text in log if actor == 0][1] == f"keep {colour} give 2"


def test_a_trio_once_taken_cannot_be_taken_back(home: Path) -> None:
    with Person(home, "play", "gracias", "--seats", 3, "--seed", "5", "--opener", 0) as person:
        person.asked()
        person.type("trio 1")
        before = saved(home).read_text()
        assert "“trio 1” is final" in person.type("undo")
        assert saved(home).read_text() == before


def test_undo_goes_back_to_the_last_decision(racko: Person, home: Path) -> None:
    before = saved(home).read_text()
    racko.type("take 5")
    heard = racko.type("undo")
    assert "Taken back: take 5. You decide again." in heard
    assert saved(home).read_text() == before
    racko.type("draw")
    drew = saved(home).read_text()
    racko.type("toss")
    racko.type("undo")
    assert saved(home).read_text() == drew


def test_score_last_and_table_answer_at_any_time(racko: Person) -> None:
    assert "Nothing has been scored yet." in racko.type("score")
    assert "takes" in racko.type("last") or "draws" in racko.said
    assert "Top discard" in racko.type("table")


def test_what_is_not_given_is_asked_for(home: Path) -> None:
    process = subprocess.run(
        [*KIBITZ, "play", "--seed", "1"],
        input="9\nra\n7\n2\nquit\n", capture_output=True, text=True, timeout=60, check=False,
        env=surroundings(home),
    )  # fmt: skip
    assert "1  French Tarot: " in process.stdout
    assert "“9” is none of them: expected a number from 1 to 4, or a name." in process.stdout
    assert "“7” seats cannot be: expected a number from 2 to 4." in process.stdout
    assert json.loads(saved(home).read_text())["game"] == "racko"


@pytest.fixture
def terminal(home: Path) -> Iterator["pexpect.spawn[str]"]:
    child = pexpect.spawn(
        KIBITZ[0], [*KIBITZ[1:], "play", "racko", "--seats", "2", "--seed", "5"],
        encoding="utf-8", timeout=30, dimensions=(40, 100),
        env=surroundings(home, TERM="xterm-256color"),
    )  # fmt: skip
    child.expect("You may: .*>")
    yield child
    child.close(force=True)


def test_in_a_terminal_tab_completes_from_the_legal_list(terminal: "pexpect.spawn[str]") -> None:
    terminal.send("dr\t")
    terminal.expect("draw")
    terminal.send("\r")
    terminal.expect("The card is")


def test_ctrl_c_saves_and_says_how_to_resume(terminal: "pexpect.spawn[str]", home: Path) -> None:
    terminal.send("draw\r")
    terminal.expect("The card is")
    terminal.expect("You may: .*>")
    terminal.sendintr()
    terminal.expect("The game is saved. Go on with: kibitz resume ")
    terminal.expect(pexpect.EOF)
    terminal.close()
    assert terminal.exitstatus == 130
    assert json.loads(saved(home).read_text())["log"][-1] == [0, "draw"]
