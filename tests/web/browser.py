"""A real server with a fixed seed, and the system's Chromium."""

import shutil
import socket
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, Playwright

ROOT = Path(__file__).parents[2]
BUILT = ROOT / "src/kibitz/server/page/index.html"
FLAGS = (
    "--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update",
    "--disable-sync", "--no-first-run",
)  # fmt: skip

# Everything is shown at once; and the words that go into a deal are the same in every run.
AT_ONCE: dict[str, object] = {"speed": 0, "language": "en", "theme": "dark", "name": "Anna"}
PREPARED = """
if (!localStorage.getItem("kibitz.settings")) localStorage.setItem("kibitz.settings", %s);
crypto.getRandomValues = (bytes) => bytes.fill(7);
"""


@contextmanager
def serve(database: Path) -> Iterator[str]:
    """The address of `kibitz serve`, which ends with the block."""
    assert BUILT.is_file(), "the page is not built: run `make page`"
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    command = [
        sys.executable,
        str(Path(__file__).with_name("fair_server.py")),
        str(port),
        str(database),
    ]
    log = database.with_suffix(".log")
    with (
        log.open("wb") as kept,
        subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE) as process,
    ):
        assert process.stderr is not None
        for line in process.stderr:
            kept.write(line)
            if b"startup complete" in line:
                break
        else:
            raise AssertionError(f"the server did not start: see {log}")
        # It is read on, so that the server never waits for its reader.
        reader = threading.Thread(target=kept.writelines, args=(process.stderr,))
        reader.start()
        try:
            yield f"http://127.0.0.1:{port}"
        finally:
            process.terminate()
            reader.join()


def launch(playwright: Playwright) -> Browser:
    """The browser that the system has."""
    chromium = (
        shutil.which("chromium")
        or shutil.which("chromium-browser")
        or shutil.which("google-chrome")
    )
    assert chromium, "no browser: install chromium"
    return playwright.chromium.launch(executable_path=chromium, args=[*FLAGS])
