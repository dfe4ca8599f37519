"""The files of the page, as a browser gets them."""

import gzip
from pathlib import Path

import pytest

from kibitz.server import pages
from support.table_client import house_of_tables

pytestmark = pytest.mark.anyio


async def test_the_page(folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with house_of_tables(folder) as server:
        monkeypatch.setattr(pages, "PAGE", tmp_path / "none")
        missing = await server.get("/")
        assert (missing.status_code, "make page" in missing.text) == (503, True)
        (tmp_path / "assets").mkdir()
        (tmp_path / "index.html").write_text("the page")
        (tmp_path / "assets" / "a-1.js").write_text("x")
        monkeypatch.setattr(pages, "PAGE", tmp_path)
        for path in ("/", "/t/abc", "/replay/abc", "/rules/tarot"):
            answer = await server.get(path)
            assert (answer.text, answer.headers["cache-control"]) == ("the page", "no-cache")
        (tmp_path.parent / "secret").write_text("not for you")
        for path in ("/%2e%2e/secret", "/assets/%2e%2e/%2e%2e/secret", "//secret"):
            assert "not for you" not in (await server.get(path)).text
        asset = await server.get("/assets/a-1.js")
        assert "immutable" in asset.headers["cache-control"]


async def test_a_file_of_the_page_is_sent_as_the_build_compressed_it(
    folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The smallest form that the browser takes; its type is that of what is in it."""
    (tmp_path / "a.css").write_text("plain")
    (tmp_path / "a.css.gz").write_bytes(gzip.compress(b"with gzip"))
    (tmp_path / "a.css.br").write_bytes(b"with brotli")
    monkeypatch.setattr(pages, "PAGE", tmp_path)
    async with house_of_tables(folder) as server:
        for taken, encoding, length in (
            ("identity", None, 5),
            ("gzip", "gzip", (tmp_path / "a.css.gz").stat().st_size),
            ("gzip, deflate, br", "br", 11),
            ("GZIP;q=0.8, BR;q=1.0", "br", 11),
            ("br; q=0, gzip;q=0.0", None, 5),
        ):
            async with server.http.stream(
                "GET", "/a.css", headers={"accept-encoding": taken}
            ) as answer:
                body = b"".join([part async for part in answer.aiter_raw()])
            assert answer.headers.get("content-encoding") == encoding
            assert answer.headers["content-type"].startswith("text/css")
            assert "accept-encoding" in answer.headers["vary"].lower()
            assert len(body) == length
