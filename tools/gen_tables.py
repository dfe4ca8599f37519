"""Writes engine/include/kibitz/<game>/tables.hpp from the Python sources.

    python tools/gen_tables.py

A test keeps the files equal to what this gives.
"""

from pathlib import Path
from textwrap import wrap

from kibitz.engine.load import GAMES, writing
from kibitz.engine.tables import Layout, Names, Table, tables_digest

INCLUDE = Path(__file__).parent.parent / "engine" / "include" / "kibitz"


def header(name: str) -> str:
    """The tables of a game as C++."""
    tables = writing(name).TABLES
    lines = [
        f"// Written by tools/gen_tables.py from src/kibitz/games/{name}/. Do not edit.",
        "#pragma once",
        "",
        "#include <array>",
        "#include <cstddef>",
        "#include <cstdint>",
        "",
        f"namespace kibitz::{name}::tables {{",
        "",
        *(line for key, value in tables.items() for line in definition(key, value)),
        "",
        f"inline constexpr std::uint64_t DIGEST = {tables_digest(tables):#018x};",
        "",
        f"}}  // namespace kibitz::{name}::tables",
    ]
    return "\n".join(lines) + "\n"


def definition(name: str, value: Table) -> list[str]:
    """One table as C++."""
    match value:
        case Names(names):
            return [f"enum class {name} : std::uint8_t {{ {', '.join(names)} }};"]
        case Layout():
            places = value.starts | {"size": value.size}
            lines = (
                f"inline constexpr std::size_t {field.upper()} = {place};"
                for field, place in places.items()
            )
            return ["", f"namespace {name} {{", *lines, f"}}  // namespace {name}"]
        case tuple():
            listed = ", ".join(map(str, value))
            line = f"inline constexpr std::array<int, {len(value)}> {name}{{{listed}}};"
            return wrap(line, 120, subsequent_indent="    ")
        case int():
            kind = "int" if name.endswith(("POINTS", "VERSION", "TARGET_MOST")) else "unsigned"
            return [f"inline constexpr {kind} {name} = {value};"]


def main() -> None:
    """Writes the headers anew."""
    for name in GAMES:
        (INCLUDE / name / "tables.hpp").write_text(header(name), encoding="utf-8")


if __name__ == "__main__":
    main()
