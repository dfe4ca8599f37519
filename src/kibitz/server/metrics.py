"""What the server counts, in the text form of Prometheus. Nothing here names a table, a person or a card."""

from bisect import bisect_left
from collections import Counter
from collections.abc import Iterator
from typing import Final

BUCKETS: Final = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0)


class Count:
    """A number that only grows, by the value of one label."""

    def __init__(self, name: str, help: str, label: str) -> None:
        self.name = name
        self.help = help
        self.label = label
        self._counts: Counter[str] = Counter()

    def add(self, value: str) -> None:
        """One more."""
        self._counts[value] += 1

    def lines(self) -> Iterator[str]:
        """Its text."""
        yield from _head(self.name, self.help, "counter")
        for value, count in sorted(self._counts.items()):
            yield f'{self.name}{{{self.label}="{value}"}} {count}'


class Gauge:
    """A number that goes up and down."""

    def __init__(self, name: str, help: str) -> None:
        self.name = name
        self.help = help
        self.value = 0

    def lines(self) -> Iterator[str]:
        """Its text."""
        yield from _head(self.name, self.help, "gauge")
        yield f"{self.name} {self.value}"


class Durations:
    """How long something took, in seconds, counted in buckets."""

    def __init__(self, name: str, help: str) -> None:
        self.name = name
        self.help = help
        self._counts = [0] * (len(BUCKETS) + 1)
        self._sum = 0.0

    def add(self, seconds: float) -> None:
        """One more."""
        self._counts[bisect_left(BUCKETS, seconds)] += 1
        self._sum += seconds

    def lines(self) -> Iterator[str]:
        """Its text."""
        yield from _head(self.name, self.help, "histogram")
        total = 0
        for bound, count in zip((*BUCKETS, "+Inf"), self._counts, strict=True):
            total += count
            yield f'{self.name}_bucket{{le="{bound}"}} {total}'
        yield f"{self.name}_sum {self._sum:.6f}"
        yield f"{self.name}_count {total}"


class Metrics:
    """All that one worker counts."""

    def __init__(self) -> None:
        self.requests = Count("kibitz_http_requests_total", "Answers to HTTP requests.", "status")
        self.tables = Count("kibitz_tables_opened_total", "Tables opened.", "game")
        self.refusals = Count("kibitz_refusals_total", "Things refused over sockets.", "code")
        self.messages = Count("kibitz_messages_total", "Messages over sockets.", "way")
        self.connections = Gauge("kibitz_connections", "Sockets open now.")
        self.answers = Durations(
            "kibitz_answer_seconds", "From a message over a socket to its answer."
        )

    def text(self) -> str:
        """All of it."""
        parts = (
            self.requests, self.tables, self.refusals, self.messages, self.connections,
            self.answers,
        )  # fmt: skip
        return "\n".join(line for part in parts for line in part.lines()) + "\n"


def _head(name: str, help: str, kind: str) -> Iterator[str]:
    yield f"# HELP {name} {help}"
    yield f"# TYPE {name} {kind}"
