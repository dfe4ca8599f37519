"""Who sits where in a game that is played here."""

import json
import re
from dataclasses import dataclass, replace
from typing import cast

from kibitz.bots.bot import BOTS
from kibitz.bots.party import NAMES
from kibitz.cli.setup import seed_of
from kibitz.kernel.record import MalformedRecord, Record
from kibitz.kernel.seats import Seat
from kibitz.locales import LANGUAGES
from kibitz.locales.letters import COURTS


@dataclass(frozen=True)
class Seating:
    """The person's seat, the bots, the seed of chance and bots, and what the person asked to read in."""

    you: Seat
    bots: tuple[str, ...]  # by seat; that of the person is not used
    seed: bytes
    language: str | None = None  # None: whatever the environment says
    letters: str | None = None  # None: those of the language

    def kept(self) -> dict[str, object]:
        """What the record keeps so that the game can be resumed."""
        kept: dict[str, object] = {
            "seat": self.you,
            "bots": list(self.bots),
            "seed": self.seed.hex(),
        }
        asked = {"language": self.language, "letters": self.letters}
        return kept | {key: value for key, value in asked.items() if value is not None}

    def read_in(self, language: str | None, letters: str | None) -> "Seating":
        """This seating with that language and those letters, where they are given."""
        return replace(self, language=language or self.language, letters=letters or self.letters)

    @classmethod
    def of(cls, record: Record) -> "Seating":
        """The seating that a record keeps. Raises MalformedRecord.

        A record that was not played here seats the person at 0 among steady bots, with a new seed.
        """
        kept = record.extra.get("play")
        if kept is None:
            return cls(Seat(0), ("steady",) * record.seats, seed_of(None))
        match kept:
            case {"seat": int(seat), "bots": list(bots), "seed": str(seed), **asked} if (
                seat in range(record.seats)
                and len(bots) == record.seats
                and all(isinstance(name, str) and name in BOTS for name in bots)
                and re.fullmatch("[0-9a-f]{64}", seed)
                and asked.get("language") in (None, *LANGUAGES)
                and asked.get("letters") in (None, *COURTS)
            ):
                language, letters = (
                    cast("str | None", asked.get(key)) for key in ("language", "letters")
                )
                return cls(Seat(seat), tuple(bots), bytes.fromhex(seed), language, letters)
        raise MalformedRecord(
            f"“play” is {json.dumps(kept)[:60]}: expected a seat, a bot for each seat, a seed, and"
            " if any a language and letters that there are"
        )

    def names(self, you: str = "You") -> tuple[str, ...]:
        """The names of the seats; the person's is `you`."""
        seats = len(self.bots)
        return tuple(
            you if seat == self.you else NAMES[(seat - self.you) % seats - 1]
            for seat in range(seats)
        )
