"""Cards in a terminal: a symbol and the letters that one types, with colour only on top of both."""

from collections.abc import Iterable
from typing import Final

from rich.text import Text

from kibitz.kernel.cards import Card
from kibitz.locales import texts

_SUITS: Final = {
    "S": ("♠", "bold"),
    "H": ("♥", "bold red"),
    "D": ("♦", "bold yellow"),
    "C": ("♣", "bold green"),
    "T": ("", "bold cyan"),
    "X": ("★", "bold magenta"),
}
_COLOURS: Final = {
    "R": ("●", "bold red"),
    "O": ("▲", "bold dark_orange"),
    "Y": ("★", "bold yellow"),
    "G": ("■", "bold green"),
    "B": ("◆", "bold blue"),
    "P": ("✚", "bold magenta"),
}


def face(card: Card) -> Text:
    """The card as a picture shows it: `♠SK`, `T21`, `★X`, `●R`, `24`."""
    name = str(card)
    marks = _SUITS if len(name) > 1 or name == "X" else _COLOURS
    symbol, style = marks.get(name[0], ("", "bold"))
    return Text(symbol + name, style)


def faces(cards: Iterable[Card]) -> Text:
    """The cards with a blank between them."""
    return Text(" ").join(map(face, cards))


def spoken(card: Card) -> str:
    """The card in words: `king of spades (SK)`."""
    return texts().spoken(card)


def spoken_list(cards: Iterable[Card]) -> str:
    """The cards in words, with commas; `nothing` if there are none."""
    return ", ".join(map(spoken, cards)) or texts().text("nothing")
