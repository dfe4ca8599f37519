"""A real server, and pages in a real browser: Chromium as the system has it."""

import json
import shutil
import socket
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any, TypeAlias

import pytest
from playwright.sync_api import Browser, Page, sync_playwright

ROOT = Path(__file__).parents[2]
BUILT = ROOT / "src/kibitz/server/page/index.html"
FLAGS = (
    "--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update",
    "--disable-sync", "--no-first-run",
)  # fmt: skip
PATIENCE_MS = 8000

# Everything is shown at once; and the words that go into a deal are the same in every run.
AT_ONCE = {"speed": 0, "language": "en", "theme": "dark", "name": "Anna"}
PREPARED = """
if (!localStorage.getItem("kibitz.settings")) localStorage.setItem("kibitz.settings", %s);
crypto.getRandomValues = (bytes) => bytes.fill(7);
"""

Open: TypeAlias = Callable[..., Page]


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of `kibitz serve` with an empty database."""
    assert BUILT.is_file(), "the page is not built: run `make page`"
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    database = tmp_path_factory.mktemp("tables") / "tables.sqlite"
    command = [sys.executable, str(Path(__file__).with_name("fair_server.py")), str(port), str(database)]
    with subprocess.Popen(command, stderr=subprocess.PIPE, stdout=subprocess.DEVNULL, text=True) as process:
        assert process.stderr is not None
        for line in process.stderr:
            if "startup complete" in line:
                break
        else:
            pytest.fail("the server did not start")
        # Read on, so that the server never waits for its log to be read.
        subprocess_log = subprocess.Popen(["cat"], stdin=process.stderr, stdout=subprocess.DEVNULL)
        yield f"http://127.0.0.1:{port}"
        process.terminate()
        subprocess_log.wait()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """The system's Chromium."""
    chromium = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
    assert chromium, "no browser: install chromium"
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=[*FLAGS])
        yield browser
        browser.close()


@pytest.fixture
def open_page(server: str, browser: Browser) -> Iterator[Open]:
    """Opens an address in a browser of its own; what the page complains about fails the test."""
    complaints: list[str] = []
    with ExitStack() as stack:

        def open_page(
            path: str = "/", *, width: int = 1440, height: int = 900,
            settings: dict[str, object] | None = None, **context: Any,  # noqa: ANN401  Playwright's own
        ) -> Page:  # fmt: skip
            opened = browser.new_context(viewport={"width": width, "height": height}, **context)
            stack.callback(opened.close)
            opened.add_init_script(PREPARED % json.dumps(json.dumps(AT_ONCE | (settings or {}))))
            page = opened.new_page()
            page.set_default_timeout(PATIENCE_MS)
            page.on("pageerror", lambda error: complaints.append(str(error)))
            page.on("console", lambda line: line.type == "error" and complaints.append(line.text))
            page.goto(server + path)
            return page

        yield open_page
    assert complaints == []
