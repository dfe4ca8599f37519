"""Gracias in a terminal."""

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from kibitz.cli.faces import Reader
from kibitz.games.gracias.cards import COLOURS, Counts, counted
from kibitz.games.gracias.table import Pair, Table, View
from kibitz.games.gracias.turn import TURNS
from kibitz.kernel.scores import totals

_BACK = "▒▒"
_NONE = "·"


def picture(view: View, reader: Reader) -> RenderableType:
    """The trios in the middle, and below them everybody's cards stacked by colour."""
    table = view.table
    parts: list[RenderableType] = [Text(line) for line in _where(table, reader)]
    if table.trios:
        parts += [Text(), _trios(table.trios, reader)]
    if table.taken is not None:
        taken = reader.faces(table.taken).markup
        parts.append(Text.from_markup(reader.text("gracias-taken", cards=taken)))
    parts += [Text(), _stacks(view, reader)]
    if view.own is not None and view.own.face_down:
        cards = reader.faces(sorted(view.own.face_down)).markup
        parts.append(Text.from_markup(reader.text("gracias-your-face-down", cards=cards)))
    return Group(*parts)


def _where(table: Table, reader: Reader) -> list[str]:
    """Which round and turn it is, who opens, and how high the draw pile is."""
    rounds = table.options.rounds
    if table.phase == "over":
        return [reader.text("gracias-over", round=len(table.slips), rounds=rounds)]
    number, opener = len(table.slips) + 1, reader.names[table.big_opener]
    if not table.turn:
        return [reader.text("gracias-about-to-deal", round=number, rounds=rounds, opener=opener)]
    turn = reader.text(
        "gracias-turn", round=number, rounds=rounds, turn=table.turn, turns=TURNS,
        opener=opener, little=reader.names[table.little_opener],
    )  # fmt: skip
    return [turn, reader.text("gracias-draw-pile", cards=table.draw_pile)]


def _trios(trios: Sequence[Pair | None], reader: Reader) -> Grid:
    """A column a trio: two open cards and a back, or dots where it was taken."""
    grid = Grid.grid(padding=(0, 2))
    title = reader.text("gracias-trio")
    grid.add_row(title, *(Text(str(number), "bold") for number in range(1, len(trios) + 1)))
    for row in (0, 1):
        grid.add_row("", *(reader.face(pair[row]) if pair else Text(_NONE) for pair in trios))
    grid.add_row("", *(Text(_BACK if pair else _NONE, "dim") for pair in trios))
    return grid


def _stacks(view: View, reader: Reader) -> Grid:
    """A row a seat: its open cards by colour, its face-down cards as backs, and its score."""
    table = view.table
    grid = Grid(box=None, padding=(0, 1), pad_edge=False)
    grid.add_column("")
    for colour in COLOURS:
        grid.add_column(reader.face(colour), justify="right")
    grid.add_column(reader.text("gracias-face-down"))
    grid.add_column(reader.text("score-label"), justify="right")
    scores = totals(table.slips, table.seats)
    for seat, name in enumerate(reader.names):
        backs = " ".join([_BACK] * table.face_down[seat])
        whose = ("▸ " if seat in view.to_act else "  ") + name
        grid.add_row(whose, *_numbers(table.reserves[seat]), Text(backs, "dim"), str(scores[seat]))
    if view.own is not None and view.own.face_down:
        together = counted(view.own.face_down, table.reserves[view.here])
        label = f"  {reader.text('gracias-with-face-down')}"
        grid.add_row(label, *_numbers(together), style="italic")
    return grid


def _numbers(counts: Counts) -> list[str]:
    return [str(count) if count else _NONE for count in counts]


def words(view: View, reader: Reader) -> list[str]:
    """The same, one fact a line."""
    table = view.table
    lines = _where(table, reader)
    lines += [_seat(table, seat, reader) for seat in range(table.seats)]
    if view.own is not None and view.own.face_down:
        cards = reader.spoken_list(sorted(view.own.face_down))
        lines.append(f"{reader.text('gracias-your-face-down', cards=cards)}.")
    lines += reader.to_act(view)
    return lines + turn_words(view, reader)


def _seat(table: Table, seat: int, reader: Reader) -> str:
    """What a seat has before it, and its score."""
    name, score = reader.names[seat], totals(table.slips, table.seats)[seat]
    if not table.turn:
        return reader.text("gracias-seat-score", seat=name, score=score)
    counts = table.reserves[seat]
    held = ", ".join(
        reader.text("gracias-count", count=counts[colour], colour=reader.spoken(colour))
        for colour in COLOURS
        if counts[colour]
    )
    down = table.face_down[seat]
    return reader.text("gracias-seat", seat=name, held=held, face_down=down, score=score)


def turn_words(view: View, reader: Reader) -> list[str]:
    """What someone must hear before acting who has heard all that happened: what is to be had."""
    if view.table.taken is not None:
        return [reader.text("gracias-taken-in-words", cards=_both(view.table.taken, reader))]
    return [
        reader.text("gracias-trio-in-words", number=number, cards=_both(pair, reader))
        for number, pair in enumerate(view.table.trios, 1)
        if pair is not None
    ]


def _both(pair: Pair, reader: Reader) -> str:
    one, other = map(reader.spoken, pair)
    return reader.text("gracias-both", one=one, other=other)
