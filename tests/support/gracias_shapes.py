"""Deals of Gracias that lean on its rare rules: piles, ties, colours that one seat has."""

from kibitz.games.gracias.cards import COLOURS, OF_EACH, PACK
from kibitz.kernel.cards import Card
from kibitz.kernel.chance import ChanceAction, ChanceSpec
from kibitz.kernel.shuffle import Stream
from kibitz.kernel.state import AnyState


def shaped(spec: ChanceSpec, state: AnyState, stream: Stream) -> ChanceAction:
    """A deal of one of these shapes: uniform, blocks, few colours, rows, pairs."""
    shape = stream.choice((uniform, blocks, few_colours, rows, pairs))
    cards = shape(state, stream)
    assert sorted(cards) == sorted(PACK)
    return ChanceAction(spec.word, cards)


def uniform(_: AnyState, stream: Stream) -> tuple[Card, ...]:
    return stream.shuffled(PACK)


def blocks(_: AnyState, stream: Stream) -> tuple[Card, ...]:
    """Whole colours one after the other: reserves of one colour, and trios of one colour."""
    return tuple(colour for colour in stream.shuffled(COLOURS) for _ in range(OF_EACH))


def few_colours(_: AnyState, stream: Stream) -> tuple[Card, ...]:
    """Two, three or four colours are in play, the others stay at the bottom: long stacks."""
    order = stream.shuffled(COLOURS)
    few = 2 + stream.below(3)
    top = stream.shuffled([colour for colour in order[:few] for _ in range(OF_EACH)])
    return (*top, *stream.shuffled([colour for colour in order[few:] for _ in range(OF_EACH)]))


def rows(state: AnyState, stream: Stream) -> tuple[Card, ...]:
    """Each row that is laid has one colour as far as the colours go: everybody gets the same."""
    seats = len(state.own)
    left = dict.fromkeys(COLOURS, OF_EACH)
    laid: list[Card] = []
    while whole := [colour for colour in COLOURS if left[colour] >= seats]:
        colour = stream.choice(whole)
        left[colour] -= seats
        laid += [colour] * seats
    return (*laid, *(colour for colour in COLOURS for _ in range(left[colour])))


def pairs(state: AnyState, stream: Stream) -> tuple[Card, ...]:
    """Both open cards of every trio have the same colour, as far as the colours go."""
    seats = len(state.own)
    pack = [*stream.shuffled(PACK)]
    laid, pack = pack[: 2 * seats], pack[2 * seats :]
    for _ in range(4):
        twins = [colour for colour in COLOURS for _ in range(pack.count(colour) // 2)]
        row = [*stream.shuffled(twins)[:seats]]
        laid += row + row
        for colour in row + row:
            pack.remove(colour)
        laid, pack = laid + pack[:seats], pack[seats:]
    return (*laid, *pack)
