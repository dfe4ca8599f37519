"""Rack-O for the engine: its tables, and how options, states and views are written as numbers.

These writings are the authority; the C++ ones must give the same.
"""

from typing import Final, get_args

from kibitz.engine.digest import digest as digest_of
from kibitz.engine.tables import Layout, Names, Tables
from kibitz.games.racko import scoring
from kibitz.games.racko.actions import ACTIONS, Draw, Place, Take, Toss
from kibitz.games.racko.cards import RACK, SLOTS, Card, pack
from kibitz.games.racko.game import GAME
from kibitz.games.racko.table import Options, Phase, State, View
from kibitz.kernel.options import Config
from kibitz.kernel.scores import totals
from kibitz.kernel.seats import Seat, seats_from

SEATS_MOST: Final = GAME.seats[-1]
PACK_MOST: Final = len(pack(SEATS_MOST))
PHASES: Final[tuple[str, ...]] = get_args(Phase)
IN_ROUND: Final = ("turn", "drawn", "shuffle")
POLICIES: Final = ("random", "thumb")

TARGET_MOST: Final = 1_000_000_000
"""The engine counts in 32 bits; the referee has no such limit."""

OBSERVATION: Final = Layout({
    "seats": 1,
    "seat": 1,
    "phase": 1,
    "dealer": 1,
    "turn": 1,
    "target": 1,
    "bonus": 1,
    "run_of_three": 1,
    "turn_over": 1,
    "rounds": 1,
    "scores": SEATS_MOST,
    "cut": SEATS_MOST,
    "discard": 1,
    "draw_pile": 1,
    "drawn": 1,
    "rack": RACK,
    "seen": RACK,
    "known": RACK * (SEATS_MOST - 1),
    "thrown": PACK_MOST,
    "recycled": PACK_MOST,
    "fresh": RACK * SEATS_MOST,
})  # fmt: skip
"""What `observe` gives, field by field; docs/engine-states.md says what each holds."""

TABLES: Final[Tables] = {
    "RULES_VERSION": GAME.rules_version,
    "SEATS_LEAST": GAME.seats[0],
    "SEATS_MOST": SEATS_MOST,
    "RACK": RACK,
    "OUTSIDE": len(pack(SEATS_MOST)) - RACK * SEATS_MOST,
    "PACK_MOST": PACK_MOST,
    "TARGET_MOST": TARGET_MOST,
    "TAKE": ACTIONS.id(Take(SLOTS[0])),
    "DRAW": ACTIONS.id(Draw()),
    "PLACE": ACTIONS.id(Place(SLOTS[0])),
    "TOSS": ACTIONS.id(Toss()),
    "ACTIONS": len(ACTIONS),
    "Phase": Names(PHASES),
    "OUT_POINTS": scoring.OUT_POINTS,
    "CARD_POINTS": scoring.CARD_POINTS,
    "RUN_NEEDED": scoring.RUN_NEEDED,
    "RUN_BONUS": tuple(
        scoring.RUN_BONUS.get(min(run, scoring.LONGEST_PAID), 0) for run in range(RACK + 1)
    ),
    "observation": OBSERVATION,
}


def write_options(config: Config) -> list[int]:
    """The options as the engine takes them."""
    options = config.options
    assert isinstance(options, Options)
    turn_over = options.empty_pile == "turn-over"
    return [options.target, int(options.bonus), int(options.run_of_three), int(turn_over)]


def observe(view: View) -> list[int]:
    """What the seat of `view` knows, as numbers.

    Seats are counted from the observer on. A card is its printed number; 0 is none, or one not seen.
    """
    table, here = view.table, view.here
    order = seats_from(here, table.seats)
    known = table.phase in IN_ROUND
    others = [card for seat in order[1:] for card in table.known[seat]]
    values: dict[str, list[int]] = {
        "seats": [table.seats],
        "seat": [here],
        "phase": [PHASES.index(table.phase)],
        "target": [table.options.target],
        "bonus": [int(table.options.bonus)],
        "run_of_three": [int(table.options.run_of_three)],
        "turn_over": [int(table.options.empty_pile == "turn-over")],
        "rounds": [len(table.slips)],
        "scores": _from(here, totals(table.slips, table.seats)),
    }
    if table.cut:
        values["dealer"] = [1 + order.index(table.dealer)]
        values["cut"] = _from(here, tuple(map(_shown, table.cut)))
    if known:
        values |= {
            "turn": [1 + order.index(table.turn)],
            "discard": [_shown(table.discard)],
            "draw_pile": [table.draw_pile],
            "drawn": [_shown(view.mine.drawn)],
            "rack": [_shown(card) for card in view.mine.rack],
            "seen": [int(card is not None) for card in table.known[here]],
            "known": [_shown(card) for card in others],
            "thrown": [int(card in table.thrown) for card in pack(SEATS_MOST)],
            "recycled": [int(card in table.recycled) for card in pack(SEATS_MOST)],
            "fresh": [int(slot in table.fresh[seat]) for seat in order for slot in SLOTS],
        }
    observation = []
    for name, size in OBSERVATION.fields.items():
        field = values.get(name, [])
        observation += field + [0] * (size - len(field))
    return observation


def digest(state: State) -> int:
    """The digest of a whole state, hidden cards included."""
    return digest_of(content(state))


def content(state: State) -> bytes:
    """The bytes of which `digest` is taken; docs/engine-states.md lists them."""
    table, hidden = state.table, state.hidden
    written = bytearray()
    written.append(table.seats)
    written += table.options.target.to_bytes(4, "little")
    written += bytes(
        (
            table.options.bonus,
            table.options.run_of_three,
            table.options.empty_pile == "turn-over",
            PHASES.index(table.phase),
            table.dealer,
        )
    )
    written += len(table.slips).to_bytes(4, "little")
    for score in totals(table.slips, table.seats):
        written += score.to_bytes(4, "little", signed=True)
    written += _bytes(table.cut)
    for own in state.own:
        written += _bytes(own.rack)
    if table.phase in IN_ROUND:
        drawn = state.own[table.turn].drawn
        written += bytes((table.turn, _shown(table.discard), _shown(drawn)))
        for rack in table.known:
            mask = sum(1 << at for at, card in enumerate(rack) if card is not None)
            written += mask.to_bytes(2, "little")
        for slots in table.fresh:
            mask = sum(1 << at for at, slot in enumerate(SLOTS) if slot in slots)
            written += mask.to_bytes(2, "little")
        written += table.recycled.mask.to_bytes(8, "little")
        for pile in (hidden.draw_pile, hidden.discards):
            written.append(len(pile))
            written += _bytes(pile)
    return bytes(written)


def _from(seat: Seat, values: tuple[int, ...]) -> list[int]:
    """One value a seat, those of `seat` first."""
    return [*values[seat:], *values[:seat]]


def _shown(card: Card | None) -> int:
    return 0 if card is None else card + 1


def _bytes(cards: tuple[Card, ...]) -> bytes:
    return bytes(card + 1 for card in cards)
