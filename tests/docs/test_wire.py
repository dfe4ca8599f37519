"""The client that docs/wire.md shows plays a whole game, as it stands there."""

import re
import subprocess
import sys
from pathlib import Path

from support.services import kibitz_server

PAGE = Path(__file__).parent.parent.parent / "docs" / "wire.md"
HERE = '"localhost:8000"'


def test_the_client_of_the_page_plays_a_game_to_its_end(tmp_path: Path) -> None:
    (client,) = re.findall(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    assert client.count(HERE) == 1
    with kibitz_server(tmp_path, str(tmp_path / "tables.sqlite")) as server:
        there = repr(server.url.removeprefix("http://"))
        done = subprocess.run(
            [sys.executable, "-c", client.replace(HERE, there)],
            capture_output=True, text=True, check=False, timeout=300,
        )  # fmt: skip
    assert done.returncode == 0, done.stderr
    assert re.fullmatch(
        r"The game is over\. The cards followed from the seed [0-9a-f]{64}\n", done.stdout
    ), done.stdout
