"""Batches: the same games whatever the threads, and games that the referee can play again."""

from collections import Counter
from types import ModuleType

import numpy as np
import pytest

import kibitz
from kibitz import engine
from kibitz.engine.load import writing
from kibitz.kernel.game import AnyGame
from kibitz.kernel.seats import CHANCE, Seat
from kibitz.kernel.shuffle import Stream, derive, seed_from_text
from kibitz.kernel.state import AnyState
from support import chief_quick, gracias_quick, racko_quick, tarot_quick
from support.compiled import needs_engine
from support.evenness import as_often

pytestmark = needs_engine
SEED = seed_from_text("batch")
TOSS = 21


class Row:
    """What the referee has of one row of a batch."""

    def __init__(self, rules: AnyGame, row: int, seats: int, options: dict[str, object]) -> None:
        self.rules, self.row, self.game = rules, row, -1
        self.config = rules.config(seats, options)
        self.next_game()

    def next_game(self) -> None:
        self.game += 1
        self.seed = derive(SEED, f"row {self.row} game {self.game}")
        self.chances = 0
        self.state: AnyState = self.with_chance(self.rules.start(self.config))

    def with_chance(self, state: AnyState) -> AnyState:
        while CHANCE in state.to_act:
            self.chances += 1
            action = self.rules.chance(state).draw(self.seed, self.chances)
            state = self.rules.play(state, CHANCE, action).state
        return state

    @property
    def seat(self) -> Seat:
        """Who acts in a batch: of those who choose together, the lowest seat."""
        return self.state.seats_to_act[0]

    def play(self, action: int) -> None:
        step = self.rules.play(self.state, self.seat, self.rules.actions.action(action))
        self.state = self.with_chance(step.state)


@pytest.mark.parametrize(
    ("name", "seats", "options", "quick"),
    [
        ("racko", 2, {"target": 75, "bonus": True}, racko_quick),
        ("racko", 4, {"target": 75, "bonus": True}, racko_quick),
        ("tarot", 4, {"dealer": 2}, tarot_quick),
        ("gracias", 3, {"opener": 1}, gracias_quick),
        ("gracias", 6, {"opener": 5, "rounds": 2, "piles": "every-five"}, gracias_quick),
        ("chief", 4, {"dealer": 1}, chief_quick),
    ],
)
def test_the_referee_plays_the_same_games(
    name: str, seats: int, options: dict[str, object], quick: ModuleType
) -> None:
    rules, written = kibitz.game(name), writing(name)
    batch = engine.Batch(name, 5, seats, options, seed=SEED)
    rows = [Row(rules, number, seats, options) for number in range(5)]
    ended = 0
    for _ in range(220):
        actions = np.empty(5, np.int64)
        for number, row in enumerate(rows):
            seat = row.seat
            view = row.state.view(seat)
            legal = rules.legal(view)
            ids = [rules.actions.id(action) for action in legal]
            assert batch.acting[number] == seat
            assert np.flatnonzero(batch.masks[number]).tolist() == ids
            assert batch.observations[number].tolist() == written.observe(view)
            assert batch.state(number).digest == written.digest(row.state)
            assert batch.game_number(number) == row.game
            actions[number] = rules.actions.id(quick.act(view, legal))
        batch.step(actions)
        for number, row in enumerate(rows):
            row.play(int(actions[number]))
            result = rules.result(row.state)
            assert batch.done[number] == (result is not None)
            if result is not None:
                assert tuple(batch.scores[number].tolist()) == result.scores
                ended += 1
                row.next_game()
    assert ended >= 5


def test_sealed_choices_are_not_shown_to_the_seats_that_choose_after() -> None:
    """Rows that differ in what was sealed look alike to all others, but for its being sealed [chief 3.4]."""
    one = engine.Batch("chief", 3, 4, {"dealer": 0}, seed=SEED)
    other = engine.Batch("chief", 3, 4, {"dealer": 0}, seed=SEED)
    for seat in range(4):
        assert one.acting.tolist() == other.acting.tolist() == [seat] * 3
        for row in range(3):
            seen = writing("chief").OBSERVATION.field(one.observations[row], "to_act")
            assert seen[:4] == [1] * (4 - seat) + [0] * seat
        assert (one.observations == other.observations).all()
        assert (one.masks == other.masks).all()
        melds = [np.flatnonzero(batch.masks[0]) for batch in (one, other)]
        one.step(np.full(3, melds[0][0]))
        other.step(np.full(3, melds[1][-1]))
    assert (one.observations != other.observations).any()


def test_threads_change_nothing() -> None:
    stream = Stream(SEED, "threads")
    one = engine.Batch("racko", 50, 3, {"target": 75}, seed=SEED, limit=40)
    three = engine.Batch("racko", 50, 3, {"target": 75}, seed=SEED, limit=40, threads=3)
    for _ in range(120):
        actions = np.array([stream.choice(np.flatnonzero(mask)) for mask in one.masks])
        one.step(actions)
        three.step(actions)
        for name in ("acting", "masks", "observations", "scores", "done", "stopped"):
            assert (getattr(one, name) == getattr(three, name)).all(), name
    assert one.game_number(0) >= 2


def test_the_arrays_are_views_of_the_engine() -> None:
    batch = engine.Batch("racko", 3, 2, seed=SEED)
    mine, before = batch.observations, batch.observations.copy()
    assert not mine.flags.owndata
    assert not mine.flags.writeable
    batch.step(batch.masks.argmax(axis=1))
    assert (mine != before).any()
    batch.reset()
    assert (mine == before).all()
    del batch
    assert (mine == before).all()


def test_without_observations_all_else_is_the_same() -> None:
    seeing = engine.Batch("tarot", 4, 4, {"dealer": 1}, seed=SEED)
    blind = engine.Batch("tarot", 4, 4, {"dealer": 1}, seed=SEED, observe=False)
    stream = Stream(SEED, "blind")
    for _ in range(100):
        for name in ("acting", "masks", "scores", "done", "stopped"):
            assert (getattr(seeing, name) == getattr(blind, name)).all(), name
        actions = np.array([stream.choice(np.flatnonzero(mask)) for mask in seeing.masks])
        seeing.step(actions)
        blind.step(actions)
    assert seeing.observations.any()
    with pytest.raises(engine.EngineError, match="made with observe=False"):
        _ = blind.observations


@pytest.mark.parametrize(
    ("name", "options"),
    [("tarot", {"dealer": 1}), ("racko", {}), ("gracias", {"opener": 0}), ("chief", {"dealer": 3})],
)
def test_what_is_sampled_is_legal_and_the_same_for_all_threads(
    name: str, options: dict[str, object]
) -> None:
    one = engine.Batch(name, 40, 4, options, seed=SEED, limit=60)
    three = engine.Batch(name, 40, 4, options, seed=SEED, limit=60, threads=3)
    for step in range(150):
        seed = derive(SEED, f"step {step}")
        actions = one.sample(seed)
        assert (actions == three.sample(seed)).all()
        assert one.masks[np.arange(40), actions].all()
        one.step(actions)
        three.step(actions)
    assert one.game_number(0) >= 1


def test_each_legal_action_is_sampled_as_often() -> None:
    """Forty thousand rows with the same beginning; and another seed gives other actions."""
    batch = engine.Batch("racko", 40_000, 2, {"target": 75}, seed=SEED, observe=False)
    legal = np.flatnonzero(batch.masks[0]).tolist()
    assert (batch.masks == batch.masks[0]).all()
    actions = batch.sample(SEED)
    assert as_often(Counter(actions.tolist()), dict.fromkeys(legal, 40_000 / len(legal)))
    assert (actions != batch.sample(derive(SEED, "other"))).any()
    with pytest.raises(engine.EngineError, match="a seed has 32 bytes"):
        batch.sample(b"short")


def test_a_game_is_broken_off_at_the_limit() -> None:
    batch = engine.Batch("racko", 2, 2, seed=SEED, limit=3)
    for step in range(1, 7):
        batch.step(batch.masks.argmax(axis=1))
        assert batch.stopped.tolist() == [step % 3 == 0] * 2
        assert not batch.done.any()


@pytest.mark.parametrize(
    ("action", "rule"), [(TOSS, "3.1"), (22, None), (-1, None), (1 << 40, None)]
)
def test_an_illegal_action_names_its_row_and_changes_nothing(action: int, rule: str | None) -> None:
    batch = engine.Batch("racko", 4, 2, seed=SEED)
    digests = [batch.state(row).digest for row in range(4)]
    actions = batch.masks.argmax(axis=1)
    actions[2] = action
    with pytest.raises(engine.IllegalRow, match="row 2: seat") as raised:
        batch.step(actions)
    error = raised.value
    assert (error.row, error.seat, error.action, error.rule) == (2, batch.acting[2], action, rule)
    assert [batch.state(row).digest for row in range(4)] == digests


@pytest.mark.parametrize(
    "actions",
    [np.zeros(4, np.int32), np.zeros(4), np.zeros(3, np.int64), np.zeros((4, 1), np.int64),
     np.zeros(8, np.int64)[::2], [0, 0, 0, 0], None],
)  # fmt: skip
def test_another_array_is_refused(actions: object) -> None:
    batch = engine.Batch("racko", 4, 2, seed=SEED)
    with pytest.raises(engine.BadArray, match="actions: expected"):
        batch.step(actions)


@pytest.mark.parametrize(
    "changes",
    [{"n": 0}, {"n": -1}, {"n": 2.0}, {"threads": 0}, {"limit": -1}, {"observe": 1},
     {"seed": b"short"}, {"seed": "text"}, {"seats": 5}, {"options": {"target": 0}},
     {"options": {"target": 10**12}}, {"options": {"run_of_three": True}, "seats": 3}, {"game": "chess"}],
)  # fmt: skip
def test_a_wrong_setup_is_refused(changes: dict[str, object]) -> None:
    setup = {"game": "racko", "n": 2, "seats": 2, "options": {}, "seed": SEED} | changes
    with pytest.raises(kibitz.kernel.errors.KibitzError):
        engine.Batch(**setup)


def test_playouts_do_not_depend_on_threads() -> None:
    state = engine.State("racko", 3, {"target": 75})
    for number in (1, 2):
        state.draw_chance(SEED, number)
    one = engine.playouts([state, state], 30, policy="thumb", seed=SEED)
    two = engine.playouts([state, state], 30, policy="thumb", seed=SEED, threads=2)
    assert all((a == b).all() for a, b in zip(one, two, strict=True))
    assert one.scores.shape == (2, 30, 3)
    assert one.ended.all()
    assert (one.scores.max(axis=2) >= 75).all()
    broken_off = engine.playouts([state], 5, seed=SEED, limit=7)
    assert not broken_off.ended.any()
    assert (broken_off.actions == 7).all()


def test_playouts_of_tarot_end_by_themselves() -> None:
    state = engine.State("tarot", 4, {"dealer": 0, "deals": 3})
    state.draw_chance(SEED, 1)
    played = engine.playouts([state], 200, seed=SEED)
    assert played.ended.all()
    assert (played.scores.sum(axis=2) == 0).all()
    assert (played.actions >= 3 * (4 + 1 + 72)).all()


def test_playouts_of_gracias_end_by_themselves() -> None:
    state = engine.State("gracias", 4, {"opener": 0, "rounds": 2})
    state.draw_chance(SEED, 1)
    played = engine.playouts([state], 200, seed=SEED, threads=2)
    assert played.ended.all()
    assert (played.actions == 2 * 4 * 4 * 2).all()
    assert (played.scores >= 0).all()
    assert (played.scores <= 2 * 108).all()


@pytest.mark.parametrize("seats", range(2, 9))
def test_playouts_of_chief_end_by_themselves(seats: int) -> None:
    state = engine.State("chief", seats, {"dealer": 0})
    state.draw_chance(SEED, 1)
    played = engine.playouts([state], 50, seed=SEED)
    assert played.ended.all()
    assert (played.actions >= 7 * seats).all()


@pytest.mark.parametrize("changes", [{"policy": "greedy"}, {"n": 0}, {"limit": -1}, {"seed": b""}])
def test_wrong_playouts_are_refused(changes: dict[str, object]) -> None:
    state = engine.State("racko", 2)
    setup = {"states": [state], "n": 1, "seed": SEED} | changes
    with pytest.raises(engine.EngineError):
        engine.playouts(**setup)
    with pytest.raises(engine.EngineError):
        engine.playouts([], 1, seed=SEED)
    with pytest.raises(engine.EngineError):
        engine.playouts([state, engine.State("racko", 3)], 1, seed=SEED)


def test_rows_and_seats_that_are_not_there() -> None:
    batch = engine.Batch("racko", 2, 2, seed=SEED)
    for row in (-1, 2):
        with pytest.raises(engine.EngineError, match="there is no row"):
            batch.state(row)
    with pytest.raises(engine.EngineError, match="there is no seat"):
        batch.state(0).observe(Seat(2))
