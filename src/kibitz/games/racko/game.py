"""The bundle of Rack-O's rules."""

from typing import Final

from kibitz.games.racko.actions import ACTIONS, Action
from kibitz.games.racko.cards import Card
from kibitz.games.racko.deal import apply_chance, chance, start
from kibitz.games.racko.scoring import result
from kibitz.games.racko.table import Hidden, Options, Own, Table
from kibitz.games.racko.turn import apply, check, choices
from kibitz.games.racko.worlds import resample
from kibitz.kernel.chance import ChanceNotation
from kibitz.kernel.game import Game

GAME: Final[Game[Table, Own, Hidden, Action]] = Game(
    name="racko",
    rules_version=1,
    seats=range(2, 5),
    units=1,
    options=Options,
    actions=ACTIONS,
    chance_notation=ChanceNotation(Card),
    start=start,
    choices=choices,
    check=check,
    apply=apply,
    chance=chance,
    apply_chance=apply_chance,
    result=result,
    resample=resample,
)
