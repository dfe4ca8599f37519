"""A person at the table: the game goes on until it is over or the person leaves."""

import json
import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from kibitz.bots.bot import BOTS, bot
from kibitz.bots.party import Party
from kibitz.cli.files import save
from kibitz.cli.prompt import Ask, Left
from kibitz.cli.screen import Screen
from kibitz.cli.setup import seed_of
from kibitz.cli.typing import Ambiguous, legal_text
from kibitz.kernel.actions import Action
from kibitz.kernel.errors import IllegalText, NotationError
from kibitz.kernel.game import AnyGame
from kibitz.kernel.options import Config
from kibitz.kernel.record import Entry, MalformedRecord, Record
from kibitz.kernel.seats import Seat
from kibitz.kernel.state import AnyView
from kibitz.kernel.transcript import Transcript

NAMES: Final = ("Ada", "Ben", "Cleo", "Dov", "Eve", "Fay", "Gus")
"""The bots' names, in the order of play after the person's seat."""

COMMANDS: Final[Mapping[str, str]] = {
    "?": "what you may do now",
    "why CARD": "why a card or action is not allowed",
    "hint": "what the steady bot would do",
    "table": "the table again",
    "last": "the last trick, or the last events",
    "score": "the score so far",
    "undo": "back to your last decision",
    "quit": "stop; the game is saved",
}

WIDTH: Final = 76


@dataclass(frozen=True)
class Seating:
    """Who sits where in a game that is played here, and the seed of its chance and its bots."""

    you: Seat
    bots: tuple[str, ...]  # by seat; that of the person is not used
    seed: bytes

    def kept(self) -> dict[str, object]:
        """What the record keeps so that the game can be resumed."""
        return {"seat": self.you, "bots": list(self.bots), "seed": self.seed.hex()}

    @classmethod
    def of(cls, record: Record) -> "Seating":
        """The seating that a record keeps. Raises MalformedRecord.

        A record that was not played here seats the person at 0 among steady bots, with a new seed.
        """
        kept = record.extra.get("play")
        if kept is None:
            return cls(Seat(0), ("steady",) * record.seats, seed_of(None))
        match kept:
            case {"seat": int(seat), "bots": list(bots), "seed": str(seed)} if (
                seat in range(record.seats)
                and len(bots) == record.seats
                and all(name in BOTS for name in bots)
                and re.fullmatch("[0-9a-f]{64}", seed)
            ):
                return cls(Seat(seat), tuple(bots), bytes.fromhex(seed))
        raise MalformedRecord(
            f"“play” is {json.dumps(kept)[:60]}: expected a seat, a bot for each seat, and a seed"
        )

    def names(self) -> tuple[str, ...]:
        """The names of the seats; the person's is `You`."""
        seats = len(self.bots)
        return tuple(
            "You" if seat == self.you else NAMES[(seat - self.you) % seats - 1]
            for seat in range(seats)
        )


class Play:
    """One sitting: a party with a person in one seat, shown on a screen and kept in a file."""

    def __init__(
        self,
        game: AnyGame,
        config: Config,
        seating: Seating,
        path: Path,
        extra: Mapping[str, object],
        *,
        plain: bool,
    ) -> None:
        self.game = game
        self.config = config
        self.seating = seating
        self.path = path
        self.extra = {"players": list(seating.names()), **extra, "play": seating.kept()}
        self.screen = Screen(game, seating.names(), seating.you, plain=plain)
        self.party = self._party(())

    def run(self, log: Iterable[Entry], ask: Ask) -> None:
        """Plays on from `log` to the last score.

        Raises Left if the person leaves, BadFile if the game cannot be saved.
        """
        self.party = self._party(log)
        while self._others_act():
            self.screen.table(self._view())
            self._decide(ask)
        result = self.game.result(self.party.transcript.state)
        assert result is not None, "nobody is to act"
        self.screen.result(result)

    def _party(self, log: Iterable[Entry]) -> Party:
        bots = {
            Seat(seat): bot(name)
            for seat, name in enumerate(self.seating.bots)
            if seat != self.seating.you
        }
        party = Party(Transcript(self.game, self.config), bots, self.seating.seed)
        party.follow(log)
        return party

    def _view(self) -> AnyView:
        return self.party.transcript.state.view(self.seating.you)

    def _legal(self, view: AnyView) -> dict[str, Action]:
        """The legal actions of the person by their texts."""
        return {self.game.actions.text(action, view): action for action in self.game.legal(view)}

    def _save(self) -> None:
        save(self.path, self.party.transcript.record(self.extra))

    def _others_act(self) -> bool:
        """Chance and the bots act until the person must; False if the game is over before."""
        while (act := self.party.next_by_itself()) is not None:
            actor, action = act
            events = self.party.act(actor, action)
            self._save()
            self.screen.tell([event for event in events if event.reaches(self.seating.you)])
        return bool(self.party.transcript.state.to_act)

    def _decide(self, ask: Ask) -> None:
        """Asks until the person has done something that changes the game."""
        view = self._view()
        legal = self._legal(view)
        self.screen.say(f"You may: {_summary(list(legal))}")
        while True:
            typed = " ".join(ask("> ", [*legal, *COMMANDS]).split())
            if self._command(typed, view, legal):
                continue
            if typed.lower() == "undo":
                if self._undo():
                    return
                continue
            if self._play(typed, view, legal):
                return

    def _command(self, typed: str, view: AnyView, legal: Mapping[str, Action]) -> bool:
        """Answers a command that changes nothing; False if `typed` is none."""
        match typed.lower().split():
            case ["?"]:
                self.screen.say("You may: " + ", ".join(legal))
                self.screen.say(
                    "Also: " + "; ".join(f"{word}, {says}" for word, says in COMMANDS.items())
                )
            case ["why", *rest]:
                self._why(" ".join(rest), view, legal)
            case ["hint"]:
                seen = self.party.seen[self.seating.you]
                action = bot("steady")(self.game, view, seen, self.seating.seed)
                self.screen.say(f"The steady bot would: {self.game.actions.text(action, view)}")
            case ["table"]:
                self.screen.table(view)
            case ["last"]:
                self.screen.last(self.party.seen[self.seating.you])
            case ["score"]:
                self.screen.scores(view.table.slips)
            case ["quit"]:
                raise Left
            case _:
                return False
        return True

    def _why(self, typed: str, view: AnyView, legal: Mapping[str, Action]) -> None:
        """Says why what `typed` means is not allowed, or that it is."""
        if not typed:
            self.screen.say("Say which card or action, such as: why T5")
            return
        try:
            if legal_text(typed, list(legal)) is not None:
                self.screen.say(f"“{typed}” is allowed.")
                return
            action = self._meant(typed, view)
        except NotationError as error:
            self.screen.say(f"{error}.")
            return
        except IllegalText as error:
            self.screen.say(self.screen.why(error.violation))
            return
        violation = self.game.check(view, action)
        self.screen.say(self.screen.why(violation) if violation else f"“{typed}” is allowed.")

    def _meant(self, typed: str, view: AnyView) -> Action:
        """The action that `typed` means, its first word left out perhaps.

        Raises NotationError, IllegalText.
        """
        texts = [self.game.actions.text(action, view) for action in self.game.choices(view)]
        return self.game.actions.parse(legal_text(typed, texts) or typed, view)

    def _play(self, typed: str, view: AnyView, legal: Mapping[str, Action]) -> bool:
        """Plays what was typed, several actions with commas between; False if nothing was done."""
        if not typed and len(legal) == 1:
            typed = next(iter(legal))
        done = False
        for part in typed.split(","):
            if done:
                view = self._view()
                legal = self._legal(view)
            if not legal:
                self.screen.say(f"“{part.strip()}” was not done: it is not your turn any more.")
                return done
            if not self._play_one(part, view, legal):
                return done
            done = True
        return done

    def _play_one(self, typed: str, view: AnyView, legal: Mapping[str, Action]) -> bool:
        try:
            text = legal_text(typed, list(legal))
            action = legal[text] if text else self._meant(typed, view)
        except NotationError as error:
            self.screen.say(f"{error}.")
            if not isinstance(error, Ambiguous):
                self.screen.say("Type ? for what you may do.")
            return False
        except IllegalText as error:
            self.screen.say(self.screen.why(error.violation))
            return False
        violation = self.game.check(view, action)
        if violation is not None:
            self.screen.say(self.screen.why(violation))
            return False
        events = self.party.act(self.seating.you, action)
        self._save()
        self.screen.tell([event for event in events if event.reaches(self.seating.you)])
        return True

    def _undo(self) -> bool:
        """Goes back to the person's last decision; False if there is none."""
        log = self.party.transcript.log
        mine = [index for index, entry in enumerate(log) if entry.actor == self.seating.you]
        if not mine:
            self.screen.say("There is nothing to undo: this is your first decision.")
            return False
        undone = log[mine[-1]].text
        party = self._party(log[: mine[-1]])
        action = party.transcript.parse(self.seating.you, undone)
        if isinstance(action, Action) and action.final:
            self.screen.say(f"“{undone}” is final: the rules do not let you take it back.")
            return False
        self.party = party
        self._save()
        self.screen.say(f"Taken back: {undone}. You decide again.")
        return True


def _summary(legal: Sequence[str]) -> str:
    """All legal texts if a line holds them; else each first word, and in how many ways it goes on."""
    listed = ", ".join(legal)
    if len(listed) <= WIDTH:
        return listed
    ways: dict[str, list[str]] = {}
    for text in legal:
        ways.setdefault(text.split()[0], []).append(text)
    kinds = (
        texts[0] if len(texts) == 1 else f"{first} … ({len(texts)} ways)"
        for first, texts in ways.items()
    )
    return ", ".join(kinds) + "; ? lists all"
