"""The words for actions; a meld names its cards, which only the view of the hand can do."""

from collections import Counter
from typing import Final

from kibitz.games.chief.actions import MELDS, NO_STEAL, PLACES, STEALS, Action, Meld
from kibitz.games.chief.cards import HAND, Card, Cards
from kibitz.games.chief.table import Own
from kibitz.kernel.actions import ActionTable
from kibitz.kernel.errors import IllegalText, NotationError
from kibitz.kernel.game import Violation
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
        """The meld that `text` names; None for other words.

        Raises NotationError for cards out of order, IllegalText for cards that are not held.
        """
        word, *names = text.split(" ")
        if word.lower() != "meld":
            return None
        hand = _hand(view)
        cards = tuple(map(Card.parse, names))
        missing = Counter(cards) - Counter(hand)
        if missing:
            raise IllegalText(text, Violation("3.5", cards=tuple(sorted(missing)), hand=hand))
        places = place = 0
        for card in cards:
            while place < len(hand) and hand[place] != card:
                place += 1
            if place == len(hand):
                held = " ".join(map(str, hand))
                raise NotationError(text, f"the cards in the order of the hand: {held}")
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
