"""What may leave the referee, as plain JSON values: views, events, violations, results.

A state, its hidden part, and a seat's own part outside its own view have no encoding: asking for one
is a TypeError.
"""

import json
from collections.abc import Callable
from dataclasses import fields, is_dataclass
from functools import cache
from typing import Any, Final, TypeAlias, cast

from kibitz.kernel.actions import Action
from kibitz.kernel.cards import Card, CardSet
from kibitz.kernel.events import Event, Fact
from kibitz.kernel.game import Violation
from kibitz.kernel.scores import Result
from kibitz.kernel.state import AnyView, Hidden, Own, State, View

Plain: TypeAlias = "bool | int | str | list[Plain] | dict[str, Plain] | None"


_AS_THEY_ARE: Final = frozenset((type(None), bool, int, str))


def encode(value: AnyView | Event | Violation | Result) -> bytes:
    """The bytes of `value`, the same for equal values. Raises TypeError for what must stay hidden."""
    return json.dumps(plain(value), ensure_ascii=False).encode()


def plain(value: object) -> Plain:
    """`value` in plain JSON values: cards by name, sets sorted, facts and actions with their kind."""
    if type(value) in _AS_THEY_ARE:
        return cast(Plain, value)
    kind: object = type(value)  # mypy takes the hash of a class for that of its instances
    return _way(kind)(value)


@cache
def _way(kind: object) -> Callable[[Any], Plain]:
    """How values of that type are written; looked up once for each type."""
    assert isinstance(kind, type)
    if issubclass(kind, Card):
        return str
    if issubclass(kind, int | str):
        return lambda value: cast(Plain, value)
    if issubclass(kind, State | Hidden | Own):
        return _refuse_hidden
    if issubclass(kind, View):
        return _view
    if issubclass(kind, Event):
        return lambda event: {"fact": plain(event.fact)}
    if issubclass(kind, Fact | Action):
        return lambda told: {"kind": kind.__name__} | _fields(told)
    if issubclass(kind, tuple | CardSet):
        return lambda values: [plain(each) for each in values]
    if issubclass(kind, frozenset):
        return lambda values: [plain(each) for each in sorted(values)]
    return _fields if is_dataclass(kind) else _refuse_unknown


def _refuse_hidden(value: object) -> Plain:
    raise TypeError(f"{type(value).__name__} must not leave the referee")


def _refuse_unknown(value: object) -> Plain:
    raise TypeError(f"{type(value).__name__} has no encoding")


def _view(view: AnyView) -> Plain:
    return {
        "seat": view.seat,
        "to_act": [*sorted(view.to_act, key=str)],
        "table": plain(view.table),
        "own": None if view.own is None else _fields(view.own),
    }


def _fields(value: object) -> dict[str, Plain]:
    kind: object = type(value)  # as above
    return {name: plain(getattr(value, name)) for name in _names(kind)}


@cache
def _names(kind: object) -> tuple[str, ...]:
    """The fields of a dataclass, in the order of writing."""
    assert isinstance(kind, type)
    assert is_dataclass(kind)
    return tuple(each.name for each in fields(kind))
