"""What every HTTP request passes: the limit of its body, the headers of the answer, counting and the log."""

import json
import logging
import time
from typing import Final

from starlette.requests import Request
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from kibitz.locales import texts
from kibitz.server.errors import Refusal
from kibitz.server.limits import LARGEST_BODY
from kibitz.server.metrics import Metrics
from kibitz.server.routes import reader_language
from kibitz.server.told import said

POLICY: Final = (
    "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; object-src 'none'; "
    "base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
"""Nothing comes from elsewhere. Styles may stand in elements: cards are moved by them."""

HEADERS: Final = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",  # the address of a table is an invitation
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}
"""Sent with every answer."""

SHARED: Final = HEADERS | {"cross-origin-resource-policy": "cross-origin"}
"""The same where pages elsewhere may play; the browser asks CORS which ones."""

_log = logging.getLogger("kibitz.http")


class Doorway:
    """Wraps the application; `shared`: pages of other servers may use it."""

    def __init__(self, app: ASGIApp, metrics: Metrics, *, shared: bool = False) -> None:
        self._app = app
        self._metrics = metrics
        headers = SHARED if shared else HEADERS
        self._headers = [(name.encode(), value.encode()) for name, value in headers.items()]

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """See ASGI."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        passing = _Passing(receive, send, self._headers)
        began = time.perf_counter()
        try:
            await self._app(scope, passing.receive, passing.send)
        except Exception as error:
            if not passing.too_large:
                _log.exception("a request failed", exc_info=error)
        if not passing.status:
            await passing.refuse(reader_language(Request(scope)))
        self._metrics.requests.add(str(passing.status))
        _log.info("answered", extra=_about(scope, passing.status, time.perf_counter() - began))


class _Passing:
    """One request on its way through."""

    def __init__(self, receive: Receive, send: Send, headers: list[tuple[bytes, bytes]]) -> None:
        self._receive = receive
        self._send = send
        self._headers = headers
        self._read = 0
        self.too_large = False
        self.status = 0

    async def receive(self) -> Message:
        """Gives the next part of the body. Raises Refusal when it becomes too large."""
        message = await self._receive()
        self._read += len(message.get("body", b""))
        if self._read > LARGEST_BODY:
            self.too_large = True
            raise Refusal("too-large", most=LARGEST_BODY)
        return message

    async def send(self, message: Message) -> None:
        """Sends a part of the answer; what is said about half a body is left unsaid."""
        if self.too_large:
            return
        if message["type"] == "http.response.start":
            self.status = message["status"]
            message["headers"] = [*message.get("headers", ()), *self._headers]
        await self._send(message)

    async def refuse(self, language: str) -> None:
        """Answers a request that got no answer."""
        refusal = (
            Refusal("too-large", most=LARGEST_BODY) if self.too_large else Refusal("our-fault")
        )
        self.too_large = False
        body = json.dumps({"error": said(refusal, texts(language))}).encode()
        headers = [
            (b"content-type", b"application/json"),
            (b"content-length", str(len(body)).encode()),
            (b"connection", b"close"),
        ]
        await self.send(
            {"type": "http.response.start", "status": refusal.status.value, "headers": headers}
        )
        await self.send({"type": "http.response.body", "body": body})


def _about(scope: Scope, status: int, seconds: float) -> dict[str, object]:
    """What the log keeps of a request: which route it took, not which table it was for."""
    return {
        "method": scope["method"],
        "route": getattr(scope.get("route"), "path", "-"),
        "status": status,
        "ms": round(seconds * 1000, 1),
    }
