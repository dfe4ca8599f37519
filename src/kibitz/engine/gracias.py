"""Gracias for the engine: its tables, and how options, states and views are written as numbers.

These writings are the authority; the C++ ones must give the same.
"""

from collections.abc import Iterable, Sequence
from typing import Final, TypeVar, get_args

from kibitz.engine.digest import digest as digest_of
from kibitz.engine.tables import Layout, Names, Tables
from kibitz.games.gracias.actions import ACTIONS, KEEPS, MOST_SEATS, TRIOS
from kibitz.games.gracias.cards import COLOURS, FIVE, OF_EACH, PACK, Card
from kibitz.games.gracias.game import GAME
from kibitz.games.gracias.table import Options, Pair, Phase, State, Table, View
from kibitz.games.gracias.turn import TURNS
from kibitz.kernel.options import Config
from kibitz.kernel.seats import Seat, seats_from

T = TypeVar("T")

PHASES: Final[tuple[str, ...]] = get_args(Phase)
IN_ROUND: Final = ("trio", "gift")
POLICIES: Final = ("random",)
ONLOOKER: Final = -1
"""The seat of an observer who has none."""

OPEN_AT_FIRST: Final = 2
"""Open cards that each seat is dealt [2.2]."""

HELD_MOST: Final = OPEN_AT_FIRST + TURNS * (2 + MOST_SEATS - 1)
"""No seat has more cards at the end of a round: two of each turn are its own, others are gifts.

So no round scores more."""

ROUNDS_MOST: Final = 255
"""The engine counts how often a seat had each score in a byte; the referee has no such limit."""

OBSERVATION: Final = Layout({
    "seats": 1,
    "seat": 1,
    "phase": 1,
    "big_opener": 1,
    "little_opener": 1,
    "rounds": 1,
    "every_five": 1,
    "scored": 1,
    "scores": MOST_SEATS,
    "had": MOST_SEATS * (HELD_MOST + 1),
    "turn": 1,
    "acting": 1,
    "reserves": MOST_SEATS * len(COLOURS),
    "face_down": MOST_SEATS,
    "own": TURNS,
    "trios": MOST_SEATS * 2,
    "taken": 2,
    "draw_pile": 1,
})  # fmt: skip
"""What `observe` gives, field by field; docs/engine-states.md says what each holds."""

OBSERVATION_STARTS: Final = tuple(OBSERVATION.starts.items())

TABLES: Final[Tables] = {
    "RULES_VERSION": GAME.rules_version,
    "SEATS_LEAST": GAME.seats[0],
    "SEATS_MOST": MOST_SEATS,
    "COLOURS": len(COLOURS),
    "OF_EACH": OF_EACH,
    "PACK_SIZE": len(PACK),
    "OPEN_AT_FIRST": OPEN_AT_FIRST,
    "TURNS": TURNS,
    "PILE_OF": FIVE,
    "HELD_MOST": HELD_MOST,
    "ROUNDS_MOST": ROUNDS_MOST,
    "TRIO": ACTIONS.id(TRIOS[0]),
    "KEEP": ACTIONS.id(KEEPS[0][0]),
    "ACTIONS": len(ACTIONS),
    "Phase": Names(PHASES),
    "observation": OBSERVATION,
}


def write_options(config: Config) -> list[int]:
    """The options as the engine takes them."""
    options = config.options
    assert isinstance(options, Options)
    return [options.opener, options.rounds, int(options.piles == "every-five")]


def observe(view: View) -> list[int]:
    """What the seat of `view` knows, as numbers; or an onlooker, who looks from seat 0.

    Seats are counted from the observer on. A card is one more than its number; 0 is none.
    """
    table, seats = view.table, view.table.seats
    here = Seat(0) if view.seat is None else view.seat
    order = seats_from(here, seats)
    scores = _from(here, _round_scores(table))
    values: dict[str, Sequence[int]] = {
        "seats": [seats],
        "seat": [ONLOOKER if view.seat is None else here],
        "phase": [PHASES.index(table.phase)],
        "big_opener": [1 + order.index(table.big_opener)],
        "little_opener": [1 + order.index(table.little_opener)],
        "rounds": [table.options.rounds],
        "every_five": [int(table.options.piles == "every-five")],
        "scored": [len(table.slips)],
        "scores": [*map(sum, scores)],
        "had": [had for rounds in scores for had in _had(rounds)],
    }
    if table.phase in IN_ROUND:
        (acting,) = view.to_act
        values |= {
            "turn": [table.turn],
            "acting": [1 + order.index(Seat(int(acting)))],
            "reserves": [count for row in _from(here, table.reserves) for count in row],
            "face_down": _from(here, table.face_down),
            "own": [] if view.own is None else _shown(view.own.face_down),
            "trios": [card for pair in table.trios for card in _pair(pair)],
            "taken": _pair(table.taken),
            "draw_pile": [table.draw_pile],
        }
    observation = [0] * OBSERVATION.size
    for name, start in OBSERVATION_STARTS:
        field = values.get(name, ())
        observation[start : start + len(field)] = field
    return observation


def digest(state: State) -> int:
    """The digest of a whole state, hidden cards included."""
    return digest_of(content(state))


def content(state: State) -> bytes:
    """The bytes of which `digest` is taken; docs/engine-states.md lists them."""
    table, hidden = state.table, state.hidden
    written = bytearray((table.seats, table.options.piles == "every-five"))
    written += table.options.rounds.to_bytes(4, "little")
    written += bytes((PHASES.index(table.phase), table.big_opener, table.little_opener))
    written += len(table.slips).to_bytes(4, "little")
    for scores in _round_scores(table):
        written += bytes(sorted(scores, reverse=True))
    if table.phase in IN_ROUND:
        (acting,) = state.to_act
        written += bytes((table.turn, int(acting)))
        for reserve, own in zip(table.reserves, state.own, strict=True):
            written += bytes((*reserve, len(own.face_down), *_shown(own.face_down)))
        for pair, down in zip(table.trios, hidden.face_down, strict=True):
            written += bytes((*_pair(pair), *_shown([down])))
        written += bytes(_pair(table.taken))
        written += bytes((len(hidden.draw_pile), *_shown(hidden.draw_pile)))
    return bytes(written)


def _round_scores(table: Table) -> list[tuple[int, ...]]:
    """By seat: what it scored in each round so far."""
    rounds = [slip.totals(table.seats) for slip in table.slips]
    return [tuple(scores[seat] for scores in rounds) for seat in range(table.seats)]


def _had(rounds: Sequence[int]) -> list[int]:
    """How many of these rounds have the score 0, how many 1, 2 and so on."""
    had = [0] * (HELD_MOST + 1)
    for score in rounds:
        had[score] += 1
    return had


def _from(seat: Seat, values: Sequence[T]) -> list[T]:
    """One value a seat, those of `seat` first."""
    return [*values[seat:], *values[:seat]]


def _shown(cards: Iterable[Card | None]) -> list[int]:
    return [0 if card is None else card + 1 for card in cards]


def _pair(pair: Pair | None) -> list[int]:
    return _shown(pair or (None, None))
