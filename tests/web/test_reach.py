"""On small screens, and with larger letters, all that can be done can be clicked once it is scrolled to."""

import pytest
from playwright.sync_api import Page

from web import chief, test_gracias, test_racko
from web.conftest import TWICE, USUAL, Opened
from web.legible import faults, out_of_reach
from web.rounds import seated
from web.table import bid, click, playable

HALF_MORE = 24
SMALL_PHONES = [(360, 640), (375, 553), (390, 664)]
TABLETS = [(768, 1024, TWICE), (820, 1180, TWICE), (600, 800, HALF_MORE)]
PHONES = pytest.mark.parametrize("size", SMALL_PHONES, ids="{0[0]}x{0[1]}".format)


def whole(page: Page) -> None:
    """Nothing is cut off, covered, or out of reach."""
    page.mouse.move(1, 1)
    assert out_of_reach(page) == []
    assert faults(page) == []


def open_chief(
    opened: Opened, server: str, seats: int, size: tuple[int, int], letters: int
) -> Page:
    """A round of Indian Chief in which two cards are chosen."""
    page = opened(seated(server, "chief", seats), size=size, letters=letters)
    page.wait_for_function(chief.DUE)
    chief.choose(page, range(2))
    return page


@PHONES
def test_bids_and_the_six_on_a_small_phone(opened: Opened, size: tuple[int, int]) -> None:
    """The five bids on the landing page, then the tray and the slam at the table."""
    page = opened(size=size, letters=USUAL)
    bid(page, "garde").wait_for()
    whole(page)
    bid(page, "garde").click()
    page.locator(".dog").wait_for()
    whole(page)
    for _ in range(6):
        click(page, playable(page).first)
    page.get_by_role("button", name="Set aside", exact=True).click()
    bid(page, "no-slam").wait_for()
    whole(page)


@PHONES
@pytest.mark.parametrize("seats", [4, 8])
def test_chief_on_a_small_phone(
    opened: Opened, server: str, size: tuple[int, int], seats: int
) -> None:
    """The seal, between the others and the hand."""
    whole(open_chief(opened, server, seats, size, USUAL))


@pytest.mark.parametrize(("width", "height", "letters"), TABLETS)
def test_chief_on_an_upright_tablet_with_larger_letters(
    opened: Opened, server: str, width: int, height: int, letters: int
) -> None:
    """The tablet is then drawn as a small phone."""
    whole(open_chief(opened, server, 8, (width, height), letters))


@pytest.mark.parametrize(
    ("size", "letters"), [((768, 1024), HALF_MORE), ((1024, 1366), TWICE)], ids=str
)
def test_every_round_on_an_upright_tablet(
    opened: Opened, server: str, size: tuple[int, int], letters: int
) -> None:
    """Names and scores in the bar give way before hint, log and menu do."""
    whole(open_chief(opened, server, 8, size, letters))
    page = opened(seated(server, "gracias", 6), size=size, letters=letters)
    page.wait_for_function(test_gracias.DUE)
    whole(page)
    page = opened(seated(server, "racko", 4), size=size, letters=letters)
    page.wait_for_function(test_racko.DUE)
    whole(page)


@pytest.mark.parametrize("size", [(844, 390), (740, 360)], ids=str)
@pytest.mark.parametrize("letters", [HALF_MORE, TWICE])
def test_racko_on_a_phone_on_its_side_with_larger_letters(
    opened: Opened, server: str, size: tuple[int, int], letters: int
) -> None:
    """The rack is no wider than the screen."""
    page = opened(seated(server, "racko", 4), size=size, letters=letters)
    page.wait_for_function(test_racko.DUE)
    whole(page)


@pytest.mark.parametrize("size", [(1024, 600), (1024, 768)], ids=str)
def test_the_landing_on_a_tablet_on_its_side(opened: Opened, size: tuple[int, int]) -> None:
    """With letters of twice their size."""
    page = opened(size=size)
    bid(page, "garde").wait_for()
    whole(page)
