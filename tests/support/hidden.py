"""Worlds that differ from a state only in cards that a seat cannot see."""

from collections.abc import Iterator
from dataclasses import fields, is_dataclass, replace
from importlib import import_module
from typing import Protocol, cast

from kibitz.kernel.actions import Action
from kibitz.kernel.cards import Card, CardSet
from kibitz.kernel.chance import ChanceAction
from kibitz.kernel.game import AnyGame, Step
from kibitz.kernel.seats import CHANCE, Actor, Seat
from kibitz.kernel.shuffle import Stream
from kibitz.kernel.state import AnyState, Hidden, Own, Table


class Reveals(Protocol):
    """A game's module that says, from the rulebook, what an act makes known."""

    def reveals(
        self, state: AnyState, actor: Actor, action: Action | ChanceAction, observer: Seat | None
    ) -> object:
        """The hidden cards that `observer` may know after the act, and what follows openly from them."""


def reveals_of(name: str) -> Reveals:
    """The module of the game of that name."""
    return cast(Reveals, import_module(f"support.{name}_reveals"))


def cards_in(part: object) -> Iterator[Card]:
    """All cards in a part of a state, field by field."""
    if isinstance(part, Card):
        yield part
    elif isinstance(part, tuple | CardSet):
        for each in part:
            yield from cards_in(each)
    elif is_dataclass(part):
        for each in fields(part):
            yield from cards_in(getattr(part, each.name))


def with_cards(part: object, cards: Iterator[Card]) -> object:
    """The part with its cards exchanged in the same order; sorted cards stay sorted, sets stay sets."""
    if isinstance(part, Card):
        return next(cards)
    if isinstance(part, CardSet):
        return type(part).of(next(cards) for _ in range(len(part)))
    if isinstance(part, tuple):
        new = tuple(with_cards(each, cards) for each in part)
        if len(part) > 1 and all(isinstance(each, Card) for each in part):
            was_sorted = list(part) == sorted(part)
            return tuple(sorted(new)) if was_sorted else new
        return new
    if is_dataclass(part) and not isinstance(part, type):
        return replace(
            part,
            **{each.name: with_cards(getattr(part, each.name), cards) for each in fields(part)},
        )
    return part


def swapped(state: AnyState, observer: Seat | None, stream: Stream) -> AnyState | None:
    """The state with two different cards exchanged that `observer` does not see; None if all are one."""
    parts = (*(own for seat, own in enumerate(state.own) if seat != observer), state.hidden)
    cards = list(cards_in(parts))
    if len(set(cards)) < 2:
        return None
    here = stream.below(len(cards))
    there = stream.choice([at for at, card in enumerate(cards) if card != cards[here]])
    cards[here], cards[there] = cards[there], cards[here]
    *own, hidden = cast(tuple[object, ...], with_cards(parts, iter(cards)))
    if observer is not None:
        own.insert(observer, state.own[observer])
    return state.to(own=tuple(own), hidden=hidden)


def swapped_chance(action: ChanceAction, stream: Stream) -> ChanceAction:
    """The act of chance with two of its cards exchanged."""
    cards = list(action.cards)
    here, there = stream.below(len(cards)), stream.below(len(cards))
    cards[here], cards[there] = cards[there], cards[here]
    return ChanceAction(action.word, tuple(cards))


def trusted(
    game: AnyGame, state: AnyState, actor: Actor, action: Action | ChanceAction
) -> Step[Table, Own, Hidden]:
    """The step by the door that does not check: in a swapped world the act may not be legal."""
    if isinstance(action, ChanceAction):
        return game.apply_chance(state, action)
    assert actor != CHANCE
    return game.apply(state, actor, action)
