"""The house: what can be done at its tables, by whom, and who hears of it.

An action is checked by the referee, appended to the table's log, durable when the database says so,
and only then followed here and shown. Any worker can do so for any table: if another one was faster,
the number in the log is taken, and this one reads what happened.
"""

import asyncio
import logging
import secrets
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from dataclasses import replace as replaced
from hashlib import sha256
from hmac import compare_digest
from typing import Final, Protocol

from kibitz.bots.bot import BOTS
from kibitz.bots.party import NAMES, Due
from kibitz.games.register import game
from kibitz.kernel.options import starting_seat
from kibitz.kernel.record import Entry
from kibitz.kernel.seats import CHANCE, Actor, Seat
from kibitz.kernel.shuffle import SEED_BYTES
from kibitz.server.bus import Bus, Notice
from kibitz.server.errors import Refusal
from kibitz.server.live import LiveTable, Logged, Opened, Place
from kibitz.server.presence import REPEAT_EVERY, Presence
from kibitz.server.store import Store

KEEP_SECONDS: Final = 600.0
"""How long a table that nobody watches stays in memory."""

LONGEST_NAME: Final = 24

_log = logging.getLogger("kibitz.table")


class Clock(Protocol):
    """The time, so that tests need not wait for it."""

    def wall_ms(self) -> int:
        """Milliseconds since 1970."""

    def seconds(self) -> float:
        """Seconds since some moment, never going back."""


class Watcher(Protocol):
    """A connection that shows a table."""

    def wake(self, *, seats: bool) -> None:
        """Something happened at the table; `seats`: someone came, went or sat down as well."""


@dataclass
class OpenTable:
    """A table in the memory of this worker."""

    live: LiveTable
    presence: Presence
    used: float
    stand_ins: frozenset[Seat] = frozenset()
    watchers: set[Watcher] = field(default_factory=set)
    changing: asyncio.Lock = field(default_factory=asyncio.Lock)
    driver: asyncio.Task[None] | None = None

    def wake(self, *, seats: bool = False) -> None:
        """Tells all connections."""
        for watcher in self.watchers:
            watcher.wake(seats=seats)


@dataclass(frozen=True)
class Seated:
    """What a person gets who sits down; the secret is told once and kept as a hash."""

    opened: Opened
    seat: Seat
    secret: str


class House:
    """All tables of one worker. Methods raise Refusal, and what the referee raises; nothing has changed then."""

    def __init__(self, store: Store, bus: Bus, clock: Clock) -> None:
        self.store = store
        self.bus = bus
        self.clock = clock
        self.worker = secrets.token_hex(8)
        self._tables: dict[str, OpenTable] = {}
        self._loading = asyncio.Lock()
        self._repeat_at = 0.0

    async def open(self) -> None:
        """Begins to hear of other workers."""
        await self.bus.open(self._hear)

    async def close(self) -> None:
        """Ends the bots' moves, and lets the database and the bus go."""
        drivers = [table.driver for table in self._tables.values() if table.driver is not None]
        for driver in drivers:
            driver.cancel()
        await asyncio.gather(*drivers, return_exceptions=True)
        await self.bus.close()
        await self.store.close()

    # Sitting down

    async def create(  # noqa: PLR0913  a table has that many parts
        self,
        name: str,
        rules: str,
        seats: int,
        options: Mapping[str, object],
        *,
        friends: bool,
        level: str,
        seat: int = 0,
        given: Sequence[Entry] = (),
    ) -> Seated:
        """Opens a table with one person; all others are bots, or open seats for `friends`.

        `given` is the beginning of a game that the table takes over. Raises UnknownGame and BadSetup.
        """
        game(rules).config(seats, _with_first_seat(rules, options))
        if seat not in range(seats):
            raise Refusal("no-such-seat", seat=seat, last=seats - 1)
        if level not in BOTS:
            raise Refusal("no-such-level", level=level, levels=", ".join(BOTS))
        host, now, secret = Seat(seat), self.clock.wall_ms(), secrets.token_urlsafe(24)
        person = Place(host, "person", _name(name), secret_hash=_hash(secret))
        places: list[Place] = [Place(Seat(each), "open") for each in range(seats)]
        places[host] = person
        if not friends:
            places = [*_with_bots(places, host, level)]
        opened = Opened(
            secrets.token_hex(8), rules, seats, options, friends, level, host,
            secrets.token_bytes(SEED_BYTES), secrets.token_bytes(SEED_BYTES),
            len(given), now, None, tuple(places),
        )  # fmt: skip
        log = [
            Logged(number, entry.actor, entry.text, now) for number, entry in enumerate(given, 1)
        ]
        await self.store.open_table(opened, log)
        return Seated(opened, host, secret)

    async def join(self, id: str, name: str, wanted: int | None) -> Seated:
        """Seats a person on an open seat, the first one if none is wanted."""
        table = await self.table(id, fresh=True)
        opened = table.live.opened
        if opened.started_ms is not None or not opened.friends:
            raise Refusal("begun")
        if wanted is not None and wanted not in range(opened.seats):
            raise Refusal("no-such-seat", seat=wanted, last=opened.seats - 1)
        secret, called = secrets.token_urlsafe(24), _name(name)
        for place in opened.places:
            if place.kind != "open" or wanted not in (None, place.seat):
                continue
            person = Place(place.seat, "person", called, secret_hash=_hash(secret))
            if await self.store.take_place(id, person):
                await self._places_changed(table)
                return Seated(table.live.opened, place.seat, secret)
        raise Refusal("table-full") if wanted is None else Refusal("seat-taken", seat=wanted)

    async def enter(
        self, id: str, secret: str | None, words: str | None, watcher: Watcher
    ) -> tuple[OpenTable, Seat | None]:
        """Begins to show a table to a connection: that of the seat of the secret, or an onlooker's.

        The person is back if he had left. His words, the first time, go into the deal; a table
        without friends starts with them.
        """
        table = await self.table(id, fresh=True)
        seat = None if secret is None else seat_of(table.live.opened, secret)
        if seat is not None:
            place = table.live.opened.places[seat]
            if words is not None and place.words is None and table.live.status == "waiting":
                await self.store.give_words(id, seat, words)
                await self._places_changed(table)
            if not table.live.opened.friends and table.live.status == "waiting":
                await self._start_if_ready(table)
            if place.left:
                await self.store.leave(id, seat, left=False)
                await self._places_changed(table)
            table.presence.come(seat)
        table.watchers.add(watcher)
        if seat is not None:
            await self._present_changed(table)
        self.drive(table)
        return table, seat

    async def exit(self, table: OpenTable, seat: Seat | None, watcher: Watcher) -> None:
        """A connection has ended."""
        table.watchers.discard(watcher)
        table.used = self.clock.seconds()
        if seat is not None:
            table.presence.go(seat, table.used)
            await self._present_changed(table)

    async def start(self, id: str, seat: Seat) -> None:
        """The host starts; empty seats become bots."""
        table = await self.table(id, fresh=True)
        if seat != table.live.opened.host:
            raise Refusal("not-host")
        if table.live.status != "waiting":
            raise Refusal("begun")
        if not await self._start_if_ready(table):
            raise Refusal("words-missing")

    async def leave(self, table: OpenTable, seat: Seat) -> None:
        """The person of that seat goes; in a game with others a bot plays on at once."""
        await self.store.leave(table.live.opened.id, seat, left=True)
        await self._places_changed(table)
        self.drive(table)

    async def _start_if_ready(self, table: OpenTable) -> bool:
        """Starts a table whose host has given his words."""
        opened = table.live.opened
        if opened.places[opened.host].words is None:
            return False
        bots = [
            place
            for place in _with_bots(opened.places, opened.host, opened.level)
            if place.kind == "bot"
        ]
        await self.store.start(opened.id, self.clock.wall_ms(), bots)
        await self._places_changed(table)
        self.drive(table)
        return True

    # Playing

    async def act(
        self, table: OpenTable, seat: Seat, at: int, text: str, run: str | None = None
    ) -> int:
        """Plays what `seat` decided after step `at`; gives the number of the step that it became.

        The same decision sent again gives the same number.
        """
        async with table.changing:
            while True:
                if run is not None and run != str(table.live.run):
                    raise Refusal("rewound")
                done = table.live.answered(seat, at, text)
                if done is not None:
                    return done
                action = table.live.meant(seat, text)
                if await self._append(table, seat, table.live.text(seat, action)):
                    break
            number = table.live.number
        self.drive(table)
        return number

    async def undo(self, table: OpenTable, seat: Seat, at: int) -> int:
        """Goes back to the last decision of `seat`, if nothing happened after step `at`."""
        async with table.changing:
            back_to = table.live.undo_to(seat)
            if back_to is None:
                raise Refusal("no-undo")
            if at != table.live.number:
                raise Refusal("moved-on", number=table.live.number)
            if not await self._append(table, seat, "undo", back_to):
                raise Refusal("moved-on", number=table.live.number)
        self.drive(table)
        return back_to

    def drive(self, table: OpenTable) -> None:
        """Lets chance and the bots act, if they are to and nobody lets them yet."""
        if table.watchers and (table.driver is None or table.driver.done()):
            table.driver = asyncio.create_task(self._drive(table))

    async def _drive(self, table: OpenTable) -> None:
        try:
            while table.watchers:
                table.stand_ins = self._stand_ins(table)
                due = table.live.due(table.stand_ins)
                if due is None:
                    return
                await self._let_act(table, due)
        except Refusal as error:
            _log.warning(
                "bots wait: %s", error.code, extra={"table": table.live.opened.id}
            )  # the next tick tries again

    async def _let_act(self, table: OpenTable, due: Due) -> None:
        """Plays what chance or a bot decides, unless something else happened while it thought."""
        last = table.live.last
        action = due.decide() if due.actor == CHANCE else await asyncio.to_thread(due.decide)
        async with table.changing:
            if table.live.last == last:
                await self._append(table, due.actor, table.live.text(due.actor, action))

    async def _append(
        self, table: OpenTable, actor: Actor, text: str, back_to: int | None = None
    ) -> bool:
        """Makes an entry durable, follows it and tells everyone; False if another worker was faster."""
        live = table.live
        entry = Logged(live.last + 1, actor, text, self.clock.wall_ms(), back_to)
        if not await self.store.append(live.opened.id, entry):
            await self._catch_up(table)
            return False
        if live.last < entry.number:
            live.add(entry)
        table.wake()
        await self.bus.publish(Notice(live.opened.id, "log", self.worker, entry.number))
        return True

    # Tables in memory

    async def table(self, id: str, *, fresh: bool = False) -> OpenTable:
        """The table of that id; `fresh`: as it stands in the database now."""
        table = self._tables.get(id)
        if table is None:
            async with self._loading:
                table = self._tables.get(id) or await self._load(id)
        elif fresh:
            async with table.changing:
                await self._catch_up(table)
        table.used = self.clock.seconds()
        return table

    async def _load(self, id: str) -> OpenTable:
        opened = await self.store.table(id)
        if opened is None:
            raise Refusal("no-such-table", table=id[:40])
        live = LiveTable(opened, await self._log_of(opened))
        now = self.clock.seconds()
        table = self._tables[id] = OpenTable(live, Presence(now), now)
        return table

    async def _log_of(self, opened: Opened, after: int = 0) -> list[Logged]:
        """The log; a table that is not started has none yet, though it may take one over."""
        return [] if opened.started_ms is None else await self.store.log(opened.id, after)

    async def _catch_up(self, table: OpenTable) -> None:
        """Reads what other workers did."""
        opened = await self.store.table(table.live.opened.id)
        assert opened is not None, "tables are kept"
        seats = opened != table.live.opened
        if seats:
            table.live.seat_people(opened)
        entries = await self._log_of(opened, table.live.last)
        for entry in entries:
            if entry.number == table.live.last + 1:
                table.live.add(entry)
        if seats or entries:
            table.wake(seats=seats)

    async def _places_changed(self, table: OpenTable) -> None:
        await self._catch_up(table)
        await self.bus.publish(Notice(table.live.opened.id, "seats", self.worker))

    # Who is there

    def places(self, table: OpenTable) -> list[tuple[Place, bool, bool]]:
        """The places of a table, whether the person is there, and whether a bot plays for him."""
        now = self.clock.seconds()
        return [
            (place, place.kind == "bot" or table.presence.present(place.seat, now),
             place.seat in table.stand_ins)
            for place in table.live.opened.places
        ]  # fmt: skip

    def _stand_ins(self, table: OpenTable) -> frozenset[Seat]:
        """The people who left or are away; none while nobody is there, or where one plays alone."""
        live, now = table.live, self.clock.seconds()
        people = [place for place in live.opened.places if place.kind == "person"]
        there = [place for place in people if table.presence.present(place.seat, now)]
        if live.status != "playing" or live.solo or not there:
            return frozenset()
        return frozenset(
            place.seat for place in people if place.left or table.presence.away(place.seat, now)
        )

    async def _present_changed(self, table: OpenTable) -> None:
        table.stand_ins = self._stand_ins(table)
        table.wake(seats=True)
        notice = Notice(
            table.live.opened.id, "here", self.worker, seats=tuple(map(int, table.presence.here))
        )
        await self.bus.publish(notice)

    async def tick(self) -> None:
        """What time brings, once a second: people are away, workers are silent, tables are put away."""
        now = self.clock.seconds()
        repeat = now >= self._repeat_at
        if repeat:
            self._repeat_at = now + REPEAT_EVERY
        for id, table in list(self._tables.items()):
            if not table.watchers:
                if now - table.used >= KEEP_SECONDS and not table.changing.locked():
                    del self._tables[id]
                continue
            if repeat:
                await self._present_changed(table)
            elif self._stand_ins(table) != table.stand_ins:
                table.stand_ins = self._stand_ins(table)
                table.wake(seats=True)
            self.drive(table)

    async def _hear(self, notice: Notice) -> None:
        """Another worker says that something happened."""
        table = self._tables.get(notice.table)
        if table is None or notice.worker == self.worker:
            return
        if notice.what == "here":
            table.presence.hear(notice.worker, notice.seats, self.clock.seconds())
            table.stand_ins = self._stand_ins(table)
            table.wake(seats=True)
        elif notice.what == "seats" or notice.number > table.live.last:
            async with table.changing:
                await self._catch_up(table)
        self.drive(table)


def seat_of(opened: Opened, secret: str) -> Seat:
    """The seat of that secret. Raises Refusal."""
    hashed = _hash(secret)
    for place in opened.places:
        if place.secret_hash is not None and compare_digest(place.secret_hash, hashed):
            return place.seat
    raise Refusal("wrong-secret")


def _hash(secret: str) -> str:
    return sha256(secret.encode()).hexdigest()


def _name(written: str) -> str:
    """A person's name, in one line. Raises Refusal; the marks of cards in sentences are no letters."""
    name = " ".join(written.split())
    if not name or len(name) > LONGEST_NAME or not name.isprintable() or {*"⟨⟩"} & {*name}:
        raise Refusal("bad-name", most=LONGEST_NAME)
    return name


def _with_bots(places: Iterable[Place], host: Seat, level: str) -> tuple[Place, ...]:
    """The places with a bot in every open one, named in the order of play after the host."""
    seats = list(places)
    taken = {place.name for place in seats}
    names = iter([name for name in NAMES if name not in taken])
    for step in range(1, len(seats)):
        at = (host + step) % len(seats)
        if seats[at].kind == "open":
            seats[at] = replaced(seats[at], kind="bot", name=next(names), level=level)
    return tuple(seats)


def _with_first_seat(rules: str, options: Mapping[str, object]) -> Mapping[str, object]:
    """The options with some starting seat, if it will be drawn."""
    first = starting_seat(game(rules).options)
    return options if first is None or first in options else {**options, first: 0}
