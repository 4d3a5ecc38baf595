"""Looking back: matches from files, and what is thought of the moves of a match."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Make the tables."""
    op.create_table(
        "imports",
        sa.Column(
            "table", sa.String(24), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True
        ),
        sa.Column(
            "person", sa.String(24), sa.ForeignKey("people.id", ondelete="CASCADE"), nullable=False
        ),
        sa.Column("saved", sa.JSON, nullable=False),
    )
    op.create_index("ix_imports_person", "imports", ["person"])
    op.create_table(
        "analyses",
        sa.Column(
            "table", sa.String(24), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True
        ),
        sa.Column(
            "person", sa.String(24), sa.ForeignKey("people.id", ondelete="SET NULL"), nullable=True
        ),
        sa.Column("done", sa.Boolean, nullable=False),
        sa.Column("asked", sa.Integer, nullable=False),
    )
    op.create_table(
        "moments",
        sa.Column(
            "table", sa.String(24), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True
        ),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("what", sa.JSON, nullable=True),
    )
