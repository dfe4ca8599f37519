"""Draws docs/table.svg, the picture in the README, from a real moment of a game.

    python tools/picture.py

Steady bots play deals until the person's seat holds a trump that may not be played although others
may; the picture is what the person sees who tries it.
"""

import io
import re
from itertools import count
from pathlib import Path

from rich.console import Console
from rich.terminal_theme import TerminalTheme

import kibitz
from kibitz.bots.bot import bot
from kibitz.bots.party import Party
from kibitz.cli.faces import Reader
from kibitz.cli.screen import Screen
from kibitz.kernel.game import Violation
from kibitz.kernel.seats import Seat
from kibitz.kernel.shuffle import seed_from_text
from kibitz.kernel.transcript import Transcript

PICTURE = Path(__file__).parent.parent / "docs" / "table.svg"
NAMES = ("You", "Ada", "Ben", "Cleo")
YOU = Seat(0)
WIDTH = 92
RULE = "6.7"  # a trump goes over the trumps on the trick
THEME = TerminalTheme(
    (20, 32, 27),
    (226, 230, 222),
    [(40, 46, 43), (235, 105, 95), (126, 200, 120), (230, 190, 95), (112, 166, 230), (205, 145, 210),
     (105, 205, 205), (226, 230, 222)],
)  # fmt: skip


def find_moment() -> tuple[Party, str, Violation]:
    """A party in the middle of a deal, a card that its seat 0 may not play, and the violation."""
    game = kibitz.game("tarot")
    for number in count():
        transcript = Transcript(game, game.config(4, {"dealer": 3}))
        bots = {Seat(seat): bot("steady") for seat in range(4)}
        party = Party(transcript, bots, seed_from_text(f"picture {number}"))
        while act := party.next_by_itself():
            view = transcript.state.view(YOU)
            if (
                act[0] == YOU
                and view.table.phase == "play"
                and len(transcript.log) in range(20, 45)
            ):
                for action in game.choices(view):
                    violation = game.check(view, action)
                    if violation is not None and violation.rule == RULE:
                        return party, game.actions.text(action, view), violation
            party.act(*act)
    raise AssertionError("there is no end of deals")


def main() -> None:
    """Writes the picture."""
    party, text, violation = find_moment()
    console = Console(
        record=True, width=WIDTH, file=io.StringIO(), force_terminal=True,
        color_system="truecolor", highlight=False,
    )  # fmt: skip
    screen = Screen(party.transcript.game, Reader(NAMES), YOU, plain=False, console=console)
    trick = [event for event in party.seen[YOU] if type(event.fact).__name__ == "CardPlayed"]
    screen.tell(trick[-len(party.transcript.state.table.trick) :])
    screen.table(party.transcript.state.view(YOU))
    console.print(f"[bold]>[/] {text.lower()}")
    screen.say(screen.why(violation))
    console.print("[bold]>[/] ▏")
    svg = console.export_svg(title="kibitz play tarot", theme=THEME)
    # The fonts of the reader's machine do; nothing is fetched.
    svg = re.sub(r"@font-face \{.*?\}\s*", "", svg, flags=re.DOTALL)
    svg = re.sub(r"<!-- Generated.*?-->\s*", "", svg)
    svg = svg.replace("font-family: Fira Code", "font-family: ui-monospace, Menlo, Consolas")
    PICTURE.write_text(svg, encoding="utf-8")


if __name__ == "__main__":
    main()
