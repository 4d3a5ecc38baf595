"""What whoever runs the server has decided, in variables of the environment."""

from __future__ import annotations

import os
from collections.abc import Mapping
from typing import NamedTuple
from urllib.parse import SplitResult, urlsplit

SCHEMES = ("smtp", "smtps")


class MailSettings(NamedTuple):
    """How mail is sent, and where hooks may lead."""

    smtp: SplitResult | None = None
    """The server that takes mail, `smtp://user:password@host:port`; without it none is sent."""
    sender: str = ""
    """The address that mail comes from."""
    address: str = ""
    """Where people find this server, for links in mail; `https://games.example`."""
    patience: int = 300
    """Seconds that a table waits for somebody before a mail calls them."""
    hooks_inside: bool = False
    """Whether hooks may lead to this computer or its network."""

    @property
    def sends_mail(self) -> bool:
        """Whether mail can be sent."""
        return bool(self.smtp and self.sender and self.address)


def read_mail_settings(address: str = "", given: Mapping[str, str] = os.environ) -> MailSettings:
    """What the environment says, of a server that people find at an address."""
    smtp = urlsplit(given.get("MESETA_SMTP", ""))
    return MailSettings(
        smtp if smtp.scheme in SCHEMES and smtp.hostname else None,
        given.get("MESETA_MAIL_FROM", ""),
        address.rstrip("/"),
        int(given.get("MESETA_MAIL_AFTER", "300")),
        given.get("MESETA_HOOKS_INSIDE", "") == "1",
    )
