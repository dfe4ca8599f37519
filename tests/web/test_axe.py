"""Names, roles, contrast and the size of targets on every screen, in both themes and both languages."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from web import chief, test_gracias, test_racko
from web.conftest import Open
from web.rounds import seated
from web.table import bid, click, complaints_of_axe, hand, lead, play_deal, playable

Moment = Callable[[Page, str], None]


def landing(page: Page, _: str) -> None:
    """As it opens."""
    hand(page).first.wait_for()


def typing(page: Page, _: str) -> None:
    """The command line on the landing page."""
    landing(page, _)
    page.keyboard.press("/")
    page.locator(".command").wait_for()


def waiting(page: Page, _: str) -> None:
    """The table waits for friends."""
    page.get_by_role("button", name="Play with friends").click()
    page.get_by_role("button", name="Make a table").click()
    page.get_by_role("button", name="Start").wait_for()


def joining(page: Page, _: str) -> None:
    """A friend opened the link."""
    waiting(page, _)
    page.evaluate("() => localStorage.removeItem('kibitz.seats')")
    page.reload()
    page.get_by_role("button", name="Sit down").wait_for()


def auction(page: Page, server: str) -> None:
    """The bidding, with a hint."""
    sit(page, server, "tarot", 4, dealer=3)
    page.get_by_role("button", name="Hint").click()
    page.locator(".bubble").wait_for()


def dog(page: Page, _: str) -> None:
    """Six are set aside, and a king was touched."""
    bid(page, "garde").click()
    click(page, playable(page).first)
    click(page, page.locator(".hand [aria-disabled]").first)
    page.locator(".bubble").wait_for()


def slam(page: Page, _: str) -> None:
    """The question before the first card."""
    bid(page, "garde-sans").click()
    bid(page, "no-slam").wait_for()


def handful(page: Page, _: str) -> None:
    """The choice of a handful."""
    lead(page)
    page.get_by_role("button", name="Choose the trumps").click()


def trick(page: Page, _: str) -> None:
    """In the play."""
    lead(page)
    click(page, playable(page).first)
    page.locator(".hand.choosing").wait_for()


def tarot_slip(page: Page, _: str) -> None:
    """The slip, and what everybody has."""
    lead(page)
    play_deal(page, click, lambda _, button: button.click())


def tarot_over(page: Page, server: str) -> None:
    """After the only deal."""
    sit(page, server, "tarot", 4, dealer=3, deals=1)
    tarot_slip(page, server)
    page.locator(".after").wait_for()


def fair(page: Page, server: str) -> None:
    """What the cards followed from."""
    tarot_over(page, server)
    page.get_by_role("button", name="fair").click()
    page.get_by_role("dialog").wait_for()


def sit(page: Page, server: str, game: str, seats: int, **options: object) -> None:
    """At a new table against bots."""
    page.goto(server + seated(server, game, seats, **options))


def racko(page: Page, server: str) -> None:
    """A turn, with a reason on the screen."""
    sit(page, server, "racko", 4)
    page.wait_for_function(test_racko.DUE)
    page.keyboard.press("/")
    page.keyboard.type("p 5")
    page.keyboard.press("Enter")
    page.locator(".bubble").wait_for()


def racko_drawn(page: Page, server: str) -> None:
    """A card is at hand."""
    sit(page, server, "racko", 2)
    page.wait_for_function(test_racko.DUE)
    test_racko.draw_pile(page).click()
    page.locator(".drawn .card").wait_for()


def racko_slip(page: Page, server: str) -> None:
    """All racks, and the slip."""
    sit(page, server, "racko", 2)
    test_racko.play_round(page, lambda _, it: it.click(), lambda _, it: it.click())


def gracias(page: Page, server: str) -> None:
    """A trio is to be taken."""
    sit(page, server, "gracias", 5)
    page.wait_for_function(test_gracias.DUE)


def gracias_gift(page: Page, server: str) -> None:
    """One card is to be kept and one to be given."""
    gracias(page, server)
    test_gracias.free_trios(page).first.click()
    page.locator(".gift").wait_for()


def gracias_slip(page: Page, server: str) -> None:
    """What is left, and the slip."""
    sit(page, server, "gracias", 3, rounds=2)
    test_gracias.play_round(page, lambda _, it: it.click(), lambda _, it: it.click())


def chief_meld(page: Page, _: str) -> None:
    """Eight seats, and cards are chosen."""
    chief.open_chief(page, 8)
    chief.choose(page, range(4))


def chief_shown(page: Page, _: str) -> None:
    """All melds lie open."""
    chief.open_chief(page, 4)
    chief.lay(page, 3)


def chief_theft(page: Page, _: str) -> None:
    """The reader is to steal."""
    chief.open_chief(page, 2)
    chief.lay(page, 1)
    for due in chief.dues(page):
        if due == "theft":
            break
        page.locator(".say .btn.main").click()


def chief_over(page: Page, _: str) -> None:
    """The game is over."""
    chief.open_chief(page, 2)
    chief.play_to_the_end(page)


def replay(page: Page, _: str) -> None:
    """In the middle of a replay."""
    chief_over(page, _)
    page.get_by_role("link", name="Replay").click()
    page.get_by_role("slider", name="Moment of the game").focus()
    page.keyboard.press("PageUp")


def settings(page: Page, _: str) -> None:
    """The menu of a table."""
    trick(page, _)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("dialog").wait_for()


def keys(page: Page, _: str) -> None:
    """What can be typed."""
    trick(page, _)
    page.keyboard.press("?")
    page.get_by_role("dialog").wait_for()


def slips(page: Page, _: str) -> None:
    """The slips beside the table, one of them unfolded."""
    tarot_slip(page, _)
    page.get_by_role("tab", name="Slip").click()
    page.locator(".slips summary").click()


def rule(page: Page, _: str) -> None:
    """A rule over the table."""
    trick(page, _)
    page.keyboard.press("/")
    page.keyboard.type("why 6.5")
    page.keyboard.press("Enter")
    page.get_by_role("dialog").get_by_role("article").wait_for()


def gone(page: Page, server: str) -> None:
    """A table that is not there."""
    page.goto(f"{server}/t/nothing")
    page.get_by_role("alert").wait_for()


def nowhere(page: Page, server: str) -> None:
    """An address of nothing."""
    page.goto(f"{server}/no/such/page")
    page.get_by_role("heading", level=1).wait_for()


def opening(page: Page, server: str) -> None:
    """Where a record is opened."""
    page.goto(f"{server}/replay")
    page.get_by_role("heading", level=1).wait_for()


MOMENTS: tuple[Moment, ...] = (
    landing, typing, waiting, joining, auction, dog, slam, handful, trick, tarot_slip, tarot_over, fair,
    racko, racko_drawn, racko_slip, gracias, gracias_gift, gracias_slip,
    chief_meld, chief_shown, chief_theft, chief_over, replay, settings, keys, slips, rule, opening,
)  # fmt: skip
REFUSED: tuple[Moment, ...] = (gone, nowhere)
GAMES = ("tarot", "racko", "gracias", "chief")
PHONE = {"width": 390, "height": 844}


def assert_nothing_found(page: Page) -> None:
    """In the dark and in the light theme."""
    assert complaints_of_axe(page) == []
    page.evaluate("() => (document.documentElement.dataset.theme = 'light')")
    assert complaints_of_axe(page, "color-contrast", "link-in-text-block") == []


@pytest.mark.parametrize("moment", MOMENTS, ids=lambda moment: moment.__name__)
def test_every_screen(open_page: Open, server: str, moment: Moment) -> None:
    page = open_page(bypass_csp=True)
    moment(page, server)
    assert_nothing_found(page)


@pytest.mark.parametrize("moment", [dog, racko, gracias_gift, chief_theft, settings, replay])
def test_a_phone(open_page: Open, server: str, moment: Moment) -> None:
    """Where things lie closer together."""
    page = open_page(bypass_csp=True, **(PHONE if moment not in (racko, chief_theft) else {}))
    moment(page, server)
    page.set_viewport_size(PHONE)  # type: ignore[arg-type]
    assert_nothing_found(page)


@pytest.mark.parametrize("game", GAMES)
def test_the_ways_into_a_game(open_page: Open, server: str, game: str) -> None:
    """Its setting up, its rulebook, its table; all in French as well, whose words are longer."""
    titles = {"tarot": "Tarot", "racko": "Rack-O", "gracias": "Gracias", "chief": "Chief"}
    for language in ("en", "fr"):
        page = open_page(bypass_csp=True, settings={"language": language}, **PHONE)
        hand(page).first.wait_for() if language == "en" else page.locator(".hand").wait_for()
        page.locator(".side.games").get_by_role("button", name=titles[game]).click()
        page.get_by_role("dialog").wait_for()
        assert_nothing_found(page)
        page.goto(f"{server}/rules/{game}")
        expect(page.get_by_role("heading", level=1)).to_be_visible()
        assert_nothing_found(page)
        page.goto(server + seated(server, game, 4))
        page.locator(".bids, .rack.choosing, .trios.choosing, .build").first.wait_for()
        assert_nothing_found(page)


@pytest.mark.parametrize("moment", REFUSED)
@pytest.mark.parametrize("language", ["en", "fr"])
def test_what_is_not_there(open_page: Open, server: str, moment: Moment, language: str) -> None:
    page = open_page(bypass_csp=True, settings={"language": language})
    moment(page, server)
    assert_nothing_found(page)
