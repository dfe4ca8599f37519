"""Indian Chief in a terminal."""

from collections.abc import Sequence
from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from kibitz.cli.faces import faces, spoken, spoken_list
from kibitz.games.chief.actions import Meld, Steal
from kibitz.games.chief.cards import SUIT, SUITS, Cards
from kibitz.games.chief.meld import SIZES
from kibitz.games.chief.scoring import ROUNDS
from kibitz.games.chief.table import Own, Table, View
from kibitz.games.chief.theft import ATTEMPTS
from kibitz.kernel.scores import totals

_NAMES: Final = ("Thief", "Beggar", "Poor", "Lawyer", "Rich", "Doctor", "Chief")
_OPEN: Final = "·"  # a meld that is still to be laid; a place where nothing lies


def picture(view: View, names: Sequence[str]) -> RenderableType:
    """The score sheet, a column a meld; the melds on the table; the own hand by suits."""
    table = view.table
    parts: list[RenderableType] = [Text(line) for line in _where(table, names)]
    parts += [Text(), _sheet(view, names)]
    if any(table.melds):
        parts += [Text(), _melds(table, names)]
    if view.own is not None and view.own.hand:
        parts += [Text(), Text.assemble("Your hand  ", _by_suits(view.own.hand))]
        if view.own.sealed is not None:
            parts.append(Text.assemble("You chose  ", _chosen(view.own, names)))
    return Group(*parts)


def _where(table: Table, names: Sequence[str]) -> list[str]:
    """The round, the dealer and the stock; then what is going on, unless melds are chosen."""
    dealer = f"Dealer: {names[table.options.dealer]}."
    if table.phase == "deal":
        return [f"The cards are about to be dealt. {dealer}"]
    if table.phase == "over":
        return ["The game is over."]
    lines = [f"Round {table.round} of {ROUNDS}. {dealer} Stock: {table.stock} cards."]
    if table.phase == "theft":
        thieves = table.thieves[0]
        tied = f" together, attempt {table.attempt} of {ATTEMPTS}" if len(thieves) > 1 else ""
        lines.append(f"Thieves: {' and '.join(names[seat] for seat in thieves)} choose{tied}.")
    if table.phase == "refill":
        lines.append(f"The stock is empty; the next card goes to {names[table.next_card]}.")
    return lines


def _sheet(view: View, names: Sequence[str]) -> Grid:
    table = view.table
    grid = Grid(box=None, padding=(0, 1), pad_edge=False)
    grid.add_column("")
    for size, name in zip(SIZES, _NAMES, strict=True):
        grid.add_column(f"{name}\n{size}", justify="right")
    grid.add_column("total", justify="right")
    scores = totals(table.slips, table.seats)
    for seat, name in enumerate(names):
        points = _points(table, seat)
        laid = [str(points.get(size, _OPEN)) for size in SIZES]
        whose = ("▸ " if seat in view.to_act else "  ") + name
        grid.add_row(whose, *laid, Text(str(scores[seat]), "bold"))
    return grid


def _points(table: Table, seat: int) -> dict[int, int]:
    """What each meld that the seat has laid has scored, by its size."""
    scored = (slip.totals(table.seats)[seat] for slip in table.slips)
    return dict(zip(table.used[seat], scored, strict=True))


def _melds(table: Table, names: Sequence[str]) -> Grid:
    grid = Grid(box=None, padding=(0, 1), pad_edge=False)
    grid.add_column("")
    grid.add_column("On the table")
    for name, meld in zip(names, table.melds, strict=True):
        grid.add_row(f"  {name}", faces(meld) if meld else Text(_OPEN))
    return grid


def _by_suits(hand: Cards) -> Text:
    suits = [[card for card in hand if SUIT[card] == suit] for suit in range(len(SUITS))]
    return Text("   ").join(faces(cards) for cards in suits if cards)


def _chosen(own: Own, names: Sequence[str]) -> Text:
    match own.sealed:
        case Meld():
            return faces(own.sealed.split(own.hand)[0])
        case Steal(seat, card):
            return Text.assemble("to steal ", faces((card,)), f" from {names[seat]}")
    return Text("to steal nothing")


def words(view: View, names: Sequence[str]) -> list[str]:
    """The same, one fact a line."""
    table = view.table
    lines = _where(table, names)
    scores = totals(table.slips, table.seats)
    for seat, name in enumerate(names):
        points = _points(table, seat)
        laid = [f"{_NAMES[size - 1]} {points[size]}" for size in SIZES if size in points]
        lines.append(f"{name}: score {scores[seat]}. Laid: {', '.join(laid) or 'nothing'}.")
        lines.append(f"{name}, to lay: {_to_lay(table, seat)}.")
    lines.extend(f"To act: {names[seat]}." for seat in sorted(view.to_act, key=str) if seat != "*")
    return lines + turn_words(view, names)


def turn_words(view: View, names: Sequence[str]) -> list[str]:
    """What someone must hear before acting who has heard all that happened."""
    table = view.table
    lines: list[str] = []
    if any(table.melds):
        melds = zip(names, table.melds, strict=True)
        lines.extend(f"On the table, {name}: {spoken_list(meld)}." for name, meld in melds if meld)
    if view.own is not None and view.own.hand:
        lines.append(f"Your hand: {spoken_list(view.own.hand)}.")
        if table.phase == "meld":
            lines.append(f"You have to lay: {_to_lay(table, view.here)}.")
        if view.own.sealed is not None:
            lines.append(f"You chose {_chosen_in_words(view.own, names)}.")
    return lines


def _to_lay(table: Table, seat: int) -> str:
    """The melds that a seat has left, each with the number of its cards."""
    left = [f"{_NAMES[size - 1]} ({size})" for size in SIZES if size not in table.used[seat]]
    return ", ".join(left) or "nothing"


def _chosen_in_words(own: Own, names: Sequence[str]) -> str:
    match own.sealed:
        case Meld():
            return spoken_list(own.sealed.split(own.hand)[0])
        case Steal(seat, card):
            return f"to steal {spoken(card)} from {names[seat]}"
    return "to steal nothing"
