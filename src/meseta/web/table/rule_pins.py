"""Under which rules and with which box a table was made, and whether all of it holds today."""

from __future__ import annotations

import hashlib
import json
from typing import Any, NamedTuple

from meseta.kernel.event import Event
from meseta.kernel.game import AnyGame
from meseta.match.match import Match, fingerprint
from meseta.web.http.language import phrases
from meseta.web.store.store import Entry, TableRow


class Difference(NamedTuple):
    """The move that today's rules forbid, or from which other things follow today."""

    move: int
    seat: int
    what: str


def holds_today(row: TableRow, game: AnyGame) -> bool:
    """Whether a table is played under today's rules and with today's box."""
    return row.rules == game.version and row.box in (None, fingerprint(game.document))


def digest_of(match: Match) -> str:
    """What the last move led to, as a short hash; with the first one counts how the table was set.

    Names and words are told, not numbers, so that it stays the same where only these change.
    """
    events = match.events_by_move[-1] if len(match.moves) > 1 else match.log
    text = json.dumps([in_words(match.game, event) for event in events])
    return hashlib.blake2s(text.encode(), digest_size=8).hexdigest()


def in_words(game: AnyGame, event: Event) -> list[Any]:
    """An event by its name and what it tells."""
    kind, numbers = game.book.events.read(event)
    return [kind.name, *[kind.tells[name].word(n, game.naming) for name, n in numbers.items()]]


def would_differ(match: Match, entry: Entry, holds: bool) -> bool:
    """Whether a move that was made leads elsewhere today; the match stands after it if not."""
    try:
        match.play(entry.what, entry.seat)
    except (ValueError, RuntimeError):
        return True
    if holds or entry.digest in (None, digest_of(match)):
        return False
    match.undo()
    return True


def say_pin(row: TableRow, game: AnyGame, language: str, differs: Difference | None) -> str:
    """What people are told of a table that was made under other rules; nothing of all others."""
    say = phrases(language).say
    if differs is not None:
        words: Any = game.words(language)
        who = words.say(f"seat-{game.seats[differs.seat]}")
        return say("pin-differs", rules=row.rules, who=who, what=differs.what, move=differs.move)
    return "" if holds_today(row, game) else say("pin-holds", rules=row.rules)
