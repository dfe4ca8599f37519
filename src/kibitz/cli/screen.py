"""What a person sees: coloured pictures, or in plain mode one sentence a line."""

import sys
from collections.abc import Callable, Sequence
from importlib import import_module
from typing import Final, Protocol, cast

from rich.console import Console, RenderableType
from rich.markup import escape
from rich.table import Table as Grid

from kibitz.cli.faces import face, spoken
from kibitz.games.register import rulebook
from kibitz.kernel.cards import Card
from kibitz.kernel.events import Event
from kibitz.kernel.game import AnyGame, Violation
from kibitz.kernel.scores import Result, ScoreLine, Slip, point_text, totals
from kibitz.kernel.seats import Seat
from kibitz.kernel.state import AnyView
from kibitz.locales import Narrator, texts

LAST_EVENTS: Final = 12
LONGEST: Final = 400


def one_line(sentence: str) -> str:
    """The sentence without anything that a terminal would obey, and not without end."""
    shown = "".join(letter if letter.isprintable() else "�" for letter in sentence[: LONGEST + 1])
    return shown if len(shown) <= LONGEST else shown[:LONGEST] + "…"


class Output(Console):
    """The terminal, where lines are broken between words; or a file or pipe, where they are not."""

    def __init__(self, *, plain: bool = True) -> None:
        super().__init__(no_color=plain, highlight=False, soft_wrap=not sys.stdout.isatty())

    def on_broken_pipe(self) -> None:
        """Leaves it to the command what is to be done when nobody reads any more."""
        raise BrokenPipeError


def say(paragraph: str) -> None:
    """Prints a paragraph."""
    Output().print(paragraph, markup=False)


class Drawing(Protocol):
    """The module that draws a game's table; that of a game with tricks has a `last` besides."""

    def picture(self, view: AnyView, names: Sequence[str]) -> RenderableType:
        """The table as a picture."""

    def words(self, view: AnyView, names: Sequence[str]) -> list[str]:
        """The same, one fact a line."""

    def turn_words(self, view: AnyView, names: Sequence[str]) -> list[str]:
        """What someone must hear before acting who has heard all that happened."""


class Screen:
    """Tells one reader of one game. Plain output reads well aloud and has no colour."""

    def __init__(
        self,
        game: AnyGame,
        names: Sequence[str],
        you: Seat | None,
        *,
        plain: bool,
        console: Console | None = None,
    ) -> None:
        self.game = game
        self.names = names
        self.plain = plain
        self._console = console or Output(plain=plain)
        card = spoken if self.plain else _markup
        self._narrator = Narrator(game.name, names, you, card, texts())
        self._drawing = cast(Drawing, import_module(f"kibitz.cli.tables.{game.name}"))

    def say(self, sentence: str) -> None:
        """One sentence of plain text."""
        self._console.print(sentence, markup=False)

    def tell(self, events: Sequence[Event]) -> None:
        """One sentence an event, and the slip of a deal or round that ended."""
        for event in events:
            if event.fact.momentary:
                continue  # bots choose at once; that they have done so is no news
            if self.plain:
                self.say(self._narrator.sentence(event.fact))
            else:
                self._console.print(f"[dim]·[/] {self._narrator.sentence(event.fact)}")
            slip = getattr(event.fact, "slip", None)
            if isinstance(slip, Slip):
                self.slip(slip)

    def table(self, view: AnyView) -> None:
        """The table as the seat of `view` sees it."""
        if self.plain:
            for line in self._drawing.words(view, self.names):
                self.say(line)
        else:
            self._console.print()
            self._console.print(self._drawing.picture(view, self.names))
            self._console.print()

    def turn(self, view: AnyView) -> None:
        """The table before the person acts; in plain mode only what was not told yet."""
        if self.plain:
            for line in self._drawing.turn_words(view, self.names):
                self.say(line)
        else:
            self.table(view)

    def last(self, seen: Sequence[Event]) -> None:
        """The last trick, in a game that has tricks; else the last events."""
        last: Callable[[Sequence[Event]], Sequence[Event]]
        last = getattr(self._drawing, "last", lambda seen: seen[-LAST_EVENTS:])
        events = last(seen)
        self.tell(events)
        if not events:
            self.say("There is nothing to show yet.")

    def why(self, violation: Violation) -> str:
        """The rule's sentence and its id."""
        return rulebook(self.game.name).why(violation)

    def slip(self, slip: Slip) -> None:
        """The lines of a slip with their arithmetic and rules, and what each seat gets."""
        total = slip.totals(len(self.names))
        if self.plain:
            for line in slip.lines:
                label, arithmetic = self._texts(line)
                self.say(f"{label}: {arithmetic}. {self._shares(line)}")
            self.say(f"Total: {self._each(total)}")
            return
        grid = Grid(show_footer=True, box=None, padding=(0, 1))
        grid.add_column("", footer="Total")
        grid.add_column("")
        for seat, name in enumerate(self.names):
            grid.add_column(name, footer=self.points(total[seat]), justify="right")
        for line in slip.lines:
            amounts = (
                self.points(amount) if amount or seat == line.seat else ""
                for seat, amount in enumerate(line.amounts)
            )
            grid.add_row(*map(escape, self._texts(line)), *amounts)
        self._console.print(grid)

    def scores(self, slips: tuple[Slip, ...]) -> None:
        """All slips so far, and the scores."""
        if not slips:
            self.say("Nothing has been scored yet.")
        for slip in slips:
            self.say(f"Slip {slip.number}")
            self.slip(slip)
        if len(slips) > 1:
            self.say(f"Scores: {self._each(totals(slips, len(self.names)))}")

    def result(self, result: Result, you: Seat | None = None) -> None:
        """The end of the game."""
        self.say(f"The game is over. Scores: {self._each(result.scores)}")
        if result.winners == (you,):
            self.say("You win.")
            return
        *others, last = (self.names[seat] for seat in result.winners)
        self.say(f"{', '.join(others)} and {last} share the win." if others else f"{last} wins.")

    def points(self, amount: int) -> str:
        """An amount of score in points."""
        return point_text(amount, self.game.units)

    def _texts(self, line: ScoreLine) -> tuple[str, str]:
        """The label of a line, and its arithmetic with the rule's number."""
        rule = rulebook(self.game.name).rule(line.rule)
        facts = dict(line.facts)
        return rule.sentence("label", facts), f"{rule.sentence('sum', facts)} [{line.rule}]"

    def _shares(self, line: ScoreLine) -> str:
        """What the line gives, to those whom it concerns."""
        shown = [
            f"{name} {self.points(amount)}"
            for seat, (name, amount) in enumerate(zip(self.names, line.amounts, strict=True))
            if amount or seat == line.seat
        ]
        return ", ".join(shown) + "."

    def _each(self, amounts: Sequence[int]) -> str:
        """What everyone has."""
        return (
            ", ".join(
                f"{name} {self.points(amount)}"
                for name, amount in zip(self.names, amounts, strict=True)
            )
            + "."
        )


def _markup(card: Card) -> str:
    return face(card).markup
