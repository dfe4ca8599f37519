"""The score of a round, and the end of the game."""

from dataclasses import dataclass

from kibitz.games.gracias.cards import COLOURS, FIVE, NO_CARDS, PACK, Counts, counted
from kibitz.games.gracias.table import (
    Discarded,
    Hidden,
    Own,
    PiledUp,
    RoundEnded,
    State,
    Table,
    TurnedUp,
)
from kibitz.kernel.events import Event, tell
from kibitz.kernel.game import Step
from kibitz.kernel.scores import Result, Slip, leaders, seat_line, totals
from kibitz.kernel.seats import CHANCE, Seat
from kibitz.kernel.state import replace


@dataclass(frozen=True)
class Reckoning:
    """How the reserves of a round come out; piles, loose and left are by seat, then by colour."""

    piles: tuple[Counts, ...]  # piles of five
    loose: tuple[Counts, ...]  # open cards beside them
    most: tuple[tuple[Seat, ...], ...]  # for each colour, the seats that discard it
    left: tuple[Counts, ...]  # open cards after the discards


def piles_of(count: int, piles: str) -> int:
    """How many piles of five are turned down from `count` cards of a colour [6.2]."""
    return count // FIVE if piles == "every-five" else int(count >= FIVE)


def reckon(reserves: tuple[Counts, ...], piles: str) -> Reckoning:
    """The piles, the discards and what is left of `reserves`, face-down cards included.

    The colours do not touch one another, so they can all be called out at once [6.3].
    """
    piled = tuple(tuple(piles_of(count, piles) for count in reserve) for reserve in reserves)
    loose = tuple(
        tuple(count - FIVE * pile for count, pile in zip(reserve, down, strict=True))
        for reserve, down in zip(reserves, piled, strict=True)
    )
    most = tuple(with_most(counts) for counts in zip(*loose, strict=True))
    left = tuple(
        tuple(0 if seat in most[colour] else counts[colour] for colour in COLOURS)
        for seat, counts in enumerate(loose)
    )
    return Reckoning(piled, loose, most, left)


def with_most(counts: tuple[int, ...]) -> tuple[Seat, ...]:
    """The seats with the most of a colour [6.3], all who tie [6.4], and nobody at 0 [6.5]."""
    return leaders(counts) if any(counts) else ()


def end_round(state: State) -> Step[Table, Own, Hidden]:
    """The round is scored, and all cards go back to the draw pile [7.1].

    The next big opener sits to the left of this one [7.2]; the last round ends the game [7.3].
    """
    table, seats = state.table, state.table.seats
    reserves = tuple(
        counted(own.face_down, reserve)  # face-down cards join the open ones [6.1]
        for own, reserve in zip(state.own, table.reserves, strict=True)
    )
    reckoning = reckon(reserves, table.options.piles)
    slip = score_round(reckoning, len(table.slips) + 1)
    over = slip.number == table.options.rounds
    opener = Seat((table.big_opener + 1) % seats)
    cleared = replace(
        table,
        slips=(*table.slips, slip),
        phase="over" if over else "deal",
        big_opener=opener,
        little_opener=opener,
        turn=0,
        reserves=(NO_CARDS,) * seats,
        face_down=(0,) * seats,
        trios=(),
        draw_pile=len(PACK),
    )
    after = state.to(
        to_act=frozenset(() if over else (CHANCE,)),
        table=cleared,
        own=(Own(),) * seats,
        hidden=Hidden(),
    )
    return Step(after, (*_events(state, reserves, reckoning), tell(RoundEnded(slip))))


def _events(state: State, reserves: tuple[Counts, ...], reckoning: Reckoning) -> tuple[Event, ...]:
    """What is seen at the scoring, in the order in which it is done."""
    face_down = tuple(tuple(sorted(own.face_down)) for own in state.own)
    turned_up = TurnedUp(face_down, state.table.reserves, reserves)
    piled_up = [
        PiledUp(Seat(seat), colour, piles[colour], reckoning.loose[seat][colour])
        for seat, piles in enumerate(reckoning.piles)
        for colour in COLOURS
        if piles[colour]
    ]
    discarded = [
        Discarded(colour, seats, reckoning.loose[seats[0]][colour])
        for colour, seats in zip(COLOURS, reckoning.most, strict=True)
        if seats
    ]
    return tuple(map(tell, (turned_up, *piled_up, *discarded)))


def score_round(reckoning: Reckoning, number: int) -> Slip:
    """The slip: for each seat its loose cards left, colour by colour, and its piles."""
    lines = []
    seats = len(reckoning.left)
    for seat, (left, piles) in enumerate(zip(reckoning.left, reckoning.piles, strict=True)):
        if any(left):
            terms = " + ".join(f"{left[colour]} {colour}" for colour in COLOURS if left[colour])
            cards = sum(left)
            lines.append(seat_line("6.6", seat, cards, seats, terms=terms, cards=cards))
        if any(piles):
            lines.append(seat_line("6.7", seat, sum(piles), seats, piles=sum(piles)))
    return Slip(number, tuple(lines))


def result(state: State) -> Result | None:
    """The scores of the finished game, and its winners."""
    if state.to_act:
        return None
    slips = state.table.slips
    return Result(totals(slips, state.table.seats), winners(slips, state.table.seats), slips)


def winners(slips: tuple[Slip, ...], seats: int) -> tuple[Seat, ...]:
    """The highest total wins [7.3]; among equals the best round, then the second best … [7.4].

    All who are equal in all rounds share the win [7.5].
    """
    rounds = [slip.totals(seats) for slip in slips]
    tied = leaders(totals(slips, seats))
    best_first = {seat: sorted((each[seat] for each in rounds), reverse=True) for seat in tied}
    best = max(best_first.values())
    return tuple(seat for seat in tied if best_first[seat] == best)
