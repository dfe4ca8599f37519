"""The messages that show a table to a seat or an onlooker."""

from typing import Literal, cast

import orjson

from kibitz.kernel.options import write_options
from kibitz.kernel.seats import CHANCE, Actor, Seat
from kibitz.locales import texts
from kibitz.server.bodies import (
    PublicTable,
)
from kibitz.server.house import House
from kibitz.server.live import LiveTable, Opened
from kibitz.server.open_table import OpenTable
from kibitz.server.told import Teller, options_json
from kibitz.server.wire import (
    FairJson,
    FairMessage,
    GameName,
    PlaceJson,
    SeatsMessage,
    SlipJson,
    StepMessage,
    TableMessage,
    Told,
)


def teller(live: LiveTable, language: str) -> Teller:
    """Who tells of that table in that language."""
    return Teller(live.game, tuple(live.names), language)


def table_message(
    house: House, table: OpenTable, seat: Seat | None, language: str, since: int | None
) -> TableMessage:
    """The whole table; of what was told before, only what came after step `since`."""
    live = table.live
    begun, tells = live.status != "waiting", teller(live, language)
    view = live.view(seat) if begun else None
    opened = live.opened
    return {
        "type": "table",
        "table": opened.id,
        "run": str(live.run),
        "game": GameName(live.game.name),
        "title": title(live, language),
        "seats": places_json(house, table),
        "you": seat,
        "host": seat == opened.host,
        "status": live.status,
        "solo": live.solo,
        "options": settled_options(live),
        "commitment": opened.fair().commitment,
        # Before the start nobody sees them, who could choose his own words by those of others.
        "words": [place.words for place in opened.places] if begun else None,
        "given": opened.given,
        "number": live.number,
        "view": None if view is None else tells.view(view),
        "legal": [] if view is None else tells.legal(view),
        "marks": None if view is None else tells.marks(view),
        "slips": [] if view is None else tells.slips(view.table.slips),
        "undo": live.undo_to(seat),
        "result": tells.result(live.result()),
        "fair": fair_json(live),
        "log": [
            Told(number=number, facts=tells.told(live.moments[number - 1].events, seat))
            for number in range((since or 0) + 1, live.number + 1)
        ],
        "since": since,
        "language": language,
    }


def step_message(live: LiveTable, number: int, seat: Seat | None, language: str) -> StepMessage:
    """One step of the game, as it looked when it had just been made, for who was told those before."""
    tells, moment = teller(live, language), live.moments[number - 1]
    before, view, newest = (
        live.view(seat, number - 1),
        live.view(seat, number),
        number == live.number,
    )
    changed, turn = tells.changed(before, view), seat in before.to_act | view.to_act
    return {
        "type": "step",
        "number": number,
        "actor": actor_json(moment.actor),
        "told": tells.told(moment.events, seat),
        "view": tells.view(view),
        "legal": tells.legal(view) if changed and turn else None,
        "marks": tells.marks(view) if changed else None,
        "slips": new_slips(live, number, tells),
        "undo": live.undo_to(seat) if newest else None,
        "status": "playing" if view.to_act else "over",
        "result": tells.result(live.result()) if newest else None,
    }


def step_text(table: OpenTable, number: int, seat: Seat | None, language: str) -> str:
    """The same as it is sent; all who look on in one language share it."""
    shared = table.shared() if seat is None else {}
    if (number, language) not in shared:
        message = step_message(table.live, number, seat, language)
        shared[number, language] = orjson.dumps(message).decode()
    return shared[number, language]


def new_slips(live: LiveTable, number: int, tells: Teller) -> list[SlipJson] | None:
    """All slips so far, if step `number` added one."""
    slips = live.state(number).table.slips
    if not number or len(slips) == len(live.state(number - 1).table.slips):
        return None
    return tells.slips(slips)


def seats_message(house: House, table: OpenTable) -> SeatsMessage:
    """Who sits where now."""
    return {"type": "seats", "seats": places_json(house, table)}


def fair_message(live: LiveTable) -> FairMessage | None:
    """What the cards followed from, once the game is over."""
    fair = fair_json(live)
    return None if fair is None else {"type": "fair", **fair}


def fair_json(live: LiveTable) -> FairJson | None:
    """The same without its type."""
    return cast(FairJson, live.opened.fair().block()) if live.status == "over" else None


def places_json(house: House, table: OpenTable) -> list[PlaceJson]:
    """The seats, for everyone."""
    return [
        {
            "seat": place.seat,
            "name": place.name,
            "kind": place.kind,
            "level": place.level,
            "present": present,
            "stand_in": stand_in,
            "host": place.seat == table.live.opened.host,
        }
        for place, present, stand_in in table.places(house.clock.seconds())
    ]


def public_table(house: House, table: OpenTable, language: str) -> PublicTable:
    """What everyone may know who has the link."""
    live = table.live
    return {
        "table": live.opened.id,
        "game": live.game.name,
        "title": title(live, language),
        "options": settled_options(live),
        "friends": live.opened.friends,
        "status": live.status,
        "commitment": live.opened.fair().commitment,
        "seats": places_json(house, table),
    }


def settled_options(live: LiveTable) -> dict[str, int | bool | str]:
    """The options; the starting seat stands there once it is known."""
    opened: Opened = live.opened
    if opened.started_ms is None:
        return options_json(opened.options)
    config = opened.config()
    return dict(write_options(config.options, config.seats))


def title(live: LiveTable, language: str) -> str:
    """The name of the game."""
    return texts(language).text(f"{live.game.name}-name")


def actor_json(actor: Actor) -> int | Literal["*"]:
    """Who acted."""
    return CHANCE if actor == CHANCE else int(actor)
