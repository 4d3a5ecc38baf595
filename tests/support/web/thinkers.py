"""Bots that answer at once, for tests that need an answer and not a good one."""

from __future__ import annotations

from meseta.bots.bot import Explanation
from meseta.match.sight import Sight
from meseta.web.table.workers import Asker, Workers
from tests.support.waiting import PATIENCE

QUICK = "search:40"
"""Whoever is asked for advice: a search like Rey's that is soon done."""


class Hasty(Workers):
    """One process that thinks, begun when it is first asked; whoever advises is soon done."""

    def __init__(self) -> None:
        super().__init__(1, patience=PATIENCE)

    def warm_up(self) -> None:
        """Most tests ask nobody."""

    async def explain(self, asker: Asker, sight: Sight, seed: str, bot: str = QUICK) -> Explanation:
        return await super().explain(asker, sight, seed, QUICK)
