"""The checked door of a game: who may pass it with what, at every kind of moment, in every game."""

from dataclasses import dataclass

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import kibitz
from kibitz.games.chief.actions import Meld, Steal
from kibitz.games.chief.cards import Card as ChiefCard
from kibitz.games.gracias.actions import Keep, Trio
from kibitz.games.gracias.cards import Card as Colour
from kibitz.games.racko.actions import Place, Take
from kibitz.games.tarot.actions import Aside, Bid, Handful, Play
from kibitz.games.tarot.cards import Card as TarotCard
from kibitz.kernel.actions import Action
from kibitz.kernel.chance import ChanceAction
from kibitz.kernel.errors import GameOver, IllegalAction, KibitzError, NotYourTurn, UnknownAction
from kibitz.kernel.seats import CHANCE, Actor, Seat
from kibitz.kernel.shuffle import seed_from_text
from kibitz.kernel.state import AnyState
from support.play import Sample, samples, tables

SOME = settings(
    max_examples=10, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck)
)
every_game = pytest.mark.parametrize("name", kibitz.GAMES)


@dataclass(frozen=True)
class Curtsy(Action):
    """An action that no game has."""


OFF_THE_TABLE: dict[str, tuple[Action, ...]] = {
    "tarot": (Bid("double"), Handful(11, 0), Handful(10, 99), Play(TarotCard(78)), Aside(TarotCard(99))),
    "racko": (Take(7), Take(0), Place(55)),
    "gracias": (Trio(0), Trio(7), Keep(Colour(0), Seat(6)), Keep(Colour(6), Seat(0))),
    "chief": (Meld(0), Meld(255), Meld(256), Steal(Seat(8), ChiefCard(0)), Steal(Seat(0), ChiefCard(52))),
}  # fmt: skip
"""Values of a game's own kinds of actions that stand in no table."""


def first_decision(name: str) -> AnyState:
    """The first moment in which a seat is to act, at the smallest table."""
    game = kibitz.game(name)
    seats, options = tables(name)[0]
    state, number = game.start(game.config(seats, options)), 0
    while CHANCE in state.to_act:
        number += 1
        action = game.chance(state).draw(seed_from_text("door"), number)
        state = game.play(state, CHANCE, action).state
    return state


def error_of(name: str, state: AnyState, actor: Actor, action: Action) -> KibitzError | None:
    """What `play` raises for the action; None if it is played."""
    try:
        kibitz.game(name).play(state, actor, action)
    except KibitzError as error:
        return error
    return None


@every_game
def test_what_stands_in_no_table_of_the_game_is_refused(name: str) -> None:
    """Values of its own kinds, actions of all other games, and things that are no actions at all."""
    game, state = kibitz.game(name), first_decision(name)
    seat = state.seats_to_act[0]
    others = [
        action for other in kibitz.GAMES if other != name for action in kibitz.game(other).actions
    ]
    for action in (*OFF_THE_TABLE[name], *others, Curtsy()):
        assert action not in game.actions
        with pytest.raises(UnknownAction):
            game.play(state, seat, action)
    for thing in (0, "draw", None, ChanceAction("deal", ())):
        with pytest.raises(UnknownAction):
            game.play(state, seat, thing)  # type: ignore[arg-type]


@every_game
def test_chance_does_not_take_the_action_of_a_seat(name: str) -> None:
    game = kibitz.game(name)
    seats, options = tables(name)[0]
    state = game.start(game.config(seats, options))
    assert state.to_act == {CHANCE}
    with pytest.raises(UnknownAction):
        game.play(state, CHANCE, game.actions.action(0))


@every_game
def test_there_is_no_view_from_a_seat_that_is_not_there(name: str) -> None:
    game, state = kibitz.game(name), first_decision(name)
    seats = len(state.own)
    for seat in (-1, -seats, seats, 99):
        with pytest.raises(LookupError, match=f"seat {seat}: expected 0 to {seats - 1}"):
            state.view(Seat(seat))
        with pytest.raises(LookupError, match=f"seat {seat}: expected 0 to {seats - 1}"):
            game.play(state, Seat(seat), game.actions.action(0))
    assert [state.view(Seat(seat)).seat for seat in range(seats)] == list(range(seats))
    assert state.view(None).own is None


@every_game
def test_a_refusal_before_the_first_deal(name: str) -> None:
    """Chance is to act, and nobody else, whatever he wants to do."""
    game = kibitz.game(name)
    seats, options = tables(name)[0]
    state = game.start(game.config(seats, options))
    for seat in (None, *map(Seat, range(seats))):
        for action in (game.actions.action(0), OFF_THE_TABLE[name][0]):
            refusal = game.refusal(state.view(seat), action)
            assert isinstance(refusal, NotYourTurn)
            assert (refusal.actor, refusal.to_act) == (seat, {CHANCE})


def refusals(name: str, state: AnyState) -> set[type[KibitzError] | None]:
    """The kinds of refusals at a decision, each of which must be the one that it has to be."""
    game = kibitz.game(name)
    kinds: set[type[KibitzError] | None] = set()
    for seat in (None, *map(Seat, range(len(state.own)))):
        view = state.view(seat)
        for action in (*game.actions, *OFF_THE_TABLE[name][:1]):
            refusal = game.refusal(view, action)
            kinds.add(type(refusal) if refusal else None)
            if seat not in state.to_act:
                assert isinstance(refusal, NotYourTurn)
                assert (refusal.actor, refusal.to_act) == (seat, state.to_act)
            elif action not in game.actions:
                assert isinstance(refusal, UnknownAction)
            elif (violation := game.check(view, action)) is not None:
                assert isinstance(refusal, IllegalAction)
                assert refusal.args == (seat, action, violation)
            else:
                assert refusal is None
    return kinds


@every_game
def test_all_kinds_of_refusals_at_a_decision(name: str) -> None:
    """Off the table, illegal, allowed; off turn, as an onlooker always is."""
    kinds = refusals(name, first_decision(name))
    assert kinds == {NotYourTurn, UnknownAction, IllegalAction, None}


@every_game
@given(st.data())
@SOME
def test_a_refusal_at_any_decision(name: str, data: st.DataObject) -> None:
    for number, moment in enumerate(data.draw(samples(name)).moments(120)):
        if moment.actor != CHANCE and number % 7 == 0:
            refusals(name, moment.state)


@every_game
@given(st.data())
@SOME
def test_a_refusal_is_the_error_of_playing(name: str, data: st.DataObject) -> None:
    sample = data.draw(samples(name))
    stream = sample.stream("doors")
    actions = [*sample.game.actions, *OFF_THE_TABLE[name]]
    for moment in sample.moments(120):
        for seat in map(Seat, range(sample.seats)):
            action = stream.choice(actions)
            refusal = sample.game.refusal(moment.state.view(seat), action)
            raised = error_of(name, moment.state, seat, action)
            assert type(raised) is type(refusal)
            assert getattr(raised, "args", None) == getattr(refusal, "args", None)


@every_game
def test_a_refusal_when_the_game_is_over(name: str) -> None:
    """There is no turn any more, for nobody and with nothing."""
    short = {"tarot": {"deals": 1}, "racko": {"target": 1}, "gracias": {"rounds": 1}}.get(name, {})
    seats, options = tables(name)[0]
    sample = Sample(name, seats, {**options, **short}, "to the end", shaped=False, steady=True)
    for moment in sample.moments(5_000):
        state = moment.after
    assert not state.to_act
    for seat in (None, *map(Seat, range(seats))):
        for action in (sample.game.actions.action(0), OFF_THE_TABLE[name][0]):
            assert isinstance(sample.game.refusal(state.view(seat), action), GameOver)
    for actor in (CHANCE, *map(Seat, range(seats))):
        assert isinstance(error_of(name, state, actor, sample.game.actions.action(0)), GameOver)
