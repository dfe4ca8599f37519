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
    return _path(_opened(server, game, seats, options, friends=False))


def friends(server: str, game: str, seats: int, **options: object) -> str:
    """The same of a table that waits to be started, at which friends with very long names sit."""
    table = _opened(server, game, seats, options, friends=True)
    for name in ("Maximiliane Hohenzollern", "Wolfeschlegelsteinhausen"):
        _post(f"{server}/api/tables/{table['table']}/seats", {"name": name, "seat": None})
    return _path(table)


def _opened(
    server: str, game: str, seats: int, options: dict[str, object], *, friends: bool
) -> dict[str, str]:
    wanted = {"game": game, "seats": seats, "options": options, "name": "Anna", "friends": friends}
    return _post(f"{server}/api/tables", {**wanted, "seat": 0, "level": "steady"})


def _path(table: dict[str, str]) -> str:
    return f"/t/{table['table']}#seat={table['secret']}"


def _post(address: str, body: dict[str, object]) -> dict[str, str]:
    headers = {"Content-Type": "application/json"}
    with urlopen(Request(address, json.dumps(body).encode(), headers)) as answer:  # noqa: S310  our server
        answered: dict[str, str] = json.load(answer)
    return answered


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
