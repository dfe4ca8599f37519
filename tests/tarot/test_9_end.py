import pytest

from kibitz.games.tarot.cards import PACK
from kibitz.games.tarot.table import State
from kibitz.kernel.chance import ChanceAction
from kibitz.kernel.seats import CHANCE, Seat
from support.tarot import TAROT, bid_to, deal_of, legal, near_the_end, new_game, play


def played_out(state: State) -> State:
    """The deal to its end, everyone doing the first thing that is legal."""
    while len(state.table.slips) == 0 or state.table.phase not in ("deal", "over"):
        state = play(state, legal(state)[0])
        if state.table.phase == "deal":
            break
    return state


@pytest.mark.keeps("tarot 9.1")
def test_a_game_is_as_many_deals_as_were_agreed_and_annulled_ones_do_not_count() -> None:
    state = new_game(dealer=3, deals=2)
    state = TAROT.play(state, CHANCE, deal_of({})).state
    state = play(state, "pass, pass, pass, pass")
    state = TAROT.play(state, CHANCE, deal_of({}, dealer=0)).state
    state = played_out(play(state, "garde-contre"))
    assert [slip.number for slip in state.table.slips] == [1]
    assert (state.to_act, state.table.dealer) == ({CHANCE}, 1)
    assert TAROT.result(state) is None
    state = TAROT.play(state, CHANCE, deal_of({}, dealer=1)).state
    assert state.to_act == {Seat(2)}
    state = play(state, "garde-contre")
    while state.to_act:
        state = play(state, legal(state)[0])
    assert [slip.number for slip in state.table.slips] == [1, 2]
    result = TAROT.result(state)
    assert result is not None
    one, two = (slip.totals(4) for slip in state.table.slips)
    assert result.scores == tuple(a + b for a, b in zip(one, two, strict=True))


@pytest.mark.keeps("tarot 9.1")
def test_one_deal_is_the_game_if_nothing_else_was_agreed() -> None:
    state = TAROT.play(new_game(), CHANCE, ChanceAction("deal", tuple(PACK)[::-1])).state
    state = play(state, bid_to(0, "garde-sans"))
    while state.to_act:
        state = play(state, legal(state)[0])
    assert state.table.phase == "over"
    assert len(state.table.slips) == 1


@pytest.mark.keeps("tarot 9.2")
@pytest.mark.parametrize(
    ("taken", "winners"), [("T21 T1 SK HK DK CK SQ HQ", (1,)), ("", (0, 2, 3))]
)
def test_the_highest_total_wins_and_equals_win_together(
    taken: str, winners: tuple[int, ...]
) -> None:
    state = near_the_end(
        ["D5", "D6", "D2", "D7"], taker=1, leader=0, tricks=(9, 8, 0, 0), taken=taken,
        lying="DQ CQ SN HN DN CN",
    )  # fmt: skip
    result = TAROT.result(play(state, "D5, D6, D2, D7"))
    assert result is not None
    assert result.winners == winners
