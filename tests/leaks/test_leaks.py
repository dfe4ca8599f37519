"""What a seat may not know never reaches it.

Two worlds that a seat cannot tell apart must look the same to it for ever: its view, its legal list,
why an action is refused, the texts of errors, the events that reach it, and all of it in bytes. What
an act makes known by the rulebook is written down for each game beside these tests, independently of
the game's code; worlds are compared only where they agree in that.
"""

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import kibitz
from kibitz.kernel.chance import ChanceAction
from kibitz.kernel.encode import encode
from kibitz.kernel.errors import KibitzError
from kibitz.kernel.events import Event
from kibitz.kernel.game import AnyGame
from kibitz.kernel.seats import CHANCE, Seat
from kibitz.kernel.shuffle import Stream
from kibitz.kernel.state import AnyState
from support.hidden import reveals_of, swapped, swapped_chance, trusted
from support.play import Moment, Sample, samples

SETTINGS = settings(
    max_examples=10, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck)
)
TRIES = 12

every_game = pytest.mark.parametrize("name", kibitz.GAMES)


def seen(events: tuple[Event, ...], observer: Seat | None) -> list[bytes]:
    """The bytes of the events that reach `observer`."""
    return [encode(event) for event in events if event.reaches(observer)]


def refusals(game: AnyGame, state: AnyState, observer: Seat) -> list[str]:
    """What `observer` hears for every action of the table: nothing, or the text of the error."""
    said = []
    for action in game.actions:
        try:
            game.play(state, observer, action)
        except KibitzError as error:
            said.append(f"{error} {getattr(error, 'violation', None)}")
        else:
            said.append("")
    return said


def assert_alike(game: AnyGame, one: AnyState, other: AnyState, observer: Seat | None) -> None:
    """The two states are the same to `observer`."""
    assert one.view(observer) == other.view(observer)
    assert encode(one.view(observer)) == encode(other.view(observer))
    assert game.legal(one.view(observer)) == game.legal(other.view(observer))


def same_after(
    sample: Sample, moment: Moment, world: AnyState, observer: Seat | None, stream: Stream
) -> bool:
    """Whether the moment's act may be compared in `world`; then it looks the same to `observer`."""
    reveals = reveals_of(sample.name).reveals
    action = moment.action
    if isinstance(action, ChanceAction):
        action = swapped_chance(action, stream)
    here = reveals(moment.state, moment.actor, moment.action, observer)
    if here != reveals(world, moment.actor, action, observer):
        return False
    after, events = trusted(sample.game, world, moment.actor, action)
    assert seen(events, observer) == seen(moment.events, observer)
    assert_alike(sample.game, moment.after, after, observer)
    return True


@every_game
@given(st.data())
@SETTINGS
def test_resampled_worlds_look_and_go_on_the_same(name: str, data: st.DataObject) -> None:
    """A world that fits the view refuses the same actions in the same words, and an act that shows
    nothing new looks the same in it.
    """
    sample = data.draw(samples(name))
    stream = sample.stream("worlds")
    for number, moment in enumerate(sample.moments()):
        observer = Seat(stream.below(sample.seats))
        world = sample.game.resample(moment.state.view(observer), stream)
        assert_alike(sample.game, moment.state, world, observer)
        if number % 6 == 0:
            assert refusals(sample.game, moment.state, observer) == refusals(
                sample.game, world, observer
            )
        if moment.actor != CHANCE:
            for _ in range(TRIES):
                if same_after(sample, moment, world, observer, stream):
                    break
                world = sample.game.resample(moment.state.view(observer), stream)


@every_game
@given(st.data())
@SETTINGS
def test_two_unseen_cards_exchanged_make_no_difference(name: str, data: st.DataObject) -> None:
    """Through whole games, deals included; most acts must have been compared, or nothing is shown."""
    sample = data.draw(samples(name))
    stream = sample.stream("swaps")
    compared = acts = 0
    for moment in sample.moments():
        observer = stream.choice((None, *map(Seat, range(sample.seats))))
        acts += 1
        for _ in range(TRIES):
            world = swapped(moment.state, observer, stream) or moment.state
            if moment.actor == CHANCE:
                world = moment.state
            if same_after(sample, moment, world, observer, stream):
                compared += 1
                break
    assert compared >= acts // 2


@every_game
@given(st.data())
@SETTINGS
def test_hidden_parts_have_no_text(name: str, data: st.DataObject) -> None:
    for moment in data.draw(samples(name)).moments(60):
        assert repr(moment.state.hidden) == "<hidden>"
        assert repr(moment.state).startswith("<state: ")
