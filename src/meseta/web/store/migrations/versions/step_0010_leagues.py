"""Leagues, who is in them and who sat where; devices are called for their rounds too."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    """Make the three tables."""
    op.create_table(
        "leagues",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("name", sa.String(60), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("options", sa.JSON, nullable=False),
        sa.Column("terms", sa.JSON, nullable=False),
        sa.Column(
            "maker", sa.String(24), sa.ForeignKey("people.id", ondelete="SET NULL"), nullable=True
        ),
        sa.Column("seed", sa.String(80), nullable=False),
        sa.Column("invitation", sa.String(40), nullable=False, unique=True),
        sa.Column("listed", sa.Boolean, nullable=False),
        sa.Column("phase", sa.String(8), nullable=False),
        sa.Column("round", sa.Integer, nullable=False),
        sa.Column("due", sa.Integer, nullable=True),
        sa.Column("created", sa.Integer, nullable=False),
        sa.Column("changed", sa.Integer, nullable=False),
    )
    op.create_index("leagues_by_due", "leagues", ["due"])
    op.create_index("leagues_of_maker", "leagues", ["maker"])
    op.create_table(
        "league_entries",
        league(),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column(
            "person", sa.String(24), sa.ForeignKey("people.id", ondelete="SET NULL"), nullable=True
        ),
        sa.Column("bot", sa.String(20), nullable=True),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("joined", sa.Integer, nullable=False),
        sa.Column("left", sa.Integer, nullable=True),
        sa.Column("at", sa.Integer, nullable=False),
    )
    op.create_index("league_entries_of_person", "league_entries", ["person", "league"], unique=True)
    op.create_table(
        "league_seats",
        league(),
        sa.Column("round", sa.Integer, primary_key=True),
        sa.Column("board", sa.Integer, primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("entry", sa.Integer, nullable=False),
        sa.Column(
            "table", sa.String(24), sa.ForeignKey("tables.id", ondelete="SET NULL"), nullable=True
        ),
        sa.Column("place", sa.Integer, nullable=True),
        sa.Column("points", sa.Integer, nullable=True),
        sa.Column("how", sa.String(8), nullable=False),
    )
    op.create_index("ix_league_seats_table", "league_seats", ["table"])
    op.execute("UPDATE pushes SET wanted = wanted || ' league'")


def league() -> sa.Column[str]:
    """The league that something belongs to."""
    return sa.Column(
        "league", sa.String(24), sa.ForeignKey("leagues.id", ondelete="CASCADE"), primary_key=True
    )
