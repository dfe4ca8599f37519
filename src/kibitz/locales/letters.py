"""The letters of the court cards: those of the records, or those that French cards bear."""

import re
from dataclasses import dataclass
from typing import Final

from kibitz.kernel.cards import Card

RECORDS: Final = "en"
"""Whose letters the records have (docs/records.md)."""

COURTS: Final = {"en": "KQNJ", "fr": "RDCV"}
"""King, queen, knight and jack, by the language whose letters they are.

A card is its suit and then its rank, and no letter stands for two courts: with either choice the
cards of both can be read, `SK` and `SR` alike.
"""


@dataclass(frozen=True)
class Letters:
    """A choice among COURTS. Only words that are a suit and a court change."""

    whose: str = RECORDS

    def card(self, card: Card) -> str:
        """The letters of a card."""
        return self.written(str(card))

    def written(self, text: str) -> str:
        """A text of the records with these letters: `aside SK` is `aside SR` in French ones."""
        return _exchanged(text, COURTS[RECORDS], COURTS[self.whose])

    def read(self, text: str) -> str:
        """The text of the records that a text with these letters means."""
        return _exchanged(text, COURTS[self.whose], COURTS[RECORDS])


def _exchanged(text: str, courts: str, others: str) -> str:
    if courts == others:
        return text
    return re.sub(
        rf"\b([SHDC])([{courts}])\b",
        lambda card: card[1] + others[courts.index(card[2].upper())],
        text,
        flags=re.IGNORECASE,
    )
