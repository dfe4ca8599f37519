"""A scripted player: what a page does, without a page; over the wire or straight to the application.

    async with house_of_tables(tmp_path) as server:
        table = await server.open(game="racko", seats=2)
        me = await server.sit(table)
        await me.play_to_the_end()

`received` of a client and `answers` of a server hold every byte that came back.
"""

import asyncio
import json
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Protocol, cast

import httpx
from fastapi import FastAPI
from websockets.asyncio.client import ClientConnection, connect

from kibitz.server.app import Settings, create
from kibitz.server.bus import Bus
from kibitz.server.database import database_url
from kibitz.server.house import House
from kibitz.server.store import Store

Json = dict[str, object]

PATIENCE = 20.0
"""Seconds after which a test that waits for a message has failed."""

WORDS = "ab" * 32


class FakeClock:
    """A clock that a test moves."""

    def __init__(self) -> None:
        self.now = 1000.0

    def wall_ms(self) -> int:
        return 1_700_000_000_000 + int(self.now * 1000)

    def seconds(self) -> float:
        return self.now


class Wire(Protocol):
    """Texts to and from a server."""

    async def send(self, text: str) -> None: ...

    async def recv(self) -> str: ...

    async def close(self) -> None: ...


class Hung(Exception):
    """The server has closed the socket."""


class AsgiWire:
    """A socket straight to an application in this process."""

    def __init__(self, app: FastAPI, headers: Mapping[str, str]) -> None:
        self._in: asyncio.Queue[Json] = asyncio.Queue()
        self._out: asyncio.Queue[Json] = asyncio.Queue()
        scope = {
            "type": "websocket", "asgi": {"version": "3.0"}, "http_version": "1.1", "scheme": "ws",
            "path": "/api/socket", "raw_path": b"/api/socket", "query_string": b"",
            "root_path": "", "subprotocols": [], "client": ("127.0.0.1", 1), "server": ("test", 80),
            "headers": [(k.lower().encode(), v.encode()) for k, v in headers.items()],
            "state": {},
        }  # fmt: skip
        self._in.put_nowait({"type": "websocket.connect"})
        self._task = asyncio.ensure_future(app(scope, self._in.get, self._out.put))  # type: ignore[arg-type]

    async def send(self, text: str) -> None:
        await self._in.put({"type": "websocket.receive", "text": text})

    async def recv(self) -> str:
        while True:
            message = await self._out.get()
            if message["type"] == "websocket.send":
                return cast(str, message["text"])
            if message["type"] == "websocket.close":
                raise Hung(message["code"])

    async def close(self) -> None:
        await self._in.put({"type": "websocket.disconnect", "code": 1001})
        await self._task


class SocketWire:
    """A socket over the network."""

    def __init__(self, connection: ClientConnection) -> None:
        self._connection = connection

    async def send(self, text: str) -> None:
        await self._connection.send(text)

    async def recv(self) -> str:
        return cast(str, await self._connection.recv())

    async def close(self) -> None:
        await self._connection.close()


@dataclass(frozen=True)
class Seat:
    """What a person keeps who sits at a table."""

    table: str
    seat: int | None
    secret: str | None


@dataclass
class Client:
    """One connection, with all that it was told."""

    wire: Wire
    place: Seat
    language: str = "en"
    clock: FakeClock | None = None  # moves a little with every message: a person takes his time
    patience: float = PATIENCE
    received: list[str] = field(default_factory=list)
    messages: list[Json] = field(default_factory=list)
    table: Json = field(default_factory=dict)
    now: Json = field(default_factory=dict)  # the last table or step
    number: int = 0
    _ref: int = 0

    async def receive(self) -> Json:
        """The next message, kept."""
        async with asyncio.timeout(self.patience):
            text = await self.wire.recv()
        self.received.append(text)
        message: Json = json.loads(text)
        self.messages.append(message)
        if message["type"] == "table":
            self.table = message
        if message["type"] in ("table", "step"):
            kept = {"legal": self.now.get("legal", []), "marks": self.now.get("marks")}
            self.now = {**message, **{k: v for k, v in kept.items() if message[k] is None}}
            self.number = cast(int, message["number"])
        if message["type"] in ("table", "seats"):
            self.table["seats"] = message["seats"]
        return message

    async def until(self, wanted: Callable[[Json], object]) -> Json:
        """Receives until a message is the wanted one."""
        while True:
            message = await self.receive()
            if wanted(message):
                return message

    async def until_type(self, kind: str) -> Json:
        return await self.until(lambda message: message["type"] == kind)

    async def send(self, kind: str, **fields: object) -> int:
        """Sends a message and gives its number."""
        self._ref += 1
        if self.clock is not None:
            self.clock.now += 0.1
        await self.wire.send(json.dumps({"type": kind, "ref": self._ref, **fields}))
        return self._ref

    async def ask(self, kind: str, **fields: object) -> Json:
        """Sends a message and receives up to its answer."""
        ref = await self.send(kind, **fields)
        return await self.until(lambda message: message.get("ref") == ref)

    async def sit(self, *, words: str | None = WORDS, **fields: object) -> Json:
        """Sits down or looks on; gives the table, or a refusal."""
        await self.send(
            "sit", table=self.place.table, secret=self.place.secret, words=words,
            language=self.language, **fields,
        )  # fmt: skip
        return await self.until(lambda message: message["type"] in ("table", "refused"))

    @property
    def legal(self) -> list[str]:
        return [cast(str, each["text"]) for each in cast(list[Json], self.now.get("legal", []))]

    @property
    def status(self) -> object:
        return self.now.get("status")

    async def my_turn(self) -> bool:
        """Receives until this seat may act; False if the game is over before."""
        while not self.legal and self.status != "over":
            await self.receive()
        return bool(self.legal)

    async def act(self, text: str | None = None, at: int | None = None) -> Json:
        """Does what `text` says, or the first thing allowed; gives the answer."""
        return await self.ask(
            "act", at=self.number if at is None else at, text=text or self.legal[0]
        )

    async def act_and_see(self, text: str | None = None) -> Json:
        """Acts, and receives the step that it became."""
        answer = await self.act(text)
        assert answer["type"] == "accepted", answer
        await self.reach(cast(int, answer["number"]))
        return answer

    async def reach(self, number: int) -> None:
        """Receives until that step was shown."""
        while self.number < number:
            await self.receive()

    async def play_to_the_end(self) -> None:
        """Plays as the hints say until the game is over."""
        while await self.my_turn():
            hint = await self.ask("hint")
            await self.act_and_see(cast(str, hint["text"]))

    def told(self) -> dict[int, object]:
        """What it was told by step, in tables and in steps; nothing may be told twice, or left out."""
        found: dict[int, object] = {}
        for message in self.messages:
            if message["type"] == "table":
                if message["since"] is None:
                    found.clear()
                steps = [
                    (each["number"], each["facts"]) for each in cast(list[Json], message["log"])
                ]
            elif message["type"] == "step":
                steps = [(message["number"], message["told"])]
            else:
                continue
            for number, facts in steps:
                assert number not in found
                found[cast(int, number)] = facts
        assert list(found) == list(range(1, self.number + 1))
        return found

    async def close(self) -> None:
        await self.wire.close()


@dataclass
class Server:
    """A server to talk to; in this process if it has an application."""

    http: httpx.AsyncClient
    open_wire: Callable[[Mapping[str, str]], Awaitable[Wire]]
    app: FastAPI | None = None
    clock: FakeClock = field(default_factory=FakeClock)
    answers: list[bytes] = field(default_factory=list)
    clients: list[Client] = field(default_factory=list)

    @property
    def house(self) -> House:
        assert self.app is not None
        return cast(House, self.app.state.house)

    async def get(self, path: str, **fields: object) -> httpx.Response:
        return await self.request("GET", path, **fields)

    async def post(self, path: str, body: object = None, **fields: object) -> httpx.Response:
        return await self.request("POST", path, json=body, **fields)

    async def request(self, method: str, path: str, **fields: object) -> httpx.Response:
        answer = await self.http.request(method, path, **fields)  # type: ignore[arg-type]
        self.answers.append(answer.content)
        return answer

    async def open(self, **wanted: object) -> Seat:
        """Opens a table."""
        answer = await self.post("/api/tables", {"name": "Mia", **wanted})
        assert answer.status_code == 201, answer.text
        return seat_of(answer.json())

    async def join(self, table: Seat, name: str, seat: int | None = None) -> Seat:
        """Takes a seat at a table."""
        answer = await self.post(f"/api/tables/{table.table}/seats", {"name": name, "seat": seat})
        assert answer.status_code == 201, answer.text
        return seat_of(answer.json())

    async def connect(self, place: Seat, language: str = "en", **headers: str) -> Client:
        """A connection that has said nothing yet."""
        wire = await self.open_wire({"host": "test", **headers})
        client = Client(wire, place, language, self.clock if self.app else None)
        self.clients.append(client)
        return client

    async def sit(self, place: Seat, language: str = "en", **fields: object) -> Client:
        """A connection that shows the table of that seat."""
        client = await self.connect(place, language)
        message = await client.sit(**fields)  # type: ignore[arg-type]
        assert message["type"] == "table", message
        return client

    async def look_on(self, place: Seat, language: str = "en") -> Client:
        """The connection of an onlooker."""
        return await self.sit(Seat(place.table, None, None), language, words=None)

    async def tick(self, seconds: float = 0.0) -> None:
        """Lets time pass."""
        self.clock.now += seconds
        await self.house.tick()


def seat_of(answer: Json) -> Seat:
    return Seat(cast(str, answer["table"]), cast(int, answer["seat"]), cast(str, answer["secret"]))


async def migrated(database: str) -> None:
    """Makes the database, or brings it up to date."""
    store = Store(database_url(database))
    await store.migrate()
    await store.close()


_EMPTY: dict[str, bytes] = {}


async def new_file(path: Path) -> None:
    """Makes a new database file; the first one is kept, because making one takes a while."""
    if path.exists():
        return
    if not _EMPTY:
        await migrated(str(path))
        _EMPTY["sqlite"] = path.read_bytes()
    path.write_bytes(_EMPTY["sqlite"])


@asynccontextmanager
async def house_of_tables(
    folder: Path,
    *,
    file: str = "tables.sqlite",
    database: str | None = None,
    bus: Bus | None = None,
    clock: FakeClock | None = None,
    tables_an_hour: int = 1000,
    origins: frozenset[str] = frozenset(),
    sockets_an_address: int = 1000,
    keep_days: int = 0,
) -> AsyncIterator[Server]:
    """A server in this process, over that file in `folder`, or over the database of a URL."""
    where = database or str(folder / file)
    await (migrated(where) if database else new_file(Path(where)))
    clock = clock or FakeClock()
    settings = Settings(
        where,
        tables_an_hour=tables_an_hour,
        origins=origins,
        sockets_an_address=sockets_an_address,
        keep_days=keep_days,
    )
    app = create(settings, clock, bus)

    async def open_wire(headers: Mapping[str, str]) -> Wire:
        return AsgiWire(app, headers)

    async with app.router.lifespan_context(app):
        transport = httpx.ASGITransport(app)
        async with httpx.AsyncClient(transport=transport, base_url="http://test") as http:
            server = Server(http, open_wire, app, clock)
            yield server
            for client in server.clients:
                await client.close()


@asynccontextmanager
async def server_at(url: str) -> AsyncIterator[Server]:
    """A server that runs elsewhere, at `http://host:port`."""

    async def open_wire(_: Mapping[str, str]) -> Wire:
        address = f"ws{url.removeprefix('http')}/api/socket"
        return SocketWire(await connect(address, max_size=None))

    async with httpx.AsyncClient(base_url=url) as http:
        server = Server(http, open_wire)
        yield server
        for client in server.clients:
            await client.close()
