"""French Tarot in a terminal."""

from collections.abc import Sequence
from typing import Final

from rich.console import Group, RenderableType
from rich.markup import escape
from rich.table import Table as Grid
from rich.text import Text

from kibitz.cli.faces import Reader
from kibitz.games.tarot.cards import DOG, EXCUSE, HAND, PLAIN, TRUMPS, Card, Cards
from kibitz.games.tarot.scoring import UNITS
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
from kibitz.kernel.scores import Points, totals
from kibitz.kernel.seats import Seat

_BETWEEN: Final = {"deal": "about-to-deal", "over": "game-over"}


def picture(view: View, reader: Reader) -> RenderableType:
    """The seats with what they did, the trick, and the hand in rows by suit."""
    table = view.table
    lines: list[RenderableType] = [_seats(view, reader), Text(_contract(table, reader))]
    for label, cards in _open_cards(table, reader):
        lines.append(_labelled(label, reader.faces(cards), reader))
    if table.last is not None:
        last = table.last
        cards_of = _played(last.leader, last.cards, reader) + Text(f"→ {reader.names[last.winner]}")
        lines.append(_labelled(reader.text("tarot-last-trick"), cards_of, reader))
    if table.phase == "play":
        lines.append(_trick(table, reader))
    if view.own is not None and view.own.aside:
        label = reader.text("tarot-you-set-aside")
        lines.append(_labelled(label, reader.faces(view.own.aside), reader))
    if view.own is not None and view.own.hand:
        lines.extend(_hand(view.own.hand, reader))
        lines.extend(map(Text, _reminders(view, reader)))
    return Group(*lines)


def _labelled(label: str, cards: Text, reader: Reader) -> Text:
    return Text.from_markup(reader.text("label", label=escape(label), cards=cards.markup))


def _seats(view: View, reader: Reader) -> Grid:
    """One row a seat: the turn, the name, what it bid, its tricks, its score."""
    table = view.table
    scores, bids = _scores(table), _bids(table)
    grid = Grid.grid(padding=(0, 2))
    for seat, name in enumerate(reader.names):
        bid = bids.get(Seat(seat))
        grid.add_row(
            "▸" if seat in view.to_act else " ",
            Text(name, "bold" if seat == table.taker else ""),
            ", ".join(_roles(table, Seat(seat), reader)),
            "" if bid is None else _bid(bid, reader),
            reader.text("tarot-tricks", tricks=table.tricks[seat]),
            reader.text("tarot-score", score=reader.texts.points(scores[seat])),
        )
    return grid


def _scores(table: Table) -> list[Points]:
    return [Points(score, UNITS) for score in totals(table.slips, SEATS)]


def _bid(name: str, reader: Reader) -> str:
    return reader.text(f"tarot-bid-{name}")


def _roles(table: Table, seat: Seat, reader: Reader) -> list[str]:
    """What the seat is in this deal; between deals, only who deals next."""
    if table.phase == "over":
        return []
    roles = [reader.text("tarot-dealer")] if seat == table.dealer else []
    if seat == table.taker and table.phase != "deal":
        roles.append(reader.text("tarot-taker"))
    return roles


def _bids(table: Table) -> dict[Seat, str]:
    """What each seat has said in this deal."""
    if table.phase in _BETWEEN:
        return {}
    return {Seat((table.dealer + 1 + place) % SEATS): bid for place, bid in enumerate(table.bids)}


def _contract(table: Table, reader: Reader) -> str:
    """Who plays what, or what is happening before that."""
    if table.phase in _BETWEEN:
        return reader.text(_BETWEEN[table.phase])
    if table.taker is None:
        return reader.text("tarot-nobody-bid")
    return reader.text(
        "tarot-highest-bid" if table.phase == "bid" else "tarot-contract",
        contract=_bid(table.contract, reader),
        times=MULTIPLIERS[table.contract],
        seat=reader.names[table.taker],
        slam="yes" if table.slam else "no",
    )


def _open_cards(table: Table, reader: Reader) -> list[tuple[str, Cards]]:
    """What lies or was shown openly, each with its label."""
    if table.phase in _BETWEEN:
        return []
    found = [
        (reader.text("tarot-dog"), table.dog),
        (reader.text("tarot-trumps-aside"), table.shown),
    ]
    for name, cards in zip(reader.names, table.handfuls, strict=True):
        found.append((reader.text("tarot-handful", seat=name), cards))
    return [(label, cards) for label, cards in found if cards]


def _trick(table: Table, reader: Reader) -> Text:
    """The cards on the table, each with who played it."""
    number = reader.text("tarot-trick", number=min(HAND, table.tricks_done + 1))
    if not table.trick:
        lead = Text(reader.text("tarot-to-lead", seat=reader.names[table.leader]))
        return _labelled(number, lead, reader)
    return _labelled(number, _played(table.leader, table.trick, reader), reader)


def _played(leader: Seat, cards: Sequence[Card], reader: Reader) -> Text:
    """The cards of a trick, each after who played it."""
    return Text().join(
        Text.assemble(f"{reader.names[(leader + place) % SEATS]} ", reader.face(card), "   ")
        for place, card in enumerate(cards)
    )


def _hand(hand: Cards, reader: Reader) -> list[Text]:
    """The hand, a row for each plain suit and one for trumps and the Excuse."""
    rows = [hand & suit for suit in PLAIN]
    rows.append(hand & TRUMPS | hand & Cards.of((EXCUSE,)))
    return [Text.assemble("  ", reader.faces(row)) for row in rows if row]


def words(view: View, reader: Reader) -> list[str]:
    """The same, one fact a line."""
    table, names = view.table, reader.names
    lines = [_contract(table, reader)]
    for seat, bid in _bids(table).items():
        lines.append(reader.text("tarot-seat-bid", seat=names[seat], bid=_bid(bid, reader)))
    for label, cards in _open_cards(table, reader):
        lines.append(f"{reader.text('label', label=label, cards=reader.spoken_list(cards))}.")
    if table.phase == "aside" and view.seat != table.taker:
        lines.append(reader.text("tarot-count-aside", count=table.aside))
    if table.last is not None:
        last = reader.spoken_list(table.last.cards)
        winner = names[table.last.winner]
        lines.append(reader.text("tarot-last-trick-of", cards=last, seat=winner))
    if table.phase == "play":
        lines += _trick_in_words(table, reader)
    lines.append(reader.text("tarot-tricks-won", each=reader.each(table.tricks)))
    lines.append(reader.text("scores", each=reader.each(_scores(table))))
    lines += reader.to_act(view)
    if view.own is not None and view.own.aside:
        label, aside = reader.text("tarot-you-set-aside"), reader.spoken_list(view.own.aside)
        lines.append(f"{reader.text('label', label=label, cards=aside)}.")
    return lines + turn_words(view, reader)


def _trick_in_words(table: Table, reader: Reader) -> list[str]:
    names, leader = reader.names, table.leader
    led = reader.text("tarot-trick-led", number=table.tricks_done + 1, seat=names[leader])
    return [led] + [
        reader.text(
            "tarot-seat-played", seat=names[(leader + place) % SEATS], card=reader.spoken(card)
        )
        for place, card in enumerate(table.trick)
    ]


def turn_words(view: View, reader: Reader) -> list[str]:
    """What someone must hear before acting who has heard all that happened: the hand, by suits."""
    if view.own is None or not view.own.hand:
        return []
    hand = view.own.hand
    suits = [reader.spoken_list(hand & suit) for suit in (*PLAIN, TRUMPS) if hand & suit]
    if EXCUSE in hand:
        suits.append(reader.spoken(EXCUSE))
    return [reader.text("your-hand", cards=reader.texts.groups(suits)), *_reminders(view, reader)]


def _reminders(view: View, reader: Reader) -> list[str]:
    """What the taker must not forget: how many cards go aside [4.2], and the Excuse in a slam.

    A taker who announced a slam loses it with the Excuse, unless it is his last card [5.9].
    """
    table = view.table
    if view.seat != table.taker:
        return []
    if table.phase == "aside":
        return [reader.text("tarot-must-set-aside", count=DOG - table.aside)]
    if table.slam and EXCUSE in view.mine.hand and len(view.mine.hand) > 1:
        return [reader.text("tarot-beware")]
    return []


def last(seen: Sequence[Event]) -> Sequence[Event]:
    """The events of the last finished trick; none before the first one of the deal."""
    dealt = max((at for at, event in enumerate(seen) if isinstance(event.fact, Dealt)), default=0)
    won = [at for at, event in enumerate(seen) if at > dealt and isinstance(event.fact, TrickWon)]
    if not won:
        return ()
    played = [at for at in range(won[-1]) if isinstance(seen[at].fact, CardPlayed)]
    return seen[played[-SEATS] : won[-1] + 1]
