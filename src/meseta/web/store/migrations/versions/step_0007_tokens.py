"""Tokens for programs; links to another device that end."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0005"


def upgrade() -> None:
    """Make room for tokens, and for the moment at which a link ends."""
    op.create_table(
        "tokens",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column(
            "person", sa.String(24), sa.ForeignKey("people.id", ondelete="CASCADE"), nullable=False
        ),
        sa.Column("token", sa.String(64), nullable=False, unique=True),
        sa.Column("label", sa.String(40), nullable=False),
        sa.Column("created", sa.Integer, nullable=False),
        sa.Column("used", sa.Integer, nullable=True),
    )
    op.create_index("ix_tokens_person", "tokens", ["person"])
    op.add_column("devices", sa.Column("until", sa.Integer, nullable=True))
