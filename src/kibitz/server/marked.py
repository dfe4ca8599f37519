"""Cards in sentences: ⟨SK⟩, the card's name in records between two marks, which a page draws as a card."""

from collections.abc import Sequence

from kibitz.kernel.cards import Card, CardSet


def marked(card: Card) -> str:
    """A card in a sentence: `⟨SK⟩`."""
    return f"⟨{card}⟩"


def marked_facts(facts: Sequence[tuple[str, object]]) -> dict[str, object]:
    """The facts of a sentence of the rulebook, their cards marked."""
    return {name: _marked(value) for name, value in facts}


def _marked(value: object) -> object:
    if isinstance(value, Card):
        return marked(value)
    if isinstance(value, tuple | CardSet):
        return tuple(_marked(each) for each in value)
    return value
