"""`kibitz serve`: a real server in a process of its own, its logs, and how it is refused."""

import json
import os
import signal
import socket
import subprocess
from pathlib import Path

import pytest

from kibitz.cli.serve import check
from kibitz.kernel.errors import BadSetup
from kibitz.server.app import Settings
from support.command import KIBITZ, refused
from support.table_client import PATIENCE, server_at

pytestmark = pytest.mark.anyio


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


async def test_a_server_serves_a_game_and_stops_in_order(folder: Path) -> None:
    """It makes its database, says where it is, plays over real sockets, and logs lines of JSON.

    Nothing of a game stands in the log: no card, name, secret, table or words.
    """
    port = free_port()
    server = subprocess.Popen(  # noqa: ASYNC220  it starts at once
        [*KIBITZ, "serve", "--port", str(port), "--database", str(folder / "new" / "t.sqlite")],
        stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
        env={**os.environ, "XDG_DATA_HOME": str(folder)},
    )  # fmt: skip
    assert server.stdout is not None
    assert server.stderr is not None
    try:
        assert (
            server.stdout.readline() == f"Kibitz serves at http://localhost:{port} (Ctrl-C stops)\n"
        )
        lines = [json.loads(server.stderr.readline())]
        while "running on" not in lines[-1]["message"]:
            lines.append(json.loads(server.stderr.readline()))
        async with server_at(f"http://127.0.0.1:{port}") as here:
            place = await here.open(game="tarot", seats=4)
            me = await here.sit(place)
            await me.my_turn()
            await me.ask("why", text="T21")
            await me.act("nonsense")
            await me.act_and_see()
            assert (await here.get("/health")).text == "well\n"
    finally:
        server.send_signal(signal.SIGTERM)
        _, errors = server.communicate(timeout=PATIENCE)
    lines += [json.loads(line) for line in errors.splitlines()]
    assert {"time", "level", "logger", "message"} <= lines[0].keys()
    routes = [line["route"] for line in lines if line["logger"] == "kibitz.http"]
    assert routes == ["/api/tables", "/health"]
    text = json.dumps(lines)
    for hidden in (place.table, str(place.secret), "Mia", "ab" * 32, "T21", "⟨", "nonsense"):
        assert hidden not in text
    assert "Finished server process" in lines[-1]["message"]


@pytest.mark.parametrize(
    ("settings", "host", "workers", "expected"),
    [
        (Settings("t.sqlite"), "127.0.0.1", 2, "2 workers need a bus, .* add --bus redis://"),
        (Settings("mysql://localhost/x"), "127.0.0.1", 1, "expected sqlite or postgresql"),
        (Settings("t.sqlite", "carrier-pigeon"), "127.0.0.1", 1, "expected redis://"),
        (Settings("t.sqlite"), "256.0.0.1", 1, "256.0.0.1:8000 cannot be served"),
    ],
)
def test_a_server_that_cannot_be(
    settings: Settings, host: str, workers: int, expected: str
) -> None:
    with pytest.raises(BadSetup, match=expected):
        check(settings, host, 8000, workers)


def test_a_place_where_no_database_can_be() -> None:
    said = refused(2, "serve", "--port", free_port(), "--database", "/proc/none/t.sqlite")
    assert "the database /proc/none/t.sqlite cannot be opened" in said


def test_more_days_than_a_calendar_has() -> None:
    said = refused(2, "serve", "--keep-days", "9" * 20)
    assert "--keep-days" in said


def test_a_port_that_is_taken() -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        with pytest.raises(
            BadSetup, match="Address already in use; another one can be given, as with --port"
        ):
            check(Settings("t.sqlite"), "127.0.0.1", taken.getsockname()[1], 1)


def test_workers_are_told_the_settings_through_the_environment() -> None:
    settings = Settings(
        "t.sqlite", "redis://r", frozenset({"https://a"}), 7, "debug", 9, "http://r", 30, "/counts"
    )
    assert Settings.of(settings.environment()) == settings
