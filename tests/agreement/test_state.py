"""A single state of the engine as Python sees it."""

import copy
import pickle

import pytest

import kibitz
from kibitz import engine
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


def test_there_are_no_worlds_of_tarot() -> None:
    with pytest.raises(engine.EngineError, match="does not deal worlds of tarot"):
        engine.worlds("tarot", engine.State("tarot", 4, {"dealer": 0}).observe(0), 1, seed=SEED)


@pytest.mark.parametrize("deals", [0, 100_001, 10**12])
def test_a_number_of_deals_that_the_engine_cannot_count(deals: int) -> None:
    with pytest.raises(kibitz.kernel.errors.KibitzError):
        engine.State("tarot", 4, {"dealer": 0, "deals": deals})


def test_a_tarot_state_is_pickled_whole() -> None:
    state = engine.State("tarot", 4, {"dealer": 0})
    state.draw_chance(SEED, 1)
    native = state._native
    kind, whole = type(native), native.__getstate__()
    assert len(whole) <= 192
    assert pickle.loads(pickle.dumps(state)) == state  # noqa: S301  its own bytes
    for junk in (b"", bytes(len(whole)), whole[:-1], whole[::-1]):
        with pytest.raises(ValueError, match="not the bytes of a state"):
            kind.__new__(kind).__setstate__(junk)


@pytest.mark.parametrize("rounds", [0, 256, 10**12])
def test_a_number_of_rounds_that_the_engine_cannot_count(rounds: int) -> None:
    with pytest.raises(kibitz.kernel.errors.KibitzError):
        engine.State("gracias", 4, {"opener": 0, "rounds": rounds})


def test_a_gracias_state_is_pickled_whole() -> None:
    state = engine.State("gracias", 6, {"opener": 0})
    state.draw_chance(SEED, 1)
    native = state._native
    kind, whole = type(native), native.__getstate__()
    assert len(whole) <= 512
    assert pickle.loads(pickle.dumps(state)) == state  # noqa: S301  its own bytes
    for junk in (b"", bytes(len(whole)), whole[:-1], whole[::-1]):
        with pytest.raises(ValueError, match="not the bytes of a state"):
            kind.__new__(kind).__setstate__(junk)


def test_what_the_engine_says_of_itself() -> None:
    assert engine.supports("racko", "worlds")
    assert not engine.supports("racko", "solve")
    assert engine.supports("tarot", "state")
    assert not engine.supports("tarot", "worlds")
    assert engine.supports("gracias", "worlds")
    assert not engine.supports("chess", "state")
    assert repr(begun()).startswith("<engine state of racko")
