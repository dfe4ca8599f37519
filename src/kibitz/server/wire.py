"""The messages of the socket; web/src/wire.ts is written from here and from bodies (docs/wire.md).

What a client sends is checked by models; what the server sends is made of plain dictionaries whose
shape is typed here. The four kinds of JSON below depend on the game: `make wire` writes their types
from the game's own dataclasses.
"""

from typing import Annotated, Literal, NewType

from pydantic import BaseModel, ConfigDict, Field
from typing_extensions import TypedDict

ViewJson = NewType("ViewJson", dict[str, object])
"""A view: seat, to_act, table, own."""
OwnJson = NewType("OwnJson", dict[str, object])
"""A seat's own part."""
FactJson = NewType("FactJson", dict[str, object])
"""A fact with its `kind`."""
ActionJson = NewType("ActionJson", dict[str, object])
"""An action with its `kind`."""
MarksJson = NewType("MarksJson", dict[str, object])
"""The marks of a view (marks/)."""
GameName = NewType("GameName", str)
"""The game that all of these are of."""

Status = Literal["waiting", "playing", "over"]

# What a client sends


class Body(BaseModel):
    """What a client sends; unknown fields are mistakes."""

    model_config = ConfigDict(extra="forbid", strict=True, frozen=True)


Words = Annotated[str, Field(pattern="^[0-9a-f]{64}$")]
Id = Annotated[str, Field(max_length=64)]
Text = Annotated[str, Field(max_length=500)]
Ref = Annotated[int, Field(ge=0, le=2**53)]
Number = Annotated[int, Field(ge=0, le=10**9)]


class Sit(Body):
    """The first message of a connection: shows a table, to the seat of the secret or to an onlooker.

    `since` is the last step that the page has of that `run`; `words` are the person's for the deal.
    """

    type: Literal["sit"]
    ref: Ref
    table: Id
    secret: Id | None = None
    language: Id = "en"
    since: Number | None = None
    run: Id | None = None
    words: Words | None = None


class Act(Body):
    """Does what `text` says, as decided after step `at` of that `run`."""

    type: Literal["act"]
    ref: Ref
    at: Number
    run: Id | None = None
    text: Text


class Why(Body):
    """Asks whether the action is allowed, and which rule forbids it if not.

    `typed`: the text is what a person typed, and may be a short form of the words of a record.
    """

    type: Literal["why"]
    ref: Ref
    text: Text
    typed: bool = False


class AskWorth(Body):
    """Asks what an allowed action would score, such as a meld that is being put together."""

    type: Literal["worth"]
    ref: Ref
    text: Text


class AskHint(Body):
    """Asks what the steady bot would do."""

    type: Literal["hint"]
    ref: Ref


class Undo(Body):
    """Takes back the last decision, if nothing happened after step `at`."""

    type: Literal["undo"]
    ref: Ref
    at: Number


class Language(Body):
    """Goes on in another language; the answer is a new `table`."""

    type: Literal["language"]
    ref: Ref
    language: Id


class Start(Body):
    """The host starts the game."""

    type: Literal["start"]
    ref: Ref


class Leave(Body):
    """The person goes; a bot plays for him until he sits again."""

    type: Literal["leave"]
    ref: Ref


class Ping(Body):
    """Asks for a pong."""

    type: Literal["ping"]
    ref: Ref


ClientMessage = Annotated[
    Sit | Act | Why | AskWorth | AskHint | Undo | Language | Start | Leave | Ping,
    Field(discriminator="type"),
]


# What the server sends


class PlaceJson(TypedDict):
    """A seat and who sits there; `stand_in`: a bot plays for a person who is away."""

    seat: int
    name: str | None
    kind: Literal["person", "bot", "open"]
    level: str | None
    present: bool
    stand_in: bool
    host: bool


class ToldFact(TypedDict):
    """A fact, its sentence, and the seats that alone heard it (null: everyone)."""

    fact: FactJson
    text: str
    to: list[int] | None


class Told(TypedDict):
    """What a seat was told in a step."""

    number: int
    facts: list[ToldFact]


class Legal(TypedDict):
    """An action that is allowed now; `label` says it in words, for buttons and screen readers."""

    id: int
    text: str
    action: ActionJson
    label: str


class SlipLine(TypedDict):
    """A line of a slip: its rule, its arithmetic, what each seat gets, whose line it is.

    `terms` are what the arithmetic is made of, by name: numbers in points, words, `yes` or `no`.
    """

    rule: str
    label: str
    sum: str
    terms: dict[str, str]
    amounts: list[str]
    seat: int | None


class SlipJson(TypedDict):
    """The score of a deal or round, in points as text; `scores` is what each seat then has in all."""

    number: int
    lines: list[SlipLine]
    totals: list[str]
    scores: list[str]


class ResultJson(TypedDict):
    """A finished game."""

    scores: list[str]
    winners: list[int]
    slips: list[SlipJson]


class FairJson(TypedDict):
    """What the cards followed from, told when the game is over; in hexadecimal."""

    method: str
    commitment: str
    seed: str
    salt: str
    words: list[str | None]
    given: int
    first_drawn: bool


class TableMessage(TypedDict):
    """The whole table as this connection sees it; a new `run` means that the log was rewound."""

    type: Literal["table"]
    table: str
    run: str
    game: GameName
    title: str
    seats: list[PlaceJson]
    you: int | None
    host: bool
    status: Status
    solo: bool
    options: dict[str, int | bool | str]
    commitment: str
    words: list[str | None] | None  # null until the game begins
    given: int
    number: int
    view: ViewJson | None
    legal: list[Legal]
    marks: MarksJson | None
    slips: list[SlipJson]
    undo: int | None
    result: ResultJson | None
    fair: FairJson | None
    log: list[Told]
    since: int | None
    language: str


class StepMessage(TypedDict):
    """One entry of the game's log; `slips` are there when the step added one.

    `legal` and `marks` are null where they are as they were before.
    """

    type: Literal["step"]
    number: int
    actor: int | Literal["*"]
    told: list[ToldFact]
    view: ViewJson
    legal: list[Legal] | None
    marks: MarksJson | None
    slips: list[SlipJson] | None
    undo: int | None
    status: Status
    result: ResultJson | None


class SeatsMessage(TypedDict):
    """Someone sat down, left, came back, or a bot plays for him."""

    type: Literal["seats"]
    seats: list[PlaceJson]


class FairMessage(FairJson):
    """The game is over: what the cards followed from."""

    type: Literal["fair"]


class Accepted(TypedDict):
    """It was done; for an act, it became step `number`."""

    type: Literal["accepted"]
    ref: int
    number: int


class Refused(TypedDict):
    """It was not done, and nothing has changed. `ref` is null if the message had none to read."""

    type: Literal["refused"]
    ref: int | None
    code: str
    text: str
    rule: str | None


class Reason(TypedDict):
    """Whether an action is allowed, and if not why; `means` is the action in the words of a record.

    It is null for words that mean no action, or several.
    """

    type: Literal["reason"]
    ref: int
    allowed: bool
    means: str | None
    text: str
    rule: str | None


class WorthJson(TypedDict):
    """A line that an action would bring on the slip: its name, its rule, its arithmetic and its points.

    The last two are null where they depend on what the others do.
    """

    name: str
    rule: str
    sum: str | None
    points: str | None


class Worth(TypedDict):
    """What an action would score; null for one that is not scored by itself."""

    type: Literal["worth"]
    ref: int
    text: str
    worth: WorthJson | None


class Hint(TypedDict):
    """What the steady bot would do."""

    type: Literal["hint"]
    ref: int
    text: str
    sentence: str


class Pong(TypedDict):
    """The answer to a ping."""

    type: Literal["pong"]
    ref: int


ServerMessage = (
    TableMessage | StepMessage | SeatsMessage | FairMessage
    | Accepted | Refused | Reason | Worth | Hint | Pong
)  # fmt: skip
