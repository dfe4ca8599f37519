"""The marks of Gracias."""

from dataclasses import dataclass

from kibitz.games.gracias.cards import NO_CARDS, Counts, counted
from kibitz.games.gracias.scoring import piles_of, reckon
from kibitz.games.gracias.table import View
from kibitz.games.gracias.turn import TURNS
from kibitz.kernel.seats import Seat
from kibitz.server.marks.reader import Reader


@dataclass(frozen=True)
class Marks:
    """Of a view of Gracias. Counts are by colour: red, orange, yellow, green, blue, purple."""

    scores: tuple[str, ...]
    rounds: tuple[tuple[str, ...], ...]  # what each seat scored in each round so far
    most: tuple[tuple[Seat, ...], ...]  # by colour: who has the most loose open cards, all who tie
    piles: tuple[Counts, ...]  # by seat: the piles of five that its open cards make
    loose: tuple[Counts, ...]  # by seat: its open cards beside them
    mine: Counts  # all own cards, the face-down ones included; zeros for an onlooker
    my_piles: int  # the piles of five that they make
    turns: int  # how many turns a round has


def marks(view: View, reader: Reader) -> Marks:
    """The marks of `view`."""
    table = view.table
    open_cards = reckon(table.reserves, table.options.piles)
    mine = NO_CARDS
    if view.own is not None:
        mine = counted(view.own.face_down, table.reserves[view.here])
    return Marks(
        scores=reader.scores(table.slips, table.seats),
        rounds=tuple(reader.scores((slip,), table.seats) for slip in table.slips),
        most=open_cards.most,
        piles=open_cards.piles,
        loose=open_cards.loose,
        mine=mine,
        my_piles=sum(piles_of(count, table.options.piles) for count in mine),
        turns=TURNS,
    )
