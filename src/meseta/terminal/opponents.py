"""Those who play the other seats."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import ExitStack
from itertools import cycle

from meseta.bots.bot import Bot, BotError
from meseta.bots.levels import make_bot
from meseta.match.match import Match


class Opponents:
    """A bot at every seat that the person does not play; fewer names than seats come in turn.

    The same seed gives the same bots. What one of them chose is remembered: whoever takes a move
    back and makes it again meets the same answers, even of bots that look at the clock.
    """

    def __init__(self, match: Match, mine: Sequence[int], names: Sequence[str]) -> None:
        self.match = match
        self.bots: dict[int, Bot] = {}
        self.chosen: dict[tuple[tuple[int, int], ...], int] = {}
        others = [seat for seat in range(len(match.game.seats)) if seat not in mine]
        with ExitStack() as seated:
            for seat, name in zip(others, cycle(names), strict=False):
                self.bots[seat] = find_bot(name, f"{match.seed}:{seat}")
                seated.callback(self.bots[seat].close)
            self.seated = seated.pop_all()

    @property
    def seats(self) -> dict[str, list[int]]:
        """Who plays where, by the names of the bots."""
        names = [bot.name for bot in self.bots.values()]
        return {name: [s for s, bot in self.bots.items() if bot.name == name] for name in names}

    def choose(self, seat: int) -> int:
        """What the bot at a seat does now."""
        so_far = tuple(self.match.moves)
        if so_far not in self.chosen:
            self.chosen[so_far] = self.bots[seat].choose(self.match.sight(seat))
        return self.chosen[so_far]

    def close(self) -> None:
        """Let all bots go."""
        self.seated.close()


def find_bot(name: str, seed: int | str) -> Bot:
    """The bot with a name; one that cannot be had is named in one line."""
    try:
        return make_bot(name, seed)
    except BotError as error:
        raise ValueError(error.line) from error
