"""The server, all of it together: `create` makes it from its settings."""

import asyncio
import contextlib
import gc
import logging
import os
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from dataclasses import dataclass
from http import HTTPStatus
from pathlib import Path
from typing import Final

from fastapi import FastAPI, Request, WebSocket
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse, PlainTextResponse, Response
from platformdirs import user_data_path
from starlette.exceptions import HTTPException
from starlette.middleware.cors import CORSMiddleware
from starlette.middleware.gzip import GZipMiddleware

from kibitz.games.register import NAMES, game, rulebook
from kibitz.kernel.errors import KibitzError
from kibitz.locales import LANGUAGES, texts
from kibitz.server.bus import Bus, bus_of
from kibitz.server.clock import HOUR, Clock, SystemClock
from kibitz.server.database import database_url
from kibitz.server.doorway import Doorway
from kibitz.server.errors import STATUS, Refusal
from kibitz.server.house import House
from kibitz.server.limits import BOT_TABLES_AN_HOUR, REPLAYS_AN_HOUR, Connections, Openings
from kibitz.server.logs import log_to
from kibitz.server.metrics import Metrics
from kibitz.server.pages import pages
from kibitz.server.projector import Projector
from kibitz.server.routes import api, reader_language
from kibitz.server.sockets import serve
from kibitz.server.store import Store
from kibitz.server.tally import LEAVE_EVERY, Tally
from kibitz.server.told import said

TICK: Final = 1.0
COLLECT: Final = (50_000, 20, 100)
"""When garbage is looked for: seldom. Messages are large and hold no cycles, and a look stops all tables."""
COMPRESS_FROM: Final = 4096
"""Bytes of an answer that is compressed: replays and rulebooks, never an answer with a secret."""

_log = logging.getLogger("kibitz.http")


def default_database() -> str:
    """The file that keeps the tables where nothing else is said."""
    return str(user_data_path("kibitz") / "tables.sqlite")


@dataclass(frozen=True)
class Settings:
    """How a server is set up."""

    database: str
    bus: str | None = None
    origins: frozenset[str] = frozenset()  # pages of other servers that may play here
    tables_an_hour: int = 60  # that one address may open
    log_level: str = "info"
    sockets_an_address: int = 200  # that may be open
    reach: str | None = None  # where others in the network find the server
    keep_days: int = 0  # that tables and records are kept which nobody uses; 0: always
    counts: str | None = None  # the folder where several workers leave what they count

    def environment(self) -> dict[str, str]:
        """How workers are told."""
        return {
            "KIBITZ_DATABASE": self.database,
            "KIBITZ_BUS": self.bus or "",
            "KIBITZ_ORIGINS": " ".join(sorted(self.origins)),
            "KIBITZ_TABLES_AN_HOUR": str(self.tables_an_hour),
            "KIBITZ_SOCKETS_AN_ADDRESS": str(self.sockets_an_address),
            "KIBITZ_LOG_LEVEL": self.log_level,
            "KIBITZ_REACH": self.reach or "",
            "KIBITZ_KEEP_DAYS": str(self.keep_days),
            "KIBITZ_COUNTS": self.counts or "",
        }

    @classmethod
    def of(cls, environment: Mapping[str, str]) -> "Settings":
        """The settings that a worker was told."""
        return cls(
            environment.get("KIBITZ_DATABASE") or default_database(),
            environment.get("KIBITZ_BUS") or None,
            frozenset(environment.get("KIBITZ_ORIGINS", "").split()),
            int(environment.get("KIBITZ_TABLES_AN_HOUR", "60")),
            environment.get("KIBITZ_LOG_LEVEL", "info"),
            int(environment.get("KIBITZ_SOCKETS_AN_ADDRESS", "200")),
            environment.get("KIBITZ_REACH") or None,
            int(environment.get("KIBITZ_KEEP_DAYS", "0")),
            environment.get("KIBITZ_COUNTS") or None,
        )


def worker() -> FastAPI:
    """The application of one worker, from the environment; its logs go to the error output."""
    settings = Settings.of(os.environ)
    log_to(level=settings.log_level)
    _read_all()
    app = create(settings)
    gc.freeze()  # what was loaded stays to the end, and need not be looked through
    gc.set_threshold(*COLLECT)
    return app


def _read_all() -> None:
    """Reads what every table needs, so that the first who comes does not wait for it."""
    for name in NAMES:
        game(name)
        for language in LANGUAGES:
            rulebook(name, language)
    for language in LANGUAGES:
        texts(language)


def create(settings: Settings, clock: Clock | None = None, bus: Bus | None = None) -> FastAPI:
    """The application. Its database must have been migrated."""
    app = FastAPI(
        title="Kibitz", version="1", docs_url=None, redoc_url=None,
        openapi_url="/api/openapi.json", lifespan=_lifespan,
    )  # fmt: skip
    store, metrics = Store(database_url(settings.database)), Metrics()
    app.state.house = House(
        store, bus or bus_of(settings.bus), clock or SystemClock(), settings.keep_days
    )
    connections = Connections(settings.sockets_an_address)
    app.state.metrics = metrics
    app.state.tally = Tally(metrics, Path(settings.counts) if settings.counts else None)
    app.state.openings = Openings(settings.tables_an_hour)
    app.state.bot_tables = Openings(BOT_TABLES_AN_HOUR)
    app.state.looks = Openings(REPLAYS_AN_HOUR, "too-many-replays")
    app.state.projector = Projector()
    app.state.reach = settings.reach
    app.include_router(api)
    _add_checks(app)
    app.include_router(pages)

    @app.websocket("/api/socket")
    async def socket(websocket: WebSocket) -> None:
        await serve(websocket, app.state.house, metrics, settings.origins, connections)

    for kind in (KibitzError, RequestValidationError, HTTPException):
        app.add_exception_handler(kind, _refuse)
    app.add_middleware(GZipMiddleware, minimum_size=COMPRESS_FROM)
    if settings.origins:
        app.add_middleware(
            CORSMiddleware, allow_origins=sorted(settings.origins),
            allow_methods=["GET", "POST"], allow_headers=["authorization", "content-type"],
        )  # fmt: skip
    app.add_middleware(Doorway, metrics=metrics, shared=bool(settings.origins))
    return app


def _add_checks(app: FastAPI) -> None:
    @app.get("/health", response_class=PlainTextResponse)
    async def health() -> str:
        """Whether the server and its database are there."""
        await app.state.house.store.check()
        return "well\n"

    @app.get("/metrics", response_class=PlainTextResponse)
    async def read_metrics() -> str:
        """What all workers here have counted, for Prometheus."""
        return str(await app.state.tally.text())


@contextlib.asynccontextmanager
async def _lifespan(app: FastAPI) -> AsyncIterator[None]:
    house: House = app.state.house
    await house.open()
    chores = [
        asyncio.create_task(_every(TICK, house.tick)),
        asyncio.create_task(_every(HOUR, house.keep)),
        asyncio.create_task(_every(LEAVE_EVERY, app.state.tally.leave)),
    ]
    yield
    for chore in chores:
        chore.cancel()
    await asyncio.gather(*chores, return_exceptions=True)
    app.state.projector.close()
    await house.close()


async def _every(seconds: float, chore: Callable[[], Awaitable[None]]) -> None:
    while True:
        try:
            await chore()
        except Exception:
            _log.exception("a chore failed", extra={"again_in": seconds})
        await asyncio.sleep(seconds)


async def _refuse(request: Request, error: Exception) -> Response:
    """The answer to an error: one sentence in the reader's language, and its code."""
    problem = said(_as_own(request, error), texts(reader_language(request)))
    problem["text"] = (
        problem["text"].encode(errors="replace").decode()
    )  # half a character was asked for
    return JSONResponse({"error": problem}, STATUS[problem["code"]])


def _as_own(request: Request, error: Exception) -> KibitzError:
    match error:
        case KibitzError():
            return error
        case RequestValidationError():
            first = error.errors()[0]
            where = ".".join(str(part) for part in first["loc"][1:])
            return Refusal("bad-request", problem=f"{where}: {first['msg']}")
        case HTTPException(status_code=HTTPStatus.METHOD_NOT_ALLOWED):
            return Refusal("wrong-method", method=request.method)
        case HTTPException(status_code=HTTPStatus.NOT_FOUND):
            return Refusal("no-such-page")
        case HTTPException():
            return Refusal("bad-request", problem=str(error.detail))
    raise error
