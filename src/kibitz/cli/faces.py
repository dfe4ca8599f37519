"""How cards and texts look to the one who reads the table.

A card is a symbol and the letters that one types, with colour only on top of both.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Final

from rich.text import Text

from kibitz.kernel.cards import Card
from kibitz.kernel.scores import Points
from kibitz.kernel.seats import CHANCE
from kibitz.kernel.state import AnyView
from kibitz.locales import Texts, texts

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


@dataclass(frozen=True)
class Reader:
    """Who reads the table: what the seats are called there, and the texts."""

    names: Sequence[str]
    texts: Texts = field(default_factory=texts)

    def text(self, message: str, **values: str | int) -> str:
        """The message of cli.ftl with `values` in it."""
        return self.texts.text(message, **values)

    def face(self, card: Card) -> Text:
        """The card as a picture shows it: `♠SK`, `T21`, `★X`, `●R`, `24`."""
        name = str(card)
        marks = _SUITS if len(name) > 1 or name == "X" else _COLOURS
        symbol, style = marks.get(name[0], ("", "bold"))
        return Text(symbol + self.texts.letters.card(card), style)

    def faces(self, cards: Iterable[Card]) -> Text:
        """The cards with a blank between them."""
        return Text(" ").join(map(self.face, cards))

    def markup(self, card: Card) -> str:
        """The card as a picture shows it, to stand in a line with other markup."""
        return self.face(card).markup

    def spoken(self, card: Card) -> str:
        """The card in words: `king of spades (SK)`."""
        return self.texts.spoken(card)

    def spoken_list(self, cards: Iterable[Card]) -> str:
        """The cards in words, with commas; `nothing` if there are none."""
        return ", ".join(map(self.spoken, cards)) or self.text("nothing")

    def to_act(self, view: AnyView) -> list[str]:
        """A sentence for each seat that is to act."""
        seats = sorted(seat for seat in view.to_act if seat != CHANCE)
        return [self.text("to-act", seat=self.names[seat]) for seat in seats]

    def each(self, amounts: Iterable[Points | int]) -> str:
        """What everyone has, in the order of the seats: `Ada 12, Ben 7`."""
        return ", ".join(
            f"{name} {self.texts.written(amount)}"
            for name, amount in zip(self.names, amounts, strict=True)
        )
