"""Chapter 8: hands are filled up from the old stock."""

import pytest

from kibitz.games.chief.cards import pack
from kibitz.games.chief.game import GAME
from kibitz.games.chief.table import CardsDrawn, HandsFull, MeldsShuffled, RoundBegan, StockEmpty
from kibitz.kernel.errors import IllegalChance
from kibitz.kernel.seats import CHANCE, Seat
from kibitz.kernel.shuffle import Stream, seed_from_text
from support.chief import (
    act,
    after_round,
    cards,
    dealt,
    facts,
    hand,
    last_round,
    lying,
    next_round,
    play,
    shown,
    shuffled,
)

CHIEF = " ".join(map(str, pack(1)[:7]))


@pytest.mark.keeps("chief 8.1")
def test_one_card_at_a_time_to_those_who_still_lack_one() -> None:
    state = shown("SA S2 S3", "D2", "HA H2", stock="CA C2 C3 C4 C5 C6")
    state = act(state, "1 no-steal")
    assert {*cards("CA C4 C6")} <= {*hand(state, 0)}
    assert {*cards("C2")} <= {*hand(state, 1)}
    assert {*cards("C3 C5")} <= {*hand(state, 2)}
    assert [len(own.hand) for own in state.own] == [8, 8, 8]
    assert state.table.stock == 28 - 6


@pytest.mark.keeps("chief 8.1")
def test_each_seat_learns_its_own_cards_alone() -> None:
    state = act(dealt(["SA S2 S3", "HA H2"], "CA C2 C3 C4 C5"), "0 meld SA S2 S3")
    _, events = play(state, "1 meld HA H2")
    drawn = [(event.to, event.fact) for event in events if isinstance(event.fact, CardsDrawn)]
    assert drawn == [
        (frozenset({Seat(0)}), CardsDrawn(cards("CA C3 C5"))),
        (frozenset({Seat(1)}), CardsDrawn(cards("C2 C4"))),
    ]


@pytest.mark.breaks("chief 8.1")
def test_who_has_eight_cards_draws_none() -> None:
    state = act(shown("S9", "HK HQ", stock="CA C2 C3"), "0 steal 1 HK")
    assert cards("CA")[0] in hand(state, 1)
    assert cards("CA")[0] not in hand(state, 0)


@pytest.mark.keeps("chief 8.2")
@pytest.mark.position("IT-15")
def test_new_cards_come_from_the_old_stock() -> None:
    state = dealt([CHIEF, ""])
    stock = state.hidden.stock
    assert len(stock) == 36
    state = after_round(state, 7, 4)
    melded = [card for meld in state.table.melds for card in meld]
    assert len(melded) == 11
    assert not {*melded} & {*hand(state, 0), *hand(state, 1)}
    assert {*stock[:11]} <= {*hand(state, 0), *hand(state, 1)}
    state = shuffled(state)
    assert len(state.hidden.stock) == 25 + 11 == 36
    assert {*melded} <= {*state.hidden.stock}


@pytest.mark.keeps("chief 8.2")
def test_the_melds_stay_open_until_they_are_shuffled() -> None:
    state = after_round(dealt(["S2 SA", "D2 H2"]), 2, 2)
    assert state.to_act == {CHANCE}
    assert lying(state) == ["SA S2", "H2 D2"]
    assert lying(shuffled(state)) == ["", ""]
    assert facts(state, "* shuffle " + " ".join(map(str, GAME.chance(state).pack))) == [
        RoundBegan(2, 36)
    ]


@pytest.mark.breaks("chief 8.2")
def test_a_shuffle_holds_the_stock_and_the_melds_and_nothing_else() -> None:
    state = after_round(dealt(["S2 SA", "D2 H2"]), 2, 2)
    right = [*GAME.chance(state).pack]
    assert sorted(right) == sorted((*state.hidden.stock, *cards("SA S2 H2 D2")))
    wrong = [hand(state, 0)[0], *right[1:]]
    with pytest.raises(IllegalChance):
        act(state, "* shuffle " + " ".join(map(str, wrong)))


@pytest.mark.keeps("chief 8.2")
def test_the_stock_is_shuffled_even_if_nobody_drew() -> None:
    state = act(shown("S9", "D9"), "0 steal 1 D9", "1 steal 0 S9")
    assert state.table.stock == 36
    assert state.to_act == {CHANCE}
    assert GAME.chance(state).count == 36


@pytest.mark.keeps("chief 8.2")
def test_nobody_holds_a_card_that_was_laid_in_the_last_round() -> None:
    state = next_round(dealt([CHIEF, "", ""]), 7, 2, 3)
    stream = Stream(seed_from_text("returned"), "worlds")
    for _ in range(50):
        world = GAME.resample(state.view(Seat(1)), stream)
        assert not {*state.table.returned} & {*world.own[0].hand, *world.own[2].hand}
        assert {*state.table.returned} <= {*world.hidden.stock}


@pytest.mark.keeps("chief 8.3")
def test_when_the_stock_runs_out_the_melds_become_the_new_one() -> None:
    """Six players with one pack: four cards are in the stock, and twelve are needed."""
    state = dealt([""] * 6, decks=1)
    for seat in range(5):
        state = act(state, f"{seat} meld " + " ".join(map(str, hand(state, seat)[:2])))
    last = "5 meld " + " ".join(map(str, hand(state, 5)[:2]))
    assert facts(state, last)[-1] == StockEmpty(Seat(4))
    state = act(state, last)
    assert state.table.phase == "refill"
    assert state.table.held == (7, 7, 7, 7, 6, 6)
    melds = sorted(card for meld in state.table.melds for card in meld)
    assert [*GAME.chance(state).pack] == melds
    order = " ".join(map(str, melds))
    assert facts(state, f"* shuffle {order}") == [MeldsShuffled(12), HandsFull(4)]
    after = act(state, f"* shuffle {order}")
    assert melds[0] in hand(after, 4)
    assert melds[1] in hand(after, 5)
    assert melds[2] in hand(after, 0)
    assert after.table.held == (8,) * 6


@pytest.mark.keeps("chief 8.3")
def test_after_that_the_stock_is_shuffled_once_more() -> None:
    state = shuffled(after_round(dealt([""] * 6, decks=1), *[2] * 6))
    assert state.table.phase == "shuffle"
    assert lying(state) == [""] * 6
    assert sorted(GAME.chance(state).pack) == sorted(state.hidden.stock)
    state = shuffled(state)
    assert (state.table.round, state.table.phase, state.table.stock) == (2, "meld", 4)


@pytest.mark.keeps("chief 8.3")
def test_seven_chiefs_need_one_card_more_than_there_is() -> None:
    state = after_round(dealt([""] * 7), *[7] * 7)
    assert state.table.phase == "refill"
    assert state.table.held == (8, 8, 8, 8, 8, 8, 7)
    assert state.table.next_card == 6
    assert GAME.chance(state).count == 49


@pytest.mark.breaks("chief 8.3")
def test_a_stock_that_is_just_enough_is_not_refilled() -> None:
    """Eight players with two packs lay forty cards, and forty are in the stock."""
    state = after_round(dealt([""] * 8), 7, 7, 7, 7, 7, 2, 2, 1)
    assert sum(len(meld) for meld in state.table.melds) == 40
    assert (state.table.stock, state.table.phase) == (0, "shuffle")


@pytest.mark.keeps("chief 8.4")
@pytest.mark.position("IT-19")
def test_in_the_seventh_round_a_thief_scores_and_the_game_is_over() -> None:
    state = last_round(2, last=1)
    held = [own.hand for own in state.own]
    state = after_round(state, 1, 1)
    assert state.to_act == frozenset()
    assert [line.rule for line in state.table.slips[-1].lines] == ["4.2", "4.2"]
    assert [own.hand for own in state.own] == [cards_held[1:] for cards_held in held]


@pytest.mark.breaks("chief 8.4")
def test_in_the_sixth_round_thieves_still_steal() -> None:
    state = dealt(["", ""])
    for size in (7, 6, 5, 4, 3):
        state = next_round(state, size, size)
    assert state.table.round == 6
    state = act(
        state,
        *(f"{seat} meld {' '.join(map(str, hand(state, seat)[: 2 - seat]))}" for seat in (0, 1)),
    )
    assert state.to_act == {1}
