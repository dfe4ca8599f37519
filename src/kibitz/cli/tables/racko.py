"""Rack-O in a terminal."""

from collections.abc import Mapping

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from kibitz.cli.faces import Reader
from kibitz.games.racko.cards import SLOTS, Card, Rack
from kibitz.games.racko.table import View
from kibitz.kernel.scores import totals
from kibitz.kernel.seats import Seat

_BAR = 30


def picture(view: View, reader: Reader) -> RenderableType:
    """The rack as slats, longer bars for higher cards; the piles; what was seen of the other racks."""
    table = view.table
    if table.discard is None:
        return Text(reader.text("racko-nothing-dealt"))
    scores = totals(table.slips, table.seats)
    seats = Text("   ").join(
        Text(f"{'▸ ' if seat in view.to_act else ''}{name} {scores[seat]}")
        for seat, name in enumerate(reader.names)
    )
    piles = Text.assemble(
        f"{reader.text('racko-discard')} ",
        reader.face(table.discard),
        f"   {reader.text('racko-draw-pile', cards=table.draw_pile)}",
    )
    others = _others(view, reader)
    if view.own is None or not view.own.rack:
        return Group(seats, *others, piles)
    if view.own.drawn is not None:
        drew = f"   {reader.text('racko-you-drew')} "
        piles.append_text(Text.assemble(drew, reader.face(view.own.drawn)))
    return Group(seats, *others, _slats(view.own.rack, 20 + 10 * table.seats, reader), piles)


def _seen(view: View) -> Mapping[Seat, Mapping[int, Card]]:
    """The cards that went openly into the others' racks and are there still, by slot."""
    racks = {
        Seat(seat): {slot: card for slot, card in zip(SLOTS, rack, strict=True) if card is not None}
        for seat, rack in enumerate(view.table.known)
        if seat != view.seat
    }
    return {seat: cards for seat, cards in racks.items() if cards}


def _others(view: View, reader: Reader) -> list[Grid]:
    """The others' racks as far as they were seen, a row each; nothing if none was."""
    seen = _seen(view)
    if not seen:
        return []
    grid = Grid.grid(padding=(0, 1))
    grid.add_row(*(Text(str(slot), "dim") for slot in ("", *SLOTS)))
    for seat, cards in seen.items():
        row = (reader.face(cards[slot]) if slot in cards else Text("·", "dim") for slot in SLOTS)
        grid.add_row(Text(reader.names[seat]), *row)
    return [grid]


def _slats(rack: Rack, highest: int, reader: Reader) -> Grid:
    grid = Grid.grid(padding=(0, 1))
    grid.add_column(justify="right", style="dim")
    grid.add_column(justify="right")
    grid.add_column()
    for slot, card in reversed(tuple(zip(SLOTS, rack, strict=True))):
        bar = Text("▬" * _length(card, highest), "cyan")
        grid.add_row(reader.text("racko-slot", slot=slot), reader.face(card), bar)
    return grid


def _length(card: Card, highest: int) -> int:
    return max(1, (card + 1) * _BAR // highest)


def words(view: View, reader: Reader) -> list[str]:
    """The same, one fact a line."""
    table = view.table
    if table.discard is None:
        return [reader.text("racko-nothing-dealt")]
    scores = reader.each(totals(table.slips, table.seats))
    seen = [
        reader.text("racko-seen", seat=reader.names[seat], cards=_in_slots(cards, reader))
        for seat, cards in _seen(view).items()
    ]
    return [reader.text("scores", each=scores), *seen, *turn_words(view, reader)]


def _in_slots(cards: Mapping[int, Card], reader: Reader) -> str:
    return ", ".join(
        reader.text("racko-in-slot", card=reader.spoken(card), slot=slot)
        for slot, card in cards.items()
    )


def turn_words(view: View, reader: Reader) -> list[str]:
    """What someone must hear before acting who has heard all that happened."""
    table = view.table
    discard = reader.spoken(table.top)
    lines = [reader.text("racko-piles", discard=discard, cards=table.draw_pile)]
    if view.own is not None and view.own.rack:
        lines.append(reader.text("racko-your-rack", cards=reader.spoken_list(view.own.rack)))
        if view.own.drawn is not None:
            lines.append(reader.text("racko-you-drew-card", card=reader.spoken(view.own.drawn)))
    return lines
