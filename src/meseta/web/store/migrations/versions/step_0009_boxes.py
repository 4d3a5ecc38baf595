"""Boxes of one's own, step by step, and the boxes that tables are played with."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    """Make the three tables."""
    owner = sa.ForeignKey("people.id", ondelete="CASCADE")
    op.create_table(
        "boxes",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("owner", sa.String(24), owner, nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("name", sa.String(60), nullable=False),
        sa.Column("base", sa.JSON, nullable=False),
        sa.Column("attester", sa.JSON, nullable=False),
        sa.Column("steps", sa.Integer, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("created", sa.Integer, nullable=False),
        sa.Column("changed", sa.Integer, nullable=False),
    )
    op.create_index("ix_boxes_owner", "boxes", ["owner"])
    op.create_table(
        "box_steps",
        sa.Column(
            "box", sa.String(24), sa.ForeignKey("boxes.id", ondelete="CASCADE"), primary_key=True
        ),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("what", sa.JSON, nullable=False),
    )
    op.create_table(
        "played_boxes",
        sa.Column("fingerprint", sa.String(16), primary_key=True),
        sa.Column("document", sa.JSON, nullable=False),
    )
