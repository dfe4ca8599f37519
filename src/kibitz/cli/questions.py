"""What is asked before a game: which one, and with how many seats."""

from collections.abc import Sequence

from kibitz.cli.called import called
from kibitz.cli.prompt import Ask, Quit
from kibitz.cli.screen import say
from kibitz.cli.setup import usual_seats
from kibitz.games.register import NAMES, game
from kibitz.kernel.game import AnyGame
from kibitz.locales import Texts


def ask_game(ask: Ask, texts: Texts) -> AnyGame:
    """The game that the person chooses. Raises Left."""
    for number, name in enumerate(NAMES, 1):
        title, pitch = texts.text(f"{name}-name"), texts.text(f"{name}-pitch")
        say(texts.text("game-to-choose", number=number, title=title, pitch=pitch))
    by_number = {str(number): name for number, name in enumerate(NAMES, 1)}
    explained = texts.text("which-game-help", games=len(NAMES), rules=called("rules", NAMES[0]))
    while True:
        typed = _answer(ask, texts.text("which-game"), NAMES, explained)
        found = [name for name in NAMES if typed and _is_called(name, typed, texts)]
        if typed in by_number or len(found) == 1:
            return game(by_number.get(typed) or found[0])
        say(texts.text("no-such-game", typed=typed, games=len(NAMES)))


def ask_seats(rules: AnyGame, ask: Ask, texts: Texts) -> int:
    """The number of seats that the person chooses, where there is a choice. Raises Left."""
    usual = usual_seats(rules)
    if len(rules.seats) == 1:
        return usual
    least, most = rules.seats[0], rules.seats[-1]
    question = texts.text("how-many-seats", least=least, most=most, usual=usual)
    explained = texts.text("how-many-seats-help", usual=usual)
    while True:
        typed = _answer(ask, question, (), explained)
        if not typed:
            return usual
        if typed in map(str, rules.seats):
            return int(typed)
        say(texts.text("no-such-seats", typed=typed, least=least, most=most))


def _answer(ask: Ask, question: str, words: Sequence[str], explained: str) -> str:
    """What is answered, after the explanation if that is asked for. Raises Left."""
    while True:
        typed = ask(f"{question} ", words).strip().lower()
        if typed == "quit":
            raise Quit
        if typed not in ("?", "help"):
            return typed
        say(explained)


def _is_called(name: str, typed: str, texts: Texts) -> bool:
    """Whether `typed` begins the game's name, or its title."""
    return name.startswith(typed) or texts.text(f"{name}-name").lower().startswith(typed)
