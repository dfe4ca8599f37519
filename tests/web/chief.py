"""A table of Indian Chief as a person handles it in the browser."""

import re
from collections.abc import Iterator

from playwright.sync_api import Locator, Page, expect

from web.table import INDEX, hand

DUE = """() => {
  const seen = (what) => document.querySelector(what)?.checkVisibility();
  if (seen(".after")) return "over";
  if (seen(".ways")) return "theft";
  if (seen(".say .btn.main")) return "read";
  if (seen(".build")) return "meld";
  return null;
}"""
SIZES = range(1, 8)


def open_chief(page: Page, seats: int) -> Page:
    """A game against bots, begun from the landing page."""
    page.get_by_role("button", name="Indian Chief").click()
    page.get_by_role("group", name="Seats", exact=True).get_by_text(str(seats), exact=True).click()
    page.get_by_role("button", name="Play", exact=True).click()
    page.wait_for_url(re.compile(r"/t/\w+"))
    expect(hand(page)).to_have_count(8)
    return page


def seal(page: Page) -> Locator:
    """The button that seals the chosen cards."""
    return page.locator(".build .btn")


def choose(page: Page, places: range) -> None:
    """Chooses cards of the hand by mouse."""
    for place in places:
        hand(page).nth(place).click(position=INDEX)


def dues(page: Page) -> Iterator[str]:
    """What is due, one after the other, until the game is over."""
    while (due := page.wait_for_function(DUE).json_value()) != "over":
        yield due


def lay(page: Page, size: int) -> None:
    """Lays the first cards of the hand, and waits until all melds are shown."""
    choose(page, range(size))
    seal(page).click()
    page.locator(".melds").wait_for()


def play_to_the_end(page: Page) -> None:
    """Lays the melds from the smallest to the largest and steals nothing."""
    sizes = iter(SIZES)
    for due in dues(page):
        if due == "meld":
            lay(page, next(sizes))
        elif due == "theft":
            page.get_by_role("button", name="Steal nothing").click()
            page.locator(".ways").wait_for(state="detached")
        else:
            page.locator(".say .btn.main").click()
            page.wait_for_function(DUE)


def scores(page: Page, row: str) -> list[str]:
    """What stands in a row of the sheet, the reader's first."""
    there = page.get_by_role("complementary").get_by_role("row", name=re.compile(row))
    return [re.split(r"\W*\n|,", cell)[0] for cell in there.get_by_role("cell").all_inner_texts()]
