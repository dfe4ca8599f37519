"""The marks of Indian Chief."""

from dataclasses import dataclass

from kibitz.games.chief.actions import Action, Meld
from kibitz.games.chief.game import GAME
from kibitz.games.chief.scoring import BEGGAR_MAN, ROUNDS, score
from kibitz.games.chief.table import View
from kibitz.server.marked import writer
from kibitz.server.marks.reader import Reader
from kibitz.server.wire import WorthJson


@dataclass(frozen=True)
class Cell:
    """What a seat laid in a round."""

    round: int
    size: int
    score: str


@dataclass(frozen=True)
class Marks:
    """Of a view of Indian Chief."""

    scores: tuple[str, ...]
    sheet: tuple[tuple[Cell | None, ...], ...]  # by seat, then by the size of the meld from 1 to 7
    sealed: str | None  # the own choice, while others still choose


def marks(view: View, reader: Reader) -> Marks:
    """The marks of `view`."""
    table = view.table
    sealed = None if view.own is None else view.own.sealed
    return Marks(
        scores=reader.scores(table.slips, table.seats),
        sheet=tuple(_row(view, seat, reader) for seat in range(table.seats)),
        sealed=None if sealed is None else GAME.actions.text(sealed, view),
    )


def _row(view: View, seat: int, reader: Reader) -> tuple[Cell | None, ...]:
    row: list[Cell | None] = [None] * ROUNDS
    used, slips = view.table.used[seat], view.table.slips
    for round, (size, slip) in enumerate(zip(used, slips, strict=True), 1):
        points = slip.totals(view.table.seats)[seat]
        row[size - 1] = Cell(round, size, reader.points(points))
    return tuple(row)


def worth(view: View, action: Action, reader: Reader) -> WorthJson | None:
    """What a legal meld of the seat of `view` would score, as it would stand on the slip; a theft: None."""
    if not isinstance(action, Meld):
        return None
    cards, _ = action.split(view.mine.hand)
    line = score((cards,), 1).lines[0]  # as if it lay there alone
    alone = len(cards) != BEGGAR_MAN
    rule = reader.rulebook.rule(line.rule if alone else "4.3")
    facts, write = dict(line.facts), writer(reader.texts)
    return {
        "name": rule.sentence("label", facts, write),
        "rule": rule.id,
        "sum": rule.sentence("sum", facts, write) if alone else None,
        "points": reader.points(line.amounts[0]) if alone else None,
    }
