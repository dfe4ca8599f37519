"""Search: legal, the same for the same view and seed, better with more work, refused without a choice."""

import math
from statistics import mean

import numpy as np
import pytest

from kibitz import engine
from kibitz.engine import racko
from kibitz.engine.load import ABILITIES, writing
from kibitz.games.racko.actions import ACTIONS, Draw, Take
from kibitz.games.tarot.actions import Bid, Slam
from kibitz.games.tarot.notation import ACTIONS as TAROT
from kibitz.kernel.seats import CHANCE, Seat
from kibitz.kernel.shuffle import Stream, derive, seed_from_text
from support.compiled import needs_engine
from support.play import tables
from support.racko import deal

pytestmark = needs_engine
SEED = seed_from_text("search")
SEARCHED = [name for name, abilities in ABILITIES.items() if "search" in abilities]

every_game = pytest.mark.parametrize("name", SEARCHED)


def played(name: str, actions: int, number: int = 0) -> engine.State:
    """A moment with a decision after so many uniform actions; each number has a game of its own."""
    seed = derive(SEED, f"game {number}")
    all_tables = tables(name)
    state = engine.State(name, *all_tables[number % len(all_tables)])
    stream = Stream(seed, "actions")
    done = chances = 0
    while True:
        if CHANCE in state.to_act:
            chances += 1
            state.draw_chance(seed, chances)
        elif done == actions:
            return state
        else:
            seat = min(state.to_act)
            state.apply(seat, stream.choice(state.legal(seat)))
            done += 1


def same(one: engine.Search, other: engine.Search) -> bool:
    arrays = zip(one[1:], other[1:], strict=True)
    return one.action == other.action and all(
        np.array_equal(mine, yours, equal_nan=True) for mine, yours in arrays
    )


@every_game
def test_every_iteration_tries_a_legal_action(name: str) -> None:
    for number, actions in enumerate((0, 3, 9, 20)):
        state = played(name, actions, number)
        seat = max(state.to_act)
        legal = state.legal(seat)
        found = engine.search(name, state.observe(seat), 300, seed=SEED, limit=300)
        assert found.actions.tolist() == legal
        assert found.action in legal
        assert found.visits.sum() == 300
        assert found.visits[legal.index(found.action)] == found.visits.max()


@every_game
def test_untried_actions_have_no_value(name: str) -> None:
    state = played(name, 0)
    found = engine.search(name, state.observe(min(state.to_act)), 1, seed=SEED, limit=100)
    assert found.visits.sum() == 1
    for visits, value in zip(found.visits, found.values, strict=True):
        assert math.isnan(value) == (visits == 0)


@every_game
def test_a_seed_and_a_view_decide(name: str) -> None:
    """Another true state with the same view makes no difference; another seed does."""
    for number, actions in enumerate((2, 7)):
        state = played(name, actions, number)
        seat = min(state.to_act)
        seen = state.observe(seat)
        other = next(
            world
            for world in engine.worlds(name, seen, 50, seed=SEED)
            if world.digest != state.digest
        )
        found = engine.search(name, seen, 400, seed=SEED, limit=300, memory=1)
        again = engine.search(name, other.observe(seat), 400, seed=SEED, limit=300, memory=64)
        assert same(found, again)
        otherwise = engine.search(name, seen, 400, seed=derive(SEED, "other"), limit=300)
        assert not np.array_equal(found.values, otherwise.values)


@pytest.mark.parametrize("policy", ["random", "thumb"])
def test_it_goes_out_when_it_can(policy: str) -> None:
    """The 30 between 25 and 35 puts the rack in order; that ends the round with 75 points [racko 5.1]."""
    state = deal(
        ["1 2 3 4 25 40 35 36 37 38", "39 34 33 32 31 29 28 27 26 24"], "30 5 6 7", dealer=1
    )
    seen = np.array(racko.observe(state.view(Seat(0))), dtype=np.int32)
    found = engine.search("racko", seen, 500, seed=SEED, policy=policy, limit=100)
    take = ACTIONS.id(Take(30))
    assert found.action == take
    assert found.values[list(found.actions).index(take)] == 75
    assert found.values[list(found.actions).index(ACTIONS.id(Draw()))] < 75


def test_a_round_broken_off_is_worth_the_racks_as_they_are() -> None:
    """With no action after the first, the rising start counts, 5 points a card [racko 6.3]."""
    state = deal(
        ["1 2 3 4 25 20 35 36 37 38", "39 34 33 32 31 29 28 27 26 24"], "30 5 6 7", dealer=1
    )
    seen = np.array(racko.observe(state.view(Seat(0))), dtype=np.int32)
    found = engine.search("racko", seen, 11, seed=SEED, limit=0)
    values = dict(zip(found.actions.tolist(), found.values.tolist(), strict=True))
    assert values[ACTIONS.id(Draw())] == 5 * 5  # 1 2 3 4 25
    assert values[ACTIONS.id(Take(5))] == 5 * 1  # 30
    assert values[ACTIONS.id(Take(30))] == 75


def payment(number: int, iterations: dict[bool, int]) -> int:
    """What each defender pays seat 0 for a Garde sans, in half points.

    The iterations are those of the taker (True) and of the defenders; with none they play uniformly.
    """
    state = played("tarot", 0, number)
    stream = Stream(SEED, f"deal {number}")
    for said in (Bid("garde-sans"), *[Bid("pass")] * 3, Slam(announced=False)):
        state.apply(min(state.to_act), TAROT.id(said))
    while not state.over and CHANCE not in state.to_act:
        seat = min(state.to_act)
        legal = state.legal(seat)
        action = stream.choice(legal)
        if (work := iterations[seat == 0]) and len(legal) > 1:
            action = engine.search("tarot", state.observe(seat), work, seed=SEED).action
        state.apply(seat, action)
    return -state.scores[1]


def test_more_iterations_play_better() -> None:
    """The same deals from both sides, against uniform players."""
    results = [
        mean(
            payment(number, {True: work, False: 0}) - payment(number, {True: 0, False: work})
            for number in range(10)
        )
        for work in (0, 3, 300)
    ]
    assert results == sorted(results)
    assert results[0] < results[-1]


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        ({"iterations": 0}, "iterations is 0: expected a whole number, at least 1"),
        ({"iterations": -5}, "iterations is -5"),
        ({"iterations": 2.5}, "iterations is 2.5"),
        ({"iterations": 2**40}, "expected at most"),
        ({"iterations_a_world": 0}, "iterations_a_world is 0"),
        ({"limit": -1}, "limit is -1"),
        ({"memory": 0}, "memory is 0"),
        ({"exploration": -1.0}, "exploration is -1.0: expected a number, at least 0"),
        ({"exploration": math.nan}, "exploration is nan"),
        ({"policy": "clever"}, "there is no policy “clever” for racko: expected one of random, thumb"),
        ({"seed": b"short"}, "a seed has 32 bytes"),
        ({"game": "whist"}, "the engine has no game “whist”"),
        ({"game": "tarot"}, r"observation: expected the shape \(1157,\), found \(231,\)"),
        ({"observation": np.zeros(231, dtype=np.int64)}, "expected an array of int32, found int64"),
        ({"observation": np.zeros(462, dtype=np.int32)[::2]}, "expected an array without gaps"),
        ({"observation": np.zeros(231, dtype=np.int32)}, "it shows no moment in a round"),
        ({"observation": -np.ones(231, dtype=np.int32)}, "the observation is an onlooker's"),
    ],
)  # fmt: skip
def test_bad_input_is_refused(wrong: dict[str, object], said: str) -> None:
    state = played("racko", 0)
    good = {"game": "racko", "observation": state.observe(min(state.to_act)), "iterations": 10}
    with pytest.raises(engine.EngineError, match=said):
        engine.search(**({"seed": SEED} | good | wrong))


@every_game
def test_a_seat_that_is_not_to_act_is_refused(name: str) -> None:
    state = played(name, 1)
    (idle, *_) = {Seat(seat) for seat in range(state.seats)} - state.to_act
    with pytest.raises(engine.EngineError, match="the seat is not to act"):
        engine.search(name, state.observe(idle), 10, seed=SEED)


def test_every_game_with_worlds_is_searched() -> None:
    for name, abilities in ABILITIES.items():
        assert ("search" in abilities) == ("worlds" in abilities) == engine.supports(name, "search")
        assert writing(name).POLICIES[0] == "random"
