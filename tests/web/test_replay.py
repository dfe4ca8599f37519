"""Replays in a browser: the way through a game, whose eyes, records, what was fair, and playing on."""

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from kibitz.bots.bot import bot
from kibitz.games.register import game
from kibitz.kernel.record import record_line
from kibitz.kernel.seats import CHANCE
from kibitz.kernel.shuffle import seed_from_text
from kibitz.kernel.transcript import Transcript
from web.chief import DUE, open_chief, play_to_the_end
from web.conftest import PATIENCE_MS, Open
from web.table import complaints_of_axe, hand


@pytest.fixture(scope="module")
def finished(server: str, browser: Browser) -> Iterator[tuple[str, dict[str, object]]]:
    """A game of Indian Chief against a bot, played to its end: its address, and what the browser kept."""
    context = browser.new_context()
    context.add_init_script(
        """localStorage.setItem("kibitz.settings", '{"speed": 0, "language": "en", "name": "Anna"}');"""
    )
    page = context.new_page()
    page.set_default_timeout(PATIENCE_MS)
    page.goto(server)
    play_to_the_end(open_chief(page, 2))
    page.get_by_role("link", name="Replay").click()
    page.get_by_role("region", name="Replay").wait_for()
    kept = page.evaluate("() => ({ ...localStorage })")
    yield page.url.removeprefix(server).partition("#")[0], kept
    context.close()


def remember(page: Page, kept: dict[str, object]) -> None:
    """Gives a page what another one kept."""
    page.add_init_script(f"Object.assign(localStorage, {json.dumps(kept)})")


def player(page: Page) -> Locator:
    """What stands under the cloth of a replay."""
    return page.get_by_role("region", name="Replay")


def where(page: Page) -> Locator:
    """The scrubber."""
    return page.get_by_role("slider", name="Moment of the game")


def to_end(page: Page) -> None:
    """Shows the last moment."""
    where(page).focus()
    page.keyboard.press("End")


def more(page: Page, name: str) -> None:
    """One of the things behind “More”."""
    page.get_by_text("More", exact=True).click()
    player(page).get_by_role("button", name=name).or_(
        player(page).get_by_role("link", name=name)
    ).click()


def open_file(page: Page, name: str, text: str) -> None:
    """Chooses a file on the page that opens records."""
    page.get_by_label("Choose a file").set_input_files(
        files=[{"name": name, "mimeType": "application/jsonl", "buffer": text.encode()}]
    )


def test_the_way_through_a_game(open_page: Open, finished: tuple[str, dict[str, object]]) -> None:
    """Range, keys and play button; nothing can be played; the game's own screen draws each moment."""
    page = open_page(finished[0], before=lambda page: remember(page, finished[1]), bypass_csp=True)
    expect(hand(page)).to_have_count(8)
    expect(page.locator(".badge")).to_have_text("Replay")
    hand(page).first.click(position={"x": 12, "y": 20})
    expect(page.locator(".bubble")).to_contain_text("nothing can be played here")
    expect(page.locator(".hand .selected")).to_have_count(0)
    assert complaints_of_axe(page) == []

    page.get_by_role("heading", name="Score sheet").locator("visible=true").click()
    page.keyboard.press("End")
    expect(page.locator(".after")).to_contain_text("The game is over")
    assert page.locator(".after .btn").count() == 0
    last = int(str(where(page).get_attribute("max")))
    assert where(page).input_value() == str(last)
    where(page).focus()
    page.keyboard.press("ArrowLeft")
    expect(page.locator(".after")).to_have_count(0)
    where(page).fill("1")
    expect(hand(page)).to_have_count(8)
    where(page).fill(str(last - 2))
    page.get_by_role("button", name="Play", exact=True).click()
    expect(page.locator(".after")).to_be_visible()


def test_other_eyes_and_all_cards(open_page: Open, finished: tuple[str, dict[str, object]]) -> None:
    """Each seat has its own hand; with open cards all hands lie beside the table."""
    page = open_page(finished[0], before=lambda page: remember(page, finished[1]), bypass_csp=True)
    expect(hand(page)).to_have_count(8)
    own = [card.get_attribute("data-about") for card in hand(page).all()]
    page.get_by_role("button", name="All cards open").click()
    hands = page.get_by_role("tabpanel").locator("dd")
    expect(hands).to_have_count(2)
    expect(hands.first.locator(".face")).to_have_count(8)
    assert complaints_of_axe(page) == []
    page.get_by_label("Seen by").select_option(label="Ada")
    expect(page.locator(f".hand button[data-about='{own[0]}']")).to_have_count(0)
    expect(hand(page)).to_have_count(8)


def test_the_deal_was_fair(open_page: Open, finished: tuple[str, dict[str, object]]) -> None:
    """The page does the sums itself, and compares them with what this browser was given before the cards."""
    page = open_page(finished[0], before=lambda page: remember(page, finished[1]), bypass_csp=True)
    more(page, "Was the deal fair?")
    dialog = page.get_by_role("dialog")
    for sentence in (
        "The level of a bot never touches the deal.",
        "Seed and salt are those of the commitment.",
        "The commitment is the one that this browser was given before the cards.",
        "The words of this browser are among those from which the cards follow.",
        "The first seat is the one that was drawn.",
        "All 7 shuffles are what the seed gives, card by card.",
    ):
        expect(dialog).to_contain_text(sentence)
    expect(dialog.locator(".bad")).to_have_count(0)
    assert complaints_of_axe(page) == []

    page.goto(page.url.replace("/replay/t/", "/t/").partition("#")[0])
    page.get_by_role("button", name="Was the deal fair?").click()
    expect(dialog).to_contain_text("All 7 shuffles are what the seed gives, card by card.")
    expect(dialog.locator(".bad")).to_have_count(0)


def test_what_was_laid_stays_in_the_hand(
    open_page: Open, finished: tuple[str, dict[str, object]]
) -> None:
    """The cards of the melds that lie open are still in sight, and said to be played."""
    page = open_page(finished[0], before=lambda page: remember(page, finished[1]))
    gone = page.locator(".hand .gone button")
    where(page).focus()
    while not gone.count():
        before = where(page).input_value()
        page.keyboard.press("ArrowRight")
        expect(where(page)).not_to_have_value(before)
    expect(hand(page)).to_have_count(8)
    expect(gone.first).to_have_accessible_name(re.compile(", played$"))
    expect(page.get_by_text("Grey: played already.")).to_be_visible()


def test_a_record_goes_down_and_up_again(
    open_page: Open, finished: tuple[str, dict[str, object]], tmp_path: Path
) -> None:
    """The same game from its file, fair as well; changed by a card it is not; broken it is refused."""
    page = open_page(finished[0], before=lambda page: remember(page, finished[1]))
    steps = where(page).get_attribute("max")
    with page.expect_download() as download:
        more(page, "Download the record")
    file = tmp_path / "game.jsonl"
    download.value.save_as(file)
    line = file.read_text()

    page.goto(page.url.partition("/replay/")[0] + "/replay")
    open_file(page, "game.jsonl", line)
    page.wait_for_url(re.compile("/replay/r/"))
    expect(where(page)).to_have_attribute("max", str(steps))
    more(page, "Was the deal fair?")
    expect(page.get_by_role("dialog")).to_contain_text("All 7 shuffles")
    page.keyboard.press("Escape")

    record = json.loads(line)
    record["fair"]["seed"] = "00" * 32
    page.goto(page.url.partition("/replay/")[0] + "/replay")
    open_file(page, "changed.jsonl", json.dumps(record))
    page.wait_for_url(re.compile("/replay/r/"))
    more(page, "Was the deal fair?")
    wrong = page.get_by_role("dialog").locator(".bad")
    expect(wrong.first).to_contain_text("Seed and salt are not those of the commitment.")
    expect(wrong.last).to_contain_text("7 of 7 shuffles are not what the seed gives.")


def test_a_broken_record_is_refused_with_its_reason(server: str, browser: Browser) -> None:
    """The server's sentence, where the file was chosen."""
    with browser.new_context(bypass_csp=True, locale="en") as context:
        page = context.new_page()
        page.goto(server)
        page.get_by_role("link", name="Open a record").click()
        expect(page.get_by_role("heading", name="Open a record")).to_be_visible()
        assert complaints_of_axe(page) == []
        open_file(page, "notes.txt", "no record at all")
        expect(page.get_by_role("alert")).to_contain_text("The record is not accepted")


def test_of_several_records_in_a_file_one_is_chosen(open_page: Open) -> None:
    """Each says what was played, and a line that is no record that it is none."""
    page = open_page("/replay", bypass_csp=True)
    record = json.loads(played_by_bots())
    named = json.dumps({**record, "players": ["Anna", "Ben", "Chloé", "Dan"]})
    open_file(page, "games.jsonl", f"{json.dumps(record)}\n{named}\nno record\n")
    entries = page.get_by_role("main").get_by_role("listitem").get_by_role("button")
    expect(entries).to_have_count(3)
    expect(entries.nth(1)).to_contain_text("French Tarot")
    expect(entries.nth(1)).to_contain_text("Anna, Ben, Chloé, and Dan")
    assert complaints_of_axe(page) == []
    expect(entries.nth(2)).to_contain_text("No record")
    entries.nth(1).click()
    page.wait_for_url(re.compile("/replay/r/"))
    expect(player(page)).to_contain_text("Anna")


def test_playing_on_from_a_moment(open_page: Open, finished: tuple[str, dict[str, object]]) -> None:
    """A new table begins there, with the same hand, against bots."""
    page = open_page(finished[0], before=lambda page: remember(page, finished[1]))
    expect(hand(page)).to_have_count(8)
    held = [card.get_attribute("data-about") for card in hand(page).all()]
    page.get_by_role("button", name="Play on from here").click()
    page.get_by_role("dialog").get_by_role("button", name="Play", exact=True).click()
    page.wait_for_url(re.compile(r"/t/\w+"))
    page.wait_for_function(DUE)
    assert [card.get_attribute("data-about") for card in hand(page).all()] == held


def test_a_game_that_goes_on_is_seen_from_the_own_seat(open_page: Open) -> None:
    """Its player may look back, from his seat alone; nobody else may, and is told so."""
    page = open_chief(open_page(), 2)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("link", name="Replay").click()
    expect(hand(page)).to_have_count(8)
    expect(page.get_by_label("Seen by")).to_be_disabled()
    expect(page.get_by_role("button", name="All cards open")).to_have_count(0)


def test_another_game_is_drawn_by_its_own_screen(open_page: Open) -> None:
    """A record of bots at Tarot: from its first step to its last no moment fails to be drawn."""
    page = open_page("/replay")
    open_file(page, "bots.jsonl", played_by_bots())
    page.wait_for_url(re.compile("/replay/r/"))
    last = int(str(where(page).get_attribute("max")))
    page.evaluate(
        """(last) => { const range = document.querySelector("input[type=range]");
        for (let at = 0; at <= last; at++) {
          range.value = at; range.dispatchEvent(new Event("input", { bubbles: true })); } }""",
        last,
    )
    expect(player(page)).to_contain_text(f"{last + 1}/{last + 1}")
    expect(page.locator(".slip")).to_be_visible()


def test_nobody_is_away_in_a_replay(open_page: Open) -> None:
    """Whoever played is shown as he sat there; the bids, which nobody can make, are not offered."""
    page = open_page("/replay")
    open_file(page, "bots.jsonl", played_by_bots())
    page.wait_for_url(re.compile("/replay/r/"))
    expect(page.locator(".plate")).to_have_count(3)
    expect(page.get_by_text("away", exact=True)).to_have_count(0)
    expect(page.get_by_role("heading", name="The bidding")).to_be_visible()
    expect(page.locator("[data-about=pass]")).to_be_hidden()


def played_by_bots() -> str:
    """A record of one deal of Tarot that bots played."""
    rules, seed = game("tarot"), seed_from_text("replay")
    transcript = Transcript(rules, rules.config(4, {"dealer": 0}))
    while actors := transcript.state.to_act:
        actor = min(actors)
        if actor == CHANCE:
            drawn = rules.chance(transcript.state).draw(seed, transcript.chances + 1)
            transcript.play(CHANCE, drawn)
        else:
            view = transcript.state.view(actor)
            at = seed_from_text(str(len(transcript.log)))
            transcript.play(actor, bot("random")(rules, view, (), at))
    return record_line(transcript.record())
