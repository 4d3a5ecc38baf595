"""Mail: one that confirms an address, and one a table for those who are waited for."""

from __future__ import annotations

import asyncio
import re
import smtplib
import time
from email.message import EmailMessage
from urllib.parse import unquote

from meseta.web.http.refusals import Refused
from meseta.web.people.mail_settings import MailSettings
from meseta.web.people.webhooks import trusted

PATIENCE = 20.0
AT_ONCE = 4
"""Mails that are handed over at the same time: each holds a thread until it is taken."""
ADDRESS = re.compile(r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9.-]{1,180}\.[A-Za-z]{2,24}")
A_WHILE = 600.0
"""Seconds before an address is asked to confirm once more."""
MOST_ASKED = 60
"""Confirmations that are asked for in that time, whoever wants them."""


class Post:
    """The way to the server that takes mail."""

    def __init__(self, settings: MailSettings) -> None:
        self.settings = settings
        self.asked: dict[str, float] = {}
        self.gate = asyncio.Semaphore(AT_ONCE)

    def check(self, address: str) -> str:
        """An address that may be asked to confirm now."""
        if not self.settings.sends_mail:
            raise Refused("refused-no_mail")
        if len(address) > 254 or not ADDRESS.fullmatch(address):
            raise Refused("refused-mail")
        at = time.monotonic()
        self.asked = {key: when for key, when in self.asked.items() if when > at - A_WHILE}
        if address.lower() in self.asked or len(self.asked) >= MOST_ASKED:
            raise Refused("refused-mail_soon")
        self.asked[address.lower()] = at
        return address

    async def send(self, to: str, subject: str, text: str, leave: str = "") -> None:
        """Send a mail; whoever can be left has a link for it in its head too."""
        mail = EmailMessage()
        mail["From"], mail["To"], mail["Subject"] = self.settings.sender, to, subject
        if leave:
            mail["List-Unsubscribe"] = f"<{leave}>"
            mail["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        mail.set_content(text)
        async with self.gate:
            await asyncio.to_thread(self.deliver, mail)

    def deliver(self, mail: EmailMessage) -> None:
        """Hand a mail over, secured wherever the server can do it."""
        smtp = self.settings.smtp
        assert smtp is not None
        assert smtp.hostname
        where = (smtp.hostname, smtp.port or 0)
        with (
            smtplib.SMTP_SSL(*where, timeout=PATIENCE, context=trusted())
            if smtp.scheme == "smtps"
            else smtplib.SMTP(*where, timeout=PATIENCE)
        ) as way:
            way.ehlo()
            if smtp.scheme == "smtp" and way.has_extn("starttls"):
                way.starttls(context=trusted())
            if smtp.username:
                way.login(unquote(smtp.username), unquote(smtp.password or ""))
            way.send_message(mail)
