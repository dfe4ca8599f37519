"""Writes web/src/wire.ts: the types of the wire, from the Python ones (docs/wire.md).

Messages are those of server/wire.py and server/bodies.py; views, facts, actions and marks are the
dataclasses of each game, as kernel/encode writes them. Logic is never generated.
"""

import dataclasses
import inspect
from collections.abc import Iterator, Mapping
from importlib import import_module
from pathlib import Path
from types import NoneType, UnionType
from typing import Annotated, Literal, Union, get_args, get_origin, get_type_hints

from pydantic import BaseModel
from typing_extensions import is_typeddict

from kibitz.games.register import NAMES
from kibitz.kernel.actions import Action
from kibitz.kernel.cards import Card, CardSet
from kibitz.kernel.events import Fact
from kibitz.kernel.seats import Seat
from kibitz.server import bodies, wire

PAGE = Path(__file__).parent.parent / "web" / "src" / "wire.ts"

HEAD = """// The types of the wire, written by `make wire` (tools/gen_wire.py) from the Python types.

export type Seat = number;

/** A card by its name in records, such as "SK", "T21", "R" or "24". */
export type Card = string;

/** A game by its name: most messages can be typed for one game, as in `TableMessage<"tarot">`. */
export type GameName = keyof Games;
"""

BY_GAME = {
    wire.GameName: "G",
    wire.ViewJson: 'Games[G]["view"]',
    wire.OwnJson: 'Games[G]["own"]',
    wire.FactJson: 'Games[G]["fact"]',
    wire.ActionJson: 'Games[G]["action"]',
    wire.MarksJson: 'Games[G]["marks"]',
}
PLAIN = {
    object: "unknown",
    str: "string",
    int: "number",
    float: "number",
    bool: "boolean",
    NoneType: "null",
}


class Writer:
    """Writes types, each once, in the order in which they are needed."""

    def __init__(self) -> None:
        self.written: dict[str, str] = {}
        self.generic: set[str] = set()

    def name_of(self, kind: object, prefix: str = "") -> str:
        """The TypeScript of a Python type; records that it needs are written as well."""
        if kind in BY_GAME:
            return BY_GAME[kind]
        if kind is Seat:
            return "Seat"
        if kind in PLAIN:
            return PLAIN[kind]
        origin, parts = get_origin(kind), get_args(kind)
        if origin is Annotated:
            return self.name_of(parts[0], prefix)
        if origin is Literal:
            return " | ".join(f'"{part}"' for part in parts)
        if origin in (Union, UnionType):
            return " | ".join(dict.fromkeys(self.name_of(part, prefix) for part in parts))
        if origin in (list, frozenset) or (origin is tuple and parts[1:] == (...,)):
            return _array(self.name_of(parts[0], prefix))
        if origin is tuple:
            return f"[{', '.join(self.name_of(part, prefix) for part in parts)}]"
        if origin is dict or origin is Mapping:
            return f"Record<{self.name_of(parts[0])}, {self.name_of(parts[1], prefix)}>"
        if isinstance(kind, type):
            return self._class(kind, prefix)
        raise TypeError(f"{kind} has no type on the wire")

    def _class(self, kind: type, prefix: str) -> str:
        if issubclass(kind, Card):
            return "Card"
        if issubclass(kind, CardSet):
            return "Card[]"
        if dataclasses.is_dataclass(kind):
            shared = kind.__module__.startswith("kibitz.kernel.")
            return self.record(kind, kind.__name__ if shared else prefix + kind.__name__, prefix)
        if is_typeddict(kind) or issubclass(kind, BaseModel):
            name = self.record(kind, kind.__name__, prefix)
            return f"{name}<G>" if name in self.generic else name
        raise TypeError(f"{kind} has no type on the wire")

    def record(self, kind: type, name: str, prefix: str) -> str:
        """Writes a record and gives its name."""
        if name in self.written:
            return name
        self.written[name] = ""
        lines = [f'  kind: "{kind.__name__}";'] if issubclass(kind, Fact | Action) else []
        for field, hint, optional in _fields(kind):
            lines.append(f"  {field}{'?' if optional else ''}: {self.name_of(hint, prefix)};")
        if any("[G]" in line or "<G>" in line or line.endswith(" G;") for line in lines):
            self.generic.add(name)
        head = f"{name}<G extends GameName = GameName>" if name in self.generic else name
        body = "\n".join(["{", *lines, "}"]) if lines else "Record<string, never>"
        doc = inspect.getdoc(kind) or ""
        keyword = f"export interface {head} " if lines else f"export type {head} = "
        # After what it needs, so that the file reads from the parts to the whole.
        del self.written[name]
        self.written[name] = f"/** {' '.join(doc.split())} */\n{keyword}{body}" + (
            "" if lines else ";"
        )
        return name


def _fields(kind: type) -> Iterator[tuple[str, object, bool]]:
    """The name and type of each field, and whether it may be left out."""
    if issubclass(kind, BaseModel):
        for name, field in kind.model_fields.items():
            yield name, get_type_hints(kind)[name], not field.is_required()
        return
    hints = get_type_hints(kind)
    names = (
        [each.name for each in dataclasses.fields(kind)]
        if dataclasses.is_dataclass(kind)
        else hints
    )
    for name in names:
        yield name, hints[name], False


def _array(of: str) -> str:
    return f"({of})[]" if "|" in of else f"{of}[]"


def _game(writer: Writer, name: str) -> str:
    """Writes the types of one game, and gives its entry in `Games`."""
    table = import_module(f"kibitz.games.{name}.table")
    actions = import_module(f"kibitz.games.{name}.actions")
    marks = import_module(f"kibitz.server.marks.{name}")
    prefix = name.capitalize()
    facts = [
        kind
        for kind in vars(table).values()
        if isinstance(kind, type) and issubclass(kind, Fact) and kind is not Fact
    ]
    parts = {
        "fact": [writer.name_of(kind, prefix) for kind in facts],
        "action": [writer.name_of(kind, prefix) for kind in get_args(actions.Action)],
    }
    for part, kinds in parts.items():
        union = "\n  | ".join(kinds)
        writer.written[f"{prefix}{part.capitalize()}"] = (
            f"export type {prefix}{part.capitalize()} =\n  | {union};"
        )
    # Own may hold an action, and Action is a union in Python too.
    shapes = {
        part: writer.name_of(kind, prefix)
        for part, kind in (("table", table.Table), ("own", table.Own))
    }
    writer.written[f"{prefix}View"] = (
        f"export type {prefix}View = View<{shapes['table']}, {shapes['own']}>;"
    )
    marked = writer.name_of(marks.Marks, prefix)
    return (
        f"  {name}: {{ table: {shapes['table']}; own: {shapes['own']}; view: {prefix}View; "
        f"fact: {prefix}Fact; action: {prefix}Action; marks: {marked} }};"
    )


def text() -> str:
    """The whole file."""
    writer = Writer()
    games = [_game(writer, name) for name in NAMES]
    writer.written["View"] = (
        "/** What a seat knows from looking; an onlooker has no seat and no own part. */\n"
        'export interface View<T, O> {\n  seat: Seat | null;\n  to_act: (Seat | "*")[];\n'
        "  table: T;\n  own: O | null;\n}"
    )
    writer.written["Games"] = "\n".join(
        ["/** The types of each game. */", "export interface Games {", *games, "}"]
    )
    for kind in (*vars(wire).values(), *vars(bodies).values()):
        own = getattr(kind, "__module__", "") in (wire.__name__, bodies.__name__)
        if own and kind is not wire.Body and (is_typeddict(kind) or _is_model(kind)):
            writer.name_of(kind)
    client = [writer.name_of(kind) for kind in get_args(get_args(wire.ClientMessage)[0])]
    server = [writer.name_of(kind) for kind in get_args(wire.ServerMessage)]
    unions = [
        "export type ClientMessage =\n  | " + "\n  | ".join(client) + ";",
        "export type ServerMessage<G extends GameName = GameName> =\n  | "
        + "\n  | ".join(server)
        + ";",
    ]
    return "\n\n".join([HEAD.strip(), *writer.written.values(), *unions]) + "\n"


def _is_model(kind: object) -> bool:
    return isinstance(kind, type) and issubclass(kind, BaseModel)


if __name__ == "__main__":
    PAGE.parent.mkdir(parents=True, exist_ok=True)
    PAGE.write_text(text(), encoding="utf-8")
    print(f"wrote {PAGE}")
