from dataclasses import dataclass

import pytest

import kibitz
from kibitz.kernel.errors import BadSetup
from kibitz.kernel.options import (
    LARGEST,
    Options,
    choice_option,
    flag_option,
    option_kinds,
    read_options,
    seat_option,
    starting_seat,
    whole_option,
    write_options,
)
from kibitz.kernel.seats import Seat


@dataclass(frozen=True)
class Sample(Options):
    dealer: Seat = seat_option()
    deals: int = whole_option(default=1, least=1, most=20)
    bonus: bool = flag_option()
    pile: str = choice_option("shuffle", "turn-over")


def reasons(written: dict[str, object], seats: int = 4) -> tuple[str, ...]:
    with pytest.raises(BadSetup) as caught:
        read_options(Sample, seats, written)
    return caught.value.reasons


def test_defaults_are_filled_in_and_not_written_again() -> None:
    options = read_options(Sample, 4, {"dealer": 2})
    assert options == Sample(dealer=Seat(2), deals=1, bonus=False, pile="shuffle")
    assert write_options(options, 4) == {"dealer": 2}


def test_a_default_written_out_is_accepted() -> None:
    assert read_options(Sample, 4, {"dealer": 0, "deals": 1}) == read_options(
        Sample, 4, {"dealer": 0}
    )


def test_the_starting_seat_must_be_written() -> None:
    assert reasons({}) == ("option dealer is missing: expected a seat from 0 to 3",)
    assert starting_seat(Sample) == "dealer"


def test_every_reason_is_given_at_once() -> None:
    assert reasons({"dealer": 4, "deals": 0, "bonus": 1, "pile": "x", "colour": "red"}) == (
        "there is no option “colour”: expected one of dealer, deals, bonus, pile",
        "option dealer is 4: expected a seat from 0 to 3",
        "option deals is 0: expected a whole number, at least 1, at most 20",
        "option bonus is 1: expected true or false",
        'option pile is \'x\': expected "shuffle" or "turn-over"',
    )


@pytest.mark.parametrize("game", ["tarot", "racko", "gracias"])
def test_no_whole_number_is_too_long_to_be_written(game: str) -> None:
    """The largest fits in 32 bits, so that the engine, JSON and a page read it."""
    rules = kibitz.game(game)
    (name,) = (
        name
        for name, kind in option_kinds(rules.options).items()
        if (kind.form, kind.most) == ("whole", LARGEST)
    )
    first = starting_seat(rules.options)
    for value, allowed in ((LARGEST, True), (LARGEST + 1, False), (10**30, False)):
        options = {name: value} | ({first: 0} if first else {})
        if allowed:
            rules.config(4, options)
        else:
            with pytest.raises(BadSetup, match=f"at most {LARGEST}"):
                rules.config(4, options)


@pytest.mark.parametrize("value", [True, 1.0, "1", None, [1]])
def test_only_whole_numbers_are_whole_numbers(value: object) -> None:
    assert reasons({"dealer": 0, "deals": value}) == (
        f"option deals is {value!r}: expected a whole number, at least 1, at most 20",
    )
