"""Resampled worlds: each could have led to the view, and each that could is as likely as another."""

from collections import Counter

import pytest

from kibitz.games.tarot.cards import PACK, Cards
from kibitz.games.tarot.table import State
from kibitz.kernel.seats import Seat
from kibitz.kernel.shuffle import Stream, seed_from_text
from support.tarot import TAROT
from support.tarot_worlds import Log, a_deal, arrangements, could_lead_to, world_of


@pytest.mark.parametrize("tricks", [0, 1, 2, 3, 5, 7, 9, 12, 15, 17])
def test_every_world_could_have_led_there(tricks: int) -> None:
    for number in range(6):
        state, log = a_deal(f"{tricks} {number}", tricks)
        stream = Stream(seed_from_text(f"{tricks} {number}"), "resample")
        for seat in (None, *map(Seat, range(4))):
            for _ in range(2):
                world = TAROT.resample(state.view(seat), stream)
                assert could_lead_to(state, log, seat, world)


def every_world(state: State, log: Log, seat: Seat) -> set[tuple[int, ...]]:
    """All worlds that allow the log, found by trying every way to deal the unseen cards."""
    own, table = state.own[seat], state.table
    seen = own.hand | own.aside | table.shown
    for fallen in table.fallen:
        seen |= fallen
    unseen = tuple(PACK - seen)
    rooms = [0 if other == seat else len(state.own[other].hand) for other in range(4)]
    rooms.append(len(unseen) - sum(rooms))
    found = set()
    for places in arrangements(rooms):
        dealt = [
            Cards.of(card for card, at in zip(unseen, places, strict=True) if at == place)
            for place in range(5)
        ]
        world = world_of(state, seat, dealt)
        if could_lead_to(state, log, seat, world):
            found.add(_key(world))
    return found


def _key(world: State) -> tuple[int, ...]:
    return (*(own.hand.mask for own in world.own), world.hidden.dog.mask)


@pytest.mark.parametrize(
    ("number", "seat", "tricks", "contract"),
    [(0, 0, 16, "prise"), (1, 0, 16, "prise"), (2, 2, 17, "garde"), (3, 1, 17, "garde-sans")],
)
def test_all_worlds_are_equally_likely(number: int, seat: int, tricks: int, contract: str) -> None:
    state, log = a_deal(f"all {number}", tricks, contract)
    worlds = every_world(state, log, Seat(seat))
    stream = Stream(seed_from_text(f"all {number}"), "resample")
    draws = 30 * len(worlds)
    view = state.view(Seat(seat))
    drawn = Counter(_key(TAROT.resample(view, stream)) for _ in range(draws))
    assert drawn.keys() == worlds
    chi_square = sum((count - 30) ** 2 / 30 for count in drawn.values())
    freedom = len(worlds) - 1
    assert chi_square <= freedom + 4 * (2 * freedom) ** 0.5 + 4
