"""What can go wrong with the engine; each error carries its parts."""

from collections.abc import Sequence

from kibitz.kernel.errors import KibitzError


class EngineError(KibitzError):
    """The engine is not there, does not fit these sources, or cannot do what is asked."""


class BadArray(EngineError, ValueError):
    """An array of another kind or shape than expected."""

    def __init__(self, name: str, expected: str, found: str) -> None:
        super().__init__(name, expected, found)
        self.name = name
        self.expected = expected
        self.found = found

    def __str__(self) -> str:
        return f"{self.name}: expected {self.expected}, found {self.found}"


class IllegalRow(EngineError, ValueError):
    """An action that a rule forbids in one row of a batch; no row was changed."""

    def __init__(self, row: int, seat: int, action: int, rule: str | None) -> None:
        super().__init__(row, seat, action, rule)
        self.row = row
        self.seat = seat
        self.action = action
        self.rule = rule

    def __str__(self) -> str:
        why = f"rule {self.rule} forbids it" if self.rule else "there is no such action"
        return f"row {self.row}: seat {self.seat} may not do action {self.action}: {why}"


class IllegalEngineAction(EngineError, ValueError):
    """An action that is not legal for that seat now; the state stays as it was."""

    def __init__(self, seat: int, action: int, legal: Sequence[int]) -> None:
        super().__init__(seat, action, legal)
        self.seat = seat
        self.action = action
        self.legal = tuple(legal)

    def __str__(self) -> str:
        expected = ", ".join(map(str, self.legal)) or "nothing, the seat is not to act"
        return f"seat {self.seat} may not do action {self.action}: expected {expected}"
