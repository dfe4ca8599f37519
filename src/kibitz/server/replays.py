"""Replays: a game to look through, step by step, from one seat or with all cards open."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Literal, cast

from kibitz.games.register import game
from kibitz.kernel.encode import plain
from kibitz.kernel.events import Event
from kibitz.kernel.fair import read_fair
from kibitz.kernel.game import AnyGame
from kibitz.kernel.options import Config, starting_seat, write_options
from kibitz.kernel.record import Entry, Record, parse_record
from kibitz.kernel.seats import CHANCE, Actor, Seat
from kibitz.kernel.state import AnyState
from kibitz.kernel.transcript import Transcript, replayed
from kibitz.server.bodies import (
    DrawJson,
    FairDeal,
    Replay,
    ReplayStep,
)
from kibitz.server.live import LiveTable
from kibitz.server.messages import actor_json, fair_json
from kibitz.server.seating import readable
from kibitz.server.told import Teller
from kibitz.server.wire import (
    FairJson,
    GameName,
    OwnJson,
    PlaceJson,
)

Perspective = Seat | Literal["all"]


@dataclass(frozen=True)
class Played:
    """One step of a game that is looked through; the first one is before all acts."""

    actor: Actor
    text: str | None
    events: tuple[Event, ...]
    after: AnyState


@dataclass(frozen=True)
class Story:
    """A game from its beginning to some moment."""

    game: AnyGame
    config: Config
    names: Sequence[str]
    steps: Sequence[Played]
    fair: FairJson | None = None  # what the cards follow from, if that may be told

    @property
    def log(self) -> tuple[Entry, ...]:
        """The log that leads there."""
        return tuple(Entry(step.actor, step.text) for step in self.steps if step.text is not None)


def story_of_table(live: LiveTable) -> Story:
    """The game of a table."""
    config = live.opened.config()
    start = Played("*", None, (), live.game.start(config))
    steps = [Played(each.actor, each.text, each.events, each.after) for each in live.moments]
    return Story(live.game, config, live.names, [start, *steps], fair_json(live))


def story_of_record(line: str) -> Story:
    """The game of a record. Raises UnknownGame, and what a record raises that is not good."""
    record = parse_record(line)
    rules = game(record.game)
    transcript = replayed(rules, record)
    retold = Transcript(rules, transcript.config)
    steps = [Played("*", None, (), retold.state)]
    for actor, text in record.log:
        events = retold.play_text(actor, text)
        steps.append(Played(actor, text, events, retold.state))
    claim = read_fair(record)
    fair = None if claim is None else cast(FairJson, claim[1].block() | {"commitment": claim[0]})
    return Story(rules, transcript.config, _names(record), steps, fair)


def _names(record: Record) -> tuple[str, ...]:
    """The names of the players, as far as the record tells; else the numbers of the seats."""
    names = record.extra.get("players")
    if isinstance(names, list) and len(names) == record.seats:
        return tuple(readable(str(name)) or str(seat) for seat, name in enumerate(names))
    return tuple(map(str, range(record.seats)))


def replay_json(story: Story, language: str, whose: Perspective, seats: list[PlaceJson]) -> Replay:
    """The game from one seat, or with all cards open; only for who may see them."""
    tells = Teller(story.game, tuple(story.names), language)
    result = story.game.result(story.steps[-1].after)
    return {
        "game": GameName(story.game.name),
        "title": tells.texts.text(f"{story.game.name}-name"),
        "seats": seats,
        "options": dict(write_options(story.config.options, story.config.seats)),
        "seat": whose,
        "status": "over" if result else "playing",
        "steps": [_step(tells, story, number, whose) for number in range(len(story.steps))],
        "result": tells.result(result),
        "fair": _fair_deal(story),
    }


def _step(tells: Teller, story: Story, number: int, whose: Perspective) -> ReplayStep:
    step, before = story.steps[number], story.steps[max(0, number - 1)].after
    openly = whose == "all"
    seat = None if openly else cast(Seat, whose)
    view, scored = step.after.view(seat), step.after.table.slips
    return {
        "number": number,
        "actor": actor_json(step.actor),
        "text": step.text if openly or step.actor == seat else None,
        "told": tells.told_openly(step.events) if openly else tells.told(step.events, seat),
        "view": tells.view(view),
        "owns": _owns(step.after) if openly else None,
        "marks": tells.marks(view._replace(to_act=frozenset())),  # nothing is to be chosen any more
        "slips": tells.slips(scored) if len(scored) > len(before.table.slips) else None,
    }


def _fair_deal(story: Story) -> FairDeal | None:
    """The acts of chance beside what they should follow from: a page does the sums again itself."""
    if story.fair is None:
        return None
    name = starting_seat(story.game.options)
    first = None if name is None else write_options(story.config.options, story.config.seats)[name]
    draws: list[DrawJson] = []
    for number, (before, step) in enumerate(pairwise(story.steps), 1):
        if step.actor != CHANCE:
            continue
        assert step.text is not None
        spec, drawn = story.game.chance(before.after), story.game.chance_notation.parse(step.text)
        draws.append(
            {
                "step": number,
                "number": len(draws) + 1,
                "word": spec.word,
                "pack": [str(card) for card in spec.pack],
                "cards": [str(card) for card in drawn.cards],
            }
        )
    return {"fair": story.fair, "first": cast("int | None", first), "draws": draws}


def _owns(state: AnyState) -> list[OwnJson]:
    """What each seat sees alone: each by its own view, for there is no other way out."""
    views = [plain(state.view(Seat(seat))) for seat in range(len(state.own))]
    return [cast(OwnJson, view["own"]) for view in views if isinstance(view, dict)]


def names_as_places(names: Sequence[str]) -> list[PlaceJson]:
    """The seats of a record: nobody sits there any more."""
    return [
        {
            "seat": seat, "name": name, "kind": "person", "level": None, "present": False,
            "stand_in": False, "host": False,
        }
        for seat, name in enumerate(names)
    ]  # fmt: skip


def nobody_there(places: Sequence[PlaceJson]) -> list[PlaceJson]:
    """The seats of a finished game, whoever may still look at its table."""
    return [{**place, "present": False, "stand_in": False} for place in places]
