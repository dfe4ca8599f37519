"""Tables of the games of rounds, and the keyboard on their lists."""

import json
from typing import Any
from urllib.request import Request, urlopen

from playwright.sync_api import Locator, Page

from web.table import has_focus, tab_to

LIGHT_PHONE: dict[str, Any] = {
    "settings": {"theme": "light"}, "bypass_csp": True, "width": 390, "height": 844,
}  # fmt: skip
"""A phone in the light theme, in which axe may look around."""


def seated(server: str, game: str, seats: int, **options: object) -> str:
    """The path of a new table against bots, with the secret of seat 0."""
    wanted = {"game": game, "seats": seats, "options": options, "name": "Anna", "friends": False}
    body = json.dumps({**wanted, "seat": 0, "level": "steady"}).encode()
    headers = {"Content-Type": "application/json"}
    with urlopen(Request(f"{server}/api/tables", body, headers)) as answer:  # noqa: S310  our server
        table = json.load(answer)
    return f"/t/{table['table']}#seat={table['secret']}"


def press(page: Page, thing: Locator) -> None:
    """Chooses something by keyboard alone."""
    tab_to(page, thing)
    page.keyboard.press("Enter")


def press_in(page: Page, things: Locator, wanted: Locator) -> None:
    """Chooses one of a list that is a single tab stop, by arrows."""
    stop = things.and_(page.locator("[tabindex='0']"))
    if not has_focus(stop):
        tab_to(page, stop)
    page.keyboard.press("Home")
    for _ in range(things.count()):
        if has_focus(wanted):
            break
        page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
