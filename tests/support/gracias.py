"""Positions of Gracias in the notation of records: deals in rows, counts as `R2 Y1`."""

from collections.abc import Iterable
from typing import cast

from kibitz.games.gracias.actions import Action
from kibitz.games.gracias.cards import PACK, Card, Counts, counted
from kibitz.games.gracias.game import GAME
from kibitz.games.gracias.scoring import reckon, score_round
from kibitz.games.gracias.table import State
from kibitz.kernel.events import Fact
from kibitz.kernel.scores import Slip
from kibitz.kernel.seats import CHANCE, Seat
from kibitz.kernel.shuffle import Stream, seed_from_text


def started(seats: int, **options: object) -> State:
    """The table before the deal; the first big opener is seat 0 unless told."""
    return GAME.start(GAME.config(seats, {"opener": 0} | options))


def deal(*rows: str) -> str:
    """The deal that begins with these rows of letters; the rest of the pack follows, sorted."""
    letters = [letter for row in rows for letter in row if letter != " "]
    rest = [*map(str, PACK)]
    for letter in letters:
        rest.remove(letter)
    return "deal " + "".join(letters + rest)


def dealt(seats: int, *rows: str, **options: object) -> State:
    """The table after the deal that begins with these rows."""
    return act(started(seats, **options), deal(*rows))


def play(state: State, text: str) -> tuple[State, tuple[Fact, ...]]:
    """What `text` by the actor that is to act makes of the table, and the facts made known."""
    (actor,) = state.to_act
    if actor == CHANCE:
        step = GAME.play(state, CHANCE, GAME.chance_notation.parse(text))
    else:
        step = GAME.play(state, actor, parse(state, text))
    return step.state, tuple(event.fact for event in step.events)


def act(state: State, *texts: str) -> State:
    """The table after these acts, each by the actor that is to act then."""
    for text in texts:
        state, _ = play(state, text)
    return state


def seat_to_act(state: State) -> Seat:
    """The only seat that is to act."""
    (actor,) = state.to_act
    assert actor != CHANCE
    return cast(Seat, actor)


def parse(state: State, text: str) -> Action:
    return GAME.actions.parse(text, state.view(seat_to_act(state)))


def broken(state: State, text: str) -> str | None:
    """The rule that `text` by the seat to act breaks, and None if it is legal."""
    violation = GAME.check(state.view(seat_to_act(state)), parse(state, text))
    return violation.rule if violation else None


def legal(state: State) -> list[str]:
    """What the seat to act may do."""
    view = state.view(seat_to_act(state))
    return [GAME.actions.text(action, view) for action in GAME.legal(view)]


def turn_played(state: State) -> State:
    """The table after the turn that is going on, with the first legal action of everybody."""
    turn = state.table.turn
    while state.table.turn == turn:
        state = act(state, legal(state)[0])
    return state


def round_played(state: State, seed: str = "any deal") -> State:
    """The table when a whole round was dealt and played like that."""
    order = Stream(seed_from_text(seed), "deal").shuffled(PACK)
    state = act(state, "deal " + "".join(map(str, order)))
    for _ in range(4):
        state = turn_played(state)
    return state


def counts(text: str) -> Counts:
    """The cards that `R2 Y1` means; `-` is none."""
    each = [] if text == "-" else [(Card.parse(word[0]), int(word[1:])) for word in text.split()]
    return counted(card for card, count in each for _ in range(count))


def slip(reserves: Iterable[str], piles: str = "one") -> Slip:
    """The score of a round with these reserves, face-down cards included."""
    return score_round(reckon(tuple(map(counts, reserves)), piles), 1)


def scores(*reserves: str, piles: str = "one") -> tuple[int, ...]:
    """What each seat scores with these reserves, face-down cards included."""
    return slip(reserves, piles).totals(len(reserves))


def lines(rule: str, *reserves: str, piles: str = "one") -> dict[int, dict[str, object]]:
    """The facts of the slip's lines by `rule`, by the seat whose points they are."""
    return {
        next(seat for seat, amount in enumerate(line.amounts) if amount): dict(line.facts)
        for line in slip(reserves, piles).lines
        if line.rule == rule
    }
