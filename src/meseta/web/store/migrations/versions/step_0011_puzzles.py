"""Puzzles: who has tried which, and how strong people and puzzles are."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    """Make the three tables."""
    op.create_table(
        "puzzle_tries",
        person(),
        sa.Column("puzzle", sa.String(16), primary_key=True),
        sa.Column("day", sa.String(10), primary_key=True),
        sa.Column("clean", sa.Boolean, nullable=False),
        sa.Column("solved", sa.Boolean, nullable=False),
        sa.Column("at", sa.Integer, nullable=False),
    )
    op.create_table(
        "solvers",
        person(),
        sa.Column("set", sa.String(40), primary_key=True),
        sa.Column("mu", sa.Float, nullable=False),
        sa.Column("sigma", sa.Float, nullable=False),
    )
    op.create_table(
        "puzzles",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("mu", sa.Float, nullable=False),
        sa.Column("sigma", sa.Float, nullable=False),
        sa.Column("tries", sa.Integer, nullable=False),
        sa.Column("solved", sa.Integer, nullable=False),
    )


def person() -> sa.Column[str]:
    """Whoever it is about; with them it goes."""
    key = sa.ForeignKey("people.id", ondelete="CASCADE")
    return sa.Column("person", sa.String(24), key, primary_key=True)
