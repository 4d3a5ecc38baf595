"""Every way in which Python makes a second one of something."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
from typing import Any


def pickled(thing: Any) -> Any:
    """As another process would receive it."""
    return pickle.loads(pickle.dumps(thing))


Copy = Callable[[Any], Any]
COPIES: tuple[Copy, ...] = (copy.copy, copy.deepcopy, pickled)
