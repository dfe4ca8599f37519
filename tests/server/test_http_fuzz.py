"""Requests made from the server's own description of its HTTP, right and wrong ones.

Nothing fails inside, and every refusal has its code and its sentence. `make fuzz` makes many more.
"""

import os
from pathlib import Path

import httpx
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from kibitz.server.errors import STATUS
from support.services import kibitz_server

REQUESTS = int(os.environ.get("KIBITZ_FUZZ", "60"))


def test_whatever_is_requested_is_answered(folder: Path) -> None:
    with kibitz_server(folder, str(folder / "t.sqlite")) as process:
        wanted = {"game": "racko", "seats": 3, "name": "Mia", "friends": True}
        table = httpx.post(f"{process.url}/api/tables", json=wanted).json()["table"]
        schema = schemathesis.openapi.from_url(f"{process.url}/api/openapi.json")
        operations = [each.ok() for each in schema.get_all_operations()]
        assert len(operations) > 10
        for operation in operations:

            @settings(
                max_examples=max(1, REQUESTS // len(operations)), derandomize=True, database=None,
                deadline=None, suppress_health_check=list(HealthCheck),
            )  # fmt: skip
            @given(operation.as_strategy(), st.booleans())
            def request(case: schemathesis.Case, known: bool) -> None:
                if known and "id" in (case.path_parameters or {}):
                    case.path_parameters["id"] = table
                check(case.call())

            request()
        seat = httpx.post(f"{process.url}/api/tables/{table}/seats", json={"name": "Noa"})
        assert seat.status_code in (201, 409)
        assert process.log.read_text().count("\n") == 1, "nothing failed inside"


def check(answer: schemathesis.Response) -> None:
    """No failure inside; a refusal says what is wrong."""
    assert answer.status_code < 500, answer.text
    if answer.status_code >= 400 and answer.headers["content-type"][0] == "application/json":
        error = answer.json()["error"]
        assert STATUS[error["code"]] == answer.status_code
        assert len(error["text"]) > 10
