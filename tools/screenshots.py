"""Pictures of the page at the sizes it is made for, dark and light, in build/screenshots/.

`tools/screenshots.py [WORD…]` takes only the pictures whose names hold one of the words;
`tools/screenshots.py readme` takes docs/page.jpg.
"""

import json
import sys
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Browser, Error, Locator, Page, sync_playwright

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT / "tests"))

from web import chief, test_gracias, test_racko  # noqa: E402
from web.browser import AT_ONCE, PREPARED, launch, serve  # noqa: E402
from web.rounds import friends, seated  # noqa: E402
from web.table import DUE, INDEX, bid, click, lead, play_deal, playable  # noqa: E402

OUT = ROOT / "build/screenshots"
SIZES = ((360, 740), (390, 844), (844, 390), (768, 1024), (1440, 900), (3840, 2160))
PATIENCE_MS = 10_000
THEMES = ("dark", "light")


def landing(_: Page) -> None:
    """As it opens."""


def bids(page: Page) -> None:
    """The bidding at an ordinary table: a hint is on the screen."""
    page.evaluate(
        "() => localStorage.setItem('was', JSON.parse(localStorage.getItem('kibitz.landing')))"
    )
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


def sit(page: Page, game: str, seats: int, **options: object) -> None:
    """At a new table against bots."""
    server = page.url.rstrip("/")
    page.goto(server + seated(server, game, seats, **options))


def touch(_: Page, thing: Locator) -> None:
    """As a mouse does."""
    thing.click()


def racko(page: Page) -> None:
    """A card is drawn and looks for its slot."""
    sit(page, "racko", 4)
    page.wait_for_function(test_racko.DUE)
    test_racko.draw_pile(page).click()
    page.locator(".drawn .card").wait_for()


def racko_slip(page: Page) -> None:
    """A round is over."""
    sit(page, "racko", 2)
    test_racko.play_round(page, touch, touch)


def gracias(page: Page) -> None:
    """Trios lie there to be taken, and reserves have grown."""
    sit(page, "gracias", 4)
    for _ in range(2):
        page.wait_for_function(test_gracias.DUE)
        test_gracias.free_trios(page).first.click()
        page.locator(".gift").wait_for()
        test_gracias.receivers(page).first.click()
        test_gracias.give_button(page).click()
        page.locator(".gift").wait_for(state="detached")
    page.wait_for_function(test_gracias.DUE)


def gracias_gift(page: Page) -> None:
    """One card is kept, one is given."""
    gracias(page)
    test_gracias.free_trios(page).first.click()
    page.locator(".gift").wait_for()


def gracias_slip(page: Page) -> None:
    """A round is over."""
    sit(page, "gracias", 5, rounds=2)
    test_gracias.play_round(page, touch, touch)


def chief_meld(page: Page) -> None:
    """Four cards are chosen: the ladder says what they would score."""
    chief.open_chief(page, 4)
    chief.choose(page, range(4))


def chief_shown(page: Page) -> None:
    """All melds of a round are shown."""
    chief.open_chief(page, 4)
    chief.lay(page, 3)


def chief_over(page: Page) -> None:
    """The game is over."""
    chief.open_chief(page, 2)
    chief.play_to_the_end(page)


def chief_eight(page: Page) -> None:
    """Eight seats, and cards are chosen."""
    chief.open_chief(page, 8)
    chief.choose(page, range(3))


def chief_eight_shown(page: Page) -> None:
    """Eight melds lie open."""
    chief.open_chief(page, 8)
    chief.lay(page, 2)


def gracias_five(page: Page) -> None:
    """Five reserves, and the trios."""
    sit(page, "gracias", 5)
    page.wait_for_function(test_gracias.DUE)


def french(page: Page) -> None:
    """In another language, at a table of its own."""
    page.evaluate(
        """() => localStorage.setItem("kibitz.settings", JSON.stringify({
          ...JSON.parse(localStorage.getItem("kibitz.settings")), language: "fr" }))"""
    )


def french_landing(page: Page) -> None:
    """As it opens in French."""
    french(page)
    page.reload()
    page.locator(".hand button").first.wait_for()


def french_dog(page: Page) -> None:
    """Setting aside in French."""
    french_landing(page)
    dog(page)


def french_slip(page: Page) -> None:
    """A deal is over, in French."""
    french_landing(page)
    lead(page)
    while page.wait_for_function(DUE).json_value() != "slip":
        left = page.locator(".hand button").count()
        click(page, playable(page).first)
        page.wait_for_function(
            "(left) => document.querySelectorAll('.hand button').length < left", arg=left
        )


def french_gift(page: Page) -> None:
    """Keeping and giving in French."""
    french(page)
    gracias_five(page)
    test_gracias.free_trios(page).first.click()
    page.locator(".gift").wait_for()


def french_racko(page: Page) -> None:
    """A card is drawn, in French."""
    french(page)
    racko(page)


def french_chief(page: Page) -> None:
    """A meld is chosen, in French."""
    french(page)
    sit(page, "chief", 8)
    page.locator(".build").wait_for()
    page.locator(".hand button").nth(2).click(position=INDEX)


def french_menu(page: Page) -> None:
    """The settings in French."""
    french_landing(page)
    lead(page)
    page.get_by_role("button", name="Menu").click()


def long_names(page: Page) -> None:
    """Friends whose names are as long as names may be."""
    page.goto(page.url.rstrip("/") + friends(page.url.rstrip("/"), "tarot", 4, dealer=3))
    page.get_by_role("button", name="Start").click()
    page.locator(".hand button").first.wait_for()


def long_names_chief(page: Page) -> None:
    """The same at a table of melds."""
    page.goto(page.url.rstrip("/") + friends(page.url.rstrip("/"), "chief", 8))
    page.get_by_role("button", name="Start").click()
    page.locator(".build").wait_for()


def replay(page: Page) -> None:
    """In the middle of a replay."""
    chief_over(page)
    page.get_by_role("link", name="Replay").click()
    page.get_by_role("slider", name="Moment of the game").focus()
    page.keyboard.press("PageUp")


def rules(page: Page) -> None:
    """The rulebook at one of its rules."""
    page.goto(page.url.rstrip("/") + "/rules/tarot#6.2")
    page.get_by_role("heading", level=1).wait_for()


MOMENTS: tuple[Callable[[Page], None], ...] = (
    landing, bids, dog, slam, handful, trick, slip, setup, menu, waiting, joining,
    racko, racko_slip, gracias, gracias_gift, gracias_slip,
    chief_meld, chief_shown, chief_over, replay, rules,
    chief_eight, chief_eight_shown, gracias_five, long_names, long_names_chief,
    french_landing, french_dog, french_slip, french_gift, french_racko, french_chief, french_menu,
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
    try:
        moment(page)
    except Error as error:
        print(f"{name}: {error}", file=sys.stderr)
    page.evaluate("() => document.fonts.ready")
    page.screenshot(path=OUT / f"{name}.png", animations="disabled")
    context.close()


def readme(browser: Browser, address: str) -> None:
    """The picture of the README: a trick of Tarot, and the reason why a card may not be played."""
    page = browser.new_page(viewport={"width": 1280, "height": 800})
    page.add_init_script(PREPARED % json.dumps(json.dumps(AT_ONCE)))
    page.goto(address)
    lead(page)
    off = page.locator(".hand [aria-disabled]")
    while not off.count():
        click(page, playable(page).first)
        page.locator(".hand.choosing").wait_for()
    click(page, off.first)
    page.locator(".bubble").wait_for()
    page.evaluate("() => document.fonts.ready")
    page.screenshot(path=ROOT / "docs/page.jpg", type="jpeg", quality=85, animations="disabled")


def main() -> None:
    """Takes all of them."""
    OUT.mkdir(parents=True, exist_ok=True)
    with serve(OUT / "tables.sqlite") as address, sync_playwright() as playwright:
        browser = launch(playwright)
        if sys.argv[1:] == ["readme"]:
            readme(browser, address)
            return
        for moment in MOMENTS:
            for size in SIZES:
                for theme in THEMES:
                    take(browser, address, moment, size, theme)


if __name__ == "__main__":
    main()
