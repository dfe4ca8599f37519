"""Fair deals: neither the players nor a table that has no friend among them could choose the cards.

Before anyone sits down the table draws a seed and a salt, 32 bytes each, and publishes their
commitment. Then each person gives words of his own, 32 bytes. The cards follow from both:

    commitment  =  SHA-256(seed ‖ salt)
    game seed   =  SHA-256("kibitz fair 1" ‖ seed ‖ the words given, in the order of the seats)

An act of chance is what `ChanceSpec.draw` gives for the game seed and its number; a starting seat that
nobody chose is `first_seat`. After the game the seed, the salt and the words stand in the record, so
that anyone can do the sums again. Who knows the commitment cannot foresee the game seed, and the
table, once it is committed, cannot choose another seed when it hears the words.

Nothing is proved against a table that works together with a player: who knows the seed and the words of
the others can try words of his own until the cards suit him, and give those last.
"""

import re
from dataclasses import dataclass
from hashlib import sha256
from typing import Final, NamedTuple

from kibitz.kernel.game import AnyGame
from kibitz.kernel.options import starting_seat
from kibitz.kernel.record import FalseRecord, MalformedRecord, Record
from kibitz.kernel.seats import CHANCE, Seat
from kibitz.kernel.shuffle import Stream
from kibitz.kernel.transcript import open_record, replay

METHOD: Final = "kibitz fair 1"
_HEX: Final = re.compile("[0-9a-f]{64}")


@dataclass(frozen=True, repr=False)
class Fair:
    """What the cards of a game follow from. Its text is always `<fair>`: a seed tells all cards."""

    seed: bytes
    salt: bytes
    words: tuple[bytes | None, ...]  # by seat; None: a bot, or a person who gave none
    given: int = 0  # how many log entries were not played here, but taken over from another game
    first_drawn: bool = False  # whether the starting seat is `first_seat`, not chosen by a person

    def __repr__(self) -> str:
        return "<fair>"

    @property
    def commitment(self) -> str:
        """What is published before the words are known; in hexadecimal."""
        return sha256(self.seed + self.salt).hexdigest()

    @property
    def game_seed(self) -> bytes:
        """The seed of every act of chance."""
        words = b"".join(each for each in self.words if each is not None)
        return sha256(METHOD.encode() + self.seed + words).digest()

    def block(self) -> dict[str, object]:
        """What a record says of it, under `fair`."""
        return {
            "method": METHOD,
            "commitment": self.commitment,
            "seed": self.seed.hex(),
            "salt": self.salt.hex(),
            "words": [None if each is None else each.hex() for each in self.words],
            "given": self.given,
            "first_drawn": self.first_drawn,
        }


def first_seat(seed: bytes, seats: int) -> Seat:
    """The starting seat that a seed gives, each equally likely."""
    return Seat(Stream(seed, "first seat").below(seats))


class FairDraws(NamedTuple):
    """A fair deal that is true, and how much of its game it speaks for."""

    drawn: int
    """Acts of chance that are what the fair seed gives."""
    taken_over: int
    """Acts of chance of another game, of which nothing is known."""
    whole: bool
    """Whether the deal speaks for the game from its beginning."""


def check_fair(game: AnyGame, record: Record) -> FairDraws | None:
    """What is true of the fair deal that a record claims which replays well; None if it claims none.

    Raises MalformedRecord for a claim that cannot be read, FalseRecord for one that is not true.
    """
    claim = read_fair(record)
    if claim is None:
        return None
    commitment, fair = claim
    if commitment != fair.commitment:
        raise FalseRecord(record.game, "the commitment of “fair” is not that of its seed and salt")
    first = starting_seat(game.options)
    if fair.first_drawn and first is not None:
        drawn = first_seat(fair.game_seed, record.seats)
        if record.options.get(first) != drawn:
            raise FalseRecord(
                record.game, f"option {first} is not what the fair seed gives: expected {drawn}"
            )
    transcript, drawn_here, taken_over = open_record(game, record), 0, 0
    for index in replay(transcript, record):
        actor, text = record.log[index]
        if actor != CHANCE:
            continue
        if index < fair.given:
            taken_over += 1
            continue
        drawn_cards = game.chance(transcript.state).draw(fair.game_seed, transcript.chances + 1)
        if game.chance_notation.parse(text) != drawn_cards:
            raise FalseRecord(
                record.game, "the cards are not those that the fair seed gives", index
            )
        drawn_here += 1
    return FairDraws(drawn_here, taken_over, whole=fair.given == 0)


def read_fair(record: Record) -> tuple[str, Fair] | None:
    """The commitment that a record claims, and what its cards are said to follow from; not yet compared.

    None if it claims nothing. Raises MalformedRecord.
    """
    match record.extra.get("fair"):
        case None:
            return None
        case {
            "method": str(method),
            "commitment": str(commitment),
            "seed": str(seed),
            "salt": str(salt),
            "words": list(words),
            "given": int(given),
            "first_drawn": bool(first_drawn),
        } if (
            method == METHOD
            and all(isinstance(each, str | None) for each in words)
            and all(_HEX.fullmatch(each) for each in (seed, salt, *words) if each is not None)
            and len(words) == record.seats
            and 0 <= given <= len(record.log)
        ):
            heard = tuple(None if each is None else bytes.fromhex(each) for each in words)
            return commitment, Fair(
                bytes.fromhex(seed), bytes.fromhex(salt), heard, given, first_drawn
            )
    raise MalformedRecord(
        f"“fair” is out of form: expected method “{METHOD}”, a commitment, a seed, a salt, the words of "
        f"{record.seats} seats, “given” and “first_drawn”"
    )
