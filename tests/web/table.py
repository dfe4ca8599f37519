"""A table of Tarot as a person handles it in the browser."""

import re
from collections.abc import Callable

from playwright.sync_api import Locator, Page, expect

from web.browser import ROOT

AXE = ROOT / "web/node_modules/axe-core/axe.min.js"

INDEX = {"x": 12.0, "y": 20.0}
"""Where a card shows its index: the part that is in sight when cards overlap."""

Way = Callable[[Page, Locator], None]

DUE = """() => {
  const seen = (what) => document.querySelector(what)?.checkVisibility();
  if (seen(".slip")) return "slip";
  if (seen("[data-about=no-slam]")) return "slam";
  if (seen(".dog .btn")) return "dog";
  if (seen(".hand.choosing")) return "card";
  return null;
}"""


def hand(page: Page) -> Locator:
    """The cards in the hand."""
    return page.get_by_role("list", name="Your hand").get_by_role("button")


def playable(page: Page) -> Locator:
    """Those of them that may be chosen now."""
    return page.locator(".hand.choosing button:not([aria-disabled])")


def bid(page: Page, name: str) -> Locator:
    """The button of a bid."""
    return page.locator(f"button[data-about={name}]")


def lead(page: Page) -> None:
    """Takes without the dog, so that the first lead is due at once."""
    bid(page, "garde-sans").click()
    bid(page, "no-slam").click()
    page.locator(".hand.choosing").wait_for()


def click(_: Page, thing: Locator) -> None:
    """By mouse, on the index; also where the page says that it may not be chosen."""
    thing.click(position=INDEX, force=True)


def tap(_: Page, thing: Locator) -> None:
    """By a finger, on the index."""
    thing.tap(position=INDEX, force=True)


def play_deal(page: Page, choose: Way, press: Way, lay: Way | None = None) -> int:
    """Plays the deal to its slip, with the first card that may be played; how many cards were played.

    `choose` plays a card of the hand, `press` a button, `lay` puts a card among the six.
    """
    cards = 0
    while (due := page.wait_for_function(DUE).json_value()) != "slip":
        if due == "slam":
            press(page, bid(page, "no-slam"))
        elif due == "dog":
            for _ in range(6):
                (lay or choose)(page, playable(page).first)
            press(page, page.get_by_role("button", name="Set aside", exact=True))
            expect(page.locator(".dog")).to_have_count(0)
        else:
            left = hand(page).count()
            choose(page, playable(page).first)
            expect(hand(page)).to_have_count(left - 1)
            cards += 1
            if left == 1:
                expect(page.locator(".slip")).to_be_visible()
            else:
                page.wait_for_function(DUE)
    return cards


def has_focus(thing: Locator) -> bool:
    """Whether the keyboard is there."""
    return bool(thing.evaluate("(element) => element === document.activeElement"))


def keyboard_on_cloth(page: Page) -> None:
    """Waits until the keyboard is on something of the cloth that is not disabled."""
    page.wait_for_function("() => document.activeElement.matches('main :not(:disabled)')")


def tab_to(page: Page, thing: Locator) -> None:
    """Goes there with the Tab key alone."""
    for _ in range(60):
        if has_focus(thing):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"the Tab key does not reach {thing}")


def points(text: str) -> float:
    """A score as it stands on a slip, as a number."""
    return float(re.sub("[+]", "", text).replace("−", "-"))


def complaints_of_axe(page: Page, *rules: str) -> list[str]:
    """What axe finds, one line each; the drawings on the cards have nothing for it to look at."""
    page.add_script_tag(path=AXE)
    page.evaluate("() => document.getAnimations().forEach((each) => each.finish())")
    options = {"resultTypes": ["violations"]} | ({"runOnly": rules} if rules else {})
    found = page.evaluate("(options) => axe.run({ exclude: ['.face'] }, options)", options)
    return [
        f"{each['id']}: {node['target']} {node['failureSummary']}"
        for each in found["violations"]
        for node in each["nodes"]
    ]
