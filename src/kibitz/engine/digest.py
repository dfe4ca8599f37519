"""The 64-bit digest of bytes by which referee and engine compare states."""

from struct import unpack
from typing import Final

MASK: Final = (1 << 64) - 1


def digest(content: bytes) -> int:
    """The digest: little-endian words of eight bytes are mixed in one by one, the length comes last."""
    padded = content + bytes(-len(content) % 8)
    total = 0
    for word in unpack(f"<{len(padded) // 8}Q", padded):
        total = _mix(total ^ word)
    return _mix(total ^ len(content))


def _mix(z: int) -> int:
    """The finisher of splitmix64."""
    z = (z + 0x9E3779B97F4A7C15) & MASK
    z = ((z ^ z >> 30) * 0xBF58476D1CE4E5B9) & MASK
    z = ((z ^ z >> 27) * 0x94D049BB133111EB) & MASK
    return z ^ z >> 31
