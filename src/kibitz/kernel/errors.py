"""What can go wrong: small errors by cause, each carrying its parts.

The sentence that a person reads is made from the parts; where a rule was broken it comes from the
rulebook, in the reader's language.
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from kibitz.kernel.game import Violation
    from kibitz.kernel.seats import Actor, Seat


class KibitzError(Exception):
    """The root of every error that Kibitz raises on purpose."""


class Problem(str):
    """What is wrong, as an English clause; its code and facts are for other languages.

    A fact may be a problem itself: what was expected.
    """

    __slots__ = ("code", "facts")
    code: str
    facts: dict[str, "str | int | Problem"]

    @classmethod
    def of(cls, code: str, clause: str, **facts: "str | int | Problem") -> "Problem":
        """The problem of that code; `clause` names its facts in braces."""
        problem = cls(clause.format(**facts))
        problem.code = code
        problem.facts = facts
        return problem


class NotationError(KibitzError, ValueError):
    """Text that is no action, or no card, of the game."""

    def __init__(self, text: str, expected: str) -> None:
        super().__init__(text, expected)
        self.text = text
        self.expected = expected

    def __str__(self) -> str:
        return f"“{self.text}” is not understood: expected {self.expected}"


class UnknownAction(KibitzError, ValueError):
    """A value that stands in no table of the game's actions, or an action by the wrong actor."""

    def __init__(self, action: object) -> None:
        super().__init__(action)
        self.action = action

    def __str__(self) -> str:
        return f"{type(self.action).__name__} is no action of this game for who is to act"


class IllegalAction(KibitzError):
    """An action that a rule forbids to that seat now."""

    def __init__(self, seat: "Seat", action: object, violation: "Violation") -> None:
        super().__init__(seat, action, violation)
        self.seat = seat
        self.action = action
        self.violation = violation

    def __str__(self) -> str:
        return f"seat {self.seat} may not do that: rule {self.violation.rule}"


class IllegalText(KibitzError):
    """Text that names cards which a rule forbids to the seat, and for which there is no action."""

    def __init__(self, text: str, violation: "Violation") -> None:
        super().__init__(text, violation)
        self.text = text
        self.violation = violation

    def __str__(self) -> str:
        return f"“{self.text}” may not be done: rule {self.violation.rule}"


class IllegalChance(KibitzError):
    """A deal or shuffle that does not hold the cards it must hold."""

    def __init__(self, text: str, expected: str) -> None:
        super().__init__(text, expected)
        self.text = text
        self.expected = expected

    def __str__(self) -> str:
        return f"{self.text}: expected {self.expected}"


class NotYourTurn(KibitzError):
    """An action by someone who is not to act."""

    def __init__(self, actor: "Actor | None", to_act: "frozenset[Actor]") -> None:
        super().__init__(actor, to_act)
        self.actor = actor
        self.to_act = to_act

    def __str__(self) -> str:
        return f"{name_of(self.actor)} is not to act now: {names_of(self.to_act)} to act"


class GameOver(KibitzError):
    """An action after the last score of the game."""

    def __str__(self) -> str:
        return "the game is over"


class BadSetup(KibitzError, ValueError):
    """A number of seats or options that the game does not have; lists every reason."""

    def __init__(self, reasons: Sequence[str]) -> None:
        super().__init__(reasons)
        self.reasons = tuple(reasons)

    def __str__(self) -> str:
        return "; ".join(self.reasons)


def name_of(actor: "Actor | None") -> str:
    """The name of an actor in a sentence: `seat 2`, `chance (*)`, `an onlooker`."""
    if actor is None:
        return "an onlooker"
    return "chance (*)" if actor == "*" else f"seat {actor}"


def names_of(actors: "frozenset[Actor]") -> str:
    """The names of `actors`, seats ascending, joined for a sentence."""
    return " and ".join(sorted(map(name_of, actors))) or "nobody"
