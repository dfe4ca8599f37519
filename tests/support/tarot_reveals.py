"""What an act of Tarot makes known, by the rulebook (the deal, the dog, the discard, handfuls, play)."""

from kibitz.games.register import game
from kibitz.kernel.actions import Action
from kibitz.kernel.cards import Card
from kibitz.kernel.chance import ChanceAction
from kibitz.kernel.seats import Actor, Seat
from kibitz.kernel.state import AnyState

SEATS = 4
LAST_CARD = 71


def reveals(
    state: AnyState, actor: Actor, action: Action | ChanceAction, observer: Seat | None
) -> object:
    """The cards that `observer` may know after the act."""
    if isinstance(action, ChanceAction):
        return _deal(state, action, observer)
    own, table = state.own[actor], state.table
    word, *named = game("tarot").actions.text(action, state.view(actor)).split()
    match word:
        case "pass" | "prise" | "garde" | "garde-sans" | "garde-contre":
            contract = table.contract if word == "pass" else word
            shown = len(table.bids) == SEATS - 1 and contract in ("prise", "garde")
            return tuple(state.hidden.dog) if shown else None
        case "aside":
            return named[0] if named[0][0] == "T" else None
        case "slam" | "no-slam":
            return None
        case "handful":
            return named
    holds = Card(own.hand.card.parse(word)) in own.hand
    if sum(map(len, table.fallen)) < LAST_CARD:
        return holds
    taker = state.own[table.taker]
    return holds, tuple(taker.aside), tuple(state.hidden.dog)


def _deal(state: AnyState, action: ChanceAction, observer: Seat | None) -> object:
    """The own hand; and a hand with the Petit as its only trump and no Excuse is shown to all."""
    hands = {
        (state.table.dealer + 1 + place) % SEATS: action.cards[18 * place : 18 * (place + 1)]
        for place in range(SEATS)
    }
    shown = {}
    for seat, hand in hands.items():
        trumps = [name for name in map(str, hand) if name[0] in "TX"]
        if trumps == ["T1"]:
            shown[seat] = sorted(hand)
    own = None if observer is None else sorted(hands[observer])
    return own, shown
