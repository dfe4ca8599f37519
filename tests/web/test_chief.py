"""Indian Chief in a browser: whole games by mouse and by keyboard, sealed choices, thefts, many seats."""

import re

from playwright.sync_api import Page, expect

from web.chief import choose, dues, lay, open_chief, scores, seal
from web.conftest import Open
from web.table import complaints_of_axe, hand, points, tab_to

MELDS = (
    "Thief", "Beggar Man", "Poor Man", "Lawyer", "Rich Man", "Doctor", "Indian Chief",
)  # fmt: skip


def test_a_game_by_mouse(open_page: Open) -> None:
    """Seven rounds; what the builder promised stands on the sheet, and each column adds up."""
    page = open_chief(open_page(), 2)
    sizes = iter(range(1, 8))
    for due in dues(page):
        if due == "meld":
            size = next(sizes)
            choose(page, range(size))
            expect(page.locator(".ladder [aria-current=true]")).to_contain_text(MELDS[size - 1])
            promised = page.locator(".sheet .maybe:visible").inner_text()
            seal(page).click()
            page.locator(".melds").wait_for()
            expect(page.locator(".melds .you .card")).to_have_count(size)
            scored = scores(page, MELDS[size - 1])[0]
            assert promised in ("?", f"{scored}?")
        elif due == "theft":
            page.get_by_role("button", name="Steal nothing").click()
            page.locator(".ways").wait_for(state="detached")
        else:
            page.locator(".say .btn.main").click()
    for seat in range(2):
        laid = [points(scores(page, name)[seat]) for name in MELDS]
        assert sum(laid) == points(scores(page, "Total")[seat])
    page.reload()
    expect(page.get_by_role("region", name="The game is over")).to_be_visible()


def test_a_game_by_keyboard(open_page: Open) -> None:
    """Tab, arrows, Space and Enter are enough for choosing, sealing, stealing and going on."""
    page = open_chief(open_page(), 2)
    sizes = iter(range(1, 8))
    stole = False
    for due in dues(page):
        if due == "meld":
            tab_to(page, page.locator(".hand button[tabindex='0']"))
            page.keyboard.press("Home")
            for place in range(size := next(sizes)):
                if place:
                    page.keyboard.press("ArrowRight")
                page.keyboard.press("Space")
            expect(page.locator(".hand .selected")).to_have_count(size)
            tab_to(page, seal(page))
            page.keyboard.press("Enter")
            page.locator(".melds").wait_for()
        elif due == "theft":
            stole = True
            tab_to(page, page.locator(".melds button[tabindex='0']"))
            page.keyboard.press("Enter")
            expect(page.locator(".melds [aria-pressed=true]")).to_have_count(1)
            tab_to(page, page.locator(".ways .btn.main"))
            page.keyboard.press("Enter")
            page.locator(".ways").wait_for(state="detached")
        else:
            tab_to(page, page.locator(".say .btn.main"))
            page.keyboard.press("Enter")
    assert stole
    expect(page.get_by_role("list", name="Log")).to_contain_text("You steal")


def test_a_meld_that_was_laid_says_why(open_page: Open) -> None:
    """The button is there and says the rule, the ladder too; the rule opens over the table."""
    page = open_chief(open_page(bypass_csp=True), 2)
    lay(page, 1)
    for due in dues(page):
        if due == "meld":
            break
        page.locator(".say .btn" if due == "read" else ".ways [data-about=no-steal]").first.click()
    choose(page, range(1))
    expect(seal(page)).to_have_attribute("aria-disabled", "true")
    seal(page).click(force=True)
    bubble = page.locator(".bubble")
    expect(bubble).to_contain_text("You have already laid your meld of 1")
    expect(hand(page)).to_have_count(8)
    bubble.get_by_role("link", name="Indian Chief 3.2").click()
    rule = page.get_by_role("dialog").get_by_role("article", name="3.2 Each meld once")
    expect(rule).to_contain_text("only if you have not laid that number before")
    assert complaints_of_axe(page) == []
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    assert "/t/" in page.url
    page.locator(".ladder .done button").click(force=True)
    expect(bubble).to_contain_text("You have already laid your meld of 1")


def test_a_thief_steals(open_page: Open) -> None:
    """One's own card cannot be stolen and says so; a card of another comes into the hand."""
    page = open_chief(open_page(bypass_csp=True), 2)
    lay(page, 1)
    for due in dues(page):
        if due == "theft":
            break
        page.locator(".say .btn.main").click()
    page.locator(".melds .you button").click(force=True)
    expect(page.locator(".bubble")).to_contain_text("You cannot steal from your own place")
    page.keyboard.press("Escape")
    wanted = page.locator(".melds li:not(.you) button").first
    card = str(wanted.get_attribute("data-about")).split()[-1]
    held = page.locator(f".hand button[data-about^='{card}']").count()
    wanted.click()
    assert complaints_of_axe(page) == []
    page.locator(".ways .btn.main").click()
    expect(page.get_by_role("list", name="Log")).to_contain_text(re.compile("You steal"))
    expect(page.locator(f".hand button[data-about^='{card}']")).to_have_count(held + 1)


def test_a_sealed_choice_shows_a_back_and_a_tick(open_page: Open) -> None:
    """Of the others nothing else is on the page: neither their cards nor how many."""
    page = open_chief(open_page(bypass_csp=True), 4)
    expect(page.locator(".others .sealed")).to_have_count(3)
    expect(page.locator(".others .face")).to_have_count(3)
    others = page.get_by_role("list", name="The others")
    expect(others).to_have_text(re.compile("(Ada|Ben|Cleo).*sealed"))
    assert not re.search(r"\d", others.inner_text())
    choose(page, range(4))
    assert complaints_of_axe(page) == []
    page.evaluate("() => (document.documentElement.dataset.theme = 'light')")
    assert complaints_of_axe(page, "color-contrast") == []


def test_a_hint_marks_its_cards(open_page: Open) -> None:
    """The cards of the meld that the hint names."""
    page = open_chief(open_page(), 2)
    page.get_by_role("button", name="Hint").click()
    expect(page.locator(".bubble[data-kind=hint]")).to_be_visible()
    assert 1 <= page.locator(".hand .hinted").count() <= 7


def fits(page: Page) -> None:
    """Nothing is wider than the screen, and no button lies outside it or is too small to touch."""
    assert page.evaluate("() => document.documentElement.scrollWidth") == 360
    for box in (each.bounding_box() for each in page.locator(".chief button:visible").all()):
        assert box is not None
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= 360
        assert min(box["width"], box["height"]) >= 24


def test_eight_seats_on_a_small_phone(open_page: Open) -> None:
    """Choosing, the melds of all, and the next round, by touch."""
    page = open_chief(open_page(width=360, height=740, has_touch=True, is_mobile=True), 8)
    expect(page.locator(".others li")).to_have_count(7)
    hand(page).nth(7).tap(position={"x": 12, "y": 20})
    expect(page.locator(".hand .selected")).to_have_count(1)
    fits(page)
    seal(page).tap()
    expect(page.locator(".melds li")).to_have_count(8)
    fits(page)


def test_undo_gives_the_meld_back(open_page: Open) -> None:
    """The hand is whole again, nothing is chosen, and the sheet is as it was."""
    page = open_chief(open_page(), 2)
    lay(page, 3)
    page.get_by_role("button", name="Take back").click()
    page.locator(".build").wait_for()
    expect(hand(page)).to_have_count(8)
    expect(page.locator(".hand .selected")).to_have_count(0)
    assert scores(page, "Total") == ["0", "0"]
