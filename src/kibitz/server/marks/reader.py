"""What marks need to know of their reader: words and numbers in the language."""

from dataclasses import dataclass

from kibitz.kernel.rulebook import Rulebook
from kibitz.kernel.scores import Amount, Points, Slip, totals
from kibitz.locales import Texts


@dataclass(frozen=True)
class Reader:
    """The rulebook and the texts in the reader's language, and how many units make a point."""

    rulebook: Rulebook
    texts: Texts
    units: int

    def points(self, amount: Amount) -> str:
        """An amount of score in points."""
        return self.texts.points(Points(amount, self.units))

    def scores(self, slips: tuple[Slip, ...], seats: int) -> tuple[str, ...]:
        """What each seat has scored in all `slips`, in points."""
        return tuple(map(self.points, totals(slips, seats)))
