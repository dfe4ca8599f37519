"""The compiled module fits these sources; where it does not, or is missing, that is said."""

import importlib.util
import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path
from types import ModuleType

import pytest

from kibitz import engine
from kibitz.engine import load
from kibitz.engine.load import GAMES, native_game
from kibitz.engine.tables import Layout, tables_digest
from support.compiled import needs_engine

ROOT = Path(__file__).parent.parent.parent
COMPILER = shutil.which(os.environ.get("CXX", "g++"))


def tool(name: str) -> ModuleType:
    spec = importlib.util.spec_from_file_location(name, ROOT / "tools" / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.parametrize("name", GAMES)
def test_the_tables_of_the_engine_are_those_of_the_referee(name: str) -> None:
    """`make tables` writes them."""
    path = ROOT / "engine" / "include" / "kibitz" / name / "tables.hpp"
    assert path.read_text(encoding="utf-8") == tool("gen_tables").header(name)


@needs_engine
def test_the_types_of_the_compiled_module_are_written_down(tmp_path: Path) -> None:
    """`make engine` writes them."""
    new = tmp_path / "_native.pyi"
    command = [sys.executable, "-m", "nanobind.stubgen", "-q", "-m", "kibitz.engine._native"]
    subprocess.run([*command, "-o", new], check=True, cwd=tmp_path)
    ruff = Path(sys.executable).parent / "ruff"
    subprocess.run([ruff, "format", "-q", "--config", ROOT / "pyproject.toml", new], check=True)
    committed = ROOT / "src" / "kibitz" / "engine" / "_native.pyi"
    assert new.read_text(encoding="utf-8") == committed.read_text(encoding="utf-8")


@pytest.mark.skipif(COMPILER is None, reason="there is no compiler")
def test_where_a_compiler_is_the_engine_is_there() -> None:
    headers = Path(sysconfig.get_path("include")) / "Python.h"
    if headers.exists() and not os.environ.get("KIBITZ_PURE"):
        assert engine.available()


@needs_engine
def test_other_tables_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    tables = dict(load.writing("racko").TABLES)
    monkeypatch.setattr(load.writing("racko"), "TABLES", tables | {"OUT_POINTS": 30})
    native_game.cache_clear()
    with pytest.raises(engine.EngineError, match="built for another table of numbers of racko"):
        engine.available()
    monkeypatch.setattr(load.writing("racko"), "TABLES", tables | {"RULES_VERSION": 2})
    with pytest.raises(engine.EngineError, match="built for another rules version of racko: 1"):
        engine.State("racko", 2)
    monkeypatch.undo()
    native_game.cache_clear()
    assert engine.available()


@pytest.mark.parametrize(
    ("missing", "said"), [("numpy", "needs NumPy"), ("_native", "not compiled")]
)
def test_without_it_the_face_says_so(
    monkeypatch: pytest.MonkeyPatch, missing: str, said: str
) -> None:
    real = importlib.util.find_spec
    monkeypatch.setattr(
        load, "find_spec", lambda name: None if name.endswith(missing) else real(name)
    )
    load.native.cache_clear()
    native_game.cache_clear()
    assert not engine.available()
    assert not engine.supports("racko", "state")
    with pytest.raises(engine.EngineError, match=said):
        engine.State("racko", 2)
    native_game.cache_clear()
    load.native.cache_clear()


def test_tables_that_differ_have_different_digests() -> None:
    assert tables_digest({"A": 1}) != tables_digest({"A": 2})
    assert tables_digest({"A": 1}) != tables_digest({"B": 1})
    assert tables_digest({"A": Layout({"x": 1})}) != tables_digest({"A": Layout({"x": 2})})


@pytest.mark.skipif(COMPILER is None, reason="there is no compiler")
def test_the_cpp_tests_pass_under_the_sanitizers() -> None:
    done = subprocess.run(
        [shutil.which("make") or "make", "sanitize"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert "0 failed" in done.stdout
