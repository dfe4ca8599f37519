"""A conversation over a socket: what one connection asks, and what it is shown of its table.

It knows no web framework: a socket hands it the texts that come in and sends those that it gives.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Mapping

import orjson
from pydantic import BaseModel, TypeAdapter, ValidationError

from kibitz.kernel.errors import KibitzError
from kibitz.kernel.seats import Seat
from kibitz.kernel.state import AnyView
from kibitz.locales import LANGUAGES, texts
from kibitz.server.errors import Refusal
from kibitz.server.house import House
from kibitz.server.limits import LARGEST_MESSAGE, TELLING_ALL, TYPED_ASKED
from kibitz.server.messages import (
    fair_message,
    seats_message,
    step_text,
    table_message,
    teller,
)
from kibitz.server.metrics import Metrics
from kibitz.server.open_table import OpenTable
from kibitz.server.told import Teller, said
from kibitz.server.wire import (
    Accepted,
    Act,
    AskHint,
    AskWorth,
    ClientMessage,
    Hint,
    Language,
    Leave,
    Ping,
    PlaceJson,
    Pong,
    Reason,
    Ref,
    Refused,
    Sit,
    Start,
    Undo,
    Why,
    Worth,
)


class _Referred(BaseModel):
    """Any message, for its number alone."""

    ref: Ref


Send = Callable[[str], Awaitable[None]]
"""Sends a text. Raises Gone."""

_MESSAGES: TypeAdapter[ClientMessage] = TypeAdapter(ClientMessage)
_log = logging.getLogger("kibitz.socket")


class Gone(Exception):
    """Who was spoken to is not there any more."""


class Conversation:
    """One connection. `hear` answers a message; `show` sends what happens, until it is cancelled.

    Both raise Gone.
    """

    def __init__(self, house: House, metrics: Metrics, send: Send) -> None:
        self._house = house
        self._metrics = metrics
        self._send_text = send
        self._sending = asyncio.Lock()
        self._awake = asyncio.Event()
        self._seats_changed = False
        self._seats_shown: list[PlaceJson] = []
        self._table: OpenTable | None = None
        self._seat: Seat | None = None
        self._language = "en"
        self.dear = 0  # for how many more messages those count that cost much
        # The run and the step that were shown, and whether the game had begun.
        self._shown = (0, 0, False)

    @property
    def seated(self) -> bool:
        """Whether a table is shown."""
        return self._table is not None

    def wake(self, *, seats: bool) -> None:
        """See Watcher."""
        self._seats_changed |= seats
        self._awake.set()

    async def close(self) -> None:
        """The connection has ended."""
        if self._table is not None:
            table, self._table = self._table, None
            await self._house.exit(table, self._seat, self)

    # What it is shown

    async def show(self) -> None:
        """Sends every step once, in order, and who comes and goes. Raises Refusal once the table is gone."""
        while True:
            await self._awake.wait()
            self._awake.clear()
            async with self._sending:
                await self._show_news()

    async def _show_news(self) -> None:
        if self._table is not None and self._table.gone:
            raise self._house.keeping.unknown("table", self._table.id)
        while self._table is not None:
            live = self._table.live
            run, number, begun = self._shown
            if (run, begun) != (live.run, live.status != "waiting"):
                await self._show_table(None)
            elif number < live.number:
                self._shown = (run, number + 1, begun)
                text = step_text(self._table, number + 1, self._seat, self._language)
                await self._send_text(text)
                if number + 1 == live.number and (fair := fair_message(live)) is not None:
                    await self._send(fair)
            else:
                break
        if self._seats_changed and self._table is not None:
            self._seats_changed = False
            message = seats_message(self._house, self._table)
            if message["seats"] != self._seats_shown:
                self._seats_shown = message["seats"]
                await self._send(message)

    async def _show_table(self, since: int | None) -> None:
        assert self._table is not None
        live = self._table.live
        self._shown = (live.run, live.number, live.status != "waiting")
        self._seats_changed = False
        message = table_message(self._house, self._table, self._seat, self._language, since)
        self._seats_shown = message["seats"]
        await self._send(message)

    async def _send(self, message: Mapping[str, object]) -> None:
        await self._send_text(orjson.dumps(message).decode())

    # What it asks

    async def hear(self, text: str) -> None:
        """Answers one message."""
        ref = ref_of(text)
        try:
            await self._answer(_read(text))
        except KibitzError as error:
            await self.refuse(error, ref)
        except Gone:
            raise
        except Exception:
            _log.exception("a message could not be answered")
            await self.refuse(Refusal("our-fault"), ref)

    async def refuse(self, error: KibitzError, ref: int | None = None) -> None:
        """Says that something was not done, and why."""
        if self._table is None:
            problem = said(error, texts(self._language))
        else:
            live = self._table.live
            view = live.view(self._seat) if live.status != "waiting" else None
            problem = teller(live, self._language).said(error, view)
        self._metrics.refusals.add(problem["code"])
        message: Refused = {"type": "refused", "ref": ref, **problem}
        async with self._sending:
            await self._send(message)

    async def _answer(self, message: ClientMessage) -> None:
        if self._table is None and not isinstance(message, Sit):
            raise Refusal("sit-first")
        match message:
            case Sit():
                await self._sit(message)
            case Language():
                self._language = language_of(message.language)
                self.dear += TELLING_ALL - 1
                async with self._sending:
                    await self._show_table(None)
            case Ping():
                await self._reply(Pong(type="pong", ref=message.ref))
            case Why() | AskWorth() | AskHint():
                await self._advise(message)
            case Act() | Undo() | Start() | Leave():
                number = await self._do(message)
                await self._reply(Accepted(type="accepted", ref=message.ref, number=number))

    async def _sit(self, message: Sit) -> None:
        """Shows another table; when that is refused, the one that is shown stays."""
        language = language_of(message.language)
        if self._table is None:
            self._language = language  # that of the refusal as well
        table, seat = await self._house.enter(message.table, message.secret, message.words)
        async with self._sending:
            await self.close()
            self._table, self._seat, self._language = table, seat, language
            await self._house.watch(table, seat, self)
            live, since = table.live, message.since
            self.dear += TELLING_ALL - 1
            known = message.run == str(live.run) and since is not None and since <= live.number
            await self._show_table(since if known else None)
        self._awake.set()

    async def _do(self, message: Act | Undo | Start | Leave) -> int:
        table, seat = self._place()
        match message:
            case Act():
                return await self._house.act(table, seat, message.at, message.text, message.run)
            case Undo():
                return await self._house.undo(table, seat, message.at)
            case Start():
                await self._house.start(table.live.opened.id, seat)
            case Leave():
                await self._house.leave(table, seat)
        return table.live.number

    async def _advise(self, message: Why | AskWorth | AskHint) -> None:
        table, seat = self._place()
        live = table.live
        view, tells = live.view(seat), teller(live, self._language)
        match message:
            case Why():
                await self._reply(self._reason(message, view, tells))
            case AskWorth(ref=ref, text=text):
                worth = tells.worth(view, text)
                await self._reply(Worth(type="worth", ref=ref, text=text, worth=worth))
            case AskHint(ref=ref):
                if seat not in view.to_act:
                    refused = live.game.refusal(view, live.game.actions.action(0))
                    assert refused is not None, "the seat is not to act"
                    raise refused
                seen = live.seen(seat)
                text, sentence = await asyncio.to_thread(tells.hint, view, seen, live.opened.id)
                await self._reply(Hint(type="hint", ref=ref, text=text, sentence=sentence))

    def _reason(self, message: Why, view: AnyView, tells: Teller) -> Reason:
        if message.typed:
            self.dear += TYPED_ASKED - 1
        means, error = tells.reason(view, message.text, typed=message.typed)
        allowed = tells.texts.text("allowed", typed=message.text)
        return Reason(
            type="reason",
            ref=message.ref,
            allowed=error is None,
            means=means,
            text=allowed if error is None else error["text"],
            rule=None if error is None else error["rule"],
        )

    async def _reply(self, message: Mapping[str, object]) -> None:
        async with self._sending:
            await self._send(message)

    def _place(self) -> tuple[OpenTable, Seat]:
        assert self._table is not None, "checked when the message was read"
        if self._seat is None:
            raise Refusal("not-seated")
        return self._table, self._seat


def _read(text: str) -> ClientMessage:
    """The message that `text` is. Raises Refusal."""
    if len(text) > LARGEST_MESSAGE:
        raise Refusal("too-large", most=LARGEST_MESSAGE)
    try:
        return _MESSAGES.validate_json(text)
    except ValidationError as error:
        raise Refusal("bad-message", problem=first_problem(error)) from None


def ref_of(text: str) -> int | None:
    """The number of a message, as far as it can be read, so that its sender knows what was refused."""
    if len(text) > LARGEST_MESSAGE:
        return None
    try:
        return _Referred.model_validate_json(text).ref
    except ValidationError:
        return None


def language_of(wanted: str) -> str:
    """The language that is spoken to who wants that one: English if it is not known."""
    short = wanted.lower().partition("-")[0]
    return short if short in LANGUAGES else LANGUAGES[0]


def first_problem(error: ValidationError) -> str:
    """What is wrong with a message, and where."""
    problem = error.errors(include_url=False, include_input=False)[0]
    where = ".".join(str(part) for part in problem["loc"])
    return f"{where}: {problem['msg']}" if where else problem["msg"]
