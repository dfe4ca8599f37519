"""Shaped deals of Rack-O: racks near order, in order, with runs; short piles come by themselves."""

from kibitz.games.racko.cards import RACK
from kibitz.kernel.chance import ChanceAction, ChanceSpec
from kibitz.kernel.shuffle import Stream
from kibitz.kernel.state import AnyState


def shaped(spec: ChanceSpec, state: AnyState, stream: Stream) -> ChanceAction:  # noqa: ARG001  alike in all games
    """A deal in which some seats have racks that rise but for a few exchanges."""
    order = stream.shuffled(spec.pack)[: spec.count]
    if spec.word != "deal":
        return ChanceAction(spec.word, order)
    seats = (len(order) - 20) // RACK
    racks = [sorted(order[RACK * place : RACK * (place + 1)]) for place in range(seats)]
    for rack in racks:
        for _ in range(stream.choice((0, 1, 1, 2, 2, 3, 8))):
            a, b = stream.below(RACK), stream.below(RACK)
            rack[a], rack[b] = rack[b], rack[a]
    dealt = [rack[RACK - 1 - turn] for turn in range(RACK) for rack in racks]
    return ChanceAction("deal", (*dealt, *order[RACK * seats :]))
