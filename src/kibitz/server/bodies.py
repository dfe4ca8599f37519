"""The bodies of HTTP; web/src/wire.ts is written from here and from wire (docs/wire.md)."""

from typing import Literal

from pydantic import Field
from typing_extensions import TypedDict

from kibitz.server.wire import (
    Body,
    FairJson,
    GameName,
    Id,
    MarksJson,
    Number,
    OwnJson,
    PlaceJson,
    ResultJson,
    SlipJson,
    Status,
    Text,
    ToldFact,
    ViewJson,
)

# What a client sends


class BotTable(Body):
    """Opens a table at which bots alone play; one looks on."""

    game: Id
    seats: int
    options: dict[str, int | bool | str] = Field(default_factory=dict, max_length=20)
    level: Id = "steady"


class NewTable(BotTable):
    """Opens a table. Without friends all other seats are bots. Without a name the person is called “You”."""

    name: Text | None = None
    friends: bool = False
    seat: int = 0


class NewPlayer(Body):
    """Sits down at a table of friends, on that seat or on the first open one."""

    name: Text
    seat: int | None = None


class PlayOn(Body):
    """Goes on from a moment of a game, at a new table: after `number` log entries, in that seat."""

    number: Number
    seat: int
    name: Text
    level: Id = "steady"


# What the server sends


class ChoiceJson(TypedDict):
    """A value of an option, and what it is in words."""

    value: str
    label: str


class OptionJson(TypedDict):
    """An option of a game.

    `default` by number of seats, null: drawn by lot. `possible`, where there are few values: those that
    this number of seats can take. `means`: what it is about, where its name does not say it.
    """

    name: str
    kind: Literal["whole", "flag", "choice", "seat"]
    label: str
    means: str | None
    default: dict[str, int | bool | str | None]
    possible: dict[str, list[int | bool | str]] | None
    least: int | None
    most: int | None
    choices: list[ChoiceJson]


class LevelJson(TypedDict):
    """A bot that one can play against, and how it plays in a sentence."""

    name: str
    label: str
    means: str


class GameJson(TypedDict):
    """A game that can be played."""

    name: str
    title: str
    pitch: str
    seats: list[int]
    options: list[OptionJson]
    levels: list[LevelJson]


class SeatedJson(TypedDict):
    """What a person gets who sits down; the secret is told here only."""

    table: str
    seat: int
    secret: str
    commitment: str


class WatchedJson(TypedDict):
    """A table of bots."""

    table: str
    commitment: str


class ReachJson(TypedDict):
    """Where others in the network find the server; null if it serves its own machine alone."""

    address: str | None


class PublicTable(TypedDict):
    """What everyone may know who has the link."""

    table: str
    game: str
    title: str
    options: dict[str, int | bool | str]
    friends: bool
    status: Status
    commitment: str
    seats: list[PlaceJson]


class ReplayStep(TypedDict):
    """A step of a replay; `owns` are the own parts of all seats when all cards are shown."""

    number: int
    actor: int | Literal["*"]
    text: str | None
    told: list[ToldFact]
    view: ViewJson
    owns: list[OwnJson] | None
    marks: MarksJson
    slips: list[SlipJson] | None


class DrawJson(TypedDict):
    """An act of chance, the `number`-th of the game from 1: these `cards` came out of the sorted `pack`."""

    step: int
    number: int
    word: str
    pack: list[str]
    cards: list[str]


class FairDeal(TypedDict):
    """All that is needed to do the sums of a fair deal again; `first` is the starting seat."""

    fair: FairJson
    first: int | None
    draws: list[DrawJson]


class Replay(TypedDict):
    """A game to look through, from one seat or with all cards open. Step 0 is before the first act."""

    game: GameName
    title: str
    seats: list[PlaceJson]
    options: dict[str, int | bool | str]
    seat: int | Literal["all"]
    status: Status
    steps: list[ReplayStep]
    result: ResultJson | None
    fair: FairDeal | None


class RecordKept(TypedDict):
    """Where a record that was sent in can be found."""

    record: str


class RuleJson(TypedDict):
    """A rule; `source` names where it comes from."""

    id: str
    title: str
    kind: str
    source: str
    paragraphs: list[str]


class ChapterJson(TypedDict):
    """A chapter of a rulebook."""

    number: int
    title: str
    rules: list[RuleJson]


class RulebookJson(TypedDict):
    """A rulebook in one language."""

    title: str
    intro: str
    chapters: list[ChapterJson]


class ErrorJson(TypedDict):
    """What was refused, and why, in the reader's language."""

    code: str
    text: str
    rule: str | None


class ErrorBody(TypedDict):
    """The body of every answer that is an error."""

    error: ErrorJson
