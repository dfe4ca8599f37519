"""Gracias in the browser."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from web.conftest import Open
from web.rounds import LIGHT_PHONE, press, press_in, seated
from web.table import complaints_of_axe, points

Way = Callable[[Page, Locator], None]

DUE = """() => document.querySelector(".round") ? "slip"
  : document.querySelector(".trios.choosing") ? "trio" : null"""
TURNS = 4
COLOURS = ("red", "orange", "yellow", "green", "blue", "purple")

SLOWER = """() => localStorage.setItem("kibitz.settings",
  JSON.stringify({ ...JSON.parse(localStorage.getItem("kibitz.settings")), speed: 8 }))"""
WATCH_CALLS = """() => {
  window.called = [];
  new MutationObserver(() => {
    const text = document.querySelector(".called")?.textContent;
    if (text && text !== window.called.at(-1)) window.called.push(text);
  }).observe(document.body, { subtree: true, childList: true, characterData: true });
}"""


def free_trios(page: Page) -> Locator:
    return page.locator(".trios.choosing li:not(.gone) button")


def receivers(page: Page) -> Locator:
    return page.get_by_role("group", name="Who gets").get_by_role("button")


def give_button(page: Page) -> Locator:
    return page.locator(".gift .go")


def play_round(page: Page, take: Way, choose: Way) -> int:
    """Takes the first trio that is left and gives to each opponent in turn; the turns it took."""
    turns = 0
    while page.wait_for_function(DUE).json_value() == "trio":
        take(page, free_trios(page).first)
        page.locator(".gift").wait_for()
        choose(page, receivers(page).nth(turns % receivers(page).count()))
        choose(page, give_button(page))
        expect(page.locator(".gift")).to_have_count(0)
        turns += 1
    return turns


def assert_scored(page: Page) -> None:
    """The slip, the standings and the cards that are left say the same."""
    amounts = page.locator(".slip tbody tr:not(.end) .amount").all_inner_texts()
    total = points(page.locator(".slip .end .amount").inner_text())
    assert sum(map(points, amounts)) == total
    mine = page.locator(".board .seat").first
    left = [int(text) for text in mine.locator(".n").all_inner_texts() if text != "–"]
    assert sum(left) == total  # a point for each card and for each pile [6.6, 6.7]
    expect(page.get_by_text("The game is over")).to_be_visible()


def click(_: Page, thing: Locator) -> None:
    thing.click()


def test_a_game_by_mouse(open_page: Open, server: str) -> None:
    """Four turns, then the scoring, of which the slip remains."""
    page = open_page(seated(server, "gracias", 3, rounds=1), bypass_csp=True)
    assert play_round(page, click, click) == TURNS
    assert_scored(page)
    assert complaints_of_axe(page) == []


def test_a_game_by_keyboard(open_page: Open, server: str) -> None:
    """Tab, arrows and Enter are enough."""
    page = open_page(seated(server, "gracias", 3, rounds=1))
    trios = page.locator(".trios button")
    assert play_round(page, lambda page, thing: press_in(page, trios, thing), press) == TURNS
    assert_scored(page)


def test_the_scoring_goes_step_by_step(open_page: Open, server: str) -> None:
    """Turned up, then the colours in their order; the slip stays until it is read."""
    page = open_page(seated(server, "gracias", 3, rounds=2))
    for turn in range(TURNS):
        page.wait_for_function(DUE)
        free_trios(page).first.click()
        receivers(page).first.click()
        if turn < TURNS - 1:
            give_button(page).click()
    page.evaluate(SLOWER)
    page.reload()
    page.evaluate(WATCH_CALLS)
    receivers(page).first.click()
    give_button(page).click()
    page.locator(".round").wait_for()
    first, *rest = page.evaluate("() => window.called")
    assert first == "The face-down cards are turned up."
    calls = [text for text in rest if text.startswith("Discarded")]
    order = [
        next(at for at, name in enumerate(COLOURS) if f"most {name}:" in text) for text in calls
    ]
    assert order
    assert order == sorted(set(order))
    page.get_by_role("button", name="Next round").click()
    page.locator(".trios").wait_for()
    expect(page.locator(".what")).to_contain_text("round 2 of 2, turn 1 of 4")


def test_touch_raises_a_trio_first(open_page: Open, server: str) -> None:
    """On a phone with six players nothing is wider than the screen."""
    path = seated(server, "gracias", 6)
    page = open_page(path, width=360, height=740, has_touch=True, is_mobile=True)
    page.wait_for_function(DUE)
    free_trios(page).first.tap()
    expect(page.locator(".trios .up")).to_have_count(1)
    expect(page.get_by_text("Tap the trio again to take it.")).to_be_visible()
    expect(page.locator(".gift")).to_have_count(0)
    free_trios(page).first.tap()
    receivers(page).first.tap()
    receivers(page).first.tap()
    expect(page.locator(".gift")).to_have_count(0)
    assert page.evaluate("() => document.documentElement.scrollWidth") == 360


def test_taking_a_trio_is_final(open_page: Open, server: str) -> None:
    """Another trio can be touched, and the reason stands there; there is nothing to take back."""
    page = open_page(seated(server, "gracias", 4, opener=1))
    page.wait_for_function(DUE)
    taken = page.locator(".trios .gone button").first
    taken.click(force=True)
    expect(page.locator(".bubble a.rule")).to_have_text("Gracias 3.6")
    free_trios(page).first.click()
    page.locator(".gift").wait_for()
    page.locator(".trios button").last.click(force=True)
    expect(page.locator(".bubble")).to_contain_text("You have taken your trio")
    expect(page.locator(".bubble a.rule")).to_have_text("Gracias 3.4")
    expect(page.get_by_role("button", name="Take back")).to_have_count(0)


def test_gracias_is_said(open_page: Open, server: str) -> None:
    """By whoever got the gift; both cards lie open then, and the counts are those of the table."""
    page = open_page(seated(server, "gracias", 3, opener=0), settings={"speed": 0.5})
    page.wait_for_function(DUE)
    free_trios(page).first.click()
    kept = page.locator(".gift figure [role=img]").nth(1).get_attribute("aria-label")
    receivers(page).first.click()
    give_button(page).click()
    expect(page.locator(".reserve .said")).to_have_text("Gracias!")
    expect(page.get_by_role("list", name="Log")).to_contain_text("“Gracias!”")
    own = page.get_by_role("list", name="Your open cards")
    expect(own).to_contain_text(f"{kept}: ")


def test_only_the_owner_sees_a_hidden_card(open_page: Open, server: str) -> None:
    """An onlooker sees backs and their number, and no decision."""
    path = seated(server, "gracias", 3, opener=0)
    page = open_page(path)
    page.wait_for_function(DUE)
    free_trios(page).first.click()
    expect(page.locator(".gift .secret")).to_contain_text("only you")
    onlooker = open_page(path.partition("#")[0])
    expect(onlooker.locator(".reserve")).to_have_count(3)
    expect(onlooker.locator(".gift, .secret")).to_have_count(0)
    expect(onlooker.get_by_text("1 face down")).to_have_count(1)


def test_a_hint_marks_what_it_is_about(open_page: Open, server: str) -> None:
    """The trio; then the receiver, or the swap if the other card is to be kept."""
    page = open_page(seated(server, "gracias", 3))
    page.wait_for_function(DUE)
    hint = page.get_by_role("button", name="Hint")
    hint.click()
    expect(page.locator(".trios .hinted")).to_have_count(1)
    page.locator(".trios .hinted button").click()
    page.locator(".gift").wait_for()
    hint.click()
    expect(page.locator(".gift .hinted")).to_have_count(1)


def test_axe_finds_nothing(open_page: Open, server: str) -> None:
    """At the choice of a trio and at the gift, on a phone; contrast in both themes."""
    page = open_page(seated(server, "gracias", 4), **LIGHT_PHONE)
    page.wait_for_function(DUE)
    assert complaints_of_axe(page) == []
    free_trios(page).first.click()
    receivers(page).first.click()
    assert complaints_of_axe(page) == []
    page.evaluate("() => (document.documentElement.dataset.theme = 'dark')")
    assert complaints_of_axe(page, "color-contrast") == []


@pytest.mark.parametrize(("width", "seats"), [(360, 6), (768, 4), (768, 6), (900, 6)])
def test_a_gift_fits(open_page: Open, server: str, width: int, seats: int) -> None:
    """Whoever can get the card stands on the screen, as wide as it is."""
    page = open_page(seated(server, "gracias", seats), width=width, height=1024)
    page.wait_for_function(DUE)
    free_trios(page).first.click()
    page.locator(".gift").wait_for()
    expect(receivers(page)).to_have_count(seats - 1)
    for box in (each.bounding_box() for each in receivers(page).all()):
        assert box is not None
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= width
