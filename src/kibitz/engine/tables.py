"""Tables that the engine takes from the Python sources: numbers of actions, packs, points, layouts.

Only tables are generated, never logic. tools/gen_tables.py writes them as C++; the engine is refused at
run time if it was built from others.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from hashlib import sha256
from itertools import accumulate
from typing import Final, TypeAlias


@dataclass(frozen=True)
class Names:
    """An enumeration: its names are numbered from 0."""

    names: tuple[str, ...]


@dataclass(frozen=True)
class Layout:
    """The fields of an observation in order, each with its number of places."""

    fields: Mapping[str, int]

    @property
    def starts(self) -> dict[str, int]:
        """Where each field begins."""
        ends = accumulate(self.fields.values(), initial=0)
        return dict(zip(self.fields, ends, strict=False))

    @property
    def size(self) -> int:
        """The length of the whole."""
        return sum(self.fields.values())

    def field(self, observation: Iterable[int], name: str) -> list[int]:
        """The values of one field of an observation."""
        start = self.starts[name]
        return [int(value) for value in observation][start : start + self.fields[name]]


Table: TypeAlias = "int | tuple[int, ...] | Names | Layout"
Tables = Mapping[str, Table]

SHUFFLED: Final = 78
"""How many things the test vector of the shuffle has."""


def tables_digest(tables: Tables) -> int:
    """A number of 64 bits that says which tables these are."""
    lines = "".join(f"{name} {value}\n" for name, value in tables.items())
    return int.from_bytes(sha256(lines.encode()).digest()[:8], "big")
