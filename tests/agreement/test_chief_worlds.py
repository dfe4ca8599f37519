"""Worlds of Indian Chief: every deal that a view allows equally likely; what is known stays."""

from collections import Counter
from collections.abc import Callable, Iterator
from fractions import Fraction
from itertools import chain, permutations

import numpy as np
import pytest

from kibitz import engine
from kibitz.engine import chief
from kibitz.games.chief.actions import NO_STEAL, STEALS, Meld
from kibitz.games.chief.cards import Card, Cards, added, pack
from kibitz.games.chief.game import GAME
from kibitz.games.chief.table import Hidden, Own, State, View
from kibitz.kernel.seats import Seat
from kibitz.kernel.shuffle import Stream, seed_from_text
from kibitz.kernel.state import replace
from support.chief import act, after_round, cards, dealt, next_round, shown
from support.compiled import needs_engine

pytestmark = needs_engine
SEED = seed_from_text("worlds")
EACH = 60
SEVENS = ("SA", "HA H2 H3 H4 H5 H6 H7", "DA D2 D3 D4 D5 D6 D7", "CA C2 C3 C4 C5 C6 C7",
          "S8 S9 S10 SJ SQ SK H8", "D8 D9 D10 DJ DQ DK H9")  # fmt: skip
field = chief.OBSERVATION.field


def observed(view: View) -> "np.ndarray":
    return np.array(chief.observe(view), dtype=np.int32)


def hand_of(world: engine.State, seat: int = 1) -> Cards:
    return tuple(Card(card - 1) for card in field(world.observe(seat), "hand") if card)


def sealed_of(world: engine.State, seat: int = 1) -> int:
    (sealed,) = field(world.observe(seat), "sealed")
    return sealed - 1


def seen_to_lie(state: State, taken: dict[int, str], returned: int) -> State:
    """The state in round 2, when others have stolen these cards, and so many cards at the bottom of the
    stock were seen to go into it.
    """
    table = state.table
    stolen = tuple(cards(taken.get(seat, "")) for seat in range(table.seats))
    used = tuple((1 if size != 1 else 2, size) for (size,) in table.used)
    known = tuple(sorted(state.hidden.stock[len(state.hidden.stock) - returned :]))
    return state.to(table=replace(table, round=2, used=used, taken=stolen, returned=known))


def unseen(view: View) -> Cards:
    """The cards of the packs that the view does not place."""
    table = view.table
    others = [taken for seat, taken in enumerate(table.taken) if seat != view.seat]
    left = Counter(pack(table.options.decks))
    left.subtract(chain(view.mine.hand, table.returned, *table.melds, *others))
    return tuple(left.elements())


def dealings(view: View) -> Iterator[tuple[tuple[Own, ...], Cards]]:
    """Every way to give the unseen cards, equal ones told apart, to the hands; and what the stock gets."""
    table = view.table
    cards_left = unseen(view)
    assert len(cards_left) <= 6
    for order in permutations(cards_left):
        given, hands = iter(order), []
        for seat in range(table.seats):
            more = [next(given) for _ in range(table.held[seat] - len(table.taken[seat]))
                    if seat != view.seat]  # fmt: skip
            hands.append(view.mine if seat == view.seat else Own(added(table.taken[seat], more)))
        yield tuple(hands), (*given, *table.returned)


def all_worlds(view: View) -> Counter[int]:
    """The digests of all worlds, each as often as there are deals that give it."""
    found: Counter[int] = Counter()
    for own, rest in dealings(view):
        for stock in permutations(rest):
            found[chief.digest(State(view.to_act, view.table, own, Hidden(stock)))] += 1
    return found


def assert_likely(
    view: View, outcome: Callable[[engine.State], object], expected: dict[object, Fraction | int]
) -> None:
    """Chi-square against what each outcome should weigh, at the 99.99 % point."""
    total = sum(expected.values())
    count = EACH * len(expected)
    worlds = engine.worlds("chief", observed(view), count, seed=SEED)
    found = Counter(map(outcome, worlds))
    assert found.keys() <= expected.keys()
    wanted = {each: float(count * weight / total) for each, weight in expected.items()}
    chi_square = sum((found[each] - often) ** 2 / often for each, often in wanted.items())
    freedom = len(expected) - 1
    spread = 3.8 * (2 * freedom) ** 0.5 + 10
    assert freedom - spread < chi_square < freedom + spread


HANDS_AND_STOCK = seen_to_lie(
    shown(*SEVENS, stock="H10 HJ HQ HK", decks=1), {3: "S4", 4: "S3", 5: "S2"}, 2
)
STOCK_EMPTY = seen_to_lie(
    shown("S2 S3 S4 S5 S6 S7 SA", *SEVENS[1:], stock="H10 HJ HQ HK", decks=1),
    {1: "CQ", 2: "CJ", 3: "C10", 4: "C9"},
    0,
)


@pytest.mark.parametrize("ending", [HANDS_AND_STOCK, STOCK_EMPTY], ids=["theft", "stock empty"])
def test_every_world_is_equally_likely(ending: State) -> None:
    """Six hands of one pack, most cards on the table; whole worlds, by their digests."""
    view = ending.view(Seat(0))
    expected = all_worlds(view)
    assert len(expected) in {24, 288}
    assert len({*expected.values()}) == 1
    assert_likely(view, lambda world: world.digest, expected)


def test_a_hand_of_equal_cards_is_as_likely_as_its_deals() -> None:
    """With two packs equal cards are two cards; what is left for the stock was seen but for three."""
    state = shown("SK", "H2 H3 H4 H5 H6 H7", stock="SA SA HK", decks=2)
    state = seen_to_lie(state, {}, len(state.hidden.stock) - 3)
    view = state.view(Seat(0))
    expected = Counter(own[1].hand for own, _ in dealings(view))
    assert len({*expected.values()}) > 1
    assert_likely(view, hand_of, expected)


def test_a_sealed_meld_is_of_any_size_that_is_left() -> None:
    """Each size equally likely, then each meld of that size."""
    state = dealt(["", ""])
    for size in (3, 4, 5, 6, 7):
        state = next_round(state, size, size)
    state = act(state, "1 meld " + str(state.own[1].hand[0]))
    melds = [each for each in map(GAME.actions.action, range(254)) if isinstance(each, Meld)]
    sizes = Counter(meld.places.bit_count() for meld in melds)
    expected = {GAME.actions.id(meld): Fraction(1, sizes[meld.places.bit_count()]) for meld in melds
                if meld.places.bit_count() <= 2}  # fmt: skip
    assert_likely(state.view(Seat(0)), sealed_of, expected)


def test_a_sealed_theft_is_any() -> None:
    state = act(shown("SK", "HK", "DK", "CA C2 C3"), "1 steal 3 CA")
    wanted = [NO_STEAL, *(STEALS[seat][card] for seat, meld in enumerate(state.table.melds)
                          if seat != 1 for card in meld)]  # fmt: skip
    expected = dict.fromkeys(map(GAME.actions.id, wanted), 1)
    assert len(expected) == 6
    assert_likely(state.view(Seat(0)), sealed_of, expected)


def test_what_is_known_stays_where_it_is() -> None:
    """A stolen card is in the thief's hand, and the melds of last round are not in a hand."""
    state = act(shown("SK", "HQ HJ", "D2 D3 D4", decks=2), "0 steal 1 HQ")
    state = GAME.play(state, "*", GAME.chance(state).draw(SEED, 2)).state
    assert state.table.returned
    for seat in (Seat(1), Seat(2)):
        mine = observed(state.view(seat))
        worlds = engine.worlds("chief", mine, 100, seed=SEED)
        assert all(world.ok and (world.observe(seat) == mine).all() for world in worlds)
        assert all(Card.parse("HQ") in hand_of(world, 0) for world in worlds)
        gone = Counter(state.table.returned)
        for world in worlds:
            held = Counter(chain(*(hand_of(world, other) for other in range(3))))
            assert all(held[card] + often <= 2 for card, often in gone.items())
        assert len({world.digest for world in worlds}) == 100


def test_the_same_seed_gives_the_same_worlds() -> None:
    mine = observed(HANDS_AND_STOCK.view(Seat(0)))
    first = [world.digest for world in engine.worlds("chief", mine, 20, seed=SEED)]
    assert [world.digest for world in engine.worlds("chief", mine, 20, seed=SEED)] == first


@pytest.mark.parametrize(
    ("name", "place", "value", "said"),
    [
        ("phase", 0, 0, "no moment after the deal"),
        ("seats", 0, 9, "no moment after the deal"),
        ("hand", 0, 53, "not of these packs"),
        ("held", 1, 2, "not of these packs"),
        ("taken", 3, 12, "not of these packs"),
        ("returned", 51, 2, "not of these packs"),
        ("to_act", 1, 1, "not of these packs"),
        ("to_act", 0, 7, "not of these packs"),
        ("sealed", 0, 254, "contradicts itself"),
    ],
)
def test_an_observation_that_allows_no_world_is_refused(
    name: str, place: int, value: int, said: str
) -> None:
    mine = observed(HANDS_AND_STOCK.view(Seat(0)))
    mine[chief.OBSERVATION.starts[name] + place] = value
    with pytest.raises(engine.EngineError, match=said):
        engine.worlds("chief", mine, 1, seed=SEED)


def test_the_table_before_the_deal_is_refused() -> None:
    start = engine.State("chief", 2, {"dealer": 0})
    with pytest.raises(engine.EngineError, match="no moment after the deal"):
        engine.worlds("chief", start.observe(0), 1, seed=SEED)


def test_random_numbers_never_crash() -> None:
    stream = Stream(SEED, "junk")
    positions = [
        HANDS_AND_STOCK,
        STOCK_EMPTY,
        dealt(["", "", ""]),
        after_round(dealt(["", ""]), 1, 3),
    ]
    observations = [observed(state.view(Seat(1))) for state in positions]
    for _ in range(3000):
        bent = stream.choice(observations).copy()
        for _ in range(1 + stream.below(3)):
            bent[stream.below(len(bent))] = stream.below(70) - 3
        try:
            worlds = engine.worlds("chief", bent, 2, seed=SEED)
        except engine.EngineError:
            continue
        seat = int(bent[chief.OBSERVATION.starts["seat"]])
        assert all(world.ok and (world.observe(seat) == bent).all() for world in worlds)
