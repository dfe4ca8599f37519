"""The table of coverage says which rules were never reached."""

from collections import Counter

import pytest

import kibitz
from support import coverage


@pytest.mark.parametrize("name", kibitz.GAMES)
def test_a_rule_that_was_not_reached_is_named(name: str) -> None:
    shown = [rule.id for rule in kibitz.rulebook(name) if rule.kind in {"enforced", "scoring"}]
    met = Counter(shown)
    assert coverage.never(name, met) == []
    del met[shown[1]]
    assert coverage.never(name, met) == [shown[1]]
    assert coverage.never(name, Counter()) == shown


def test_rules_that_no_act_can_show_are_left_out() -> None:
    lines = coverage.table("chief", Counter({"6.3": 12, "6.1": 5})).splitlines()
    assert [line for line in lines if " 6.3 " in line] == [
        "        12  6.3   Straight flush (scoring)"
    ]
    assert not [line for line in lines if " 6.1 " in line]
