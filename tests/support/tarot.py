"""Positions of Tarot, written as a player would."""

from collections.abc import Mapping

import kibitz
from kibitz.games.tarot.cards import DOG, HAND, PACK, Card, Cards, named
from kibitz.games.tarot.scoring import Count, score_lines
from kibitz.games.tarot.table import SEATS, DealEnded, Own, State, Trick
from kibitz.kernel.chance import ChanceAction
from kibitz.kernel.events import Fact
from kibitz.kernel.game import Step
from kibitz.kernel.scores import Points, ScoreLine, Slip
from kibitz.kernel.seats import CHANCE, Seat
from kibitz.kernel.state import replace

TAROT = kibitz.game("tarot")
DEALER = 3
"""Who deals in these positions unless they say otherwise: seat 0 bids and leads first."""


def cards(text: str) -> tuple[Card, ...]:
    """The cards of `T21 SK …`, in that order."""
    return tuple(map(Card.parse, text.split()))


def deal_of(hands: Mapping[int, str], dog: str = "", dealer: int = DEALER) -> ChanceAction:
    """The deal that gives these cards to the seats and to the dog.

    The cards that are not named fill them up, one at a time round the table from seat 0.
    """
    places = {seat: list(cards(hands.get(seat, ""))) for seat in range(SEATS)}
    lying = list(cards(dog))
    given = [card for held in (*places.values(), lying) for card in held]
    assert len(set(given)) == len(given), "a card is given twice"
    rest = [card for card in PACK if card not in given]
    while any(len(held) < HAND for held in places.values()):
        for held in places.values():
            if len(held) < HAND:
                held.append(rest.pop(0))
    lying += rest
    assert len(lying) == DOG
    order = [places[(dealer + 1 + place) % SEATS] for place in range(SEATS)]
    return ChanceAction("deal", (*(card for held in order for card in held), *lying))


def new_game(dealer: int = DEALER, deals: int = 1) -> State:
    """The table before the first deal."""
    return TAROT.start(TAROT.config(SEATS, {"dealer": dealer, "deals": deals}))


def deal(hands: Mapping[int, str], dog: str = "", dealer: int = DEALER) -> State:
    """The first deal, with these cards."""
    return TAROT.play(new_game(dealer), CHANCE, deal_of(hands, dog, dealer)).state


def play(state: State, *texts: str) -> State:
    """The state after these actions, each by the seat that is to act; commas separate several."""
    return step(state, *texts).state


def step(state: State, *texts: str) -> Step:
    """The last step of `play`."""
    for text in ", ".join(texts).split(", "):
        (seat,) = state.to_act
        last = TAROT.play(state, seat, TAROT.actions.parse(text, state.view(seat)))
        state = last.state
    return last


def facts(stepped: Step) -> list[Fact]:
    """What everyone learns by a step."""
    return [event.fact for event in stepped.events if event.reaches(None)]


def whispered(stepped: Step, seat: int) -> list[Fact]:
    """What only that seat learns by a step."""
    return [
        event.fact
        for event in stepped.events
        if event.reaches(Seat(seat)) and not event.reaches(None)
    ]


def broken(state: State, text: str) -> str:
    """The sentence that the seat to act hears for `text`."""
    (seat,) = state.to_act
    view = state.view(seat)
    violation = TAROT.check(view, TAROT.actions.parse(text, view))
    assert violation is not None, f"{text} is allowed"
    return kibitz.rulebook("tarot").why(violation)


def legal(state: State) -> list[str]:
    """The legal texts of the seat to act."""
    (seat,) = state.to_act
    view = state.view(seat)
    return [TAROT.actions.text(action, view) for action in TAROT.legal(view)]


def may_play(state: State) -> str:
    """The cards that the seat to act may play, handfuls left out."""
    return " ".join(text for text in legal(state) if not text.startswith("handful"))


def bid_to(taker: int, contract: str) -> str:
    """The bids by which `taker` gets the contract in a deal by DEALER."""
    return ", ".join(contract if seat == taker else "pass" for seat in range(SEATS))


def holding(state: State, seat: int, hand: str) -> State:
    """The state with another hand in that seat."""
    return state.to(own=state.with_own(Seat(seat), Own(named(hand))))


def following(trick: str, hand: str) -> State:
    """A trick, led by seat 0, to which the next seat, holding `hand`, is to play."""
    state = play(deal({}), bid_to(0, "garde-sans"), "no-slam")
    seat = Seat(len(cards(trick)))
    table = replace(state.table, trick=cards(trick), turn=seat)
    table = replace(table, fallen=(named("CK"),) * SEATS)  # nobody is at his first card
    return holding(state.to(table=table, to_act=frozenset((seat,))), seat, hand)


def near_the_end(
    hands: list[str],
    *,
    taker: int,
    contract: str = "prise",
    leader: int = 0,
    tricks: tuple[int, ...],
    taken: str = "",
    lying: str = "",
    slam: bool = False,
) -> State:
    """The last tricks: what each seat holds, the tricks won so far, the taker's cards in them.

    `lying` is the discard or the dog.
    """
    assert sum(tricks) == HAND - len(cards(hands[0]))
    state = play(deal({}), bid_to(taker, contract))
    table = replace(
        state.table,
        phase="play",
        turn=Seat(leader),
        leader=Seat(leader),
        slam=slam,
        tricks=tricks,
        taken=named(taken),
        fallen=(named("CA"),) * SEATS,
        last=Trick(Seat(leader), cards("CA C2 C3 C4"), Seat(leader)),
    )
    takes = table.takes_dog()
    own = tuple(
        Own(named(hand), named(lying) if takes and seat == taker else Cards())
        for seat, hand in enumerate(hands)
    )
    hidden = replace(state.hidden, dog=Cards() if takes else named(lying))
    return state.to(table=table, to_act=frozenset((Seat(leader),)), own=own, hidden=hidden)


def slip_of(stepped: Step) -> Slip:
    """The slip of the deal that ended with this step."""
    (ended,) = [fact for fact in facts(stepped) if isinstance(fact, DealEnded)]
    return ended.slip


def said(line: ScoreLine) -> str:
    """The line as the score slip has it: the label and the sum."""
    rule, terms = kibitz.rulebook("tarot").rule(line.rule), dict(line.facts)
    return f"{rule.sentence('label', terms)}: {rule.sentence('sum', terms)}"


def scored(slip: Slip) -> dict[str, str]:
    """What the taker gets from each defender by each rule, in points; negative: he pays."""
    return {line.rule: each_pays(line.amounts) for line in slip.lines}


def settled(count: Count) -> tuple[str, str]:
    """What each defender pays in all, and what the taker gets, in points."""
    totals = Slip(1, score_lines(count)).totals(SEATS)
    assert sum(totals) == 0
    return each_pays(totals), str(Points(totals[count.taker], 2))


def each_pays(amounts: tuple[int, ...]) -> str:
    """What each of three seats pays to the fourth, in points."""
    (taker,) = [seat for seat in range(SEATS) if amounts.count(amounts[seat]) == 1]
    (each,) = {amount for seat, amount in enumerate(amounts) if seat != taker}
    assert amounts[taker] == -3 * each
    return str(Points(-each, 2))
