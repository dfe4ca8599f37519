"""Sitting down: names, secrets, and bots in the seats that stay open."""

import secrets
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from hashlib import sha256
from hmac import compare_digest
from typing import Final

from kibitz.bots.party import NAMES
from kibitz.games.register import game
from kibitz.kernel.options import starting_seat
from kibitz.kernel.seats import Seat
from kibitz.server.bodies import BotTable
from kibitz.server.errors import Refusal
from kibitz.server.live import Opened, Place

LONGEST_NAME: Final = 24


@dataclass(frozen=True)
class Seated:
    """What a person gets who sits down; the secret is told once and kept as a hash."""

    opened: Opened
    seat: Seat
    secret: str


def new_person(seat: Seat, name: str) -> tuple[Place, str]:
    """A person on that seat, and the secret that proves it. Raises Refusal."""
    secret = secrets.token_urlsafe(24)
    return Place(seat, "person", _checked(name), secret_hash=_hashed(secret)), secret


def seat_of(opened: Opened, secret: str) -> Seat:
    """The seat of that secret. Raises Refusal."""
    hashed = _hashed(secret)
    for place in opened.places:
        if place.secret_hash is not None and compare_digest(place.secret_hash, hashed):
            return place.seat
    raise Refusal("wrong-secret")


def with_bots(places: Iterable[Place], host: Seat, level: str) -> tuple[Place, ...]:
    """The places with a bot in every open one, named in the order of play after the host."""
    seats = list(places)
    taken = {place.name for place in seats}
    names = iter([name for name in NAMES if name not in taken])
    for step in range(1, len(seats)):
        at = (host + step) % len(seats)
        if seats[at].kind == "open":
            seats[at] = replace(seats[at], kind="bot", name=next(names), level=level)
    return tuple(seats)


def only_bots(seats: int, level: str) -> tuple[Place, ...]:
    """A bot in every place."""
    first, *others = (Place(Seat(seat), "open") for seat in range(seats))
    return with_bots(
        [replace(first, kind="bot", name=NAMES[0], level=level), *others], first.seat, level
    )


def with_first_seat(wanted: BotTable) -> Mapping[str, object]:
    """The options with some starting seat, if it will be drawn."""
    first = starting_seat(game(wanted.game).options)
    if first is None or first in wanted.options:
        return wanted.options
    return {**wanted.options, first: 0}


def _hashed(secret: str) -> str:
    return sha256(secret.encode(errors="surrogatepass")).hexdigest()


def readable(written: str) -> str:
    """What can be shown of a name, in one line. The marks around cards in sentences are no letters."""
    letters = (
        each for each in " ".join(written.split()) if each.isprintable() and each not in "⟨⟩"
    )
    return "".join(letters)[:LONGEST_NAME]


def _checked(written: str) -> str:
    """A person's name. Raises Refusal."""
    name = " ".join(written.split())
    if not name or readable(name) != name:
        raise Refusal("bad-name", most=LONGEST_NAME)
    return name
