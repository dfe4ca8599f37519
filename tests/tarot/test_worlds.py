"""Resampled worlds: each could have led to the view, and each that could is as likely as another."""

from collections import Counter
from collections.abc import Iterator

import pytest

from kibitz.games.tarot.cards import ORDINARY, PACK, Cards
from kibitz.games.tarot.game import GAME
from kibitz.games.tarot.table import State
from kibitz.kernel.chance import ChanceAction
from kibitz.kernel.errors import IllegalAction, IllegalChance, IllegalText
from kibitz.kernel.seats import CHANCE, Seat, seats_from
from kibitz.kernel.shuffle import Stream, seed_from_text
from kibitz.kernel.state import replace
from support.tarot import TAROT
from support.tarot_shapes import shaped

Log = list[tuple[Seat, str]]


def a_deal(name: str, tricks: int, contract: str = "") -> tuple[State, Log]:
    """A shaped deal played at random until so many tricks are done, and what was done since."""
    stream = Stream(seed_from_text(name), "worlds")
    state, log = GAME.start(GAME.config(4, {"dealer": 3})), []
    while state.table.phase != "play" or state.table.tricks_done < tricks:
        (actor,) = state.to_act
        if actor == CHANCE:
            state, log = (
                GAME.apply_chance(state, shaped(GAME.chance(state), state, stream)).state,
                [],
            )
            continue
        view = state.view(actor)
        legal = GAME.legal(view)
        handfuls = [action for action in legal if "handful" in str(action)]
        action = stream.choice(handfuls or legal)
        if contract and state.table.phase == "bid":
            action = next(
                each for each in legal if str(each) == (contract if actor == 0 else "pass")
            )
        log.append((actor, GAME.actions.text(action, view)))
        state = GAME.play(state, actor, action).state
    return state, log


def could_lead_to(state: State, log: Log, seat: Seat | None, world: State) -> bool:
    """Whether the world, dealt from the start, allows the log and gives the seat's view."""
    table = world.table
    hands = [own.hand | own.aside | table.fallen[number] for number, own in enumerate(world.own)]
    if table.dog:
        hands[table.declarer] -= table.dog
    dog = table.dog or world.hidden.dog
    again = GAME.start(GAME.config(4, {"dealer": state.table.dealer}))
    order_of_deal = seats_from(Seat((state.table.dealer + 1) % 4), 4)
    dealt = (card for number in order_of_deal for card in hands[number])
    deal = ChanceAction("deal", (*dealt, *dog))
    try:
        again = GAME.play(again, CHANCE, deal).state
    except IllegalChance:  # a hand does not have what came with the dog
        return False
    if again.table.phase == "deal":  # a Petit sec
        return False
    discard = world.own[table.declarer].aside
    order = iter((*(discard & ORDINARY), *(discard - ORDINARY)))
    try:
        for actor, text in log:
            said = f"aside {next(order)}" if text.startswith("aside") else text
            view = again.view(actor)
            again = GAME.play(again, actor, GAME.actions.parse(said, view)).state
    except (IllegalAction, IllegalText):
        return False
    options = state.table.options
    table = replace(again.table, options=options)
    return again.to(table=table).view(seat) == state.view(seat)


@pytest.mark.parametrize("tricks", [0, 1, 2, 3, 5, 7, 9, 12, 15, 17])
def test_every_world_could_have_led_there(tricks: int) -> None:
    for number in range(6):
        state, log = a_deal(f"{tricks} {number}", tricks)
        stream = Stream(seed_from_text(f"{tricks} {number}"), "resample")
        for seat in (None, *map(Seat, range(4))):
            for _ in range(2):
                world = TAROT.resample(state.view(seat), stream)
                assert could_lead_to(state, log, seat, world)


def every_world(state: State, log: Log, seat: Seat) -> set[tuple[int, ...]]:
    """All worlds that allow the log, found by trying every way to deal the unseen cards."""
    own, table = state.own[seat], state.table
    seen = own.hand | own.aside | table.shown
    for fallen in table.fallen:
        seen |= fallen
    unseen = tuple(PACK - seen)
    rooms = [0 if other == seat else len(state.own[other].hand) for other in range(4)]
    rooms.append(len(unseen) - sum(rooms))
    found = set()
    for places in arrangements(rooms):
        dealt = [
            Cards.of(card for card, at in zip(unseen, places, strict=True) if at == place)
            for place in range(5)
        ]
        world = _world(state, seat, dealt)
        if could_lead_to(state, log, seat, world):
            found.add(_key(world))
    return found


def arrangements(rooms: list[int]) -> Iterator[tuple[int, ...]]:
    """Every order of the places, each as often as it has room."""
    if not any(rooms):
        yield ()
    for place, room in enumerate(rooms):
        if room:
            rest = [*rooms[:place], room - 1, *rooms[place + 1 :]]
            yield from ((place, *others) for others in arrangements(rest))


def _world(state: State, seat: Seat, dealt: list[Cards]) -> State:
    table, own = state.table, list(state.own)
    for other in range(4):
        if other != seat:
            aside = dealt[4] | table.shown if table.dog and other == table.taker else Cards()
            own[other] = type(own[other])(dealt[other], aside)
    hidden = type(state.hidden)() if table.dog else type(state.hidden)(dealt[4])
    return state.to(own=tuple(own), hidden=hidden)


def _key(world: State) -> tuple[int, ...]:
    return (*(own.hand.mask for own in world.own), world.hidden.dog.mask)


@pytest.mark.parametrize(
    ("number", "seat", "tricks", "contract"),
    [(0, 0, 16, "prise"), (1, 0, 16, "prise"), (2, 2, 17, "garde"), (3, 1, 17, "garde-sans")],
)
def test_all_worlds_are_equally_likely(number: int, seat: int, tricks: int, contract: str) -> None:
    state, log = a_deal(f"all {number}", tricks, contract)
    worlds = every_world(state, log, Seat(seat))
    stream = Stream(seed_from_text(f"all {number}"), "resample")
    draws = 30 * len(worlds)
    view = state.view(Seat(seat))
    drawn = Counter(_key(TAROT.resample(view, stream)) for _ in range(draws))
    assert drawn.keys() == worlds
    chi_square = sum((count - 30) ** 2 / 30 for count in drawn.values())
    freedom = len(worlds) - 1
    assert chi_square <= freedom + 4 * (2 * freedom) ** 0.5 + 4
