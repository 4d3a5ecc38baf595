from __future__ import annotations

from typing import Any, ClassVar

from meseta.games.six_castles.people.options import RULINGS
from tests.support.conformance import Conformance

OTHERS = {name: option.values[1] for name, option in RULINGS.items()}


class TestSixCastles(Conformance):
    game = "6-castles"
    most_bytes = 8192
    variants: ClassVar[list[dict[str, Any]]] = [
        *[{"players": n} for n in range(1, 5)],
        *[{"players": n, "family": True} for n in range(2, 5)],
        *[{"players": n, "suggested": True, "side": "b"} for n in range(2, 5)],
        {"players": 3, "suggested": True, "family": True},
        {"players": 4, **OTHERS},
        {"players": 1, **OTHERS},
        {"players": 3, "castle_distance": "path"},
    ]
