from __future__ import annotations

from typing import Any, ClassVar

from tests.games.el_caballero.story import UNUSUAL
from tests.support.conformance import Conformance

MORE_THAN_TWO = [name for name in UNUSUAL if name != "two_player_first_double"]


class TestElCaballero(Conformance):
    game = "el-caballero"
    most_bytes = 8192
    variants: ClassVar[list[dict[str, Any]]] = [
        *[{"players": n} for n in range(2, 5)],
        *[{"players": 4, name: UNUSUAL[name]} for name in MORE_THAN_TWO],
        {"players": 2, "two_player_first_double": False},
        {"players": 3, **{name: UNUSUAL[name] for name in MORE_THAN_TWO}},
    ]
