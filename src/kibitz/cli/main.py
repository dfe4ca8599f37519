"""The command `kibitz`: its words, and its errors as one sentence each."""

import sys
from importlib.metadata import version
from pathlib import Path
from typing import Annotated, Final

import typer
from typer.exceptions import TyperException

from kibitz.cli import bench as benches
from kibitz.cli import files, judge
from kibitz.cli.called import called
from kibitz.cli.faces import Reader
from kibitz.cli.language import reading
from kibitz.cli.play import Play
from kibitz.cli.prompt import Ask, Left, Quit, asker
from kibitz.cli.questions import ask_game, ask_seats
from kibitz.cli.rules import rule_lines, rulebook_lines
from kibitz.cli.screen import Screen, one_line, say
from kibitz.cli.seating import Seating
from kibitz.cli.setup import bot_names, configure, game_and_options, seed_of, usual_seats
from kibitz.cli.simulate import Simulation, Tally
from kibitz.cli.streams import leave, stand_in_for_closed
from kibitz.games.register import NAMES, game
from kibitz.kernel.errors import BadSetup, KibitzError
from kibitz.kernel.game import AnyGame
from kibitz.kernel.record import Entry, RecordError, record_line
from kibitz.kernel.seats import Seat
from kibitz.locales import LANGUAGES, Texts
from kibitz.locales.letters import COURTS

FAILED: Final = 1
BAD_INPUT: Final = 2
INTERRUPTED: Final = 130
CLOSED_PIPE: Final = 141

app = typer.Typer(
    add_completion=False,
    pretty_exceptions_enable=False,
    epilog="The games: " + ", ".join(NAMES),
)
WITH_GAME_OPTIONS: Final = {"allow_extra_args": True, "ignore_unknown_options": True}

GameName = Annotated[str | None, typer.Argument(metavar="[GAME]", help=", ".join(NAMES))]


def _version(asked: bool) -> None:
    if asked:
        print(f"kibitz {version('kibitz')}")
        raise typer.Exit


@app.callback()
def kibitz_command(
    _: Annotated[
        bool, typer.Option("--version", callback=_version, is_eager=True, help="The version.")
    ] = False,
) -> None:
    """Kibitz, an open card table: French Tarot, Rack-O, Gracias and Indian Chief."""


Plain = Annotated[bool, typer.Option("--plain", help="One sentence an event, no colour.")]
Seats = Annotated[int | None, typer.Option(help="How many seats.")]
Seed = Annotated[str | None, typer.Option(help="Any text; the same text, the same cards.")]
Bots = Annotated[
    str, typer.Option(help="random or steady: one for all, or one a seat with commas.")
]
Lang = Annotated[
    str | None,
    typer.Option(
        metavar="|".join(LANGUAGES),
        help="The language; if none that of KIBITZ_LANG, else of the terminal.",
    ),
]
_COURTS = ", ".join(f"{whose} has {' '.join(courts)}" for whose, courts in COURTS.items())
Letters = Annotated[
    str | None,
    typer.Option(
        metavar="|".join(COURTS),
        help=f"The letters of the court cards: {_COURTS}; the language's own if none.",
    ),
]
RecordFile = Annotated[Path, typer.Argument(metavar="FILE", help="A file of records.")]


@app.command(context_settings=WITH_GAME_OPTIONS)
def play(
    context: typer.Context,
    name: GameName = None,
    seats: Seats = None,
    seat: Annotated[int, typer.Option(help="Your seat, counted from 0.")] = 0,
    bots: Bots = "steady",
    seed: Seed = None,
    save: Annotated[Path | None, typer.Option(help="A new file to keep the game in.")] = None,
    plain: Plain = False,
    lang: Lang = None,
    letters: Letters = None,
) -> None:
    """Play a game against bots; what is not given is asked for.

    A game's own options can be given too. Tarot: --dealer, --deals. Rack-O: --target, --bonus,
    --run-of-three, --empty-pile. Gracias: --opener, --rounds, --piles. Indian Chief: --dealer, --decks.
    """
    named, options = game_and_options(name, context.args)
    texts = reading(lang, letters)
    ask = asker()
    try:
        rules = named or ask_game(ask, texts)
        many = seats if seats is not None else ask_seats(rules, ask, texts)
    except Quit:
        raise typer.Exit from None
    except Left as left:
        if left.interrupted:
            raise typer.Exit(INTERRUPTED) from None
        raise BadSetup(["the input ended before the game was chosen"]) from None
    seeded = seed_of(seed)
    config = configure(rules, many, options, seeded)
    if seat not in range(many):
        raise BadSetup([f"seat {seat}: expected your seat, from 0 to {many - 1}"])
    seating = Seating(Seat(seat), bot_names(bots, many), seeded, lang, letters)
    path = files.new_file(save) if save else files.new_save(rules.name)
    file = files.SaveFile(path)
    screen = _screen(rules, seating, texts, plain=plain)
    _sit(Play(rules, config, seating, file, {}, screen), (), ask)


@app.command()
def resume(
    path: Annotated[
        Path | None, typer.Argument(metavar="[FILE]", help="Your last game if none.")
    ] = None,
    plain: Plain = False,
    lang: Lang = None,
    letters: Letters = None,
) -> None:
    """Go on with a game that was saved, in the language and with the letters that it was begun with."""
    path = path or files.latest_save()
    number, rules, record = files.read_one(path)
    try:
        seating = Seating.of(record).read_in(lang, letters)
    except RecordError as error:
        raise files.BadRecordLine(path, number, error) from None
    texts = reading(seating.language, seating.letters)
    transcript = judge.at_ply(path, number, rules, record, texts)
    if not transcript.state.to_act:
        raise BadSetup([f"the game in {path} is over: expected one to go on with"])
    file, screen = files.SaveFile(path), _screen(rules, seating, texts, plain=plain)
    sitting = Play(rules, transcript.config, seating, file, record.extra, screen)
    _sit(sitting, record.log, asker())


def _screen(rules: AnyGame, seating: Seating, texts: Texts, *, plain: bool) -> Screen:
    """The screen of the person among these seats."""
    reader = Reader(seating.names(texts.text("you")), texts)
    return Screen(rules, reader, seating.you, plain=_is_plain(plain))


def _is_plain(asked: bool) -> bool:
    """Whether output is plain: asked for, or not at a terminal."""
    return asked or not sys.stdout.isatty()


def _sit(sitting: Play, log: tuple[Entry, ...], ask: Ask) -> None:
    """Plays, and says how to go on when the person leaves."""
    try:
        sitting.run(log, ask, pause=not sitting.screen.plain and sys.stdin.isatty())
    except (Left, KeyboardInterrupt) as left:
        print()
        print(sitting.reader.text("saved", command=called("resume", sitting.file.path)))
        interrupted = isinstance(left, KeyboardInterrupt) or left.interrupted
        raise typer.Exit(INTERRUPTED if interrupted else 0) from None
    print(sitting.reader.text("record-is-in", path=str(sitting.file.path)))


@app.command(context_settings=WITH_GAME_OPTIONS)
def simulate(
    context: typer.Context,
    name: GameName = None,
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 100,
    seed: Seed = None,
    seats: Seats = None,
    bots: Bots = "steady",
    out: Annotated[Path | None, typer.Option(help="A new file for the records.")] = None,
    max_entries: Annotated[
        int, typer.Option(min=1, help="A game this long stays unfinished.")
    ] = 20_000,
    jobs: Annotated[int | None, typer.Option(min=1, help="Processes; one a core if none.")] = None,
) -> None:
    """Let bots play many games, and write their records.

    The same seed gives the same games, whatever the number of processes. The game's own options are
    those of play.
    """
    rules, options = game_and_options(name, context.args)
    if rules is None:
        raise BadSetup([f"no game is named: expected one of {', '.join(NAMES)}"])
    many = seats if seats is not None else usual_seats(rules)
    seeded = seed_of(seed)
    configure(rules, many, options, seeded)
    names = bot_names(bots, many)
    simulation = Simulation(rules.name, many, options, names, seeded, max_entries)
    tally = Tally(many)
    with files.new_file(out).open("w", encoding="utf-8") if out else files.nowhere() as file:
        for record in simulation.records(games, jobs):
            file.write(record_line(record) + "\n")
            tally.add(record)
    for line in tally.lines(names):
        print(line)


@app.command()
def check(
    paths: Annotated[list[Path], typer.Argument(metavar="FILE…", help="Files of records.")],
    lang: Lang = None,
    letters: Letters = None,
) -> None:
    """Replay every record by the rules, compare its scores, and verify its fair deal if it has one.

    The exit code is 1 if a record is false, 2 if one is malformed.
    """
    texts = reading(lang, letters)
    verdict = judge.check(paths, texts)
    for problem in verdict.problems:
        print(one_line(problem), file=sys.stderr)
    failed = verdict.false + verdict.malformed
    message = "records-failed" if failed else "records-passed"
    print(texts.text(message, passed=verdict.passed, failed=failed, fair=verdict.fair))
    if verdict.played_on:
        counts = {"records": verdict.played_on, "drawn": verdict.drawn, "chances": verdict.chances}
        print(texts.text("records-played-on", **counts))
    if failed:
        raise typer.Exit(BAD_INPUT if verdict.malformed else FAILED)


@app.command()
def trace(path: RecordFile) -> None:
    """Print for each record a JSON line: who may act before each entry, and what each may do."""
    for line in judge.trace(path):
        print(line)


@app.command()
def show(
    path: RecordFile,
    ply: Annotated[
        int | None, typer.Option(min=0, help="The moment before this log entry; the end if none.")
    ] = None,
    seat: Annotated[int | None, typer.Option(help="From this seat; an onlooker if none.")] = None,
    line: Annotated[int | None, typer.Option(min=1, help="The record on this line.")] = None,
    plain: Plain = False,
    lang: Lang = None,
    letters: Letters = None,
) -> None:
    """Draw a moment of a record as a seat saw it."""
    texts = reading(lang, letters)
    number, rules, record = files.read_one(path, line, ": say which with --line")
    if ply is not None and ply > len(record.log):
        raise BadSetup([f"ply {ply}: expected 0 to {len(record.log)}, the length of the log"])
    if seat is not None and seat not in range(record.seats):
        raise BadSetup([f"seat {seat}: expected 0 to {record.seats - 1}"])
    transcript = judge.at_ply(path, number, rules, record, texts, ply)
    you = None if seat is None else Seat(seat)
    names = [texts.text("seat-number", seat=each) for each in range(record.seats)]
    screen = Screen(rules, Reader(names, texts), you, plain=_is_plain(plain))
    before = str(len(transcript.log))
    screen.message("moment", path=str(path), line=str(number), ply=before)
    screen.table(transcript.state.view(you))
    result = rules.result(transcript.state)
    if result is not None:
        screen.scores(result.slips)
        screen.result(result)


@app.command()
def rules(
    name: Annotated[str, typer.Argument(metavar="GAME", help=", ".join(NAMES))],
    chapter: Annotated[int | None, typer.Argument(help="One chapter only.")] = None,
    lang: Lang = None,
) -> None:
    """Print the rulebook of a game."""
    for line in rulebook_lines(game(name.lower()).name, chapter, reading(lang)):
        say(line)


@app.command()
def why(
    words: Annotated[list[str], typer.Argument(metavar="RULE-ID", help="Such as: tarot 5.4")],
    lang: Lang = None,
) -> None:
    """Print the rule of that id."""
    for line in rule_lines(words, reading(lang)):
        say(line)


@app.command()
def serve(
    host: Annotated[
        str, typer.Option(help="The address to listen at; 0.0.0.0: all.")
    ] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=1, max=65535)] = 8000,
    database: Annotated[
        str | None, typer.Option(help="A file, or postgresql://…; your own file if none.")
    ] = None,
    bus: Annotated[str | None, typer.Option(help="redis://…, for several workers.")] = None,
    workers: Annotated[int, typer.Option(min=1, help="Processes.")] = 1,
    origin: Annotated[
        list[str] | None,
        typer.Option(help="A page elsewhere that may play here, such as https://…"),
    ] = None,
    tables_an_hour: Annotated[
        int, typer.Option(min=1, help="How many tables one address may open or sit down at.")
    ] = 60,
    sockets_an_address: Annotated[
        int, typer.Option(min=1, help="How many pages of one address may show a table.")
    ] = 200,
    keep_days: Annotated[
        int,
        typer.Option(
            min=0, max=36_500, help="Delete what nobody has used for so many days; 0: nothing."
        ),
    ] = 0,
    log_level: Annotated[str, typer.Option(help="debug, info, warning or error.")] = "info",
    open_browser: Annotated[bool, typer.Option("--open", help="Open a browser.")] = False,
) -> None:
    """Serve tables to browsers: against bots at once, or with friends by link."""
    from kibitz.cli import serve as serving  # noqa: PLC0415  the server is slow to import
    from kibitz.server.app import Settings, default_database  # noqa: PLC0415

    if log_level not in ("debug", "info", "warning", "error"):
        raise BadSetup([f"log level {log_level}: expected debug, info, warning or error"])
    settings = Settings(
        database or default_database(), bus, frozenset(origin or ()), tables_an_hour, log_level,
        sockets_an_address, keep_days=keep_days,
    )  # fmt: skip
    serving.run(settings, host, port, workers, opens=open_browser)


@app.command()
def bench(
    repeats: Annotated[int, typer.Option(min=1, help="Runs; the median counts.")] = 5,
) -> None:
    """Measure the referee on this machine, on one core."""
    for line in benches.lines(repeats):
        print(line)


def main() -> None:
    """Runs the command; an error is one sentence and an exit code."""
    stand_in_for_closed()
    try:
        code = app(args=sys.argv[1:] or ["--help"], standalone_mode=False)
        sys.stdout.flush()
    except KibitzError as error:
        false = isinstance(error, files.BadRecordLine) and not error.malformed
        code = _failed(str(error), FAILED if false else BAD_INPUT)
    except TyperException as error:
        code = _failed(error.format_message(), BAD_INPUT)
    except (KeyboardInterrupt, typer.Abort):
        code = INTERRUPTED
    except BrokenPipeError:  # nobody reads any more, as with | head
        code = CLOSED_PIPE
    except SystemExit as error:
        if not isinstance(error.__context__, BrokenPipeError):
            raise
        code = CLOSED_PIPE  # Typer had noticed it first, and would leave with 1: a false record
    except OSError as error:
        code = _failed(f"{error.filename or 'the output'}: {error.strerror}", BAD_INPUT)
    leave(code or 0)


def _failed(sentence: str, code: int) -> int:
    print(f"kibitz: {one_line(sentence)}", file=sys.stderr)
    return code
