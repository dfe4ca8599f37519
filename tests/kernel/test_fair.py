"""A fair deal: the sums can be done again by anyone, and whoever changes anything is found out."""

import json
from collections.abc import Callable
from dataclasses import replace
from hashlib import sha256
from pathlib import Path
from typing import cast

import pytest

import kibitz
from kibitz.bots import steady
from kibitz.bots.party import Party
from kibitz.kernel.fair import Fair, check_fair, first_seat
from kibitz.kernel.record import FalseRecord, MalformedRecord, Record, record_line
from kibitz.kernel.seats import Seat
from kibitz.kernel.shuffle import Stream
from kibitz.kernel.transcript import Transcript
from support.command import run

SEED, SALT, WORDS = b"\x01" * 32, b"\x02" * 32, b"\x03" * 32
FAIR = Fair(SEED, SALT, (WORDS, None, b"\x04" * 32), first_drawn=True)
Block = dict[str, object]


def played(name: str = "chief", fair: Fair = FAIR, given: int = 0) -> Record:
    """A game of bots with that deal; its first `given` entries come from another one."""
    game = kibitz.game(name)
    first = {"dealer": first_seat(fair.game_seed, 3)} if name == "chief" else {"target": 75}
    party = Party(Transcript(game, game.config(3, first)), {}, fair.game_seed)
    party.bots = dict.fromkeys(map(Seat, range(3)), steady.act)
    if given:
        party.seed = b"\x07" * 32
        party.play_out(given)
        party.seed = fair.game_seed
    party.play_out(10_000)
    return party.transcript.record({"fair": replace(fair, given=given).block()})


def with_block(record: Record, change: Callable[[Block], object]) -> Record:
    block = dict(cast(Block, record.extra["fair"]))
    change(block)
    return replace(record, extra={"fair": block})


def test_the_commitment_and_the_seed_are_these_sums() -> None:
    assert FAIR.commitment == sha256(SEED + SALT).hexdigest()
    assert FAIR.game_seed == sha256(b"kibitz fair 1" + SEED + WORDS + b"\x04" * 32).digest()
    assert first_seat(SEED, 5) == Stream(SEED, "first seat").below(5)


def test_the_text_of_a_deal_tells_no_seed() -> None:
    assert repr(FAIR) == "<fair>"


@pytest.mark.parametrize("name", ["chief", "racko"])
def test_a_fair_deal_is_found_fair(name: str) -> None:
    draws = check_fair(kibitz.game(name), played(name))
    assert draws is not None
    assert draws.whole
    assert (draws.drawn > 0, draws.taken_over) == (True, 0)


def test_a_record_that_claims_nothing_is_not_called_fair() -> None:
    assert check_fair(kibitz.game("chief"), replace(played(), extra={})) is None


def test_what_was_taken_over_is_not_what_the_seed_gives_and_need_not_be() -> None:
    game, record = kibitz.game("racko"), played("racko", given=5)
    draws = check_fair(game, record)
    assert draws is not None
    assert not draws.whole
    assert draws.taken_over > 0
    with pytest.raises(FalseRecord, match="log entry 0: the cards are not those"):
        check_fair(game, with_block(record, lambda block: block.update(given=0)))


@pytest.mark.parametrize(
    ("key", "value", "said"),
    [
        ("commitment", "00" * 32, "the commitment of “fair” is not that of its seed and salt"),
        ("salt", "00" * 32, "the commitment"),
        ("seed", "00" * 32, "the commitment"),
        ("words", ["ff" * 32, None, None], "fair seed gives"),
        ("words", [None, None, None], "fair seed gives"),
    ],
)
def test_a_changed_claim_is_false(key: str, value: object, said: str) -> None:
    record = with_block(played("racko"), lambda block: block.update({key: value}))
    with pytest.raises(FalseRecord, match=said):
        check_fair(kibitz.game("racko"), record)


def test_a_dealer_who_was_not_drawn_is_false() -> None:
    record = played()
    other = (cast(int, record.options["dealer"]) + 1) % 3
    game = kibitz.game("chief")
    party = Party(Transcript(game, game.config(3, {"dealer": other})), {}, FAIR.game_seed)
    party.bots = dict.fromkeys(map(Seat, range(3)), steady.act)
    party.play_out(10_000)
    false = party.transcript.record(record.extra)
    with pytest.raises(FalseRecord, match="option dealer is not what the fair seed gives"):
        check_fair(game, false)
    assert check_fair(game, with_block(false, lambda block: block.update(first_drawn=False)))


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("method", "kibitz fair 2"), ("seed", "00"), ("seed", 7), ("salt", "G" * 64),
        ("words", []), ("words", ["00" * 32] * 4), ("words", [7, None, None]), ("words", None),
        ("given", -1), ("given", 10**6), ("given", "0"), ("first_drawn", 1), ("commitment", None),
    ],
)  # fmt: skip
def test_a_claim_out_of_form_is_malformed(key: str, value: object) -> None:
    record = with_block(played("racko"), lambda block: block.update({key: value}))
    with pytest.raises(MalformedRecord, match="“fair” is out of form: expected method"):
        check_fair(kibitz.game("racko"), record)


def test_check_says_what_was_dealt_fairly(tmp_path: Path) -> None:
    good = record_line(played("racko"))
    path = tmp_path / "fair.jsonl"
    path.write_text(good + "\n")
    done = run("check", path)
    assert (done.returncode, done.stdout) == (0, "1 passed, 1 of them dealt fairly\n")
    false = json.loads(good)
    false["fair"]["words"][0] = "00" * 32
    path.write_text(good + "\n" + json.dumps(false) + "\n")
    done = run("check", path)
    assert (done.returncode, done.stdout) == (1, "1 passed, 1 of them dealt fairly, 1 failed\n")
    assert done.stderr.startswith(f"{path}, line 2: log entry 0: the cards are not those that")


def test_check_does_not_call_a_deal_fair_that_it_has_not_verified(tmp_path: Path) -> None:
    record = played("racko")
    chances = sum(actor == "*" for actor, _ in record.log)
    path = tmp_path / "claims.jsonl"
    path.write_text(
        record_line(with_block(record, lambda block: block.update(given=len(record.log))))
    )
    done = run("check", path)
    assert done.stdout == (
        "1 passed\n"
        f"1 played on from another game: 0 of {chances} acts of chance verified, "
        "the others were dealt elsewhere\n"
    )
    french = run("check", path, "--lang", "fr").stdout
    assert f"0 tirages vérifiés sur {chances}" in french
