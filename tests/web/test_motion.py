"""Calm: nothing jumps while a game is played, and who wants no motion sees none."""

import pytest
from playwright.sync_api import Page, expect

from web.conftest import Open
from web.rounds import seated
from web.table import click, hand, lead, playable

SHIFTS = """() => { window.shifts = [];
  const THINGS = ".plate, .card, .pile, .slot, .rack, .trios, .hand, .others li, .btn, .bouts, .last, .build";
  new PerformanceObserver((list) => list.getEntries().forEach((entry) => {
    if (entry.hadRecentInput) return;
    for (const { node, previousRect: from, currentRect: to } of entry.sources) {
      const way = Math.max(Math.abs(to.x - from.x), Math.abs(to.y - from.y));
      if (way > 2 && node?.matches?.(THINGS)) {
        window.shifts.push([node.outerHTML.slice(0, 90), from.x, from.y, to.x, to.y].join());
      }
    }
  })).observe({ type: "layout-shift" }) }"""
"""Things that jump by more than a hair; words of a centred line may change."""

MOVES = """() => { window.moves = [];
  const look = () => {
    for (const each of document.getAnimations()) {
      const frames = each.effect.getKeyframes();
      const travels = frames.some(({ transform, translate, scale, left, top }) =>
        [transform, translate, scale].some((way) => way && way !== "none") || left || top);
      const long = each.effect.getComputedTiming().duration > 100;
      if (travels || long) window.moves.push([each.animationName, JSON.stringify(frames)]);
    }
    requestAnimationFrame(look);
  };
  look(); }"""


def watch(page: Page, what: str) -> None:
    """From the very first picture on."""
    page.add_init_script(f"addEventListener('DOMContentLoaded', {what})")


def play_two_tricks(page: Page) -> None:
    """Plays a card twice, whenever it is the reader's turn."""
    for left in (18, 17):
        expect(hand(page)).to_have_count(left)
        click(page, playable(page).first)
        expect(hand(page)).to_have_count(left - 1)
    page.locator(".hand.choosing").wait_for()


@pytest.mark.parametrize(("width", "height"), [(360, 740), (844, 390), (1440, 900)])
def test_nothing_shifts_at_normal_speed(open_page: Open, width: int, height: int) -> None:
    """With all its motion: two tricks that lie as long as they do, and the reader's cards."""
    page = open_page(width=width, height=height, settings={"speed": 1})
    lead(page)
    page.evaluate(SHIFTS)
    play_two_tricks(page)
    assert page.evaluate("() => window.shifts") == []


@pytest.mark.parametrize("game", ["racko", "gracias", "chief"])
def test_nothing_shifts_before_the_first_decision(open_page: Open, server: str, game: str) -> None:
    """While the cards of a game of rounds are dealt on a small phone, until the reader is to act."""
    page = open_page(seated(server, game, 3), width=360, height=740, settings={"speed": 1})
    page.evaluate(f"() => document.fonts.ready.then({SHIFTS})")
    page.locator(".rack.choosing, .trios.choosing, .build").first.wait_for()
    assert page.evaluate("() => window.shifts") == []


def test_cards_travel_at_normal_speed(open_page: Open) -> None:
    """The watch sees the motion that the next test must not find."""
    page = open_page(settings={"speed": 1}, before=lambda page: watch(page, MOVES))
    lead(page)
    play_two_tricks(page)
    assert page.evaluate("() => window.moves.length") > 0


@pytest.mark.parametrize("game", ["tarot", "racko", "gracias", "chief"])
def test_who_wants_no_motion_sees_none(open_page: Open, server: str, game: str) -> None:
    """No card travels and nothing lasts: at most a short fade."""
    path = "/" if game == "tarot" else seated(server, game, 3)
    page = open_page(
        path, settings={"speed": 1}, reduced_motion="reduce", before=lambda page: watch(page, MOVES)
    )
    if game == "tarot":
        lead(page)
        play_two_tricks(page)
    else:
        page.locator(".rack.choosing, .trios.choosing, .build").first.wait_for()
        page.get_by_role("button", name="Menu").click()
        page.get_by_role("dialog").wait_for()
    assert page.evaluate("() => window.moves") == []
