"""`kibitz serve` with one seed, so that a test knows the cards: fair_server.py PORT DATABASE."""

import secrets
import sys

from kibitz.cli import serve
from kibitz.server import opening
from kibitz.server.app import Settings

SEED = b"a browser plays Tarot, 06782    "
"""With it seat 0 is dealt ten trumps, two kings and three single cards when seat 3 deals."""


class FixedSeed:
    """The system's secrets, but for the seeds of deals."""

    token_hex = staticmethod(secrets.token_hex)
    token_urlsafe = staticmethod(secrets.token_urlsafe)

    @staticmethod
    def token_bytes(size: int) -> bytes:
        """The fixed seed."""
        return SEED[:size]


opening.secrets = FixedSeed  # type: ignore[assignment]
serve.run(
    Settings(sys.argv[2], tables_an_hour=100_000), "127.0.0.1", int(sys.argv[1]), 1, opens=False
)
