"""What must hold in every game at every moment, over uniform and shaped deals."""

import pickle

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import kibitz
from kibitz.kernel.actions import Action
from kibitz.kernel.chance import ChanceAction
from kibitz.kernel.errors import GameOver, IllegalAction, IllegalChance, NotYourTurn
from kibitz.kernel.record import parse_record, record_line
from kibitz.kernel.seats import CHANCE, Seat
from kibitz.kernel.state import AnyState
from kibitz.kernel.transcript import Transcript, replayed
from support.play import Moment, Sample, samples, tables

SOME = settings(
    max_examples=20, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck)
)
FEW = settings(SOME, max_examples=8)
every_game = pytest.mark.parametrize("name", kibitz.GAMES)


def choice_moments(sample: Sample, every: int) -> list[Moment]:
    """About one in `every` of the moments in which a seat acts."""
    moments = [moment for moment in sample.moments() if moment.actor != CHANCE]
    return moments[:: max(1, every)]


@every_game
@given(st.data())
@SOME
def test_legal_is_never_empty_while_someone_is_to_act(name: str, data: st.DataObject) -> None:
    for moment in data.draw(samples(name)).moments():
        for seat in moment.state.seats_to_act:
            assert kibitz.game(name).legal(moment.state.view(seat))


@every_game
@given(st.data())
@FEW
def test_check_and_legal_agree_on_every_action_of_the_table(name: str, data: st.DataObject) -> None:
    game = kibitz.game(name)
    for moment in choice_moments(data.draw(samples(name)), 7):
        view = moment.state.view(moment.actor)
        allowed = tuple(action for action in game.actions if game.check(view, action) is None)
        assert game.legal(view) == allowed


@every_game
@given(st.data())
@FEW
def test_every_refusal_has_its_sentence_with_nothing_left_to_fill_in(
    name: str, data: st.DataObject
) -> None:
    game, book = kibitz.game(name), kibitz.rulebook(name)
    for moment in choice_moments(data.draw(samples(name)), 11):
        view = moment.state.view(moment.actor)
        for action in game.actions:
            violation = game.check(view, action)
            if violation is not None:
                said = book.why(violation)
                assert "{" not in said
                assert "None" not in said
                assert said.endswith(f"[{name} {violation.rule}]")


@every_game
def test_actions_and_their_numbers_are_one_to_one(name: str) -> None:
    table = kibitz.game(name).actions
    numbers = [table.id(action) for action in table]
    assert numbers == list(range(len(table)))
    assert [table.action(number) for number in numbers] == list(table)


@every_game
@given(st.data())
@SOME
def test_text_and_action_are_one_to_one_among_the_legal_ones(
    name: str, data: st.DataObject
) -> None:
    game = kibitz.game(name)
    for moment in choice_moments(data.draw(samples(name)), 3):
        view = moment.state.view(moment.actor)
        for action in game.legal(view):
            text = game.actions.text(action, view)
            assert game.actions.parse(text, view) == action
            assert game.actions.parse(f"  {text.lower().replace(' ', '   ')} ", view) == action


@every_game
@given(st.data())
@FEW
def test_an_error_changes_nothing(name: str, data: st.DataObject) -> None:
    game = kibitz.game(name)
    for moment in choice_moments(data.draw(samples(name)), 13):
        state = moment.state
        before = pickle.dumps(state)
        legal = set(game.legal(state.view(moment.actor)))
        wrong = next((action for action in game.actions if action not in legal), None)
        if wrong is not None:
            with pytest.raises(IllegalAction):
                game.play(state, moment.actor, wrong)
        for seat in range(len(state.own)):
            if seat not in state.to_act:
                with pytest.raises(NotYourTurn):
                    game.play(state, Seat(seat), next(iter(legal)))
        with pytest.raises(NotYourTurn):
            game.play(state, CHANCE, ChanceAction("deal", ()))
        assert pickle.dumps(state) == before


@every_game
@given(st.data())
@FEW
def test_chance_takes_only_what_it_must_supply(name: str, data: st.DataObject) -> None:
    game = kibitz.game(name)
    for moment in data.draw(samples(name)).moments():
        if moment.actor != CHANCE:
            continue
        assert isinstance(moment.action, ChanceAction)
        word, cards = moment.action.word, moment.action.cards
        before = pickle.dumps(moment.state)
        for wrong in (
            ChanceAction("fly", cards),
            ChanceAction(word, cards[:-1]),
            ChanceAction(word, (*cards, *cards[:1])),
            ChanceAction(word, (*cards[:-1], cards[0])),
        ):
            if wrong.word == word and sorted(wrong.cards) == sorted(cards):
                continue  # two equal cards: the same outcome
            with pytest.raises(IllegalChance):
                game.play(moment.state, CHANCE, wrong)
        assert pickle.dumps(moment.state) == before


@every_game
@given(st.data())
@FEW
def test_a_record_and_its_game_are_one_to_one(name: str, data: st.DataObject) -> None:
    sample = data.draw(samples(name))
    transcript = Transcript(sample.game, sample.config)
    for moment in sample.moments():
        transcript.play(moment.actor, moment.action)
    line = record_line(transcript.record())
    again = replayed(sample.game, parse_record(line))
    assert again.state == transcript.state
    assert record_line(again.record()) == line


@every_game
@given(st.data())
@FEW
def test_the_order_of_sealed_choices_does_not_matter(name: str, data: st.DataObject) -> None:
    """Where several seats are to act, whatever they choose, the state is the same in any order."""
    game = kibitz.game(name)
    sample = data.draw(samples(name))
    stream = sample.stream("orders")
    for moment in sample.moments():
        seats = moment.state.seats_to_act
        if len(seats) < 2:
            continue
        chosen = {seat: stream.choice(game.legal(moment.state.view(seat))) for seat in seats}
        states: list[AnyState] = []
        for order in (seats, seats[::-1], stream.shuffled(seats)):
            state = moment.state
            for seat in order:
                state = game.play(state, seat, chosen[seat]).state
            states.append(state)
        assert states[0] == states[1] == states[2]


@every_game
@given(st.data())
@FEW
def test_slips_add_up_to_the_scores_and_every_line_reads(name: str, data: st.DataObject) -> None:
    sample = data.draw(samples(name))
    book = kibitz.rulebook(name)
    last = None
    for moment in sample.moments(2_000):
        last = moment.after
    assert last is not None
    seats = sample.seats
    for slip in last.table.slips:
        for line in slip.lines:
            facts = dict(line.facts)
            assert len(line.amounts) == seats
            for key in ("label", "sum"):
                said = book.rule(line.rule).sentence(key, facts)
                assert "{" not in said
                assert "None" not in said
    result = sample.game.result(last)
    assert (result is None) == bool(last.to_act)
    if result is not None:
        assert result.slips == last.table.slips
        totals = [sum(slip.totals(seats)[seat] for slip in result.slips) for seat in range(seats)]
        assert list(result.scores) == totals
        assert result.winners
        assert list(result.winners) == sorted(set(result.winners))
        with pytest.raises(GameOver):
            sample.game.play(last, Seat(0), next(iter(sample.game.actions)))


@every_game
@given(st.data())
@FEW
def test_a_resampled_world_has_the_very_view(name: str, data: st.DataObject) -> None:
    sample = data.draw(samples(name))
    stream = sample.stream("worlds")
    for number, moment in enumerate(sample.moments()):
        if number % 11 and len(moment.state.seats_to_act) < 2:
            continue
        for seat in (None, *map(Seat, range(sample.seats))):
            view = moment.state.view(seat)
            world = sample.game.resample(view, stream)
            assert world.view(seat) == view
            assert world.to_act == moment.state.to_act


@every_game
def test_the_tables_of_the_tests_reach_every_number_of_seats(name: str) -> None:
    assert {seats for seats, _ in tables(name)} == set(kibitz.game(name).seats)


def test_actions_are_no_numbers() -> None:
    for name in kibitz.GAMES:
        for action in kibitz.game(name).actions:
            assert isinstance(action, Action)
            assert not isinstance(action, int)
