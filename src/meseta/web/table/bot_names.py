"""Bots have names of their own at a table, so that nobody takes them for a piece or a level."""

from __future__ import annotations

from zlib import crc32

from meseta.web.store.store import SeatRow

NAMES = (
    "Inés Gonzalo Leonor Álvaro Beatriz Rodrigo Elvira Sancho Urraca Fernán Jimena Diego Mencía "
    "Garcilaso Catalina Íñigo Violante Nuño Teresa Lope Aldonza Martín Isabel Alonso"
).split()
APART = 5
"""From seat to seat; no divisor of their number, so that nobody is called like somebody else."""


def sitter_name(row: SeatRow) -> str:
    """What a sitter is called: people as they like, bots always the same at a table."""
    if row.name or not row.is_bots:
        return row.name
    return NAMES[(crc32(row.table.encode()) + APART * row.number) % len(NAMES)]
