"""Nothing but a view, an event, a violation or a result can be turned into bytes."""

import json

import pytest

import kibitz
from kibitz.games.racko.cards import Card
from kibitz.games.racko.table import CardDrawn
from kibitz.kernel.chance import ChanceAction
from kibitz.kernel.encode import encode, plain
from kibitz.kernel.events import whisper
from kibitz.kernel.game import Violation
from kibitz.kernel.seats import CHANCE, Seat
from kibitz.kernel.state import AnyState

RACKO = kibitz.game("racko")


def dealt() -> AnyState:
    state = RACKO.start(RACKO.config(2))
    cards = tuple(map(Card, range(40)))
    state = RACKO.play(state, CHANCE, ChanceAction("cut", cards[:2])).state
    return RACKO.play(state, CHANCE, ChanceAction("deal", cards)).state


def test_a_view_holds_the_table_and_the_own_part_alone() -> None:
    view = json.loads(encode(dealt().view(Seat(0))))
    assert set(view) == {"seat", "to_act", "table", "own"}
    assert view["own"] == {"rack": [str(card) for card in range(19, 0, -2)], "drawn": None}


def test_an_onlooker_has_no_own_part() -> None:
    assert json.loads(encode(dealt().view(None)))["own"] is None


def test_an_event_is_encoded_without_its_audience() -> None:
    event = whisper(Seat(1), CardDrawn(Card(6)))
    assert json.loads(encode(event)) == {"fact": {"kind": "CardDrawn", "card": "7"}}


def test_a_violation_is_encoded_with_its_facts() -> None:
    assert json.loads(encode(Violation("3.2", drawn=Card(6)))) == {
        "rule": "3.2",
        "facts": [["drawn", "7"]],
    }


def test_states_hidden_parts_and_bare_own_parts_have_no_encoding() -> None:
    state = dealt()
    for secret in (state, state.hidden, state.own[0], (state.own[1],)):
        with pytest.raises(TypeError, match="must not leave the referee"):
            plain(secret)


def test_no_text_of_a_state_shows_a_card() -> None:
    state = dealt()
    assert repr(state.hidden) == "<hidden>"
    assert repr(state) == f"<state: ['{state.table.turn}'] to act>"
