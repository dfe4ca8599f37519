"""What the server counts, in the text form of Prometheus. Nothing here names a table, a person or a card."""

from bisect import bisect_left
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from itertools import chain
from typing import Final

BUCKETS: Final = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0)

Samples = Mapping[str, list[str]]
"""The lines of one worker, by what they begin with: what is counted, how, and why."""


class Count:
    """A number that only grows, by the value of one label."""

    kind = "counter"

    def __init__(self, name: str, help: str, label: str) -> None:
        self.name = name
        self.help = help
        self._label = label
        self._counts: Counter[str] = Counter()

    def add(self, value: str) -> None:
        """One more."""
        self._counts[value] += 1

    def lines(self, worker: str) -> Iterator[str]:
        """Its text."""
        for value, count in sorted(self._counts.items()):
            yield _line(self.name, count, **{self._label: value}, worker=worker)


class Gauge:
    """A number that goes up and down."""

    kind = "gauge"

    def __init__(self, name: str, help: str) -> None:
        self.name = name
        self.help = help
        self.value = 0

    def lines(self, worker: str) -> Iterator[str]:
        """Its text."""
        yield _line(self.name, self.value, worker=worker)


class Durations:
    """How long something took, in seconds, counted in buckets."""

    kind = "histogram"

    def __init__(self, name: str, help: str) -> None:
        self.name = name
        self.help = help
        self._counts = [0] * (len(BUCKETS) + 1)
        self._sum = 0.0

    def add(self, seconds: float) -> None:
        """One more."""
        self._counts[bisect_left(BUCKETS, seconds)] += 1
        self._sum += seconds

    def lines(self, worker: str) -> Iterator[str]:
        """Its text."""
        total = 0
        for bound, count in zip((*BUCKETS, "+Inf"), self._counts, strict=True):
            total += count
            yield _line(f"{self.name}_bucket", total, le=str(bound), worker=worker)
        yield _line(f"{self.name}_sum", f"{self._sum:.6f}", worker=worker)
        yield _line(f"{self.name}_count", total, worker=worker)


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

    def samples(self, worker: str) -> Samples:
        """All of it, each line with the label of the worker."""
        parts = (
            self.requests, self.tables, self.refusals, self.messages, self.connections,
            self.answers,
        )  # fmt: skip
        return {_head(part): list(part.lines(worker)) for part in parts}


def exposition(workers: Iterable[Samples]) -> str:
    """The text of what some workers have counted, each thing in one place as the form demands."""
    together: dict[str, list[str]] = {}
    for head, lines in chain.from_iterable(samples.items() for samples in workers):
        together.setdefault(head, []).extend(lines)
    return "".join(f"{line}\n" for head, lines in together.items() for line in (head, *lines))


def _head(part: Count | Gauge | Durations) -> str:
    return f"# HELP {part.name} {part.help}\n# TYPE {part.name} {part.kind}"


def _line(name: str, value: int | str, **labels: str) -> str:
    written = ",".join(f'{label}="{each}"' for label, each in labels.items())
    return f"{name}{{{written}}} {value}"
