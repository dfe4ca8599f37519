"""The command in another language: whole games, rules, records, and the letters of the cards."""

import io
import json
import re
from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from pathlib import Path

import pytest
from rich.console import Console

import kibitz
from kibitz.cli.faces import Reader
from kibitz.cli.files import SaveFile
from kibitz.cli.language import reading
from kibitz.cli.play import Play
from kibitz.cli.screen import Screen
from kibitz.cli.seating import Seating
from kibitz.games.chief import cards as chief
from kibitz.games.tarot import cards as tarot
from kibitz.kernel.errors import BadSetup
from kibitz.kernel.record import parse_record
from kibitz.kernel.scores import Points
from kibitz.kernel.seats import Seat
from kibitz.kernel.shuffle import seed_from_text
from kibitz.kernel.transcript import replayed
from kibitz.locales import LANGUAGES, texts
from kibitz.locales.letters import COURTS, Letters
from support.command import RECORDS, refused, run

OPTIONS: dict[str, dict[str, object]] = {
    "tarot": {"dealer": 1},
    "racko": {"target": 50, "bonus": True},
    "gracias": {"opener": 0, "rounds": 2},
    "chief": {"dealer": 0},
}
ASIDES = (
    "? ", "?", "? zz", "zz", "t", "score", "table", "last", "hint", "why", "why 1.1", "why 9.9", "why zz",
)  # fmt: skip
"""What a curious person types besides actions."""
each_other = pytest.mark.parametrize("language", LANGUAGES[1:])


@cache
def words(language: str) -> frozenset[str]:
    """The words of a language's messages and rulebooks."""
    folder = files("kibitz.locales") / language
    books = [files("kibitz.games") / name / "rulebook" / f"{language}.md" for name in kibitz.GAMES]
    written = " ".join(path.read_text(encoding="utf-8") for path in (*folder.iterdir(), *books))
    return words_of(
        re.sub(r"^#.*|^[\w-]+ =|\{.*?\}|\$\w+|\[\w+\]", " ", written, flags=re.MULTILINE)
    )


def words_of(text: str) -> frozenset[str]:
    return frozenset(re.findall(r"[^\W\d_]{3,}", text.lower()))


class Curious:
    """Someone who plays to the end: tries everything once, takes back, and does what the bot would."""

    def __init__(self) -> None:
        self.playing: Play | None = None
        self.asked = ""
        self.left = list(ASIDES)
        self.decisions = 0

    def __call__(self, prompt: str, words: Sequence[str]) -> str:
        self.asked += f"{prompt}\n"
        if not words:
            return ""
        if self.left:
            return self.left.pop(0)
        self.decisions += 1
        if self.decisions in (3, 6):
            return "undo"
        if self.decisions % 5 == 4:
            self.left.append(f"why {words[0]}")
        return words[self.decisions % words.index("?")]


def played(name: str, language: str, path: Path, *, plain: bool) -> str:
    """All that is said in a whole game."""
    game = kibitz.game(name)
    seats = max(2, game.seats[0])
    seating = Seating(Seat(0), ("steady",) * seats, seed_from_text("languages"))
    reader = Reader(seating.names(texts(language).text("you")), texts(language))
    said = io.StringIO()
    screen = Screen(
        game,
        reader,
        Seat(0),
        plain=plain,
        console=Console(file=said, width=10_000, color_system=None),
    )
    path.touch()
    play = Play(game, game.config(seats, OPTIONS[name]), seating, SaveFile(path), {}, screen)
    person = Curious()
    play.run((), person, pause=True)
    return said.getvalue() + person.asked


@each_other
@pytest.mark.parametrize("plain", [True, False])
@pytest.mark.parametrize("name", kibitz.GAMES)
def test_a_whole_game_says_no_english_word(
    name: str, plain: bool, language: str, tmp_path: Path
) -> None:
    path = tmp_path / "game.jsonl"
    said = played(name, language, path, plain=plain)
    assert words_of(said) & (words("en") - words(language)) == set()
    assert "{" not in said
    if language == "fr":
        assert re.search(r"[^\W\d][:;!?]|[)\]»][:;!?]|\S [:;!»]|« ", said) is None
    record = parse_record(path.read_text())
    assert record.extra["players"][0] == "You"  # type: ignore[index]
    assert replayed(kibitz.game(name), record).state.to_act == frozenset()


def test_a_line_is_not_broken_before_a_colon() -> None:
    said = io.StringIO()
    console = Console(file=said, width=11)
    Screen(kibitz.game("racko"), Reader(("Ada", "Ben")), None, plain=True, console=console).say(
        "Votre main\N{NO-BREAK SPACE}: dix cartes"
    )
    assert said.getvalue().splitlines() == ["Votre", "main\N{NO-BREAK SPACE}: dix", "cartes"]


@each_other
def test_a_person_plays_in_the_language_of_the_terminal(language: str, tmp_path: Path) -> None:
    """Questions, the table and the farewell; --lang goes before the variables."""
    path = tmp_path / "game.jsonl"
    options = {"home": tmp_path, "LANG": f"{language}_XX.UTF-8"}
    options |= dict.fromkeys(("KIBITZ_LANG", "LC_ALL", "LC_MESSAGES"), "")
    asked = run("play", "--seed", 1, "--save", path, typed="9\nra\n7\n2\nquit\n", **options)
    resumed = run("resume", path, typed="toss\nquit\n", **options)
    english = run("resume", path, "--lang", "en", typed="quit\n", **options)
    for done in (asked, resumed):
        said = done.stdout.replace(str(path), "")
        assert words_of(said) & (words("en") - words(language)) == set()
    assert "[racko 3.1]" in resumed.stdout
    assert "The seats: 0 You, 1 Ada." in english.stdout


@each_other
def test_the_language_of_the_environment(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def said_in(**variables: str) -> str:
        for name in ("KIBITZ_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
            monkeypatch.setenv(name, variables.get(name, ""))
        return reading().language

    assert said_in() == "en"
    assert said_in(LANG="C.UTF-8") == "en"
    assert said_in(LANG="xx_XX.UTF-8") == "en"
    assert said_in(LANG=f"{language}_XX") == language
    assert said_in(LANG="en_GB", LC_MESSAGES=language) == language
    assert said_in(LANG=language, LC_ALL="C") == "en"
    assert said_in(LANG="en_GB", KIBITZ_LANG=language) == language
    with pytest.raises(BadSetup, match="language “tlh”: expected en or fr"):
        said_in(KIBITZ_LANG="tlh")


def test_a_language_or_letters_that_there_are_not_are_refused() -> None:
    assert "language “xx”: expected en or fr" in refused(2, "rules", "racko", "--lang", "xx")
    with pytest.raises(BadSetup, match="letters “xx”: expected en or fr"):
        reading("fr", "xx")


@each_other
def test_rules_are_printed_in_that_language(language: str) -> None:
    book = kibitz.rulebook("racko", language)
    said = run("rules", "racko", "--lang", language).stdout
    assert said.startswith(f"{book.title}\n")
    assert all(f"\n{rule.id}  {rule.title}\n" in said for rule in book)
    rule = book.rule("3.1")
    said = run("why", "racko", "3.1", "--lang", language).stdout
    assert said.startswith(f"racko 3.1  {rule.title}\n")
    assert said.rstrip().endswith(rule.text.split()[-1])


def test_a_false_record_is_judged_in_that_language(tmp_path: Path) -> None:
    record = json.loads((RECORDS / "racko.jsonl").read_text().splitlines()[0])
    record["log"][2] = [0, "toss"]
    path = tmp_path / "false.jsonl"
    path.write_text(json.dumps(record) + "\n")
    done = run("check", path, "--lang", "fr")
    assert (done.returncode, done.stdout) == (1, "0 partie juste, 1 refusée\n")
    assert f"{path}, ligne 1\u00a0: l’entrée 2 n’est pas permise\u00a0: Vous n’avez" in done.stderr
    assert done.stderr.rstrip().endswith("[racko 3.1]")
    assert refused(1, "show", path, "--lang", "fr").endswith("[racko 3.1]")


CARDS = (*tarot.PACK, *map(chief.Card, range(len(chief.Card.names))))


@pytest.mark.parametrize("whose", COURTS)
def test_letters_name_every_card_in_one_way_and_read_those_of_the_records_too(whose: str) -> None:
    letters = Letters(whose)
    written = {str(card): letters.card(card) for card in CARDS}
    assert len(set(written.values())) == len(written)
    for name, shown in written.items():
        assert letters.read(shown) == name
        assert letters.written(shown) == shown
        assert letters.written(name.lower()).upper() == shown


def test_half_a_point_has_the_sign_of_the_language() -> None:
    rule = kibitz.rulebook("tarot", "fr").rule("8.9")
    facts = {"size": 10, "each": Points(81, 2)}
    assert rule.sentence("sum", facts, texts("fr").written) == "40,5 à chaque défenseur"
    assert [texts(each).points(Points(-51, 2)) for each in ("en", "fr")] == ["-25.5", "-25,5"]


def test_french_letters_change_the_courts_alone() -> None:
    french = Letters("fr")
    assert french.written("aside SK") == "aside SR"
    assert french.written("meld S7 HQ DN CJ CA, T21 X") == "meld S7 HD DC CV CA, T21 X"
    assert french.read("cc dd ca") == "cN dQ ca"
    for words in ("draw", "keep R give 2", "no-slam", "take 25", "garde-contre"):
        assert french.written(words) == french.read(words) == words


@pytest.mark.parametrize(
    ("letters", "typed"),
    [
        ("fr", ("cc", "aside HV", "s5")),
        ("fr", ("CN", "aside hj", "S5")),
        ("en", ("cn", "HJ", "s5")),
    ],
)
def test_cards_are_typed_with_the_letters_chosen_and_kept_with_those_of_the_records(
    letters: str, typed: tuple[str, ...], tmp_path: Path
) -> None:
    """After the dog is taken a card alone means to set it aside, a court like any other."""
    path = tmp_path / "game.jsonl"
    words = ("play", "tarot", "--seed", 12, "--dealer", 2, "--lang", "fr", "--letters", letters)
    lines = ("garde", *typed, "why HK", "quit")
    said = run(*words, "--save", path, typed="".join(f"{line}\n" for line in lines)).stdout
    log = json.loads(path.read_text())["log"]
    mine = [text for actor, text in log if actor == 0]
    assert mine == ["garde", "aside CN", "aside HJ", "aside S5"]
    assert f"cavalier de trèfle ({'CC' if letters == 'fr' else 'CN'})" in said
    king = "HR" if letters == "fr" else "HK"
    assert f"On ne peut pas écarter {king}\u00a0: les rois" in said
