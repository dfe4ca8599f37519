"""Bots: legal, deterministic, and blind to what their seat cannot see."""

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import kibitz
from kibitz.bots.bot import BOTS, UnknownBot, bot
from kibitz.bots.party import Party
from kibitz.kernel.seats import Seat
from kibitz.kernel.shuffle import seed_from_text
from kibitz.kernel.transcript import Transcript
from support.play import samples

SETTINGS = settings(
    max_examples=8, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck)
)
SEED = seed_from_text("bots")

every_game = pytest.mark.parametrize("name", kibitz.GAMES)
every_bot = pytest.mark.parametrize("player", BOTS)


@every_bot
@every_game
@given(st.data())
@SETTINGS
def test_a_bot_plays_a_legal_action_and_the_same_one_in_every_world_that_fits_its_view(
    name: str, player: str, data: st.DataObject
) -> None:
    sample = data.draw(samples(name))
    stream = sample.stream("worlds")
    act = bot(player)
    for number, moment in enumerate(sample.moments(200)):
        for seat in moment.state.seats_to_act:
            view = moment.state.view(seat)
            action = act(sample.game, view, (), SEED)
            assert action in sample.game.legal(view)
            if number % 4 == 0:
                world = sample.game.resample(view, stream)
                assert act(sample.game, world.view(seat), (), SEED) == action


@every_game
def test_the_same_seed_gives_the_same_game(name: str) -> None:
    game = kibitz.game(name)
    seats = game.seats[0]
    first = {"tarot": "dealer", "chief": "dealer", "gracias": "opener"}.get(name)
    config = game.config(seats, {first: 0} if first else {})

    def played(text: str) -> list[object]:
        bots = {Seat(seat): bot("random" if seat else "steady") for seat in range(seats)}
        party = Party(Transcript(game, config), bots, seed_from_text(text))
        party.play_out(300)
        return list(party.transcript.log)

    assert played("one") == played("one")
    assert played("one") != played("another")


def test_the_random_bot_takes_every_legal_action_about_equally_often() -> None:
    game = kibitz.game("racko")
    party = Party(Transcript(game, game.config(2)), {}, SEED)
    party.play_out(10)
    state = party.transcript.state
    (seat,) = state.seats_to_act
    view = state.view(seat)
    drawn = [bot("random")(game, view, (), seed_from_text(str(n))) for n in range(2_200)]
    counts = [drawn.count(action) for action in game.legal(view)]
    assert len(counts) == 11
    assert sum((count - 200) ** 2 / 200 for count in counts) < 29.6  # 99.9 % for 10 degrees


def test_a_bot_that_is_not_there_is_refused_with_the_names() -> None:
    with pytest.raises(UnknownBot, match="no bot “clever”: expected one of random, steady"):
        bot("clever")


def test_a_party_stops_where_a_person_must_act() -> None:
    game = kibitz.game("racko")
    party = Party(Transcript(game, game.config(3)), {Seat(1): bot("steady")}, SEED)
    party.play_out(1_000)
    assert party.next_by_itself() is None
    assert party.transcript.state.to_act <= {0, 2}
