"""Rules of thumb for Rack-O: keep the cards that rise with the most room between them."""

from kibitz.games.racko.actions import Action, Draw, Place, Take, Toss
from kibitz.games.racko.cards import RACK, SLOTS, Cards, Rack, exchange, pack
from kibitz.games.racko.table import View

HOPELESS = 1e9
UNLIKELY = 0.05  # of a card that nobody expects


def choose(view: View, legal: tuple[Action, ...]) -> Action:
    """The placement that leaves the rack nearest to order, if that is nearer than now."""
    card = view.table.top if Draw() in legal else view.mine.drawn
    assert card is not None
    rack, chances = view.mine.rack, _chances(view)
    distances = {slot: _distance(exchange(rack, slot, card)[0], chances) for slot in SLOTS}
    best = min(SLOTS, key=distances.__getitem__)
    nearer = distances[best] < _distance(rack, chances)
    if Draw() in legal:
        return Take(best) if nearer else Draw()
    return Place(best) if nearer else Toss()


def _chances(view: View) -> list[float]:
    """How likely each card is to come by, summed up from the lowest: those below card n are at n.

    What was thrown away comes again; what was never seen may lie in the draw pile or in a rack. The
    smaller the draw pile, the surer it is that a card still waited for is in somebody's rack: so
    nobody waits for ever.
    """
    table = view.table
    cards = pack(table.seats)
    held = Cards.of(card for rack in table.known for card in rack if card is not None)
    held |= Cards.of(view.mine.rack)
    unseen = Cards.of(cards) - held - table.thrown
    in_pile = table.draw_pile / max(1, len(unseen))
    below = [0.0]
    for card in cards:
        chance = 0.0 if card in held else 1.0 if card in table.thrown else in_pile
        below.append(below[-1] + chance)
    return below


def _distance(rack: Rack, chances: list[float]) -> float:
    """How far the rack is from order: the cheapest choice of cards to keep, in rising order.

    Between two kept cards lie some slots to fill and some cards that fit there. The shortest path
    from the front of the rack to its back, over the kept cards, adds up what the gaps cost.
    """
    stops = [(-1, -1), *enumerate(rack), (RACK, len(chances) - 1)]
    costs = [0.0]
    for at in range(1, len(stops)):
        slot, card = stops[at]
        costs.append(
            min(
                costs[before] + _gap(slot - stops[before][0] - 1, stops[before][1], card, chances)
                for before in range(at)
            )
        )
    return costs[-1]


def _gap(slots: int, low: int, high: int, chances: list[float]) -> float:
    """What it costs to fill `slots` slots with cards between `low` and `high`."""
    if high - low <= slots:
        return HOPELESS
    if slots == 0:
        return 0
    fitting = chances[high] - chances[low + 1]
    return slots + slots * slots * 4 / max(fitting, UNLIKELY)
