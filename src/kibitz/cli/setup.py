"""From the words of a command line to a game's configuration, seats and seed."""

import secrets
from collections.abc import Mapping, Sequence
from typing import Final

from kibitz.bots.bot import bot
from kibitz.games.register import NAMES, game
from kibitz.kernel.errors import BadSetup
from kibitz.kernel.fair import first_seat
from kibitz.kernel.game import AnyGame
from kibitz.kernel.options import Config, Value, option_kinds, starting_seat
from kibitz.kernel.shuffle import SEED_BYTES, seed_from_text

USUAL_SEATS: Final = 4
LONGEST_NUMBER: Final = 20


def seed_of(typed: str | None) -> bytes:
    """The seed that was typed, or one from the operating system's entropy."""
    return secrets.token_bytes(SEED_BYTES) if typed is None else seed_from_text(typed)


def usual_seats(game: AnyGame) -> int:
    """The number of seats where nothing else is said: four, or the nearest that the game has."""
    return min(game.seats, key=lambda seats: abs(seats - USUAL_SEATS))


def game_options(game: AnyGame, words: Sequence[str]) -> dict[str, Value]:
    """The options of the game that `words` write: `--deals 4 --bonus`. Raises BadSetup."""
    options: dict[str, Value] = {}
    rest = list(words)
    while rest:
        name, _, given = rest.pop(0).partition("=")
        key = name.removeprefix("--").replace("-", "_")
        if not name.startswith("--") or key not in option_kinds(game.options):
            raise BadSetup([f"“{name}” is not understood: {_offered(game)}"])
        if isinstance(option_kinds(game.options)[key].default(game.seats[0]), bool):
            options[key] = _flag(name, given)
        elif given or rest:
            options[key] = _value(given or rest.pop(0))
        else:
            raise BadSetup([f"{name} needs a value after it"])
    return options


def _offered(game: AnyGame) -> str:
    names = [f"--{name.replace('_', '-')}" for name in option_kinds(game.options)]
    return f"{game.name} has the options {', '.join(names)}"


def _flag(name: str, given: str) -> bool:
    """A flag is on by its name alone, or by what stands after it. Raises BadSetup."""
    if given.lower() not in ("", "true", "false"):
        raise BadSetup([f"{name} is {given!r}: expected true or false"])
    return given.lower() != "false"


def _value(typed: str) -> Value:
    number = typed.removeprefix("-").isdecimal() and len(typed) < LONGEST_NUMBER
    return int(typed) if number else typed


def configure(game: AnyGame, seats: int, options: Mapping[str, Value], seed: bytes) -> Config:
    """The configuration; a starting seat that is not given comes from the seed. Raises BadSetup."""
    first = starting_seat(game.options)
    if first is not None and first not in options and seats in game.seats:
        options = {**options, first: first_seat(seed, seats)}
    return game.config(seats, options)


def bot_names(typed: str, seats: int) -> tuple[str, ...]:
    """One bot for every seat: one name for all, or a name for each with commas.

    Raises BadSetup, UnknownBot.
    """
    names = tuple(name.strip().lower() for name in typed.split(","))
    for name in names:
        bot(name)
    if len(names) == 1:
        return names * seats
    if len(names) != seats:
        raise BadSetup([f"{len(names)} bots for {seats} seats: expected one name, or {seats}"])
    return names


def game_and_options(
    name: str | None, words: Sequence[str]
) -> tuple[AnyGame | None, dict[str, Value]]:
    """The game and its options among the words of a command line, in any order.

    Raises UnknownGame, BadSetup.
    """
    rest = list(words) if name is None else [name, *words]
    named = [word for word in rest if word.lower() in NAMES] or [
        word for word in rest[:1] if not word.startswith("-")
    ]
    if not named:
        if rest:
            raise BadSetup([f"“{rest[0]}” is not understood before a game is named"])
        return None, {}
    rest.remove(named[0])
    rules = game(named[0].lower())
    return rules, game_options(rules, rest)
