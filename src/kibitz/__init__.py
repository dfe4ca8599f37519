"""Kibitz, an open card table: four card games exactly by their rulebooks.

>>> import kibitz
>>> racko = kibitz.game("racko")
>>> racko.seats
range(2, 5)
"""

from kibitz.games.register import NAMES as GAMES
from kibitz.games.register import game, rulebook

__all__ = ["GAMES", "game", "rulebook"]
