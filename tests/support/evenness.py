"""Whether things came as often as they should: chi-square, at the 99.99 % point."""

from collections import Counter
from collections.abc import Hashable, Mapping


def as_often(found: Counter[Hashable], expected: Mapping[Hashable, float]) -> bool:
    """Whether only expected things were found, neither less evenly nor more evenly than by chance."""
    if not set(found) <= set(expected):
        return False
    square = sum((found[thing] - often) ** 2 / often for thing, often in expected.items())
    freedom = len(expected) - 1
    return abs(square - freedom) < 3.8 * (2 * freedom) ** 0.5 + 10
