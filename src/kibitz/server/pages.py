"""The pages: the table as it was built from web/, and a plain one for the interface."""

from collections.abc import Mapping
from html import escape
from importlib.resources import files
from mimetypes import guess_type
from pathlib import Path
from typing import Final

from fastapi import APIRouter, Request
from fastapi.responses import FileResponse, HTMLResponse, Response

from kibitz.server.errors import Refusal

PAGE: Final = Path(str(files("kibitz.server") / "page"))
"""Where `make page` puts the built page."""

NOT_BUILT: Final = (
    "<!doctype html><meta charset=utf-8><title>Kibitz</title>"
    "<p>The server runs, but its page is not built yet: run <code>make page</code> and load this again."
)
FOR_EVER: Final = {"cache-control": "public, max-age=31536000, immutable"}
"""Files under assets/ bear a hash of what is in them in their names."""
ASK_AGAIN: Final = {"cache-control": "no-cache"}
COMPRESSIONS: Final = (("br", ".br"), ("gzip", ".gz"))
"""As a browser names them, and as the build names the files, the smallest first."""

pages = APIRouter(include_in_schema=False)


def is_built() -> bool:
    """Whether there is a page to serve."""
    return (PAGE / "index.html").is_file()


@pages.get("/api/docs")
async def interface(request: Request) -> Response:
    """The interface on one plain page, which needs nothing from elsewhere."""
    return HTMLResponse(_interface(request.app.openapi()))


@pages.api_route("/{path:path}", methods=["GET", "HEAD"])
async def page(path: str, request: Request) -> Response:
    """A file of the page, or the page itself, which reads the address."""
    if path == "api" or path.startswith("api/"):
        raise Refusal("no-such-page")
    file = _built(path)
    if file is not None:
        return _file(file, request, FOR_EVER if path.startswith("assets/") else ASK_AGAIN)
    if guess_type(path)[0] is not None:  # a file that there is not, and no address of the page
        raise Refusal("no-such-page")
    if not is_built():
        return HTMLResponse(NOT_BUILT, 503)
    return _file(PAGE / "index.html", request, ASK_AGAIN)


def _built(path: str) -> Path | None:
    """The file of the build at that path, if there is one."""
    try:
        file = (PAGE / path).resolve()
        return file if file.is_relative_to(PAGE) and file.is_file() else None
    except (OSError, ValueError):  # too long for a name, or none
        return None


def _file(file: Path, request: Request, headers: Mapping[str, str]) -> Response:
    """A file, compressed as the build did it if the browser takes that."""
    kind, _ = guess_type(file.name)
    taken = _compressions_taken(request.headers.get("accept-encoding", ""))
    for name, ending in COMPRESSIONS:
        smaller = file.with_name(file.name + ending)
        if name in taken and smaller.is_file():
            about = {"content-encoding": name, "vary": "accept-encoding"}
            return FileResponse(smaller, media_type=kind, headers={**headers, **about})
    return FileResponse(file, media_type=kind, headers={**headers, "vary": "accept-encoding"})


def _compressions_taken(accepted: str) -> set[str]:
    """The compressions that a browser takes; one of weight 0 it does not (RFC 9110, 12.5.3)."""
    taken = set()
    for part in accepted.lower().split(","):
        name, _, weight = part.replace(" ", "").partition(";q=")
        if weight.strip("0.") or not weight:
            taken.add(name)
    return taken


def _interface(schema: dict[str, object]) -> str:
    rows = []
    paths = schema["paths"]
    assert isinstance(paths, dict)
    for path, methods in paths.items():
        for method, operation in methods.items():
            says = operation.get("description") or operation.get("summary", "")
            rows.append(f"<dt><code>{method.upper()} {escape(path)}</code><dd>{escape(says)}")
    return (
        "<!doctype html><html lang=en><meta charset=utf-8><title>Kibitz: the interface</title>"
        "<style>body{font:1rem/1.5 system-ui;max-width:50rem;margin:2rem auto;padding:0 1rem}</style>"
        "<h1>The interface</h1><p>The same as a machine reads it: "
        '<a href="/api/openapi.json">openapi.json</a>. Playing is done over the socket at '
        f"<code>/api/socket</code>.<dl>{''.join(rows)}</dl>"
    )
