"""A mail server that keeps what it is handed."""

from __future__ import annotations

import email
from collections.abc import Iterator
from contextlib import contextmanager
from email.message import Message
from typing import Any

from aiosmtpd.controller import Controller

from meseta.web.http.network import open_door
from meseta.web.people.mail_settings import MailSettings, read_mail_settings
from tests.support.web.served import HOST


class Letters:
    """A mail server that keeps what it is handed."""

    def __init__(self) -> None:
        self.taken: list[tuple[list[str], Message]] = []
        with open_door(HOST, 0) as door:
            self.port: int = door.getsockname()[1]

    async def handle_DATA(self, _server: Any, _session: Any, envelope: Any) -> str:  # noqa: N802
        """Take a mail."""
        self.taken.append((envelope.rcpt_tos, email.message_from_bytes(envelope.content)))
        return "250 taken"

    def text(self, number: int) -> str:
        """What a mail says."""
        body = self.taken[number][1].get_payload(decode=True)
        assert isinstance(body, bytes)
        return body.decode()

    def settings(self, **more: str) -> MailSettings:
        """What an operator says who sends mail this way."""
        given = {
            "MESETA_SMTP": f"smtp://{HOST}:{self.port}",
            "MESETA_MAIL_FROM": "meseta@games.example",
        }
        return read_mail_settings("https://games.example/", {**given, **more})


@contextmanager
def taking_mail() -> Iterator[Letters]:
    """A mail server that is there."""
    taken = Letters()
    post = Controller(taken, hostname=HOST, port=taken.port)
    post.start()
    try:
        yield taken
    finally:
        post.stop()
