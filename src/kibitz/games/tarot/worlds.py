"""The states that a view allows.

The unseen cards lie in up to five places: the hands that the view does not know, and the dog or the
taker's discard. Each place has room for so many cards, and `Table.excluded` says which cards cannot
be there. `ways` deals the cards by that, every deal equally likely. Only the Petit sec [2.3] ties
cards of one hand to each other: such a deal would have been annulled, so it is dealt again, which
keeps the others equally likely. Choices prove nothing: bids are free and handfuls optional [5.3].
"""

from kibitz.games.tarot.cards import DOG, NONE, PACK, Card, Cards
from kibitz.games.tarot.deal import is_petit_sec
from kibitz.games.tarot.table import LYING, SEATS, Hidden, Own, State, View
from kibitz.games.tarot.ways import Group, Places, Room, drawn
from kibitz.kernel import state
from kibitz.kernel.seats import Seat
from kibitz.kernel.shuffle import Stream


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
    own = []
    for seat in range(SEATS):
        if view.own is not None and seat == view.seat:
            own.append(view.own)
        else:
            discards = table.dog and seat == table.taker
            own.append(Own(dealt[seat], lying | table.shown if discards else NONE))
    return state.State(view.to_act, table, tuple(own), Hidden(NONE if table.dog else lying))


def _dealt_hand(world: State, seat: Seat) -> Cards:
    """The 18 cards that the seat was dealt."""
    own, table = world.own[seat], world.table
    hand = own.hand | own.aside | table.fallen[seat]
    return hand - table.dog if seat == table.taker else hand


def _deal(view: View, stream: Stream) -> tuple[Cards, ...]:
    """The unseen cards, dealt to the four hands and the place apart."""
    room = _room(view)
    groups = _groups(view, room)
    alike: dict[tuple[Places, ...], list[int]] = {}  # places open to the same groups are one
    for place, space in enumerate(room):
        if space:
            alike.setdefault(tuple(group for group in groups if place in group), []).append(place)
    merged = tuple(alike.values())
    merged_groups = tuple(
        Group(len(cards), tuple(at for at, places in enumerate(merged) if places[0] in group))
        for group, cards in groups.items()
    )
    merged_room = tuple(sum(room[place] for place in places) for places in merged)
    decks = [list(stream.shuffled(cards)) for cards in groups.values()]
    heaps: list[list[Card]] = [[] for _ in merged]
    for group, at, count in drawn(merged_groups, merged_room, stream):
        heaps[at].extend(decks[group].pop() for _ in range(count))
    dealt = [NONE] * len(room)
    for heap, places in zip(heaps, merged, strict=True):
        cards = iter(stream.shuffled(heap))
        for place in places:
            dealt[place] = Cards.of(next(cards) for _ in range(room[place]))
    return tuple(dealt)


def _room(view: View) -> Room:
    """How many unseen cards lie in each of the five places."""
    table = view.table
    hands = (0 if seat == view.seat else table.hand_size(Seat(seat)) for seat in range(SEATS))
    if view.seat == table.taker and table.dog:
        return (*hands, 0)
    return (*hands, table.aside - len(table.shown) if table.dog else DOG)


def _groups(view: View, room: Room) -> dict[Places, list[Card]]:
    """The unseen cards by the places where they can be."""
    seen = view.table.shown
    for fallen in view.table.fallen:
        seen |= fallen
    if view.own is not None:
        seen |= view.own.hand | view.own.aside
    groups: dict[Places, list[Card]] = {}
    for card in PACK - seen:
        places = tuple(
            place
            for place, out in enumerate(view.table.excluded)
            if room[place] and card not in out
        )
        groups.setdefault(places, []).append(card)
    return groups
