"""The command line of the page: what the terminal takes, it takes too."""

import re

from playwright.sync_api import Page, expect

from web import test_gracias, test_racko
from web.conftest import Open
from web.rounds import seated
from web.table import bid, hand, has_focus, lead, playable


def say(page: Page, words: str) -> None:
    """Types the words, with the key that leads to the command line."""
    page.keyboard.press("/")
    expect(page.locator("[name=command]")).to_be_focused()
    page.keyboard.type(words)
    page.keyboard.press("Enter")


def test_it_takes_the_words_of_records(open_page: Open) -> None:
    """What can be tapped can be typed; what is not allowed is answered with its rule."""
    page = open_page()
    lead(page)
    page.wait_for_url(re.compile(r"/t/\w+"))
    card = playable(page).first.get_attribute("data-about")
    say(page, "garde")
    expect(page.locator(".bubble a.rule")).to_have_text("Tarot 3.1")
    assert has_focus(page.locator("[name=command]"))
    page.keyboard.type(f"play {card}")
    page.keyboard.press("Enter")
    expect(hand(page)).to_have_count(17)


def test_it_takes_the_short_forms_of_the_terminal(open_page: Open, server: str) -> None:
    """The beginning of each word, if it can mean one thing only; `why` understands it as well."""
    page = open_page(seated(server, "racko", 2))
    page.wait_for_function(test_racko.DUE)
    say(page, "t")
    expect(page.locator(".bubble")).to_contain_text("can mean several things: take 5, take 10")
    page.keyboard.press("Escape")
    say(page, "why p 5")
    expect(page.locator(".bubble a.rule")).to_have_text("Rack-O 3.1")
    say(page, "d")
    expect(page.locator(".drawn .card")).to_have_count(1)
    number = test_racko.drawn(page)
    say(page, "p 35")
    expect(page.locator(f".rack [data-slot='35'] [data-move='{number}']")).to_have_count(1)


def test_seats_can_be_named(open_page: Open, server: str) -> None:
    """The first letters, a colour and a name keep and give; `?` lists what is legal now."""
    page = open_page(seated(server, "gracias", 3))
    page.wait_for_function(test_gracias.DUE)
    trio = str(test_gracias.free_trios(page).first.get_attribute("data-about"))
    say(page, trio.replace("trio", "t"))
    page.locator(".gift").wait_for()
    say(page, "?")
    listed = page.get_by_role("dialog")
    legal = listed.locator(".now code").filter(has_text=re.compile("^keep . give 1$"))
    colour = legal.first.inner_text().split()[1]
    page.keyboard.press("Escape")
    expect(listed).to_have_count(0)
    say(page, f"k {colour.lower()} g ada")
    expect(page.get_by_role("list", name="Log")).to_contain_text(re.compile("You keep .* to Ada"))


def test_it_is_there_on_the_landing_page(open_page: Open) -> None:
    """A bid can be typed there, `?` lists what can be, and Escape puts it away."""
    page = open_page()
    hand(page).first.wait_for()
    say(page, "?")
    listed = page.get_by_role("dialog")
    expect(listed).to_contain_text("garde-sans")
    expect(listed).to_contain_text("the beginning of each word")
    page.keyboard.press("Escape")
    expect(listed).to_have_count(0)
    page.keyboard.press("Escape")
    expect(page.locator("[name=command]")).to_have_count(0)
    expect(bid(page, "garde")).to_be_visible()
    say(page, "garde-s")
    page.wait_for_url(re.compile(r"/t/\w+"))
    expect(bid(page, "no-slam")).to_be_visible()
