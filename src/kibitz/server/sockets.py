"""The socket: texts between a browser and a conversation."""

import asyncio
from contextlib import suppress
from urllib.parse import urlsplit

from starlette.websockets import WebSocket, WebSocketDisconnect

from kibitz.server.conversation import Conversation, Send
from kibitz.server.errors import Refusal
from kibitz.server.house import House
from kibitz.server.limits import Pace
from kibitz.server.metrics import Metrics

SIT_WITHIN = 30.0
"""Seconds that a connection has to say which table it wants."""

MOST_REFUSED = 100
"""A connection that goes on too fast after so many refusals is closed."""

TOO_FAST, FOREIGN = 1008, 4403


async def serve(socket: WebSocket, house: House, metrics: Metrics, origins: frozenset[str]) -> None:
    """Serves one connection to its end."""
    await socket.accept()
    conversation = Conversation(house, metrics, _counted(socket, metrics))
    if not is_own_page(socket, origins):
        await conversation.refuse(Refusal("foreign-page"))
        await socket.close(FOREIGN)
        return
    metrics.connections.value += 1
    shower = asyncio.create_task(conversation.show())
    try:
        await _listen(socket, conversation, house, metrics)
    except (WebSocketDisconnect, TimeoutError, RuntimeError):
        pass  # gone, or never said what it wanted
    finally:
        metrics.connections.value -= 1
        shower.cancel()
        await asyncio.gather(shower, return_exceptions=True)
        await conversation.close()
        with suppress(RuntimeError, WebSocketDisconnect):
            await socket.close()


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
            await conversation.refuse(error)
            if refused > MOST_REFUSED:
                await socket.close(TOO_FAST)
                return
            continue
        await conversation.hear(text)
        metrics.answers.add(house.clock.seconds() - began)


async def _text(socket: WebSocket) -> str:
    """The next text, or bytes that are one. Raises WebSocketDisconnect."""
    message = await socket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message.get("code", 1000))
    text: str | None = message.get("text")
    return message["bytes"].decode(errors="replace") if text is None else text


def _counted(socket: WebSocket, metrics: Metrics) -> Send:
    async def send(text: str) -> None:
        metrics.messages.add("out")
        with suppress(WebSocketDisconnect, RuntimeError):  # gone: who listens hears of it
            await socket.send_text(text)

    return send


def is_own_page(socket: WebSocket, origins: frozenset[str]) -> bool:
    """Whether the page that opens the socket is this server's own, or one that it allows.

    A program that is no browser sends no origin.
    """
    origin = socket.headers.get("origin")
    if origin is None or origin in origins:
        return True
    return urlsplit(origin).netloc == socket.headers.get("host")
