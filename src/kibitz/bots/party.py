"""A party: a game with bots in some seats, where chance and the bots act by themselves."""

from collections.abc import Callable, Iterable, Mapping
from functools import partial
from typing import Final, NamedTuple

from kibitz.bots.bot import Bot
from kibitz.kernel.actions import Action
from kibitz.kernel.chance import ChanceAction
from kibitz.kernel.events import Event
from kibitz.kernel.record import Entry
from kibitz.kernel.seats import CHANCE, Actor, Seat
from kibitz.kernel.shuffle import derive
from kibitz.kernel.transcript import Transcript

NAMES: Final = ("Ada", "Ben", "Cleo", "Dov", "Eve", "Fay", "Gus", "Hal")
"""The bots' names, in the order of play after a person's seat."""


class Due(NamedTuple):
    """Who acts by itself next, and how it decides: a pure function with all that it needs."""

    actor: Actor
    decide: Callable[[], Action | ChanceAction]


class Party:
    """A transcript, the bots by seat, and what each seat remembers. The seed decides everything else."""

    def __init__(self, transcript: Transcript, bots: Mapping[Seat, Bot], seed: bytes) -> None:
        self.transcript = transcript
        self.bots = bots
        self.seed = seed
        self.seen: tuple[list[Event], ...] = tuple([] for _ in range(transcript.config.seats))

    def copy(self) -> "Party":
        """Another party that has come as far, and goes its own way."""
        copy = Party(self.transcript.copy(), self.bots, self.seed)
        copy.seen = tuple([*seen] for seen in self.seen)
        return copy

    def act(self, actor: Actor, action: Action | ChanceAction) -> tuple[Event, ...]:
        """Plays a checked action and shows its events. Raises what `Game.play` raises."""
        events = self.transcript.play(actor, action)
        for event in (event for event in events if not event.fact.momentary):
            for seat, seen in enumerate(self.seen):
                if event.reaches(Seat(seat)):
                    seen.append(event)
        return events

    def follow(self, log: Iterable[Entry]) -> None:
        """Plays a log that is known to be good, such as the part of this game before an undo."""
        for actor, text in log:
            self.act(actor, self.transcript.parse(actor, text))

    def due(self) -> Due | None:
        """What chance or a bot is to decide next; None if the game is over or waits for people alone."""
        state, game = self.transcript.state, self.transcript.game
        if CHANCE in state.to_act:
            spec = game.chance(state)
            return Due(CHANCE, partial(spec.draw, self.seed, self.transcript.chances + 1))
        for seat in state.seats_to_act:
            if seat in self.bots:
                seen, seed = tuple(self.seen[seat]), derive(self.seed, f"bot {seat}")
                return Due(seat, partial(self.bots[seat], game, state.view(seat), seen, seed))
        return None

    def next_by_itself(self) -> tuple[Actor, Action | ChanceAction] | None:
        """What chance or a bot will do next; None if the game is over or waits for people alone."""
        due = self.due()
        return None if due is None else (due.actor, due.decide())

    def play_out(self, most_entries: int) -> None:
        """Plays on until the game is over, waits for people, or its log has `most_entries`."""
        while len(self.transcript.log) < most_entries:
            act = self.next_by_itself()
            if act is None:
                return
            self.act(*act)
