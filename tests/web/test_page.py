"""What holds on every page: access, calm, weight, language; and a connection that breaks."""

import gzip
import json
import re

from playwright.sync_api import Browser, Page, Response, Route, WebSocketRoute, expect

from web.conftest import Open
from web.table import bid, click, complaints_of_axe, hand, lead, playable

LARGEST_LOAD = 150_000


def dog(page: Page) -> None:
    """Setting six aside, with a reason on the screen."""
    bid(page, "garde").click()
    click(page, playable(page).first)
    click(page, page.locator(".hand [aria-disabled]").first)
    page.locator(".bubble").wait_for()


def trick(page: Page) -> None:
    """In the play, after the first card."""
    lead(page)
    click(page, playable(page).first)
    page.locator(".hand.choosing").wait_for()


def waiting(page: Page) -> None:
    """Waiting for friends."""
    page.get_by_role("button", name="Play with friends").click()
    page.get_by_role("button", name="Make a table").click()
    page.get_by_role("button", name="Start").wait_for()


def test_axe_finds_nothing_at_the_table(open_page: Open) -> None:
    """Names, roles, contrast and targets: landing, setting up, the play, the settings."""
    page = open_page(bypass_csp=True)
    hand(page).first.wait_for()
    assert complaints_of_axe(page) == []
    page.get_by_role("button", name="Rack-O").click()
    assert complaints_of_axe(page) == []
    page.get_by_role("button", name="Close", exact=True).click()
    trick(page)
    assert complaints_of_axe(page) == []
    page.get_by_role("button", name="Menu").click()
    assert complaints_of_axe(page) == []


def test_axe_finds_nothing_in_light_and_while_waiting(open_page: Open) -> None:
    """Setting aside, with a reason on the screen, in both themes; and the table that waits for friends."""
    page = open_page(bypass_csp=True)
    dog(page)
    assert complaints_of_axe(page) == []
    page.evaluate("() => (document.documentElement.dataset.theme = 'light')")
    assert complaints_of_axe(page, "color-contrast") == []
    page.goto(page.url.partition("/t/")[0])
    waiting(page)
    assert complaints_of_axe(page) == []


LETTERS = """() => document.fonts.status === "loaded" &&
  [...document.fonts].some(({ status }) => status === "loaded")"""
"""The page's own letters are there; they are asked for together."""


def test_letters_that_come_late_move_next_to_nothing(server: str, browser: Browser) -> None:
    """They are held back until the table is there in letters of the system, which run nearly as wide.

    Measured is Chromium's layout shift, which is called good below 0.1. Without letters that stand in it is
    three to seven times what is allowed here.
    """
    with browser.new_context(locale="en", viewport={"width": 1440, "height": 900}) as context:
        page, held = context.new_page(), list[Route]()

        def hold(route: Route) -> None:
            held.append(route)

        page.route("**/*.woff2", hold)
        with page.expect_request("**/*.woff2"):
            page.goto(server)
        expect(page.get_by_role("button", name="Prise")).to_be_enabled()
        page.evaluate(
            """() => { window.shifts = [];
            new PerformanceObserver((list) => list.getEntries().forEach(({ value }) =>
              window.shifts.push(value))).observe({ type: "layout-shift" }) }"""
        )
        page.route("**/*.woff2", lambda route: route.continue_())
        for route in held:
            route.continue_()
        page.wait_for_function(LETTERS)
        page.evaluate("() => new Promise((done) => requestAnimationFrame(() => setTimeout(done)))")
        assert sum(page.evaluate("() => window.shifts")) < 0.0001


def test_nothing_shifts(open_page: Open) -> None:
    """Up to the middle of a trick nothing jumps that the reader did not touch."""
    page = open_page()
    page.wait_for_function(LETTERS)
    page.evaluate("() => new Promise((done) => requestAnimationFrame(() => setTimeout(done)))")
    page.evaluate(
        """() => { window.shifts = [];
        new PerformanceObserver((list) => list.getEntries().forEach((each) => !each.hadRecentInput &&
          window.shifts.push([each.value, each.sources.map(({ node }) => node?.outerHTML?.slice(0, 80))])))
        .observe({ type: "layout-shift" }) }"""
    )
    trick(page)
    assert page.evaluate("() => window.shifts") == []


def test_the_first_load_is_small(open_page: Open) -> None:
    """Script and style of a table in sight, compressed."""
    page = open_page("/nowhere/at/all")
    bodies: dict[str, bytes] = {}

    def keep(response: Response) -> None:
        if response.url.endswith((".js", ".css")):
            bodies[response.url] = response.body()

    page.on("response", keep)
    page.goto(page.url.removesuffix("nowhere/at/all"))
    hand(page).first.wait_for()
    assert bodies
    assert sum(len(gzip.compress(body)) for body in bodies.values()) <= LARGEST_LOAD


def test_the_language_changes_everything_at_once(open_page: Open) -> None:
    """The page's words and the server's sentences; and it is remembered."""
    page = open_page()
    lead(page)
    page.get_by_role("button", name="Menu").click()
    page.get_by_label("Language").select_option("fr")
    page.get_by_role("button", name="Fermer").click()
    expect(page.get_by_role("list", name="Votre main")).to_be_visible()
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    expect(page.get_by_text("À vous.", exact=True)).to_be_visible()
    page.reload()
    expect(page.get_by_role("list", name="Votre main")).to_be_visible()


def test_a_friend_sits_down_by_link(open_page: Open) -> None:
    """Host and guest see each other, the host starts, and an onlooker sees no hand."""
    host = open_page()
    waiting(host)
    guest = open_page(host.url.removeprefix(host.evaluate("() => location.origin")))
    guest.get_by_label("Your name").fill("Ben")
    guest.get_by_role("button", name="Sit down").click()
    expect(guest.get_by_role("heading", name="Waiting for the host to start")).to_be_visible()
    expect(guest.get_by_label("Link to this table")).to_have_count(0)
    expect(guest.get_by_text("start the server")).to_have_count(0)
    expect(host.get_by_text("Ben", exact=True)).to_be_visible()
    host.get_by_role("button", name="Start").click()
    for page in (host, guest):
        expect(hand(page)).to_have_count(18)
    onlooker = open_page(host.url.removeprefix(host.evaluate("() => location.origin")))
    onlooker.locator(".plate").first.wait_for()
    expect(hand(onlooker)).to_have_count(0)
    expect(onlooker.get_by_role("main").get_by_text("Ben", exact=True)).to_be_visible()
    expect(onlooker.get_by_text("You are looking on")).to_be_visible()


def test_a_link_that_is_good_on_this_machine_alone_says_so(open_page: Open) -> None:
    """Where the server listens to its own machine only, nobody else can follow the link."""
    page = open_page(bypass_csp=True)
    waiting(page)
    expect(page.get_by_text("This link works on this computer only.")).to_be_visible()
    assert complaints_of_axe(page) == []


def test_the_link_is_that_of_the_network_where_the_server_is_in_one(open_page: Open) -> None:
    """Opened as localhost, the page still shows the address that friends can follow."""

    def told(page: Page) -> None:
        page.route("**/api/reach", lambda route: route.fulfill(json={"address": "http://10.0.0.7"}))

    page = open_page(before=told)
    waiting(page)
    table = page.url.rpartition("/")[2]
    expect(page.get_by_label("Link to this table")).to_have_value(f"http://10.0.0.7/t/{table}")
    expect(page.get_by_text("This link works in your network")).to_be_visible()


def test_leaving_a_game_that_runs_is_asked_once(open_page: Open) -> None:
    """By the keyboard: staying changes nothing and leads back; leaving leads to the landing page."""
    page = open_page()
    lead(page)
    table = page.url
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Leave the table").press("Enter")
    question = page.get_by_role("dialog", name="Leave the table")
    expect(question).to_contain_text("This game is not over.")
    question.get_by_role("button", name="Stay").press("Enter")
    expect(question).to_have_count(0)
    expect(page.get_by_role("button", name="Leave the table")).to_be_focused()
    assert page.url == table
    page.keyboard.press("Enter")
    question.get_by_role("button", name="Leave the table").press("Enter")
    expect(bid(page, "prise")).to_be_visible()
    assert page.url != table


def test_the_form_offers_what_the_table_takes(open_page: Open) -> None:
    """Options that cannot be with that number of seats are off; the usual ones are those of the landing."""
    page = open_page()
    page.get_by_role("button", name="Rack-O").click()
    seats = page.get_by_role("group", name="Seats", exact=True)
    run = page.get_by_role("group", name="A run of three to go out").get_by_label("Yes")
    expect(run).to_be_disabled()
    seats.get_by_text("2", exact=True).click()
    expect(run).to_be_enabled()
    page.get_by_role("button", name="Close", exact=True).click()
    page.get_by_role("button", name="Indian Chief").click()
    packs = page.get_by_role("group", name="Packs of cards")
    expect(packs.get_by_label("1", exact=True)).to_be_enabled()
    seats.get_by_text("8", exact=True).click()
    expect(packs.get_by_label("1", exact=True)).to_be_disabled()
    expect(packs.get_by_label("2", exact=True)).to_be_checked()
    page.get_by_role("button", name="Close", exact=True).click()
    page.get_by_role("button", name="French Tarot").click()
    expect(page.get_by_label("Deals")).to_have_value("4")


def test_one_can_only_watch(open_page: Open) -> None:
    """Bots play from the first card on; no hand is there, and nothing is to be done."""
    page = open_page()
    page.get_by_role("button", name="Rack-O").click()
    page.get_by_role("button", name="Only watch").click()
    page.wait_for_url("**/t/*")
    expect(page.get_by_role("list", name="Log")).to_contain_text(re.compile(r"Round \d"))
    expect(page.get_by_text("You are looking on")).to_be_visible()
    page.get_by_role("combobox", name="Speed").select_option("2×")
    assert page.evaluate("() => JSON.parse(localStorage.getItem('kibitz.settings')).speed") == 2
    expect(page.get_by_role("button", name="Hint")).to_have_count(0)
    expect(page.get_by_role("button", name="Draw", exact=True)).to_have_count(0)


def test_a_table_that_is_gone_is_replaced_on_the_landing_page(open_page: Open) -> None:
    """A browser that kept a seat of a table which the server does not know is dealt new cards."""
    page = open_page()
    hand(page).first.wait_for()
    kept = [{"table": "gone", "secret": "x", "game": "tarot", "over": False}]
    page.evaluate("(kept) => localStorage.setItem('kibitz.seats', kept)", json.dumps(kept))
    page.evaluate("""() => localStorage.setItem('kibitz.landing', '"gone"')""")
    page.reload()
    expect(hand(page)).to_have_count(18)
    page.goto(page.url + "t/gone")
    expect(page.get_by_role("alert")).to_contain_text("gone")


def test_a_card_lies_on_the_table_before_the_table_answers(open_page: Open) -> None:
    """One's own card is drawn at once; refused, it is back in the hand, with the reason."""
    line = Line()
    page = open_page(before=lambda page: page.route_web_socket("**/api/socket", line.through))
    lead(page)
    line.holds = "act"
    card = playable(page).first.get_attribute("data-about")
    click(page, playable(page).first)
    expect(hand(page)).to_have_count(17)
    expect(page.locator(".cross .south .card")).to_have_count(1)
    refusal = {
        "type": "refused",
        "ref": line.held["ref"],
        "code": "moved-on",
        "text": "The table moved on.",
        "rule": None,
    }
    line.page.send(json.dumps(refusal))
    expect(hand(page)).to_have_count(18)
    expect(page.locator(".bubble")).to_contain_text("The table moved on.")
    expect(page.locator(f".hand button[data-about='{card}']")).to_be_visible()


def test_a_lost_connection_comes_back_and_loses_nothing(open_page: Open) -> None:
    """What was done while it was away is sent when it is back, once."""
    line = Line()
    page = open_page(before=lambda page: page.route_web_socket("**/api/socket", line.through))
    lead(page)
    line.holds = "act"
    click(page, playable(page).first)
    expect(hand(page)).to_have_count(17)
    line.holds = None
    line.page.close()
    expect(page.get_by_text("Reconnecting. Nothing is lost.")).to_be_visible()
    expect(page.get_by_text("Reconnecting. Nothing is lost.")).to_have_count(0)
    page.locator(".hand.choosing").wait_for()
    expect(hand(page)).to_have_count(17)


class Line:
    """The wire between page and server; it can hold back one kind of message."""

    def __init__(self) -> None:
        self.holds: str | None = None
        self.held: dict[str, object] = {}
        self.page: WebSocketRoute

    def through(self, page: WebSocketRoute) -> None:
        """Lets the messages of a new connection through."""
        self.page, server = page, page.connect_to_server()

        def sent(text: str | bytes) -> None:
            message = json.loads(text)
            if message["type"] == self.holds:
                self.held = message
            else:
                server.send(text)

        page.on_message(sent)
        server.on_message(page.send)
