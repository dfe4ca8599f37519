"""A server for all tests, and pages that fail a test by complaining."""

import json
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from typing import Any, TypeAlias

import pytest
from playwright.sync_api import Browser, Page, sync_playwright

from web.browser import AT_ONCE, PREPARED, launch, serve

PATIENCE_MS = 8000

Open: TypeAlias = Callable[..., Page]
Opened: TypeAlias = Callable[..., Page]

USUAL, TWICE = 16, 32
"""Letters as a browser has them, in px, and set to twice their size."""


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server with an empty database."""
    with serve(tmp_path_factory.mktemp("tables") / "tables.sqlite") as address:
        yield address


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """The system's Chromium."""
    with sync_playwright() as playwright:
        browser = launch(playwright)
        yield browser
        browser.close()


@pytest.fixture
def open_page(server: str, browser: Browser) -> Iterator[Open]:
    """Opens an address in a browser of its own; what the page complains about fails the test."""
    complaints: list[str] = []
    with ExitStack() as stack:

        def open_page(
            path: str = "/", *, width: int = 1440, height: int = 900,
            settings: dict[str, object] | None = None,
            before: Callable[[Page], object] = lambda _: None, **context: Any,
        ) -> Page:  # fmt: skip
            opened = browser.new_context(viewport={"width": width, "height": height}, **context)
            stack.callback(opened.close)
            opened.add_init_script(PREPARED % json.dumps(json.dumps(AT_ONCE | (settings or {}))))
            page = opened.new_page()
            page.set_default_timeout(PATIENCE_MS)
            page.on("pageerror", lambda error: complaints.append(str(error)))
            page.on("console", lambda line: line.type == "error" and complaints.append(line.text))
            before(page)
            page.goto(server + path)
            return page

        yield open_page
    assert complaints == []


@pytest.fixture
def opened(open_page: Open) -> Opened:
    """Opens an address in a browser whose own letters have that size."""

    def opened(path: str = "/", *, size: tuple[int, int], letters: int = TWICE) -> Page:
        def set_letters(page: Page) -> None:
            session = page.context.new_cdp_session(page)
            session.send("Page.setFontSizes", {"fontSizes": {"standard": letters}})

        return open_page(path, width=size[0], height=size[1], before=set_letters)

    return opened
