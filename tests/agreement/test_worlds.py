"""Worlds: all that a view allows, each equally likely, and nothing else."""

from collections import Counter
from collections.abc import Iterator
from itertools import permutations

import numpy as np
import pytest

from kibitz import engine
from kibitz.engine import racko
from kibitz.engine.faces import State
from kibitz.games.racko.actions import ACTIONS, Draw, Toss
from kibitz.games.racko.cards import SLOTS, Card, Cards, Rack, pack
from kibitz.games.racko.scoring import is_out
from kibitz.games.racko.table import Hidden, View
from kibitz.games.racko.table import State as Referee
from kibitz.games.racko.worlds import resample
from kibitz.kernel.seats import CHANCE, Seat
from kibitz.kernel.shuffle import Stream, seed_from_text
from kibitz.kernel.state import replace
from support.compiled import needs_engine
from support.evenness import as_often
from support.racko import RACKO, deal, play

pytestmark = needs_engine
SEED = seed_from_text("worlds")
DRAW, TOSS = ACTIONS.id(Draw()), ACTIONS.id(Toss())


def ending(
    racks: list[str],
    blanks: dict[int, str],
    cards: str,
    *,
    drew: bool = False,
    fresh: dict[int, str] | None = None,
    **options: object,
) -> Referee:
    """Seat 1 begins its turn, or has drawn. `blanks` has the slots (0 to 9) that nobody saw filled.

    `cards` are the discard and all that the draw pile still has; the rest was thrown away. With
    `fresh` the pile was made anew, and these of the blanks got a card from it.
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
    if fresh is not None:
        slots = {seat: tuple(map(int, fresh.get(seat, ""))) for seat in range(len(racks))}
        came = [own.rack[at] for seat, own in enumerate(state.own) for at in slots[seat]]
        came += [own.drawn for own in state.own if own.drawn is not None]
        table = replace(
            table,
            recycled=Cards.of((*left, *came, *thrown[:3])),
            fresh=tuple(frozenset(SLOTS[at] for at in slots[seat]) for seat in slots),
        )
    return state.to(table=table, hidden=Hidden(left, tuple(thrown)))


def observed(view: View) -> "np.ndarray":
    return np.array(racko.observe(view), dtype=np.int32)


def dealings(view: View) -> Iterator[tuple[dict[Seat, Rack], tuple[Card, ...]]]:
    """Every way to give the unseen cards to their places, by trying all orders; racks and draw pile.

    After the pile was made anew its cards are there, where its cards went, and nowhere else.
    """
    table = view.table
    seen = table.thrown.with_(table.top) | Cards.of(view.mine.rack)
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
        pile = tuple(cards)
        if not table.recycled or (
            all(card in table.recycled for card in pile)
            and all(
                (card in table.recycled) == (slot in table.fresh[seat])
                for seat, rack in racks.items()
                for slot, card, known in zip(SLOTS, rack, table.known[seat], strict=True)
                if known is None
            )
        ):
            yield racks, pile


def allowed(view: View) -> Iterator[tuple[object, ...]]:
    """The dealings that leave no rack in order: the round would have ended."""
    for racks, pile in dealings(view):
        if not any(is_out(rack, view.table.options) for rack in racks.values()):
            yield tuple(racks.values()), pile


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
    "shuffled, an older blank": ending([MINE, SECOND, THIRD], {1: "8", 2: "89"}, "40 32 34", fresh={}),
    "shuffled, one blank of the pile": ending([MINE, SECOND], {1: "8"}, "40 32 34 3 35", fresh={1: "8"}),
    "shuffled, one of each": ending([MINE, SECOND], {1: "89"}, "40 32 34 3 35", fresh={1: "8"}),
    "shuffled, the other drew": ending(
        [MINE, SECOND], {1: "789"}, "40 32 34 3", drew=True, fresh={1: "8"}
    ),
    "shuffled, a run is asked for": ending(
        [MINE, "2 3 4 22 24 26 28 30 1 38"],
        {1: "089"}, "40 32 34 39", fresh={1: "8"}, run_of_three=True,
    ),
    "shuffled, one of each in each of two": ending(
        [MINE, SECOND, THIRD], {1: "89", 2: "89"}, "40 32 34 27", fresh={1: "8", 2: "9"}
    ),
    "shuffled, one and many": ending(
        [MINE, SECOND, THIRD], {1: "8", 2: "789"}, "40 32 34", fresh={1: "8", 2: "9"}
    ),
    "shuffled, three": ending(
        [MINE, SECOND, THIRD, FOURTH], {1: "89", 2: "89", 3: "9"}, "40 34 60",
        fresh={1: "8", 2: "9", 3: "9"},
    ),
}  # fmt: skip


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
    assert as_often(found, dict.fromkeys(expected, each))


@pytest.mark.parametrize("name", ENDINGS)
def test_these_endings_exclude_worlds(name: str) -> None:
    """Otherwise the test above would not show that racks in order are left out."""
    view = ENDINGS[name].view(Seat(0))
    assert 0 < len(list(allowed(view))) < len(list(dealings(view)))


def test_a_world_looks_the_same_to_its_seat() -> None:
    state = deal(["21 20 19 18 17 16 14 12 10 8", "2 4 6 22 24 26 28 30 33 31"])
    state = play(state, "take 5", "draw", "place 10", "take 20", "draw")
    for seat in (Seat(0), Seat(1)):
        mine = observed(state.view(seat))
        dealt = engine.worlds("racko", mine, 50, seed=SEED)
        assert all(world.ok and (world.observe(seat) == mine).all() for world in dealt)
        assert len({world.digest for world in dealt}) == 50


@pytest.mark.parametrize("empty_pile", ["shuffle", "turn-over"])
def test_after_a_new_pile_the_referee_deals_like_this(empty_pile: str) -> None:
    """How often each card lies in each place, in a played position with more worlds than can be listed."""
    state = deal([MINE, SECOND], empty_pile=empty_pile)
    while not state.table.recycled:
        text = "draw" if state.table.phase == "turn" else "toss"
        if state.to_act == {CHANCE}:
            chance = RACKO.chance(state).draw(SEED, 3)
            state = RACKO.play(state, CHANCE, chance).state
        else:
            state = play(state, text)
    state = play(state, "draw", "place 45", "draw", "place 25", "take 30", "draw", "place 10")
    for seat in (Seat(0), Seat(1)):
        view = state.view(seat)
        count, stream = 1500, Stream(SEED, "referee")
        ours = [resample(view, stream).own[1 - seat].rack for _ in range(count)]
        field = racko.OBSERVATION.field
        theirs = [
            tuple(Card(card - 1) for card in field(world.observe(1 - seat), "rack"))
            for world in engine.worlds("racko", observed(view), count, seed=SEED)
        ]
        for at in range(10):
            one, other = (Counter(rack[at] for rack in racks) for racks in (ours, theirs))
            assert set(one) == set(other)
            chi_square = sum(
                (one[card] - other[card]) ** 2 / (one[card] + other[card]) for card in one
            )
            freedom = len(one) - 1
            assert chi_square <= freedom + 3.8 * (2 * freedom) ** 0.5 + 10 * (freedom > 0)


def test_a_new_pile_that_does_not_fit_is_refused() -> None:
    view = ENDINGS["shuffled, one of each"].view(Seat(0))
    table, unseen = view.table, view.mine.rack[0]
    known = ((None, *table.known[0][1:]), table.known[1])
    for changes in (
        {"recycled": Cards.of(pack(2))},  # more cards than a pile can have
        {
            "recycled": table.recycled.with_(unseen),
            "known": known,
        },  # an old slot, a card of the pile
        {"recycled": table.recycled.without(min(table.recycled - table.thrown))},
        {"fresh": (frozenset((5,)), table.fresh[1])},  # seen to come from the discards as well
        {"fresh": (table.fresh[0], frozenset((45, 50)))},
    ):
        seen = view._replace(table=replace(table, **changes))
        with pytest.raises(engine.EngineError, match="not of one pack"):
            engine.worlds("racko", observed(seen), 1, seed=SEED)


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


@pytest.mark.parametrize(
    "found",
    [
        np.zeros(5, np.int32),
        np.zeros(racko.OBSERVATION.size, np.int64),
        [0] * racko.OBSERVATION.size,
    ],
)
def test_another_array_is_refused(found: object) -> None:
    with pytest.raises(engine.BadArray, match="observation: expected"):
        engine.worlds("racko", found, 1, seed=SEED)


@pytest.mark.parametrize("name", ["two blanks", "shuffled, one of each in each of two"])
def test_random_numbers_never_crash(name: str) -> None:
    stream = Stream(SEED, "junk")
    mine = observed(ENDINGS[name].view(Seat(0)))
    for _ in range(3000):
        bent = mine.copy()
        for _ in range(1 + stream.below(3)):
            bent[stream.below(len(bent))] = stream.below(70) - 3
        try:
            dealt = engine.worlds("racko", bent, 2, seed=SEED)
        except engine.EngineError:
            continue
        assert all(world.ok for world in dealt)
