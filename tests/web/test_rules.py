"""The rulebooks in a browser: every rule at its address."""

from playwright.sync_api import Page, expect

from web.conftest import Open
from web.table import complaints_of_axe

GAMES = ("tarot", "racko", "gracias", "chief")


def at_the_top(page: Page, rule: str) -> bool:
    """Whether the rule stands in sight, below the bar."""
    box = page.locator(f"[id='{rule}']").bounding_box()
    assert box is not None
    return 50 <= box["y"] <= 400


def test_the_address_of_a_rule_leads_to_it(open_page: Open) -> None:
    """It is marked and in sight; the index and the numbers in the text lead to others."""
    page = open_page("/rules/chief#8.2", bypass_csp=True)
    rule = page.get_by_role("article", name="8.2 From the old stock")
    expect(page.locator(".here")).to_have_id("8.2")
    assert at_the_top(page, "8.2")
    expect(rule).to_contain_text("the table does it")
    expect(rule).to_contain_text("Source: the rulebook, filling up to eight cards; I-28")
    assert complaints_of_axe(page) == []
    rule.get_by_role("link", name="8.3").click()
    expect(page.locator(".here")).to_have_id("8.3")
    page.get_by_role("navigation").get_by_role("link", name="3.2 Each meld once").click()
    expect(page.locator(".here")).to_have_id("3.2")
    assert at_the_top(page, "3.2")
    expect(page.locator(".here")).to_contain_text("must be kept")
    expect(page.get_by_role("article", name="1.3").get_by_role("row")).to_have_count(8)
    page.go_back()
    expect(page.locator(".here")).to_have_id("8.3")


def test_every_game_has_its_rulebook(open_page: Open) -> None:
    """On a phone, in light, nothing wider than the screen; an unknown rule is said to be unknown."""
    page = open_page(width=360, height=740, settings={"theme": "light"}, bypass_csp=True)
    for name in GAMES:
        page.goto(page.url.partition("/rules/")[0].rstrip("/") + f"/rules/{name}#99.9")
        expect(page.get_by_role("alert")).to_contain_text("99.9")
        assert page.evaluate("() => document.documentElement.scrollWidth") == 360
    assert complaints_of_axe(page) == []
