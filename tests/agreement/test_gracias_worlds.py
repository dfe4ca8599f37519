"""Worlds of Gracias: all that a view allows, each equally likely, and nothing else.

Even at the end of a round more cards are unseen than can be listed in every order. So the places
where a hidden card can matter are taken a few at a time: all ways to fill them are listed, each
with the exact chance that it has when all orders of the unseen cards are equally likely.
"""

from collections import Counter
from itertools import product

import numpy as np
import pytest

from kibitz import engine
from kibitz.engine import gracias
from kibitz.engine.faces import State
from kibitz.games.gracias.actions import TRIOS
from kibitz.games.gracias.cards import COLOURS, Card
from kibitz.games.gracias.game import GAME
from kibitz.games.gracias.table import State as Referee
from kibitz.games.gracias.table import View
from kibitz.kernel.seats import CHANCE, Seat
from kibitz.kernel.shuffle import seed_from_text
from kibitz.kernel.state import replace
from support.compiled import needs_engine
from support.evenness import as_often
from support.gracias import act, legal, round_played, started, turn_played

pytestmark = needs_engine
SEED = seed_from_text("worlds of Gracias")
WORLDS = 1500
PLACES = 9
"""How many places are looked at."""

STARTS = gracias.OBSERVATION.starts
RARE = ()
FEWEST = 5
"""Ways to fill places that should come less often than this are counted together."""


def observed(view: View) -> "np.ndarray":
    return np.array(gracias.observe(view), dtype=np.int32)


def begun(seats: int) -> Referee:
    """The first turn of a game, dealt by chance."""
    state = started(seats)
    return GAME.play(state, CHANCE, GAME.chance(state).draw(SEED, seats)).state


def moved(state: Referee, acts: int) -> Referee:
    """The state after so many acts, each the last that is legal."""
    for _ in range(acts):
        state = act(state, legal(state)[-1])
    return state


MOMENTS = {
    "nothing taken yet": begun(3),
    "one has looked": moved(begun(3), 1),
    "two have trios": moved(begun(4), 4),
    "the last turn": moved(turn_played(turn_played(turn_played(begun(3)))), 3),
    "six in the third turn": moved(turn_played(turn_played(begun(6))), 7),
}
OBSERVERS = [
    (name, seat)
    for name, state in MOMENTS.items()
    for seat in (*map(Seat, range(state.table.seats)), None)
    if state.table.seats < 6 or seat in (0, 3, None)
]


def unseen(state: Referee, seat: Seat | None) -> list[Card]:
    """The cards that `seat` does not see."""
    others = [
        card for other, own in enumerate(state.own) if other != seat for card in own.face_down
    ]
    return [
        *others,
        *(card for card in state.hidden.face_down if card is not None),
        *state.hidden.draw_pile,
    ]


def places(world: State, seat: Seat | None) -> tuple[int, ...]:
    """Cards that `seat` does not see: the others' face-down ones, then those that come to light.

    The world is played on by the lowest actions to the end of the round, and read with every
    seat's eyes; where a card lies does not depend on what is kept and given.
    """
    rest, cards = world.copy(), []
    for other in range(world.seats):
        if other != seat:
            cards += [card for card in part(world.observe(other), "own") if card]
    turn = part(world.observe(0), "turn")[0]
    while len(cards) < PLACES and rest.to_act.isdisjoint({CHANCE}) and not rest.over:
        (actor,) = rest.to_act
        action = rest.legal(actor)[0]
        rest.apply(actor, action)
        seen = rest.observe(actor)
        if action < len(TRIOS):
            cards.append([card for card in part(seen, "own") if card][-1])
        elif part(seen, "turn")[0] > turn:
            turn = part(seen, "turn")[0]
            cards += [card for card in part(seen, "trios") if card]
    return tuple(card - 1 for card in cards[:PLACES])


def part(observation: "np.ndarray", field: str) -> list[int]:
    start = STARTS[field]
    return observation[start : start + gracias.OBSERVATION.fields[field]].tolist()


def chances(cards: list[Card], size: int) -> dict[tuple[int, ...], float]:
    """For each way to fill `size` places from these cards the chance that it has."""
    counts, found = Counter(cards), {}
    for way in product(COLOURS, repeat=size):
        left, chance = counts.copy(), 1.0
        for taken, card in enumerate(way):
            chance *= left[card] / (len(cards) - taken)
            left[card] -= 1
        if chance > 0:
            found[way] = chance
    return found


@pytest.mark.parametrize(("name", "seat"), OBSERVERS)
def test_every_world_is_equally_likely(name: str, seat: Seat | None) -> None:
    """Every three neighbouring places, and three that lie far apart."""
    state = MOMENTS[name]
    expected: Counter[tuple[int, ...]] = Counter()
    for way, chance in chances(unseen(state, seat), 3).items():
        expected[way if WORLDS * chance >= FEWEST else RARE] += WORLDS * chance
    dealt = engine.worlds("gracias", observed(state.view(seat)), WORLDS, seed=SEED)
    filled = [places(world, seat) for world in dealt]
    assert len(expected) > 20
    last = len(filled[0]) - 1
    for at in range(last - 1):
        assert_as_expected(filled, (at, at + 1, at + 2), expected)
    assert_as_expected(filled, (0, last // 2, last), expected)


def assert_as_expected(
    filled: list[tuple[int, ...]], chosen: tuple[int, ...], expected: Counter[tuple[int, ...]]
) -> None:
    ways = (tuple(places[at] for at in chosen) for places in filled)
    found = Counter(way if way in expected else RARE for way in ways)
    assert as_often(found, expected), chosen


@pytest.mark.parametrize(("name", "seat"), OBSERVERS)
def test_a_world_looks_the_same_to_its_observer(name: str, seat: Seat | None) -> None:
    state = MOMENTS[name]
    mine = observed(state.view(seat))
    dealt = engine.worlds("gracias", mine, 50, seed=SEED)
    assert all(world.ok for world in dealt)
    assert len({world.digest for world in dealt}) == 50
    assert state.to_act == dealt[0].to_act
    if seat is not None:
        assert all((world.observe(seat) == mine).all() for world in dealt)


def test_every_order_of_the_draw_pile_is_there() -> None:
    """Two cards far down in the draw pile, which no seat sees before the last turn."""
    state = MOMENTS["nothing taken yet"]
    mine = observed(state.view(Seat(0)))
    found: Counter[tuple[int, ...]] = Counter()
    for world in engine.worlds("gracias", mine, 1500, seed=SEED):
        while part(world.observe(0), "turn")[0] < 4:
            (actor,) = world.to_act
            world.apply(actor, world.legal(actor)[0])
        shown = part(world.observe(0), "trios")
        found[shown[1] - 1, shown[4] - 1] += 1
    expected = {way: 1500 * often for way, often in chances(unseen(state, Seat(0)), 2).items()}
    assert as_often(found, expected)


def test_between_rounds_nothing_is_hidden() -> None:
    for state in (
        started(4),
        round_played(started(4, rounds=2)),
        round_played(started(4, rounds=1)),
    ):
        for seat in (Seat(2), None):
            (world,) = engine.worlds("gracias", observed(state.view(seat)), 1, seed=SEED)
            assert world.digest == gracias.digest(state)


def test_the_same_seed_gives_the_same_worlds() -> None:
    mine = observed(MOMENTS["one has looked"].view(Seat(2)))
    first, again, other = (
        [world.digest for world in engine.worlds("gracias", mine, 20, seed=seed)]
        for seed in (SEED, SEED, seed_from_text("another"))
    )
    assert first == again
    assert first != other


def test_a_view_that_allows_no_world_is_refused() -> None:
    view = MOMENTS["one has looked"].view(Seat(0))
    table, (first, *others) = view.table, view.table.reserves
    for changes, said in (
        ({"reserves": ((19, *first[1:]), *others)}, "not of one pack"),
        ({"reserves": ((first[0] + 1, *first[1:]), *others)}, "do not fit one another"),
        ({"face_down": (3, 0, 0)}, "not of one pack"),
        ({"face_down": (1, 1, 0)}, "do not fit one another"),
        ({"draw_pile": table.draw_pile - 1}, "not of one pack"),
        ({"turn": 2}, "not of one pack"),
        ({"phase": "trio"}, "do not fit one another"),
        ({"trios": (None, *table.trios[1:])}, "do not fit one another"),
        ({"little_opener": Seat(1)}, "do not fit one another"),
    ):
        bent = view._replace(table=replace(table, **changes))
        with pytest.raises(engine.EngineError, match=f"allows no world: .*{said}"):
            engine.worlds("gracias", observed(bent), 1, seed=SEED)
    with pytest.raises(engine.EngineError, match="no moment of a game"):
        engine.worlds("gracias", np.zeros(gracias.OBSERVATION.size, np.int32), 1, seed=SEED)
