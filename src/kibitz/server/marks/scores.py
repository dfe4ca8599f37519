"""What every game's marks have: the scores so far."""

from kibitz.kernel.scores import Slip, point_text, totals


def score_texts(slips: tuple[Slip, ...], seats: int, units: int) -> tuple[str, ...]:
    """What each seat has scored so far, in points."""
    return tuple(point_text(score, units) for score in totals(slips, seats))
