"""What may leave the referee, as plain JSON values: views, events, violations, results.

A state, its hidden part, and a seat's own part outside its own view have no encoding: asking for one
is a TypeError.
"""

import json
from dataclasses import fields, is_dataclass
from functools import cache
from typing import TypeAlias

from kibitz.kernel.actions import Action
from kibitz.kernel.cards import Card, CardSet
from kibitz.kernel.events import Event, Fact
from kibitz.kernel.game import Violation
from kibitz.kernel.scores import Result
from kibitz.kernel.state import AnyView, Hidden, Own, State, View

Plain: TypeAlias = "bool | int | str | list[Plain] | dict[str, Plain] | None"


def encode(value: AnyView | Event | Violation | Result) -> bytes:
    """The bytes of `value`, the same for equal values. Raises TypeError for what must stay hidden."""
    return json.dumps(plain(value), ensure_ascii=False).encode()


def plain(value: object) -> Plain:
    """`value` in plain JSON values: cards by name, sets sorted, facts and actions with their kind."""
    match value:
        case Card():
            return str(value)
        case None | int() | str():
            return value
        case State() | Hidden() | Own():
            raise TypeError(f"{type(value).__name__} must not leave the referee")
        case View():
            own = None if value.own is None else _fields(value.own)
            return {
                "seat": value.seat,
                "to_act": [*sorted(value.to_act, key=str)],
                "table": plain(value.table),
                "own": own,
            }
        case Event():
            return {"fact": plain(value.fact)}
        case Fact() | Action():
            return {"kind": type(value).__name__} | _fields(value)
        case tuple() | CardSet():
            return [plain(each) for each in value]
        case frozenset():
            return [plain(each) for each in sorted(value)]
    if is_dataclass(value):
        return _fields(value)
    raise TypeError(f"{type(value).__name__} has no encoding")


def _fields(value: object) -> dict[str, Plain]:
    kind: object = type(value)  # mypy takes the hash of a class for that of its instances
    return {name: plain(getattr(value, name)) for name in _names(kind)}


@cache
def _names(kind: object) -> tuple[str, ...]:
    """The fields of a dataclass, in the order of writing."""
    assert isinstance(kind, type)
    assert is_dataclass(kind)
    return tuple(each.name for each in fields(kind))
