"""Positions of Tarot with what led there, and the states that may be taken for them."""

from collections.abc import Iterator, Sequence

from kibitz.games.tarot.cards import ORDINARY, Cards
from kibitz.games.tarot.game import GAME
from kibitz.games.tarot.table import State
from kibitz.kernel.chance import ChanceAction
from kibitz.kernel.errors import IllegalAction, IllegalChance, IllegalText
from kibitz.kernel.seats import CHANCE, Seat, seats_from
from kibitz.kernel.shuffle import Stream, seed_from_text
from kibitz.kernel.state import replace
from support.tarot_shapes import shaped

Log = list[tuple[Seat, str]]


def a_deal(
    name: str, tricks: int, contract: str = "", phase: str = "play", aside: int = 0
) -> tuple[State, Log]:
    """A shaped deal, random up to a phase and so many tricks or cards aside; and what was done since."""
    stream = Stream(seed_from_text(name), "worlds")
    state, log = GAME.start(GAME.config(4, {"dealer": 3})), []
    while (
        state.table.phase != phase or state.table.tricks_done < tricks or state.table.aside < aside
    ):
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
    discard = Cards() if table.taker is None else world.own[table.taker].aside
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


def arrangements(rooms: list[int]) -> Iterator[tuple[int, ...]]:
    """Every order of the places, each as often as it has room."""
    if not any(rooms):
        yield ()
    for place, room in enumerate(rooms):
        if room:
            rest = [*rooms[:place], room - 1, *rooms[place + 1 :]]
            yield from ((place, *others) for others in arrangements(rest))


def world_of(state: State, seat: Seat, dealt: Sequence[Cards]) -> State:
    """The state in which the other seats, and last the place apart, have these of the unseen cards."""
    table, own = state.table, list(state.own)
    for other in range(4):
        if other != seat:
            aside = dealt[4] | table.shown if table.dog and other == table.taker else Cards()
            own[other] = type(own[other])(dealt[other], aside)
    hidden = type(state.hidden)() if table.dog else type(state.hidden)(dealt[4])
    return state.to(own=tuple(own), hidden=hidden)
