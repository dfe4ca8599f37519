"""What every HTTP request passes: the limit of its body, the headers of the answer, counting and the log."""

import json
import logging
import time
from typing import Final

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from kibitz.locales import texts
from kibitz.server.errors import Refusal
from kibitz.server.limits import LARGEST_BODY
from kibitz.server.metrics import Metrics
from kibitz.server.told import said

HEADERS: Final = (
    (
        "content-security-policy",
        "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; "
        "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    ),
    ("x-content-type-options", "nosniff"),
    ("referrer-policy", "no-referrer"),  # the address of a table is an invitation
    ("cross-origin-opener-policy", "same-origin"),
    ("cross-origin-resource-policy", "same-origin"),
    ("permissions-policy", "camera=(), microphone=(), geolocation=()"),
)
"""Sent with every answer. Styles may stand in elements: cards are moved by them."""

_HEADERS: Final = [(name.encode(), value.encode()) for name, value in HEADERS]
_log = logging.getLogger("kibitz.http")


class TooLarge(Exception):
    """A body that went over the limit while it was read."""


class Doorway:
    """Wraps the application."""

    def __init__(self, app: ASGIApp, metrics: Metrics) -> None:
        self._app = app
        self._metrics = metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """See ASGI."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        began, status = time.perf_counter(), 0

        async def send_on(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                message["headers"] = [*message.get("headers", ()), *_HEADERS]
            await send(message)

        try:
            await self._app(scope, _limited(receive), send_on)
        except TooLarge:
            if not status:
                await _refuse_body(send_on)
        finally:
            self._metrics.requests.add(str(status or 500))
            _log.info("answered", extra=_about(scope, status, time.perf_counter() - began))


def _limited(receive: Receive) -> Receive:
    read = 0

    async def receive_on() -> Message:
        nonlocal read
        message = await receive()
        read += len(message.get("body", b""))
        if read > LARGEST_BODY:
            raise TooLarge
        return message

    return receive_on


async def _refuse_body(send: Send) -> None:
    refusal = Refusal("too-large", most=LARGEST_BODY)
    body = json.dumps({"error": said(refusal, texts())}).encode()
    headers = [
        (b"content-type", b"application/json"),
        (b"content-length", str(len(body)).encode()),
        (b"connection", b"close"),
    ]
    await send({"type": "http.response.start", "status": refusal.status, "headers": headers})
    await send({"type": "http.response.body", "body": body})


def _about(scope: Scope, status: int, seconds: float) -> dict[str, object]:
    """What the log keeps of a request: which route it took, not which table it was for."""
    route = scope.get("route")
    return {
        "method": scope["method"],
        "route": getattr(route, "path", "-"),
        "status": status,
        "ms": round(seconds * 1000, 1),
    }
