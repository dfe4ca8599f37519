"""Rules of thumb for Rack-O: keep the cards that rise with the most room between them."""

from kibitz.games.racko.actions import Action, Draw, Place, Take, Toss
from kibitz.games.racko.cards import RACK, SLOTS, Cards, Rack, pack, put
from kibitz.games.racko.table import View

HOPELESS = 1e9


def choose(view: View, legal: tuple[Action, ...]) -> Action:
    """The placement that leaves the rack nearest to order, if that is nearer than now."""
    card = view.table.discard if Draw() in legal else view.mine.drawn
    assert card is not None
    rack = view.mine.rack
    live = _live(view)
    distances = {slot: _distance(put(rack, slot, card)[0], live) for slot in SLOTS}
    best = min(SLOTS, key=distances.__getitem__)
    nearer = distances[best] < _distance(rack, live)
    if Draw() in legal:
        return Take(best) if nearer else Draw()
    return Place(best) if nearer else Toss()


def _live(view: View) -> Cards:
    """The cards that may still come: those not in the own rack and not seen to go into another."""
    table = view.table
    held = Cards.of(card for rack in table.known for card in rack if card is not None)
    return Cards.of(pack(table.seats)) - held - Cards.of(view.mine.rack)


def _distance(rack: Rack, live: Cards) -> float:
    """How far the rack is from order: the cheapest choice of cards to keep, in rising order.

    Between two kept cards lie some slots to fill and some live cards that fit there. The shortest
    path from the front of the rack to its back, over the kept cards, adds up what the gaps cost.
    """
    stops = [(-1, -1), *enumerate(rack), (RACK, live.mask.bit_length() + RACK)]
    costs = [0.0]
    for at in range(1, len(stops)):
        slot, card = stops[at]
        costs.append(
            min(
                costs[before] + _gap(slot - stops[before][0] - 1, stops[before][1], card, live)
                for before in range(at)
            )
        )
    return costs[-1]


def _gap(slots: int, low: int, high: int, live: Cards) -> float:
    """What it costs to fill `slots` slots with cards between `low` and `high`."""
    if high <= low:
        return HOPELESS
    if slots == 0:
        return 0
    fitting = (live.mask >> (low + 1) & ((1 << (high - low - 1)) - 1)).bit_count()
    return slots + slots * slots * 4 / fitting if fitting >= slots else HOPELESS
