"""Indian Chief in a terminal."""

from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from kibitz.cli.faces import Reader
from kibitz.games.chief.actions import Meld, Steal
from kibitz.games.chief.cards import SUIT, SUITS, Cards
from kibitz.games.chief.meld import SIZES
from kibitz.games.chief.scoring import ROUNDS
from kibitz.games.chief.table import Own, Table, View
from kibitz.games.chief.theft import ATTEMPTS
from kibitz.kernel.scores import totals

_OPEN: Final = "·"  # a meld that is still to be laid; a place where nothing lies


def picture(view: View, reader: Reader) -> RenderableType:
    """The score sheet, a column a meld; the melds on the table; the own hand by suits."""
    table = view.table
    parts: list[RenderableType] = [Text(line) for line in _where(table, reader)]
    parts += [Text(), _sheet(view, reader)]
    if any(table.melds):
        parts += [Text(), _melds(table, reader)]
    if view.own is not None and view.own.hand:
        hand = f"{reader.text('your-hand-label')}  "
        parts += [Text(), Text.assemble(hand, _by_suits(view.own.hand, reader))]
        if view.own.sealed is not None:
            chose = f"{reader.text('chief-you-chose')}  "
            parts.append(Text.assemble(chose, Text.from_markup(_chosen(view.own, reader))))
    return Group(*parts)


def _where(table: Table, reader: Reader) -> list[str]:
    """The round, the dealer and the stock; then what is going on, unless melds are chosen."""
    dealer = reader.names[table.options.dealer]
    if table.phase == "deal":
        return [reader.text("about-to-deal"), reader.text("chief-dealer", dealer=dealer)]
    if table.phase == "over":
        return [reader.text("game-over")]
    lines = [
        reader.text(
            "chief-round", round=table.round, rounds=ROUNDS, dealer=dealer, stock=table.stock
        )
    ]
    if table.phase == "theft":
        lines.append(_thieves(table, reader))
    if table.phase == "refill":
        lines.append(reader.text("chief-refill", seat=reader.names[table.next_card]))
    return lines


def _thieves(table: Table, reader: Reader) -> str:
    """Whose theft it is; tied Thieves have several attempts [7.8]."""
    thieves = table.thieves[0]
    names = ", ".join(reader.names[seat] for seat in thieves)
    if len(thieves) == 1:
        return reader.text("chief-thief", thieves=names)
    return reader.text("chief-thieves", thieves=names, attempt=table.attempt, attempts=ATTEMPTS)


def _sheet(view: View, reader: Reader) -> Grid:
    table = view.table
    grid = Grid(box=None, padding=(0, 1), pad_edge=False)
    grid.add_column("")
    for size in SIZES:
        grid.add_column(f"{reader.text(f'chief-meld-{size}')}\n{size}", justify="right")
    grid.add_column(reader.text("total-label"), justify="right")
    scores = totals(table.slips, table.seats)
    for seat, name in enumerate(reader.names):
        points = _points(table, seat)
        laid = [str(points.get(size, _OPEN)) for size in SIZES]
        whose = ("▸ " if seat in view.to_act else "  ") + name
        grid.add_row(whose, *laid, Text(str(scores[seat]), "bold"))
    return grid


def _points(table: Table, seat: int) -> dict[int, int]:
    """What each meld that the seat has laid has scored, by its size."""
    scored = (slip.totals(table.seats)[seat] for slip in table.slips)
    return dict(zip(table.used[seat], scored, strict=True))


def _melds(table: Table, reader: Reader) -> Grid:
    grid = Grid(box=None, padding=(0, 1), pad_edge=False)
    grid.add_column("")
    grid.add_column(reader.text("chief-on-the-table"))
    for name, meld in zip(reader.names, table.melds, strict=True):
        grid.add_row(f"  {name}", reader.faces(meld) if meld else Text(_OPEN))
    return grid


def _by_suits(hand: Cards, reader: Reader) -> Text:
    suits = [[card for card in hand if SUIT[card] == suit] for suit in range(len(SUITS))]
    return Text("   ").join(reader.faces(cards) for cards in suits if cards)


def _chosen(own: Own, reader: Reader) -> str:
    match own.sealed:
        case Meld():
            return reader.faces(own.sealed.split(own.hand)[0]).markup
        case Steal(seat, card):
            return _to_steal(reader.markup(card), seat, reader)
    return reader.text("chief-to-steal-nothing")


def _to_steal(card: str, seat: int, reader: Reader) -> str:
    return reader.text("chief-to-steal", card=card, seat=reader.names[seat])


def words(view: View, reader: Reader) -> list[str]:
    """The same, one fact a line."""
    table = view.table
    lines = _where(table, reader)
    scores = totals(table.slips, table.seats)
    for seat, name in enumerate(reader.names):
        laid = _laid(table, seat, reader)
        lines.append(reader.text("chief-seat-laid", seat=name, score=scores[seat], melds=laid))
        to_lay = _to_lay(table, seat, reader)
        lines.append(reader.text("chief-seat-to-lay", seat=name, melds=to_lay))
    lines += reader.to_act(view)
    return lines + turn_words(view, reader)


def turn_words(view: View, reader: Reader) -> list[str]:
    """What someone must hear before acting who has heard all that happened."""
    table = view.table
    lines = [
        reader.text("chief-seat-on-table", seat=name, cards=reader.spoken_list(meld))
        for name, meld in zip(reader.names, table.melds, strict=True)
        if meld
    ]
    if view.own is not None and view.own.hand:
        lines.append(reader.text("your-hand", cards=reader.spoken_list(view.own.hand)))
        if table.phase == "meld":
            to_lay = _to_lay(table, view.here, reader)
            lines.append(reader.text("chief-you-have-to-lay", melds=to_lay))
        if view.own.sealed is not None:
            choice = _chosen_in_words(view.own, reader)
            lines.append(reader.text("chief-you-chose-in-words", choice=choice))
    return lines


def _laid(table: Table, seat: int, reader: Reader) -> str:
    """The melds that a seat has laid, each with what it scored."""
    laid = [
        reader.text("chief-meld-points", meld=reader.text(f"chief-meld-{size}"), points=points)
        for size, points in sorted(_points(table, seat).items())
    ]
    return ", ".join(laid) or reader.text("nothing")


def _to_lay(table: Table, seat: int, reader: Reader) -> str:
    """The melds that a seat has left, each with the number of its cards."""
    left = [
        reader.text("chief-meld-cards", meld=reader.text(f"chief-meld-{size}"), size=size)
        for size in SIZES
        if size not in table.used[seat]
    ]
    return ", ".join(left) or reader.text("nothing")


def _chosen_in_words(own: Own, reader: Reader) -> str:
    match own.sealed:
        case Meld():
            return reader.spoken_list(own.sealed.split(own.hand)[0])
        case Steal(seat, card):
            return _to_steal(reader.spoken(card), seat, reader)
    return reader.text("chief-to-steal-nothing")
