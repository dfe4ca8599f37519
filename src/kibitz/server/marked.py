"""Cards in sentences: ⟨SK⟩, the card's name in records between two marks, which a page draws as a card."""

from kibitz.kernel.cards import Card
from kibitz.kernel.rulebook import Write
from kibitz.kernel.scores import Points
from kibitz.locales import Texts


def marked(card: Card) -> str:
    """A card in a sentence: `⟨SK⟩`."""
    return f"⟨{card}⟩"


def writer(texts: Texts) -> Write:
    """Writes the facts of a rulebook's sentence: cards marked, points in the reader's language.

    A number below nothing has a real minus, as arithmetic has it on paper.
    """

    def write(fact: object) -> str:
        if isinstance(fact, Card):
            return marked(fact)
        written = texts.written(fact)
        return written.replace("-", "−", 1) if isinstance(fact, int | Points) else written

    return write
