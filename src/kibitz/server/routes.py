"""The doors of HTTP: tables, records, replays, rulebooks (docs/wire.md)."""

import asyncio
import secrets
from datetime import UTC, datetime
from functools import partial
from typing import Annotated, Literal

from fastapi import APIRouter, Depends, Header, Query, Request, Response
from fastapi.responses import PlainTextResponse

from kibitz.kernel.options import write_options
from kibitz.kernel.record import record_line
from kibitz.kernel.seats import Seat
from kibitz.locales import texts
from kibitz.server import shelf
from kibitz.server.bodies import (
    BotTable,
    GameJson,
    NewPlayer,
    NewTable,
    PlayOn,
    PublicTable,
    ReachJson,
    RecordKept,
    Replay,
    RulebookJson,
    SeatedJson,
    WatchedJson,
)
from kibitz.server.conversation import language_of
from kibitz.server.errors import Refusal
from kibitz.server.house import House
from kibitz.server.limits import Openings
from kibitz.server.live import LiveTable
from kibitz.server.messages import places_json, public_table
from kibitz.server.metrics import Metrics
from kibitz.server.open_table import OpenTable
from kibitz.server.projector import Projector
from kibitz.server.replays import (
    Perspective,
    Story,
    names_as_places,
    nobody_there,
    replay_json,
    story_of_record,
    story_of_table,
)
from kibitz.server.seating import Seated, seat_of

api = APIRouter(prefix="/api")


def _house(request: Request) -> House:
    house: House = request.app.state.house
    return house


def _metrics(request: Request) -> Metrics:
    metrics: Metrics = request.app.state.metrics
    return metrics


def _address(request: Request) -> str:
    return request.client.host if request.client else "?"


def _may_open(request: Request) -> None:
    """Counts the tables that an address opens or sits down at, and the records that it sends in."""
    openings: Openings = request.app.state.openings
    openings.take(_address(request), _house(request).clock.seconds())


def _may_let_bots_play(request: Request) -> None:
    """Counts the tables of bots that an address opens."""
    bot_tables: Openings = request.app.state.bot_tables
    bot_tables.take(_address(request), _house(request).clock.seconds())


def _may_look(request: Request) -> None:
    """Counts the replays that an address asks for."""
    looks: Openings = request.app.state.looks
    looks.take(_address(request), _house(request).clock.seconds())


def _projector(request: Request) -> Projector:
    projector: Projector = request.app.state.projector
    return projector


def reader_language(request: Request) -> str:
    """The language of the answer: `?lang=`, or the first of Accept-Language that is spoken here."""
    asked = request.query_params.get("lang") or request.headers.get("accept-language", "")
    for part in asked.split(","):
        wanted = part.partition(";")[0].strip()
        if wanted and language_of(wanted) == wanted.lower().partition("-")[0]:
            return language_of(wanted)
    return language_of("")


def _secret(authorization: Annotated[str | None, Header()] = None) -> str | None:
    """The secret of a seat, after the word Bearer."""
    scheme, _, secret = (authorization or "").partition(" ")
    return secret.strip() if scheme.lower() == "bearer" else None


AtHouse = Annotated[House, Depends(_house)]
Projects = Annotated[Projector, Depends(_projector)]
Counted = Annotated[Metrics, Depends(_metrics)]
InLanguage = Annotated[str, Depends(reader_language)]
Secret = Annotated[str | None, Depends(_secret)]
Whose = Annotated[int | Literal["all"] | None, Query(description="a seat, or all cards open")]


@api.get("/games")
async def list_games(language: InLanguage) -> list[GameJson]:
    """The games that can be played, with their options."""
    return shelf.games(language)


@api.get("/reach")
async def how_to_reach(request: Request) -> ReachJson:
    """Where others in the network find this server, for who asks on its own machine.

    What comes through a proxy on that machine, or under a foreign name, was not asked there.
    """
    near = {_address(request), request.url.hostname} <= {"127.0.0.1", "::1", "localhost"}
    return {"address": request.app.state.reach if near else None}


@api.get("/rulebooks/{game}")
async def read_rulebook(game: str, language: InLanguage) -> RulebookJson:
    """The rulebook of a game."""
    return shelf.rulebook_json(game, language)


@api.post("/tables", status_code=201, dependencies=[Depends(_may_open)])
async def open_table(
    wanted: NewTable, house: AtHouse, metrics: Counted, language: InLanguage
) -> SeatedJson:
    """Opens a table and sits down; the commitment of its deal is published here."""
    name = texts(language).text("you") if wanted.name is None else wanted.name
    seated = await house.create(wanted, name)
    metrics.tables.add(wanted.game)
    return _seated(seated)


@api.post("/tables/of-bots", status_code=201, dependencies=[Depends(_may_let_bots_play)])
async def open_table_of_bots(wanted: BotTable, house: AtHouse, metrics: Counted) -> WatchedJson:
    """Opens a table at which bots alone play, as long as somebody looks on."""
    opened = await house.show(wanted)
    metrics.tables.add(wanted.game)
    return {"table": opened.id, "commitment": opened.fair().commitment}


@api.get("/tables/{id}")
async def look_at_table(id: str, house: AtHouse, language: InLanguage) -> PublicTable:
    """What everyone may know of a table."""
    return public_table(house, await house.table(id, fresh=True), language)


@api.post("/tables/{id}/seats", status_code=201, dependencies=[Depends(_may_open)])
async def sit_down(id: str, wanted: NewPlayer, house: AtHouse) -> SeatedJson:
    """Sits down at a table of friends that has not begun."""
    return _seated(await house.join(id, wanted.name, wanted.seat))


@api.post("/tables/{id}/start", status_code=204)
async def start_table(id: str, house: AtHouse, secret: Secret) -> None:
    """Starts a table; open seats become bots. Only the host may."""
    table = await house.table(id, fresh=True)
    if secret is None:
        raise Refusal("not-seated")
    await house.start(id, seat_of(table.live.opened, secret))


@api.get("/tables/{id}/record", response_class=PlainTextResponse)
async def read_record_of_table(id: str, house: AtHouse) -> Response:
    """The record of a finished game: all cards, and what they followed from."""
    table = await house.table(id, fresh=True)
    if table.live.status != "over":
        raise Refusal("not-over")
    return _record_file(record_of(table.live), f"{table.live.game.name}-{id}")


@api.get("/tables/{id}/replay", response_model=Replay, dependencies=[Depends(_may_look)])
async def replay_table(
    id: str,
    house: AtHouse,
    projector: Projects,
    secret: Secret,
    language: InLanguage,
    seat: Whose = None,
) -> Response:
    """A game to look through: any seat when it is over; before, in a solo game, the own seat."""
    table = await house.table(id, fresh=True)
    whose = _allowed(table, seat, secret)
    key, places = None, places_json(house, table)
    if table.live.status == "over":
        key, places = ("table", id, language, str(whose)), nobody_there(places)
    body = projector.kept(key)
    if body is None:
        make = partial(replay_json, story_of_table(table.live), language, whose, places)
        body = await projector.make(make, key)
    return _json(body)


@api.post("/tables/{id}/play-on", status_code=201, dependencies=[Depends(_may_open)])
async def play_on_from_table(
    id: str, wanted: PlayOn, house: AtHouse, secret: Secret, metrics: Counted
) -> SeatedJson:
    """A new table against bots that begins with the first steps of this game, once it is over.

    Before, the other table would show what this one hides, and take back what is final.
    """
    table = await house.table(id, fresh=True)
    _allowed(table, wanted.seat, secret)
    if table.live.status != "over":
        raise Refusal("play-on-later")
    return await _play_on(house, metrics, story_of_table(table.live), wanted)


@api.post("/records", status_code=201, dependencies=[Depends(_may_open)])
async def send_record(request: Request, house: AtHouse) -> RecordKept:
    """Keeps a record, which is replayed by the rules first. The body is its line."""
    try:
        line = (await request.body()).decode().strip()
    except UnicodeDecodeError:
        raise Refusal("bad-record", problem="UTF-8") from None
    await asyncio.to_thread(story_of_record, line)
    id = secrets.token_hex(8)
    await house.store.add_record(id, line, house.clock.wall_ms())
    return {"record": id}


@api.get("/records/{id}", response_class=PlainTextResponse)
async def read_record(id: str, house: AtHouse) -> Response:
    """A record that was sent in."""
    return _record_file(await _kept(house, id), id)


@api.get("/records/{id}/replay", response_model=Replay, dependencies=[Depends(_may_look)])
async def replay_record(
    id: str, house: AtHouse, projector: Projects, language: InLanguage, seat: Whose = "all"
) -> Response:
    """A record to look through."""
    await house.keeping.use("record", id)
    key = ("record", id, language, str(seat))
    body = projector.kept(key)
    if body is None:
        make = partial(_replay_of_record, await _line(house, id), language, seat)
        body = await projector.make(make, key)
    return _json(body)


@api.post("/records/{id}/play-on", status_code=201, dependencies=[Depends(_may_open)])
async def play_on_from_record(
    id: str, wanted: PlayOn, house: AtHouse, metrics: Counted
) -> SeatedJson:
    """A new table against bots that begins with the first entries of a record."""
    story = await asyncio.to_thread(story_of_record, await _kept(house, id))
    return await _play_on(house, metrics, story, wanted)


def record_of(live: LiveTable) -> str:
    """The record of a finished game, in one line."""
    opened = live.opened
    started = datetime.fromtimestamp((opened.started_ms or 0) / 1000, UTC)
    extra = {
        "players": list(live.names),
        "time": started.isoformat(timespec="seconds"),
        "fair": opened.fair().block(),
    }
    return record_line(live.record(extra))


def _record_file(line: str, name: str) -> Response:
    headers = {"content-disposition": f'attachment; filename="{name}.jsonl"'}
    return Response(line + "\n", media_type="application/jsonl", headers=headers)


def _replay_of_record(line: str, language: str, seat: int | Literal["all"] | None) -> Replay:
    story = story_of_record(line)
    whose: Perspective = _seat(seat, story.config.seats) if isinstance(seat, int) else "all"
    return replay_json(story, language, whose, names_as_places(story.names))


def _json(body: bytes) -> Response:
    return Response(body, media_type="application/json")


def _seated(seated: Seated) -> SeatedJson:
    return {
        "table": seated.opened.id,
        "seat": seated.seat,
        "secret": seated.secret,
        "commitment": seated.opened.fair().commitment,
    }


def _allowed(
    table: OpenTable, wanted: int | Literal["all"] | None, secret: str | None
) -> Perspective:
    """The perspective that somebody may look from. Raises Refusal."""
    live = table.live
    own = None if secret is None else seat_of(live.opened, secret)
    if live.status == "waiting":
        raise Refusal("not-begun")
    if live.status == "over":
        whose = own if wanted is None else wanted
        return _seat(whose, live.opened.seats) if isinstance(whose, int) else "all"
    if not live.solo or own is None or wanted not in (None, own):
        raise Refusal("cards-hidden")
    return own


def _seat(seat: int, seats: int) -> Seat:
    if seat not in range(seats):
        raise Refusal("no-such-seat", seat=seat, last=seats - 1)
    return Seat(seat)


async def _kept(house: House, id: str) -> str:
    """The line of a record, which is used thereby. Raises Refusal."""
    await house.keeping.use("record", id)
    return await _line(house, id)


async def _line(house: House, id: str) -> str:
    line = await house.store.record(id)
    if line is None:
        raise house.keeping.unknown("record", id)
    return line


async def _play_on(house: House, metrics: Metrics, story: Story, wanted: PlayOn) -> SeatedJson:
    most = len(story.log)
    if not 0 <= wanted.number <= most or not story.steps[wanted.number].after.to_act:
        raise Refusal("no-such-moment", number=wanted.number, last=most - 1)
    table = NewTable(
        game=story.game.name,
        seats=story.config.seats,
        options=write_options(story.config.options, story.config.seats),
        level=wanted.level,
        seat=wanted.seat,
    )
    seated = await house.create(table, wanted.name, story.log[: wanted.number])
    metrics.tables.add(story.game.name)
    return _seated(seated)
