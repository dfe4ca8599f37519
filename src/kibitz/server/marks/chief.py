"""The marks of Indian Chief."""

from dataclasses import dataclass
from functools import lru_cache

from kibitz.games.chief.actions import Meld
from kibitz.games.chief.cards import Card, Cards
from kibitz.games.chief.game import GAME
from kibitz.games.chief.scoring import BEGGAR_MAN, ROUNDS, score
from kibitz.games.chief.table import View
from kibitz.kernel.scores import ScoreLine
from kibitz.server.marked import writer
from kibitz.server.marks.reader import Reader


@dataclass(frozen=True)
class Worth:
    """What a legal meld would score."""

    id: int  # the action's number
    cards: tuple[Card, ...]
    size: int
    name: str  # its name, as on the slip
    rule: str  # the rule that scores it
    sum: str | None  # the arithmetic, as on the slip
    points: str | None  # None, as `sum`: it depends on the melds of the others


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
    worth: tuple[Worth, ...]  # the legal melds, by number; empty when none is to be chosen
    sealed: str | None  # the own choice, while others still choose


def marks(view: View, reader: Reader) -> Marks:
    """The marks of `view`."""
    table = view.table
    choosing = view.seat in view.to_act and table.phase == "meld"
    sealed = None if view.own is None else view.own.sealed
    return Marks(
        scores=reader.scores(table.slips, table.seats),
        sheet=tuple(_row(view, seat, reader) for seat in range(table.seats)),
        worth=_worth(view, reader) if choosing else (),
        sealed=None if sealed is None else GAME.actions.text(sealed, view),
    )


def _row(view: View, seat: int, reader: Reader) -> tuple[Cell | None, ...]:
    row: list[Cell | None] = [None] * ROUNDS
    used, slips = view.table.used[seat], view.table.slips
    for round, (size, slip) in enumerate(zip(used, slips, strict=True), 1):
        points = slip.totals(view.table.seats)[seat]
        row[size - 1] = Cell(round, size, reader.points(points))
    return tuple(row)


def _worth(view: View, reader: Reader) -> tuple[Worth, ...]:
    melds = [action for action in GAME.legal(view) if isinstance(action, Meld)]
    return tuple(_of_meld(view.mine.hand, meld, reader) for meld in melds)


def _of_meld(hand: Cards, meld: Meld, reader: Reader) -> Worth:
    cards, _ = meld.split(hand)
    line = _scored(cards)
    alone = len(cards) != BEGGAR_MAN
    rule = reader.rulebook.rule(line.rule if alone else "4.3")
    facts, write = dict(line.facts), writer(reader.texts)
    return Worth(
        id=GAME.actions.id(meld),
        cards=cards,
        size=len(cards),
        name=rule.sentence("label", facts, write),
        rule=rule.id,
        sum=rule.sentence("sum", facts, write) if alone else None,
        points=reader.points(line.amounts[0]) if alone else None,
    )


@lru_cache(maxsize=4096)
def _scored(cards: Cards) -> ScoreLine:
    """The line of the slip for a meld that lies there alone."""
    return score((cards,), 1).lines[0]
