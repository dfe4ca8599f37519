"""Transcripts: sealed choices in any order, sets that are not complete, and the words of chance."""

from itertools import permutations

import pytest

import kibitz
from kibitz.kernel.errors import NotationError
from kibitz.kernel.record import Entry, parse_record, record_line
from kibitz.kernel.seats import CHANCE, Seat
from kibitz.kernel.shuffle import seed_from_text
from kibitz.kernel.transcript import Transcript, replayed
from support.play import tables

CHIEF = kibitz.game("chief")
SEATS = 3


def dealt() -> Transcript:
    """Indian Chief of three after the deal: all are to choose a meld."""
    transcript = Transcript(CHIEF, CHIEF.config(SEATS, {"dealer": 2}))
    transcript.play(CHANCE, CHIEF.chance(transcript.state).draw(seed_from_text("melds"), 1))
    return transcript


def choose(transcript: Transcript, *seats: int) -> None:
    """These seats lay their first card each, in this order."""
    for seat in map(Seat, seats):
        view = transcript.state.view(seat)
        transcript.play(seat, CHIEF.legal(view)[0])


def entries(transcript: Transcript) -> list[Entry]:
    """The log of the record after the deal."""
    return list(transcript.record().log[1:])


def test_sealed_choices_in_any_order_of_arrival_give_one_record() -> None:
    """The log keeps the order of arrival, the record has the order of the seats."""
    lines = set()
    for order in permutations(range(SEATS)):
        transcript = dealt()
        choose(transcript, *order)
        assert [entry.actor for entry in transcript.log] == [CHANCE, *order]
        assert [entry.actor for entry in entries(transcript)] == [0, 1, 2]
        lines.add(record_line(transcript.record()))
    assert len(lines) == 1


def test_a_record_with_a_set_in_any_order_is_the_same_game() -> None:
    transcript = dealt()
    choose(transcript, 0, 1, 2)
    line = record_line(transcript.record())
    deal, *melds = transcript.record().log
    for order in permutations(melds):
        record = parse_record(line.replace(*map(_listed, ((deal, *melds), (deal, *order)))))
        assert record.log == (deal, *order)
        again = replayed(CHIEF, record)
        assert again.state == transcript.state
        assert record_line(again.record()) == line


def _listed(log: tuple[Entry, ...]) -> str:
    """The entries as they stand in a record."""
    return ", ".join(
        f'["*", "{text}"]' if who == CHANCE else f'[{who}, "{text}"]' for who, text in log
    )


@pytest.mark.parametrize("chosen", [(2,), (2, 0), (1, 0)])
def test_a_set_that_is_not_complete_is_kept_and_goes_on(chosen: tuple[int, ...]) -> None:
    whole, part = dealt(), dealt()
    choose(whole, 0, 1, 2)
    choose(part, *chosen)
    kept = entries(part)
    assert kept == [entry for entry in entries(whole) if entry.actor in chosen]
    assert part.record().scores is None
    again = replayed(CHIEF, parse_record(record_line(part.record())))
    assert again.state == part.state
    assert again.state.to_act == set(range(SEATS)) - set(chosen)
    choose(again, *again.state.seats_to_act)
    assert again.state == whole.state
    assert entries(again) == entries(whole)


def test_sets_that_follow_one_another_are_not_mixed() -> None:
    """Tied thieves choose a second time after a clash: each attempt is a set of its own."""
    transcript = Transcript(CHIEF, CHIEF.config(SEATS, {"dealer": 2}))
    front = "S9 H5 D9 S2 H6 D2 S3 H7 D3 S4 H8 D4 S5 HJ D5 S6 HQ D6 S7 HK D7 S8 HA D8"
    rest = [
        card for card in map(str, CHIEF.chance(transcript.state).pack) if card not in front.split()
    ]
    transcript.play_text(CHANCE, f"deal {front} {' '.join(rest)}")
    for seat, text in (
        (2, "meld D9"), (0, "meld S9"), (1, "meld H5 H6"),
        (2, "steal 1 H5"), (0, "steal 1 H5"),
        (2, "steal 1 H6"), (0, "steal 1 H5"),
    ):  # fmt: skip
        transcript.play_text(Seat(seat), text)
    assert entries(transcript) == [
        (0, "meld S9"), (1, "meld H5 H6"), (2, "meld D9"),
        (0, "steal 1 H5"), (2, "steal 1 H5"),
        (0, "steal 1 H5"), (2, "steal 1 H6"),
    ]  # fmt: skip


@pytest.mark.parametrize("name", kibitz.GAMES)
@pytest.mark.parametrize("text", ["", " ", "\t\n", "deal"])
def test_chance_must_say_a_word_and_cards(name: str, text: str) -> None:
    game = kibitz.game(name)
    transcript = Transcript(game, game.config(*tables(name)[0]))
    before = transcript.state
    with pytest.raises(NotationError, match="expected a word and the cards"):
        transcript.play_text(CHANCE, text)
    assert (transcript.state, transcript.log) == (before, [])
