"""What a game may tell of an answer beside the words of its message."""

from __future__ import annotations

AT = "points_at"
"""The element of the picture that it points at now, if that is not the declared one."""
ORDER = "stands_at"
"""Where it stands among the other answers, if not by its number: from the lowest on."""
LEAVES = "leaves"
"""Whether it leaves undone what one nearly always does: who says it is asked once more."""
USUAL = "is_usual"
"""Whether it is what one answers nearly always: it stands first, and Enter chooses it."""
