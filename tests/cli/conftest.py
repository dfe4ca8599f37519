from collections.abc import Iterator
from pathlib import Path

import pytest

from support.person import Person


@pytest.fixture
def home(tmp_path: Path) -> Path:
    return tmp_path / "home"


@pytest.fixture
def racko(home: Path) -> Iterator[Person]:
    """Rack-O of three, before the first decision: the discard is 44 and the rack is not in order."""
    with Person(home, "play", "racko", "--seats", 3, "--seed", "5") as person:
        person.asked()
        yield person
