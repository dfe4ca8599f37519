"""The socket: texts between a browser and a conversation."""

import asyncio
import logging
from contextlib import suppress
from urllib.parse import urlsplit

from starlette.websockets import WebSocket, WebSocketDisconnect

from kibitz.server.conversation import Conversation, Gone, Send, ref_of
from kibitz.server.errors import Refusal
from kibitz.server.house import House
from kibitz.server.limits import Connections, Pace
from kibitz.server.metrics import Metrics

SIT_WITHIN = 30.0
"""Seconds that a connection has to say which table it wants."""

MOST_REFUSED = 100
"""A connection that goes on too fast after so many refusals is closed."""

TOO_FAST, FAULT, FOREIGN, DELETED, TOO_MANY = 1008, 1011, 4403, 4404, 4429

_log = logging.getLogger("kibitz.socket")


async def serve(
    socket: WebSocket,
    house: House,
    metrics: Metrics,
    origins: frozenset[str],
    connections: Connections,
) -> None:
    """Serves one connection to its end."""
    try:
        await socket.accept()
    except (WebSocketDisconnect, RuntimeError):
        return
    conversation = Conversation(house, metrics, _counted(socket, metrics))
    if not is_own_page(socket, origins):
        with suppress(Gone):
            await conversation.refuse(Refusal("foreign-page"))
        await _close(socket, FOREIGN)
        return
    address = socket.client.host if socket.client else "?"
    try:
        connections.come(address)
    except Refusal as error:
        with suppress(Gone):
            await conversation.refuse(error)
        await _close(socket, TOO_MANY)
        return
    metrics.connections.value += 1
    shower = asyncio.create_task(_show(socket, conversation))
    try:
        await _listen(socket, conversation, house, metrics)
    except (Gone, TimeoutError):
        pass  # or it never said what it wanted
    finally:
        metrics.connections.value -= 1
        connections.go(address)
        shower.cancel()
        await asyncio.gather(shower, return_exceptions=True)
        await conversation.close()
        await _close(socket)


async def _show(socket: WebSocket, conversation: Conversation) -> None:
    try:
        await conversation.show()
    except Gone:
        pass  # the listener hears of it
    except Refusal as error:
        with suppress(Gone):
            await conversation.refuse(error)
        await _close(socket, DELETED)
    except Exception:
        _log.exception("a table could not be shown")
        await _close(socket, FAULT)


async def _listen(
    socket: WebSocket, conversation: Conversation, house: House, metrics: Metrics
) -> None:
    pace, refused = Pace(house.clock.seconds()), 0
    while True:
        async with asyncio.timeout(None if conversation.seated else SIT_WITHIN):
            text = await _text(socket)
        began = house.clock.seconds()
        metrics.messages.add("in")
        try:
            pace.take(began)
        except Refusal as error:
            refused += 1
            await conversation.refuse(error, ref_of(text))
            if refused > MOST_REFUSED:
                await _close(socket, TOO_FAST)
                return
            continue
        dear = conversation.dear
        await conversation.hear(text)
        pace.charge(conversation.dear - dear)
        metrics.answers.add(house.clock.seconds() - began)


async def _text(socket: WebSocket) -> str:
    """The next text, or bytes that are one. Raises Gone."""
    try:
        message = await socket.receive()
    except RuntimeError:  # it was closed from here
        raise Gone from None
    if message["type"] == "websocket.disconnect":
        raise Gone
    text: str | None = message.get("text")
    return message["bytes"].decode(errors="replace") if text is None else text


def _counted(socket: WebSocket, metrics: Metrics) -> Send:
    async def send(text: str) -> None:
        metrics.messages.add("out")
        try:
            await socket.send_text(text)
        except (WebSocketDisconnect, RuntimeError):
            raise Gone from None

    return send


async def _close(socket: WebSocket, code: int = 1000) -> None:
    """Closes a socket, unless that was done already on either side."""
    with suppress(WebSocketDisconnect, RuntimeError):
        await socket.close(code)


def is_own_page(socket: WebSocket, origins: frozenset[str]) -> bool:
    """Whether the page that opens the socket is this server's own, or one that it allows.

    A program that is no browser sends no origin.
    """
    origin = socket.headers.get("origin")
    if origin is None or origin in origins:
        return True
    try:
        return urlsplit(origin).netloc == socket.headers.get("host")
    except ValueError:  # it is no address
        return False
