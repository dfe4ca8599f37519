"""No byte that leaves the server for a seat or an onlooker depends on a card that they cannot know.

Two servers hold the same table, but for two cards of a deal that the observer has not seen so far. All
that they can be asked is asked of both, and every byte that comes back, and every line of their logs,
must be the same.
"""

import json
import logging
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest

import kibitz
from kibitz.bots import random, steady
from kibitz.bots.party import Party
from kibitz.kernel.chance import ChanceAction
from kibitz.kernel.errors import KibitzError
from kibitz.kernel.options import Config
from kibitz.kernel.record import Entry
from kibitz.kernel.seats import CHANCE, Seat
from kibitz.kernel.shuffle import Stream, seed_from_text
from kibitz.kernel.transcript import Transcript
from kibitz.locales import LANGUAGES
from kibitz.server.database import database_url
from kibitz.server.live import Logged, Opened, Place
from kibitz.server.logs import JsonLines
from kibitz.server.seating import _hashed
from kibitz.server.store import Store
from support.hidden import reveals_of, swapped_chance
from support.table_client import Client, Server, house_of_tables, new_file
from support.table_client import Seat as Chair

pytestmark = pytest.mark.anyio

GAMES = {
    "tarot": (4, {"dealer": 1}),
    "racko": (3, {"target": 75}),
    "gracias": (4, {"opener": 2}),
    "chief": (3, {"dealer": 1}),
}
"""The observer sits in the last seat, so that he is the last to act where several are to."""
SECRET = "of the observer"  # noqa: S105  it opens nothing
TRIES = 400


@dataclass(frozen=True)
class Twins:
    """Two logs of one game that look the same to the observer, and to an onlooker."""

    config: Config
    one: tuple[Entry, ...]
    other: tuple[Entry, ...]

    @property
    def observer(self) -> Seat:
        return Seat(self.config.seats - 1)


def twins(name: str, seed: str, part: float) -> Twins:
    """A game up to a decision of the observer, about that part of the way through, and its twin."""
    game = kibitz.game(name)
    seats, options = GAMES[name]
    config, stream = game.config(seats, options), Stream(seed_from_text(seed), "twins")
    bots = {Seat(seat): stream.choice((steady.act, random.act)) for seat in range(seats)}
    party = Party(Transcript(game, config), bots, seed_from_text(seed))
    decisions = []
    while (act := party.next_by_itself()) is not None and len(party.transcript.log) < 160:
        if party.transcript.state.to_act == {seats - 1}:
            decisions.append(len(party.transcript.log))
        party.act(*act)
    log = tuple(party.transcript.log[: decisions[int(part * len(decisions))]])
    for _ in range(TRIES):
        changed = exchanged(name, log, stream)
        pair = Twins(config, log, changed)
        if changed != log and alike(name, pair):
            return pair
    raise AssertionError(f"no twin of {name} found")


def exchanged(name: str, log: tuple[Entry, ...], stream: Stream) -> tuple[Entry, ...]:
    """The log with two cards of one act of chance exchanged."""
    notation = kibitz.game(name).chance_notation
    at = stream.choice([index for index, entry in enumerate(log) if entry.actor == CHANCE])
    action = swapped_chance(notation.parse(log[at].text), stream)
    return (*log[:at], Entry(CHANCE, notation.text(action)), *log[at + 1 :])


def alike(name: str, pair: Twins) -> bool:
    """Whether both logs can be played, and make the same cards known to those who look."""
    reveals = reveals_of(name).reveals

    def shown(log: tuple[Entry, ...]) -> Iterator[object]:
        transcript = Transcript(kibitz.game(name), pair.config)
        for actor, text in log:
            action = transcript.parse(actor, text)
            for who in (pair.observer, None):
                yield reveals(transcript.state, actor, action, who)
            yield isinstance(action, ChanceAction) or (actor, text)
            transcript.play(actor, action)

    try:
        return list(shown(pair.one)) == list(shown(pair.other))
    except KibitzError:
        return False


async def keep_table(path: Path, name: str, config: Config, log: tuple[Entry, ...]) -> None:
    """Puts a running table with that log into a new database."""
    await new_file(path)
    observer = Seat(config.seats - 1)
    store = Store(database_url(str(path)))
    places = tuple(
        Place(observer, "person", "Mia", secret_hash=_hashed(SECRET), words="ab" * 32)
        if seat == observer
        else Place(Seat(seat), "bot", f"Bot {seat}", "steady")
        for seat in range(config.seats)
    )
    opened = Opened(
        "table", name, config.seats, GAMES[name][1], False, "steady", observer, b"s" * 32, b"t" * 32,
        0, 1, 2, places,
    )  # fmt: skip
    entries = [Logged(number, actor, text, 3) for number, (actor, text) in enumerate(log, 1)]
    await store.open_table(opened, entries)
    await store.close()


async def ask_everything(server: Server, name: str, entries: int) -> None:
    """All that the seat, an onlooker and a stranger can ask of the table."""
    actions = [str(action) for action in kibitz.game(name).actions][::29]
    me, onlooker = Chair("table", None, SECRET), Chair("table", None, None)
    for language in LANGUAGES:
        client = await server.sit(me, language)
        assert client.legal
        for text in (*actions, *client.legal[:3], "nonsense", "take 7", "meld", "handful T2"):
            await client.ask("why", text=text)
            await client.ask("worth", text=text)
            await client.ask("why", text=text[:4], typed=True)
        await client.ask("hint")
        for at in (0, entries // 2, 10_000):
            await client.act("nonsense", at)
        await client.act("nonsense")
        await refuse_what_is_illegal(client, actions)
        looks_on = await server.look_on(onlooker, language)
        await looks_on.act("nonsense")
        await looks_on.ask("why", text=client.legal[0])
    await client.sit(since=max(0, entries - 2), run="0")
    await client.ask("undo", at=client.number)
    await client.ask("ping")
    await client.sit()
    thief = await server.connect(Chair("table", 1, "guessed"))
    await thief.sit()
    mine = {"authorization": f"Bearer {SECRET}"}
    for path in ("", "/record", "/replay", "/replay?seat=0", "/replay?seat=2", "/replay?seat=all"):
        for headers in (mine, {}):
            await server.get(f"/api/tables/table{path}", headers=headers)
    for seat, headers in ((0, mine), (0, {})):
        body = {"number": 1, "seat": seat, "name": "Mia"}
        await server.post("/api/tables/table/play-on", body, headers=headers)
    for path in ("/api/openapi.json", "/api/docs", "/api/games", "/metrics", "/health"):
        await server.get(path)


async def refuse_what_is_illegal(client: Client, texts: list[str]) -> None:
    """Tries acts that are not allowed; each is refused."""
    for text in texts:
        if text not in client.legal:
            await client.act(text)


async def everything_said(
    path: Path, name: str, log: tuple[Entry, ...], caplog: pytest.LogCaptureFixture
) -> list[str]:
    """Every byte that the server sends, and every line of its log."""
    caplog.clear()
    async with house_of_tables(path.parent, file=path.name) as server:
        await ask_everything(server, name, len(log))
        said = [text for client in server.clients for text in client.received]
        said += [answer.decode() for answer in server.answers]
    return [*said, *map(written, caplog.records)]


def written(record: logging.LogRecord) -> str:
    """A line of the log, without when it was and how long it took."""
    line = json.loads(JsonLines().format(record))
    return json.dumps({key: line[key] for key in line if key not in ("time", "ms")})


@pytest.mark.parametrize("part", [0.2, 0.7])
@pytest.mark.parametrize("name", kibitz.GAMES)
async def test_no_byte_depends_on_a_card_that_cannot_be_known(
    name: str, part: float, folder: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO)
    pair = twins(name, f"{name} {part}", part)
    said = []
    for number, log in enumerate((pair.one, pair.other)):
        path = folder / f"{number}.sqlite"
        await keep_table(path, name, pair.config, log)
        said.append(await everything_said(path, name, log, caplog))
    assert len(said[0]) == len(said[1]) > 60
    for one, other in zip(*said, strict=True):
        assert one == other
