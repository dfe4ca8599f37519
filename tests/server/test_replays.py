"""What a replay tells of a fair deal, as the page needs it."""

import asyncio
import json
from dataclasses import replace
from functools import partial

import pytest

from kibitz.games.register import game
from kibitz.kernel.fair import Fair
from kibitz.kernel.record import MalformedRecord, record_line
from kibitz.kernel.seats import CHANCE, Seat
from kibitz.kernel.transcript import Transcript
from kibitz.server.projector import Projector
from kibitz.server.replays import names_as_places, replay_json, story_of_record

FAIR = Fair(bytes(32), bytes(range(32)), (b"a" * 32, None))


def dealt() -> Transcript:
    """Indian Chief for two, dealt by a fair seed."""
    rules = game("chief")
    transcript = Transcript(rules, rules.config(2, {"dealer": 1}))
    drawn = rules.chance(transcript.state).draw(FAIR.game_seed, 1)
    transcript.play(CHANCE, drawn)
    return transcript


def line(**changed: object) -> str:
    """Its record, whose claim of a fair deal is changed in some part."""
    record = dealt().record()
    return record_line(replace(record, extra={"fair": FAIR.block() | changed}))


def test_a_replay_tells_pack_and_outcome_of_every_act_of_chance() -> None:
    """The pack is sorted, so that its order is nobody's choice, and the outcome is that of the log."""
    story = story_of_record(line())
    fair = replay_json(story, "en", Seat(0), names_as_places(story.names))["fair"]
    assert fair is not None
    assert fair["fair"]["commitment"] == FAIR.commitment
    assert fair["first"] == 1
    (draw,) = fair["draws"]
    assert (draw["step"], draw["number"], draw["word"]) == (1, 1, "deal")
    assert draw["pack"][:3] == ["SA", "S2", "S3"]
    assert " ".join(("deal", *draw["cards"])) == json.loads(line())["log"][0][1]


def test_a_commitment_is_told_as_it_is_claimed() -> None:
    """Also a false one: it is the page that finds it out."""
    story = story_of_record(line(commitment="00" * 32))
    assert story.fair is not None
    assert story.fair["commitment"] == "00" * 32


def test_replays_of_what_cannot_change_are_made_once() -> None:
    """As many as there is room for; those that nobody asked for longest go first."""
    made: list[str] = []

    def replay(name: str) -> dict[str, str]:
        made.append(name)
        return {"name": name}

    async def ask(projector: Projector, *names: str) -> None:
        for name in names:
            body = projector.kept((name,)) or await projector.make(partial(replay, name), (name,))
            assert json.loads(body) == {"name": name}

    projector = Projector(most_kept=2 * len(b'{"name":"a"}'))
    asyncio.run(ask(projector, "a", "b", "a", "c", "a", "b"))
    projector.close()
    assert made == ["a", "b", "c", "b"]


def test_a_claim_that_cannot_be_read_is_refused() -> None:
    """A record that speaks of a fair deal must speak well of it."""
    with pytest.raises(MalformedRecord, match="fair"):
        story_of_record(line(seed="short"))
