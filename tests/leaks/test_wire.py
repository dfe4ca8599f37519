"""What a seat may not know stands in no message to it, in any language.

Worlds that a seat cannot tell apart give it the same bytes: the table, the step that an act became, why
an action is refused, the hint, the replay of its own game. That the doors send nothing else is shown
in tests/server/test_leaks.py.
"""

import json
from types import SimpleNamespace
from typing import cast

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import kibitz
from kibitz.bots.party import Party
from kibitz.kernel.chance import ChanceAction
from kibitz.kernel.errors import KibitzError
from kibitz.kernel.events import Event
from kibitz.kernel.seats import CHANCE, Seat
from kibitz.kernel.state import AnyState
from kibitz.kernel.transcript import Transcript
from kibitz.locales import LANGUAGES
from kibitz.server.house import House
from kibitz.server.live import LiveTable, Moment, Opened, Place
from kibitz.server.messages import step_message, table_message, teller
from kibitz.server.open_table import OpenTable
from kibitz.server.presence import Presence
from kibitz.server.replays import replay_json, story_of_table
from support.hidden import reveals_of, swapped, swapped_chance, trusted
from support.play import Moment as Played
from support.play import Sample, samples
from support.table_client import FakeClock

SETTINGS = settings(
    max_examples=5, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck)
)
HOUSE = cast(House, SimpleNamespace(clock=FakeClock()))
NAMES = ("Ada", "Ben", "Cleo", "Dov", "Eve", "Fay", "Gus", "Hal")
EVERY = 7
"""Every so manieth moment and action is looked at."""


def table_at(
    sample: Sample, state: AnyState, seen: list[Event], you: Seat | None, *last: Moment
) -> LiveTable:
    """A table in that state, after `last`; `you` play alone, and remember what you have `seen`."""
    places = tuple(
        Place(
            Seat(seat), "person" if seat == you else "bot", NAMES[seat], "steady", None, "ab" * 32
        )
        for seat in range(sample.seats)
    )
    opened = Opened(
        "table", sample.name, sample.seats, sample.options, False, "steady", you or Seat(0),
        b"s" * 32, b"t" * 32, 0, 1, 2, places,
    )  # fmt: skip
    live = LiveTable(opened, ())
    live.party = Party(Transcript(sample.game, sample.config), {}, b"g" * 32)
    live.party.transcript.state = state
    if you is not None:
        live.party.seen[you].extend(seen)
    live.moments = [*last] or [Moment(CHANCE, ChanceAction("deal", ()), "deal", (), state, 3)]
    return live


def said_to(live: LiveTable, you: Seat | None, language: str) -> list[object]:
    """Everything that a table in this state can tell the observer."""
    table = OpenTable(live, Presence(0), 0)
    view, tells = live.view(you), teller(live, language)
    told: list[object] = [
        table_message(HOUSE, table, you, language, None),
        step_message(live, 1, you, language),
    ]
    if you is None:
        return told
    actions = [*live.game.actions][::EVERY]
    told += [tells.reason(view, live.game.actions.text(action, view)) for action in actions]
    told += [tells.reason(view, short, typed=True) for short in ("nonsense", "t", "k r", "meld")]
    told += [tells.reason(view, "nonsense"), refusals(live, you)]
    if you in view.to_act:
        told.append(tells.hint(view, live.seen(you), "table"))
    told.append(replay_json(story_of_table(live), language, you, []))
    return told


def refusals(live: LiveTable, you: Seat) -> list[str]:
    """The errors of acts that are refused, before they are put into words."""
    said = []
    for action in [*live.game.actions][::EVERY]:
        try:
            live.meant(you, live.game.actions.text(action, live.view(you)))
        except KibitzError as error:
            said.append(f"{error} {getattr(error, 'violation', None)}")
    return said


def step_of(
    sample: Sample, played: Played, state: AnyState, you: Seat | None, language: str
) -> object:
    """The message of the step that the act becomes in `state`."""
    after, events = trusted(sample.game, state, played.actor, played.action)
    last = Moment(played.actor, played.action, "act", events, after, 3)
    before = Moment(CHANCE, ChanceAction("deal", ()), "deal", (), state, 3)
    return step_message(table_at(sample, after, [], you, before, last), 2, you, language)


@pytest.mark.parametrize("name", kibitz.GAMES)
@given(st.data())
@SETTINGS
def test_worlds_that_look_alike_are_told_alike(name: str, data: st.DataObject) -> None:
    sample = data.draw(samples(name))
    stream = sample.stream("wire")
    language = stream.choice(LANGUAGES)
    seen: list[list[Event]] = [[] for _ in range(sample.seats)]
    compared = 0
    for number, played in enumerate(sample.moments()):
        you = Seat(stream.below(sample.seats))
        if number % EVERY == 0 and played.state.seats_to_act:
            here = played.state
            world = sample.game.resample(here.view(you), stream)
            for who in (you, None):
                other = world if who is not None else swapped(here, None, stream) or here
                one, two = (table_at(sample, state, seen[you], who) for state in (here, other))
                assert json.dumps(said_to(one, who, language)) == json.dumps(
                    said_to(two, who, language)
                )
            compared += 1
        for seat in range(sample.seats):
            seen[seat] += [
                event
                for event in played.events
                if event.reaches(Seat(seat)) and not event.fact.momentary
            ]
    assert compared


@pytest.mark.parametrize("name", kibitz.GAMES)
@given(st.data())
@SETTINGS
def test_steps_that_make_the_same_known_are_told_alike(name: str, data: st.DataObject) -> None:
    sample = data.draw(samples(name))
    stream = sample.stream("steps")
    language = stream.choice(LANGUAGES)
    reveals = reveals_of(name).reveals
    compared = 0
    for number, played in enumerate(sample.moments()):
        if number % 2:
            continue
        you = stream.choice((None, *map(Seat, range(sample.seats))))
        here, world, other = played.state, played.state, played
        if isinstance(played.action, ChanceAction):
            action = swapped_chance(played.action, stream)
            other = Played(here, played.actor, action, (), here)
        else:
            world = swapped(here, you, stream) or here
        if reveals(here, played.actor, played.action, you) != reveals(
            world, other.actor, other.action, you
        ):
            continue
        assert json.dumps(step_of(sample, played, here, you, language)) == json.dumps(
            step_of(sample, other, world, you, language)
        )
        compared += 1
    assert compared
