"""A person at the table: the game goes on until it is over or the person leaves."""

import re
from collections.abc import Iterable, Mapping
from typing import Final

from kibitz.bots.bot import bot
from kibitz.bots.party import Party
from kibitz.cli.called import called
from kibitz.cli.files import SaveFile
from kibitz.cli.offer import Offer
from kibitz.cli.prompt import Ask, Quit
from kibitz.cli.rules import rule_lines
from kibitz.cli.screen import Screen
from kibitz.cli.seating import Seating
from kibitz.kernel.actions import Action
from kibitz.kernel.chance import ChanceAction
from kibitz.kernel.errors import IllegalText, NotationError
from kibitz.kernel.game import AnyGame
from kibitz.kernel.options import Config
from kibitz.kernel.record import Entry
from kibitz.kernel.rulebook import UnknownRule
from kibitz.kernel.seats import Actor, Seat
from kibitz.kernel.state import AnyView
from kibitz.kernel.transcript import Transcript
from kibitz.locales.typed import Ambiguous

COMMANDS: Final = ("?", "why", "hint", "table", "last", "score", "undo", "quit")
"""What can be typed besides actions; the message `help-commands` explains them."""


class Play:
    """One sitting: a party with a person in one seat, shown on a screen and kept in a file."""

    def __init__(
        self,
        game: AnyGame,
        config: Config,
        seating: Seating,
        file: SaveFile,
        extra: Mapping[str, object],
        screen: Screen,
    ) -> None:
        self.game = game
        self.config = config
        self.seating = seating
        self.file = file
        self.extra = {"players": list(seating.names()), **extra, "play": seating.kept()}
        self.screen = screen
        self.reader = screen.reader
        self.party = self._party(())

    def run(self, log: Iterable[Entry], ask: Ask, *, pause: bool) -> None:
        """Plays on from `log` to the last score; with `pause` it waits after each slip.

        Raises Left if the person leaves, BadFile if the game cannot be saved.
        """
        self.party = self._party(log)
        seats = ", ".join(f"{seat} {name}" for seat, name in enumerate(self.reader.names))
        self.screen.message("the-seats", seats=seats)
        while self._others_act(ask if pause else None):
            self.screen.turn(self._view())
            self._decide(ask)
        result = self.game.result(self.party.transcript.state)
        assert result is not None, "nobody is to act"
        self.screen.result(result, self.seating.you)

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

    def _offer(self) -> Offer:
        return Offer(self.game, self._view(), self.reader)

    def _act(self, actor: Actor, action: Action | ChanceAction) -> bool:
        """Plays, saves and tells what the person sees of it; True if a deal or round was scored."""
        scored = len(self.party.transcript.state.table.slips)
        events = self.party.act(actor, action)
        self._save()
        self.screen.tell([event for event in events if event.reaches(self.seating.you)])
        return len(self.party.transcript.state.table.slips) > scored

    def _save(self) -> None:
        self.file.write(self.party.transcript.record(self.extra))

    def _others_act(self, pause: Ask | None) -> bool:
        """Chance and the bots act until the person must; False if the game is over before."""
        scored = False
        while (act := self.party.next_by_itself()) is not None:
            if scored and pause:
                pause(f"{self.reader.text('enter-goes-on')} ", ())
            scored = self._act(*act)
        return bool(self.party.transcript.state.to_act)

    def _decide(self, ask: Ask) -> None:
        """Asks until the person has done something that changes the game."""
        offer = self._offer()
        self.screen.message("you-may", actions=offer.summary())
        while True:
            typed = " ".join(ask("> ", [*offer.legal, *COMMANDS]).split())
            if typed.lower() == "undo":
                if self._undo():
                    return
            elif not self._command(typed, offer) and self._play(typed, offer):
                return

    def _command(self, typed: str, offer: Offer) -> bool:
        """Answers a command that changes nothing; False if `typed` is none."""
        match typed.lower().split():
            case [] if len(offer.legal) > 1:
                pass
            case ["?" | "help", *rest]:
                self._help(offer, " ".join(rest))
            case ["why", *rest]:
                self._why(" ".join(rest), offer)
            case ["hint"]:
                self._hint(offer)
            case ["table"]:
                self.screen.table(offer.view)
            case ["last"]:
                self.screen.last(self.party.seen[self.seating.you])
            case ["score"]:
                self.screen.scores(offer.view.table.slips)
            case ["quit"]:
                raise Quit
            case _:
                return False
        return True

    def _help(self, offer: Offer, word: str) -> None:
        listing = offer.listing(word)
        for line in listing:
            self.screen.say(line)
        if not listing:
            self.screen.message("nothing-begins-so", word=word)
        if not word:
            self.screen.message("help-typing", actions=self._typable())
            for line in self.reader.text("help-commands", resume=called("resume")).splitlines():
                self.screen.say(f"  {line}")

    def _typable(self) -> str:
        """The words of the game's actions, explained."""
        return self.reader.text(f"{self.game.name}-actions")

    def _hint(self, offer: Offer) -> None:
        seen = self.party.seen[self.seating.you]
        action = bot("steady")(self.game, offer.view, seen, self.seating.seed)
        self.screen.message("steady-would", action=offer.named(offer.text(action)))

    def _why(self, typed: str, offer: Offer) -> None:
        """Says why what `typed` means is not allowed, or that it is; or the rule of that number."""
        if not typed:
            self.screen.message("why-what")
        elif re.fullmatch(r"\d+\.\d+", typed):
            try:
                for line in rule_lines([self.game.name, typed], self.reader.texts):
                    self.screen.say(line)
            except UnknownRule as error:
                near, count = ", ".join(error.nearest), len(error.nearest)
                self.screen.message("no-such-rule", rule=error.rule, nearest=near, count=count)
        elif self._allowed(typed, offer) is not None:
            self.screen.message("allowed", typed=typed)

    def _allowed(self, typed: str, offer: Offer) -> Action | None:
        """The legal action that `typed` means; None if there is none, and why was said."""
        try:
            action = offer.meant(typed)
        except Ambiguous as error:
            self.screen.message("ambiguous", typed=typed, meanings=error.meanings)
            return None
        except NotationError:
            self.screen.message("not-understood", typed=typed, expected=self._typable())
            self.screen.message("type-for-help")
            return None
        except IllegalText as error:
            self.screen.say(self.screen.why(error.violation))
            return None
        violation = self.game.check(offer.view, action)
        if violation is not None:
            self.screen.say(self.screen.why(violation))
            return None
        return action

    def _play(self, typed: str, offer: Offer) -> bool:
        """Plays what was typed, several actions with commas between; False if nothing was done."""
        if not typed:
            (typed,) = offer.legal  # the only one: an empty line will do
        parts = [part.strip() for part in typed.split(",")]
        for number, part in enumerate(parts):
            if number:
                offer = self._offer()
            if not offer.legal:
                self.screen.message("not-your-turn", left=", ".join(parts[number:]))
                return True
            action = self._allowed(part, offer)
            if action is None:
                if parts[number + 1 :]:
                    self.screen.message("not-done-either", left=", ".join(parts[number + 1 :]))
                return number > 0
            self._act(self.seating.you, action)
        return True

    def _undo(self) -> bool:
        """Goes back to the person's last decision; False if there is none."""
        log = self.party.transcript.log
        mine = [index for index, entry in enumerate(log) if entry.actor == self.seating.you]
        if not mine:
            self.screen.message("nothing-to-undo")
            return False
        text = log[mine[-1]].text
        party = self._party(log[: mine[-1]])
        action = party.transcript.parse(self.seating.you, text)
        undone = self.reader.texts.letters.written(text)
        if isinstance(action, Action) and action.final:
            self.screen.message("final", action=undone)
            return False
        self.party = party
        self._forget_comments(len(party.transcript.log))
        self._save()
        self.screen.message("taken-back", action=undone)
        return True

    def _forget_comments(self, entries: int) -> None:
        """Comments of the record on entries that are no more go with them."""
        comments = self.extra.get("comments")
        if isinstance(comments, list):
            self.extra["comments"] = [
                comment
                for comment in comments
                if not (
                    isinstance(comment, list) and comment and comment[0] in range(entries, 1 << 30)
                )
            ]
