"""What anybody may send to a socket: random, malformed, late, doubled, foreign and too much of it.

Every message has its answer, a refusal has a reason, nothing fails inside, the memory of the server does
not grow, and afterwards every table goes on. `make fuzz` sends 100 000 messages.
"""

import asyncio
import json
import os
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import cast

import pytest

from kibitz.server.errors import STATUS
from kibitz.server.limits import BURST, LARGEST_MESSAGE, TELLING_ALL
from kibitz.server.sockets import MOST_REFUSED
from support.services import kibitz_server
from support.table_client import WORDS, Client, Hung, Json, Seat, Server, house_of_tables, server_at

pytestmark = pytest.mark.anyio

MESSAGES = int(os.environ.get("KIBITZ_FUZZ", "2000"))
A_CONNECTION = BURST // 2 - 1
"""Messages that one connection sends, each with a ping after it: not too many at once."""

GAMES = ("tarot", "racko", "gracias", "chief")

MOST_GROWTH = 24 * 1024
"""Kibibytes by which the server may grow from the first tenth of all messages to the last."""

STRANGE: tuple[object, ...] = (
    None, True, False, 0, -1, 1, 2, 2**31, 2**53, 2**53 + 1, 10**40, 0.5, 1e400, -0.0, "", " ", "\0",
    "\ud800", "⟨SK⟩", "A" * 65, "x" * 501, "é" * 500, "٣", "1\n2",
    "' OR 1=1 --", "../../etc/passwd", "{{7*7}}", "${x}",
    "<b>", "ａ", "en-US", "xx", [], {}, [[]], {"a": 1}, [None] * 9, "sit", "draw", "0" * 64, "undo",
    "pass",
)  # fmt: skip

KINDS = ("sit", "act", "why", "worth", "hint", "undo", "language", "start", "leave", "ping")
FIELDS = ("table", "secret", "language", "since", "run", "words", "at", "text", "ref", "type")
TEXTS = (
    "pass", "petite", "garde", "draw", "toss", "take 5", "no-steal", "steal 1 SK", "aside SK", "SK",
    "meld SK", "meld 1 2 3", "handful 10", "keep", "show", "draw draw", "1", "*", "undo", "cut 1 2",
)  # fmt: skip
"""Words of actions, of whichever game."""


class Fuzzer:
    """Makes messages from a seed, for a connection that may know of some tables."""

    def __init__(self, random: Random, seats: list[Seat]) -> None:
        self.random = random
        self.seats = seats
        self.sent: list[str | bytes] = []

    def message(self, client: Client, ref: int) -> str | bytes:
        """The next message: most have that `ref`, as far as it can be read."""
        ways: tuple[tuple[int, Callable[[Client, int], str | bytes]], ...] = (
            (6, self.sensible), (5, self.with_something_strange), (2, self.broken), (1, self.noise),
            (1, self.again), (1, self.deep), (1, self.long),
        )  # fmt: skip
        weights = [weight for weight, _ in ways]
        [(_, way)] = self.random.choices(ways, weights)
        text = way(client, ref)[: 2 * LARGEST_MESSAGE]  # a longer one ends the connection
        self.sent = [*self.sent[-9:], text]
        return text

    def fields(self, client: Client, ref: int) -> Json:
        """A message that is in form; what it asks may be late, foreign or not allowed."""
        pick, seat = self.random.choice, self.random.choice(self.seats)
        kind = pick(KINDS)
        fields: Json = {"type": kind, "ref": ref}
        if kind == "sit":
            secret = pick((seat.secret, self.random.choice(self.seats).secret, None, "nobody's"))
            known = {"since": client.number, "run": client.table.get("run")}
            fields |= {"table": seat.table, "secret": secret, "words": pick((WORDS, None))}
            fields |= pick(({}, known, {"since": 10**9, "run": "7"}))
        if kind in ("act", "undo"):
            fields["at"] = max(0, client.number + pick((0, 0, 0, -1, -5, 1, 1000)))
        if kind in ("act", "why", "worth"):
            fields["text"] = pick((pick(TEXTS), pick(client.legal or TEXTS)))
        if kind == "language":
            fields["language"] = pick(("en", "fr", "fr-CA", "tlh"))
        return fields

    def sensible(self, client: Client, ref: int) -> str:
        return json.dumps(self.fields(client, ref))

    def with_something_strange(self, client: Client, ref: int) -> str | bytes:
        fields = self.fields(client, ref)
        for _ in range(self.random.randint(1, 3)):
            fields[self.random.choice((*FIELDS, "extra"))] = self.random.choice(STRANGE)
        if self.random.random() < 0.3:
            del fields[self.random.choice(list(fields))]
        if self.random.random() < 0.5:
            return json.dumps(fields)
        return json.dumps(fields, ensure_ascii=False).encode(errors="surrogatepass")

    def broken(self, client: Client, ref: int) -> str:
        """JSON with a piece cut out, doubled or exchanged."""
        text = json.dumps(self.fields(client, ref))
        start, end = sorted(self.random.choices(range(len(text) + 1), k=2))
        middle = self.random.choice(("", text[start:end] * 2, '"', "\\u", "}{", "\x00", "NaN"))
        return text[:start] + middle + text[end:]

    def noise(self, _: Client, __: int) -> bytes:
        return self.random.randbytes(self.random.choice((0, 1, 10, 300)))

    def again(self, client: Client, ref: int) -> str | bytes:
        """One of the last messages once more."""
        return self.random.choice(self.sent) if self.sent else self.sensible(client, ref)

    def deep(self, _: Client, __: int) -> str:
        depth = self.random.choice((10, 500, 1900))
        return self.random.choice(("[", '{"a":', '{"type":')) * depth

    def long(self, _: Client, ref: int) -> str:
        size = LARGEST_MESSAGE + self.random.choice((-100, 1, 2000))
        return json.dumps({"type": "why", "ref": ref, "text": "x" * size})


async def talk(server: Server, fuzzer: Fuzzer, messages: int) -> int:
    """Sends up to so many messages over one connection; each has its answer, and no refusal lacks a reason.

    It ends before the connection would be too fast, and gives how many were sent.
    """
    seat = fuzzer.random.choice(fuzzer.seats)
    client = await server.connect(seat)
    client._ref = 10**6  # apart from those of the messages
    if fuzzer.random.random() < 0.9:
        await client.sit()
    for ref in range(messages):
        tables = sum(each["type"] == "table" for each in client.messages)
        if 2 * ref + TELLING_ALL * (tables + 1) > BURST - 2:
            messages = ref
            break
        before = len(client.messages)
        await client.wire.send(fuzzer.message(client, ref))  # type: ignore[arg-type]
        after = await client.ask("ping")
        assert after["type"] == "pong" or after["code"] == "sit-first"
        check(client.messages[before:-1])
    await client.close()
    server.clients.remove(client)
    return messages


def check(answers: list[Json]) -> None:
    """One answer to one message, with a reason if it is a refusal; a table may come by itself as well."""
    kinds = [
        answer["type"] for answer in answers if answer["type"] not in ("step", "seats", "fair")
    ]
    answered = [kind for kind in kinds if kind != "table"]
    assert len(answered) == 1 or ("table" in kinds and not answered), answers
    for answer in answers:
        if answer["type"] == "refused":
            assert answer["code"] in STATUS.keys() - {"our-fault", "store-down", "store-busy"}, (
                answer
            )
            assert len(cast(str, answer["text"])) > 10


async def play_on(client: Client, steps: int) -> None:
    """Plays until that step, or to the end."""
    while client.number < steps and client.status != "over":
        if client.legal:
            await client.act_and_see()
        else:
            await client.receive()


async def test_whatever_is_sent_is_answered(folder: Path) -> None:
    random = Random(7)  # noqa: S311  fixed, so that it fails again
    with kibitz_server(folder, str(folder / "t.sqlite")) as process:
        async with server_at(process.url) as server:
            tables = [[await server.open(game=game, seats=4)] for game in GAMES]
            host = await server.open(game="racko", seats=2, friends=True)
            tables.append([host, await server.join(host, "Noa")])
            seats = [seat for table in tables for seat in table]
            settled, sent = 0, 0
            while sent < MESSAGES:
                sent += await talk(server, Fuzzer(random, seats), A_CONNECTION)
                if not settled and sent >= MESSAGES / 10:
                    settled = process.kibibytes
            grown = process.kibibytes - settled
            print(f"{sent} messages; {settled} KiB, and {grown} more at the end")  # noqa: T201
            for table in tables:
                clients = [await server.sit(seat) for seat in table]
                if table[0] == host and clients[0].status == "waiting":
                    await clients[0].ask("start")
                steps = clients[0].number + 12
                await asyncio.gather(*(play_on(client, steps) for client in clients))
        assert process.log.read_text().count("\n") == 1, "nothing failed inside"
    assert grown < MOST_GROWTH


async def test_who_does_not_stop_is_cut_off(folder: Path) -> None:
    """Who sends too much at once is told so, and after many more messages the connection ends."""
    async with house_of_tables(folder) as server:
        client = await server.sit(await server.open(game="racko", seats=2))
        for _ in range(BURST + MOST_REFUSED + 1):
            await client.send("ping")
        with pytest.raises(Hung):
            await client.until(lambda _: False)
        refused = [message for message in client.messages if message["type"] == "refused"]
        assert {message["code"] for message in refused} == {"too-fast"}
