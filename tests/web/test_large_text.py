"""Letters set to twice their size in the browser: at every table all is there, readable and in reach."""

import pytest
from playwright.sync_api import Locator, Page, expect

from web import chief, test_gracias, test_racko
from web.conftest import TWICE, USUAL, Opened
from web.legible import faults
from web.rounds import seated
from web.table import INDEX, bid, click, lead, play_deal, playable

DESKTOP, PHONE = (1280, 720), (360, 740)
SIZES = pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
CAN_BE_DONE = "body:not(:has(dialog)) main [data-about]:not([aria-disabled], :disabled):visible"
DRAWN = """(element, length) => parseFloat(getComputedStyle(element)[length]) * element.currentCSSZoom"""


def look(page: Page) -> None:
    """All that stands there can be read, and all that can be done can be clicked, once it is scrolled to."""
    page.mouse.move(1, 1)
    assert faults(page) == []
    for control in page.locator(CAN_BE_DONE).all():
        in_hand = control.evaluate("(element) => !!element.closest('.hand')")
        control.click(trial=True, position=INDEX if in_hand else None)
    page.mouse.move(1, 1)


def press(_: Page, thing: Locator) -> None:
    """As a mouse does."""
    thing.click()


@SIZES
def test_letters_double_and_cards_do_not_shrink(opened: Opened, size: tuple[int, int]) -> None:
    """On a desktop all grows, on a phone the letters alone."""

    def measured(letters: int) -> tuple[float, float, float]:
        page = opened(size=size, letters=letters)
        bid(page, "prise").wait_for()
        drawn = (("body", "fontSize"), (".plate .who", "fontSize"), (".hand button", "width"))
        body, name, card = (page.locator(at).first.evaluate(DRAWN, length) for at, length in drawn)
        return body, name, card

    usual, twice = measured(USUAL), measured(TWICE)
    assert twice[0] == pytest.approx(2 * usual[0])
    assert twice[1] >= 1.8 * usual[1]
    assert twice[2] >= usual[2]


@SIZES
def test_a_deal_of_tarot(opened: Opened, size: tuple[int, int]) -> None:
    """Bidding, setting aside, declaring, playing, the slip."""
    page = opened(size=size)
    bid(page, "garde").wait_for()
    look(page)
    bid(page, "garde").click()
    page.locator(".dog").wait_for()
    look(page)
    for _ in range(6):
        click(page, playable(page).first)
    look(page)
    page.get_by_role("button", name="Set aside", exact=True).click()
    bid(page, "no-slam").wait_for()
    look(page)
    bid(page, "no-slam").click()
    for _ in range(2):
        page.locator(".hand.choosing").wait_for()
        look(page)
        click(page, playable(page).first)
    page.locator(".hand.choosing").wait_for()
    play_deal(page, click, press)
    look(page)


@SIZES
def test_a_round_of_racko(opened: Opened, server: str, size: tuple[int, int]) -> None:
    """With a card drawn and without, and the slip."""
    page = opened(seated(server, "racko", 4), size=size)
    page.wait_for_function(test_racko.DUE)
    look(page)
    test_racko.draw_pile(page).click()
    page.locator(".drawn .card").wait_for()
    look(page)
    page = opened(seated(server, "racko", 2, target=75), size=size)
    test_racko.play_round(page, press, press)
    look(page)


@SIZES
def test_a_game_of_gracias(opened: Opened, server: str, size: tuple[int, int]) -> None:
    """The trios, the gift, the slip of the last round, and the replay."""
    page = opened(seated(server, "gracias", 5, rounds=1), size=size)
    page.wait_for_function(test_gracias.DUE)
    look(page)
    test_gracias.free_trios(page).first.click()
    page.locator(".gift").wait_for()
    look(page)
    test_gracias.receivers(page).first.click()
    test_gracias.give_button(page).click()
    expect(page.locator(".gift")).to_have_count(0)
    test_gracias.play_round(page, press, press)
    look(page)
    page.get_by_role("link", name="Replay").click()
    page.get_by_role("slider", name="Moment of the game").wait_for()
    look(page)


@SIZES
@pytest.mark.parametrize("seats", [4, 8])
def test_rounds_of_chief(opened: Opened, size: tuple[int, int], seats: int) -> None:
    """Choosing a meld, all melds, and a theft if there is one."""
    page = chief.open_chief(opened(size=size), seats)
    look(page)
    chief.lay(page, 3)
    for due in chief.dues(page):
        look(page)
        if due == "meld":
            break
        page.locator(".ways .btn:not(.main)" if due == "theft" else ".say .btn.main").click()
        page.wait_for_function(chief.DUE)


@SIZES
def test_settings_rules_and_setting_up(opened: Opened, size: tuple[int, int]) -> None:
    """What lies over a table or stands beside it."""
    page = opened(size=size)
    page.get_by_role("button", name="Rack-O").click()
    look(page)
    page.get_by_role("button", name="Close", exact=True).click()
    lead(page)
    page.get_by_role("button", name="Menu").click()
    look(page)
    page.goto(page.url.partition("/t/")[0] + "/rules/tarot")
    page.get_by_role("heading", level=1).wait_for()
    look(page)


@SIZES
def test_waiting_and_joining(opened: Opened, size: tuple[int, int]) -> None:
    """A table of friends, as the host and as a guest sees it."""
    page = opened(size=size)
    page.get_by_role("button", name="Play with friends").click()
    page.get_by_role("button", name="Make a table").click()
    page.get_by_role("button", name="Start").wait_for()
    look(page)
    page.evaluate("() => localStorage.removeItem('kibitz.seats')")
    page.reload()
    page.get_by_role("button", name="Sit down").wait_for()
    look(page)


def places(page: Page) -> list[dict[str, float]]:
    """Where the three others of Tarot sit."""
    return [plate.bounding_box() for plate in page.locator(".tarot .seat .who").all()]  # type: ignore[misc]


def test_on_a_phone_the_players_of_tarot_keep_their_places(opened: Opened) -> None:
    """While bids are made, six are set aside, and cards are played."""
    page = opened(size=PHONE, letters=USUAL)
    bid(page, "garde").wait_for()
    page.goto(page.url + "t/" + page.evaluate("() => JSON.parse(localStorage['kibitz.landing'])"))
    bid(page, "garde").wait_for()
    bidding = places(page)
    bid(page, "garde").click()
    page.locator(".dog").wait_for()
    assert places(page) == bidding
    for _ in range(6):
        click(page, playable(page).first)
    page.get_by_role("button", name="Set aside", exact=True).click()
    bid(page, "no-slam").click()
    page.locator(".hand.choosing").wait_for()
    assert places(page) == bidding


def test_on_a_phone_the_next_round_of_gracias_is_in_sight(opened: Opened, server: str) -> None:
    """With five seats, below the slip."""
    page = opened(seated(server, "gracias", 5, rounds=2), size=PHONE, letters=USUAL)
    test_gracias.play_round(page, press, press)
    on = page.get_by_role("button", name="Next round")
    expect(on).to_be_in_viewport(ratio=1)
    assert faults(page) == []


def test_trios_grow_with_the_screen(opened: Opened, server: str) -> None:
    """As other cards do: more than the screen's own scale."""

    def width(size: tuple[int, int]) -> float:
        page = opened(seated(server, "gracias", 4), size=size, letters=USUAL)
        page.wait_for_function(test_gracias.DUE)
        return page.locator(".trios .card").first.bounding_box()["width"]  # type: ignore[index]

    assert width((3840, 2160)) >= 3 * width(DESKTOP)
