"""French Tarot in a terminal."""

from collections.abc import Sequence
from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from kibitz.cli.faces import face, faces, spoken, spoken_list
from kibitz.games.tarot.cards import EXCUSE, HAND, PLAIN, TRUMPS, Card, Cards
from kibitz.games.tarot.table import (
    MULTIPLIERS,
    SEATS,
    CardPlayed,
    Dealt,
    Table,
    TrickWon,
    View,
)
from kibitz.kernel.events import Event
from kibitz.kernel.scores import point_text, totals
from kibitz.kernel.seats import Seat

_BIDS: Final = {
    "pass": "pass",
    "prise": "Prise",
    "garde": "Garde",
    "garde-sans": "Garde sans",
    "garde-contre": "Garde contre",
}
_BETWEEN: Final = {"deal": "The cards are about to be dealt.", "over": "The game is over."}


def picture(view: View, names: Sequence[str]) -> RenderableType:
    """The seats with what they did, the trick, and the hand in rows by suit."""
    table = view.table
    lines: list[RenderableType] = [_seats(view, names), Text(_contract(table, names))]
    for label, cards in _open_cards(table, names):
        lines.append(Text.assemble(f"{label}: ", faces(cards)))
    if table.last is not None:
        last = table.last
        winner = f"→ {names[last.winner]}"
        lines.append(Text("Last trick: ") + _played(last.leader, last.cards, names) + Text(winner))
    if table.phase == "play":
        lines.append(_trick(table, names))
    if view.own is not None and view.own.aside:
        lines.append(Text.assemble("You set aside: ", faces(view.own.aside)))
    if view.own is not None and view.own.hand:
        lines.extend(_hand(view.own.hand))
        lines.extend(map(Text, _warning(view)))
    return Group(*lines)


def _seats(view: View, names: Sequence[str]) -> Grid:
    """One row a seat: the turn, the name, what it bid, its tricks, its score."""
    table = view.table
    scores, bids = totals(table.slips, SEATS), _bids(table)
    grid = Grid.grid(padding=(0, 2))
    for seat, name in enumerate(names):
        grid.add_row(
            "▸" if seat in view.to_act else " ",
            Text(name, "bold" if seat == table.taker else ""),
            ", ".join(_roles(table, Seat(seat))),
            _BIDS.get(bids.get(Seat(seat), ""), ""),
            f"tricks {table.tricks[seat]}",
            f"score {point_text(scores[seat], 2)}",
        )
    return grid


def _roles(table: Table, seat: Seat) -> list[str]:
    """What the seat is in this deal; between deals, only who deals next."""
    if table.phase == "over":
        return []
    roles = ["dealer"] if seat == table.dealer else []
    return [*roles, "taker"] if seat == table.taker and table.phase != "deal" else roles


def _bids(table: Table) -> dict[Seat, str]:
    """What each seat has said in this deal."""
    if table.phase in _BETWEEN:
        return {}
    return {Seat((table.dealer + 1 + place) % SEATS): bid for place, bid in enumerate(table.bids)}


def _contract(table: Table, names: Sequence[str]) -> str:
    """Who plays what, or what is happening before that."""
    if table.phase in _BETWEEN:
        return _BETWEEN[table.phase]
    if table.taker is None:
        return "Nobody has bid yet."
    times = MULTIPLIERS[table.contract]
    slam = ", slam announced" if table.slam else ""
    who = "Highest bid so far" if table.phase == "bid" else "Contract"
    needs = "56, 51, 41 or 36 points with 0, 1, 2 or 3 bouts"
    return f"{who}: {_BIDS[table.contract]} × {times}, {names[table.taker]}{slam}. Needs {needs}."


def _open_cards(table: Table, names: Sequence[str]) -> list[tuple[str, Cards]]:
    """What lies or was shown openly, each with its label."""
    if table.phase in _BETWEEN:
        return []
    found = [("Dog", table.dog), ("Trumps set aside", table.shown)]
    found += [(f"Handful ({names[seat]})", cards) for seat, cards in enumerate(table.handfuls)]
    return [(label, cards) for label, cards in found if cards]


def _trick(table: Table, names: Sequence[str]) -> Text:
    """The cards on the table, each with who played it."""
    trick = Text(f"Trick {min(HAND, table.tricks_done + 1)}: ")
    if not table.trick:
        return trick + Text(f"{names[table.leader]} to lead")
    return trick + _played(table.leader, table.trick, names)


def _played(leader: Seat, cards: Sequence[Card], names: Sequence[str]) -> Text:
    """The cards of a trick, each after who played it."""
    return Text().join(
        Text.assemble(f"{names[(leader + place) % SEATS]} ", face(card), "   ")
        for place, card in enumerate(cards)
    )


def _hand(hand: Cards) -> list[Text]:
    """The hand, a row for each plain suit and one for trumps and the Excuse."""
    rows = [hand & suit for suit in PLAIN]
    rows.append(hand & TRUMPS | hand & Cards.of((EXCUSE,)))
    return [Text.assemble("  ", faces(row)) for row in rows if row]


def words(view: View, names: Sequence[str]) -> list[str]:
    """The same, one fact a line."""
    table = view.table
    lines = [_contract(table, names)]
    lines += [f"{names[seat]}: {_BIDS[bid]}." for seat, bid in _bids(table).items()]
    lines += [f"{label}: {spoken_list(cards)}." for label, cards in _open_cards(table, names)]
    if table.phase == "aside":
        lines.append(f"Cards set aside: {table.aside} of 6.")
    if table.last is not None:
        last = table.last
        lines.append(f"Last trick: {spoken_list(last.cards)}. {names[last.winner]} won it.")
    if table.phase == "play":
        lines.append(f"Trick {table.tricks_done + 1}, led by {names[table.leader]}.")
        for place, card in enumerate(table.trick):
            lines.append(f"{names[(table.leader + place) % SEATS]} played {spoken(card)}.")
    won = ", ".join(f"{name} {table.tricks[seat]}" for seat, name in enumerate(names))
    lines.append(f"Tricks won: {won}.")
    scores = totals(table.slips, SEATS)
    each = ", ".join(f"{name} {point_text(scores[seat], 2)}" for seat, name in enumerate(names))
    lines.append(f"Scores: {each}.")
    lines += [f"{names[seat]} to act." for seat in range(SEATS) if seat in view.to_act]
    if view.own is not None and view.own.aside:
        lines.append(f"You set aside: {spoken_list(view.own.aside)}.")
    return lines + turn_words(view, names)


def turn_words(view: View, names: Sequence[str]) -> list[str]:  # noqa: ARG001  alike in all games
    """What someone must hear before acting who has heard all that happened: the hand, by suits."""
    if view.own is None or not view.own.hand:
        return []
    suits = [spoken_list(view.own.hand & suit) for suit in (*PLAIN, TRUMPS) if view.own.hand & suit]
    if EXCUSE in view.own.hand:
        suits.append(spoken(EXCUSE))
    return [f"Your hand: {'; '.join(suits)}.", *_warning(view)]


def _warning(view: View) -> list[str]:
    """A taker who announced a slam loses it with the Excuse, unless it is his last card [5.9]."""
    table = view.table
    if (
        table.slam
        and view.seat == table.taker
        and EXCUSE in view.mine.hand
        and len(view.mine.hand) > 1
    ):
        return ["Beware: the Excuse wins only as your last card, and you announced a slam."]
    return []


def last(seen: Sequence[Event]) -> Sequence[Event]:
    """The events of the last finished trick; none before the first one of the deal."""
    dealt = max((at for at, event in enumerate(seen) if isinstance(event.fact, Dealt)), default=0)
    won = [at for at, event in enumerate(seen) if at > dealt and isinstance(event.fact, TrickWon)]
    if not won:
        return ()
    played = [at for at in range(won[-1]) if isinstance(seen[at].fact, CardPlayed)]
    return seen[played[-SEATS] : won[-1] + 1]
