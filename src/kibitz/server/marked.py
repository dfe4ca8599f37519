"""Cards in sentences: ⟨SK⟩, the card's name in records between two marks, which a page draws as a card."""

from kibitz.kernel.cards import Card
from kibitz.kernel.rulebook import Write
from kibitz.locales import Texts


def marked(card: Card) -> str:
    """A card in a sentence: `⟨SK⟩`."""
    return f"⟨{card}⟩"


def writer(texts: Texts) -> Write:
    """Writes the facts of a rulebook's sentence: cards marked, points in the reader's language."""
    return lambda fact: marked(fact) if isinstance(fact, Card) else texts.written(fact)
