"""What a seat is told, in the reader's language: facts, actions, slips, refusals, each with its sentence."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache
from typing import Final, cast

from kibitz.bots.bot import bot
from kibitz.games.register import NAMES, UnknownGame, rulebook
from kibitz.kernel.actions import Action
from kibitz.kernel.cards import Card
from kibitz.kernel.encode import Plain, plain
from kibitz.kernel.errors import (
    BadSetup,
    GameOver,
    IllegalAction,
    IllegalText,
    KibitzError,
    NotationError,
    NotYourTurn,
    Problem,
    UnknownAction,
)
from kibitz.kernel.events import Event
from kibitz.kernel.game import AnyGame, Violation
from kibitz.kernel.record import FalseRecord, RecordError
from kibitz.kernel.rulebook import Rulebook
from kibitz.kernel.scores import Points, Result, ScoreLine, Slip
from kibitz.kernel.seats import CHANCE, Seat
from kibitz.kernel.shuffle import seed_from_text
from kibitz.kernel.state import AnyView, Table
from kibitz.locales import Narrator, Texts, is_about, texts
from kibitz.locales.typed import Ambiguous, Typing
from kibitz.server.bodies import (
    ErrorJson,
)
from kibitz.server.errors import Refusal
from kibitz.server.marked import marked, writer
from kibitz.server.marks import marks, worth
from kibitz.server.marks.reader import Reader
from kibitz.server.wire import (
    ActionJson,
    FactJson,
    Legal,
    MarksJson,
    ResultJson,
    SlipJson,
    SlipLine,
    ToldFact,
    ViewJson,
    WorthJson,
)

MANY: Final = 12
"""More actions than this are not listed in a sentence."""

KEPT: Final = 512
"""How many of each are kept: a sentence until all have heard it, marks until all have seen them."""

LISTS_KEPT: Final = 64
"""How many lists of what a seat may do are kept: of the melds of Indian Chief one has 140 KiB."""


def broken(game: str, violation: Violation, texts: Texts) -> str:
    """The sentence of the rule that was broken."""
    rule = rulebook(game, texts.language).rule(violation.rule)
    return rule.sentence("said", dict(violation.facts), writer(texts))


_NOTHING: Final = Table(slips=())


@lru_cache(maxsize=256)
def _plain_table(table: Table) -> Plain:
    """The open part of a view, made once for all who see it."""
    return plain(table)


@dataclass(frozen=True)
class Teller:
    """Tells the readers of one game, in one language. `names` are those of the seats."""

    game: AnyGame
    names: tuple[str, ...]
    language: str

    @property
    def texts(self) -> Texts:
        """The texts of the language."""
        return texts(self.language)

    @property
    def rulebook(self) -> Rulebook:
        """The rulebook in that language."""
        return rulebook(self.game.name, self.language)

    @property
    def reader(self) -> Reader:
        """What marks need of the reader."""
        return Reader(self.rulebook, self.texts, self.game.units)

    # Facts

    def told(self, events: Sequence[Event], seat: Seat | None) -> list[ToldFact]:
        """The facts that reach `seat`, each with its sentence."""
        return [
            _told(self, event, seat if is_about(event.fact, seat) else None)
            for event in events
            if event.reaches(seat)
        ]

    def told_openly(self, events: Sequence[Event]) -> list[ToldFact]:
        """All facts, for who looks through a finished game with open cards."""
        told = []
        for event in events:
            to = _hearers(event) or []
            fact = _told(self, event, to[0] if to else None)
            if to:
                names = ", ".join(self.names[seat] for seat in to)
                sentence = self.texts.text("told-alone", names=names, sentence=fact["text"])
                fact = {**fact, "text": sentence}
            told.append(fact)
        return told

    # Views and actions

    def view(self, view: AnyView) -> ViewJson:
        """The view in JSON."""
        rest = plain(view._replace(table=_NOTHING))
        assert isinstance(rest, dict)
        return cast(ViewJson, rest | {"table": _plain_table(view.table)})

    def marks(self, view: AnyView) -> MarksJson:
        """The marks of the view in JSON."""
        return _marks(self, _without_others(view))

    def legal(self, view: AnyView) -> list[Legal]:
        """What the seat of `view` may do now."""
        return _legal(self, _without_others(view)) if view.seat in view.to_act else []

    def changed(self, before: AnyView, view: AnyView) -> bool:
        """Whether `legal` and `marks` of a seat may have changed between two of its views."""
        return _without_others(before) != _without_others(view)

    def label(self, action: Action, text: str) -> str:
        """An action in words; `text` is what stands for it in a record."""
        cards = self._cards_in_words
        return self._namer.label(action, [cards[word] for word in text.split() if word in cards])

    @cached_property
    def _namer(self) -> Narrator:
        return Narrator(self.game.name, self.names, None, self.texts.named, self.texts)

    @cached_property
    def _cards_in_words(self) -> Mapping[str, str]:
        """The cards of the game in words, by their names in records."""
        kind = self.game.chance_notation.card
        return {name: self.texts.named(kind(number)) for number, name in enumerate(kind.names)}

    def hint(self, view: AnyView, seen: Sequence[Event], table: str) -> tuple[str, str]:
        """What the steady bot would do in the place of the seat, as an action and as a sentence."""
        action = bot("steady")(self.game, view, seen, seed_from_text(table))
        text = self.game.actions.text(action, view)
        return text, self.texts.text("steady-would", action=self.label(action, text))

    def reason(
        self, view: AnyView, text: str, *, typed: bool = False
    ) -> tuple[str | None, ErrorJson | None]:
        """What `text` means in the words of a record, and why the seat of `view` may not do it.

        `typed`: a short form will do. The first is None if it means no one action, the second if it may.
        """
        try:
            action = self._meant(view, text) if typed else self.game.actions.parse(text, view)
        except KibitzError as error:
            return None, self.said(error, view)
        refused = self.game.refusal(view, action)
        means = self.game.actions.text(action, view)
        return means, None if refused is None else self.said(refused, view)

    def worth(self, view: AnyView, text: str) -> WorthJson | None:
        """What the action that `text` means would score for the seat of `view`; None if it is not scored.

        Raises what parsing and refusing raise.
        """
        action = self.game.actions.parse(text, view)
        refused = self.game.refusal(view, action)
        if refused is not None:
            raise refused
        return worth(self.game, view, action, self.reader)

    def _meant(self, view: AnyView, typed: str) -> Action:
        return Typing(self.game, view, self.texts.letters, self.names).meant(typed)

    # Scores

    def slips(self, slips: Sequence[Slip]) -> list[SlipJson]:
        """The slips of a game so far, their lines in words."""
        scores, written = [0] * len(self.names), list[SlipJson]()
        for slip in slips:
            won = slip.totals(len(self.names))
            scores = [score + more for score, more in zip(scores, won, strict=True)]
            written.append(_slip(self, slip, tuple(scores)))
        return written

    def line(self, line: ScoreLine) -> SlipLine:
        """A line of a slip in words."""
        rule, facts, write = self.rulebook.rule(line.rule), dict(line.facts), writer(self.texts)
        return {
            "rule": line.rule,
            "label": rule.sentence("label", facts, write),
            "sum": rule.sentence("sum", facts, write),
            "terms": {name: self._term(fact) for name, fact in facts.items() if _is_term(fact)},
            "amounts": self.points(line.amounts),
            "seat": line.seat,
        }

    def _term(self, fact: object) -> str:
        if isinstance(fact, bool):
            return "yes" if fact else "no"
        return self.texts.written(fact)

    def result(self, result: Result | None) -> ResultJson | None:
        """A finished game's scores."""
        if result is None:
            return None
        return {
            "scores": self.points(result.scores),
            "winners": [int(seat) for seat in result.winners],
            "slips": self.slips(result.slips),
        }

    def points(self, amounts: Sequence[int]) -> list[str]:
        """Amounts of score, in points."""
        return [self.texts.points(Points(amount, self.game.units)) for amount in amounts]

    # Refusals

    def said(self, error: KibitzError, view: AnyView | None = None) -> ErrorJson:
        """What is said about an error at this table; `view` is that of the seat that made it."""
        match error:
            case IllegalAction() | IllegalText():
                return _json(
                    "illegal",
                    broken(self.game.name, error.violation, self.texts),
                    error.violation.rule,
                )
            case NotYourTurn():
                return _json("not-your-turn", self._turn(error))
            case Ambiguous():
                meanings = self.texts.text("ambiguous", typed=error.text, meanings=error.meanings)
                return _json("not-understood", meanings)
            case NotationError() if view is not None:
                return _json("not-understood", self._not_understood(error.text, view))
            case UnknownAction() if view is not None:
                return _json("not-understood", self._not_understood("", view))
        return said(error, self.texts)

    def _turn(self, error: NotYourTurn) -> str:
        if CHANCE in error.to_act:
            return self.texts.text("refused-not-your-turn-deal")
        names = ", ".join(self.names[seat] for seat in sorted(error.to_act) if seat != CHANCE)
        return self.texts.text("refused-not-your-turn", names=names)

    def _not_understood(self, text: str, view: AnyView) -> str:
        legal = [self.game.actions.text(action, view) for action in self.game.legal(view)[:MANY]]
        listed = (", ".join(legal) or "none") + (" …" if len(legal) == MANY else "")
        return self.texts.text("refused-not-understood", text=text, legal=listed)


def _is_term(fact: object) -> bool:
    """Whether a fact of a line is a number or a word, and no card."""
    return isinstance(fact, int | str | Points) and not isinstance(fact, Card)


@lru_cache(maxsize=KEPT)
def _told(teller: Teller, event: Event, you: Seat | None) -> ToldFact:
    """An event in words, made once for all to whom it says the same."""
    narrator = Narrator(teller.game.name, teller.names, you, marked, teller.texts)
    to = _hearers(event)
    return {
        "fact": cast(FactJson, plain(event.fact)),
        "text": narrator.sentence(event.fact),
        "to": None if to is None else [*map(int, to)],
    }


def _hearers(event: Event) -> list[Seat] | None:
    """The seats that alone learn of it; None: everyone does."""
    return sorted(event.to) if isinstance(event.to, frozenset) else None


def said(error: KibitzError, texts: Texts) -> ErrorJson:
    """What is said about an error away from a table."""
    match error:
        case Refusal():
            return _json(error.code, texts.text(f"refused-{error.code}", **error.facts))
        case GameOver():
            return _json("game-over", texts.text("refused-game-over"))
        case UnknownGame():
            return _json(
                "no-such-game",
                texts.text("refused-no-such-game", game=error.name, games=", ".join(NAMES)),
            )
        case BadSetup():
            return _json(
                "bad-setup", texts.text("refused-bad-setup", problem=_reasons(error, texts))
            )
        case RecordError():
            rule = _broken_rule(error)
            return _json("bad-record", _about_record(error, texts), rule)
    return _json("bad-request", texts.text("refused-bad-request", problem=str(error)))


def _about_record(error: RecordError, texts: Texts) -> str:
    problem = _clause(error.problem, texts)
    if isinstance(error.__cause__, BadSetup):
        problem = _reasons(error.__cause__, texts)
    elif isinstance(error.__cause__, NotationError):
        problem = texts.text("problem-notation", text=error.__cause__.text)
    if error.index is not None:
        problem = texts.text("problem-at", entry=error.index, problem=problem)
    if isinstance(error, FalseRecord) and isinstance(error.cause, IllegalAction | IllegalText):
        why = broken(error.game, error.cause.violation, texts)
        problem = texts.text("entry-not-allowed", entry=str(error.index), why=why)
    return texts.text("refused-bad-record", problem=problem)


def _reasons(error: BadSetup, texts: Texts) -> str:
    return "; ".join(_clause(reason, texts) for reason in error.reasons)


def _clause(problem: str, texts: Texts) -> str:
    """What is wrong in the language of the texts; English where it is said in no other."""
    if not isinstance(problem, Problem):
        return problem
    facts = {
        name: _clause(fact, texts) if isinstance(fact, Problem) else fact
        for name, fact in problem.facts.items()
    }
    return texts.text(f"problem-{problem.code}", **facts)


def _broken_rule(error: RecordError) -> str | None:
    cause = error.cause if isinstance(error, FalseRecord) else None
    return cause.violation.rule if isinstance(cause, IllegalAction | IllegalText) else None


def _json(code: str, text: str, rule: str | None = None) -> ErrorJson:
    return {"code": code, "text": text, "rule": rule}


def options_json(options: Mapping[str, object]) -> dict[str, int | bool | str]:
    """Options as they are written in records."""
    return {name: value for name, value in options.items() if isinstance(value, int | bool | str)}


def _without_others(view: AnyView) -> AnyView:
    """The view of a seat that is to act, as if it alone were: who else is changes nothing for it."""
    return view._replace(to_act=view.to_act & {view.seat}) if view.seat in view.to_act else view


@lru_cache(maxsize=KEPT)
def _marks(teller: Teller, view: AnyView) -> MarksJson:
    return cast(MarksJson, plain(marks(teller.game, view, teller.reader)))


@lru_cache(maxsize=KEPT)
def _slip(teller: Teller, slip: Slip, scores: tuple[int, ...]) -> SlipJson:
    return {
        "number": slip.number,
        "lines": [teller.line(line) for line in slip.lines],
        "totals": teller.points(slip.totals(len(teller.names))),
        "scores": teller.points(scores),
    }


@lru_cache(maxsize=LISTS_KEPT)
def _legal(teller: Teller, view: AnyView) -> list[Legal]:
    actions = teller.game.actions
    return [
        {
            "id": actions.id(action),
            "text": (text := actions.text(action, view)),
            "action": cast(ActionJson, plain(action)),
            "label": teller.label(action, text),
        }
        for action in teller.game.legal(view)
    ]
