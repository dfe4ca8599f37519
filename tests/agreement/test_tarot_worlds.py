"""Worlds of Tarot: all that a view allows, each equally likely, and nothing else."""

from collections import Counter
from collections.abc import Callable, Iterator

import numpy as np
import pytest

from kibitz import engine
from kibitz.engine import tarot
from kibitz.engine.faces import State as World
from kibitz.games.tarot.cards import EXCUSE, ORDINARY, PACK, PETIT, PLAIN, TRUMPS, Card, Cards
from kibitz.games.tarot.game import GAME
from kibitz.games.tarot.table import SEATS, State, View
from kibitz.games.tarot.worlds import resample
from kibitz.kernel.seats import Seat
from kibitz.kernel.shuffle import Stream, seed_from_text
from kibitz.kernel.state import replace
from support.compiled import needs_engine
from support.tarot import deal, play
from support.tarot_worlds import a_deal, could_lead_to, world_of

pytestmark = needs_engine
SEED = seed_from_text("worlds")
SEAT_NUMBERS = tuple(map(Seat, range(SEATS)))
Excluded = tuple[Cards, ...]


def observed(view: View) -> "np.ndarray":
    return np.array(tarot.observe(view), dtype=np.int32)


def worlds(view: View, count: int) -> list[World]:
    return engine.worlds("tarot", observed(view), count, seed=SEED)


def unseen(state: State, seat: Seat) -> list[Card]:
    own, table = state.own[seat], state.table
    seen = own.hand | own.aside | table.shown
    for fallen in table.fallen:
        seen |= fallen
    return list(PACK - seen)


def dealings(state: State, seat: Seat, excluded: Excluded) -> Iterator[State]:
    """Every way to give each unseen card to a place with room that does not exclude it."""
    cards = unseen(state, seat)
    room = [0 if other == seat else len(state.own[other].hand) for other in SEAT_NUMBERS]
    room.append(len(cards) - sum(room))
    dealt: list[Cards] = [Cards()] * (SEATS + 1)

    def give(at: int) -> Iterator[State]:
        if at == len(cards):
            yield world_of(state, seat, dealt)
            return
        for place, out in enumerate(excluded):
            if room[place] and cards[at] not in out:
                before = dealt[place]
                dealt[place] = before.with_(cards[at])
                room[place] -= 1
                yield from give(at + 1)
                room[place] += 1
                dealt[place] = before

    return give(0)


def has_petit_alone(state: State) -> bool:
    """Whether a hand was dealt the Petit, no other trump, and not the Excuse [2.3]."""
    table = state.table
    for seat, own in enumerate(state.own):
        hand = own.hand | own.aside | table.fallen[seat]
        if seat == table.taker:
            hand -= table.dog
        if PETIT in hand and EXCUSE not in hand and len(hand & TRUMPS) == 1:
            return True
    return False


def counted(state: State, seat: Seat, excluded: Excluded) -> int:
    return sum(1 for _ in dealings(state, seat, excluded))


def allowed(state: State, seat: Seat) -> list[State]:
    everything = dealings(state, seat, state.table.excluded)
    return [world for world in everything if not has_petit_alone(world)]


def without_voids(state: State, seat: Seat) -> int:
    """How many dealings there were if nobody had been seen not to follow suit."""
    table = state.table
    kept = TRUMPS.with_(EXCUSE) | table.dog
    hands = (
        out if place == table.taker else out & kept
        for place, out in enumerate(table.excluded[:SEATS])
    )
    return counted(state, seat, (*hands, table.excluded[SEATS]))


def without_trumps(state: State, seat: Seat) -> int:
    """… if nothing were known of the trumps in a hand: those not gone over, those shown."""
    table = state.table
    hands = (out - TRUMPS.with_(EXCUSE) for out in table.excluded[:SEATS])
    return counted(state, seat, (*hands, table.excluded[SEATS]))


def without_discard(state: State, seat: Seat) -> int:
    """… if anything could lie apart."""
    return counted(state, seat, (*state.table.excluded[:SEATS], Cards()))


def without_shown(state: State, seat: Seat) -> int:
    """… if a taker who set trumps aside could still have ordinary cards."""
    table = state.table
    known = (out - ORDINARY if at == table.taker else out for at, out in enumerate(table.excluded))
    return counted(state, seat, tuple(known))


def with_petit_alone(state: State, seat: Seat) -> int:
    """… if the Petit alone did not annul a deal."""
    return counted(state, seat, state.table.excluded)


def petit_and_excuse(plain: int, tricks: int) -> State:
    """A taker with the Petit, the Excuse and the trumps of the dog; he plays the first two last."""
    suits = Stream(SEED, f"plain {plain}").shuffled(tuple(card for suit in PLAIN for card in suit))
    hands = {1: " ".join(("T1 X", *map(str, suits[:16]))), 0: " ".join(map(str, suits[16:28]))}
    state = play(deal(hands, "T16 T17 T18 T19 T20 T21", dealer=0), "prise, pass, pass, pass")
    while state.table.phase != "play" or state.table.tricks_done < tricks:
        (seat,) = state.to_act
        legal = [each for each in GAME.legal(state.view(seat)) if "handful" not in str(each)]
        kept = [action for action in legal if str(action) not in ("T1", "X")]
        state = GAME.play(state, seat, (kept or legal)[0]).state
    return state


def ending(name: str, tricks: int, contract: str) -> State:
    return a_deal(f"ending {name}", tricks, contract)[0]


Without = Callable[[State, Seat], int]
ENDINGS: dict[str, tuple[State, int, tuple[Without, ...]]] = {
    "voids": (ending("1", 17, "garde-sans"), 0, (without_voids,)),
    "trumps not gone over": (ending("2", 15, "prise"), 0, (without_trumps,)),
    "voids and trumps": (ending("2", 17, "garde-sans"), 0, (without_voids, without_trumps)),
    "a handful": (ending("27", 16, "garde-sans"), 0, (without_trumps,)),
    "a handful and voids": (ending("18", 16, "garde-sans"), 3, (without_voids, without_trumps)),
    "an unknown discard": (ending("0", 17, "prise"), 1, (without_voids,)),
    "discard and handful": (ending("25", 16, "prise"), 1, (without_trumps, without_discard)),
    "trumps set aside": (ending("16", 15, "prise"), 2, (without_shown,)),
    "the Petit": (petit_and_excuse(14, 16), 2, (with_petit_alone, without_discard)),
}
"""Who looks at each, and what makes its worlds fewer."""


@pytest.mark.parametrize("name", ENDINGS)
def test_every_world_is_equally_likely(name: str) -> None:
    """Chi-square against all ways to deal the unseen cards, at the 99.99 % point."""
    state, number, _ = ENDINGS[name]
    expected = {tarot.digest(world) for world in allowed(state, Seat(number))}
    each = 60
    found = Counter(
        world.digest for world in worlds(state.view(Seat(number)), each * len(expected))
    )
    assert set(found) == expected
    chi_square = sum((count - each) ** 2 / each for count in found.values())
    freedom = len(expected) - 1
    assert chi_square < freedom + 3.8 * (2 * freedom) ** 0.5 + 10
    assert chi_square > freedom - 3.8 * (2 * freedom) ** 0.5 - 10


@pytest.mark.parametrize("name", ENDINGS)
def test_these_endings_exclude_worlds(name: str) -> None:
    """Otherwise the test above would not show what it is there for."""
    state, number, limits = ENDINGS[name]
    for without in limits:
        assert without(state, Seat(number)) > len(allowed(state, Seat(number))) > 5


MOMENTS = {
    "bidding": ("bid", 0, "", 0),
    "setting aside": ("aside", 0, "garde", 0),
    "some set aside": ("aside", 0, "prise", 4),
    "slam": ("slam", 0, "prise", 6),
    "slam, the dog left": ("slam", 0, "garde-contre", 0),
    "first trick": ("play", 0, "prise", 0),
    "fourth trick": ("play", 3, "garde-sans", 0),
    "tenth trick": ("play", 9, "garde", 0),
    "last trick": ("play", 17, "prise", 0),
}


@pytest.mark.parametrize("name", MOMENTS)
def test_every_world_could_have_led_there(name: str) -> None:
    """It looks the same to its seat, is a state of the referee's, and the referee can play it."""
    phase, tricks, contract, aside = MOMENTS[name]
    for number in range(3):
        state, log = a_deal(f"{name} {number}", tricks, contract, phase, aside)
        for seat in SEAT_NUMBERS:
            mine = observed(state.view(seat))
            for world in engine.worlds("tarot", mine, 3, seed=SEED):
                assert world.ok
                assert (world.observe(seat) == mine).all()
                twin = as_referee(world, state, seat)
                assert tarot.digest(twin) == world.digest
                assert could_lead_to(state, log, seat, twin)


def hand(world: World, seat: Seat) -> Cards:
    held = tarot.OBSERVATION.field(world.observe(seat), "hand")
    return Cards.of(Card(card) for card in np.flatnonzero(held))


def as_referee(world: World, state: State, seat: Seat) -> State:
    """The referee's state with the hands of the engine's, each read with its own seat's eyes."""
    hands = [hand(world, other) for other in SEAT_NUMBERS]
    apart = Cards.of(unseen(state, seat))
    for other in SEAT_NUMBERS:
        apart -= hands[other]
    return world_of(state, seat, (*hands, apart))


@pytest.mark.parametrize("name", ["bidding", "some set aside", "fourth trick"])
def test_the_referee_deals_like_this(name: str) -> None:
    """How often each card is in each hand, where there are more worlds than can be listed."""
    phase, tricks, contract, aside = MOMENTS[name]
    state, _ = a_deal(f"{name} 0", tricks, contract, phase, aside)
    view, stream, count = state.view(Seat(1)), Stream(SEED, "referee"), 400
    theirs: Counter[tuple[Seat, Card]] = Counter()
    ours: Counter[tuple[Seat, Card]] = Counter()
    for world in worlds(view, count):
        other = resample(view, stream)
        for seat in SEAT_NUMBERS:
            ours.update((seat, card) for card in hand(world, seat))
            theirs.update((seat, card) for card in other.own[seat].hand)
    assert set(ours) == set(theirs)
    for place, number in ours.items():
        spread = (number + theirs[place]) * (1 - (number + theirs[place]) / (2 * count))
        assert abs(number - theirs[place]) <= 4.5 * spread**0.5


def test_the_same_seed_gives_the_same_worlds() -> None:
    mine = observed(ENDINGS["a handful"][0].view(Seat(0)))
    first = [world.digest for world in engine.worlds("tarot", mine, 20, seed=SEED)]
    assert [world.digest for world in engine.worlds("tarot", mine, 20, seed=SEED)] == first
    other = engine.worlds("tarot", mine, 20, seed=seed_from_text("other"))
    assert [world.digest for world in other] != first


def test_a_view_that_allows_no_world_is_refused() -> None:
    state, number, _ = ENDINGS["voids"]
    nothing_anywhere = (PACK,) * (SEATS + 1)
    view = state.to(table=replace(state.table, excluded=nothing_anywhere)).view(Seat(number))
    with pytest.raises(engine.EngineError, match="unseen cards fit the hands in no way"):
        worlds(view, 1)


def test_cards_that_are_no_pack_are_refused() -> None:
    state, number, _ = ENDINGS["voids"]
    fallen = (state.table.fallen[0], *state.table.fallen[:3])
    view = state.to(table=replace(state.table, fallen=fallen)).view(Seat(number))
    with pytest.raises(engine.EngineError, match="not of one pack"):
        worlds(view, 1)


def test_fields_that_contradict_each_other_are_refused() -> None:
    state, number, _ = ENDINGS["voids"]
    for changes in (
        {"tricks": (18, 0, 0, 0)},
        {"bids": ("pass", "pass", "pass", "pass")},
        {"compensation": 1, "contract": "garde"},
    ):
        view = state.to(table=replace(state.table, **changes)).view(Seat(number))
        with pytest.raises(engine.EngineError, match="do not fit together"):
            worlds(view, 1)


def test_an_observation_of_no_deal_is_refused() -> None:
    start = engine.State("tarot", 4, {"dealer": 0})
    with pytest.raises(engine.EngineError, match="no moment in a deal"):
        engine.worlds("tarot", start.observe(0), 1, seed=SEED)
