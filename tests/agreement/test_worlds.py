"""Worlds: all that a view allows, each equally likely, and nothing else."""

from collections import Counter
from collections.abc import Iterator
from itertools import permutations
from math import factorial

import numpy as np
import pytest

from kibitz import engine
from kibitz.engine import racko
from kibitz.engine.faces import State
from kibitz.games.racko.actions import ACTIONS, Draw, Toss
from kibitz.games.racko.cards import Card, Cards, pack
from kibitz.games.racko.scoring import is_out
from kibitz.games.racko.table import Hidden, View
from kibitz.games.racko.table import State as Referee
from kibitz.kernel.seats import CHANCE, Seat
from kibitz.kernel.shuffle import Stream, seed_from_text
from kibitz.kernel.state import replace
from support.compiled import needs_engine
from support.racko import deal, play

pytestmark = needs_engine
SEED = seed_from_text("worlds")
DRAW, TOSS = ACTIONS.id(Draw()), ACTIONS.id(Toss())


def ending(
    racks: list[str], blanks: dict[int, str], cards: str, *, drew: bool = False, **options: object
) -> Referee:
    """Seat 1 begins its turn, or has drawn. `blanks` has the slots (0 to 9) that nobody saw filled.

    `cards` are the discard and all that the draw pile still has; the rest was thrown away.
    """
    state = deal(racks, cards, dealer=0, **options)
    pile = len(cards.split()) - 1 - drew
    if drew:
        state = play(state, "draw")
    rest = [*state.hidden.draw_pile]
    thrown, left = rest[pile:], tuple(rest[:pile])
    known = tuple(
        tuple(None if str(at) in blanks.get(seat, "") else card for at, card in enumerate(own.rack))
        for seat, own in enumerate(state.own)
    )
    table = replace(state.table, known=known, draw_pile=pile, thrown=Cards.of(thrown))
    return state.to(table=table, hidden=Hidden(left, tuple(thrown)))


def observed(view: View) -> "np.ndarray":
    return np.array(racko.observe(view), dtype=np.int32)


def allowed(view: View) -> Iterator[tuple[object, ...]]:
    """Every way to give the unseen cards to their places, by trying all orders; racks and draw pile."""
    table = view.table
    seen = table.thrown.with_(table.discard) | Cards.of(view.mine.rack)
    if view.mine.drawn is not None:
        seen = seen.with_(view.mine.drawn)
    others = [Seat(seat) for seat in range(table.seats) if seat != view.seat]
    for seat in others:
        seen |= Cards.of(card for card in table.known[seat] if card is not None)
    unseen = [card for card in pack(table.seats) if card not in seen]
    for order in permutations(unseen):
        cards = iter(order)
        racks = {
            seat: tuple(next(cards) if card is None else card for card in table.known[seat])
            for seat in others
        }
        if not any(is_out(rack, table.options) for rack in racks.values()):
            yield tuple(racks.values()), tuple(cards)


def outcome(world: State, view: View) -> tuple[object, ...]:
    """The part of an engine's world that the view does not show: read with every seat's eyes."""
    racks = []
    for seat in range(world.seats):
        if seat != view.seat:
            own = racko.OBSERVATION.field(world.observe(seat), "rack")
            racks.append(tuple(Card(card - 1) for card in own))
    rest, pile = world.copy(), []
    while CHANCE not in rest.to_act:  # draw and toss until the pile is empty
        (actor,) = rest.to_act
        shown = rest.observe(actor)
        (drawn,) = racko.OBSERVATION.field(shown, "drawn")
        if not drawn:
            rest.apply(actor, DRAW)
            continue
        pile.append(Card(drawn - 1))
        rest.apply(actor, TOSS)
    return tuple(racks), tuple(pile)


MINE = "21 20 19 18 17 16 14 12 10 8"
SECOND = "2 4 6 22 24 26 28 30 1 38"
THIRD = "3 5 7 9 11 13 15 25 31 29"
FOURTH = "33 35 36 37 39 41 42 43 45 44"
ENDINGS = {
    "one blank": ending([MINE, SECOND], {1: "8"}, "40 32 34 3 35"),
    "two blanks": ending([MINE, SECOND], {1: "89"}, "40 32 34 3"),
    "a run is asked for": ending(
        [MINE, "2 3 4 22 24 26 28 30 1 38"], {1: "289"}, "40 32 34", run_of_three=True
    ),
    "the other drew": ending([MINE, SECOND], {1: "89"}, "40 32 34 3", drew=True),
    "one blank in each of two": ending([MINE, SECOND, THIRD], {1: "8", 2: "9"}, "40 32 34 27"),
    "one blank and two": ending([MINE, SECOND, THIRD], {1: "8", 2: "89"}, "40 32 34"),
    "one blank in each of three": ending(
        [MINE, SECOND, THIRD, FOURTH], {1: "8", 2: "9", 3: "9"}, "40 34 60"
    ),
}


@pytest.mark.parametrize("name", ENDINGS)
def test_every_world_is_equally_likely(name: str) -> None:
    """Chi-square against all orders of the unseen cards, at the 99.99 % point."""
    view = ENDINGS[name].view(Seat(0))
    expected = set(allowed(view))
    each = 60
    count = each * len(expected)
    found = Counter(
        outcome(world, view) for world in engine.worlds("racko", observed(view), count, seed=SEED)
    )
    assert set(found) == expected
    chi_square = sum((found[world] - each) ** 2 / each for world in expected)
    freedom = len(expected) - 1
    assert chi_square < freedom + 3.8 * (2 * freedom) ** 0.5 + 10
    assert chi_square > freedom - 3.8 * (2 * freedom) ** 0.5 - 10


@pytest.mark.parametrize("name", ENDINGS)
def test_these_endings_exclude_worlds(name: str) -> None:
    """Otherwise the test above would not show that racks in order are left out."""
    view = ENDINGS[name].view(Seat(0))
    unseen = sum(row.count(None) for row in view.table.known[1:])
    unseen += view.table.draw_pile + (view.table.phase == "drawn")
    assert len(set(allowed(view))) < factorial(unseen)


def test_a_world_looks_the_same_to_its_seat() -> None:
    state = deal(["21 20 19 18 17 16 14 12 10 8", "2 4 6 22 24 26 28 30 33 31"])
    state = play(state, "take 5", "draw", "place 10", "take 20", "draw")
    for seat in (Seat(0), Seat(1)):
        mine = observed(state.view(seat))
        dealt = engine.worlds("racko", mine, 50, seed=SEED)
        assert all(world.ok and (world.observe(seat) == mine).all() for world in dealt)
        assert len({world.digest for world in dealt}) == 50


def test_thrown_cards_lie_in_any_order() -> None:
    state = ENDINGS["two blanks"]
    dealt = engine.worlds("racko", observed(state.view(Seat(0))), 300, seed=SEED)
    assert len({world.digest for world in dealt}) > 290


def test_the_same_seed_gives_the_same_worlds() -> None:
    mine = observed(ENDINGS["two blanks"].view(Seat(0)))
    first = [world.digest for world in engine.worlds("racko", mine, 20, seed=SEED)]
    assert [world.digest for world in engine.worlds("racko", mine, 20, seed=SEED)] == first
    assert [
        world.digest for world in engine.worlds("racko", mine, 20, seed=seed_from_text("other"))
    ] != first


def test_a_view_that_allows_no_world_is_refused() -> None:
    state = ENDINGS["two blanks"]
    rising = tuple(map(Card, (1, 3, 5, 7, 9, 11, 13, 24, 25, 26)))
    known = (state.table.known[0], rising)
    view = state.to(table=replace(state.table, known=known)).view(Seat(0))
    with pytest.raises(engine.EngineError, match="allows no world"):
        engine.worlds("racko", observed(view), 1, seed=SEED)


def test_an_observation_of_no_round_is_refused() -> None:
    start = engine.State("racko", 2)
    with pytest.raises(engine.EngineError, match="no moment in a round"):
        engine.worlds("racko", start.observe(0), 1, seed=SEED)


@pytest.mark.parametrize("found", [np.zeros(5, np.int32), np.zeros(131, np.int64), [0] * 131])
def test_another_array_is_refused(found: object) -> None:
    with pytest.raises(engine.BadArray, match="observation: expected"):
        engine.worlds("racko", found, 1, seed=SEED)


def test_random_numbers_never_crash() -> None:
    stream = Stream(SEED, "junk")
    mine = observed(ENDINGS["two blanks"].view(Seat(0)))
    for _ in range(3000):
        bent = mine.copy()
        for _ in range(1 + stream.below(3)):
            bent[stream.below(len(bent))] = stream.below(70) - 3
        try:
            dealt = engine.worlds("racko", bent, 2, seed=SEED)
        except engine.EngineError:
            continue
        assert all(world.ok for world in dealt)
