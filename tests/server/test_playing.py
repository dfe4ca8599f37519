"""A game at a table, from the first message to the last."""

from pathlib import Path
from typing import cast

import pytest

import kibitz
from kibitz.kernel.fair import check_fair
from kibitz.kernel.record import parse_record
from kibitz.kernel.transcript import replayed
from support.table_client import WORDS, house_of_tables

pytestmark = pytest.mark.anyio

TABLES = {
    "tarot": {"seats": 4},
    "racko": {"seats": 2, "options": {"target": 30}},
    "gracias": {"seats": 3, "options": {"rounds": 1}},
    "chief": {"seats": 2},
}


@pytest.mark.parametrize("name", kibitz.GAMES)
async def test_a_whole_game_against_bots(name: str, folder: Path) -> None:
    """Every step comes once and in order, and the record is good, its deal fair."""
    async with house_of_tables(folder) as server:
        place = await server.open(game=name, **TABLES[name])
        me = await server.sit(place)
        assert me.table["status"] == "playing"
        assert me.table["solo"] is True
        await me.play_to_the_end()
        fair = await me.until_type("fair")
        steps = [message["number"] for message in me.messages if message["type"] == "step"]
        assert steps == list(range(1, len(steps) + 1))
        result = cast(dict[str, object], me.now["result"])
        answer = await server.get(f"/api/tables/{place.table}/record")
        assert answer.status_code == 200
        record = parse_record(answer.text)
        game = kibitz.game(name)
        assert len(replayed(game, record).log) == len(steps)
        draws = check_fair(game, record)
        assert draws is not None
        assert draws.whole
        assert fair["commitment"] == me.table["commitment"]
        assert cast(list[object], fair["words"])[0] == WORDS
        assert [str(each) for each in record.winners or ()] == [
            str(each) for each in cast(list[object], result["winners"])
        ]
