"""The schema of the store; `migrations/` leads every older one here."""

from __future__ import annotations

from sqlalchemy import (
    JSON,
    Boolean,
    Column,
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
)
"""What happened at a table, append only: two writers cannot both write the same number."""
