"""Pictures of the page at the sizes it is made for, dark and light, in build/screenshots/.

`tools/screenshots.py [WORD…]` takes only the pictures whose names hold one of the words.
"""

import json
import sys
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT / "tests"))

from web.browser import AT_ONCE, PREPARED, launch, serve  # noqa: E402
from web.table import bid, click, lead, play_deal, playable  # noqa: E402

OUT = ROOT / "build/screenshots"
SIZES = ((360, 740), (390, 844), (844, 390), (1024, 768), (1440, 900))
PATIENCE_MS = 10_000
THEMES = ("dark", "light")


def landing(_: Page) -> None:
    """As it opens."""


def bids(page: Page) -> None:
    """The bidding at an ordinary table: a hint is on the screen."""
    page.evaluate("() => localStorage.setItem('was', localStorage.getItem('kibitz.landing'))")
    page.goto(page.url + "t/" + page.evaluate("() => localStorage.getItem('was')"))
    page.get_by_role("button", name="Hint").click()
    page.locator(".bubble").wait_for()


def dog(page: Page) -> None:
    """Four of six lie aside, and a king was touched."""
    bid(page, "garde").click()
    for _ in range(4):
        click(page, playable(page).first)
    click(page, page.locator(".hand button[data-about$=K]").first)
    page.locator(".bubble").wait_for()


def slam(page: Page) -> None:
    """The question before the first card."""
    bid(page, "garde-sans").click()
    bid(page, "no-slam").wait_for()


def handful(page: Page) -> None:
    """The choice of a handful."""
    lead(page)
    page.get_by_role("button", name="Choose the trumps").click()


def trick(page: Page) -> None:
    """A trick later, a card that may not be played is touched."""
    lead(page)
    for _ in range(3):
        click(page, playable(page).first)
        page.locator(".hand.choosing").wait_for()
    off = page.locator(".hand [aria-disabled]")
    if off.count():
        click(page, off.nth(off.count() // 2))
        page.locator(".bubble").wait_for()


def slip(page: Page) -> None:
    """The deal is over."""
    lead(page)
    play_deal(page, click, lambda _, button: button.click())


def setup(page: Page) -> None:
    """How one wants to play."""
    page.get_by_role("button", name="Rack-O").click()
    page.get_by_role("dialog").wait_for()


def menu(page: Page) -> None:
    """The settings."""
    lead(page)
    page.get_by_role("button", name="Menu").click()


def waiting(page: Page) -> None:
    """Waiting for friends."""
    page.get_by_role("button", name="Play with friends").click()
    page.get_by_role("button", name="Make a table").click()
    page.get_by_role("button", name="Start").wait_for()


def joining(page: Page) -> None:
    """What a friend sees who opens the link."""
    waiting(page)
    page.evaluate("() => localStorage.removeItem('kibitz.seats')")
    page.reload()
    page.get_by_role("button", name="Sit down").wait_for()


MOMENTS: tuple[Callable[[Page], None], ...] = (
    landing, bids, dog, slam, handful, trick, slip, setup, menu, waiting, joining,
)  # fmt: skip


def take(
    browser: Browser,
    address: str,
    moment: Callable[[Page], None],
    size: tuple[int, int],
    theme: str,
) -> None:
    """One picture."""
    name = f"{moment.__name__}-{size[0]}-{theme}"
    if len(sys.argv) > 1 and not any(word in name for word in sys.argv[1:]):
        return
    context = browser.new_context(viewport={"width": size[0], "height": size[1]})
    context.add_init_script(PREPARED % json.dumps(json.dumps(AT_ONCE | {"theme": theme})))
    page = context.new_page()
    page.set_default_timeout(PATIENCE_MS)
    page.goto(address)
    page.locator(".hand button").first.wait_for()
    page.get_by_role("button", name="Play with friends").wait_for()
    moment(page)
    page.evaluate("() => document.fonts.ready")
    page.screenshot(path=OUT / f"{name}.png", animations="disabled")
    context.close()


def main() -> None:
    """Takes all of them."""
    OUT.mkdir(parents=True, exist_ok=True)
    with serve(OUT / "tables.sqlite") as address, sync_playwright() as playwright:
        browser = launch(playwright)
        for moment in MOMENTS:
            for size in SIZES:
                for theme in THEMES:
                    take(browser, address, moment, size, theme)


if __name__ == "__main__":
    main()
