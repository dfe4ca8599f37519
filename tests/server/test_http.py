"""The doors of HTTP: what they give, and what they refuse."""

import json
import os
from pathlib import Path
from typing import cast

import httpx
import pytest

import kibitz
from kibitz.kernel.record import parse_record
from kibitz.locales import LANGUAGES
from kibitz.server.doorway import HEADERS
from support.table_client import Json, Server, house_of_tables

pytestmark = pytest.mark.anyio

RECORDS = Path(__file__).parent.parent / "records"
RACKO = {"game": "racko", "seats": 2, "options": {"target": 30}}
OPEN = {"name": "Mia", **RACKO}


def line_of(game: str) -> str:
    return (RECORDS / f"{game}.jsonl").read_text(encoding="utf-8").splitlines()[0]


async def refused(server: Server, method: str, path: str, **fields: object) -> Json:
    """The error of a request that is refused, with its status."""
    answer = await server.request(method, path, **fields)
    error = cast(Json, answer.json()["error"])
    assert error.keys() == {"code", "text", "rule"}
    assert cast(str, error["text"]).endswith((".", "?", "!"))
    return {"status": answer.status_code, **error}


async def test_the_games(folder: Path) -> None:
    async with house_of_tables(folder) as server:
        games = (await server.get("/api/games")).json()
        assert [each["name"] for each in games] == list(kibitz.GAMES)
        by_name = {each["name"]: each for each in games}
        assert by_name["racko"]["seats"] == [2, 3, 4]
        options = {each["name"]: each for each in by_name["racko"]["options"]}
        assert options["target"]["least"] == 1
        assert options["target"]["default"] == {"2": 500, "3": 500, "4": 500}
        choices = [each["value"] for each in options["empty_pile"]["choices"]]
        assert choices == ["shuffle", "turn-over"]
        assert [each["name"] for each in by_name["tarot"]["levels"]] == ["random", "steady"]
        decks = {each["name"]: each for each in by_name["chief"]["options"]}["decks"]
        assert decks["default"]["3"] == 1
        assert decks["default"]["4"] == 2


async def test_an_option_says_what_a_number_of_seats_can_take(folder: Path) -> None:
    """A form need not offer what the table would refuse; numbers without end are not listed."""
    async with house_of_tables(folder) as server:
        games = {each["name"]: each for each in (await server.get("/api/games")).json()}
        possible = {
            (name, option["name"]): option["possible"]
            for name, each in games.items()
            for option in each["options"]
        }
        assert possible["racko", "run_of_three"] == {"2": [True, False], "3": [False], "4": [False]}
        assert possible["chief", "decks"]["6"] == [1, 2]
        assert possible["chief", "decks"]["7"] == [2]
        assert possible["gracias", "piles"]["3"] == ["one", "every-five"]
        assert possible["racko", "target"] is None
        bonus = next(each for each in games["racko"]["options"] if each["name"] == "bonus")
        assert "6.2" in bonus["means"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", kibitz.GAMES)
async def test_a_rulebook(name: str, language: str, folder: Path) -> None:
    async with house_of_tables(folder) as server:
        read = (await server.get(f"/api/rulebooks/{name}?lang={language}")).json()
        book = kibitz.rulebook(name, language)
        assert read["title"] == book.title
        rules = [rule for chapter in read["chapters"] for rule in chapter["rules"]]
        assert [rule["id"] for rule in rules] == [rule.id for rule in book]
        assert all(rule["paragraphs"] and rule["source"] for rule in rules)


async def test_what_is_not_there(folder: Path) -> None:
    async with house_of_tables(folder) as server:
        for path, code in (
            ("/api/tables/none", "no-such-table"), ("/api/tables/none/record", "no-such-table"),
            ("/api/tables/none/replay", "no-such-table"), ("/api/records/none", "no-such-record"),
            ("/api/records/none/replay", "no-such-record"), ("/api/rulebooks/go", "no-such-game"),
            ("/api/none", "no-such-page"), ("/assets/none.js", "no-such-page"),
            ("/assets/%00.js", "no-such-page"), (f"/{'x' * 300}.js", "no-such-page"),
        ):  # fmt: skip
            error = await refused(server, "GET", path)
            assert (error["status"], error["code"]) == (404, code), path
        assert (await refused(server, "DELETE", "/api/tables"))["status"] == 405


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"game": "go"}, "no-such-game"), ({"seats": 9}, "bad-setup"), ({"seats": -1}, "bad-setup"),
        ({"options": {"target": 0}}, "bad-setup"), ({"options": {"speed": 1}}, "bad-setup"),
        ({"seat": 2}, "no-such-seat"), ({"seat": -1}, "no-such-seat"),
        ({"level": "divine"}, "no-such-level"), ({"name": ""}, "bad-name"),
        ({"name": "a\nb\x00"}, "bad-name"), ({"name": "x" * 25}, "bad-name"),
        ({"seats": 10**30}, "bad-setup"), ({"seat": 10**30}, "no-such-seat"),
        ({"seats": "2"}, "bad-request"), ({"words": "00"}, "bad-request"),
        ({"name": 7}, "bad-request"), ({"options": {"target": [1]}}, "bad-request"),
    ],
)  # fmt: skip
async def test_a_table_that_cannot_be(change: Json, code: str, folder: Path) -> None:
    async with house_of_tables(folder) as server:
        error = await refused(server, "POST", "/api/tables", json={**OPEN, **change})
        assert error["code"] == code
        assert 400 <= cast(int, error["status"]) < 500


async def test_half_a_character_is_refused_as_any_other_mistake(folder: Path) -> None:
    """JSON can name one, and the sentence that would repeat it could not be sent."""
    async with house_of_tables(folder) as server:
        wanted = b'{"name": "Mia", "game": "racko", "seats": 2, "options": {"\\ud800": 1}}'
        json = {"content-type": "application/json"}
        answer = await server.request("POST", "/api/tables", content=wanted, headers=json)
        assert (answer.status_code, answer.json()["error"]["code"]) == (422, "bad-setup")


async def test_bodies_that_cannot_be_read(folder: Path) -> None:
    async with house_of_tables(folder) as server:
        for content in (b"", b"{", b"[" * 5000, b"\xff\xfe"):
            headers = {"content-type": "application/json"}
            error = await refused(server, "POST", "/api/tables", content=content, headers=headers)
            assert error["code"] == "bad-request"
            error = await refused(server, "POST", "/api/records", content=content)
            assert error["code"] == "bad-record"
        large = b'{"name": "' + b"x" * 300_000
        for path in ("/api/tables", "/api/records"):
            headers = {"content-type": "application/json"}
            error = await refused(server, "POST", path, content=large, headers=headers)
            assert (error["status"], error["code"]) == (413, "too-large")


async def test_an_address_opens_so_many_tables_an_hour(folder: Path) -> None:
    async with house_of_tables(folder, tables_an_hour=2) as server:
        for _ in range(2):
            assert (await server.post("/api/tables", OPEN)).status_code == 201
        error = await refused(server, "POST", "/api/tables", json=OPEN)
        assert (error["status"], error["code"]) == (429, "too-many-tables")
        assert "60 minutes" in cast(str, error["text"])
        server.clock.now += 3601
        assert (await server.post("/api/tables", OPEN)).status_code == 201


async def test_a_running_game_gives_no_record(folder: Path) -> None:
    async with house_of_tables(folder) as server:
        place = await server.open(**RACKO)
        me = await server.sit(place)
        table = f"/api/tables/{place.table}"
        assert (await refused(server, "GET", f"{table}/record"))["code"] == "not-over"
        for path in ("replay", "replay?seat=0", "replay?seat=all"):
            assert (await refused(server, "GET", f"{table}/{path}"))["code"] == "cards-hidden"
        mine = {"authorization": f"Bearer {place.secret}"}
        for path in ("replay?seat=1", "replay?seat=all"):
            error = await refused(server, "GET", f"{table}/{path}", headers=mine)
            assert (error["status"], error["code"]) == (403, "cards-hidden")
        wrong = {"authorization": "Bearer guessed"}
        error = await refused(server, "GET", f"{table}/replay", headers=wrong)
        assert error["code"] == "wrong-secret"
        await me.my_turn()
        own = (await server.get(f"{table}/replay", headers=mine)).json()
        assert own["status"] == "playing"
        assert own["steps"][-1]["view"] == me.now["view"]
        assert all(step["owns"] is None for step in own["steps"])


async def test_a_game_of_friends_is_not_replayed_while_it_runs(folder: Path) -> None:
    async with house_of_tables(folder) as server:
        host = await server.open(**RACKO, friends=True)
        await server.join(host, "Noa")
        mine = {"authorization": f"Bearer {host.secret}"}
        path = f"/api/tables/{host.table}/replay"
        assert (await refused(server, "GET", path, headers=mine))["code"] == "not-begun"
        me = await server.sit(host)
        await me.ask("start")
        assert (await refused(server, "GET", path, headers=mine))["code"] == "cards-hidden"


async def test_a_finished_game_is_looked_through(folder: Path) -> None:
    """From any seat it is what that seat saw; with all cards open, all own parts are there."""
    async with house_of_tables(folder) as server:
        place = await server.open(**RACKO)
        me = await server.sit(place)
        await me.play_to_the_end()
        await me.until_type("fair")
        path = f"/api/tables/{place.table}/replay"
        mine = (await server.get(f"{path}?seat=0")).json()
        shown = {m["number"]: m for m in me.messages if m["type"] == "step"}
        for step in mine["steps"][1:]:
            assert step["view"] == shown[step["number"]]["view"]
            assert step["told"] == shown[step["number"]]["told"]
            assert step["slips"] == shown[step["number"]]["slips"]
        assert mine["result"] == me.now["result"]
        everything = (await server.get(f"{path}?seat=all")).json()
        dealt = everything["steps"][2]
        assert [len(own["rack"]) for own in dealt["owns"]] == [10, 10]
        assert [told["to"] for told in dealt["told"]] == [None, [0], [1]]
        assert dealt["told"][2]["text"].startswith("To Ada alone: Your rack")
        assert dealt["view"]["own"] is None
        assert (await refused(server, "GET", f"{path}?seat=2"))["code"] == "no-such-seat"


async def test_who_gives_no_name_is_called_you(folder: Path) -> None:
    """In the language in which the table was opened."""
    async with house_of_tables(folder) as server:
        for language, name in (("en", "You"), ("fr-FR,fr;q=0.9", "Vous")):
            wanted = {"game": "racko", "seats": 2}
            answer = await server.post("/api/tables", wanted, headers={"accept-language": language})
            table = (await server.get(f"/api/tables/{answer.json()['table']}")).json()
            assert table["seats"][0]["name"] == name


async def test_where_the_server_is_found_is_told_on_its_own_machine(folder: Path) -> None:
    """Others reached it already, and learn nothing of the network behind."""
    async with house_of_tables(folder) as server:
        assert server.app is not None
        assert (await server.get("/api/reach")).json() == {"address": None}
        server.app.state.reach = "http://10.0.0.7:8000"
        here = await server.get("/api/reach", headers={"host": "localhost:8000"})
        assert here.json() == {"address": "http://10.0.0.7:8000"}
        far = httpx.ASGITransport(server.app, client=("10.0.0.9", 4000))
        async with httpx.AsyncClient(transport=far, base_url="http://10.0.0.7:8000") as friend:
            assert (await friend.get("/api/reach")).json() == {"address": None}
        # Through a proxy on this machine that says nothing of who asks.
        proxied = await server.get("/api/reach", headers={"host": "cards.example.org"})
        assert proxied.json() == {"address": None}


@pytest.mark.parametrize("name", kibitz.GAMES)
async def test_a_record_is_kept_and_looked_through(name: str, folder: Path) -> None:
    async with house_of_tables(folder) as server:
        line = line_of(name)
        answer = await server.request("POST", "/api/records", content=line.encode())
        assert answer.status_code == 201
        path = f"/api/records/{answer.json()['record']}"
        kept = await server.get(path)
        assert kept.text == line + "\n"
        assert kept.headers["content-type"] == "application/jsonl"
        assert "attachment" in kept.headers["content-disposition"]
        entries = len(parse_record(line).log)
        for whose in ("all", "0"):
            read = (await server.get(f"{path}/replay?seat={whose}")).json()
            assert [step["number"] for step in read["steps"]] == list(range(entries + 1))
        assert (await refused(server, "GET", f"{path}/replay?seat=17"))["code"] == "no-such-seat"


async def test_names_in_a_record_are_shown_as_far_as_they_can_be(folder: Path) -> None:
    async with house_of_tables(folder) as server:
        record = json.loads(line_of("racko"))
        record["players"] = ["\u202eMia⟨SK⟩\n", 7, *["x" * 90] * (record["seats"] - 2)]
        answer = await server.request("POST", "/api/records", content=json.dumps(record).encode())
        path = f"/api/records/{answer.json()['record']}/replay"
        seats = (await server.get(path)).json()["seats"]
        assert [each["name"] for each in seats][:2] == ["MiaSK", "7"]
        assert all(len(each["name"]) <= 24 for each in seats)


async def test_a_false_record_is_refused_by_its_rule(folder: Path) -> None:
    async with house_of_tables(folder) as server:
        record = json.loads(line_of("racko"))
        at = next(index for index, entry in enumerate(record["log"]) if entry[1] == "draw")
        record["log"][at + 1] = [record["log"][at][0], "draw"]
        error = await refused(server, "POST", "/api/records", content=json.dumps(record).encode())
        assert (error["status"], error["code"], error["rule"]) == (422, "bad-record", "3.2")
        assert f"log entry {at + 1}" in cast(str, error["text"])


@pytest.mark.parametrize("name", kibitz.GAMES)
async def test_playing_on_from_a_record(name: str, folder: Path) -> None:
    """The new table begins with that log, has a seed of its own, and says where it begins."""
    async with house_of_tables(folder) as server:
        line = line_of(name)
        record = parse_record(line)
        answer = await server.request("POST", "/api/records", content=line.encode())
        path = f"/api/records/{answer.json()['record']}/play-on"
        middle = len(record.log) // 2
        wanted = {"number": middle, "seat": 1, "name": "Mia"}
        seated = await server.post(path, wanted)
        assert seated.status_code == 201
        place = seated.json()
        me = await server.connect(_place(place))
        table = await me.sit()
        assert (table["you"], table["given"]) == (1, middle)
        assert cast(int, table["number"]) >= middle
        assert me.now["undo"] is None
        await me.my_turn()
        replay = (
            await server.get(
                f"/api/tables/{place['table']}/replay",
                headers={"authorization": f"Bearer {place['secret']}"},
            )
        ).json()
        mine = [(s["actor"], s["text"]) for s in replay["steps"][1 : middle + 1]]
        assert mine == [(a, t if a == 1 else None) for a, t in record.log[:middle]]
        for number in (len(record.log), len(record.log) + 1):
            error = await refused(server, "POST", path, json={**wanted, "number": number})
            assert error["code"] == "no-such-moment"


async def test_nobody_plays_on_from_a_game_that_runs(folder: Path) -> None:
    """It would show the cards that are hidden, and take back what is final."""
    async with house_of_tables(folder) as server:
        me = await server.sit(await server.open(**RACKO))
        await me.my_turn()
        path = f"/api/tables/{me.place.table}/play-on"
        mine = {"authorization": f"Bearer {me.place.secret}"}
        wanted = {"number": me.number, "seat": 0, "name": "Mia"}
        error = await refused(server, "POST", path, json=wanted, headers=mine)
        assert (error["status"], error["code"]) == (403, "play-on-later")
        await me.play_to_the_end()
        seated = await server.request("POST", path, json=wanted)
        assert seated.status_code == 201


def _place(answer: Json):  # noqa: ANN202
    from support.table_client import seat_of  # noqa: PLC0415

    return seat_of(answer)


async def test_every_answer_has_the_headers_that_protect_a_page(folder: Path) -> None:
    async with house_of_tables(folder) as server:
        for path in ("/", "/api/games", "/api/none", "/health", "/metrics", "/api/docs"):
            answer = await server.get(path)
            for name, value in HEADERS.items():
                assert answer.headers[name] == value
        too_large = await server.request("POST", "/api/records", content=b"x" * 300_000)
        assert too_large.headers["content-security-policy"]


async def test_pages_elsewhere_may_play_where_the_server_was_told_so(folder: Path) -> None:
    """Over HTTP as over the socket; nobody else's page, and none where nothing was said."""
    friend, stranger = {"origin": "https://good.example"}, {"origin": "https://evil.example"}
    async with house_of_tables(folder, origins=frozenset({"https://good.example"})) as server:
        answer = await server.get("/api/games", headers=friend)
        assert answer.headers["access-control-allow-origin"] == "https://good.example"
        assert answer.headers["cross-origin-resource-policy"] == "cross-origin"
        asked = {
            **friend,
            "access-control-request-method": "POST",
            "access-control-request-headers": "authorization",
        }
        assert (await server.request("OPTIONS", "/api/tables", headers=asked)).status_code == 200
        answer = await server.get("/api/games", headers=stranger)
        assert "access-control-allow-origin" not in answer.headers
    async with house_of_tables(folder) as server:
        answer = await server.get("/api/games", headers=friend)
        assert "access-control-allow-origin" not in answer.headers


async def test_joining_counts_as_well(folder: Path) -> None:
    async with house_of_tables(folder, tables_an_hour=2) as server:
        host = await server.open(**{**RACKO, "seats": 4}, friends=True)
        await server.join(host, "Noa")
        path = f"/api/tables/{host.table}/seats"
        error = await refused(server, "POST", path, json={"name": "Pat"})
        assert (error["status"], error["code"]) == (429, "too-many-tables")


async def test_health_and_metrics(folder: Path) -> None:
    async with house_of_tables(folder) as server:
        assert (await server.get("/health")).text == "well\n"
        me = await server.sit(await server.open(**RACKO))
        await me.my_turn()
        await me.act("nonsense")
        lines = (await server.get("/metrics")).text.splitlines()
        worker = f'worker="{os.getpid()}"'
        assert f'kibitz_tables_opened_total{{game="racko",{worker}}} 1' in lines
        assert f'kibitz_refusals_total{{code="not-understood",{worker}}} 1' in lines
        assert f"kibitz_connections{{{worker}}} 1" in lines
        assert any(line.startswith("kibitz_answer_seconds_count") for line in lines)


async def test_the_interface_describes_itself_without_help_from_elsewhere(folder: Path) -> None:
    async with house_of_tables(folder) as server:
        schema = (await server.get("/api/openapi.json")).json()
        assert "/api/tables/{id}/seats" in schema["paths"]
        page = (await server.get("/api/docs")).text
        assert "POST /api/tables" in page
        assert "http://" not in page
        assert "https://" not in page


async def test_a_fault_of_our_own_is_one_sentence(
    folder: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async with house_of_tables(folder) as server:
        place = await server.open(**RACKO)

        def broken(*_: object) -> None:
            raise ZeroDivisionError("T21")

        monkeypatch.setattr("kibitz.server.routes.public_table", broken)
        error = await refused(server, "GET", f"/api/tables/{place.table}")
        assert (error["status"], error["code"]) == (500, "our-fault")
        assert "ZeroDivisionError" in caplog.text
