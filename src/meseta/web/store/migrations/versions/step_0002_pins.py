"""A table says with which box it is played, a move what it has led to."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Tables and moves of before say nothing of it."""
    op.add_column("tables", sa.Column("box", sa.String(16), nullable=True))
    op.add_column("entries", sa.Column("digest", sa.String(16), nullable=True))
