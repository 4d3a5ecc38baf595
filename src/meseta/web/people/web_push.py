"""Web Push: calls that only one device can read (RFC 8291), signed by the server (RFC 8292)."""

from __future__ import annotations

import json
from asyncio import to_thread
from collections import Counter
from typing import Any

import http_ece
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02
from py_vapid.utils import b64urldecode, b64urlencode

from meseta.web.http.refusals import Refused
from meseta.web.people.mail_settings import MailSettings
from meseta.web.people.webhooks import PORTS, Refusal, Target, post, target_of
from meseta.web.store.pushes import Push, forget_endpoint, note_outcome, signing_key
from meseta.web.store.store import Store, now
from meseta.web.table.messages import PushFacts

KINDS = TURN, REMATCH, LEAGUE = "turn", "rematch", "league"
"""What a device can be called for."""
LONGEST_ENDPOINT = 1000
CURVE = ec.SECP256R1()
SECRET_BYTES, AUTH_BYTES = 32, 16
KEPT_FOR = 24 * 60 * 60
"""Seconds for which a push service keeps a call for a device that is off."""
SIGNED_FOR = 12 * 60 * 60
OFFSETS = range(-12 * 60, 14 * 60 + 1)
"""Minutes that clocks are ahead of UTC somewhere."""
NOBODY = "mailto:meseta@localhost"
"""Whom a push service can ask about a server that has no address."""
GONE, NO_MORE = "gone", (404, 410)
"""A device that is called no more, and how its push service says so."""


class WebPush:
    """Calls to devices, and how they were taken."""

    def __init__(self, store: Store, settings: MailSettings) -> None:
        self.store, self.settings = store, settings
        self.outcomes: Counter[str] = Counter()

    async def call(self, push: Push, told: PushFacts) -> None:
        """Call a device, once; whatever its service says, it is not asked again for this."""
        try:
            outcome = name_status(await self.send(push, told))
        except Refusal as refusal:
            outcome = str(refusal)
        self.outcomes[outcome.rpartition("-")[2]] += 1
        if outcome == GONE:
            await to_thread(forget_endpoint, self.store, push.endpoint)
        else:
            await to_thread(note_outcome, self.store, push, outcome)

    async def send(self, push: Push, told: PushFacts) -> int:
        """Hand a call to the push service of a device; the status that it answers with."""
        secret = await to_thread(signing_key, self.store, new_key)
        target = target_of(push.endpoint, LONGEST_ENDPOINT)
        headers = {
            "authorization": sign(secret, target, self.settings.address),
            "content-encoding": "aes128gcm",
            "content-type": "application/octet-stream",
            "ttl": str(KEPT_FOR),
            "topic": told["tag"],
            "urgency": "high",
        }
        body = encrypt(push, json.dumps(told).encode())
        return await post(target, headers, body, self.settings.hooks_inside)


def name_status(status: int) -> str:
    """How a push service took a call, as a message where there is something to say."""
    if status in NO_MORE:
        return GONE
    return "push-taken" if status // 100 == 2 else "push-refused"


def new_key() -> str:
    """A key for a server that has none yet."""
    number = ec.generate_private_key(CURVE).private_numbers().private_value
    return str(b64urlencode(number.to_bytes(SECRET_BYTES)))


def public_key(secret: str) -> str:
    """What devices are told of the key: they are called by nobody else."""
    key: Any = Vapid02.from_raw(secret.encode()).public_key
    return str(b64urlencode(key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)))


def sign(secret: str, target: Target, address: str) -> str:
    """Who calls, for one push service and for a while."""
    port = "" if target.port == PORTS[target.scheme] else f":{target.port}"
    claims = {
        "aud": f"{target.scheme}://{target.host}{port}",
        "sub": address if address.startswith("https://") else NOBODY,
        "exp": now() + SIGNED_FOR,
    }
    signer = Vapid02(Vapid02.from_raw(secret.encode()).private_key, {"no-strict": True})
    return str(signer.sign(claims)["Authorization"])


def encrypt(push: Push, body: bytes) -> bytes:
    """A call that nobody but the device can read."""
    return bytes(
        http_ece.encrypt(
            body,
            private_key=ec.generate_private_key(CURVE),
            dh=b64urldecode(push.public.encode()),
            auth_secret=b64urldecode(push.auth.encode()),
            version="aes128gcm",
        )
    )


def check_push(push: Push, inside: bool) -> Push:
    """A device that can be called: its push service has a usual address, its keys are keys."""
    try:
        target = target_of(push.endpoint, LONGEST_ENDPOINT)
        ec.EllipticCurvePublicKey.from_encoded_point(CURVE, b64urldecode(push.public.encode()))
        is_whole = len(b64urldecode(push.auth.encode())) == AUTH_BYTES
    except (ValueError, Refused) as error:
        raise Refused("refused-push") from error
    is_usual = ":" not in target.host and (target.scheme == "https" or inside)
    if not is_whole or not is_usual or push.offset not in OFFSETS:
        raise Refused("refused-push")
    return push
