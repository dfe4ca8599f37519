"""The open-hand solver as Python sees it, against minimax over the referee."""

from collections.abc import Callable
from threading import Thread

import pytest

import kibitz
from kibitz import engine
from kibitz.games.tarot.actions import BIDS, SLAMS
from kibitz.games.tarot.cards import PACK, TRUMPS, named
from kibitz.games.tarot.table import State
from kibitz.kernel.seats import CHANCE
from kibitz.kernel.shuffle import Stream, seed_from_text
from support.compiled import needs_engine

pytestmark = needs_engine
TAROT = kibitz.game("tarot")
SEED = seed_from_text("solver")
TRICKS = 18


def ending(number: int, left: int) -> tuple[State, engine.State]:
    """A deal played at random until so many tricks are left, in the referee and in the engine."""
    stream = Stream(SEED, f"ending {number}")
    state = TAROT.start(TAROT.config(4, {"dealer": number % 4}))
    twin = engine.State("tarot", 4, {"dealer": number % 4})
    deals = 0
    while state.table.phase != "play" or sum(state.table.tricks) < TRICKS - left:
        (actor,) = state.to_act
        if actor == CHANCE:
            deals += 1
            action = TAROT.chance(state).draw(SEED, 100 * number + deals)
            twin.apply_chance(action.cards)
        else:
            action = stream.choice(TAROT.legal(state.view(actor)))
            twin.apply(actor, TAROT.actions.id(action))
        state, _ = TAROT.play(state, actor, action)
    return state, twin


def minimax(state: State) -> int:
    """What the taker scores if all play their best; cards only, no handful."""
    if not state.to_act:
        result = TAROT.result(state)
        assert result is not None
        return max(result.scores, key=abs)  # three times what each defender pays
    (actor,) = state.to_act
    best = max if actor == state.table.taker else min
    return best(minimax(TAROT.play(state, actor, card).state) for card in cards(state, actor))


def cards(state: State, actor: object) -> list[object]:
    return [card for card in TAROT.legal(state.view(actor)) if hasattr(card, "card")]


@pytest.fixture(scope="module")
def solver() -> engine.Solver:
    return engine.Solver(mebibytes=1)


@pytest.mark.parametrize("left", [1, 2, 3])
def test_values_are_those_of_the_referee(solver: engine.Solver, left: int) -> None:
    for number in range({1: 30, 2: 20, 3: 4}[left]):
        state, twin = ending(number, left)
        (actor,) = state.to_act
        by_card = {
            TAROT.actions.id(card): minimax(TAROT.play(state, actor, card).state)
            for card in cards(state, actor)
        }
        found = solver.values(twin).cards
        assert list(found) == sorted(by_card)
        assert found == {action: (value, value) for action, value in by_card.items()}
        best = (max if actor == state.table.taker else min)(by_card.values())
        assert solver.value(twin).value == (best, best)
        assert solver.value(twin).value.exact
        assert solver.reaches(twin, best).reached
        assert not solver.reaches(twin, best + 1).reached


def test_made_is_a_margin_of_nothing_or_more(solver: engine.Solver) -> None:
    for number in range(6):
        _, twin = ending(number, 5)
        margin = solver.value(twin, aim="margin").value
        assert margin.exact
        assert solver.made(twin).reached == (margin.low >= 0)


def test_who_has_all_trumps_makes_his_contract(solver: engine.Solver) -> None:
    """Seat 0 has T4 to T21; the Petit and the Excuse are in the dog, which is his: 91 points, 36 needed."""
    trumps = TRUMPS - named("T1 T2 T3")
    dog = named("T1 T2 T3 X SA S2")
    deal = engine.State("tarot", 4, {"dealer": 3})
    deal.apply_chance([*trumps, *(PACK - trumps - dog), *dog])
    for seat, bid in enumerate((BIDS[3], BIDS[0], BIDS[0], BIDS[0])):
        deal.apply(seat, TAROT.actions.id(bid))
    deal.apply(0, TAROT.actions.id(SLAMS[0]))
    assert solver.made(deal).reached
    assert solver.value(deal, aim="margin").value == (110, 110)


def test_a_limit_gives_bounds(solver: engine.Solver) -> None:
    _, twin = ending(5, 7)
    exact = solver.value(twin).value
    assert exact.exact
    limited = solver.value(twin, limit=50)
    assert limited.nodes <= 50
    assert limited.value.low <= exact.low <= limited.value.high
    assert not limited.value.exact
    assert solver.value(twin, limit=50) == limited
    assert solver.reaches(twin, exact.low, limit=0).reached is None
    for action, within in solver.values(twin, limit=200).cards.items():
        assert within.low <= solver.values(twin).cards[action].low <= within.high


def test_the_size_of_the_table_changes_no_value() -> None:
    _, twin = ending(2, 8)
    small, large = (engine.Solver(mebibytes=size).value(twin) for size in (1, 16))
    assert small.value == large.value


def test_another_thread_gets_an_answer_or_is_refused(solver: engine.Solver) -> None:
    _, twin = ending(3, 8)
    expected = solver.value(twin, limit=300_000)
    answers: list[object] = []

    def ask() -> None:
        try:
            answers.append(solver.value(twin, limit=300_000))
        except engine.EngineError as error:
            answers.append(str(error))

    threads = [Thread(target=ask) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    busy = "the deal cannot be solved now: another thread is using this solver"
    assert len(answers) == len(threads)
    assert all(answer in (expected, busy) for answer in answers)
    assert solver.value(twin, limit=300_000) == expected


@pytest.mark.parametrize(
    ("ask", "said"),
    [
        (lambda s, t: s.value(t, limit=-1), "limit is -1: expected a whole number from 0"),
        (lambda s, t: s.value(t, limit=True), "limit is True"),
        (lambda s, t: s.value(t, limit=1 << 64), "limit is 18446744073709551616"),
        (lambda s, t: s.reaches(t, 0.5), "least is 0.5"),
        (lambda s, t: s.reaches(t, 1 << 40), "least is 1099511627776"),
        (lambda s, t: s.value(t, aim="tricks"), "no aim “tricks”: expected one of score, margin"),
        (lambda s, _: s.value(engine.State("racko", 2)), "expected a state of tarot"),
        (lambda s, _: s.value("a deal"), "expected a state of tarot, found 'a deal'"),
        (lambda s, _: s.values(engine.State("tarot", 4, {"dealer": 0})), "no card is to be played"),
    ],
)
def test_what_cannot_be_asked(
    solver: engine.Solver, ask: Callable[[engine.Solver, engine.State], object], said: str
) -> None:
    _, twin = ending(0, 2)
    with pytest.raises(engine.EngineError, match=said):
        ask(solver, twin)


@pytest.mark.parametrize("size", [0, -1, 1 << 21, 2.0, True])
def test_sizes_that_no_table_has(size: int) -> None:
    with pytest.raises(engine.EngineError, match=rf"mebibytes is {size}: expected a whole number"):
        engine.Solver(mebibytes=size)


def test_games_that_are_not_solved() -> None:
    assert engine.supports("tarot", "solver")
    assert not engine.supports("racko", "solver")
    with pytest.raises(engine.EngineError, match="does not solve racko"):
        engine.Solver("racko")
