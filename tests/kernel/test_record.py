"""Reading and writing records: exact in spelling, lenient in case and blanks, clear about all else."""

import json

import pytest

import kibitz
from kibitz.kernel.errors import IllegalAction, KibitzError, NotationError, NotYourTurn
from kibitz.kernel.record import FalseRecord, MalformedRecord, parse_record, record_line
from kibitz.kernel.seats import CHANCE, Actor, Seat
from kibitz.kernel.transcript import Transcript, replayed

RACKO = kibitz.game("racko")
CUT = "cut 24 35"
DEAL = "deal " + " ".join(str(number) for number in range(1, 41))
LOG = [["*", CUT], ["*", DEAL], [0, "draw"], [0, "place 25"]]


def line(**changes: object) -> str:
    record = {"kibitz": 1, "game": "racko", "rules": 1, "seats": 2, "options": {}, "log": LOG}
    return json.dumps({**record, **changes})


def test_a_record_is_written_as_it_was_read() -> None:
    text = line(comments=[[2, "why not take it?"]], players=["Zoë", "Max"])
    record = parse_record(text)
    transcript = replayed(RACKO, record)
    written = record_line(transcript.record(record.extra))
    assert json.loads(written) == json.loads(text)
    assert "Zoë" in written


def test_case_and_blanks_do_not_matter() -> None:
    log = [["*", "CUT  24 35"], ["*", DEAL.upper()], [0, " Draw "], [0, "PLACE   25"]]
    transcript = replayed(RACKO, parse_record(line(log=log)))
    assert [list(entry) for entry in transcript.log] == LOG


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("{", "not JSON"),
        ('{"kibitz": 1, "game": "rack', "not JSON"),
        ("[" * 100_000, "nested too deeply|not JSON"),
        ("[]", "expected a JSON object"),
        (line().replace('"seats": 2', '"seats": 2, "seats": 2'), "not JSON .*twice"),
        (line().replace('"options": {}', '"options": {"target": 75, "target": 50}'), "twice"),
        (line().replace("{", '{"time": {"day": 1, "day": 2}, ', 1), "not JSON .*twice"),
        (line(scores=[float("nan"), 2], winners=[1]), "not JSON .*NaN is no number"),
        (line(scores=[float("-inf"), 2], winners=[1]), "not JSON .*-Infinity is no number"),
        (line(comments=float("nan")), "not JSON .*NaN is no number"),
        (line(scores=["big", 2], winners=[1]).replace('"big"', "1e999"), "expected one number"),
        (line(scores=[1, 2], winners=[2]), "expected a list of seats"),
        (line(scores=[1, 2], winners=[-1]), "expected a list of seats"),
        ("{}", "“kibitz” is None: expected 1"),
        (line(kibitz=2), "“kibitz” is 2: expected 1"),
        (line(game=7), "“game” is 7: expected a text"),
        (line(seats="2"), "“seats” is '2': expected a whole number"),
        (line(seats=True), "“seats” is True: expected a whole number"),
        (line(options=[]), "“options” is no object"),
        (line(log={}), "“log” is no list"),
        (line(log=[*LOG, [2, "draw"]]), "log entry 4: .* actor a seat from 0 to 1"),
        (line(log=[["*"]]), "log entry 0: .* is no entry"),
        (line(log=[[0, 5]]), "log entry 0: .* is no entry"),
        (line(log=[[False, "draw"]]), "log entry 0: .* is no entry"),
        (line(scores=[1, 2]), "expected “scores” and “winners” both, or neither"),
        (line(scores=[1], winners=[0]), "expected one number for each of 2 seats"),
        (line(scores=[1, 2.0], winners=[0]), "expected one number for each of 2 seats"),
        (line(scores=[1, 2], winners="0"), "expected a list of seats"),
    ],
)
def test_what_is_no_record_is_refused(text: str, said: str) -> None:
    with pytest.raises(MalformedRecord, match=said):
        parse_record(text)


@pytest.mark.parametrize(
    ("changes", "error", "said"),
    [
        ({"rules": 2}, MalformedRecord, "“rules” is 2: expected 1"),
        ({"seats": 5}, MalformedRecord, "5 seats: racko has 2 to 4 seats"),
        ({"options": {"colour": 1}}, MalformedRecord, "there is no option “colour”"),
        ({"log": [["*", "cut 24 x"]]}, MalformedRecord, "log entry 0: “x” is not understood"),
        ({"log": [["*", "cut"]]}, MalformedRecord, "log entry 0: “cut” is not understood"),
        ({"log": [*LOG[:2], [0, "fly"]]}, MalformedRecord, "log entry 2: “fly” is not understood"),
        ({"log": [["*", "cut 24 24"]]}, FalseRecord, "log entry 0: 24 is once too often"),
        ({"log": [["*", "cut 24"]]}, FalseRecord, "log entry 0: cut of 1 cards: expected 2 cards"),
        ({"log": [["*", DEAL]]}, FalseRecord, "log entry 0: “deal”: expected “cut” now"),
        ({"log": [*LOG[:2], [1, "draw"]]}, FalseRecord, "log entry 2: seat 1 is not to act now"),
        ({"log": [*LOG[:2], ["*", DEAL]]}, FalseRecord, "log entry 2: chance .* not to act now"),
        ({"log": [*LOG[:2], [0, "toss"]]}, FalseRecord, "log entry 2: seat 0 may not do that"),
        ({"scores": [75, 5], "winners": [0]}, FalseRecord, "has scores and winners: .* not over"),
    ],
)
def test_a_log_that_cannot_be_is_refused_at_its_index(
    changes: dict[str, object], error: type[Exception], said: str
) -> None:
    with pytest.raises(error, match=said):
        replayed(RACKO, parse_record(line(**changes)))


def finished() -> dict[str, object]:
    """A game to 75 points that is over at the deal: both racks are in order, and seat 1 is first."""
    dealt = [card for low in range(10, 0, -1) for card in (low, low + 10)]
    return {
        "options": {"target": 75},
        "log": [["*", "cut 35 24"], ["*", "deal " + " ".join(map(str, [*dealt, *range(21, 41)]))]],
        "scores": [50, 75],
        "winners": [1],
    }


def test_scores_and_winners_are_compared() -> None:
    good = finished()
    replayed(RACKO, parse_record(line(**good)))
    for wrong, said in (
        ({"scores": [50, 80]}, r"scores are \[50, 80\]: expected \[50, 75\]"),
        ({"winners": [0, 1]}, r"winners are \[0, 1\]: expected \[1\]"),
    ):
        with pytest.raises(FalseRecord, match=said):
            replayed(RACKO, parse_record(line(**{**good, **wrong})))


def test_a_finished_game_needs_scores_and_takes_no_more_entries() -> None:
    good = finished()
    unscored = {key: value for key, value in good.items() if key not in ("scores", "winners")}
    with pytest.raises(FalseRecord, match="no scores and winners: expected both, the game is over"):
        replayed(RACKO, parse_record(line(**unscored)))
    longer = {**good, "log": [*good["log"], [0, "draw"]]}
    with pytest.raises(FalseRecord, match="log entry 2: the game is over"):
        replayed(RACKO, parse_record(line(**longer)))


def test_an_error_leaves_the_transcript_as_it_was() -> None:
    transcript = Transcript(RACKO, RACKO.config(2))
    transcript.play_text(CHANCE, CUT)
    transcript.play_text(CHANCE, DEAL)
    before = (transcript.state, list(transcript.log))
    wrong: tuple[tuple[Actor, str, type[KibitzError]], ...] = (
        (Seat(0), "toss", IllegalAction),
        (Seat(1), "draw", NotYourTurn),
        (Seat(0), "fly", NotationError),
        (CHANCE, DEAL, NotYourTurn),
    )
    for actor, text, error in wrong:
        with pytest.raises(error):
            transcript.play_text(actor, text)
        assert (transcript.state, transcript.log) == before
