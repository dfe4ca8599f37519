"""New tables: what is asked for is checked, and what the deal will follow from is drawn."""

import secrets
from collections.abc import Mapping
from typing import TypedDict

from kibitz.bots.bot import BOTS
from kibitz.games.register import game
from kibitz.kernel.options import option_kinds
from kibitz.kernel.seats import Seat
from kibitz.kernel.shuffle import SEED_BYTES
from kibitz.server.bodies import BotTable, NewTable
from kibitz.server.errors import Refusal
from kibitz.server.limits import TIMES_AS_LONG
from kibitz.server.live import Opened, Place
from kibitz.server.seating import new_person, only_bots, with_bots, with_first_seat


def for_person(wanted: NewTable, name: str, now_ms: int, given: int) -> tuple[Opened, str]:
    """A table with one person of that name, and his secret; all others are bots, or open seats for friends.

    `given` is how many entries it takes over from another game. Raises UnknownGame, BadSetup and Refusal.
    """
    new = _new(wanted)
    if wanted.seat not in range(wanted.seats):
        raise Refusal("no-such-seat", seat=wanted.seat, last=wanted.seats - 1)
    host = Seat(wanted.seat)
    person, secret = new_person(host, name)
    places = tuple(
        person if seat == host else Place(Seat(seat), "open") for seat in range(wanted.seats)
    )
    opened = Opened(
        host=host,
        friends=wanted.friends,
        given=given,
        opened_ms=now_ms,
        started_ms=None,
        places=places if wanted.friends else with_bots(places, host, wanted.level),
        **new,
    )
    return opened, secret


def for_bots(wanted: BotTable, now_ms: int) -> Opened:
    """A table at which bots alone play; it has begun. Raises UnknownGame, BadSetup and Refusal."""
    new = _new(wanted)
    _check_length(wanted)
    return Opened(
        host=Seat(0),
        friends=False,
        given=0,
        opened_ms=now_ms,
        started_ms=now_ms,
        places=only_bots(wanted.seats, wanted.level),
        **new,
    )


def _check_length(wanted: BotTable) -> None:
    for name, kind in option_kinds(game(wanted.game).options).items():
        asked, usual = wanted.options.get(name), kind.default(wanted.seats)
        if kind.form != "whole" or not isinstance(asked, int) or not isinstance(usual, int):
            continue
        if asked > TIMES_AS_LONG * usual:
            raise Refusal("too-long", option=name, most=TIMES_AS_LONG * usual)


class _New(TypedDict):
    """What a table has from the wish, and what is drawn for it."""

    id: str
    game: str
    seats: int
    options: Mapping[str, object]
    level: str
    seed: bytes
    salt: bytes


def _new(wanted: BotTable) -> _New:
    game(wanted.game).config(wanted.seats, with_first_seat(wanted))
    if wanted.level not in BOTS:
        raise Refusal("no-such-level", level=wanted.level, levels=", ".join(BOTS))
    return {
        "id": secrets.token_hex(8),
        "game": wanted.game,
        "seats": wanted.seats,
        "options": wanted.options,
        "level": wanted.level,
        "seed": secrets.token_bytes(SEED_BYTES),
        "salt": secrets.token_bytes(SEED_BYTES),
    }
