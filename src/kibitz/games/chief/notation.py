"""The words for actions; a meld names its cards, which only the view of the hand can do."""

from typing import Final

from kibitz.games.chief.actions import MELDS, NO_STEAL, PLACES, STEALS, Action, Meld
from kibitz.games.chief.cards import HAND, Card, Cards
from kibitz.games.chief.table import Own
from kibitz.kernel.actions import ActionTable
from kibitz.kernel.errors import NotationError
from kibitz.kernel.state import AnyView


class HandNotation:
    """`meld S4 H4 DK`: cards in sorted order; of two equal ones the left one is named first."""

    def text(self, action: Action, view: AnyView) -> str | None:
        """The text of a meld from the hand in view; None for other actions, or without a hand."""
        hand = _hand(view)
        if not isinstance(action, Meld) or action.places >> len(hand):
            return None
        return f"meld {' '.join([str(hand[place]) for place in PLACES[action.places]])}"

    def parse(self, text: str, view: AnyView) -> Meld | None:
        """The meld that `text` names; None for other words. Raises NotationError."""
        word, *names = text.split(" ")
        if word.lower() != "meld":
            return None
        hand = _hand(view)
        places = place = 0
        for card in map(Card.parse, names):
            while place < len(hand) and hand[place] != card:
                place += 1
            if place == len(hand):
                held = " ".join(map(str, hand))
                raise NotationError(text, f"cards of the hand, each once and in its order: {held}")
            places |= 1 << place
            place += 1
        if not 1 <= len(names) < HAND:
            raise NotationError(text, "meld and one to seven cards of the hand")
        return Meld(places)


def _hand(view: AnyView) -> Cards:
    return view.own.hand if isinstance(view.own, Own) else ()


ACTIONS: Final = ActionTable[Action](
    (*MELDS, *(steal for steals in STEALS for steal in steals), NO_STEAL),
    "meld CARDS, steal SEAT CARD or no-steal",
    HandNotation(),
)
