"""Going out, the score of a round, and the end of the game."""

from typing import Final

from kibitz.games.racko.cards import RACK, Rack, longest_run, rising_start
from kibitz.games.racko.table import Hidden, Options, Own, RoundEnded, State, Table
from kibitz.kernel.events import tell
from kibitz.kernel.game import Step
from kibitz.kernel.scores import Result, Slip, leaders, seat_line, totals
from kibitz.kernel.seats import CHANCE, Seat
from kibitz.kernel.state import replace

OUT_POINTS: Final = 25
CARD_POINTS: Final = 5
RUN_NEEDED: Final = 3
RUN_BONUS: Final = {3: 50, 4: 100, 5: 200, 6: 400}
LONGEST_PAID: Final = 6


def is_out(rack: Rack, options: Options) -> bool:
    """Whether the rack rises from slot 5 to slot 50 [5.1], with a run if that is asked for [5.3]."""
    if rising_start(rack) < RACK:
        return False
    return not options.run_of_three or longest_run(rack) >= RUN_NEEDED


def end_round(state: State, out: Seat) -> Step[Table, Own, Hidden]:
    """The racks are shown and counted; the next seat deals, unless the game is decided [6.4, 6.5]."""
    racks = tuple(own.rack for own in state.own)
    slip = score_round(racks, out, state.table)
    slips = (*state.table.slips, slip)
    over = is_decided(totals(slips, state.table.seats), state.table.options.target)
    table = replace(
        state.table,
        slips=slips,
        phase="over" if over else "deal",
        dealer=Seat((state.table.dealer + 1) % state.table.seats),
    )
    after = state.to(to_act=frozenset(() if over else (CHANCE,)), table=table, hidden=Hidden())
    return Step(after, (tell(RoundEnded(out, racks, tuple(map(rising_start, racks)), slip)),))


def score_round(racks: tuple[Rack, ...], out: Seat, table: Table) -> Slip:
    """The slip of a round that `out` ended."""
    lines = []
    for seat, rack in enumerate(racks):
        if seat != out:
            cards = rising_start(rack)
            points = CARD_POINTS * cards
            lines.append(seat_line("6.3", seat, points, table.seats, cards=cards, points=points))
            continue
        lines.append(seat_line("6.1", seat, OUT_POINTS + CARD_POINTS * RACK, table.seats))
        run = longest_run(rack)
        if table.options.bonus and run >= RUN_NEEDED:
            bonus = RUN_BONUS[min(run, LONGEST_PAID)]
            lines.append(seat_line("6.2", seat, bonus, table.seats, run=run, points=bonus))
    return Slip(len(table.slips) + 1, tuple(lines))


def is_decided(scores: tuple[int, ...], target: int) -> bool:
    """Whether someone has reached the target and one total is the highest [6.4, 6.5]."""
    return max(scores) >= target and len(leaders(scores)) == 1


def result(state: State) -> Result | None:
    """The scores of the finished game."""
    if state.to_act:
        return None
    scores = totals(state.table.slips, state.table.seats)
    return Result(scores, leaders(scores), state.table.slips)
