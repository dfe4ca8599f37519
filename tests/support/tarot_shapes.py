"""Deals of Tarot that lean on its rare rules: the Petit alone, long trumps, four kings, slams."""

from kibitz.games.tarot.cards import (
    DOG,
    EXCUSE,
    HAND,
    KINGS,
    PACK,
    PETIT,
    PLAIN,
    TRUMPS,
    Card,
    named,
)
from kibitz.kernel.chance import ChanceAction, ChanceSpec
from kibitz.kernel.shuffle import Stream
from kibitz.kernel.state import AnyState

SEATS = 4
Held = list[Card]


def shaped(spec: ChanceSpec, state: AnyState, stream: Stream) -> ChanceAction:  # noqa: ARG001  the dealer does not matter
    """A deal in which one hand, and perhaps the dog, has one of these shapes."""
    shapes = (nothing, petit_alone, long_trumps, kings_and_trumps, winners, losers, voids)
    held, dog = stream.choice(shapes)(stream)
    rest = [card for card in stream.shuffled(PACK) if card not in held and card not in dog]
    while len(held) < HAND:
        held.append(rest.pop())
    while len(dog) < DOG:
        dog.append(rest.pop())
    hands = [rest[:HAND], rest[HAND : 2 * HAND], rest[2 * HAND :]]
    hands.insert(stream.below(SEATS), held)
    return ChanceAction(spec.word, (*(card for hand in hands for card in hand), *dog))


def nothing(_: Stream) -> tuple[Held, Held]:
    """A uniform deal."""
    return [], []


def petit_alone(stream: Stream) -> tuple[Held, Held]:
    """A hand with the Petit as its only trump, half the time with the Excuse."""
    suit_cards = [card for suit in PLAIN for card in suit]
    held = [PETIT, *stream.shuffled(suit_cards)[: HAND - 1]]
    if stream.below(2):
        held[-1] = EXCUSE
    return held, []


def long_trumps(stream: Stream) -> tuple[Held, Held]:
    """Nine to eighteen trumps in one hand: handfuls, with the Excuse or without."""
    trumps = list(stream.shuffled(tuple(TRUMPS))[: 9 + stream.below(10)])
    if stream.below(2):
        trumps[-1] = EXCUSE
    return trumps, []


def kings_and_trumps(stream: Stream) -> tuple[Held, Held]:
    """Three or four kings and trumps for the rest, more of them in the dog: trumps are set aside."""
    kings = list(stream.shuffled(tuple(KINGS))[: 3 + stream.below(2)])
    trumps = list(stream.shuffled((*TRUMPS, EXCUSE)))
    many = HAND - len(kings)
    return kings + trumps[:many], trumps[many : many + stream.below(DOG + 1)]


def winners(stream: Stream) -> tuple[Held, Held]:
    """A hand that can win every trick, the Excuse or the Petit last."""
    held = named("T21 T20 T19 T18 T17 T16 T15 T14 T13 T12 T11 T10 SK SQ HK HQ")
    ends = named("T1 X DK CK")
    return [*held, *stream.shuffled(tuple(ends))[:2]], []


def losers(stream: Stream) -> tuple[Held, Held]:
    """A hand that hardly wins a trick, perhaps with the Excuse, for slams by the defence."""
    low = [card for suit in PLAIN for card in tuple(suit)[:7]]
    held = list(stream.shuffled(low)[: HAND - 1])
    return [*held, EXCUSE] if stream.below(2) else held, []


def voids(stream: Stream) -> tuple[Held, Held]:
    """A hand of two suits and a few trumps: it ruffs and overruffs from the start."""
    first, second = stream.shuffled(PLAIN)[:2]
    trumps = stream.shuffled(tuple(TRUMPS))[: 3 + stream.below(5)]
    return [*trumps, *stream.shuffled((*first, *second))[: HAND - len(trumps)]], []
