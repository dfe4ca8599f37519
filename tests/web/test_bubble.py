"""What is said about a card covers neither cards nor the line above the hand, at any size."""

import pytest
from playwright.sync_api import Page, expect

from web.conftest import Open
from web.table import bid, click, lead, playable

COVERED = """() => {
  const box = document.querySelector(".bubble").getBoundingClientRect();
  const things = [...document.querySelectorAll("main .card, main .status, main .btn")];
  return things.filter((thing) => thing.checkVisibility())
    .map((thing) => [thing, thing.getBoundingClientRect()])
    .filter(([, at]) => Math.min(at.right, box.right) - Math.max(at.left, box.left) > 1
      && Math.min(at.bottom, box.bottom) - Math.max(at.top, box.top) > 1)
    .map(([thing]) => thing.outerHTML.slice(0, 80));
}"""
SIZES = [(360, 740), (390, 844), (844, 390), (768, 1024), (1440, 900), (3840, 2160)]


def said(page: Page) -> None:
    """Waits until it stands where it stays."""
    expect(page.locator(".bubble")).to_be_visible()
    page.evaluate("() => Promise.all(document.getAnimations().map((each) => each.finished))")


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize(("width", "height"), SIZES)
def test_it_covers_no_card(open_page: Open, width: int, height: int, language: str) -> None:
    """Of any card that may not be set aside, and of a hint in the play."""
    page = open_page(width=width, height=height, settings={"language": language})
    bid(page, "garde").click()
    off = page.locator(".hand [aria-disabled]")
    for at in (0, off.count() // 2, off.count() - 1):
        click(page, off.nth(at))
        said(page)
        assert page.evaluate(COVERED) == []
        page.keyboard.press("Escape")


def test_a_reason_stays_while_it_is_read(open_page: Open) -> None:
    """Eight seconds at least; and for as long as it is pointed at, or its rule has the keyboard."""
    page = open_page(before=lambda page: page.clock.install())
    bid(page, "garde").click()
    click(page, page.locator(".hand [aria-disabled]").first)
    said(page)
    bubble = page.locator(".bubble")
    page.clock.fast_forward(7000)
    expect(bubble).to_be_visible()
    bubble.hover()
    page.clock.fast_forward(60_000)
    expect(bubble).to_be_visible()
    bubble.get_by_role("link").focus()
    page.mouse.move(1, 1)
    page.clock.fast_forward(60_000)
    expect(bubble).to_be_visible()
    bubble.get_by_role("link").blur()
    page.clock.fast_forward(60_000)
    expect(bubble).to_have_count(0)


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_a_hint_covers_no_card(open_page: Open, width: int, height: int) -> None:
    page = open_page(width=width, height=height)
    lead(page)
    click(page, playable(page).first)
    page.locator(".hand.choosing").wait_for()
    page.get_by_role("button", name="Hint").click()
    said(page)
    assert page.evaluate(COVERED) == []
