"""Options of a game: a frozen dataclass whose fields say which values they take.

@dataclass(frozen=True)
class Options:
    dealer: Seat = seat_option()
    deals: int = whole_option(default=1, least=1)
"""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field, fields
from typing import Literal, TypeGuard, TypeVar, cast

from kibitz.kernel.errors import BadSetup, Problem
from kibitz.kernel.seats import Seat

V = TypeVar("V")
Value = int | bool | str
LARGEST = 1_000_000_000
"""No whole option is larger: whatever reads or writes one has room for it."""

Default = Callable[[int], Value | None]  # of the number of seats; None: it must be written


@dataclass(frozen=True)
class Options:
    """The base of every game's options."""

    def problems(self, seats: int) -> Iterable[str]:  # noqa: ARG002  a game may need it
        """What is wrong with these options together, with that number of seats."""
        return ()


@dataclass(frozen=True, slots=True)
class Kind:
    """The values of one option: of which form, its default, what is asked for, whether a value is one."""

    form: Literal["whole", "flag", "choice", "seat"]
    default: Default
    expected: Callable[[int], str]
    accepts: Callable[[object, int], bool]
    least: int | None = None  # of a whole number
    most: int | None = None
    choices: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Config:
    """What a game starts from."""

    seats: int
    options: Options


# The four makers below give a dataclass field but, like `dataclasses.field`, are typed as the value.


def seat_option() -> Seat:
    """A starting seat; it is always written in a record."""
    return _option(
        Seat,
        Kind(
            "seat",
            lambda _: None,
            lambda seats: Problem.of("a-seat", "a seat from 0 to {last}", last=seats - 1),
            lambda value, seats: _is_whole(value) and 0 <= value < seats,
        ),
    )


def whole_option(*, default: int | Callable[[int], int], least: int, most: int = LARGEST) -> int:
    """A whole number from `least` to `most`."""
    return _option(
        int,
        Kind(
            "whole",
            default if callable(default) else lambda _: default,
            lambda _: Problem.of(
                "a-whole-between",
                "a whole number, at least {least}, at most {most}",
                least=least,
                most=most,
            ),
            lambda value, _: _is_whole(value) and least <= value <= most,
            least,
            most,
        ),
    )


def flag_option() -> bool:
    """Off, unless switched on."""
    return _option(
        bool,
        Kind(
            "flag",
            lambda _: False,
            lambda _: Problem.of("a-flag", "true or false"),
            lambda value, _: isinstance(value, bool),
        ),
    )


def choice_option(*choices: str) -> str:
    """One of `choices`; the first is the default."""
    return _option(
        str,
        Kind(
            "choice",
            lambda _: choices[0],
            lambda _: Problem.of(
                "a-choice",
                "{choices}",
                choices=" or ".join(f'"{choice}"' for choice in choices),
                listed=", ".join(f'"{choice}"' for choice in choices),
            ),
            lambda value, _: isinstance(value, str) and value in choices,
            choices=choices,
        ),
    )


def _option(_: Callable[[int], V] | type[V], kind: Kind) -> V:
    return cast(V, field(metadata={"kind": kind}))


def _is_whole(value: object) -> TypeGuard[int]:
    return isinstance(value, int) and not isinstance(value, bool)


Opts = TypeVar("Opts", bound=Options)


def read_options(kind: type[Opts], seats: int, written: Mapping[str, object]) -> Opts:
    """The options that `written` means for a table of `seats` seats. Raises BadSetup with every reason."""
    kinds = option_kinds(kind)
    names = ", ".join(kinds)
    reasons = [
        Problem.of(
            "no-option",
            "there is no option “{name}”: expected one of {names}",
            name=name,
            names=names,
        )
        for name in written
        if name not in kinds
    ]
    values: dict[str, object] = {}
    for name, option in kinds.items():
        values[name] = written.get(name, option.default(seats))
        if values[name] is None and name not in written:
            reasons.append(
                Problem.of(
                    "option-missing", "option {name} is missing: expected {expected}",
                    name=name, expected=option.expected(seats),
                )
            )  # fmt: skip
        elif not option.accepts(values[name], seats):
            reasons.append(
                Problem.of(
                    "option", "option {name} is {value}: expected {expected}",
                    name=name, value=repr(values[name]), expected=option.expected(seats),
                )
            )  # fmt: skip
    if reasons:
        raise BadSetup(reasons)
    options = kind(**values)
    problems = list(options.problems(seats))
    if problems:
        raise BadSetup(problems)
    return options


def write_options(options: Options, seats: int) -> dict[str, Value]:
    """What a record writes: the starting seat, and every option that differs from its default."""
    values = {name: getattr(options, name) for name in option_kinds(type(options))}
    return {
        name: values[name]
        for name, option in option_kinds(type(options)).items()
        if values[name] != option.default(seats)
    }


def starting_seat(kind: type[Options]) -> str | None:
    """The name of the option that a record must always write, if the game has one."""
    kinds = option_kinds(kind).items()
    return next((name for name, option in kinds if option.default(2) is None), None)


def option_kinds(kind: type[Options]) -> dict[str, Kind]:
    """The options of a game by name, in the order of its dataclass."""
    return {each.name: each.metadata["kind"] for each in fields(kind)}
