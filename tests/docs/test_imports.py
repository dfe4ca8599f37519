"""Arrows point one way: kernel, games, then bots and the engine, the server, the command."""

import ast
import sys
from pathlib import Path

import pytest

import kibitz

SOURCE = Path(kibitz.__file__).parent
LAYERS = {"kernel": 0, "games": 1, "locales": 1, "bots": 2, "engine": 2, "server": 3, "cli": 4}
BESIDE = ({"bots", "engine"},)  # of one layer, and strangers to each other
STANDARD_ONLY = ("kernel", "games")
PURE = frozenset({
    "collections", "collections.abc", "dataclasses", "difflib", "enum", "functools", "hashlib",
    "importlib", "importlib.resources", "itertools", "json", "math", "operator", "re", "typing",
})  # fmt: skip
FILES = sorted(SOURCE.rglob("*.py"))


def imported(path: Path) -> list[str]:
    """The names of the modules that a file imports."""
    found = []
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found += [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: imports are absolute"
            found.append(node.module or "")
    return found


def layer(path: Path) -> str:
    return path.relative_to(SOURCE).parts[0]


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(SOURCE)))
def test_a_file_imports_only_from_below(path: Path) -> None:
    if path.parent == SOURCE:
        return
    own = layer(path)
    for module in imported(path):
        parts = module.split(".")
        if parts[0] != "kibitz" or len(parts) == 1:
            assert parts[0] != "kibitz", f"imports the package itself: {module}"
            continue
        other = parts[1]
        assert LAYERS[other] <= LAYERS[own], f"imports {module}"
        assert {own, other} not in BESIDE, f"imports {module}"
        if other == own == "games" and len(parts) > 2:
            register = path.name == "register.py"
            assert register or parts[2] == path.relative_to(SOURCE).parts[1], f"imports {module}"


@pytest.mark.parametrize(
    "path",
    [path for path in FILES if layer(path) == "engine"],
    ids=lambda path: str(path.relative_to(SOURCE)),
)
def test_the_engine_needs_numpy_alone(path: Path) -> None:
    """And only for types: without it the face can still say that the engine is not there."""
    others = {module.split(".")[0] for module in imported(path)} - {"kibitz"}
    assert others <= {*sys.stdlib_module_names, "numpy"}


DOORS = frozenset({"routes.py", "sockets.py", "doorway.py", "pages.py", "app.py"})


@pytest.mark.parametrize(
    "path",
    [path for path in FILES if layer(path) == "server" and path.name not in DOORS],
    ids=lambda path: str(path.relative_to(SOURCE)),
)
def test_a_table_needs_no_web_framework(path: Path) -> None:
    modules = imported(path)
    assert not {module.split(".")[0] for module in modules} & {"fastapi", "starlette", "uvicorn"}
    doors = {f"kibitz.server.{door.removesuffix('.py')}" for door in DOORS}
    assert not doors & {*modules}


@pytest.mark.parametrize(
    "path",
    [path for path in FILES if layer(path) in STANDARD_ONLY],
    ids=lambda path: str(path.relative_to(SOURCE)),
)
def test_kernel_and_games_are_pure(path: Path) -> None:
    """No third party, no clock, no generator, no logger, no files."""
    others = {module for module in imported(path) if module.split(".")[0] != "kibitz"}
    assert others <= PURE
