"""The marks of Rack-O."""

from dataclasses import dataclass

from kibitz.games.racko.cards import RACK, SLOTS, longest_run, rising_start
from kibitz.games.racko.table import View
from kibitz.server.marks.reader import Reader


@dataclass(frozen=True)
class Marks:
    """Of a view of Rack-O; what is about the own rack is empty for an onlooker."""

    scores: tuple[str, ...]
    target: int
    in_order: tuple[bool, ...]  # for each own slot from 5 to 50: it is part of the rising start
    breaks: tuple[int, ...]  # the slots whose card is lower than the one before
    run: int  # the longest run of the own rack; 0 without one
    changed: tuple[tuple[int, ...], ...]  # by seat: the slots whose card is known to everyone


def marks(view: View, reader: Reader) -> Marks:
    """The marks of `view`."""
    table = view.table
    rack = () if view.own is None else view.own.rack
    start = rising_start(rack) if rack else 0
    return Marks(
        scores=reader.scores(table.slips, table.seats),
        target=table.options.target,
        in_order=tuple(place < start for place in range(RACK)) if rack else (),
        breaks=tuple(SLOTS[at] for at in range(1, len(rack)) if rack[at] < rack[at - 1]),
        run=longest_run(rack) if rack else 0,
        changed=tuple(
            tuple(slot for slot, card in zip(SLOTS, known, strict=True) if card is not None)
            for known in table.known
        ),
    )
