"""What the server refuses: a code, which is also the name of its sentence, and the sentence's facts."""

from http import HTTPStatus
from typing import Final

from kibitz.kernel.errors import KibitzError

STATUS: Final = {
    "no-such-table": HTTPStatus.NOT_FOUND,
    "no-such-record": HTTPStatus.NOT_FOUND,
    "no-such-game": HTTPStatus.NOT_FOUND,
    "no-such-page": HTTPStatus.NOT_FOUND,
    "no-such-rulebook": HTTPStatus.NOT_FOUND,
    "no-such-seat": HTTPStatus.UNPROCESSABLE_ENTITY,
    "no-such-level": HTTPStatus.UNPROCESSABLE_ENTITY,
    "no-such-moment": HTTPStatus.UNPROCESSABLE_ENTITY,
    "bad-setup": HTTPStatus.UNPROCESSABLE_ENTITY,
    "bad-request": HTTPStatus.UNPROCESSABLE_ENTITY,
    "bad-name": HTTPStatus.UNPROCESSABLE_ENTITY,
    "bad-record": HTTPStatus.UNPROCESSABLE_ENTITY,
    "wrong-method": HTTPStatus.METHOD_NOT_ALLOWED,
    "wrong-secret": HTTPStatus.FORBIDDEN,
    "not-host": HTTPStatus.FORBIDDEN,
    "not-seated": HTTPStatus.FORBIDDEN,
    "not-over": HTTPStatus.FORBIDDEN,
    "play-on-later": HTTPStatus.FORBIDDEN,
    "cards-hidden": HTTPStatus.FORBIDDEN,
    "foreign-page": HTTPStatus.FORBIDDEN,
    "seat-taken": HTTPStatus.CONFLICT,
    "table-full": HTTPStatus.CONFLICT,
    "begun": HTTPStatus.CONFLICT,
    "not-begun": HTTPStatus.CONFLICT,
    "words-missing": HTTPStatus.CONFLICT,
    "game-over": HTTPStatus.CONFLICT,
    "not-your-turn": HTTPStatus.CONFLICT,
    "moved-on": HTTPStatus.CONFLICT,
    "acted": HTTPStatus.CONFLICT,
    "rewound": HTTPStatus.CONFLICT,
    "no-undo": HTTPStatus.CONFLICT,
    "illegal": HTTPStatus.CONFLICT,
    "not-understood": HTTPStatus.UNPROCESSABLE_ENTITY,
    "bad-message": HTTPStatus.UNPROCESSABLE_ENTITY,
    "sit-first": HTTPStatus.UNPROCESSABLE_ENTITY,
    "too-large": HTTPStatus.REQUEST_ENTITY_TOO_LARGE,
    "too-long": HTTPStatus.UNPROCESSABLE_ENTITY,
    "too-many-tables": HTTPStatus.TOO_MANY_REQUESTS,
    "too-many-replays": HTTPStatus.TOO_MANY_REQUESTS,
    "too-many-sockets": HTTPStatus.TOO_MANY_REQUESTS,
    "too-fast": HTTPStatus.TOO_MANY_REQUESTS,
    "store-busy": HTTPStatus.SERVICE_UNAVAILABLE,
    "store-full": HTTPStatus.INSUFFICIENT_STORAGE,
    "store-read-only": HTTPStatus.SERVICE_UNAVAILABLE,
    "store-down": HTTPStatus.SERVICE_UNAVAILABLE,
    "our-fault": HTTPStatus.INTERNAL_SERVER_ERROR,
}
"""Every code, with the status of HTTP that it has; its sentence is `refused-<code>` in table.ftl."""


class Refusal(KibitzError):
    """Something that cannot be done; nothing has changed."""

    def __init__(self, code: str, **facts: str | int) -> None:
        super().__init__(code, facts)
        self.code = code
        self.facts = facts

    @property
    def status(self) -> HTTPStatus:
        """The status that HTTP has for it."""
        return STATUS[self.code]

    def __str__(self) -> str:
        return f"refused: {self.code}"
