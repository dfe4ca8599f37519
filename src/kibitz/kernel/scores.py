"""Scores: the lines that add up to them, each citing its rule."""

from dataclasses import dataclass

from kibitz.kernel.seats import Seat

Amount = int  # in the game's units of score; `Game.units` of them make a point


@dataclass(frozen=True)
class ScoreLine:
    """One line of a slip: the rule that gives it, what each seat gets by it, and the terms of the sum.

    The label and the arithmetic are the rule's sentences in the rulebook, with `facts` put in.
    """

    rule: str
    amounts: tuple[Amount, ...]
    seat: Seat | None  # whose line it is, even if it is worth nothing; None: it is between seats
    facts: tuple[tuple[str, object], ...]

    def __init__(
        self, rule: str, amounts: tuple[Amount, ...], seat: Seat | None = None, /, **facts: object
    ) -> None:
        object.__setattr__(self, "rule", rule)
        object.__setattr__(self, "amounts", amounts)
        object.__setattr__(self, "seat", seat)
        object.__setattr__(self, "facts", tuple(facts.items()))


def seat_line(rule: str, seat: int, amount: Amount, seats: int, /, **facts: object) -> ScoreLine:
    """The line by which one of `seats` seats scores and the others do not."""
    amounts = (*(0,) * seat, amount, *(0,) * (seats - seat - 1))
    return ScoreLine(rule, amounts, Seat(seat), **facts)


@dataclass(frozen=True, slots=True)
class Slip:
    """The score of one deal or round: its number from 1, and its lines."""

    number: int
    lines: tuple[ScoreLine, ...]

    def totals(self, seats: int) -> tuple[Amount, ...]:
        """What each of `seats` seats scored in this deal or round."""
        return _sums([line.amounts for line in self.lines], seats)


def totals(slips: tuple[Slip, ...], seats: int) -> tuple[Amount, ...]:
    """What each seat has scored in all `slips` together."""
    return _sums([line.amounts for slip in slips for line in slip.lines], seats)


def _sums(rows: list[tuple[Amount, ...]], seats: int) -> tuple[Amount, ...]:
    return tuple(map(sum, zip(*rows, strict=True))) if rows else (0,) * seats


@dataclass(frozen=True, slots=True)
class Result:
    """A finished game: one score a seat in the game's units, all winning seats, and the slips.

    The lines of the slips add up to the scores.
    """

    scores: tuple[Amount, ...]
    winners: tuple[Seat, ...]
    slips: tuple[Slip, ...]


def leaders(scores: tuple[int, ...]) -> tuple[Seat, ...]:
    """The seats with the highest score, ascending."""
    best = max(scores)
    return tuple(Seat(seat) for seat, score in enumerate(scores) if score == best)


@dataclass(frozen=True, slots=True)
class Points:
    """An amount of score as a text names it, in points."""

    amount: Amount
    units: int  # in a point

    def __str__(self) -> str:
        """Exact, without a superfluous point: `58`, `-25.5`."""
        whole, rest = divmod(abs(self.amount), self.units)
        sign = "-" if self.amount < 0 else ""
        return f"{sign}{whole}" + (f".{rest * 10 // self.units}" if rest else "")
