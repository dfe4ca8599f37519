"""What a person types: the words of a record, or short forms that can mean one thing only."""

from collections.abc import Sequence

from kibitz.kernel.errors import NotationError


class Ambiguous(NotationError):
    """A short form that several legal actions begin with."""

    def __init__(self, text: str, candidates: Sequence[str]) -> None:
        super().__init__(text, "more letters")
        self.candidates = tuple(candidates)


def whole_text(typed: str, texts: Sequence[str]) -> str | None:
    """The text that `typed` is, word for word; None if it is none of them."""
    words = typed.lower().split()
    return next((text for text in texts if text.lower().split() == words), None)


def legal_text(typed: str, legal: Sequence[str]) -> str | None:
    """The one legal text that `typed` means; None if it means none of them. Raises Ambiguous.

    In order of preference: the same words in another order; the words without the first one (`h2 h3`
    for `meld H2 H3`); the beginning of each word (`k r g 2` for `keep R give 2`).
    """
    words = typed.lower().split()
    if not words:
        return None
    texts = {text: text.lower().split() for text in legal}
    for means in (_same_cards, _without_first, _begins):
        found = [text for text, full in texts.items() if means(words, full)]
        if len(found) == 1:
            return found[0]
        if found:
            raise Ambiguous(typed, found)
    return None


def _same_cards(words: list[str], full: list[str]) -> bool:
    return words[0] == full[0] and sorted(words) == sorted(full)


def _without_first(words: list[str], full: list[str]) -> bool:
    return len(full) > 1 and sorted(words) == sorted(full[1:])


def _begins(words: list[str], full: list[str]) -> bool:
    """A number must be whole: `take 5` is not the beginning of `take 50`."""
    return len(words) <= len(full) and all(
        long == short or (long.startswith(short) and not short[-1].isdecimal())
        for short, long in zip(words, full, strict=False)
    )
