"""What is wrong with a record or a table, in the language of the reader."""

import json
import re
from pathlib import Path

import pytest

import kibitz
from kibitz.locales import LANGUAGES, texts
from support.table_client import Json, house_of_tables

pytestmark = pytest.mark.anyio

SOURCE = Path(kibitz.__file__).parent
RECORDS = Path(__file__).parent.parent / "records"


def changed(**fields: object) -> str:
    """A record of Rack-O with something else in some of its fields."""
    line = (RECORDS / "racko.jsonl").read_text(encoding="utf-8").splitlines()[0]
    return json.dumps({**json.loads(line), **fields})


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("no record", "ce n’est pas du JSON"),
        ("[" * 100_000, "c’est trop imbriqué"),
        ("[]", "ce n’est pas un objet JSON"),
        ('{"kibitz": 2}', "« kibitz » vaut 2 ; attendu : 1"),
        (changed(options=[]), "« options » n’est pas un objet"),
        (changed(log={}), "« log » n’est pas une liste"),
        (changed(log=[[9, "draw"]]), 'entrée 0 : [9, "draw"] n’est pas une entrée'),
        (changed(log=[["*", "nonsense"]]), "entrée 0 : « nonsense » n’est pas compris"),
        (changed(seats="2"), "« seats » vaut '2' ; attendu : un nombre entier"),
        (changed(rules=9), "« rules » vaut 9 ; attendu : 1"),
        (changed(winners=None), "« winners » vaut None ; attendu : une liste de places"),
        (changed(scores=[0, 0]), "les scores sont [0, 0] ; attendu : "),
        (changed(options={"dealer": 0, "x": 1}), "il n’y a pas d’option « x »"),
        (changed(options={"target": 0}), "l’option target vaut 0 ; attendu : un nombre entier"),
    ],
)  # fmt: skip
async def test_what_is_wrong_with_a_record_is_said_in_the_language_of_the_reader(
    line: str, said: str, folder: Path
) -> None:
    async with house_of_tables(folder) as server:
        answer = await server.request(
            "POST", "/api/records?lang=fr", content=line, headers={"content-type": "text/plain"}
        )
        text = answer.json()["error"]["text"].replace("\u00a0", " ")
        assert text.startswith("L’enregistrement n’est pas accepté : ")
        assert said in text


@pytest.mark.parametrize(
    ("wanted", "said"),
    [
        ({"game": "racko", "seats": 9}, "racko ne se joue pas à 9, mais de 2 à 4"),
        ({"game": "tarot", "seats": 3}, "tarot ne se joue pas à 3, mais à 4"),
        (
            {"game": "tarot", "seats": 4, "options": {"deals": 0}},
            "un nombre entier de 1 à 1\u202f000\u202f000\u202f000",
        ),
        ({"game": "tarot", "seats": 4, "options": {"dealer": 7}}, "attendu : une place de 0 à 3"),
        ({"game": "racko", "seats": 2, "options": {"bonus": 1}}, "attendu : true ou false"),
        ({"game": "racko", "seats": 3, "options": {"run_of_three": True}}, "deux places"),
        ({"game": "chief", "seats": 8, "options": {"decks": 1}}, "ou six places au plus"),
    ],
)
async def test_why_a_table_cannot_be_is_said_in_the_language_of_the_reader(
    wanted: Json, said: str, folder: Path
) -> None:
    async with house_of_tables(folder) as server:
        answer = await server.post("/api/tables?lang=fr", {"name": "Mia", **wanted})
        text = answer.json()["error"]["text"].replace("\u00a0", " ")
        assert text.startswith("Cette table est impossible : ")
        assert said in text


def test_every_problem_can_be_said_in_every_language() -> None:
    """The codes of the kernel and the games stand among the texts."""
    sources = [each.read_text(encoding="utf-8") for each in (SOURCE / "kernel").glob("*.py")]
    sources += [each.read_text(encoding="utf-8") for each in (SOURCE / "games").rglob("*.py")]
    codes = {code for text in sources for code in re.findall(r'Problem\.of\(\s*"([\w-]+)"', text)}
    assert len(codes) > 20
    for language in LANGUAGES:
        lacking = [code for code in codes if not texts(language).has(f"problem-{code}")]
        assert lacking == []
