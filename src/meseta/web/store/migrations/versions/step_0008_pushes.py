"""Devices that are called where nothing is open, and the key that the server signs with."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    """Make both tables."""
    op.create_table(
        "pushes",
        sa.Column(
            "device",
            sa.String(24),
            sa.ForeignKey("devices.id", ondelete="CASCADE"),
            primary_key=True,
        ),
        sa.Column(
            "person", sa.String(24), sa.ForeignKey("people.id", ondelete="CASCADE"), nullable=False
        ),
        sa.Column("endpoint", sa.String(1000), nullable=False),
        sa.Column("public", sa.String(100), nullable=False),
        sa.Column("auth", sa.String(40), nullable=False),
        sa.Column("wanted", sa.String(40), nullable=False),
        sa.Column("quiet_from", sa.Integer, nullable=True),
        sa.Column("quiet_until", sa.Integer, nullable=True),
        sa.Column("offset", sa.Integer, nullable=False),
        sa.Column("created", sa.Integer, nullable=False),
        sa.Column("outcome", sa.String(40), nullable=False),
    )
    op.create_index("ix_pushes_person", "pushes", ["person"])
    op.create_table(
        "server_keys",
        sa.Column("purpose", sa.String(20), primary_key=True),
        sa.Column("secret", sa.String(80), nullable=False),
    )
