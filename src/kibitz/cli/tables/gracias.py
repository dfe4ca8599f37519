"""Gracias in a terminal."""

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from kibitz.cli.faces import face, faces, spoken, spoken_list
from kibitz.games.gracias.cards import COLOURS, Card, Counts, counted
from kibitz.games.gracias.table import Pair, Table, View
from kibitz.games.gracias.turn import TURNS
from kibitz.kernel.scores import totals

_BACK = "▒▒"
_NONE = "·"


def picture(view: View, names: Sequence[str]) -> RenderableType:
    """The trios in the middle, and below them everybody's cards stacked by colour."""
    table = view.table
    parts: list[RenderableType] = [Text(line) for line in _where(table, names)]
    if table.trios:
        parts += [Text(), _trios(table.trios)]
    if table.taken is not None:
        parts.append(Text.assemble("Taken: ", faces(table.taken), ", one to keep, one to give"))
    parts += [Text(), _stacks(view, names)]
    if view.own is not None and view.own.face_down:
        parts.append(Text.assemble("Your face-down cards: ", faces(sorted(view.own.face_down))))
    return Group(*parts)


def _where(table: Table, names: Sequence[str]) -> list[str]:
    """Which round and turn it is, who opens, and how high the draw pile is."""
    rounds = table.options.rounds
    if table.phase == "over":
        return [f"The game is over after round {len(table.slips)} of {rounds}."]
    number = f"Round {len(table.slips) + 1} of {rounds}"
    big, little = names[table.big_opener], names[table.little_opener]
    if not table.turn:
        return [f"{number} is about to be dealt. Big opener: {big}."]
    return [
        f"{number}, turn {table.turn} of {TURNS}. Big opener: {big}. Little opener: {little}.",
        f"Draw pile: {table.draw_pile} cards.",
    ]


def _trios(trios: Sequence[Pair | None]) -> Grid:
    """A column a trio: two open cards and a back, or dots where it was taken."""
    grid = Grid.grid(padding=(0, 2))
    grid.add_row("Trio", *(Text(str(number), "bold") for number in range(1, len(trios) + 1)))
    for row in (0, 1):
        grid.add_row("", *(face(pair[row]) if pair else Text(_NONE) for pair in trios))
    grid.add_row("", *(Text(_BACK if pair else _NONE, "dim") for pair in trios))
    return grid


def _stacks(view: View, names: Sequence[str]) -> Grid:
    """A row a seat: its open cards by colour, its face-down cards as backs, and its score."""
    table = view.table
    grid = Grid(box=None, padding=(0, 1), pad_edge=False)
    grid.add_column("")
    for colour in COLOURS:
        grid.add_column(face(colour), justify="right")
    grid.add_column("face down")
    grid.add_column("score", justify="right")
    scores = totals(table.slips, table.seats)
    for seat, name in enumerate(names):
        backs = " ".join([_BACK] * table.face_down[seat])
        whose = ("▸ " if seat in view.to_act else "  ") + name
        grid.add_row(whose, *_numbers(table.reserves[seat]), Text(backs, "dim"), str(scores[seat]))
    if view.own is not None and view.own.face_down:
        together = counted(view.own.face_down, table.reserves[view.here])
        grid.add_row("  with face down", *_numbers(together), style="italic")
    return grid


def _numbers(counts: Counts) -> list[str]:
    return [str(count) if count else _NONE for count in counts]


def words(view: View, names: Sequence[str]) -> list[str]:
    """The same, one fact a line."""
    table = view.table
    lines = _where(table, names)
    scores = totals(table.slips, table.seats)
    for seat, name in enumerate(names):
        held = _spoken_counts(table.reserves[seat])
        cards = f"{held}; {table.face_down[seat]} face down; " if table.turn else ""
        lines.append(f"{name}: {cards}score {scores[seat]}.")
    if view.own is not None and view.own.face_down:
        lines.append(f"Your face-down cards: {spoken_list(sorted(view.own.face_down))}.")
    lines.extend(f"To act: {names[seat]}." for seat in sorted(view.to_act) if seat != "*")
    return lines + turn_words(view, names)


def turn_words(view: View, names: Sequence[str]) -> list[str]:  # noqa: ARG001  alike in all games
    """What someone must hear before acting who has heard all that happened: what is to be had."""
    if view.table.taken is not None:
        return [f"Taken, one to keep and one to give: {_both(view.table.taken)}."]
    return [
        f"Trio {number}: open {_both(pair)}."
        for number, pair in enumerate(view.table.trios, 1)
        if pair is not None
    ]


def _both(pair: tuple[Card, Card]) -> str:
    return " and ".join(map(spoken, pair))


def _spoken_counts(counts: Counts) -> str:
    held = [f"{counts[colour]} {spoken(colour)}" for colour in COLOURS if counts[colour]]
    return ", ".join(held)
