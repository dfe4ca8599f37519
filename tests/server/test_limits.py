"""How much one address may ask for."""

import pytest

from kibitz.server.clock import HOUR
from kibitz.server.errors import Refusal
from kibitz.server.limits import Openings


def test_an_address_of_ipv6_counts_by_the_first_64_bits() -> None:
    """Who has one of them has them all."""
    openings = Openings(1)
    for address in ("192.0.2.1", "192.0.2.2", "2001:db8::1", "2001:db8:0:1::1", "no address"):
        openings.take(address, 0.0)
    for same in ("::ffff:192.0.2.1", "2001:db8::2", "2001:db8:0:1:ffff::"):
        with pytest.raises(Refusal, match="too-many-tables"):
            openings.take(same, 1.0)


def test_what_was_opened_an_hour_ago_counts_no_more() -> None:
    openings = Openings(1)
    openings.take("192.0.2.1", 0.0)
    openings.take("192.0.2.1", HOUR)
    openings.take("192.0.2.2", 2 * HOUR)
    assert list(openings._opened) == ["192.0.2.2"]
