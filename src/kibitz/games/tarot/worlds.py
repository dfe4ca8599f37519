"""The states that a view allows.

The unseen cards lie in up to five places: the hands that the view does not know, and the dog or the
taker's discard. Each place has room for so many cards, and `Table.excluded` says which cards cannot
be there; the law of play has no other memory. Cards that may go to the same places make a group. Of
each group we draw how many of its cards go to each place, with the weight of the number of deals of
all groups together that this leaves (`_ways`, exact whole numbers), and then deal the shuffled group:
so every deal is equally likely. Only the Petit sec [2.3] ties cards of one hand to each other; such a
deal would have been annulled, and it is drawn again, which keeps the others equally likely.
"""

from collections.abc import Iterator
from functools import lru_cache
from math import comb, factorial, prod

from kibitz.games.tarot.cards import DOG, PACK, Card, Cards
from kibitz.games.tarot.deal import is_petit_sec
from kibitz.games.tarot.table import LYING, SEATS, Hidden, Own, State, View
from kibitz.kernel import state
from kibitz.kernel.seats import Seat
from kibitz.kernel.shuffle import WORD_RANGE, Stream

Places = tuple[int, ...]
Room = tuple[int, ...]
Groups = tuple[tuple[int, Places], ...]  # so many cards, and the places they may go to


def resample(view: View, stream: Stream) -> State:
    """A state with this very view; the unseen cards are dealt anew, every deal equally likely."""
    table = view.table
    if table.phase in ("deal", "over"):
        return state.State(view.to_act, table, (Own(),) * SEATS, Hidden())
    while True:
        world = _world(view, _deal(view, stream))
        if not any(is_petit_sec(_dealt_hand(world, Seat(seat))) for seat in range(SEATS)):
            return world


def _world(view: View, dealt: tuple[Cards, ...]) -> State:
    """The state in which the places hold the cards `dealt`, beside what the view knows."""
    table, lying = view.table, dealt[LYING]
    has_discard = table.taker is not None and table.aside > 0
    own = []
    for seat in range(SEATS):
        if view.own is not None and seat == view.seat:
            own.append(view.own)
        else:
            aside = lying | table.shown if has_discard and seat == table.taker else Cards()
            own.append(Own(dealt[seat], aside))
    hidden = Hidden() if table.dog else Hidden(lying)
    return state.State(view.to_act, table, tuple(own), hidden)


def _dealt_hand(world: State, seat: Seat) -> Cards:
    """The 18 cards that the seat was dealt."""
    own, table = world.own[seat], world.table
    hand = own.hand | own.aside | table.fallen[seat]
    return hand - table.dog if seat == table.taker else hand


def _deal(view: View, stream: Stream) -> tuple[Cards, ...]:
    """The unseen cards, dealt to the four hands and the place apart."""
    room = _room(view)
    groups: dict[Places, list[Card]] = {}
    for card in _unseen(view):
        places = tuple(
            place
            for place, out in enumerate(view.table.excluded)
            if room[place] and card not in out
        )
        groups.setdefault(places, []).append(card)
    dealt = [0] * len(room)
    order = sorted(groups, key=lambda places: (len(places), places))
    left: Groups = tuple((len(groups[places]), places) for places in order)
    for places in order:
        split = _drawn_split(left, room, stream)
        cards = iter(stream.shuffled(groups[places]))
        for place, count in zip(places, split, strict=True):
            dealt[place] |= Cards.of(next(cards) for _ in range(count)).mask
        room = _less(room, places, split)
        left = left[1:]
    return tuple(map(Cards, dealt))


def _room(view: View) -> Room:
    """How many unseen cards lie in each of the five places."""
    table = view.table
    hands = (0 if seat == view.seat else table.hand_size(Seat(seat)) for seat in range(SEATS))
    if not table.dog:
        lying = DOG
    else:
        lying = 0 if view.seat == table.taker else table.aside - len(table.shown)
    return (*hands, lying)


def _unseen(view: View) -> Cards:
    """The cards that the view does not place."""
    seen = view.table.shown
    for cards in view.table.fallen:
        seen |= cards
    if view.own is not None:
        seen |= view.own.hand | view.own.aside
    return PACK - seen


def _drawn_split(groups: Groups, room: Room, stream: Stream) -> tuple[int, ...]:
    """How many cards of the first group go to each of its places, drawn by the number of deals."""
    number = _below(_ways(groups, room), stream)
    for split, ways in _splits(groups, room):
        number -= ways
        if number < 0:
            return split
    raise AssertionError("the ways of the splits add up to all ways")


@lru_cache(maxsize=1 << 16)
def _ways(groups: Groups, room: Room) -> int:
    """In how many ways the groups fill the room exactly."""
    if not groups:
        return 1
    if len(groups) == 1:  # the last group fills what is left
        count, places = groups[0]
        if sum(room[place] for place in places) < count:
            return 0
        return factorial(count) // prod(factorial(room[place]) for place in places)
    return sum(ways for _, ways in _splits(groups, room))


def _splits(groups: Groups, room: Room) -> Iterator[tuple[tuple[int, ...], int]]:
    """Each way to share out the first group by numbers, and how many deals of all groups have it."""
    count, places = groups[0]
    for split in _shares(count, tuple(room[place] for place in places)):
        ways, left = 1, count
        for share in split:
            ways *= comb(left, share)
            left -= share
        ways *= _ways(groups[1:], _less(room, places, split))
        if ways:
            yield split, ways


def _shares(count: int, room: Room) -> Iterator[tuple[int, ...]]:
    """Every way to share `count` between places with that room."""
    if not room:
        if count == 0:
            yield ()
        return
    first, *others = room
    rest = tuple(others)
    for share in range(max(0, count - sum(rest)), min(count, first) + 1):
        for shares in _shares(count - share, rest):
            yield (share, *shares)


def _less(room: Room, places: Places, split: tuple[int, ...]) -> Room:
    """The room left when each of `places` has taken its share."""
    left = list(room)
    for place, share in zip(places, split, strict=True):
        left[place] -= share
    return tuple(left)


def _below(n: int, stream: Stream) -> int:
    """A uniform whole number from 0 to n - 1, for any n: the stream itself ends at 2^32."""
    words = -(-n.bit_length() // 32)
    limit = WORD_RANGE**words // n * n
    while True:
        number = 0
        for _ in range(words):
            number = number * WORD_RANGE + stream.below(WORD_RANGE)
        if number < limit:
            return number % n
