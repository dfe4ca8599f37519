"""Rack-O in the browser."""

from collections.abc import Callable

from playwright.sync_api import Locator, Page, expect

from web.conftest import Open
from web.rounds import LIGHT_PHONE, press, press_in, seated
from web.table import complaints_of_axe, points

Way = Callable[[Page, Locator], None]

DUE = """() => document.querySelector(".round") ? "slip"
  : document.querySelector(".rack.choosing [data-about^=take]") ? "turn" : null"""

NAMED = """() => [...document.querySelectorAll(".log .chip .sr")].map((chip) => chip.textContent)"""
IN_SIGHT = """() => [
  ...[...document.querySelectorAll(".mini .open > [aria-hidden]")].map((cell) => cell.textContent),
  ...[...document.querySelectorAll(".rack [data-move], .stack [data-move]")].map((card) => card.dataset.move),
]"""


def draw_pile(page: Page) -> Locator:
    return page.locator(".pile[data-about=draw]")


def slot(page: Page, act: str) -> Locator:
    return page.locator(f".rack [data-about='{act}']")


def drawn(page: Page) -> int:
    """The number on the card just drawn."""
    card = page.locator(".drawn .card")
    card.wait_for()
    return int(card.get_attribute("data-move") or "")


def play_round(page: Page, choose: Way, put: Way) -> int:
    """Draws every turn, and puts each card where its size belongs, until the slip; the turns it took."""
    turns = 0
    while page.wait_for_function(DUE).json_value() == "turn":
        named, in_sight = page.evaluate(NAMED), page.evaluate(IN_SIGHT)
        assert set(named) <= set(in_sight)  # the log names no covered discard [1.3]
        choose(page, draw_pile(page))
        number = drawn(page)
        put(page, slot(page, f"place {5 + (number - 1) // 4 * 5}"))
        expect(page.locator(".drawn .card")).to_have_count(0)
        turns += 1
    return turns


def assert_scored(page: Page) -> None:
    """The slip and the standings say the same, and someone has won."""
    amounts = page.locator(".slip tbody tr:not(.end) .amount").all_inner_texts()
    total = points(page.locator(".slip .end .amount").inner_text())
    assert sum(map(points, amounts)) == total
    standing = page.locator(".beside tbody tr").first.locator("td").last
    assert points(standing.inner_text()) == total
    expect(page.locator(".racks .mini")).to_have_count(2)
    expect(page.locator(".racks .open")).to_have_count(20)
    expect(page.get_by_text("The game is over")).to_be_visible()


def test_a_game_by_mouse(open_page: Open, server: str) -> None:
    """Every turn changes a slot, and the round ends with all racks in sight and the slip."""
    page = open_page(seated(server, "racko", 2, target=75), bypass_csp=True)

    def click(_: Page, thing: Locator) -> None:
        thing.click()

    assert play_round(page, click, click) > 0
    assert_scored(page)
    assert complaints_of_axe(page) == []
    page.get_by_role("button", name="New game").click()
    page.locator(".rack.choosing").wait_for()
    expect(page.get_by_text("round 1, to 75")).to_be_visible()


def test_a_game_by_keyboard(open_page: Open, server: str) -> None:
    """Tab, arrows and Enter are enough."""
    page = open_page(seated(server, "racko", 2, target=75))
    slots = page.locator(".rack button")
    assert play_round(page, press, lambda page, thing: press_in(page, slots, thing)) > 0
    assert_scored(page)


def test_touch_raises_a_slot_first(open_page: Open, server: str) -> None:
    """The first tap says what the card would do there, the second puts it there."""
    path = seated(server, "racko", 4)
    page = open_page(path, width=360, height=740, has_touch=True, is_mobile=True)
    page.wait_for_function(DUE)
    old = slot(page, "take 30").get_attribute("aria-label")
    discard = page.locator("[data-place=discards] .card").get_attribute("data-move")
    slot(page, "take 30").tap()
    expect(page.locator(".rack .up .tip")).to_contain_text(f"{discard} here")
    expect(page.get_by_text("Tap the slot again to put the card there.")).to_be_visible()
    assert slot(page, "take 30").get_attribute("aria-label") == old
    slot(page, "take 30").tap()
    expect(page.locator(f".rack [data-slot='30'] [data-move='{discard}']")).to_have_count(1)
    assert page.evaluate("() => document.documentElement.scrollWidth") == 360


def test_the_discard_pile_is_closed_after_a_draw(open_page: Open, server: str) -> None:
    """Both piles can be touched; the reason stands there with its rule, and nothing has changed."""
    page = open_page(seated(server, "racko", 2))
    page.wait_for_function(DUE)
    draw_pile(page).click()
    number = drawn(page)
    for pile in page.locator(".pile").all():
        pile.click(force=True)
        bubble = page.locator(".bubble")
        expect(bubble).to_contain_text(f"You have drawn the {number}")
        expect(bubble.locator("a.rule")).to_have_text("Rack-O 3.2")
        page.keyboard.press("Escape")
        expect(bubble).to_have_count(0)
    assert drawn(page) == number


def test_a_drawn_card_is_tossed_and_the_turn_taken_back(open_page: Open, server: str) -> None:
    """It lies on the discard pile; after that the last decision can be undone."""
    page = open_page(seated(server, "racko", 2))
    page.wait_for_function(DUE)
    draw_pile(page).click()
    number = drawn(page)
    page.get_by_role("button", name="Toss it").click()
    expect(page.get_by_role("list", name="Log")).to_contain_text("You drew and tossed.")
    page.wait_for_function(DUE)
    page.get_by_role("button", name="Take back").click()
    assert drawn(page) == number


def test_a_hint_marks_what_it_is_about(open_page: Open, server: str) -> None:
    page = open_page(seated(server, "racko", 3))
    page.wait_for_function(DUE)
    page.get_by_role("button", name="Hint").click()
    expect(page.locator(".bubble[data-kind=hint]")).to_be_visible()
    expect(page.locator(".rack .hinted, .stack.ringed")).not_to_have_count(0)


def test_known_cards_are_a_learning_aid(open_page: Open, server: str) -> None:
    """Without aids the other racks are backs, and nothing says how many cards are in order."""
    path = seated(server, "racko", 4)
    page = open_page(path, settings={"aids": False})
    page.wait_for_function(DUE)
    expect(page.locator(".mini")).to_have_count(3)
    expect(page.locator(".mini .open")).to_have_count(0)
    expect(page.get_by_text("in order from slot 5")).to_have_count(0)


def test_axe_finds_nothing(open_page: Open, server: str) -> None:
    """At one's turn and with a card drawn, on a phone; contrast in both themes."""
    page = open_page(seated(server, "racko", 4), **LIGHT_PHONE)
    page.wait_for_function(DUE)
    assert complaints_of_axe(page) == []
    draw_pile(page).click()
    drawn(page)
    assert complaints_of_axe(page) == []
    page.evaluate("() => (document.documentElement.dataset.theme = 'dark')")
    assert complaints_of_axe(page, "color-contrast") == []
