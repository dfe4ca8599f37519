"""Processes for tests: `kibitz serve`, PostgreSQL and Redis, on free ports, in folders of their own."""

import os
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from urllib.request import urlopen

import pytest

from support.command import KIBITZ

START_WITHIN = 60.0
"""Seconds that a process has to begin; a machine may be busy."""

NOBODY = "nobody"
"""Who runs PostgreSQL where the tests run as root, which it refuses to be."""


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@dataclass
class Service:
    """A program that is started, killed and started again at the same place."""

    command: tuple[str, ...]
    ready: Callable[[], bool]
    log: Path  # its error output, of all its lives
    environment: Mapping[str, str] = field(default_factory=dict)
    user: str | None = None
    process: subprocess.Popen[bytes] | None = None
    up: bool = False

    def start(self) -> None:
        """Starts it, and waits until it answers."""
        self.begin()
        deadline = time.monotonic() + START_WITHIN
        while not self.ready():
            assert self.process is not None
            assert self.process.poll() is None, self.log.read_text()[-2000:]
            assert time.monotonic() < deadline, "it does not answer"
            time.sleep(0.05)
        self.up = True

    def begin(self) -> None:
        """Starts it, and does not wait."""
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                self.command, stdout=log, stderr=log, stdin=subprocess.DEVNULL,
                env={**os.environ, **self.environment}, user=self.user,
            )  # fmt: skip

    def pause(self) -> None:
        """It hangs: it is there and does not answer."""
        assert self.process is not None
        self.process.send_signal(signal.SIGSTOP)

    def stop(self, number: int = signal.SIGKILL) -> None:
        """Ends it, by default without a chance to put anything in order."""
        self.up = False
        if self.process is not None:
            with suppress(ProcessLookupError):
                self.process.send_signal(number)
            self.process.wait(START_WITHIN)
            self.process = None


@dataclass
class KibitzServer(Service):
    """`kibitz serve`."""

    url: str = ""

    @property
    def kibibytes(self) -> int:
        """The memory that it has now."""
        assert self.process is not None
        status = Path(f"/proc/{self.process.pid}/status").read_text()
        return int(status.partition("VmRSS:")[2].split()[0])

    @property
    def cpu_seconds(self) -> float:
        """The time of a processor that it has used."""
        assert self.process is not None
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


@contextmanager
def kibitz_server(
    folder: Path, database: str, *options: object, bus: str | None = None
) -> Iterator[KibitzServer]:
    """A server on a port of its own, started."""
    port = free_port()
    url = f"http://127.0.0.1:{port}"
    server = KibitzServer(
        (
            *KIBITZ, "serve", "--port", str(port), "--database", database, "--log-level", "warning",
            "--tables-an-hour", "100000", "--sockets-an-address", "100000",
            *(("--bus", bus) if bus else ()), *map(str, options),
        ),
        lambda: _answers(url),
        folder / f"serve-{port}.log",
        {"XDG_DATA_HOME": str(folder), "KIBITZ_LANG": "en"},
        url=url,
    )  # fmt: skip
    try:
        server.start()
        yield server
    finally:
        server.stop()


def _answers(url: str) -> bool:
    try:
        urlopen(f"{url}/health", timeout=5).close()  # noqa: S310  our own address
    except OSError:
        return False
    return True


@contextmanager
def postgresql() -> Iterator[tuple[Service, str]]:
    """A database of PostgreSQL, and its URL; skips the test where Debian's package is not there."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/postgres"))
    if not found:
        pytest.skip("PostgreSQL is not installed: apt-get install postgresql")
    user = NOBODY if os.getuid() == 0 else None
    port = free_port()
    with tempfile.TemporaryDirectory(prefix="kibitz-postgresql-") as folder:
        place = Path(folder)
        if user:
            shutil.chown(place, user)
        cluster = place / "cluster"
        subprocess.run(
            [found[-1].with_name("initdb"), "-D", cluster, "-U", "kibitz", "-A", "trust", "-N"],
            check=True, capture_output=True, user=user,
        )  # fmt: skip
        service = Service(
            (
                str(found[-1]), "-D", str(cluster), "-p", str(port), "-k", str(place),
                "-c", "listen_addresses=127.0.0.1",
            ),
            lambda: _listens(port) and _accepts(found[-1], port),
            place / "log",
            user=user,
        )  # fmt: skip
        try:
            service.start()
            yield service, f"postgresql://kibitz@127.0.0.1:{port}/postgres"
        finally:
            service.stop(signal.SIGQUIT)


def _accepts(postgres: Path, port: int) -> bool:
    asked = [postgres.with_name("pg_isready"), "-q", "-h", "127.0.0.1", "-p", str(port)]
    return subprocess.run(asked, check=False).returncode == 0


@contextmanager
def redis() -> Iterator[tuple[Service, str]]:
    """A Redis, and its URL; skips the test where Debian's package is not there."""
    program = shutil.which("redis-server")
    if program is None:
        pytest.skip("Redis is not installed: apt-get install redis-server")
    port = free_port()
    with tempfile.TemporaryDirectory(prefix="kibitz-redis-") as folder:
        service = Service(
            (program, "--port", str(port), "--bind", "127.0.0.1", "--dir", folder, "--save", ""),
            lambda: _listens(port),
            Path(folder) / "log",
        )
        try:
            service.start()
            yield service, f"redis://127.0.0.1:{port}"
        finally:
            service.stop()


def _listens(port: int) -> bool:
    with socket.socket() as probe:
        return probe.connect_ex(("127.0.0.1", port)) == 0
