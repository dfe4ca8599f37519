"""`kibitz serve`: the server in one process, or in several over one database and one bus."""

import asyncio
import errno
import os
import socket
import threading
import webbrowser
from contextlib import nullcontext
from dataclasses import replace
from pathlib import Path
from tempfile import TemporaryDirectory
from urllib.request import urlopen

import uvicorn

from kibitz.kernel.errors import BadSetup
from kibitz.server.app import Settings
from kibitz.server.bus import bus_of
from kibitz.server.database import database_url
from kibitz.server.errors import Refusal
from kibitz.server.limits import LARGEST_MESSAGE
from kibitz.server.logs import log_to
from kibitz.server.pages import is_built
from kibitz.server.store import Store

ALL_INTERFACES = ("0.0.0.0", "::")  # noqa: S104  what was asked for is compared with it
"""Where others in the network reach the server as well."""

EVERYWHERE = ("127.0.0.1", *ALL_INTERFACES)
"""Where a browser on this machine finds the server as localhost."""

ELSEWHERE = ("192.0.2.1", 9)
"""An address of nobody (RFC 5737); nothing is ever sent there."""

STOP_WITHIN = 10
"""Seconds that connections have to end when the server stops."""

PING_EVERY = 20.0
"""Seconds between two pings of a socket; one that does not answer is gone."""


def run(settings: Settings, host: str, port: int, workers: int, *, opens: bool) -> None:
    """Serves until it is stopped. Raises BadSetup."""
    check(settings, host, port, workers)
    asyncio.run(_migrate(settings))
    ours = neighbours_call_us() if host in ALL_INTERFACES else None
    reach = None if ours is None else f"http://{ours}:{port}"
    log_to(level=settings.log_level)
    address = f"http://{'localhost' if host in EVERYWHERE else host}:{port}"
    print(f"Kibitz serves at {address} (Ctrl-C stops)", flush=True)
    if reach:
        print(f"Others in your network find it at {reach}", flush=True)
    if not is_built():
        print("Its page is not built yet: run `make page`, then load it again", flush=True)
    if opens:
        threading.Thread(target=_open, args=(address,), daemon=True).start()
    shared = TemporaryDirectory(prefix="kibitz-") if workers > 1 else nullcontext()
    with shared as counts:
        os.environ.update(replace(settings, reach=reach, counts=counts).environment())
        _serve(host, port, workers)


def _serve(host: str, port: int, workers: int) -> None:
    uvicorn.run(
        "kibitz.server.app:worker",
        factory=True,
        host=host,
        port=port,
        workers=workers,
        log_config=None,
        access_log=False,
        server_header=False,
        ws_max_size=2 * LARGEST_MESSAGE,
        ws_per_message_deflate=False,  # it keeps far more memory a connection than it saves on 2 kB
        ws_ping_interval=PING_EVERY,
        ws_ping_timeout=PING_EVERY,
        timeout_graceful_shutdown=STOP_WITHIN,
    )


def check(settings: Settings, host: str, port: int, workers: int) -> None:
    """Raises BadSetup if a server cannot be run so."""
    if workers > 1 and settings.bus is None:
        raise BadSetup([
            f"{workers} workers need a bus, so that each hears of the others: add --bus redis://…"
        ])  # fmt: skip
    database_url(settings.database)
    bus_of(settings.bus)
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    with socket.socket(family) as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((host, port))
        except OSError as error:
            in_use = error.errno == errno.EADDRINUSE
            what_now = f"; another one can be given, as with --port {port % 65535 + 1}"
            raise BadSetup([
                f"{host}:{port} cannot be served: {error.strerror}{what_now if in_use else ''}"
            ]) from None  # fmt: skip


def neighbours_call_us() -> str | None:
    """The address of this machine in its network; None if it is in none."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as line:
        try:
            line.connect(ELSEWHERE)  # only chooses the way there
        except OSError:
            return None
        return str(line.getsockname()[0])


async def _migrate(settings: Settings) -> None:
    url = database_url(settings.database)
    store = Store(url)
    try:
        await store.migrate()
    except (BadSetup, Refusal, OSError) as error:
        where = Path(url.database or "") if url.get_backend_name() == "sqlite" else url.host
        cause = error if isinstance(error, BadSetup) else error.__cause__ or error
        raise BadSetup([f"the database {where} cannot be opened: {_brief(cause)}"]) from None
    finally:
        await store.close()


def _brief(error: BaseException) -> str:
    return str(getattr(error, "orig", error)).splitlines()[0]


def _open(address: str) -> None:
    """Opens a browser as soon as the server answers."""
    for _ in range(100):
        try:
            urlopen(f"{address}/health", timeout=1).close()  # noqa: S310  our own address
        except OSError:
            threading.Event().wait(0.1)
        else:
            webbrowser.open(address)
            return
