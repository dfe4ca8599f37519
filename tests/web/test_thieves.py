"""Thieves of the same rank in two browsers: they choose at once, clash, and choose again."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from web.conftest import Open
from web.table import INDEX, complaints_of_axe, hand

RANK = re.compile(r"[SHDC](\w+)")


def two_friends(open_page: Open) -> tuple[Page, Page]:
    """A table of three: two people by link, and a bot."""
    host = open_page(bypass_csp=True)
    host.get_by_role("button", name="Indian Chief").click()
    host.get_by_role("group", name="Seats", exact=True).get_by_text("3", exact=True).click()
    host.get_by_role("group", name="With").get_by_text("Friends").click()
    host.get_by_role("button", name="Make a table").click()
    host.get_by_role("button", name="Start").wait_for()
    guest = open_page(host.url.removeprefix(host.evaluate("() => location.origin")), width=390)
    guest.get_by_label("Your name").fill("Bob")
    guest.get_by_role("button", name="Sit down").click()
    host.get_by_role("button", name="Start").click()
    for page in (host, guest):
        expect(hand(page)).to_have_count(8)
    return host, guest


def held(page: Page) -> dict[str, int]:
    """The rank of each card of the hand, with the place of the first card that has it."""
    cards = [str(each.get_attribute("data-about")) for each in hand(page).all()]
    ranks = [RANK.match(card)[1] for card in cards]  # type: ignore[index]
    return {rank: ranks.index(rank) for rank in ranks}


def lay_one(page: Page, place: int) -> None:
    """Seals the card at that place as a Thief."""
    hand(page).nth(place).click(position=INDEX)
    page.locator(".build .btn").click()


def to_the_thefts(page: Page) -> None:
    """Reads the melds and goes on, where the page waits for it."""
    page.locator(".ways, .say .btn.main").first.wait_for()
    if not page.locator(".ways").count():
        page.locator(".say .btn.main").click()
    page.locator(".ways").wait_for()


@pytest.fixture
def thieves(open_page: Open) -> tuple[Page, Page]:
    """Two people who laid a card of the same rank, and are to steal."""
    host, guest = two_friends(open_page)
    mine, theirs = held(host), held(guest)
    rank = next(rank for rank in mine if rank in theirs)
    lay_one(host, mine[rank])
    expect(host.get_by_role("main")).to_contain_text(re.compile("wait|Wait|chooses|choosing|Bob"))
    lay_one(guest, theirs[rank])
    for page in (host, guest):
        page.locator(".melds").wait_for()
        to_the_thefts(page)
    return host, guest


def log(page: Page) -> Locator:
    """The log, also where it lies in a closed drawer."""
    return page.get_by_role("list", name="Log", include_hidden=True)


def choose_theft(page: Page, card: str) -> None:
    """Chooses the card that lies there by that name, and says so to the table."""
    page.locator(f".melds button[data-about='{card}']").click()
    page.locator(".ways .btn.main").click()


def test_tied_thieves_clash_and_choose_again(thieves: tuple[Page, Page]) -> None:
    """Both want the same card: it is made known, nothing is taken, and both choose again [7.8]."""
    host, guest = thieves
    bots = host.locator(".melds li:not(.you) button").evaluate_all(
        "(all) => all.map((each) => each.dataset.about).filter((about) => about.startsWith('steal 2'))"
    )
    assert bots, "the bot at seat 2 laid nothing"
    for page in thieves:
        expect(page.locator(".do")).to_contain_text(re.compile("Anna|Bob"))  # who else is a Thief
    choose_theft(host, bots[0])
    expect(host.locator(".ways")).to_have_count(0)
    expect(guest.locator(".ways")).to_be_visible()
    assert bots[0].split()[-1] not in str(guest.locator(".say").inner_text())  # it is sealed [7.7]
    choose_theft(guest, bots[0])
    for page in thieves:
        page.locator(".ways").wait_for()
        expect(page.locator(f".melds button[data-about='{bots[0]}']")).to_be_visible()
        expect(log(page)).to_contain_text(re.compile("clash|same card", re.IGNORECASE))
        expect(page.locator(".do")).to_contain_text("2")
    assert complaints_of_axe(host) == []


def test_tied_thieves_agree(thieves: tuple[Page, Page]) -> None:
    """Two Thieves may take each other's card, and each has it in the hand [7.10]."""
    host, guest = thieves
    mine = host.locator(".melds .you button").get_attribute("data-about")
    theirs = guest.locator(".melds .you button").get_attribute("data-about")
    assert mine is not None
    assert theirs is not None
    before = [page.locator(".hand button:not(.gone)").count() for page in thieves]
    choose_theft(host, f"steal 1 {theirs.split()[-1]}")
    choose_theft(guest, f"steal 0 {mine.split()[-1]}")
    for page in thieves:
        expect(page.locator(".ways")).to_have_count(0)
        expect(log(page)).to_contain_text(re.compile("You steal|you pick it up"))
    for page, card, count in zip(thieves, (theirs, mine), before, strict=True):
        expect(page.locator(f".hand button[data-about^='{card.split()[-1]}']")).not_to_have_count(0)
        assert page.locator(".hand button:not(.gone)").count() == count + 1
