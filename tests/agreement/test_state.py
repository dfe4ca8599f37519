"""A single state of the engine as Python sees it."""

import copy
import pickle

import pytest

import kibitz
from kibitz import engine
from kibitz.engine import load
from kibitz.games.racko.cards import Card
from kibitz.kernel.seats import CHANCE
from kibitz.kernel.shuffle import seed_from_text
from support.compiled import needs_engine

pytestmark = needs_engine
SEED = seed_from_text("state")
TOSS = 21


def begun(seats: int = 2) -> engine.State:
    """A game after the cut and the deal."""
    state = engine.State("racko", seats)
    for number in (1, 2):
        state.draw_chance(SEED, number)
    return state


def test_a_copy_goes_its_own_way() -> None:
    state = begun()
    (seat,) = state.to_act
    for twin in (
        state.copy(),
        copy.copy(state),
        copy.deepcopy(state),
        pickle.loads(pickle.dumps(state)),  # noqa: S301  its own bytes
    ):
        assert twin == state
        twin.apply(seat, 0)
        assert twin != state


def test_bytes_that_are_no_state_are_refused() -> None:
    native = begun()._native
    kind, whole = type(native), native.__getstate__()
    for junk in (b"", bytes(len(whole)), whole[:-1], whole[::-1]):
        with pytest.raises(ValueError, match="not the bytes of a state"):
            kind.__new__(kind).__setstate__(junk)


def test_an_illegal_action_changes_nothing() -> None:
    state = begun()
    (seat,) = state.to_act
    before = state.digest
    for action in (TOSS, -1, 22, 1 << 70):
        with pytest.raises(engine.IllegalEngineAction) as raised:
            state.apply(seat, action)
        assert raised.value.legal == tuple(range(11))
    with pytest.raises(engine.IllegalEngineAction, match="not to act"):
        state.apply(1 - seat, 0)
    assert state.digest == before


@pytest.mark.parametrize("cards", [(), (3,), (3, 3), (3, 40), (3, 255), (1, 2, 3)])
def test_chance_cannot_bring_other_cards(cards: tuple[int, ...]) -> None:
    state = engine.State("racko", 2)
    with pytest.raises(engine.EngineError, match="chance cannot bring"):
        state.apply_chance([Card(card) for card in cards])
    assert state.to_act == {CHANCE}


def test_chance_out_of_turn_is_refused() -> None:
    state = begun()
    with pytest.raises(engine.EngineError, match="chance"):
        state.draw_chance(SEED, 3)
    with pytest.raises(engine.EngineError, match="chance"):
        state.apply_chance([Card(1), Card(2)])


@pytest.mark.parametrize("deals", [0, 100_001, 10**12])
def test_a_number_of_deals_that_the_engine_cannot_count(deals: int) -> None:
    with pytest.raises(kibitz.kernel.errors.KibitzError):
        engine.State("tarot", 4, {"dealer": 0, "deals": deals})


@pytest.mark.parametrize("rounds", [0, 256, 10**12])
def test_a_number_of_rounds_that_the_engine_cannot_count(rounds: int) -> None:
    with pytest.raises(kibitz.kernel.errors.KibitzError):
        engine.State("gracias", 4, {"opener": 0, "rounds": rounds})


@pytest.mark.parametrize(
    ("name", "seats", "start", "most"),
    [("tarot", 4, "dealer", 192), ("gracias", 6, "opener", 512), ("chief", 8, "dealer", 512)],
)
def test_a_state_is_pickled_whole(name: str, seats: int, start: str, most: int) -> None:
    state = engine.State(name, seats, {start: 0})
    state.draw_chance(SEED, 1)
    state.apply(min(state.to_act), state.legal(min(state.to_act))[0])
    native = state._native
    kind, whole = type(native), native.__getstate__()
    assert len(whole) <= most
    assert pickle.loads(pickle.dumps(state)) == state  # noqa: S301  its own bytes
    for junk in (b"", bytes(len(whole)), whole[:-1], whole[::-1]):
        with pytest.raises(ValueError, match="not the bytes of a state"):
            kind.__new__(kind).__setstate__(junk)


@pytest.mark.parametrize(
    ("seats", "options"),
    [(1, {}), (9, {}), (7, {"decks": 1}), (4, {"decks": 3}), (4, {"dealer": 4})],
)
def test_a_table_of_chief_that_the_rules_do_not_have(
    seats: int, options: dict[str, object]
) -> None:
    with pytest.raises(kibitz.kernel.errors.BadSetup):
        engine.State("chief", seats, {"dealer": 0} | options)


def test_who_has_sealed_a_choice_acts_no_more() -> None:
    state = engine.State("chief", 3, {"dealer": 0})
    state.draw_chance(SEED, 1)
    state.apply(1, 0)
    assert state.to_act == {0, 2}
    assert state.legal(1) == []
    with pytest.raises(engine.IllegalEngineAction, match="not to act"):
        state.apply(1, 1)


def test_what_the_engine_says_of_itself() -> None:
    assert engine.supports("tarot", "solver")
    assert not engine.supports("racko", "solver")
    for game in load.GAMES:
        assert all(engine.supports(game, what) for what in ("worlds", "search"))
    assert not engine.supports("chess", "state")
    assert repr(begun()).startswith("<engine state of racko")
