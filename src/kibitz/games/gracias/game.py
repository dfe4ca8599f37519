"""The bundle of Gracias's rules."""

from typing import Final

from kibitz.games.gracias.actions import ACTIONS, MOST_SEATS, Action
from kibitz.games.gracias.cards import Card
from kibitz.games.gracias.deal import apply_chance, chance, start
from kibitz.games.gracias.scoring import result
from kibitz.games.gracias.table import Hidden, Options, Own, Table
from kibitz.games.gracias.turn import apply, check, choices
from kibitz.games.gracias.worlds import resample
from kibitz.kernel.chance import ChanceNotation
from kibitz.kernel.game import Game

GAME: Final[Game[Table, Own, Hidden, Action]] = Game(
    name="gracias",
    rules_version=1,
    seats=range(3, MOST_SEATS + 1),
    units=1,
    options=Options,
    actions=ACTIONS,
    chance_notation=ChanceNotation(Card, separator=""),
    start=start,
    choices=choices,
    check=check,
    apply=apply,
    chance=chance,
    apply_chance=apply_chance,
    result=result,
    resample=resample,
)
