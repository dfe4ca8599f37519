"""What a seat can do in Tarot: 184 actions, numbered in the order of a deal.

0–4 the bids, 5–82 `aside` for each card, 83–84 `no-slam` and `slam`, 85–105 the handfuls (nine
places to begin for ten trumps, six for thirteen, six for fifteen), 106–183 the cards played.
"""

from dataclasses import dataclass
from typing import Final, cast

from kibitz.games.tarot.cards import EXCUSE, KINGS, PACK, TRUMPS, Card, Cards
from kibitz.games.tarot.table import View
from kibitz.kernel import actions
from kibitz.kernel.errors import NotationError
from kibitz.kernel.state import AnyView


@dataclass(frozen=True)
class Bid(actions.Action):
    """Passes, or bids a contract."""

    name: str

    def __str__(self) -> str:
        return self.name


@dataclass(frozen=True)
class Aside(actions.Action):
    """Sets a card aside after taking the dog."""

    card: Card

    def __str__(self) -> str:
        return f"aside {self.card}"


@dataclass(frozen=True)
class Slam(actions.Action):
    """Says whether a slam is announced."""

    announced: bool

    def __str__(self) -> str:
        return "slam" if self.announced else "no-slam"


@dataclass(frozen=True)
class Handful(actions.Action):
    """Shows `size` trumps: a run in the list of those that the seat could show, from place `start`.

    The list is in the hand, so the cards are named by the view; see `showable` and `handful_cards`.
    """

    size: int
    start: int

    def __str__(self) -> str:
        return f"handful {self.size} from {self.start + 1}"


@dataclass(frozen=True)
class Play(actions.Action):
    """Plays a card to the trick."""

    card: Card

    def __str__(self) -> str:
        return str(self.card)


Action = Bid | Aside | Slam | Handful | Play

SINGLE: Final = 10
DOUBLE: Final = 13
TRIPLE: Final = 15

BIDS: Final = tuple(map(Bid, ("pass", "prise", "garde", "garde-sans", "garde-contre")))
ASIDES: Final = tuple(map(Aside, PACK))
SLAMS: Final = (Slam(announced=False), Slam(announced=True))
HANDFULS: Final = tuple(
    Handful(size, start)
    for size, starts in ((SINGLE, 9), (DOUBLE, 6), (TRIPLE, 6))
    for start in range(starts)
)
PLAYS: Final = tuple(map(Play, PACK))


def showable(view: View, size: int) -> Cards:
    """The numbered trumps that the seat could show in a handful of that size.

    They are those of the hand; for the triple, a taker with four kings adds the trumps that he had
    to set aside openly [5.8].
    """
    hand = view.mine.hand
    trumps = hand & TRUMPS
    if size == TRIPLE and view.seat == view.table.taker and not KINGS - hand:
        return trumps | view.table.shown
    return trumps


def handful_cards(view: View, handful: Handful) -> tuple[Card, ...] | None:
    """The cards that `handful` shows, sorted; None if the seat has too few for it.

    The Excuse fills one missing place, and only if all the trumps are shown [5.7].
    """
    trumps = tuple(showable(view, handful.size))
    if len(trumps) == handful.size - 1 and EXCUSE in view.mine.hand:
        trumps = (*trumps, EXCUSE)
    cards = trumps[handful.start : handful.start + handful.size]
    return cards if len(cards) == handful.size else None


class _HandfulNotation:
    """A handful is written with its cards: `handful T3 T5 …`."""

    def text(self, action: Action, view: AnyView) -> str | None:
        if not isinstance(action, Handful) or view.own is None:
            return None
        cards = handful_cards(cast(View, view), action)
        return None if cards is None else f"handful {' '.join(map(str, cards))}"

    def parse(self, text: str, view: AnyView) -> Action | None:
        word, *names = text.split(" ")
        if word.lower() != "handful" or view.own is None:
            return None
        cards = tuple(map(Card.parse, names))
        for handful in HANDFULS:
            if handful.size == len(cards) and handful_cards(cast(View, view), handful) == cards:
                return handful
        trumps = showable(cast(View, view), len(cards))
        raise NotationError(
            text, f"10, 13 or 15 neighbours out of {trumps or 'trumps held'}, from low to high"
        )


ACTIONS: Final = actions.ActionTable[Action](
    (*BIDS, *ASIDES, *SLAMS, *HANDFULS, *PLAYS),
    "a bid (pass, prise, garde, garde-sans, garde-contre), aside CARD, slam or no-slam, "
    "handful and its cards, or a card",
    _HandfulNotation(),
)
