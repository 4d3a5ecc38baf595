"""Bringing a database to the present schema. Only who must do it reads Alembic."""

from __future__ import annotations

from alembic import command
from alembic.config import Config
from alembic.util import CommandError
from sqlalchemy.engine import Connection

from meseta.web.store.errors import UnknownSchema
from meseta.web.store.store import MIGRATIONS


def upgrade(connection: Connection) -> None:
    """Take every step that a database has not taken yet."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    try:
        command.upgrade(config, "head")
    except CommandError as error:
        raise UnknownSchema(str(error)) from error
