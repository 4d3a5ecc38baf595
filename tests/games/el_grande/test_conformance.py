from __future__ import annotations

from itertools import combinations
from typing import Any, ClassVar

from tests.support.conformance import Conformance

EXPANSIONS = ("new-regency", "old-hands", "power-shift")
COMBINATIONS = [list(some) for count in range(4) for some in combinations(EXPANSIONS, count)]


class TestElGrande(Conformance):
    game = "el-grande"
    most_bytes = 1024
    variants: ClassVar[list[dict[str, Any]]] = [
        *[{"players": n, "expansions": some} for n in range(2, 6) for some in COMBINATIONS],
        *[{"players": 3, "merged_stack": True, "expansions": some} for some in COMBINATIONS],
        *[{"players": n, "short": True} for n in range(2, 6)],
        *[{"players": n, "edition": "classic"} for n in range(2, 6)],
        {"players": 4, "edition": "classic", "short": True},
        {"players": 2, "dummy_castillo": "home", "assassin_dummy": "must"},
        {
            "players": 5,
            "expansions": ["new-regency"],
            "estate_may_stay": False,
            "retinue_castillo": True,
            "civil_war_singles": "lose",
        },
        {"players": 5, "edition": "classic", "veto_interrupts": "moves"},
        {"players": 4, "old_hands": ["veto"]},
        {"players": 4, "militia_castillo": True, "choice_castillo": True},
        {"players": 4, "castillo": "memory", "expansions": ["new-regency"]},
    ]
