"""The time: that of the machine, or one that a test moves."""

import time
from typing import Final, Protocol

HOUR: Final = 3600
"""Seconds."""


class Clock(Protocol):
    """The time, so that tests need not wait for it."""

    def wall_ms(self) -> int:
        """Milliseconds since 1970."""

    def seconds(self) -> float:
        """Seconds since some moment, never going back."""


class SystemClock:
    """The time of this machine."""

    def wall_ms(self) -> int:
        """See Clock."""
        return time.time_ns() // 1_000_000

    def seconds(self) -> float:
        """See Clock."""
        return time.monotonic()
