"""The shuffle: the same seed and name give the same order, in any language and for ever.

A seed is 32 bytes. A seed and a name give a stream of 32-bit words:

    block k  =  SHA-256(seed ‖ k as 8 bytes, big-endian ‖ name in UTF-8),   k = 0, 1, 2, …
    each block is eight words, big-endian, in order

A number below n takes words until one is smaller than the largest multiple of n that 32 bits hold
(rejection sampling), and is that word modulo n. If n is above 2^32, it takes as many words at a time as
n - 1 needs, the first one highest. A shuffle goes through the places from the last
down to the second and exchanges each with one not after it (Fisher and Yates, in Durstenfeld's
form). Test vectors are in tests/kernel/test_shuffle.py.

A deal of 78 cards has about 2^382 orders and a seed 2^256; nobody can tell the difference. Live
games take their seed from the operating system; no generator is hidden anywhere.
"""

from collections.abc import Iterator, Sequence
from hashlib import sha256
from itertools import islice
from typing import TypeVar

X = TypeVar("X")

SEED_BYTES = 32
WORD_BITS = 32


def seed_from_text(text: str) -> bytes:
    """The seed that a person means who types `text`: its SHA-256."""
    return sha256(text.encode(errors="surrogateescape")).digest()


def derive(seed: bytes, name: str) -> bytes:
    """A seed of its own for `name`: the first block of the stream of that name."""
    return _block(seed, name, 0)


class Stream:
    """The stream of random words of a seed and a name. Raises ValueError for a seed of another length."""

    def __init__(self, seed: bytes, name: str) -> None:
        if len(seed) != SEED_BYTES:
            raise ValueError(f"a seed has {SEED_BYTES} bytes, not {len(seed)}")
        self._words = _words(seed, name)

    def below(self, n: int) -> int:
        """A uniform whole number from 0 to n - 1. Raises ValueError for n < 1."""
        if n < 1:
            raise ValueError(f"there is no whole number from 0 to {n - 1}")
        words = max(1, -(-(n - 1).bit_length() // WORD_BITS))
        span = 1 << WORD_BITS * words
        limit = span - span % n
        while True:
            number = 0
            for word in islice(self._words, words):
                number = number << WORD_BITS | word
            if number < limit:
                return number % n

    def choice(self, options: Sequence[X]) -> X:
        """One of `options`, each equally likely."""
        return options[self.below(len(options))]

    def shuffled(self, things: Sequence[X]) -> tuple[X, ...]:
        """The things in random order, every order equally likely."""
        order = list(things)
        for place in range(len(order) - 1, 0, -1):
            other = self.below(place + 1)
            order[place], order[other] = order[other], order[place]
        return tuple(order)


def _words(seed: bytes, name: str) -> Iterator[int]:
    number = 0
    while True:
        block = _block(seed, name, number)
        for at in range(0, len(block), 4):
            yield int.from_bytes(block[at : at + 4], "big")
        number += 1


def _block(seed: bytes, name: str, number: int) -> bytes:
    return sha256(seed + number.to_bytes(8, "big") + name.encode()).digest()
