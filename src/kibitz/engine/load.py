"""The compiled module, loaded when it is first needed and refused if it does not fit these sources."""

from collections.abc import Mapping, Sequence
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any, Final, NamedTuple, Protocol, cast

from kibitz.engine.errors import EngineError
from kibitz.engine.tables import SHUFFLED, Layout, Tables, tables_digest
from kibitz.kernel.options import Config
from kibitz.kernel.shuffle import Stream, seed_from_text

if TYPE_CHECKING:
    from types import ModuleType

ABILITIES: Final[Mapping[str, tuple[str, ...]]] = {
    "racko": ("state", "batch", "playouts", "worlds"),
    "tarot": ("state", "batch", "playouts"),
    "gracias": ("state", "batch", "playouts", "worlds"),
}
"""What the engine has. A new game adds its name here, its module beside, and its binding."""

GAMES: Final = tuple(ABILITIES)
"""The games that the engine has."""


class Writing(Protocol):
    """How a game is written as numbers: the module of its name beside this one."""

    TABLES: Tables
    OBSERVATION: Layout
    POLICIES: tuple[str, ...]

    def write_options(self, config: Config) -> list[int]:
        """The options as the engine takes them."""

    def observe(self, view: Any) -> list[int]:
        """What the seat of `view` knows, as numbers."""

    def digest(self, state: Any) -> int:
        """The digest of a whole state, hidden cards included."""


def writing(name: str) -> Writing:
    """How the game of that name is written as numbers. Raises EngineError."""
    if name not in GAMES:
        raise EngineError(f"the engine has no game “{name}”: expected one of {', '.join(GAMES)}")
    return cast(Writing, import_module(f"kibitz.engine.{name}"))


def is_compiled() -> bool:
    """Whether the compiled module and NumPy are installed."""
    return find_spec("numpy") is not None and find_spec("kibitz.engine._native") is not None


@cache
def native() -> "ModuleType":
    """The compiled module. Raises EngineError if it is missing or was built from other sources."""
    if find_spec("numpy") is None:
        raise EngineError("the engine needs NumPy: install kibitz[engine]")
    if find_spec("kibitz.engine._native") is None:
        raise EngineError("the engine was not compiled: install kibitz where a C++ compiler is")
    module = import_module("kibitz.engine._native")
    name, seed = "shuffle 1", seed_from_text("engine")
    if module.shuffled(seed, name, SHUFFLED) != [*Stream(seed, name).shuffled(range(SHUFFLED))]:
        raise EngineError("the compiled engine shuffles in another way than kibitz.kernel.shuffle")
    return module


class Compiled(NamedTuple):
    """The compiled part of a game."""

    state: Any
    batch: Any
    playouts: Any
    worlds: Any  # None where the engine cannot deal them
    perft: Any


@cache
def native_game(name: str) -> Compiled:
    """The compiled part of a game. Raises EngineError if there is none or it does not fit."""
    tables, module = writing(name).TABLES, native()
    rules_version, tables_number = getattr(module, f"{name}_tables")()
    check_fit(name, "rules version", rules_version, tables["RULES_VERSION"])
    check_fit(name, "table of numbers", tables_number, tables_digest(tables))
    return Compiled(
        getattr(module, f"{name.capitalize()}State"),
        getattr(module, f"{name.capitalize()}Batch"),
        getattr(module, f"{name}_playouts"),
        getattr(module, f"{name}_worlds", None),
        getattr(module, f"{name}_perft"),
    )


def check_fit(name: str, what: str, compiled: object, expected: object) -> None:
    """Raises EngineError unless both are equal."""
    if compiled != expected:
        raise EngineError(
            f"the compiled engine was built for another {what} of {name}: {compiled}, expected {expected};"
            " build it anew with `make engine`"
        )


def abilities(name: str) -> Sequence[str]:
    """What the engine can do for the game of that name."""
    return ABILITIES.get(name, ())
