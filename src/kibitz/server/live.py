"""A table from its log: the pure part of a table, which does no input or output and holds no clock.

A table's log has the entries of its game and, in a game against bots, the undos; the game is what the
log leaves standing. Steps are the entries of the game, numbered from 1; a run is the game between two
undos. The same log gives the same table anywhere.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Literal, NamedTuple

from kibitz.bots.bot import Bot, bot
from kibitz.bots.party import Party
from kibitz.games.register import game
from kibitz.kernel.actions import Action
from kibitz.kernel.chance import ChanceAction
from kibitz.kernel.errors import NotYourTurn
from kibitz.kernel.events import Event
from kibitz.kernel.fair import Fair, first_seat
from kibitz.kernel.options import Config, starting_seat
from kibitz.kernel.record import Record
from kibitz.kernel.scores import Result
from kibitz.kernel.seats import CHANCE, Actor, Seat
from kibitz.kernel.state import AnyState, AnyView
from kibitz.kernel.transcript import Transcript
from kibitz.server.errors import Refusal

STAND_IN = "steady"
"""The bot that plays for a person who is away."""

Status = Literal["waiting", "playing", "over"]


@dataclass(frozen=True)
class Place:
    """A seat of a table, and who sits there."""

    seat: Seat
    kind: Literal["person", "bot", "open"]
    name: str | None = None
    level: str | None = None  # of a bot
    secret_hash: str | None = None  # of a person
    words: str | None = None  # what a person gave to the fair deal, in hexadecimal
    left: bool = False  # a person who went and has not come back


@dataclass(frozen=True)
class Opened:
    """A table as it was opened, and who sits there now: all that its log does not tell."""

    id: str
    game: str
    seats: int
    options: Mapping[str, object]  # as the host wrote them
    friends: bool  # others may sit down until the host starts
    level: str  # of the bots
    host: Seat
    seed: bytes
    salt: bytes
    given: int  # how many entries of the log were taken over from another game
    opened_ms: int
    started_ms: int | None
    places: tuple[Place, ...]

    def __repr__(self) -> str:
        return f"<table {self.id}>"

    def fair(self) -> Fair:
        """What the cards follow from."""
        words = tuple(
            None if place.words is None else bytes.fromhex(place.words) for place in self.places
        )
        first = starting_seat(game(self.game).options)
        drawn = first is not None and first not in self.options
        return Fair(self.seed, self.salt, words, self.given, drawn)

    def config(self) -> Config:
        """What the game starts from. Raises BadSetup."""
        rules, options = game(self.game), dict(self.options)
        first = starting_seat(rules.options)
        if first is not None and first not in options and self.seats in rules.seats:
            options[first] = first_seat(self.fair().game_seed, self.seats)
        return rules.config(self.seats, options)


class Logged(NamedTuple):
    """An entry of a table's log, numbered from 1: an action, or an undo back to a step."""

    number: int
    actor: Actor
    text: str
    at_ms: int
    back_to: int | None = None


@dataclass(frozen=True)
class Moment:
    """One step of the game: who did what, what became known, and the state afterwards."""

    actor: Actor
    action: Action | ChanceAction
    text: str
    events: tuple[Event, ...]
    after: AnyState
    at_ms: int


class LiveTable:
    """A table as its log has made it. Only `add` and `seat_people` change it."""

    def __init__(self, opened: Opened, log: Iterable[Logged]) -> None:
        self.opened = opened
        self.game = game(opened.game)
        self.last = 0  # the number of the last entry of the log
        self.run = 0  # how many undos there were
        self.moments: list[Moment] = []
        self.party: Party | None = None
        standing: list[Logged] = []  # without what was undone, which need not be played
        for entry in log:
            self._check_number(entry)
            self.last = entry.number
            if entry.back_to is None:
                standing.append(entry)
            else:
                del standing[entry.back_to :]
                self.run += 1
        for entry in standing:
            self._play(entry.actor, entry.text, entry.at_ms)

    # What it is

    @property
    def number(self) -> int:
        """The number of the last step."""
        return len(self.moments)

    @property
    def status(self) -> Status:
        """Whether the table waits for people, plays, or is done."""
        if self.opened.started_ms is None:
            return "waiting"
        return "playing" if self.state(self.number).to_act else "over"

    @property
    def solo(self) -> bool:
        """Whether one person plays against bots."""
        people = [place for place in self.opened.places if place.kind == "person"]
        return self._closed and len(people) == 1

    @property
    def _closed(self) -> bool:
        """Whether nobody can sit down any more."""
        return not self.opened.friends or self.opened.started_ms is not None

    @property
    def names(self) -> Sequence[str]:
        """The names of the seats, for sentences."""
        return tuple(place.name or str(place.seat) for place in self.opened.places)

    def state(self, number: int) -> AnyState:
        """The state after step `number`; 0 is before the first one."""
        if number:
            return self.moments[number - 1].after
        return self.game.start(self._started().transcript.config)

    def view(self, seat: Seat | None, number: int | None = None) -> AnyView:
        """What `seat` sees after step `number`, or now."""
        return self.state(self.number if number is None else number).view(seat)

    def seen(self, seat: Seat) -> Sequence[Event]:
        """All that `seat` was shown and remembers."""
        return tuple(self._started().seen[seat])

    def result(self) -> Result | None:
        """The scores, once the game is over."""
        return self.game.result(self.state(self.number)) if self.opened.started_ms else None

    def record(self, extra: Mapping[str, object]) -> Record:
        """The record of the game so far."""
        return self._started().transcript.record(extra)

    # What may be done

    def meant(self, seat: Seat, text: str) -> Action:
        """The action that `text` means to a seat that is to act. Raises what a transcript raises."""
        transcript = self._started().transcript
        action = transcript.parse(seat, text)
        assert isinstance(action, Action)
        error = self.game.refusal(transcript.state.view(seat), action)
        if error is not None:
            raise error
        return action

    def text(self, seat: Seat, action: Action) -> str:
        """The words of the log for an action of `seat`, which is to act."""
        return self.game.actions.text(action, self.view(seat))

    def answered(self, seat: Seat, at: int, text: str) -> int | None:
        """The step by which `seat` has done already what it decided at step `at`; None: not yet.

        Raises Refusal if it has done something else, or if the decision was about another moment.
        """
        if not 0 <= at <= self.number:
            raise Refusal("moved-on", number=self.number)
        for step in range(at, self.number):
            if seat not in self.state(step).to_act:
                raise Refusal("moved-on", number=self.number)
            moment = self.moments[step]
            if moment.actor == seat:
                if " ".join(text.split()).lower() == moment.text.lower():
                    return step + 1
                raise Refusal("acted", text=moment.text)
        state = self.state(self.number)
        if seat not in state.to_act:
            raise NotYourTurn(seat, state.to_act) if state.to_act else Refusal("game-over")
        return None

    def undo_to(self, seat: Seat | None) -> int | None:
        """The step to which an undo by `seat` goes back: before its last decision; None: there is none."""
        if seat is None or not self.solo or self.status != "playing":
            return None
        for index in range(self.number - 1, self.opened.given - 1, -1):
            moment = self.moments[index]
            if moment.actor == seat:
                assert isinstance(moment.action, Action)
                return None if moment.action.final else index
        return None

    def rehearsal(self, stand_ins: frozenset[Seat]) -> Party | None:
        """A party that goes on from here with bots in their seats and for people who are away.

        It goes its own way: what it does becomes true when it stands in the log. None: the game waits
        for people, or does not run.
        """
        if self.status != "playing":
            return None
        bots, to_act = self._bots(stand_ins), self.state(self.number).to_act
        if to_act.isdisjoint({CHANCE, *bots}):
            return None
        party = self._started().copy()
        party.bots = bots
        return party

    def _bots(self, stand_ins: frozenset[Seat]) -> Mapping[Seat, Bot]:
        bots = {
            place.seat: bot(place.level or STAND_IN)
            for place in self.opened.places
            if place.kind == "bot"
        }
        return bots | {seat: bot(STAND_IN) for seat in stand_ins}

    # What changes it

    def add(self, entry: Logged) -> None:
        """Follows an entry that stands in the log; it was checked before it was written."""
        self._check_number(entry)
        if entry.back_to is None:
            self._play(entry.actor, entry.text, entry.at_ms)
        else:
            kept = self.moments[: entry.back_to]
            self.moments, self.party = [], None
            for moment in kept:
                self._play(moment.actor, moment.text, moment.at_ms)
            self.run += 1
        self.last = entry.number

    def _check_number(self, entry: Logged) -> None:
        assert entry.number == self.last + 1, "the log has no gaps"

    def seat_people(self, opened: Opened) -> None:
        """Who sits where has changed, or the game was started."""
        assert opened.id == self.opened.id
        self.opened = opened

    def _play(self, actor: Actor, text: str, at_ms: int) -> None:
        party = self._started()
        action = party.transcript.parse(actor, text)
        events = party.act(actor, action)
        after = party.transcript.state
        self.moments.append(Moment(actor, action, text, events, after, at_ms))

    def _started(self) -> Party:
        """The party; the game starts when it is first asked for, when all words are known."""
        if self.party is None:
            opened = self.opened
            if opened.started_ms is None:
                raise Refusal("not-begun")
            transcript = Transcript(self.game, opened.config())
            self.party = Party(transcript, {}, opened.fair().game_seed)
        return self.party
