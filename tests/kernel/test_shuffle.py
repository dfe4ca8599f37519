"""The shuffle is pinned for ever: other languages must give these very numbers."""

from collections import Counter
from hashlib import sha256

import pytest

from kibitz.kernel.shuffle import Stream, derive, seed_from_text

ZERO = bytes(32)


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
