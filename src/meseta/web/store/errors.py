"""What goes wrong with a database, in words that need not know which one it is."""

from __future__ import annotations

from sqlalchemy.exc import DataError as UnreadableText
from sqlalchemy.exc import InterfaceError, OperationalError
from sqlalchemy.exc import SQLAlchemyError as StoreError
from sqlalchemy.exc import TimeoutError as NoConnection

__all__ = ["UNAVAILABLE", "Stale", "StoreError", "UnknownSchema", "UnreadableText"]

UNAVAILABLE = (OperationalError, InterfaceError, NoConnection)
"""What it looks like when the database cannot be reached, or can keep nothing more."""


class UnknownSchema(Exception):
    """The database was made by another version, and no step leads from there to here."""


class Stale(Exception):
    """Somebody else has written that entry already."""
