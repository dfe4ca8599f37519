from collections.abc import Sequence
from typing import Annotated

import numpy
from numpy.typing import NDArray

def shuffled(seed: bytes, name: str, count: int) -> list[int]:
    """The numbers below `count` as kernel/shuffle.py orders them."""

def racko_tables() -> tuple[int, int]: ...

class RackoState:
    def __init__(self, seats: int, options: Sequence[int]) -> None: ...
    def copy(self) -> RackoState: ...
    def __getstate__(self) -> bytes: ...
    def __setstate__(self, arg: bytes, /) -> None: ...
    @property
    def seats(self) -> int: ...
    @property
    def seats_to_act(self) -> list[int]: ...
    @property
    def chance_due(self) -> bool: ...
    @property
    def over(self) -> bool: ...
    def legal(self, seat: int) -> list[int]: ...
    def is_legal(self, seat: int, action: int) -> bool: ...
    def rule_against(self, seat: int, action: int) -> str: ...
    def apply(self, seat: int, action: int) -> None: ...
    def apply_chance(self, cards: bytes) -> None: ...
    def draw_chance(self, seed: bytes, count: int) -> None: ...
    @property
    def scores(self) -> list[int]: ...
    @property
    def winners(self) -> list[int]: ...
    @property
    def digest(self) -> int: ...
    @property
    def ok(self) -> bool: ...
    def observe(
        self, seat: int
    ) -> Annotated[NDArray[numpy.int32], dict(shape=(None,), order="C", device="cpu")]: ...

class RackoBatch:
    def __init__(
        self,
        rows: int,
        seats: int,
        options: Sequence[int],
        seed: bytes,
        limit: int,
        threads: int,
        observe: bool,
    ) -> None: ...
    def reset(self) -> None: ...
    def first_illegal(
        self,
        actions: Annotated[
            NDArray[numpy.int64], dict(shape=(None,), order="C", device="cpu", writable=False)
        ],
    ) -> int: ...
    def step(
        self,
        actions: Annotated[
            NDArray[numpy.int64], dict(shape=(None,), order="C", device="cpu", writable=False)
        ],
    ) -> int: ...
    def sample(
        self, seed: bytes
    ) -> Annotated[NDArray[numpy.int64], dict(shape=(None,), order="C", device="cpu")]: ...
    def state(self, row: int) -> RackoState: ...
    def game(self, row: int) -> int: ...
    @property
    def acting(
        self,
    ) -> Annotated[
        NDArray[numpy.uint8], dict(shape=(None,), order="C", device="cpu", writable=False)
    ]: ...
    @property
    def done(
        self,
    ) -> Annotated[
        NDArray[numpy.bool_], dict(shape=(None,), order="C", device="cpu", writable=False)
    ]: ...
    @property
    def stopped(
        self,
    ) -> Annotated[
        NDArray[numpy.bool_], dict(shape=(None,), order="C", device="cpu", writable=False)
    ]: ...
    @property
    def masks(
        self,
    ) -> Annotated[
        NDArray[numpy.bool_], dict(shape=(None, None), order="C", device="cpu", writable=False)
    ]: ...
    @property
    def observations(
        self,
    ) -> Annotated[
        NDArray[numpy.int32], dict(shape=(None, None), order="C", device="cpu", writable=False)
    ]: ...
    @property
    def scores(
        self,
    ) -> Annotated[
        NDArray[numpy.int32], dict(shape=(None, None), order="C", device="cpu", writable=False)
    ]: ...

def racko_worlds(
    observation: Annotated[
        NDArray[numpy.int32], dict(shape=(None,), order="C", device="cpu", writable=False)
    ],
    count: int,
    seed: bytes,
) -> list[RackoState]: ...
def racko_playouts(
    states: Sequence[RackoState], count: int, policy: str, seed: bytes, limit: int, threads: int
) -> tuple[
    Annotated[NDArray[numpy.int32], dict(shape=(None, None, None), order="C", device="cpu")],
    Annotated[NDArray[numpy.int64], dict(shape=(None, None), order="C", device="cpu")],
    Annotated[NDArray[numpy.bool_], dict(shape=(None, None), order="C", device="cpu")],
]: ...
def racko_search(
    observation: Annotated[
        NDArray[numpy.int32], dict(shape=(None,), order="C", device="cpu", writable=False)
    ],
    seat: int,
    iterations: int,
    iterations_a_world: int,
    limit: int,
    exploration: float,
    bytes: int,
    policy: str,
    seed: bytes,
) -> tuple[
    Annotated[NDArray[numpy.int64], dict(shape=(None,), order="C", device="cpu")],
    Annotated[NDArray[numpy.int64], dict(shape=(None,), order="C", device="cpu")],
    Annotated[NDArray[numpy.float64], dict(shape=(None,), order="C", device="cpu")],
]: ...
def tarot_tables() -> tuple[int, int]: ...

class TarotState:
    def __init__(self, seats: int, options: Sequence[int]) -> None: ...
    def copy(self) -> TarotState: ...
    def __getstate__(self) -> bytes: ...
    def __setstate__(self, arg: bytes, /) -> None: ...
    @property
    def seats(self) -> int: ...
    @property
    def seats_to_act(self) -> list[int]: ...
    @property
    def chance_due(self) -> bool: ...
    @property
    def over(self) -> bool: ...
    def legal(self, seat: int) -> list[int]: ...
    def is_legal(self, seat: int, action: int) -> bool: ...
    def rule_against(self, seat: int, action: int) -> str: ...
    def apply(self, seat: int, action: int) -> None: ...
    def apply_chance(self, cards: bytes) -> None: ...
    def draw_chance(self, seed: bytes, count: int) -> None: ...
    @property
    def scores(self) -> list[int]: ...
    @property
    def winners(self) -> list[int]: ...
    @property
    def digest(self) -> int: ...
    @property
    def ok(self) -> bool: ...
    def observe(
        self, seat: int
    ) -> Annotated[NDArray[numpy.int32], dict(shape=(None,), order="C", device="cpu")]: ...

class TarotBatch:
    def __init__(
        self,
        rows: int,
        seats: int,
        options: Sequence[int],
        seed: bytes,
        limit: int,
        threads: int,
        observe: bool,
    ) -> None: ...
    def reset(self) -> None: ...
    def first_illegal(
        self,
        actions: Annotated[
            NDArray[numpy.int64], dict(shape=(None,), order="C", device="cpu", writable=False)
        ],
    ) -> int: ...
    def step(
        self,
        actions: Annotated[
            NDArray[numpy.int64], dict(shape=(None,), order="C", device="cpu", writable=False)
        ],
    ) -> int: ...
    def sample(
        self, seed: bytes
    ) -> Annotated[NDArray[numpy.int64], dict(shape=(None,), order="C", device="cpu")]: ...
    def state(self, row: int) -> TarotState: ...
    def game(self, row: int) -> int: ...
    @property
    def acting(
        self,
    ) -> Annotated[
        NDArray[numpy.uint8], dict(shape=(None,), order="C", device="cpu", writable=False)
    ]: ...
    @property
    def done(
        self,
    ) -> Annotated[
        NDArray[numpy.bool_], dict(shape=(None,), order="C", device="cpu", writable=False)
    ]: ...
    @property
    def stopped(
        self,
    ) -> Annotated[
        NDArray[numpy.bool_], dict(shape=(None,), order="C", device="cpu", writable=False)
    ]: ...
    @property
    def masks(
        self,
    ) -> Annotated[
        NDArray[numpy.bool_], dict(shape=(None, None), order="C", device="cpu", writable=False)
    ]: ...
    @property
    def observations(
        self,
    ) -> Annotated[
        NDArray[numpy.int32], dict(shape=(None, None), order="C", device="cpu", writable=False)
    ]: ...
    @property
    def scores(
        self,
    ) -> Annotated[
        NDArray[numpy.int32], dict(shape=(None, None), order="C", device="cpu", writable=False)
    ]: ...

def tarot_worlds(
    observation: Annotated[
        NDArray[numpy.int32], dict(shape=(None,), order="C", device="cpu", writable=False)
    ],
    count: int,
    seed: bytes,
) -> list[TarotState]: ...
def tarot_playouts(
    states: Sequence[TarotState], count: int, policy: str, seed: bytes, limit: int, threads: int
) -> tuple[
    Annotated[NDArray[numpy.int32], dict(shape=(None, None, None), order="C", device="cpu")],
    Annotated[NDArray[numpy.int64], dict(shape=(None, None), order="C", device="cpu")],
    Annotated[NDArray[numpy.bool_], dict(shape=(None, None), order="C", device="cpu")],
]: ...
def tarot_search(
    observation: Annotated[
        NDArray[numpy.int32], dict(shape=(None,), order="C", device="cpu", writable=False)
    ],
    seat: int,
    iterations: int,
    iterations_a_world: int,
    limit: int,
    exploration: float,
    bytes: int,
    policy: str,
    seed: bytes,
) -> tuple[
    Annotated[NDArray[numpy.int64], dict(shape=(None,), order="C", device="cpu")],
    Annotated[NDArray[numpy.int64], dict(shape=(None,), order="C", device="cpu")],
    Annotated[NDArray[numpy.float64], dict(shape=(None,), order="C", device="cpu")],
]: ...

class TarotSolver:
    def __init__(self, mebibytes: int) -> None: ...
    def value(self, state: TarotState, aim: str, limit: int) -> tuple[int, int, int]: ...
    def values(
        self, state: TarotState, aim: str, limit: int
    ) -> tuple[list[tuple[int, int, int]], int]: ...
    def reaches(
        self, state: TarotState, aim: str, least: int, limit: int
    ) -> tuple[bool | None, int]: ...

def gracias_tables() -> tuple[int, int]: ...

class GraciasState:
    def __init__(self, seats: int, options: Sequence[int]) -> None: ...
    def copy(self) -> GraciasState: ...
    def __getstate__(self) -> bytes: ...
    def __setstate__(self, arg: bytes, /) -> None: ...
    @property
    def seats(self) -> int: ...
    @property
    def seats_to_act(self) -> list[int]: ...
    @property
    def chance_due(self) -> bool: ...
    @property
    def over(self) -> bool: ...
    def legal(self, seat: int) -> list[int]: ...
    def is_legal(self, seat: int, action: int) -> bool: ...
    def rule_against(self, seat: int, action: int) -> str: ...
    def apply(self, seat: int, action: int) -> None: ...
    def apply_chance(self, cards: bytes) -> None: ...
    def draw_chance(self, seed: bytes, count: int) -> None: ...
    @property
    def scores(self) -> list[int]: ...
    @property
    def winners(self) -> list[int]: ...
    @property
    def digest(self) -> int: ...
    @property
    def ok(self) -> bool: ...
    def observe(
        self, seat: int
    ) -> Annotated[NDArray[numpy.int32], dict(shape=(None,), order="C", device="cpu")]: ...

class GraciasBatch:
    def __init__(
        self,
        rows: int,
        seats: int,
        options: Sequence[int],
        seed: bytes,
        limit: int,
        threads: int,
        observe: bool,
    ) -> None: ...
    def reset(self) -> None: ...
    def first_illegal(
        self,
        actions: Annotated[
            NDArray[numpy.int64], dict(shape=(None,), order="C", device="cpu", writable=False)
        ],
    ) -> int: ...
    def step(
        self,
        actions: Annotated[
            NDArray[numpy.int64], dict(shape=(None,), order="C", device="cpu", writable=False)
        ],
    ) -> int: ...
    def sample(
        self, seed: bytes
    ) -> Annotated[NDArray[numpy.int64], dict(shape=(None,), order="C", device="cpu")]: ...
    def state(self, row: int) -> GraciasState: ...
    def game(self, row: int) -> int: ...
    @property
    def acting(
        self,
    ) -> Annotated[
        NDArray[numpy.uint8], dict(shape=(None,), order="C", device="cpu", writable=False)
    ]: ...
    @property
    def done(
        self,
    ) -> Annotated[
        NDArray[numpy.bool_], dict(shape=(None,), order="C", device="cpu", writable=False)
    ]: ...
    @property
    def stopped(
        self,
    ) -> Annotated[
        NDArray[numpy.bool_], dict(shape=(None,), order="C", device="cpu", writable=False)
    ]: ...
    @property
    def masks(
        self,
    ) -> Annotated[
        NDArray[numpy.bool_], dict(shape=(None, None), order="C", device="cpu", writable=False)
    ]: ...
    @property
    def observations(
        self,
    ) -> Annotated[
        NDArray[numpy.int32], dict(shape=(None, None), order="C", device="cpu", writable=False)
    ]: ...
    @property
    def scores(
        self,
    ) -> Annotated[
        NDArray[numpy.int32], dict(shape=(None, None), order="C", device="cpu", writable=False)
    ]: ...

def gracias_worlds(
    observation: Annotated[
        NDArray[numpy.int32], dict(shape=(None,), order="C", device="cpu", writable=False)
    ],
    count: int,
    seed: bytes,
) -> list[GraciasState]: ...
def gracias_playouts(
    states: Sequence[GraciasState], count: int, policy: str, seed: bytes, limit: int, threads: int
) -> tuple[
    Annotated[NDArray[numpy.int32], dict(shape=(None, None, None), order="C", device="cpu")],
    Annotated[NDArray[numpy.int64], dict(shape=(None, None), order="C", device="cpu")],
    Annotated[NDArray[numpy.bool_], dict(shape=(None, None), order="C", device="cpu")],
]: ...
def gracias_search(
    observation: Annotated[
        NDArray[numpy.int32], dict(shape=(None,), order="C", device="cpu", writable=False)
    ],
    seat: int,
    iterations: int,
    iterations_a_world: int,
    limit: int,
    exploration: float,
    bytes: int,
    policy: str,
    seed: bytes,
) -> tuple[
    Annotated[NDArray[numpy.int64], dict(shape=(None,), order="C", device="cpu")],
    Annotated[NDArray[numpy.int64], dict(shape=(None,), order="C", device="cpu")],
    Annotated[NDArray[numpy.float64], dict(shape=(None,), order="C", device="cpu")],
]: ...
def chief_tables() -> tuple[int, int]: ...

class ChiefState:
    def __init__(self, seats: int, options: Sequence[int]) -> None: ...
    def copy(self) -> ChiefState: ...
    def __getstate__(self) -> bytes: ...
    def __setstate__(self, arg: bytes, /) -> None: ...
    @property
    def seats(self) -> int: ...
    @property
    def seats_to_act(self) -> list[int]: ...
    @property
    def chance_due(self) -> bool: ...
    @property
    def over(self) -> bool: ...
    def legal(self, seat: int) -> list[int]: ...
    def is_legal(self, seat: int, action: int) -> bool: ...
    def rule_against(self, seat: int, action: int) -> str: ...
    def apply(self, seat: int, action: int) -> None: ...
    def apply_chance(self, cards: bytes) -> None: ...
    def draw_chance(self, seed: bytes, count: int) -> None: ...
    @property
    def scores(self) -> list[int]: ...
    @property
    def winners(self) -> list[int]: ...
    @property
    def digest(self) -> int: ...
    @property
    def ok(self) -> bool: ...
    def observe(
        self, seat: int
    ) -> Annotated[NDArray[numpy.int32], dict(shape=(None,), order="C", device="cpu")]: ...

class ChiefBatch:
    def __init__(
        self,
        rows: int,
        seats: int,
        options: Sequence[int],
        seed: bytes,
        limit: int,
        threads: int,
        observe: bool,
    ) -> None: ...
    def reset(self) -> None: ...
    def first_illegal(
        self,
        actions: Annotated[
            NDArray[numpy.int64], dict(shape=(None,), order="C", device="cpu", writable=False)
        ],
    ) -> int: ...
    def step(
        self,
        actions: Annotated[
            NDArray[numpy.int64], dict(shape=(None,), order="C", device="cpu", writable=False)
        ],
    ) -> int: ...
    def sample(
        self, seed: bytes
    ) -> Annotated[NDArray[numpy.int64], dict(shape=(None,), order="C", device="cpu")]: ...
    def state(self, row: int) -> ChiefState: ...
    def game(self, row: int) -> int: ...
    @property
    def acting(
        self,
    ) -> Annotated[
        NDArray[numpy.uint8], dict(shape=(None,), order="C", device="cpu", writable=False)
    ]: ...
    @property
    def done(
        self,
    ) -> Annotated[
        NDArray[numpy.bool_], dict(shape=(None,), order="C", device="cpu", writable=False)
    ]: ...
    @property
    def stopped(
        self,
    ) -> Annotated[
        NDArray[numpy.bool_], dict(shape=(None,), order="C", device="cpu", writable=False)
    ]: ...
    @property
    def masks(
        self,
    ) -> Annotated[
        NDArray[numpy.bool_], dict(shape=(None, None), order="C", device="cpu", writable=False)
    ]: ...
    @property
    def observations(
        self,
    ) -> Annotated[
        NDArray[numpy.int32], dict(shape=(None, None), order="C", device="cpu", writable=False)
    ]: ...
    @property
    def scores(
        self,
    ) -> Annotated[
        NDArray[numpy.int32], dict(shape=(None, None), order="C", device="cpu", writable=False)
    ]: ...

def chief_worlds(
    observation: Annotated[
        NDArray[numpy.int32], dict(shape=(None,), order="C", device="cpu", writable=False)
    ],
    count: int,
    seed: bytes,
) -> list[ChiefState]: ...
def chief_playouts(
    states: Sequence[ChiefState], count: int, policy: str, seed: bytes, limit: int, threads: int
) -> tuple[
    Annotated[NDArray[numpy.int32], dict(shape=(None, None, None), order="C", device="cpu")],
    Annotated[NDArray[numpy.int64], dict(shape=(None, None), order="C", device="cpu")],
    Annotated[NDArray[numpy.bool_], dict(shape=(None, None), order="C", device="cpu")],
]: ...
def chief_search(
    observation: Annotated[
        NDArray[numpy.int32], dict(shape=(None,), order="C", device="cpu", writable=False)
    ],
    seat: int,
    iterations: int,
    iterations_a_world: int,
    limit: int,
    exploration: float,
    bytes: int,
    policy: str,
    seed: bytes,
) -> tuple[
    Annotated[NDArray[numpy.int64], dict(shape=(None,), order="C", device="cpu")],
    Annotated[NDArray[numpy.int64], dict(shape=(None,), order="C", device="cpu")],
    Annotated[NDArray[numpy.float64], dict(shape=(None,), order="C", device="cpu")],
]: ...
def racko_perft(
    state: RackoState, depth: int, seed: bytes, chances: int
) -> tuple[int, int, list[dict[int, int]]]: ...
def tarot_perft(
    state: TarotState, depth: int, seed: bytes, chances: int
) -> tuple[int, int, list[dict[int, int]]]: ...
def gracias_perft(
    state: GraciasState, depth: int, seed: bytes, chances: int
) -> tuple[int, int, list[dict[int, int]]]: ...
def chief_perft(
    state: ChiefState, depth: int, seed: bytes, chances: int
) -> tuple[int, int, list[dict[int, int]]]: ...
