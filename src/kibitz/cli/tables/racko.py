"""Rack-O in a terminal."""

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from kibitz.cli.faces import face, spoken, spoken_list
from kibitz.games.racko.cards import SLOTS, Card, Rack
from kibitz.games.racko.table import View
from kibitz.kernel.scores import totals

_BAR = 30


def picture(view: View, names: Sequence[str]) -> RenderableType:
    """The rack as slats, longer bars for higher cards, and the piles beside it."""
    table = view.table
    if table.discard is None:
        return Text("Nothing has been dealt yet.")
    scores = totals(table.slips, table.seats)
    seats = Text("   ").join(
        Text(f"{'▸ ' if seat in view.to_act else ''}{name} {scores[seat]}")
        for seat, name in enumerate(names)
    )
    piles = Text.assemble("Discard ", face(table.discard), f"   Draw pile {table.draw_pile} cards")
    if view.own is None or not view.own.rack:
        return Group(seats, piles)
    if view.own.drawn is not None:
        piles.append_text(Text.assemble("   You drew ", face(view.own.drawn)))
    return Group(seats, _slats(view.own.rack, 20 + 10 * table.seats), piles)


def _slats(rack: Rack, highest: int) -> Grid:
    grid = Grid.grid(padding=(0, 1))
    grid.add_column(justify="right", style="dim")
    grid.add_column(justify="right")
    grid.add_column()
    for slot, card in reversed(tuple(zip(SLOTS, rack, strict=True))):
        grid.add_row(f"slot {slot}", face(card), Text("▬" * _length(card, highest), "cyan"))
    return grid


def _length(card: Card, highest: int) -> int:
    return max(1, (card + 1) * _BAR // highest)


def words(view: View, names: Sequence[str]) -> list[str]:
    """The same, one fact a line."""
    table = view.table
    if table.discard is None:
        return ["Nothing has been dealt yet."]
    lines = [
        "Scores: " + ", ".join(
            f"{name} {score}"
            for name, score in zip(names, totals(table.slips, table.seats), strict=True)
        ) + ".",
    ]  # fmt: skip
    return lines + turn_words(view, names)


def turn_words(view: View, names: Sequence[str]) -> list[str]:  # noqa: ARG001  alike in all games
    """What someone must hear before acting who has heard all that happened."""
    table = view.table
    lines = [f"Top discard {spoken(table.top)}. Draw pile {table.draw_pile} cards."]
    if view.own is not None and view.own.rack:
        lines.append(f"Your rack from slot 5 to slot 50: {spoken_list(view.own.rack)}.")
        if view.own.drawn is not None:
            lines.append(f"You drew {spoken(view.own.drawn)}.")
    return lines
