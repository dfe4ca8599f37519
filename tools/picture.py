"""Draws docs/table.svg, the picture in the README, from a real moment of a game.

    python tools/picture.py
"""

import re
from pathlib import Path

from rich.console import Console
from rich.terminal_theme import TerminalTheme

import kibitz
from kibitz.bots.bot import bot
from kibitz.bots.party import Party
from kibitz.cli.screen import Screen
from kibitz.kernel.record import Transcript
from kibitz.kernel.seats import Seat
from kibitz.kernel.shuffle import seed_from_text

PICTURE = Path(__file__).parent.parent / "docs" / "table.svg"
NAMES = ("You", "Ada", "Ben", "Cleo")
YOU = Seat(0)
WIDTH = 86
THEME = TerminalTheme(
    (20, 27, 24),
    (225, 228, 222),
    [(40, 44, 42), (226, 93, 84), (120, 190, 110), (226, 185, 85), (104, 158, 224), (196, 132, 202),
     (98, 196, 196), (225, 228, 222)],
)  # fmt: skip


def main() -> None:
    """Plays to an interesting refusal, and draws what the person sees."""
    game = kibitz.game("tarot")
    config = game.config(4, {"dealer": 3})
    party = Party(Transcript(game, config), dict.fromkeys(map(Seat, range(4)), bot("steady")), SEED)
    console = Console(record=True, width=WIDTH, force_terminal=True, color_system="truecolor")
    screen = Screen(game, NAMES, YOU, plain=False, console=console)
