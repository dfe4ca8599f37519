"""What a person sees: coloured pictures, or in plain mode one sentence a line."""

import sys
from collections.abc import Callable, Sequence
from importlib import import_module
from textwrap import fill
from typing import Final, Protocol, cast

from rich.console import Console, RenderableType
from rich.markup import escape
from rich.table import Table as Grid

from kibitz.cli.faces import Reader
from kibitz.games.register import rulebook
from kibitz.kernel.events import Event
from kibitz.kernel.game import AnyGame, Violation
from kibitz.kernel.scores import Amount, Points, Result, ScoreLine, Slip, totals
from kibitz.kernel.seats import Seat
from kibitz.kernel.state import AnyView
from kibitz.locales import Narrator

LAST_EVENTS: Final = 12
LONGEST: Final = 400
NO_BREAK: Final = "\N{NO-BREAK SPACE}"


def one_line(sentence: str) -> str:
    """The sentence without anything that a terminal would obey, and not without end."""
    shown = "".join(
        letter if letter.isprintable() or letter == NO_BREAK else "�"
        for letter in sentence[: LONGEST + 1]
    )
    return shown if len(shown) <= LONGEST else shown[:LONGEST] + "…"


class Output(Console):
    """The terminal, where lines are broken between words; or a file or pipe, where they are not."""

    def __init__(self, *, plain: bool = True) -> None:
        super().__init__(no_color=plain, highlight=False, soft_wrap=not sys.stdout.isatty())

    def on_broken_pipe(self) -> None:
        """Leaves it to the command what is to be done when nobody reads any more."""
        raise BrokenPipeError


def say(paragraph: str, console: Console | None = None) -> None:
    """Prints a paragraph; in a terminal it is broken between words, but not at a no-break space."""
    console = console or Output()
    if not console.soft_wrap:  # rich would break there
        paragraph = fill(paragraph, console.width, break_long_words=False, break_on_hyphens=False)
    console.print(paragraph, markup=False)


class Drawing(Protocol):
    """The module that draws a game's table; that of a game with tricks has a `last` besides."""

    def picture(self, view: AnyView, reader: Reader) -> RenderableType:
        """The table as a picture."""

    def words(self, view: AnyView, reader: Reader) -> list[str]:
        """The same, one fact a line."""

    def turn_words(self, view: AnyView, reader: Reader) -> list[str]:
        """What someone must hear before acting who has heard all that happened."""


class Screen:
    """Tells one reader of one game. Plain output reads well aloud and has no colour."""

    def __init__(
        self,
        game: AnyGame,
        reader: Reader,
        you: Seat | None,
        *,
        plain: bool,
        console: Console | None = None,
    ) -> None:
        self.game = game
        self.reader = reader
        self.plain = plain
        self._console = console or Output(plain=plain)
        card = reader.spoken if self.plain else reader.markup
        self._narrator = Narrator(game.name, reader.names, you, card, reader.texts)
        self._rulebook = rulebook(game.name, reader.texts.language)
        self._drawing = cast(Drawing, import_module(f"kibitz.cli.tables.{game.name}"))

    def say(self, sentence: str) -> None:
        """One sentence of plain text."""
        say(sentence, self._console)

    def message(self, name: str, **values: str | int) -> None:
        """Says the message of cli.ftl with `values` in it."""
        self.say(self.reader.text(name, **values))

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
            for line in self._drawing.words(view, self.reader):
                self.say(line)
        else:
            self._console.print()
            self._console.print(self._drawing.picture(view, self.reader))
            self._console.print()

    def turn(self, view: AnyView) -> None:
        """The table before the person acts; in plain mode only what was not told yet."""
        if self.plain:
            for line in self._drawing.turn_words(view, self.reader):
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
            self.message("nothing-to-show")

    def why(self, violation: Violation) -> str:
        """The rule's sentence and its id."""
        return self._rulebook.why(violation, self.reader.texts.written)

    def slip(self, slip: Slip) -> None:
        """The lines of a slip with their arithmetic and rules, and what each seat gets."""
        total = self._points(slip.totals(len(self.reader.names)))
        if self.plain:
            for line in slip.lines:
                label, arithmetic = self._texts(line)
                self.message("slip-line", label=label, sum=arithmetic, shares=self._shares(line))
            self.message("total-of-each", each=self.reader.each(total))
            return
        grid = Grid(show_footer=True, box=None, padding=(0, 1))
        grid.add_column("", footer=self.reader.text("total"))
        grid.add_column("")
        written = self.reader.texts.points
        for name, points in zip(self.reader.names, total, strict=True):
            grid.add_column(name, footer=written(points), justify="right")
        for line in slip.lines:
            amounts = (
                written(points) if points.amount or seat == line.seat else ""
                for seat, points in enumerate(self._points(line.amounts))
            )
            grid.add_row(*map(escape, self._texts(line)), *amounts)
        self._console.print(grid)

    def scores(self, slips: tuple[Slip, ...]) -> None:
        """All slips so far, and the scores."""
        if not slips:
            self.message("nothing-scored")
        for slip in slips:
            self.message("slip-number", number=slip.number)
            self.slip(slip)
        if len(slips) > 1:
            scores = self._points(totals(slips, len(self.reader.names)))
            self.message("scores", each=self.reader.each(scores))

    def result(self, result: Result, you: Seat | None = None) -> None:
        """The end of the game."""
        self.message("game-over-scores", each=self.reader.each(self._points(result.scores)))
        *others, last = (self.reader.names[seat] for seat in result.winners)
        if others:
            self.message("share-the-win", seats=", ".join(others), last=last)
        elif result.winners == (you,):
            self.message("you-win")
        else:
            self.message("wins", seat=last)

    def _points(self, amounts: Sequence[Amount]) -> list[Points]:
        return [Points(amount, self.game.units) for amount in amounts]

    def _texts(self, line: ScoreLine) -> tuple[str, str]:
        """The label of a line, and its arithmetic with the rule's number."""
        rule, facts = self._rulebook.rule(line.rule), dict(line.facts)
        label, arithmetic = (
            rule.sentence(key, facts, self.reader.texts.written) for key in ("label", "sum")
        )
        return label, f"{arithmetic} [{line.rule}]"

    def _shares(self, line: ScoreLine) -> str:
        """What the line gives, to those whom it concerns."""
        shown = [
            f"{self.reader.names[seat]} {self.reader.texts.points(points)}"
            for seat, points in enumerate(self._points(line.amounts))
            if points.amount or seat == line.seat
        ]
        return ", ".join(shown)
