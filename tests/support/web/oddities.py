"""What can stand in a request where something else is meant, and what is often right."""

from __future__ import annotations

from typing import Any

from meseta.bots.levels import LEVELS
from meseta.games import GAMES

JSON, FORM = "application/json", "application/x-www-form-urlencoded"
BOUNDARY = "frontier"
FILE = f"multipart/form-data; boundary={BOUNDARY}"
DEEP: list[Any] = []
for _ in range(30):
    DEEP = [DEEP]
ODD: tuple[Any, ...] = (
    *(None, True, False, -1, 0, 1, 2, 3, 7, 99, 2**31, 2**63, 10**30, -(10**30), 0.5, 1e308),
    *("", " ", "x", "0", "1", "-1", "9" * 400, "x" * 20_000, "\0", "\ud800", "\u200b", "\u202e\n"),
    *("<script>x()</script>", "' OR 1=1 --", "../../etc/passwd", "{0}", "%s%n", "é" * 300, "٣"),
    *([], {}, [0], [[]], {"": None}, {"a": {"b": DEEP}}, DEEP, list(range(3000)), ["x"] * 500),
    {f"key {number}": number for number in range(1000)},
)
WORDS: tuple[Any, ...] = (*range(6), "yes", "no", "end", "me", "here", "friend", *LEVELS, *GAMES)
"""What is often right."""
HEADERS: dict[str, tuple[str, ...]] = {
    "host": ("", "evil.example", "127.0.0.1:0", "[::1]", "x" * 300, "127.0.0.1:99999", "a b"),
    "origin": ("null", "https://evil.example", "http://127.0.0.1", "x", ""),
    "sec-fetch-site": ("cross-site", "same-origin", "x"),
    "cookie": ("meseta=x", "meseta=" + "x" * 5000, "=;=;", 'meseta="\\000"', "\xff"),
    "authorization": ("Bearer x", "Bearer", "Basic !!!", "Bearer " + "x" * 5000, "\xff\xfe", ""),
    "accept": ("", "*/*", "text/html", "application/json", "x;q=9"),
    "accept-language": ("*", "de;q=x", "zz", "en;q=" + "9" * 500, ",;,;", "pl-" + "x" * 3000),
    "accept-encoding": ("gzip", "br;q=0", "x"),
    "content-type": (JSON, FORM, FILE, "multipart/form-data", "text/plain", "x", "", "a/b;c=" * 99),
    "content-length": ("-1", "x", "", "9" * 30, "1 1", "+5"),
    "transfer-encoding": ("chunked", "gzip", "identity"),
    "user-agent": ("", "x" * 4000, "\x7f", "Firefox Android\xff"),
    "x-forwarded-for": ("1.2.3.4", "x" * 1000),
    "forwarded": ("for=1.2.3.4",),
    "range": ("bytes=0-0", "bytes=9-1", "x"),
    "if-none-match": ("*", "x" * 2000),
    "if-modified-since": ("x", "Thu, 01 Jan 1970 00:00:00 GMT"),
    "last-event-id": ("x", "-1"),
    "expect": ("100-continue", "x"),
    "upgrade": ("websocket", "h2c"),
    "te": ("trailers",),
}
METHODS = "GET HEAD POST PUT PATCH DELETE OPTIONS TRACE CONNECT get x".split()
