"""Tables, places and entries of logs as rows of the database."""

from sqlalchemy import Row

from kibitz.kernel.seats import CHANCE, Actor, Seat
from kibitz.server.live import Logged, Opened, Place


def read_actor(written: str) -> Actor:
    """Who acted, as the log writes him."""
    return CHANCE if written == CHANCE else Seat(int(written))


def entry_row(table: str, entry: Logged) -> dict[str, object]:
    """The row of an entry of a table's log."""
    return {
        "table_id": table,
        "number": entry.number,
        "actor": str(entry.actor),
        "text": entry.text,
        "back_to": entry.back_to,
        "at_ms": entry.at_ms,
    }


def place_row(table: str, place: Place) -> dict[str, object]:
    """The row of a place of a table."""
    return {
        "table_id": table,
        "seat": place.seat,
        "kind": place.kind,
        "name": place.name,
        "level": place.level,
        "secret_hash": place.secret_hash,
        "words": place.words,
        "left": place.left,
    }


def read_place(row: Row[tuple[object, ...]]) -> Place:
    """The place of a row."""
    return Place(
        Seat(row.seat), row.kind, row.name, row.level, row.secret_hash, row.words, row.left
    )


def opened_row(opened: Opened) -> dict[str, object]:
    """The row of a table; its places have rows of their own."""
    return {
        "id": opened.id,
        "game": opened.game,
        "seats": opened.seats,
        "options": dict(opened.options),
        "friends": opened.friends,
        "level": opened.level,
        "host": opened.host,
        "seed": opened.seed.hex(),
        "salt": opened.salt.hex(),
        "given": opened.given,
        "opened_ms": opened.opened_ms,
        "started_ms": opened.started_ms,
        "used_ms": opened.opened_ms,
    }


def read_opened(row: Row[tuple[object, ...]], places: tuple[Place, ...]) -> Opened:
    """The table of a row, with its places."""
    return Opened(
        id=row.id,
        game=row.game,
        seats=row.seats,
        options=row.options,
        friends=row.friends,
        level=row.level,
        host=Seat(row.host),
        seed=bytes.fromhex(row.seed),
        salt=bytes.fromhex(row.salt),
        given=row.given,
        opened_ms=row.opened_ms,
        started_ms=row.started_ms,
        places=places,
    )
