"""Whatever somebody may type: letters of many scripts, and what means something to a program."""

from __future__ import annotations

from hypothesis import strategies as st

LETTERS = (
    "aZ0 9-_.,:;/\\'\"`<>{}[]()%$#&|=+*?!~^@\t\n\r\0\x1b"
    + "\u00df\u0130\u0301\u200b\u202e\u4e2d\ufeff\U0001f0a1"
)


def typed(most: int | None = None) -> st.SearchStrategy[str]:
    """Any text of so many letters at most.

    All letters that there are would have to be looked up first, for seconds in every new clone.
    """
    return st.text(st.sampled_from(LETTERS), max_size=most)
