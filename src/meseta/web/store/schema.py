"""The schema of the store; `migrations/` leads every older one here."""

from __future__ import annotations

from sqlalchemy import (
    JSON,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
)

METADATA = MetaData()

PEOPLE = Table(
    "people",
    METADATA,
    Column("id", String(24), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("settings", JSON, nullable=False),
    Column("created", Integer, nullable=False),
)
DEVICES = Table(
    "devices",
    METADATA,
    Column("id", String(24), primary_key=True),
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("token", String(64), nullable=False, unique=True),
    Column("label", String(80), nullable=False),
    Column("created", Integer, nullable=False),
    Column("seen", Integer, nullable=False),
    Column("until", Integer, nullable=True),
)
"""What a person is known by: the hash of a token that only the device has.

A link that was not opened yet counts until a moment, and for nothing but to be opened.
"""
TOKENS = Table(
    "tokens",
    METADATA,
    Column("id", String(24), primary_key=True),
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("token", String(64), nullable=False, unique=True),
    Column("label", String(40), nullable=False),
    Column("created", Integer, nullable=False),
    Column("used", Integer, nullable=True),
)
"""What programs of a person are known by: the hash of a token that was told once."""
TABLES = Table(
    "tables",
    METADATA,
    Column("id", String(24), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("rules", String(20), nullable=False),
    Column("options", JSON, nullable=False),
    Column("seed", String(80), nullable=False),
    Column("maker", ForeignKey("people.id", ondelete="SET NULL"), nullable=True),
    Column("hints", Boolean, nullable=False),
    Column("over", Boolean, nullable=False),
    Column("rematch", String(24), nullable=True),
    Column("created", Integer, nullable=False),
    Column("changed", Integer, nullable=False),
    Column("box", String(16), nullable=True),
    Column("clock", String(24), nullable=False, server_default=""),
    Column("watching", String(8), nullable=False, server_default="link"),
    Column("waits", String(24), nullable=False, server_default=""),
    Column("due", Integer, nullable=True),
    Index("tables_by_due", "due"),
)
SEATS = Table(
    "seats",
    METADATA,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("person", ForeignKey("people.id", ondelete="SET NULL"), nullable=True),
    Column("name", String(40), nullable=False),
    Column("bot", String(20), nullable=True),
    Column("invitation", String(40), nullable=True, unique=True),
    Column("orders", JSON, nullable=False),
    Column("invited", Integer, nullable=True),
    Column("left", ForeignKey("people.id", ondelete="SET NULL"), nullable=True),
    Index("seats_of_person", "person"),
)
ENTRIES = Table(
    "entries",
    METADATA,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("what", Text, nullable=False),
    Column("at", Integer, nullable=False),
    Column("digest", String(16), nullable=True),
)
"""What happened at a table, append only: two writers cannot both write the same number."""
VISITS = Table(
    "visits",
    METADATA,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("version", Integer, nullable=False),
    Column("mailed", Integer, nullable=True),
)
"""What somebody has last seen of a table, and whether a mail has called them back since."""
MAILBOXES = Table(
    "mailboxes",
    METADATA,
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("address", String(254), nullable=False),
    Column("confirmation", String(64), nullable=True, unique=True),
    Column("asked", Integer, nullable=False),
    Column("leave", String(40), nullable=False, unique=True),
)
"""Where mail goes; as long as a confirmation is awaited, nothing else is sent there."""
HOOKS = Table(
    "hooks",
    METADATA,
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("address", String(300), nullable=False),
    Column("outcome", String(40), nullable=False),
    Column("at", Integer, nullable=True),
)
"""The address of a program that somebody has told of their moves, and how it last answered."""
PUSHES = Table(
    "pushes",
    METADATA,
    Column("device", ForeignKey("devices.id", ondelete="CASCADE"), primary_key=True),
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("endpoint", String(1000), nullable=False),
    Column("public", String(100), nullable=False),
    Column("auth", String(40), nullable=False),
    Column("wanted", String(40), nullable=False),
    Column("quiet_from", Integer, nullable=True),
    Column("quiet_until", Integer, nullable=True),
    Column("offset", Integer, nullable=False),
    Column("created", Integer, nullable=False),
    Column("outcome", String(40), nullable=False),
)
"""Devices that are called where nothing is open: where their push service is reached and with which
keys, what they are called for, the hours of the day in which they are not (by their own clock, so
many minutes ahead of UTC), and how the last call was taken."""
SERVER_KEYS = Table(
    "server_keys",
    METADATA,
    Column("purpose", String(20), primary_key=True),
    Column("secret", String(80), nullable=False),
)
"""What the server itself is known by elsewhere."""
CHAT = Table(
    "chat",
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("person", ForeignKey("people.id", ondelete="SET NULL"), nullable=True),
    Column("name", String(40), nullable=False),
    Column("room", String(8), nullable=False),
    Column("text", String(300), nullable=False),
    Column("at", Integer, nullable=False),
    Index("chat_of_table", "table", "id"),
    Index("chat_of_person", "person", "at"),
)
RESULTS = Table(
    "results",
    METADATA,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person", ForeignKey("people.id", ondelete="SET NULL"), nullable=True),
    Column("bot", String(20), nullable=True),
    Column("place", Integer, nullable=False),
    Column("points", Integer, nullable=False),
    Column("at", Integer, nullable=False),
)
"""How each seat of a finished table came out, and when."""
IMPORTS = Table(
    "imports",
    METADATA,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("saved", JSON, nullable=False),
)
"""Matches that came from a file: tables that nobody plays at."""
ANALYSES = Table(
    "analyses",
    METADATA,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("person", ForeignKey("people.id", ondelete="SET NULL"), nullable=True),
    Column("done", Boolean, nullable=False),
    Column("asked", Integer, nullable=False),
)
"""Matches that somebody wants looked at, by whom."""
MOMENTS = Table(
    "moments",
    METADATA,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("what", JSON, nullable=True),
)
"""What is thought of each move of such a match, one row as soon as it is known."""
STUDIES = Table(
    "studies",
    METADATA,
    Column("id", String(24), primary_key=True),
    Column("owner", ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("game", String(40), nullable=False),
    Column("name", String(80), nullable=False),
    Column("start", JSON, nullable=False),
    Column("origin", String(24), nullable=True),
    Column("shared", Boolean, nullable=False),
    Column("version", Integer, nullable=False),
    Column("created", Integer, nullable=False),
    Column("changed", Integer, nullable=False),
)
"""Boards of one's own: a saved match without moves, from which the nodes go on."""
NODES = Table(
    "nodes",
    METADATA,
    Column("study", ForeignKey("studies.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("parent", Integer, nullable=False),
    Column("rank", Integer, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("what", Text, nullable=False),
    Column("name", String(80), nullable=False),
    Column("note", Text, nullable=False),
)
"""The moves of a study; node 0 is where it begins and carries no move."""
BOXES = Table(
    "boxes",
    METADATA,
    Column("id", String(24), primary_key=True),
    Column("owner", ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("game", String(40), nullable=False),
    Column("name", String(60), nullable=False),
    Column("base", JSON, nullable=False),
    Column("attester", JSON, nullable=False),
    Column("steps", Integer, nullable=False),
    Column("version", Integer, nullable=False),
    Column("created", Integer, nullable=False),
    Column("changed", Integer, nullable=False),
)
"""Boxes of one's own: the box of ours that each began with, and how many of its steps count."""
BOX_STEPS = Table(
    "box_steps",
    METADATA,
    Column("box", ForeignKey("boxes.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("what", JSON, nullable=False),
)
"""What was found, step by step; those that no longer count were undone."""
PLAYED_BOXES = Table(
    "played_boxes",
    METADATA,
    Column("fingerprint", String(16), primary_key=True),
    Column("document", JSON, nullable=False),
)
"""The boxes that tables are played with and that come with no game; none ever changes."""
LEAGUES = Table(
    "leagues",
    METADATA,
    Column("id", String(24), primary_key=True),
    Column("name", String(60), nullable=False),
    Column("game", String(40), nullable=False),
    Column("options", JSON, nullable=False),
    Column("terms", JSON, nullable=False),
    Column("maker", ForeignKey("people.id", ondelete="SET NULL"), nullable=True),
    Column("seed", String(80), nullable=False),
    Column("invitation", String(40), nullable=False, unique=True),
    Column("listed", Boolean, nullable=False),
    Column("phase", String(8), nullable=False),
    Column("round", Integer, nullable=False),
    Column("due", Integer, nullable=True),
    Column("created", Integer, nullable=False),
    Column("changed", Integer, nullable=False),
    Index("leagues_by_due", "due"),
    Index("leagues_of_maker", "maker"),
)
"""Leagues: what was agreed on, where they are, and when something is to happen by itself."""
LEAGUE_ENTRIES = Table(
    "league_entries",
    METADATA,
    Column("league", ForeignKey("leagues.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("person", ForeignKey("people.id", ondelete="SET NULL"), nullable=True),
    Column("bot", String(20), nullable=True),
    Column("name", String(40), nullable=False),
    Column("joined", Integer, nullable=False),
    Column("left", Integer, nullable=True),
    Column("at", Integer, nullable=False),
    Index("league_entries_of_person", "person", "league", unique=True),
)
"""Who is in a league: from which round on, and from which round on no more."""
LEAGUE_SEATS = Table(
    "league_seats",
    METADATA,
    Column("league", ForeignKey("leagues.id", ondelete="CASCADE"), primary_key=True),
    Column("round", Integer, primary_key=True),
    Column("board", Integer, primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("entry", Integer, nullable=False),
    Column("table", ForeignKey("tables.id", ondelete="SET NULL"), nullable=True, index=True),
    Column("place", Integer, nullable=True),
    Column("points", Integer, nullable=True),
    Column("how", String(8), nullable=False),
)
"""Who sat where in which round, and what came of it: written once, when the table ends or when it
is no longer waited for."""
PUZZLE_TRIES = Table(
    "puzzle_tries",
    METADATA,
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("puzzle", String(16), primary_key=True),
    Column("day", String(10), primary_key=True),
    Column("clean", Boolean, nullable=False),
    Column("solved", Boolean, nullable=False),
    Column("at", Integer, nullable=False),
)
"""Who has tried which puzzle, on which day if it was that day's: whether the first answers were
right, and whether it is solved by now."""
SOLVERS = Table(
    "solvers",
    METADATA,
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("set", String(40), primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
)
"""How strong somebody is at a set of puzzles."""
PUZZLES = Table(
    "puzzles",
    METADATA,
    Column("id", String(16), primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("tries", Integer, nullable=False),
    Column("solved", Integer, nullable=False),
)
"""How strong a puzzle has turned out to be, and how many have solved it at once."""
