"""French Tarot for the engine: its tables, and how options, states and views are written as numbers.

These writings are the authority; the C++ ones must give the same.
"""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Final, TypeVar, get_args

from kibitz.engine.digest import digest as digest_of
from kibitz.engine.tables import Layout, Names, Tables
from kibitz.games.tarot import scoring
from kibitz.games.tarot.actions import ASIDES, BIDS, HANDFULS, PLAYS, SLAMS
from kibitz.games.tarot.cards import (
    DOG,
    EXCUSE,
    HALF_POINTS,
    HAND,
    PACK,
    PETIT,
    PLAIN,
    TRUMPS,
    Cards,
)
from kibitz.games.tarot.game import GAME
from kibitz.games.tarot.notation import ACTIONS
from kibitz.games.tarot.table import LYING, MULTIPLIERS, SEATS, Options, Phase, State, View
from kibitz.kernel.options import Config
from kibitz.kernel.scores import totals
from kibitz.kernel.seats import Seat, seats_from

T = TypeVar("T")

CARDS: Final = len(PACK)
SHOWABLE: Final = len(TRUMPS) + 1
PHASES: Final[tuple[str, ...]] = get_args(Phase)
IN_DEAL: Final = ("bid", "aside", "slam", "play")
CONTRACTS: Final = tuple(bid.name for bid in BIDS)
SIZES: Final = tuple(sorted({handful.size for handful in HANDFULS}))
POLICIES: Final = ("random",)

DEALS_MOST: Final = 100_000
"""The engine counts half points in 32 bits, and a deal can cost some thousands of them."""

OBSERVATION: Final = Layout({
    "seats": 1,
    "seat": 1,
    "phase": 1,
    "dealer": 1,
    "deals": 1,
    "scored": 1,
    "scores": SEATS,
    "turn": 1,
    "leader": 1,
    "bids": SEATS,
    "taker": 1,
    "contract": 1,
    "hand": CARDS,
    "own_aside": CARDS,
    "dog": CARDS,
    "aside": 1,
    "shown": len(TRUMPS),
    "slam": 1,
    "handfuls": SEATS * SHOWABLE,
    "trick": SEATS,
    "last_leader": 1,
    "last": SEATS,
    "tricks": SEATS,
    "taken": CARDS,
    "compensation": 1,
    "fallen": SEATS * CARDS,
    "excluded": (SEATS + 1) * CARDS,
})  # fmt: skip
"""What `observe` gives, field by field; docs/engine-states.md says what each holds."""

OBSERVATION_STARTS: Final = tuple(OBSERVATION.starts.items())

TABLES: Final[Tables] = {
    "RULES_VERSION": GAME.rules_version,
    "SEATS": SEATS,
    "CARDS": CARDS,
    "SUIT_SIZE": len(PLAIN[0]),
    "PLAIN_SUITS": len(PLAIN),
    "PETIT_NUMBER": int(PETIT),
    "TRUMPS_COUNT": len(TRUMPS),
    "EXCUSE_NUMBER": int(EXCUSE),
    "HAND_SIZE": HAND,
    "DOG_SIZE": DOG,
    "DEALS_MOST": DEALS_MOST,
    "BID": ACTIONS.id(BIDS[0]),
    "ASIDE": ACTIONS.id(ASIDES[0]),
    "NO_SLAM": ACTIONS.id(SLAMS[0]),
    "SLAM": ACTIONS.id(SLAMS[1]),
    "HANDFUL": ACTIONS.id(HANDFULS[0]),
    "PLAY": ACTIONS.id(PLAYS[0]),
    "ACTIONS": len(ACTIONS),
    "HANDFUL_SIZE": SIZES,
    "HANDFUL_STARTS": tuple(sum(each.size == size for each in HANDFULS) for size in SIZES),
    "Phase": Names(PHASES),
    "Contract": Names(tuple(name.replace("-", "_") for name in CONTRACTS)),
    "MULTIPLIER": tuple(MULTIPLIERS.get(name, 0) for name in CONTRACTS),
    "CARD_HALF_POINTS": HALF_POINTS,
    "TARGET_HALF_POINTS": tuple(scoring.UNITS * target for target in scoring.TARGETS),
    "CONTRACT_HALF_POINTS": scoring.UNITS * scoring.CONTRACT,
    "PETIT_HALF_POINTS": scoring.UNITS * scoring.PETIT_BONUS,
    "HANDFUL_HALF_POINTS": tuple(scoring.UNITS * scoring.HANDFUL_BONUS[size] for size in SIZES),
    "SLAM_ANNOUNCED_HALF_POINTS": scoring.UNITS * scoring.ANNOUNCED_SLAM,
    "SLAM_FAILED_HALF_POINTS": scoring.UNITS * scoring.FAILED_SLAM,
    "SLAM_HALF_POINTS": scoring.UNITS * scoring.SLAM,
    "observation": OBSERVATION,
}


def write_options(config: Config) -> list[int]:
    """The options as the engine takes them."""
    options = config.options
    assert isinstance(options, Options)
    return [options.dealer, options.deals]


def observe(view: View) -> list[int]:
    """What the seat of `view` knows, as numbers.

    Seats are counted from the observer on, cards from 1; 0 is none.
    """
    table, here = view.table, view.here
    order = seats_from(here, SEATS)
    values: dict[str, Sequence[int]] = {
        "seats": [SEATS],
        "seat": [here],
        "phase": [PHASES.index(table.phase)],
        "dealer": [1 + order.index(table.dealer)],
        "deals": [table.options.deals],
        "scored": [len(table.slips)],
        "scores": _from(here, totals(table.slips, SEATS)),
    }
    if table.phase in IN_DEAL:
        last = table.last
        values |= {
            "turn": [1 + order.index(table.turn)],
            "leader": [1 + order.index(table.leader)],
            "bids": _from(here, _bids_by_seat(table.dealer, table.bids)),
            "taker": [0 if table.taker is None else 1 + order.index(table.taker)],
            "contract": [CONTRACTS.index(table.contract)],
            "hand": _flags(view.mine.hand),
            "own_aside": _flags(view.mine.aside),
            "dog": _flags(table.dog),
            "aside": [table.aside],
            "shown": _flags(table.shown)[PETIT:EXCUSE],
            "slam": [int(table.slam)],
            "handfuls": _all_flags(_from(here, table.handfuls), PETIT),
            "trick": [card + 1 for card in table.trick],
            "last_leader": [0 if last is None else 1 + order.index(last.leader)],
            "last": [] if last is None else [card + 1 for card in last.cards],
            "tricks": _from(here, table.tricks),
            "taken": _flags(table.taken),
            "compensation": [table.compensation],
            "fallen": _all_flags(_from(here, table.fallen)),
            "excluded": _all_flags([*_from(here, table.excluded[:LYING]), table.excluded[LYING]]),
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
    table = state.table
    written = bytearray(table.options.deals.to_bytes(4, "little"))
    written += bytes((PHASES.index(table.phase), table.dealer))
    written += len(table.slips).to_bytes(4, "little")
    for score in totals(table.slips, SEATS):
        written += score.to_bytes(4, "little", signed=True)
    if table.phase in IN_DEAL:
        written += bytes((table.turn, table.leader, len(table.bids)))
        written += bytes(map(CONTRACTS.index, table.bids))
        for seat, own in enumerate(state.own):
            for cards in (own.hand, table.fallen[seat], table.handfuls[seat]):
                written += _bytes(cards)
        written += _bytes(table.dog) + _bytes(table.taken)
        written += bytes((table.slam, 1 + table.compensation, *table.tricks))
        written += bytes((len(table.trick), *(card + 1 for card in table.trick)))
        if table.last is not None:
            written += bytes((table.last.leader, *(card + 1 for card in table.last.cards)))
        for out in table.excluded:
            written += _bytes(out)
    return bytes(written)


def _bids_by_seat(dealer: Seat, bids: tuple[str, ...]) -> tuple[int, ...]:
    """By seat: 0 no word yet, else one more than the number of the bid."""
    by_seat = [0] * SEATS
    for place, bid in enumerate(bids, start=1):
        by_seat[(dealer + place) % SEATS] = 1 + CONTRACTS.index(bid)
    return tuple(by_seat)


def _from(seat: Seat, values: Sequence[T]) -> list[T]:
    """One value a seat, those of `seat` first."""
    return [*values[seat:], *values[:seat]]


def _all_flags(several: Iterable[Cards], first: int = 0) -> list[int]:
    """For each of several sets in a row: for each card from `first` on whether it is there."""
    flags: list[int] = []
    for cards in several:
        flags += _flags(cards)[first:]
    return flags


def _flags(cards: Cards) -> tuple[int, ...]:
    return _flags_of(cards.mask)


@lru_cache(maxsize=1 << 12)
def _flags_of(mask: int) -> tuple[int, ...]:
    """The same sets come again and again: every seat sees what has fallen."""
    return tuple([mask >> card & 1 for card in range(CARDS)])


def _bytes(cards: Cards) -> bytes:
    """One bit a card, the first the lowest."""
    return cards.mask.to_bytes(-(-CARDS // 8), "little")
