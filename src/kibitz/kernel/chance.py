"""Chance: what it must supply, and what it supplied.

Chance is an actor like any seat. Its action carries the outcome itself, not a seed, so that a
record replays without a generator and a test can deal whatever it likes.
"""

from collections import Counter
from dataclasses import dataclass
from typing import cast

from kibitz.kernel.cards import C, Card
from kibitz.kernel.errors import IllegalChance, NotationError
from kibitz.kernel.shuffle import Stream


@dataclass(frozen=True, slots=True)
class ChanceAction:
    """Cards in the order in which chance brings them: `deal …`, `shuffle …`, `cut …`."""

    word: str
    cards: tuple[Card, ...]

    def of(self, kind: type[C]) -> tuple[C, ...]:
        """The cards, which are of that kind: the game's own."""
        assert not self.cards or isinstance(self.cards[0], kind)
        return cast("tuple[C, ...]", self.cards)


@dataclass(frozen=True, slots=True)
class ChanceSpec:
    """What chance must supply: `count` cards out of `pack` (sorted), every order equally likely."""

    word: str
    pack: tuple[Card, ...]
    count: int

    def draw(self, seed: bytes, number: int) -> ChanceAction:
        """The outcome for a game's seed; `number` counts the game's acts of chance from 1.

        It is the shuffle of the pack by the stream named `<word> <number>`, cut off after `count`.
        """
        order = Stream(seed, f"{self.word} {number}").shuffled(self.pack)
        return ChanceAction(self.word, order[: self.count])

    def check(self, action: ChanceAction) -> None:
        """Raises IllegalChance unless `action` is an outcome of this."""
        if action.word != self.word:
            raise IllegalChance(f"“{action.word}”", f"“{self.word}” now")
        if len(action.cards) != self.count:
            raise IllegalChance(f"{self.word} of {len(action.cards)} cards", f"{self.count} cards")
        # The usual case, the whole pack; as bytes because small whole numbers sort fastest.
        if sorted(bytes(action.cards)) == list(bytes(self.pack)):
            return
        spare = Counter(self.pack)
        for card in action.cards:
            if spare[card] == 0:
                raise IllegalChance(
                    f"{card} is once too often in the {self.word}", "only cards that are there"
                )
            spare[card] -= 1


@dataclass(frozen=True, slots=True)
class ChanceNotation:
    """How a game writes the cards of chance: a blank between them, or nothing (`separator`)."""

    card: type[Card]
    separator: str = " "

    def text(self, action: ChanceAction) -> str:
        """The words of the record: `deal S3 H3 …`."""
        return f"{action.word} {self.separator.join(map(str, action.cards))}"

    def parse(self, text: str) -> ChanceAction:
        """The act of chance that `text` writes, in any case. Raises NotationError."""
        words = text.split()
        if len(words) < 2 or (not self.separator and len(words) > 2):
            between = "separated by blanks" if self.separator else "without blanks"
            raise NotationError(text, f"a word and the cards, {between}")
        word, *rest = words
        names = rest if self.separator else list(rest[0])
        return ChanceAction(word.lower(), tuple(map(self.card.parse, names)))
