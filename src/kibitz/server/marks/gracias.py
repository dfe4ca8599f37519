"""The marks of Gracias."""

from dataclasses import dataclass

from kibitz.games.gracias.cards import FIVE, NO_CARDS, Card, Counts, counted
from kibitz.games.gracias.scoring import reckon
from kibitz.games.gracias.table import View
from kibitz.games.gracias.turn import TURNS, other_card
from kibitz.kernel.seats import Seat
from kibitz.server.marks.reader import Reader


@dataclass(frozen=True)
class Gift:
    """What a way of keeping and giving leads to: who then has the most loose open cards, all who tie."""

    kept: Card
    receiver: Seat
    most_kept: tuple[Seat, ...]  # of the colour that is kept
    most_given: tuple[Seat, ...]  # of the colour that is given


@dataclass(frozen=True)
class Marks:
    """Of a view of Gracias. Counts are by colour: red, orange, yellow, green, blue, purple."""

    scores: tuple[str, ...]
    rounds: tuple[tuple[str, ...], ...]  # what each seat scored in each round so far
    most: tuple[tuple[Seat, ...], ...]  # by colour: who has the most loose open cards, all who tie
    piled: tuple[tuple[str, ...], ...]  # by seat: `5+2` for a pile of five and two; "" without one
    mine: Counts  # all own cards, the face-down ones included; zeros for an onlooker
    turns: int  # how many turns a round has
    gifts: tuple[Gift, ...]  # every way that is open to the own seat now


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
        piled=tuple(map(_piled, open_cards.piles, open_cards.loose)),
        mine=mine,
        turns=TURNS,
        gifts=_gifts(view),
    )


def _piled(piles: Counts, loose: Counts) -> tuple[str, ...]:
    counts = zip(piles, loose, strict=True)
    return tuple(f"{FIVE * down}+{beside}" if down else "" for down, beside in counts)


def _gifts(view: View) -> tuple[Gift, ...]:
    table = view.table
    if table.taken is None or view.seat not in view.to_act:
        return ()
    return tuple(
        _gift(view, kept, Seat(receiver))
        for kept in sorted({*table.taken})
        for receiver in range(table.seats)
        if receiver != view.here
    )


def _gift(view: View, kept: Card, receiver: Seat) -> Gift:
    table = view.table
    assert table.taken is not None
    given = other_card(table.taken, kept)
    reserves = [*table.reserves]
    reserves[view.here] = counted((kept,), reserves[view.here])
    reserves[receiver] = counted((given,), reserves[receiver])
    most = reckon(tuple(reserves), table.options.piles).most
    return Gift(kept, receiver, most[kept], most[given])
