"""A deal of Tarot by mouse, by keyboard alone, by touch on a small phone; and what happens on the way."""

from playwright.sync_api import Page, expect

from web.conftest import Open
from web.table import (
    bid,
    click,
    complaints_of_axe,
    hand,
    keyboard_on_cloth,
    lead,
    play_deal,
    playable,
    points,
    tab_to,
    tap,
)


def take(page: Page) -> None:
    """Bids a Garde, which takes the dog."""
    bid(page, "garde").click()
    expect(page.get_by_role("heading", name="Set six aside")).to_be_visible()


def test_a_deal_by_mouse(open_page: Open) -> None:
    """18 cards are played, the slip's terms add up, and the next deal is dealt."""
    page = open_page(bypass_csp=True)
    expect(hand(page)).to_have_count(18)
    take(page)
    expect(hand(page)).to_have_count(24)
    assert play_deal(page, click, lambda _, button: button.click()) == 18

    rows = page.locator(".slip tbody tr")
    paid, scored = (points(rows.nth(at).locator(".amount").inner_text()) for at in (-2, -1))
    assert abs(scored) == 3 * paid  # three defenders, or three payments [8.14]
    standings = page.locator(".round tbody tr td:last-child").all_inner_texts()
    assert sum(map(points, standings[-4:])) == 0
    expect(page.get_by_role("link", name="Tarot 8.14")).to_have_attribute(
        "href", "/rules/tarot#8.14"
    )

    assert complaints_of_axe(page) == []

    page.get_by_role("button", name="Next deal").click()
    expect(hand(page)).to_have_count(18)
    expect(page.locator(".what")).to_contain_text("deal 2 of 4")


def test_a_deal_by_keyboard(open_page: Open) -> None:
    """Tab, arrows and Enter are enough, and after each decision the keyboard is on the cloth."""
    page = open_page()
    tab_to(page, bid(page, "garde"))
    page.keyboard.press("Enter")

    def choose(page: Page, card) -> None:  # noqa: ANN001  a locator
        keyboard_on_cloth(page)
        name = card.get_attribute("data-about")
        if not page.evaluate("() => !!document.activeElement.closest('.hand')"):
            tab_to(page, page.locator(".hand button[tabindex='0']"))
        page.keyboard.press("Home")
        for _ in range(24):
            if page.evaluate("() => document.activeElement.dataset.about") == name:
                break
            page.keyboard.press("ArrowRight")
        page.keyboard.press("Enter")

    def press(page: Page, button) -> None:  # noqa: ANN001  a locator
        keyboard_on_cloth(page)
        tab_to(page, button)
        page.keyboard.press("Enter")

    assert play_deal(page, choose, press) == 18
    keyboard_on_cloth(page)
    tab_to(page, page.get_by_role("button", name="Next deal"))


def test_a_deal_by_touch(open_page: Open) -> None:
    """On a phone a tap raises a card and a second tap plays it; nothing is wider than the screen."""
    page = open_page(width=360, height=740, has_touch=True, is_mobile=True)
    expect(hand(page)).to_have_count(18)
    bid(page, "garde").tap()
    raised = page.locator(".hand .up")

    def choose(page: Page, card) -> None:  # noqa: ANN001  a locator
        tap(page, card)
        expect(raised).to_have_count(1)
        expect(page.get_by_text("Tap the card again to play it.")).to_be_visible()
        tap(page, card)

    assert play_deal(page, choose, lambda _, button: button.tap(), lay=tap) == 18
    assert page.evaluate("() => document.documentElement.scrollWidth") == 360
    expect(page.locator(".slip")).to_be_visible()


def test_a_card_that_may_not_be_played_says_why(open_page: Open) -> None:
    """It can be touched: it stays in the hand, and the reason stands there with its rule."""
    page = open_page()
    take(page)
    king = page.locator(".hand button[data-about$=K][aria-disabled]").first
    click(page, king)
    expect(page.locator(".bubble")).to_contain_text(
        "kings and the three bouts must stay in the hand"
    )
    link = page.locator(".bubble a.rule")
    expect(link).to_have_text("Tarot 4.4")
    expect(link).to_have_attribute("href", "/rules/tarot#4.4")
    expect(hand(page)).to_have_count(24)
    expect(page.locator("[aria-live=polite]")).to_contain_text("kings and the three bouts")
    page.keyboard.press("Escape")
    expect(page.locator(".bubble")).to_have_count(0)


def test_a_handful_is_shown(open_page: Open) -> None:
    """Who holds ten trumps is asked before his first card, and everyone hears of it."""
    page = open_page()
    take(page)
    for _ in range(6):
        click(page, playable(page).first)
    page.get_by_role("button", name="Set aside", exact=True).click()
    page.get_by_role("button", name="No slam").click()
    page.get_by_role("button", name="Choose the trumps").click()
    page.locator(".choice").first.click()
    expect(page.locator(".choice")).to_have_count(0)
    expect(page.get_by_role("list", name="Log")).to_contain_text("You show a handful of 10")


def test_undo_takes_the_last_decision_back(open_page: Open) -> None:
    """The card is in the hand again, the trick is as it was, and nothing chosen is left over."""
    page = open_page()
    lead(page)
    before = page.locator(".cross").inner_text()
    card = playable(page).first.get_attribute("data-about")
    click(page, playable(page).first)
    expect(hand(page)).to_have_count(17)
    page.get_by_role("button", name="Take back").click()
    expect(hand(page)).to_have_count(18)
    expect(page.locator(f".hand button[data-about='{card}']")).to_be_visible()
    assert page.locator(".cross").inner_text() == before


def test_a_hint_marks_what_it_is_about(open_page: Open) -> None:
    """The sentence stands at the bid or card that it names."""
    page = open_page()
    lead(page)
    click(page, playable(page).first)
    page.locator(".hand.choosing").wait_for()
    page.get_by_role("button", name="Hint").click()
    expect(page.locator(".bubble[data-kind=hint]")).to_be_visible()
    expect(page.locator(".hand .hinted")).to_have_count(1)


def test_the_landing_page_deals_anew_and_keeps_the_way_back(open_page: Open) -> None:
    """Who leaves a game for the landing page finds new cards there, and a link to go on with the game."""
    page = open_page()
    take(page)
    page.get_by_role("link", name="Kibitz").click()
    expect(page.get_by_role("heading", name="Your bid")).to_be_visible()
    page.get_by_role("link", name="Go on with French Tarot").click()
    expect(page.get_by_role("heading", name="Set six aside")).to_be_visible()


def test_a_reload_goes_on_where_it_was(open_page: Open) -> None:
    """The secret of the seat stays in the browser."""
    page = open_page()
    take(page)
    page.reload()
    expect(page.get_by_role("heading", name="Set six aside")).to_be_visible()
    expect(hand(page)).to_have_count(24)


def test_a_hand_is_held_as_one_likes(open_page: Open) -> None:
    """Trumps at the left, and the high cards of each suit first; the setting is remembered."""
    page = open_page()
    lead(page)
    page.get_by_role("button", name="Menu").click()
    for setting in ("Trumps in your hand", "High cards of a suit"):
        page.get_by_role("group", name=setting).get_by_text("left").click()
    page.keyboard.press("Escape")
    held = [str(card.get_attribute("data-about")) for card in hand(page).all()]
    trumps = [int(card[1:]) for card in held if card.startswith("T")]
    assert trumps == sorted(trumps, reverse=True)
    assert [card[0] for card in held[: len(trumps)]] == ["T"] * len(trumps)
    assert not [card for card in held[len(trumps) :] if card[0] == "T"]
    page.reload()
    expect(hand(page).first).to_have_attribute("data-about", held[0])
