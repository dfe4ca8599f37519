"""What a seat can do in Tarot: 184 actions, numbered in the order of a deal.

0–4 the bids, 5–82 `aside` for each card, 83–84 `no-slam` and `slam`, 85–105 the handfuls (nine
places to begin for ten trumps, six for thirteen, six for fifteen), 106–183 the cards played.
"""

from dataclasses import dataclass
from typing import Final

from kibitz.games.tarot.cards import PACK, Card
from kibitz.kernel import actions


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

    The list is in the hand, so the cards are named by the view; see notation.
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
