"""Transcripts: a game being played with its log, and the way through the log of a record."""

from collections.abc import Iterator, Mapping

from kibitz.kernel.actions import Action
from kibitz.kernel.chance import ChanceAction
from kibitz.kernel.errors import BadSetup, KibitzError, NotationError, NotYourTurn, Problem
from kibitz.kernel.events import Event
from kibitz.kernel.game import AnyGame
from kibitz.kernel.options import Config, write_options
from kibitz.kernel.record import Entry, FalseRecord, MalformedRecord, Record, points
from kibitz.kernel.seats import CHANCE, Actor
from kibitz.kernel.state import AnyState


class Transcript:
    """A game being played: its state, and the log that led there, in the order of arrival."""

    def __init__(self, game: AnyGame, config: Config) -> None:
        self.game = game
        self.config = config
        self.state: AnyState = game.start(config)
        self.log: list[Entry] = []
        self.chances = 0  # acts of chance so far
        self._sets: list[int] = []  # for each entry, which set of simultaneous choices it is of
        self._lacking = 0  # how many choices the last set still lacks

    def copy(self) -> "Transcript":
        """Another transcript that has come as far, and goes its own way."""
        copy = Transcript(self.game, self.config)
        copy.state = self.state
        copy.log = [*self.log]
        copy.chances = self.chances
        copy._sets = [*self._sets]
        copy._lacking = self._lacking
        return copy

    def play(self, actor: Actor, action: Action | ChanceAction) -> tuple[Event, ...]:
        """Plays the checked action and logs it. Raises what `Game.play` raises, and is unchanged then."""
        before = self.state
        step = self.game.play(before, actor, action)
        self.log.append(Entry(actor, self._text(before, actor, action)))
        self.state = step.state
        self.chances += actor == CHANCE
        self._count_into_set(len(before.to_act))
        return step.events

    def play_text(self, actor: Actor, text: str) -> tuple[Event, ...]:
        """Plays what `text` means. Raises NotationError as well."""
        return self.play(actor, self.parse(actor, text))

    def parse(self, actor: Actor, text: str) -> Action | ChanceAction:
        """What `text` by `actor` means now. Raises NotYourTurn and NotationError."""
        if actor == CHANCE:
            return self.game.chance_notation.parse(text)
        if self.state.to_act and actor not in self.state.to_act:
            raise NotYourTurn(actor, self.state.to_act)
        return self.game.actions.parse(text, self.state.view(actor))

    def record(self, extra: Mapping[str, object] | None = None) -> Record:
        """The record of the game so far; with scores and winners once it is over.

        Simultaneous choices stand in it together, ascending from seat 0.
        """
        result = self.game.result(self.state)
        return Record(
            game=self.game.name,
            rules=self.game.rules_version,
            seats=self.config.seats,
            options=write_options(self.config.options, self.config.seats),
            log=self._in_seat_order(),
            scores=points(result.scores, self.game.units) if result else None,
            winners=result.winners if result else None,
            extra=extra or {},
        )

    def _text(self, before: AnyState, actor: Actor, action: Action | ChanceAction) -> str:
        if isinstance(action, ChanceAction):
            return self.game.chance_notation.text(action)
        assert actor != CHANCE
        return self.game.actions.text(action, before.view(actor))

    def _count_into_set(self, to_act: int) -> None:
        """The entry just logged begins a set if the last one is complete; a set may be one entry."""
        begins = self._lacking == 0
        self._lacking = (to_act if begins else self._lacking) - 1
        number = self._sets[-1] if self._sets else 0
        self._sets.append(number + begins)

    def _in_seat_order(self) -> tuple[Entry, ...]:
        def place(at: int) -> tuple[int, int]:
            actor = self.log[at].actor
            return self._sets[at], -1 if actor == CHANCE else actor

        return tuple(self.log[at] for at in sorted(range(len(self.log)), key=place))


def open_record(game: AnyGame, record: Record) -> Transcript:
    """The start of a recorded game. Raises MalformedRecord."""
    if record.rules != game.rules_version:
        raise MalformedRecord(
            Problem.of(
                "rules-version", "“rules” is {rules}: expected {ours}, this version of {game}",
                rules=record.rules, ours=game.rules_version, game=game.name,
            )
        )  # fmt: skip
    try:
        return Transcript(game, game.config(record.seats, record.options))
    except BadSetup as error:
        raise MalformedRecord(str(error)) from error


def replay(transcript: Transcript, record: Record) -> Iterator[int]:
    """Plays the log of `record` into its `transcript`, stopping with the index before each entry.

    Raises MalformedRecord and FalseRecord where the record is not what it says, its scores included.
    """
    for index, entry in enumerate(record.log):
        yield index
        try:
            transcript.play_text(entry.actor, entry.text)
        except NotationError as error:
            raise MalformedRecord(str(error), index) from error
        except KibitzError as error:
            raise FalseRecord(record.game, str(error), index, error) from error
    _check_outcome(transcript, record)


def replayed(game: AnyGame, record: Record) -> Transcript:
    """The recorded game, played to the end of its log. Raises MalformedRecord and FalseRecord."""
    transcript = open_record(game, record)
    for _ in replay(transcript, record):
        pass
    return transcript


def _check_outcome(transcript: Transcript, record: Record) -> None:
    result = transcript.game.result(transcript.state)
    if result is None:
        if record.scores is not None:
            raise FalseRecord(
                record.game,
                Problem.of(
                    "scores-early", "has scores and winners: expected neither, the game is not over"
                ),
            )
        return
    if record.scores is None:
        raise FalseRecord(
            record.game,
            Problem.of(
                "scores-missing", "has no scores and winners: expected both, the game is over"
            ),
        )
    scores = points(result.scores, transcript.game.units)
    if record.scores != scores:
        raise FalseRecord(
            record.game,
            Problem.of(
                "scores", "scores are {found}: expected {expected}",
                found=str([*record.scores]), expected=str([*scores]),
            ),
        )  # fmt: skip
    if record.winners != result.winners:
        raise FalseRecord(
            record.game,
            Problem.of(
                "winners",
                "winners are {found}: expected {expected}",
                found=str([*(record.winners or ())]),
                expected=str([*result.winners]),
            ),
        )
