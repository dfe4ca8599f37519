"""Every message of the socket, and every way in which it is refused."""

import json
from pathlib import Path
from typing import cast

import pytest

import kibitz
from kibitz.kernel.options import starting_seat
from kibitz.kernel.seats import Seat
from kibitz.locales import Narrator, is_about, texts
from kibitz.server.messages import teller
from support.play import Sample
from support.table_client import WORDS, Client, Hung, Json, Server, house_of_tables
from support.table_client import Seat as Place

pytestmark = pytest.mark.anyio

RACKO = {"game": "racko", "seats": 2, "options": {"target": 300}}


async def solo(server: Server, **wanted: object) -> Client:
    """A seat in a game against a bot, at its turn."""
    me = await server.sit(await server.open(**{**RACKO, **wanted}))
    assert await me.my_turn()
    return me


@pytest.mark.parametrize("name", kibitz.GAMES)
async def test_what_a_step_leaves_out_is_as_it_was(folder: Path, name: str) -> None:
    """A player and an onlooker who keep what is null know at each step what the whole table would say."""
    async with house_of_tables(folder) as server:
        seats = 4 if name == "tarot" else 3
        me = await server.sit(await server.open(game=name, seats=seats))
        onlooker = await server.look_on(me.place)
        live = (await server.house.table(me.place.table)).live
        tells, left_out, acts = teller(live, "en"), 0, 0
        while acts < 12 and me.status != "over":
            if me.legal:
                await me.send("act", at=me.number, text=me.legal[acts % len(me.legal)])
                acts += 1
            await me.until_type("step")
            await onlooker.reach(me.number)
            for client in (me, onlooker):
                seat = client.place.seat
                view = live.view(None if seat is None else Seat(seat), client.number)
                whole = {"legal": tells.legal(view), "marks": tells.marks(view)}
                assert {part: client.now[part] for part in whole} == json.loads(json.dumps(whole))
                left_out += client.messages[-1].get("legal", 0) is None
        assert acts
        assert left_out


@pytest.mark.parametrize("name", kibitz.GAMES)
def test_who_is_not_named_is_told_what_everyone_is_told(name: str) -> None:
    told = 0
    for number in range(3):
        first = starting_seat(kibitz.game(name).options)
        options: dict[str, object] = {} if first is None else {first: number}
        sample = Sample(name, 4, options, f"told {number}", shaped=False, steady=False)
        for event in (event for moment in sample.moments() for event in moment.events):
            for seat in map(Seat, range(4)):
                if event.reaches(seat) and not is_about(event.fact, seat):
                    sentences = [
                        Narrator(name, tuple("ABCD"), you, str, texts()).sentence(event.fact)
                        for you in (seat, None)
                    ]
                    assert sentences[0] == sentences[1], event.fact
                    told += 1
    assert told


def assert_refused(answer: Json, code: str, *words: str) -> None:
    """The answer is a refusal by that code, in a whole sentence with those words."""
    assert (answer["type"], answer["code"]) == ("refused", code)
    text = cast(str, answer["text"])
    assert text.rstrip("”").endswith((".", "?", "!")) or code == "not-understood"
    for word in words:
        assert word in text


async def test_the_first_message_must_be_sit(folder: Path) -> None:
    async with house_of_tables(folder) as server:
        place = await server.open(**RACKO)
        client = await server.connect(place)
        assert_refused(await client.ask("ping"), "sit-first")
        assert (await client.sit())["type"] == "table"
        assert (await client.ask("ping"))["type"] == "pong"


async def test_a_table_that_is_not_there(folder: Path) -> None:
    async with house_of_tables(folder) as server:
        client = await server.connect(Place("nowhere", None, None))
        assert_refused(await client.sit(), "no-such-table", "nowhere")


async def test_a_wrong_secret_seats_nobody(folder: Path) -> None:
    async with house_of_tables(folder) as server:
        place = await server.open(**RACKO)
        thief = await server.connect(Place(place.table, 0, "guessed"))
        assert_refused(await thief.sit(), "wrong-secret")
        assert_refused(await thief.ask("act", at=0, text="draw"), "sit-first")


async def test_a_refused_sit_leaves_everything_as_it_was(folder: Path) -> None:
    """The table that is shown, the seat and the language stay."""
    async with house_of_tables(folder) as server:
        me = await solo(server)
        sit = {"table": me.place.table, "secret": "guessed", "words": None, "language": "fr"}
        assert_refused(await me.ask("sit", **sit), "wrong-secret", "seat")
        assert_refused(
            await me.ask("sit", **{**sit, "table": "nowhere"}),
            "no-such-table",
            "no table",
        )
        await me.act_and_see("draw")
        me.place = await server.open(**RACKO)
        seen = len(me.messages)
        assert (await me.sit())["table"] == me.place.table
        assert me.messages[seen]["type"] == "table"


@pytest.mark.parametrize(
    "text",
    [
        "", "{", "[]", "null", "7", '"sit"', "{}", '{"type": "sit"}', '{"ref": 1, "type": "shout"}',
        '{"type": "act", "ref": 1, "at": "0", "text": "draw"}',
        '{"type": "act", "ref": 1, "at": -1, "text": "draw"}',
        '{"type": "act", "ref": 1, "at": 0, "text": "draw", "more": 1}',
        '{"type": "why", "ref": 1, "text": "' + "x" * 501 + '"}', '{"type": "ping", "ref": 1e400}',
        '{"type": "ping", "ref": -1}',
    ],
)  # fmt: skip
async def test_a_message_out_of_form(text: str, folder: Path) -> None:
    """It is refused in a sentence, and the connection goes on."""
    async with house_of_tables(folder) as server:
        me = await solo(server)
        await me.wire.send(text)
        answer = await me.until_type("refused")
        assert_refused(answer, "bad-message")
        assert answer["ref"] == (1 if '"ref": 1,' in text else None)
        assert (await me.act_and_see("draw"))["type"] == "accepted"


async def test_a_message_that_is_too_large(folder: Path) -> None:
    async with house_of_tables(folder) as server:
        me = await solo(server)
        await me.wire.send(json.dumps({"type": "ping", "ref": 1, "pad": "x" * 5000}))
        assert_refused(await me.until_type("refused"), "too-large")


async def test_too_many_messages_at_once(folder: Path) -> None:
    async with house_of_tables(folder) as server:
        me = await solo(server)
        for _ in range(70):
            await me.wire.send('{"type": "ping", "ref": 1}')
        refused = await me.until_type("refused")
        assert_refused(refused, "too-fast")
        assert refused["ref"] == 1, "who asked knows that this was not done"
        server.clock.now += 5
        assert (await me.ask("ping"))["type"] == "pong"


async def test_who_lets_the_table_be_told_again_and_again_is_slowed_down(folder: Path) -> None:
    """It costs the server as much as many messages."""
    async with house_of_tables(folder) as server:
        me = await solo(server)
        for _ in range(4):
            await me.wire.send('{"type": "language", "ref": 1, "language": "fr"}')
        assert_refused(await me.until_type("refused"), "too-fast")


async def test_an_address_has_so_many_connections(folder: Path) -> None:
    async with house_of_tables(folder, sockets_an_address=2) as server:
        place = await server.open(**RACKO)
        one, other = await server.sit(place), await server.sit(place)
        third = await server.connect(place)
        assert_refused(await third.receive(), "too-many-sockets", "2")
        with pytest.raises(Hung, match="4429"):
            await third.receive()
        await other.close()
        server.clients.remove(other)
        assert (await (await server.sit(place)).ask("ping"))["type"] == "pong"
        assert (await one.ask("ping"))["type"] == "pong"


async def test_a_connection_that_does_not_slow_down_is_closed(folder: Path) -> None:
    async with house_of_tables(folder) as server:
        me = await solo(server)
        for _ in range(200):
            await me.wire.send('{"type": "ping", "ref": 1}')
        with pytest.raises(Hung):
            await me.until_type("never")


async def test_an_action_becomes_a_step(folder: Path) -> None:
    async with house_of_tables(folder) as server:
        me = await solo(server)
        before = me.number
        answer = await me.act_and_see("draw")
        assert answer["number"] == before + 1
        step = next(m for m in me.messages if m["type"] == "step" and m["number"] == before + 1)
        assert step["actor"] == 0
        drew, card = cast(list[Json], step["told"])
        assert drew["to"] is None
        assert drew["text"] == "You draw a card."
        assert card["to"] == [0]
        view = cast(Json, step["view"])
        assert cast(Json, view["own"])["drawn"] == cast(Json, card["fact"])["card"]


async def test_an_action_that_a_rule_forbids(folder: Path) -> None:
    async with house_of_tables(folder) as server:
        me = await solo(server)
        answer = await me.act("toss")
        assert_refused(answer, "illegal", "⟨", "discard pile")
        assert answer["rule"] == "3.1"
        assert (await me.act("draw"))["type"] == "accepted"


async def test_words_that_are_no_action(folder: Path) -> None:
    async with house_of_tables(folder) as server:
        me = await solo(server)
        assert_refused(await me.act("take 7"), "not-understood", "“take 7”", "take 5", "draw")


async def test_an_action_out_of_turn(folder: Path) -> None:
    async with house_of_tables(folder) as server:
        host = await server.open(**RACKO, friends=True)
        guest = await server.join(host, "Noa")
        one, other = await server.sit(host), await server.sit(guest)
        await one.ask("start")
        while not one.legal and not other.legal:
            await one.receive()
            await other.receive()
        waiting = other if one.legal else one
        assert_refused(await waiting.act("draw"), "not-your-turn", "Mia" if one.legal else "Noa")


async def test_the_same_action_sent_again_is_done_once(folder: Path) -> None:
    """As after a lost connection: the same answer, and nothing happens twice."""
    async with house_of_tables(folder) as server:
        me = await solo(server)
        at = me.number
        first = await me.act("draw", at)
        again = await me.act("DRAW ", at)
        assert first["number"] == again["number"] == at + 1
        assert_refused(await me.act("take 5", at), "acted", "draw")
        assert me.number == at + 1


async def test_an_action_about_another_moment(folder: Path) -> None:
    async with house_of_tables(folder) as server:
        me = await solo(server)
        await me.act_and_see("draw")
        await me.act_and_see("toss")
        await me.my_turn()
        assert_refused(await me.act("draw", 0), "moved-on", str(me.number))
        assert_refused(await me.act("draw", 10_000), "moved-on")


async def test_an_onlooker_cannot_act(folder: Path) -> None:
    async with house_of_tables(folder) as server:
        place = await server.open(**RACKO)
        await server.sit(place)
        onlooker = await server.look_on(place)
        assert onlooker.table["you"] is None
        for kind, fields in (
            ("act", {"at": 0, "text": "draw"}), ("undo", {"at": 0}), ("why", {"text": "draw"}),
            ("worth", {"text": "draw"}), ("hint", {}), ("start", {}), ("leave", {}),
        ):  # fmt: skip
            assert_refused(await onlooker.ask(kind, **fields), "not-seated")


async def test_why(folder: Path) -> None:
    async with house_of_tables(folder) as server:
        me = await solo(server)
        reason = await me.ask("why", text="place 5")
        assert (reason["allowed"], reason["rule"]) == (False, "3.1")
        assert "discard pile" in cast(str, reason["text"])
        assert (await me.ask("why", text="draw"))["allowed"] is True
        unknown = await me.ask("why", text="⟨")
        assert (unknown["allowed"], unknown["rule"]) == (False, None)


async def test_why_understands_what_a_person_types(folder: Path) -> None:
    """The beginning of each word, if it can mean one thing only; a record's words alone are acted on."""
    async with house_of_tables(folder) as server:
        me = await solo(server)
        short = await me.ask("why", text="d", typed=True)
        assert (short["allowed"], short["means"]) == (True, "draw")
        refused = await me.ask("why", text="P 5", typed=True)
        assert (refused["allowed"], refused["means"], refused["rule"]) == (False, "place 5", "3.1")
        many = await me.ask("why", text="t", typed=True)
        assert (many["allowed"], many["means"]) == (False, None)
        assert "take 5, take 10" in cast(str, many["text"])
        assert (await me.ask("why", text="d"))["means"] is None
        await me.send("act", at=me.number, text="d")
        assert_refused(await me.until_type("refused"), "not-understood")


async def test_the_worth_of_an_action(folder: Path) -> None:
    """Of a meld what it would score; an action that is not allowed is refused with its rule."""
    async with house_of_tables(folder) as server:
        me = await solo(server, game="chief", options={})
        thief = next(text for text in me.legal if len(text.split()) == 2)
        answer = await me.ask("worth", text=thief)
        worth = cast(Json, answer["worth"])
        assert (answer["type"], answer["text"], worth["rule"]) == ("worth", thief, "4.2")
        assert cast(str, worth["sum"]).endswith(f"= {worth['points']}")
        assert_refused(await me.ask("worth", text="no-steal"), "illegal")
        assert_refused(await me.ask("worth", text="⟨"), "not-understood")


async def test_a_hint_is_allowed_and_said(folder: Path) -> None:
    async with house_of_tables(folder) as server:
        me = await solo(server)
        hint = await me.ask("hint")
        assert hint["text"] in me.legal
        assert cast(str, hint["sentence"]).startswith("The steady bot would: ")


async def test_undo_goes_back_to_the_last_decision(folder: Path) -> None:
    async with house_of_tables(folder) as server:
        me = await solo(server)
        at, legal, hand = me.number, me.legal, cast(Json, me.now["view"])["own"]
        assert me.now["undo"] is None
        await me.act_and_see("take 5")
        await me.my_turn()
        assert me.now["undo"] == at
        run = me.table["run"]
        answer = await me.ask("undo", at=me.number)
        assert answer["type"] == "accepted"
        await me.until(lambda _: me.table["run"] != run)
        assert (me.number, me.legal) == (at, legal)
        assert cast(Json, me.now["view"])["own"] == hand
        assert len(cast(list[Json], me.table["log"])) == at
        assert_refused(await me.ask("act", at=at, run=run, text="draw"), "rewound")
        assert_refused(await me.ask("undo", at=at), "no-undo")
        await me.act_and_see("draw")


async def test_undo_refers_to_what_was_seen(folder: Path) -> None:
    async with house_of_tables(folder) as server:
        me = await solo(server)
        await me.act_and_see("draw")
        assert_refused(await me.ask("undo", at=me.number - 1), "moved-on")


async def test_what_the_rules_make_final_is_not_undone(folder: Path) -> None:
    """A trio's face-down card has been seen [gracias 3.4]."""
    async with house_of_tables(folder) as server:
        me = await solo(server, game="gracias", seats=3, options={})
        await me.act_and_see(me.legal[0])
        assert me.now["undo"] is None
        assert_refused(await me.ask("undo", at=me.number), "no-undo")


async def test_another_language(folder: Path) -> None:
    async with house_of_tables(folder) as server:
        me = await solo(server)
        await me.send("language", language="xx-YY")
        assert (await me.until_type("table"))["language"] == "en"
        await me.send("language", language="fr-CA")
        french = await me.until_type("table")
        assert french["language"] == "fr"
        assert "Piocher une carte" in [each["label"] for each in cast(list[Json], french["legal"])]
        refused = await me.act("toss")
        assert "défausse" in cast(str, refused["text"])


async def test_words_count_once_and_before_the_start(folder: Path) -> None:
    async with house_of_tables(folder) as server:
        place = await server.open(**RACKO)
        waiting = await server.sit(place, words=None)
        assert waiting.table["status"] == "waiting"
        assert waiting.table["view"] is None
        assert (await waiting.ask("act", at=0, text="draw"))["code"] == "not-begun"
        await server.sit(place)
        again = await server.sit(place, words="cd" * 32)
        assert again.table["words"] == [WORDS, None]
        assert (await waiting.until_type("table"))["status"] == "playing"


async def test_nobody_is_sent_words_before_the_game_begins(folder: Path) -> None:
    """Who saw them could choose his own ones by them."""
    async with house_of_tables(folder) as server:
        host = await server.open(**RACKO, friends=True)
        mia = await server.sit(host)
        noa = await server.sit(await server.join(host, "Noa"), words="cd" * 32)
        onlooker = await server.look_on(host)
        for client in (mia, noa, onlooker):
            assert client.table["words"] is None
            assert not any(WORDS in each or "cd" * 32 in each for each in client.received)
        await mia.ask("start")
        begun = await noa.until_type("table")
        assert begun["words"] == [WORDS, "cd" * 32]


async def test_a_fault_of_our_own(
    folder: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """In an answer it is one sentence; where a table cannot be shown, the connection is closed."""
    async with house_of_tables(folder) as server:
        me = await solo(server)

        def broken(*_: object, **__: object) -> None:
            raise ZeroDivisionError

        monkeypatch.setattr("kibitz.server.told.Teller.reason", broken)
        assert_refused(await me.ask("why", text="draw"), "our-fault")
        monkeypatch.setattr("kibitz.server.conversation.step_text", broken)
        await me.send("act", at=me.number, text="draw")
        with pytest.raises(Hung):
            await me.until_type("step")
        assert caplog.text.count("raise ZeroDivisionError") == 2
        server.clients.remove(me)


async def test_a_page_of_another_server_is_refused(folder: Path) -> None:
    async with house_of_tables(folder, origins=frozenset({"https://good.example"})) as server:
        place = await server.open(**RACKO)
        for origin in ("https://good.example", "http://test"):
            friend = await server.connect(place, origin=origin)
            assert (await friend.sit())["type"] == "table"
        for origin in ("https://evil.example", "http://[x", "null"):
            stranger = await server.connect(place, origin=origin)
            assert_refused(await stranger.receive(), "foreign-page")
            with pytest.raises(Hung):
                await stranger.receive()
            server.clients.remove(stranger)
