"""The shuffle is pinned for ever: other languages must give these very numbers."""

from collections import Counter
from hashlib import sha256

import pytest

from kibitz.kernel.shuffle import Stream, derive, seed_from_text

ZERO = bytes(32)

BIG_WORDS = (3917327688, 2231630217)
"""The first words of the stream `big` of the zero seed."""


def test_first_words_of_the_zero_seed() -> None:
    block = sha256(ZERO + bytes(8) + b"deal 1").digest()
    assert block.hex() == "db3a8de5fc7e71efe61baaaa75f5c74c1fe0a3959efbd173b95518371b9cfd84"
    stream = Stream(ZERO, "deal 1")
    assert [stream.below(1 << 32) for _ in range(9)] == [
        3678047717,
        4236145135,
        3860572842,
        1979041612,
        534815637,
        2667303283,
        3109361719,
        463273348,
        912756531,
    ]


def test_shuffle_of_ten() -> None:
    assert Stream(ZERO, "deal 1").shuffled(range(10)) == (0, 6, 1, 4, 5, 3, 8, 2, 9, 7)
    assert Stream(seed_from_text("kibitz"), "shuffle 2").shuffled(range(10)) == (
        1,
        0,
        7,
        9,
        6,
        5,
        3,
        4,
        2,
        8,
    )


def test_seed_from_text_and_derived_seed() -> None:
    seed = seed_from_text("kibitz")
    assert seed == sha256(b"kibitz").digest()
    assert derive(seed, "game 0") == sha256(seed + bytes(8) + b"game 0").digest()


def test_words_too_large_for_a_fair_remainder_are_rejected() -> None:
    """With n = 2^31 + 1 nearly half of all words are refused; the rest are used as they are."""
    n = (1 << 31) + 1
    words = Stream(ZERO, "x")
    raw = [words.below(1 << 32) for _ in range(64)]
    kept = [word for word in raw if word < n]
    fair = Stream(ZERO, "x")
    assert [fair.below(n) for _ in kept] == kept
    assert 0 < len(kept) < len(raw)


@pytest.mark.parametrize("n", [0, -1, -(1 << 40)])
def test_there_is_no_number_below_none(n: int) -> None:
    stream = Stream(ZERO, "big")
    with pytest.raises(ValueError, match=f"no whole number from 0 to {n - 1}"):
        stream.below(n)
    assert stream.below(1 << 32) == BIG_WORDS[0]  # nothing was drawn


def test_numbers_above_32_bits_take_several_words_the_first_one_highest() -> None:
    """The numbers are pinned, and are what the words make of them."""
    words = Stream(ZERO, "big")
    raw = [words.below(1 << 32) for _ in range(8)]
    assert tuple(raw[:2]) == BIG_WORDS
    stream = Stream(ZERO, "big")
    numbers = [stream.below(10**12) for _ in range(4)]
    assert numbers == [
        (high << 32 | low) % 10**12 for high, low in zip(raw[::2], raw[1::2], strict=True)
    ]
    assert numbers == [309906921865, 85234962967, 972899041326, 804378457428]
    assert Stream(ZERO, "big").below((1 << 32) + 1) == (raw[0] << 32 | raw[1]) % ((1 << 32) + 1)
    three = (raw[0] << 64 | raw[1] << 32 | raw[2]) % (1 << 70)
    assert Stream(ZERO, "big").below(1 << 70) == three


def test_numbers_above_32_bits_are_about_equally_frequent() -> None:
    """Three parts of 2^32 numbers each, and inside them the last digit."""
    stream = Stream(ZERO, "even")
    numbers = [stream.below(3 << 32) for _ in range(30_000)]
    for counts, most in (
        (Counter(number >> 32 for number in numbers), 13.8),
        (Counter(number % 10 for number in numbers), 27.9),
    ):  # 99.9 % points for 2 and 9 degrees of freedom
        expected = len(numbers) / len(counts)
        assert sum((count - expected) ** 2 / expected for count in counts.values()) < most


def test_every_order_of_four_is_about_equally_frequent() -> None:
    stream = Stream(ZERO, "orders")
    counts = Counter(stream.shuffled("abcd") for _ in range(24_000))
    assert len(counts) == 24
    chi_square = sum((count - 1000) ** 2 / 1000 for count in counts.values())
    assert chi_square < 49.7  # 99.9 % point for 23 degrees of freedom


def test_names_separate_streams() -> None:
    assert Stream(ZERO, "deal 1").shuffled(range(52)) != Stream(ZERO, "deal 2").shuffled(range(52))


@pytest.mark.parametrize("length", [0, 31, 33])
def test_a_seed_of_another_length_is_refused(length: int) -> None:
    with pytest.raises(ValueError, match=f"32 bytes, not {length}"):
        Stream(bytes(length), "deal 1")
