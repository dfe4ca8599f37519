"""The house: what can be done at its tables, by whom, and who hears of it.

An action is checked by the referee, appended to the table's log, durable when the database says so,
and only then followed here and shown. Any worker can do so for any table: if another one was faster,
the number in the log is taken, and this one reads what happened.
"""

import asyncio
import logging
import secrets
import time
from collections.abc import Sequence
from typing import Final
from weakref import WeakValueDictionary

from kibitz.bots.party import Party
from kibitz.kernel.record import Entry
from kibitz.kernel.seats import CHANCE, Seat
from kibitz.server.bodies import BotTable, NewTable
from kibitz.server.bus import Bus, Notice
from kibitz.server.clock import Clock
from kibitz.server.errors import Refusal
from kibitz.server.keeping import Keeping
from kibitz.server.live import LiveTable, Logged, Opened
from kibitz.server.open_table import OpenTable, Watcher
from kibitz.server.opening import for_bots, for_person
from kibitz.server.presence import REPEAT_EVERY, Hearing, Presence
from kibitz.server.seating import Seated, new_person, seat_of, with_bots
from kibitz.server.store import Store

KEEP_SECONDS: Final = 600.0
"""How long a table that nobody watches stays in memory."""

SHOW_AFTER: Final = 0.05
"""Seconds of thinking after which what the bots have done so far is shown."""

BOTS_ALONE: Final = 8
"""Acts a second of bots at a table where nobody sits: the page shows fewer."""

_log = logging.getLogger("kibitz.table")


class House:
    """All tables of one worker.

    Methods raise Refusal, and what the referee raises; nothing has changed then.
    """

    def __init__(self, store: Store, bus: Bus, clock: Clock, keep_days: int = 0) -> None:
        self.store = store
        self.bus = bus
        self.clock = clock
        self.keeping = Keeping(store, clock, keep_days)
        self.worker = secrets.token_hex(8)
        self._tables: dict[str, OpenTable] = {}
        self._loading: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._repeat_at = 0.0
        self._hearing = Hearing(clock.seconds())

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

    async def create(self, wanted: NewTable, name: str, given: Sequence[Entry] = ()) -> Seated:
        """Opens a table with one person of that name; all others are bots, or open seats for friends.

        `given` is the beginning of a game that the table takes over. Raises UnknownGame and BadSetup.
        """
        now = self.clock.wall_ms()
        opened, secret = for_person(wanted, name, now, len(given))
        log = [
            Logged(number, entry.actor, entry.text, now) for number, entry in enumerate(given, 1)
        ]
        await self.store.open_table(opened, log)
        return Seated(opened, opened.host, secret)

    async def show(self, wanted: BotTable) -> Opened:
        """Opens a table at which bots alone play while somebody looks on.

        Raises UnknownGame and BadSetup.
        """
        opened = for_bots(wanted, self.clock.wall_ms())
        await self.store.open_table(opened)
        return opened

    async def join(self, id: str, name: str, wanted: int | None) -> Seated:
        """Seats a person on an open seat, the first one if none is wanted."""
        table = await self.table(id, fresh=True)
        opened = table.live.opened
        if opened.started_ms is not None or not opened.friends:
            raise Refusal("begun")
        if wanted is not None and wanted not in range(opened.seats):
            raise Refusal("no-such-seat", seat=wanted, last=opened.seats - 1)
        for place in opened.places:
            if place.kind != "open" or wanted not in (None, place.seat):
                continue
            person, secret = new_person(place.seat, name)
            if await self.store.take_place(id, person):
                await self._places_changed(table)
                return Seated(table.live.opened, place.seat, secret)
        raise Refusal("table-full") if wanted is None else Refusal("seat-taken", seat=wanted)

    async def enter(
        self, id: str, secret: str | None, words: str | None
    ) -> tuple[OpenTable, Seat | None]:
        """The table, and the seat of the secret; None for an onlooker.

        The person is back if he had left. His words, the first time, go into the deal; a table
        without friends starts with them.
        """
        table = await self.table(id, fresh=True)
        if secret is None:
            return table, None
        seat = seat_of(table.live.opened, secret)
        place = table.live.opened.places[seat]
        if words is not None and place.words is None and table.live.status == "waiting":
            await self.store.give_words(id, seat, words)
            await self._places_changed(table)
        if not table.live.opened.friends and table.live.status == "waiting":
            await self._start_if_ready(table)
        if place.left:
            await self.store.leave(id, seat, left=False)
            await self._places_changed(table)
        return table, seat

    async def watch(self, table: OpenTable, seat: Seat | None, watcher: Watcher) -> None:
        """Begins to show a table to a connection, of that seat or an onlooker's."""
        table.watchers.add(watcher)
        if seat is not None:
            table.presence.come(seat)
            await self._present_changed(table)
        self.drive(table)

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
        await self.store.leave(table.id, seat, left=True)
        await self._places_changed(table)
        self.drive(table)

    async def _start_if_ready(self, table: OpenTable) -> bool:
        """Starts a table whose host has given his words."""
        opened = table.live.opened
        if opened.places[opened.host].words is None:
            return False
        bots = [
            place
            for place in with_bots(opened.places, opened.host, opened.level)
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
                number = table.live.number + 1
                if await self._append(table, [Entry(seat, table.live.text(seat, action))]):
                    break
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
            if not await self._append(table, [Entry(seat, "undo")], back_to):
                raise Refusal("moved-on", number=table.live.number)
        self.drive(table)
        return back_to

    def drive(self, table: OpenTable) -> None:
        """Lets chance and the bots act, if they are to and nobody lets them yet."""
        if table.live.last == table.failed_at or table.long_enough:
            return
        if table.watchers and (table.driver is None or table.driver.done()):
            table.driver = asyncio.create_task(self._drive(table))

    async def _drive(self, table: OpenTable) -> None:
        try:
            while table.watchers and await self._let_act(table) and not table.bots_alone:
                pass  # at a table of bots alone the next tick goes on
        except Refusal as error:
            # The next tick tries again.
            _log.warning("the bots wait", extra={"code": error.code})
        except Exception:
            # It would fail again: what bots do follows from the log.
            table.failed_at = table.live.last
            _log.exception("the bots failed; they wait until the log of the table changes")

    async def _let_act(self, table: OpenTable) -> bool:
        """Lets chance and the bots act; False if the game waits for people, or is over.

        What they do follows from the log, so it is written in one go, and nothing is lost if it is
        not written: they will do the same again. It is dropped if something else happened
        meanwhile, or someone came back.
        """
        self._look_for_people(table)
        last, stand_ins = table.live.last, table.stand_ins
        party = table.live.rehearsal(stand_ins)
        if party is None:
            return False  # without a pause, so that an act that comes now finds no driver
        before = len(party.transcript.log)
        await _act_by_themselves(party, BOTS_ALONE if table.bots_alone else None)
        async with table.changing:
            if (table.live.last, table.stand_ins) == (last, stand_ins):
                await self._append(table, party.transcript.log[before:])
        return True

    async def _append(
        self, table: OpenTable, acts: Sequence[Entry], back_to: int | None = None
    ) -> bool:
        """Makes acts durable, follows them and tells everyone; False if another worker was faster."""
        live, now = table.live, self.clock.wall_ms()
        entries = [
            Logged(number, actor, text, now, back_to)
            for number, (actor, text) in enumerate(acts, live.last + 1)
        ]
        if not await self.store.append(table.id, entries):
            await self._catch_up(table)
            return False
        for entry in entries:
            if entry.number == live.last + 1:
                live.add(entry)
        table.wake()
        await self.bus.publish(Notice(table.id, "log", self.worker, live.last))
        return True

    # Tables in memory

    async def table(self, id: str, *, fresh: bool = False) -> OpenTable:
        """The table of that id; `fresh`: as it stands in the database now."""
        table = self._tables.get(id)
        if table is None:
            async with self._loading.setdefault(id, asyncio.Lock()):
                table = self._tables.get(id) or await self._load(id)
        elif fresh:
            async with table.changing:
                await self._catch_up(table)
        table.used = self.clock.seconds()
        return table

    async def _load(self, id: str) -> OpenTable:
        await self.keeping.use("table", id)
        opened = await self.store.table(id)
        if opened is None:
            raise self.keeping.unknown("table", id)
        live = await asyncio.to_thread(LiveTable, opened, await self._log_of(opened))
        now = self.clock.seconds()
        table = self._tables[id] = OpenTable(live, Presence(now), now)
        return table

    async def _log_of(self, opened: Opened, after: int = 0) -> list[Logged]:
        """The log; a table that is not started has none yet, though it may take one over."""
        return [] if opened.started_ms is None else await self.store.log(opened.id, after)

    async def _catch_up(self, table: OpenTable) -> None:
        """Reads what other workers did; `changing` must be held, so that no older reading comes later."""
        assert table.changing.locked()
        opened = await self.store.table(table.id)
        if opened is None:
            self._tables.pop(table.id, None)
            table.end()
            raise self.keeping.unknown("table", table.id)
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
        async with table.changing:
            await self._catch_up(table)
        await self.bus.publish(Notice(table.id, "seats", self.worker))

    # Who is there

    async def _present_changed(self, table: OpenTable) -> None:
        """A seat was connected here, or is not any more."""
        self._look_for_people(table)
        table.wake(seats=True)
        await self._say_who_is_here(table)

    def _look_for_people(self, table: OpenTable) -> None:
        now = self.clock.seconds()
        table.look_for_people(now, self._hearing.since(now) if self.bus.loses else 0.0)

    async def _say_who_is_here(self, table: OpenTable) -> None:
        here = tuple(map(int, table.presence.here))
        await self.bus.publish(Notice(table.id, "here", self.worker, seats=here))

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
                await self._say_who_is_here(table)
                if self.bus.loses:
                    await self._look(table)
            self._look_for_people(table)
            self.drive(table)

    async def keep(self) -> None:
        """What is done once an hour: it says which tables are open here, and deletes what nobody uses."""
        await self.keeping.use_all("table", self._tables.keys())
        await self.keeping.sweep()

    async def _hear(self, notice: Notice) -> None:
        """A worker says that something happened."""
        if notice.worker == self.worker:
            self._hearing.hear(self.clock.seconds())
            return
        table = self._tables.get(notice.table)
        if table is None:
            return
        if notice.what == "here":
            table.presence.hear(notice.worker, notice.seats, self.clock.seconds())
            self._look_for_people(table)
            table.wake(seats=True)
        elif notice.what == "seats" or notice.number > table.live.last:
            await self._look(table)
        self.drive(table)

    async def _look(self, table: OpenTable) -> None:
        """Reads what other workers did; if the database is away, the next look will."""
        try:
            async with table.changing:
                await self._catch_up(table)
        except Refusal as error:
            _log.warning("a look at the log failed", extra={"code": error.code})


async def _act_by_themselves(party: Party, most: int | None) -> None:
    """Lets chance and the bots act in their party until people are to act, or there is enough to show."""
    began, acts = time.perf_counter(), 0
    while (due := party.due()) is not None and acts != most:
        chance = due.actor == CHANCE
        party.act(due.actor, due.decide() if chance else await asyncio.to_thread(due.decide))
        acts += 1
        if time.perf_counter() - began >= SHOW_AFTER:
            break
