"""A push service of the tests' own, and devices that can read what it is handed."""

from __future__ import annotations

import json
import secrets
import threading
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, HTTPServer
from typing import Any, NamedTuple

import http_ece
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid.utils import b64urlencode

HOST = "127.0.0.1"
TAKEN = 201


class Handed(NamedTuple):
    """A call as it came to a push service, which cannot read it."""

    path: str
    headers: Mapping[str, str]
    body: bytes


class Subscriber:
    """A device with keys of its own."""

    def __init__(self, name: str = "phone") -> None:
        self.name, self.auth = name, secrets.token_bytes(16)
        self.key = ec.generate_private_key(ec.SECP256R1())

    @property
    def public(self) -> str:
        """What others encrypt with."""
        point = self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return str(b64urlencode(point))

    def told(self, service: PushService, offset: int = 0) -> dict[str, Any]:
        """What the page of this device tells the server."""
        return {
            "endpoint": f"{service.address}/{self.name}",
            "public": self.public,
            "auth": str(b64urlencode(self.auth)),
            "offset": offset,
        }

    def read(self, handed: Handed) -> dict[str, Any]:
        """What a call says."""
        opened = http_ece.decrypt(
            handed.body, private_key=self.key, auth_secret=self.auth, version="aes128gcm"
        )
        told: dict[str, Any] = json.loads(opened)
        return told


class PushService(HTTPServer):
    """A push service that keeps what it is handed."""

    def __init__(self) -> None:
        super().__init__((HOST, 0), Taking)
        self.handed: list[Handed] = []
        self.answer = TAKEN
        self.address = f"http://{HOST}:{self.server_port}"


class Taking(BaseHTTPRequestHandler):
    server: PushService

    def do_POST(self) -> None:
        """Take a call."""
        body = self.rfile.read(int(self.headers["content-length"]))
        self.server.handed.append(Handed(self.path, dict(self.headers), body))
        self.send_response(self.server.answer)
        self.send_header("location", "/elsewhere")
        self.end_headers()

    def log_message(self, format: str, *args: Any) -> None:
        """Say nothing."""


@contextmanager
def push_service() -> Iterator[PushService]:
    """A push service as long as it is needed."""
    with PushService() as service:
        thread = threading.Thread(target=service.serve_forever, args=(0.02,))
        thread.start()
        yield service
        service.shutdown()
        thread.join()
