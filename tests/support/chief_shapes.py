"""Deals and shuffles of Indian Chief that lean on its rare rules: few ranks, few suits, runs."""

from kibitz.games.chief.cards import HAND, RANK, SUIT, Card
from kibitz.games.chief.table import Table
from kibitz.kernel.chance import ChanceAction, ChanceSpec
from kibitz.kernel.shuffle import Stream
from kibitz.kernel.state import AnyState

Order = tuple[Card, ...]


def shaped(spec: ChanceSpec, state: AnyState, stream: Stream) -> ChanceAction:
    """An order of one of these shapes: uniform, by suits, by ranks, in runs."""
    shape = stream.choice((uniform, by_suits, by_ranks, in_runs))
    cards = shape(tuple(map(Card, spec.pack)), stream)
    if spec.word == "deal":
        assert isinstance(state.table, Table)
        cards = in_dealing_order(cards, state.table.seats)
    return ChanceAction(spec.word, cards)


def uniform(cards: Order, stream: Stream) -> Order:
    return stream.shuffled(cards)


def by_suits(cards: Order, stream: Stream) -> Order:
    """Suit after suit: flushes, straight flushes, Doctors of one suit."""
    suits = stream.shuffled(range(4))
    return tuple(sorted(stream.shuffled(cards), key=lambda card: suits[SUIT[card]]))


def by_ranks(cards: Order, stream: Stream) -> Order:
    """Rank after rank: four and five of a kind, Thieves that tie, Beggars that are fed."""
    ranks = stream.shuffled(range(13))
    return tuple(sorted(stream.shuffled(cards), key=lambda card: ranks[RANK[card]]))


def in_runs(cards: Order, stream: Stream) -> Order:
    """Ranks in order over and over, beginning anywhere: straights, Doctors, Lawyers."""
    left = list(stream.shuffled(cards))
    rank = stream.below(13)
    order = []
    while left:
        card = next((card for card in left if RANK[card] == rank), None)
        if card is not None:
            left.remove(card)
            order.append(card)
        rank = (rank + 1) % 13
    return tuple(order)


def in_dealing_order(cards: Order, seats: int) -> Order:
    """The order of a deal that gives the first eight cards to one seat, the next to another."""
    hands = [cards[HAND * seat : HAND * (seat + 1)] for seat in range(seats)]
    return (*(hand[turn] for turn in range(HAND) for hand in hands), *cards[HAND * seats :])
