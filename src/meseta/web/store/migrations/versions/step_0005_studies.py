"""Boards of one's own: studies and their nodes."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Make both tables."""
    op.create_table(
        "studies",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column(
            "owner", sa.String(24), sa.ForeignKey("people.id", ondelete="CASCADE"), nullable=False
        ),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("start", sa.JSON, nullable=False),
        sa.Column("origin", sa.String(24), nullable=True),
        sa.Column("shared", sa.Boolean, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("created", sa.Integer, nullable=False),
        sa.Column("changed", sa.Integer, nullable=False),
    )
    op.create_index("ix_studies_owner", "studies", ["owner"])
    op.create_table(
        "nodes",
        sa.Column(
            "study",
            sa.String(24),
            sa.ForeignKey("studies.id", ondelete="CASCADE"),
            primary_key=True,
        ),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("parent", sa.Integer, nullable=False),
        sa.Column("rank", sa.Integer, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("what", sa.Text, nullable=False),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("note", sa.Text, nullable=False),
    )
