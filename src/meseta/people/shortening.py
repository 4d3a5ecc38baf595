"""Texts that are shown short where room is scarce, and in full where it is not."""

from __future__ import annotations


class Short(str):
    """A text that is short where little room is; where there is room, it is written in full."""

    full: str

    def __new__(cls, short: str, full: str) -> Short:
        """Both ways of writing it."""
        text = super().__new__(cls, short)
        text.full = full
        return text
