"""Indian Chief for the engine: its tables, and how options, states and views are written as numbers.

These writings are the authority; the C++ ones must give the same.
"""

from collections.abc import Iterable, Sequence
from typing import Final, TypeVar, get_args

from kibitz.engine.digest import digest as digest_of
from kibitz.engine.tables import Layout, Names, Tables
from kibitz.games.chief import scoring
from kibitz.games.chief.actions import MELDS, MOST_SEATS, NO_STEAL, STEALS, Action
from kibitz.games.chief.cards import (
    ACE,
    CARDS,
    HAND,
    HEARTS,
    RANKS,
    SPADES,
    SUITS,
    VALUE,
    Card,
    pack,
)
from kibitz.games.chief.game import GAME
from kibitz.games.chief.notation import ACTIONS
from kibitz.games.chief.poker import Poker
from kibitz.games.chief.table import Options, Phase, State, Table, View
from kibitz.games.chief.theft import ATTEMPTS
from kibitz.kernel.options import Config
from kibitz.kernel.scores import totals
from kibitz.kernel.seats import Seat, seats_from

T = TypeVar("T")

DECKS_MOST: Final = 2
MELD_MOST: Final = scoring.INDIAN_CHIEF
PHASES: Final[tuple[str, ...]] = get_args(Phase)
POLICIES: Final = ("random",)

OBSERVATION: Final = Layout({
    "seats": 1,
    "seat": 1,
    "phase": 1,
    "dealer": 1,
    "decks": 1,
    "round": 1,
    "to_act": MOST_SEATS,
    "scores": MOST_SEATS,
    "shown": MOST_SEATS * scoring.ROUNDS,
    "hand": HAND,
    "sealed": 1,
    "held": MOST_SEATS,
    "stock": 1,
    "melds": MOST_SEATS * MELD_MOST,
    "thieves": MOST_SEATS,
    "attempt": 1,
    "next_card": 1,
    "taken": MOST_SEATS,
    "returned": len(CARDS),
})  # fmt: skip
"""What `observe` gives, field by field; docs/engine-states.md says what each holds."""

OBSERVATION_STARTS: Final = tuple(OBSERVATION.starts.items())

TABLES: Final[Tables] = {
    "RULES_VERSION": GAME.rules_version,
    "SEATS_LEAST": GAME.seats[0],
    "SEATS_MOST": MOST_SEATS,
    "RANKS": len(RANKS),
    "SUITS": len(SUITS),
    "FACES": len(CARDS),
    "ACE_RANK": ACE,
    "SPADES_SUIT": SPADES,
    "HEARTS_SUIT": HEARTS,
    "DECKS_MOST": DECKS_MOST,
    "PACK_MOST": len(pack(DECKS_MOST)),
    "HAND": HAND,
    "MELD_MOST": MELD_MOST,
    "ROUNDS": scoring.ROUNDS,
    "ATTEMPTS": ATTEMPTS,
    "MELD": ACTIONS.id(MELDS[0]),
    "STEAL": ACTIONS.id(STEALS[0][0]),
    "NO_STEAL": ACTIONS.id(NO_STEAL),
    "ACTIONS": len(ACTIONS),
    "Phase": Names(PHASES),
    "VALUE": VALUE,
    "ALMS_POINTS": scoring.ALMS,
    "EXACT_POINTS": scoring.EXACT,
    "SPECIALTY_POINTS": scoring.SPECIALTY,
    **{f"{made.name}_POINTS": int(made) for made in Poker},
    "observation": OBSERVATION,
}


def write_options(config: Config) -> list[int]:
    """The options as the engine takes them."""
    options = config.options
    assert isinstance(options, Options)
    return [options.dealer, options.decks]


def observe(view: View) -> list[int]:
    """What the seat of `view` knows, as numbers.

    Seats are counted from the observer on, cards and actions from 1; 0 is none.
    """
    table, here = view.table, view.here
    order = seats_from(here, table.seats)
    values: dict[str, Sequence[int]] = {
        "seats": [table.seats],
        "seat": [here],
        "phase": [PHASES.index(table.phase)],
        "dealer": [1 + order.index(table.options.dealer)],
        "decks": [table.options.decks],
        "round": [table.round],
        "to_act": [int(seat in view.to_act) for seat in order],
        "scores": _from(here, totals(table.slips, table.seats)),
        "shown": _in_rows(_from(here, table.used), scoring.ROUNDS),
        "hand": _bytes(view.mine.hand),
        "sealed": [_sealed(view.mine.sealed)],
        "held": _from(here, table.held),
        "stock": [table.stock],
        "melds": _in_rows(map(_bytes, _from(here, table.melds)), MELD_MOST),
        "thieves": _from(here, _line(table)),
        "attempt": [table.attempt],
        "next_card": [1 + order.index(table.next_card)],
        "taken": _in_rows(map(_bytes, _from(here, table.taken)), 1),
        "returned": [table.returned.count(card) for card in CARDS] if table.returned else [],
    }
    observation = [0] * OBSERVATION.size
    for name, start in OBSERVATION_STARTS:
        field = values[name]
        observation[start : start + len(field)] = field
    return observation


def digest(state: State) -> int:
    """The digest of a whole state, hidden cards included."""
    return digest_of(content(state))


def content(state: State) -> bytes:
    """The bytes of which `digest` is taken; docs/engine-states.md lists them."""
    table = state.table
    written = bytearray((table.seats, table.options.dealer, table.options.decks))
    written += bytes((PHASES.index(table.phase), table.round))
    written.append(sum(1 << seat for seat in state.seats_to_act))
    for score in totals(table.slips, table.seats):
        written += score.to_bytes(2, "little", signed=True)
    written += bytes(_in_rows(table.used, scoring.ROUNDS))
    for own in state.own:
        written += _counted(own.hand)
        written += _sealed(own.sealed).to_bytes(2, "little")
    for meld in table.melds:
        written += _counted(meld)
    written += bytes((*_line(table), table.attempt, table.next_card))
    written += bytes(_in_rows(map(_bytes, table.taken), 1))
    written += _counted(sorted(table.returned))
    written += _counted(state.hidden.stock)
    return bytes(written)


def _line(table: Table) -> tuple[int, ...]:
    """By seat: 1 for the Thieves who choose now, 2 for those after them, …; 0 for all others."""
    places = {seat: at for at, tied in enumerate(table.thieves, start=1) for seat in tied}
    return tuple([places.get(Seat(seat), 0) for seat in range(table.seats)])


def _sealed(action: Action | None) -> int:
    return 0 if action is None else 1 + ACTIONS.id(action)


def _from(seat: int, values: Sequence[T]) -> list[T]:
    """One value a seat, those of `seat` first."""
    return [*values[seat:], *values[:seat]]


def _in_rows(rows: Iterable[Sequence[int]], size: int) -> list[int]:
    """The rows one after the other, each filled up with 0 to `size`."""
    flat: list[int] = []
    for row in rows:
        flat += row
        flat += _NOTHING[len(row) : size]
    return flat


_NOTHING: Final = (0,) * max(OBSERVATION.fields.values())
_FROM_ONE: Final = bytes(range(1, 256)) + b"\0"


def _bytes(cards: Iterable[Card]) -> bytes:
    return bytes(cards).translate(_FROM_ONE)


def _counted(cards: Sequence[Card]) -> bytes:
    return bytes((len(cards),)) + _bytes(cards)
