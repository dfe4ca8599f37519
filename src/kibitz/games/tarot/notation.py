"""The words for actions; a handful names its cards, which only the view of the hand can do."""

from typing import Final, TypeGuard

from kibitz.games.tarot.actions import ASIDES, BIDS, HANDFULS, PLAYS, SLAMS, Action, Handful
from kibitz.games.tarot.cards import Card
from kibitz.games.tarot.declarations import check_handful, handful_cards, showable
from kibitz.games.tarot.table import Own, View
from kibitz.kernel.actions import ActionTable
from kibitz.kernel.errors import IllegalText, NotationError
from kibitz.kernel.game import Violation
from kibitz.kernel.state import AnyView

SIZES: Final = frozenset(handful.size for handful in HANDFULS)


class HandfulNotation:
    """`handful T3 T5 …`: ten, thirteen or fifteen trumps in sorted order."""

    def text(self, action: Action, view: AnyView) -> str | None:
        """The text of a handful that the seat can show; None for anything else."""
        if not isinstance(action, Handful) or not _is_seated(view):
            return None
        cards = handful_cards(view, action)
        return None if cards is None else f"handful {' '.join(map(str, cards))}"

    def parse(self, text: str, view: AnyView) -> Action | None:
        """The handful that `text` names; None for other words. Raises NotationError, IllegalText."""
        word, *names = text.split(" ")
        if word.lower() != "handful" or not _is_seated(view):
            return None
        cards = tuple(map(Card.parse, names))
        if len(cards) not in SIZES:
            raise NotationError(text, "handful and 10, 13 or 15 trumps, from low to high")
        of_size = [handful for handful in HANDFULS if handful.size == len(cards)]
        for handful in of_size:
            if handful_cards(view, handful) == cards:
                return handful
        violation = check_handful(view, of_size[0])
        if violation is None:
            trumps = showable(view, len(cards))
            violation = Violation("5.6", size=len(cards), trumps=trumps)
        raise IllegalText(text, violation)


def _is_seated(view: AnyView) -> TypeGuard[View]:
    return isinstance(view.own, Own)


ACTIONS: Final = ActionTable[Action](
    (*BIDS, *ASIDES, *SLAMS, *HANDFULS, *PLAYS),
    "a bid (pass, prise, garde, garde-sans, garde-contre), aside CARD, slam or no-slam, "
    "handful and its cards, or a card",
    HandfulNotation(),
)
