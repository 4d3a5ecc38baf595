"""Clocks, spectators, leaving, links that expire, visits, mail, hooks, chat, results."""

import time
from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def of_table(**given: Any) -> sa.Column[str]:
    """The table that a row belongs to."""
    key = sa.ForeignKey("tables.id", ondelete="CASCADE")
    return sa.Column("table", sa.String(24), key, **given)


def of_person(ondelete: str, **given: Any) -> sa.Column[str]:
    """The person that a row belongs to."""
    key = sa.ForeignKey("people.id", ondelete=ondelete)
    return sa.Column("person", sa.String(24), key, **given)


def upgrade() -> None:
    """Add what coming back needs; links that were sent hold for a week from now."""
    with op.batch_alter_table("tables") as tables:
        tables.add_column(sa.Column("clock", sa.String(24), nullable=False, server_default=""))
        watching = sa.Column("watching", sa.String(8), nullable=False, server_default="link")
        tables.add_column(watching)
        tables.add_column(sa.Column("waits", sa.String(24), nullable=False, server_default=""))
        tables.add_column(sa.Column("due", sa.Integer, nullable=True))
        tables.create_index("tables_by_due", ["due"])
    with op.batch_alter_table("seats") as seats:
        seats.add_column(sa.Column("invited", sa.Integer, nullable=True))
        seats.add_column(sa.Column("left", sa.String(24), nullable=True))
        seats.create_foreign_key("seats_left", "people", ["left"], ["id"], ondelete="SET NULL")
    at = int(time.time())
    op.execute(sa.text(f"UPDATE seats SET invited = {at} WHERE invitation IS NOT NULL"))
    op.create_table(
        "visits",
        of_table(primary_key=True),
        of_person("CASCADE", primary_key=True),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("mailed", sa.Integer, nullable=True),
    )
    op.create_table(
        "mailboxes",
        of_person("CASCADE", primary_key=True),
        sa.Column("address", sa.String(254), nullable=False),
        sa.Column("confirmation", sa.String(64), nullable=True, unique=True),
        sa.Column("asked", sa.Integer, nullable=False),
        sa.Column("leave", sa.String(40), nullable=False, unique=True),
    )
    op.create_table(
        "hooks",
        of_person("CASCADE", primary_key=True),
        sa.Column("address", sa.String(300), nullable=False),
        sa.Column("outcome", sa.String(40), nullable=False),
        sa.Column("at", sa.Integer, nullable=True),
    )
    op.create_table(
        "chat",
        sa.Column("id", sa.Integer, primary_key=True),
        of_table(nullable=False),
        of_person("SET NULL", nullable=True),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("room", sa.String(8), nullable=False),
        sa.Column("text", sa.String(300), nullable=False),
        sa.Column("at", sa.Integer, nullable=False),
    )
    op.create_index("chat_of_table", "chat", ["table", "id"])
    op.create_index("chat_of_person", "chat", ["person", "at"])
    op.create_table(
        "results",
        of_table(primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        of_person("SET NULL", nullable=True),
        sa.Column("bot", sa.String(20), nullable=True),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("points", sa.Integer, nullable=False),
        sa.Column("at", sa.Integer, nullable=False),
    )
