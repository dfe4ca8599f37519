"""Positions of Indian Chief in the notation of records; who acts stands before the words."""

from collections.abc import Iterable
from typing import cast

from kibitz.games.chief.actions import Action
from kibitz.games.chief.cards import HAND, Card, Cards, pack, removed
from kibitz.games.chief.game import GAME
from kibitz.games.chief.scoring import score
from kibitz.games.chief.table import State, View
from kibitz.kernel.events import Event, Fact
from kibitz.kernel.game import Violation
from kibitz.kernel.scores import ScoreLine
from kibitz.kernel.seats import CHANCE, Seat


def cards(text: str) -> Cards:
    """The cards that `S4 H4 DK` names, sorted."""
    return tuple(sorted(map(Card.parse, text.split())))


def started(seats: int, **options: object) -> State:
    """The table before the deal; seat 0 is on the dealer's left unless told otherwise."""
    return GAME.start(GAME.config(seats, {"dealer": seats - 1} | options))


def dealt(hands: Iterable[str], stock: str = "", **options: object) -> State:
    """The table after a deal: each seat gets its cards and is filled up from the end of the pack.

    The stock begins with these cards, top first; the rest of the pack follows, sorted.
    """
    wanted = [[*map(Card.parse, hand.split())] for hand in hands]
    top = [*map(Card.parse, stock.split())]
    state = started(len(wanted), **options)
    given = [*top, *(card for hand in wanted for card in hand)]
    rest = [*removed(pack(state.table.options.decks), given)]
    for hand in wanted:
        while len(hand) < HAND:
            hand.append(rest.pop())
    seats = len(wanted)
    first = state.table.options.dealer + 1
    order = [wanted[(first + at) % seats][card] for card in range(HAND) for at in range(seats)]
    return act(state, "* deal " + " ".join(map(str, [*order, *top, *rest])))


def play(state: State, text: str) -> tuple[State, tuple[Event, ...]]:
    """What `2 meld SK` (seat 2) or `* shuffle …` makes of the table, and what becomes known."""
    who, words = text.split(" ", 1)
    if who == CHANCE:
        return GAME.play(state, CHANCE, GAME.chance_notation.parse(words))
    return GAME.play(state, Seat(int(who)), parse(state, int(who), words))


def act(state: State, *texts: str) -> State:
    """The table after these acts."""
    for text in texts:
        state, _ = play(state, text)
    return state


def facts(state: State, text: str) -> list[Fact]:
    """What everyone learns by this act."""
    return [event.fact for event in play(state, text)[1] if event.reaches(None)]


def shuffled(state: State, top: str = "") -> State:
    """The table after a shuffle that brings these cards on top, the rest sorted."""
    first = [*map(Card.parse, top.split())]
    order = [*first, *removed(cast(Cards, GAME.chance(state).pack), first)]
    return act(state, "* shuffle " + " ".join(map(str, order)))


def view(state: State, seat: int) -> View:
    """What the seat sees."""
    return state.view(Seat(seat))


def parse(state: State, seat: int, text: str) -> Action:
    """What `text` by that seat means."""
    return GAME.actions.parse(text, view(state, seat))


def legal(state: State, seat: int) -> list[str]:
    """What that seat may do."""
    here = view(state, seat)
    return [GAME.actions.text(action, here) for action in GAME.legal(here)]


def broken(state: State, seat: int, action: str | Action) -> Violation | None:
    """The rule that the seat would break, with its facts."""
    meant = parse(state, seat, action) if isinstance(action, str) else action
    return GAME.check(view(state, seat), meant)


def rule(state: State, seat: int, action: str | Action) -> str | None:
    """The rule that the seat would break."""
    violation = broken(state, seat, action)
    return violation.rule if violation else None


def shown(*melds: str, stock: str = "", **options: object) -> State:
    """The table after a first round in which the seats lay these melds."""
    state = dealt(melds, stock, **options)
    return act(
        state, *(f"{seat} meld {' '.join(map(str, cards(m)))}" for seat, m in enumerate(melds))
    )


def lying(state: State) -> list[str]:
    """What lies before each seat."""
    return [" ".join(map(str, meld)) for meld in state.table.melds]


def hand(state: State, seat: int) -> Cards:
    """What the seat holds."""
    return state.own[seat].hand


def after_round(state: State, *sizes: int) -> State:
    """The table when each seat has laid that many cards, the first ones, and nobody has stolen."""
    for seat, size in enumerate(sizes):
        state = act(state, f"{seat} meld " + " ".join(map(str, hand(state, seat)[:size])))
    while state.table.phase == "theft":
        state = act(state, *(f"{seat} no-steal" for seat in sorted(state.to_act, key=str)))
    return state


def next_round(state: State, *sizes: int) -> State:
    """The same, and the stock is shuffled."""
    state = after_round(state, *sizes)
    while CHANCE in state.to_act:
        state = shuffled(state)
    return state


def last_round(seats: int, last: int) -> State:
    """The table before the seventh round, in which everybody has the meld of `last` cards left."""
    state = dealt([""] * seats)
    for size in range(1, 8):
        if size != last:
            state = next_round(state, *[size] * seats)
    return state


def line(*melds: str, of: int = 0) -> ScoreLine:
    """The line of the slip for the seat `of`, when the seats lay these melds."""
    return score(tuple(map(cards, melds)), 1).lines[of]


def scored(*melds: str, of: int = 0) -> tuple[str, int]:
    """The rule and the points of that line."""
    found = line(*melds, of=of)
    return found.rule, found.amounts[of]


def points(*melds: str) -> tuple[int, ...]:
    """What each seat scores with these melds."""
    return score(tuple(map(cards, melds)), 1).totals(len(melds))
