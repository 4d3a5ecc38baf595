"""Gymnasium: one seat against bots, and many games at once against random or one's own opponents.

>>> import gymnasium
>>> import meseta.envs.gymnasium
>>> table = gymnasium.make("meseta/el-grande-v0", bots=["greedy", "random"])

`info["action_mask"]` says what may be done. Action spaces know it too: `action_space.sample()`
gives a legal action. One that is not legal is refused, unless `illegal="draw"` says that a random
legal one is taken for it; `info["replaced"]` tells that.
"""

from __future__ import annotations

import copy
import secrets
from collections.abc import Callable, Sequence
from typing import Any, Self

import gymnasium
import numpy as np
from gymnasium.spaces import Box, Discrete, MultiDiscrete
from gymnasium.vector import AutoresetMode, VectorEnv

import meseta
from meseta.bots.bot import Bot
from meseta.bots.levels import make_bot
from meseta.compiling import way_for_many
from meseta.envs.batch import Batch
from meseta.envs.cpu import CpuLanes
from meseta.envs.eye import RENDER_MODES, Eye, check_mode, mask_of, render, rewards_of, whole
from meseta.games import GAMES, find_game
from meseta.kernel.lanes import REWARDS, WAIT
from meseta.kernel.observing import FULL
from meseta.kernel.record import Array
from meseta.match.match import Match

OpponentChoice = Callable[[Batch, Array], Any]
"""Given a batch and which of its games wait for an opponent, an action for every game."""
BOT = "random"
REFUSE, DRAW = "refuse", "draw"
"""What becomes of an action that is not legal."""


class Choices(Discrete):
    """All actions of a game; sampling gives one that is legal now."""

    def __init__(self, count: int) -> None:
        super().__init__(count)
        self.legal = np.ones(count, np.int8)

    def sample(self, mask: Any = None, probability: Any = None) -> np.int64:
        """A random action, a legal one unless a mask or probabilities say otherwise."""
        if mask is None and probability is None:
            mask = self.legal
        return super().sample(mask, probability)


class SeatEnv(gymnasium.Env[Array, np.int64]):
    """One seat of a game; bots hold the others.

    `bots` are names of bots as `meseta arena` knows them, for the other seats in their order; where
    there are fewer, they are taken again from the first on. Gymnasium's checker tries actions
    without looking at what is legal, and so needs `illegal="draw"`.
    """

    metadata: dict[str, Any] = {  # noqa: RUF012 - as the base class declares it
        "render_modes": RENDER_MODES,
        "render_fps": 1,
    }

    def __init__(
        self,
        game: str,
        *,
        bots: Sequence[str] = (BOT,),
        seat: int = 0,
        reward: str = "win",
        dense: bool = False,
        illegal: str = REFUSE,
        render_mode: str | None = None,
        way: str | None = None,
        **options: Any,
    ) -> None:
        self.render_mode = check_mode(render_mode)
        if illegal not in (REFUSE, DRAW):
            raise ValueError(f"illegal: {illegal!r} is not one of {REFUSE}, {DRAW}")
        if reward not in REWARDS:
            raise ValueError(f"reward: {reward!r} is not one of {', '.join(REWARDS)}")
        self.reward, self.dense, self.seat, self.illegal = reward, dense, seat, illegal
        self.names = list(bots)
        self.bots: dict[int, Bot] = {}
        usual = way_for_many(find_game(game).book, way)
        self.match: Match = meseta.new(game, seed=0, way=usual.name, **options)
        if seat not in range(len(self.match.game.seats)) or not self.names:
            raise ValueError(f"seat: there are {len(self.match.game.seats)} seats, and bots")
        self.eye = Eye(self.match.game, self.match.way)
        self.choices = Choices(self.match.game.book.actions)
        self.action_space = self.choices
        self.observation_space = Box(0, FULL, (self.match.game.book.layout.size,), np.uint8)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Array, dict[str, Any]]:
        """Begin a game and go on until the seat is asked."""
        super().reset(seed=seed)
        own = int(self.np_random.integers(1 << 62))
        self.match = Match(self.match.game, own, way=self.match.way.name)
        self.seat_bots()
        self.paid = 0.0
        self.go_on()
        return self.observe_seat(), self.info()

    def seat_bots(self) -> None:
        """Let bots sit down for the match, in the place of those before."""
        self.close()
        others = [s for s in range(len(self.match.game.seats)) if s != self.seat]
        for place, other in enumerate(others):
            named = self.names[place % len(self.names)]
            self.bots[other] = make_bot(named, f"{self.match.seed}:{other}")

    def step(self, action: np.int64 | int) -> tuple[Array, float, bool, bool, dict[str, Any]]:
        """Execute an action of the seat and go on until it is asked again."""
        taken = self.legal(action)
        self.match.play(taken, self.seat)
        self.go_on()
        if self.render_mode == "human":
            self.render()
        info = self.info() | {"replaced": taken != action}
        return self.observe_seat(), self.pay(), self.match.over, False, info

    def legal(self, action: np.int64 | int) -> int:
        """An action that is legal, where others are not refused."""
        legal = self.match.legal_actions(self.seat)
        if self.illegal == REFUSE or action in legal:
            return whole(action)
        return int(self.np_random.choice(legal))

    def go_on(self) -> None:
        """Let the bots decide until the seat is the one that is asked."""
        while not self.match.over and self.match.pending[0] != self.seat:
            asked = self.match.pending[0]
            self.match.play(self.bots[asked].choose(self.match.sight(asked)), asked)

    def pay(self) -> float:
        """What the seat is to have by now, less what it has been paid."""
        if not (self.dense or self.match.over):
            return 0.0
        due = rewards_of(self.match, self.reward)[self.seat]
        paid, self.paid = due - self.paid, due
        return paid

    def observe_seat(self) -> Array:
        """What the seat sees."""
        return self.eye.see(self.match.state, self.seat)

    def info(self) -> dict[str, Any]:
        """What it may do."""
        mask = mask_of(self.match, self.seat)
        self.choices.legal = mask
        return {"action_mask": mask, "replaced": False}

    def render(self) -> Any:
        """The table as everybody may see it."""
        return render(self.match, self.render_mode)

    def close(self) -> None:
        """End bots that run in processes of their own."""
        for bot in self.bots.values():
            bot.close()
        self.bots = {}

    def __copy__(self) -> Self:
        return copy.deepcopy(self)

    def __getstate__(self) -> dict[str, Any]:
        return {**vars(self), "bots": sorted(self.bots), "eye": None}

    def __setstate__(self, told: dict[str, Any]) -> None:
        vars(self).update(told | {"bots": {}})
        self.eye = Eye(self.match.game, self.match.way)
        if told["bots"]:
            self.seat_bots()


def at_random(batch: Batch, waiting: Array) -> Any:
    """Opponents that choose by chance."""
    return batch.draw()


class Seats(VectorEnv[Array, Array, Array]):
    """One seat in many games at once; opponents answer for all others together.

    `opponents(batch, waiting)` is given the batch, whose arrays say who is asked and what may be
    done, and which games wait for it; what it answers for others does not matter. A game that ends
    begins anew in the same step: the observation is that of the new game, `infos["final_obs"]` has
    what the seat saw at the end of the old one, and `infos["final_info"]["scores"]` its points.
    """

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        *,
        opponents: OpponentChoice = at_random,
        seat: int = 0,
        reward: str = "win",
        dense: bool = False,
        threads: int = 1,
        render_mode: str | None = None,
        way: str | None = None,
        **options: Any,
    ) -> None:
        self.metadata = {"autoreset_mode": AutoresetMode.SAME_STEP, "render_modes": RENDER_MODES}
        self.render_mode = check_mode(render_mode)
        self.num_envs, self.seat, self.opponents = num_envs, seat, opponents
        self.batch = Batch(
            game,
            num_envs,
            seed=secrets.randbits(63),
            reward=reward,
            dense=dense,
            restart=False,
            threads=threads,
            way=way,
            **options,
        )
        if seat not in range(len(self.batch.game.seats)):
            raise ValueError(f"seat: there are {len(self.batch.game.seats)} seats")
        size, actions = self.batch.layout.size, self.batch.actions
        self.single_observation_space = Box(0, FULL, (size,), np.uint8)
        self.observation_space = Box(0, FULL, (num_envs, size), np.uint8)
        self.single_action_space = Discrete(actions)
        self.action_space = MultiDiscrete(np.full(num_envs, actions))

    def reset(
        self, *, seed: int | Sequence[int] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Array, dict[str, Any]]:
        """Begin all games and go on to the seat's first decision; a seed for all, or for each."""
        one = seed if isinstance(seed, int) else None
        several = None if seed is None or isinstance(seed, int) else list(seed)
        super().reset(seed=one)
        own = int(self.np_random.integers(1 << 62)) if several is None else None
        self.batch.reset(seed=own, seeds=several)
        self.go_on(Ending(self))
        return self.observe_seat(), self.info()

    def step(self, actions: Array) -> tuple[Array, Array, Array, Array, dict[str, Any]]:
        """Execute the seat's action in every game and go on until it is asked again."""
        self.batch.step(actions, may_wait=False)
        ending = Ending(self)
        self.go_on(ending)
        info = self.info() | ending.info()
        no = np.zeros(self.num_envs, bool)
        return self.observe_seat(), ending.paid, ending.ended, no, info

    def go_on(self, ending: Ending) -> None:
        """Let the opponents decide until the seat is asked in every game.

        Where a game ends on the way, the next one is played on to the seat's first decision.
        """
        ending.note()
        waiting = self.batch.seats != self.seat
        while waiting.any():
            chosen = np.asarray(self.opponents(self.batch, waiting))
            self.batch.step(np.where(waiting, chosen, WAIT))
            ending.note()
            waiting = self.batch.seats != self.seat

    def observe_seat(self) -> Array:
        """What the seat sees in every game."""
        seen: Array = self.batch.observe(seats=self.seat)
        return seen

    def info(self) -> dict[str, Any]:
        """What it may do in every game."""
        return {"action_mask": self.batch.masks.copy()}

    def render(self) -> tuple[Any, ...]:
        """Every table as everybody may see it."""
        return tuple(
            render(self.batch.match(lane), self.render_mode) for lane in range(self.num_envs)
        )

    def __copy__(self) -> Self:
        return copy.deepcopy(self)


class Ending:
    """What a step has brought to one seat, and how the games that it ended stood at their end."""

    def __init__(self, tables: Seats) -> None:
        self.batch, self.seat = tables.batch, tables.seat
        self.paid = np.zeros(self.batch.n, np.float32)
        self.ended = np.zeros(self.batch.n, bool)
        self.scores = np.zeros_like(self.batch.scores)
        self.seen: Array = np.full(self.batch.n, None, object)

    def note(self) -> None:
        """Note what the batch has just paid and ended, and begin anew where a game is over."""
        self.paid += self.batch.rewards[:, self.seat]
        over = np.flatnonzero(self.batch.done)
        if not len(over):
            return
        self.ended[over] = True
        self.scores[over] = self.batch.scores[over]
        seen = self.batch.observe(seats=self.seat)
        for lane in over:
            self.seen[lane] = seen[lane].copy()
        assert isinstance(self.batch.lanes, CpuLanes)
        self.batch.lanes.begin_anew(over)

    def info(self) -> dict[str, Any]:
        """The same as Gymnasium tells it, where a game has ended."""
        if not self.ended.any():
            return {}
        final = {
            "scores": self.scores,
            "action_mask": np.zeros_like(self.batch.masks),
            **dict.fromkeys(("_scores", "_action_mask"), self.ended),
        }
        told = {"final_obs": self.seen, "final_info": final}
        return told | dict.fromkeys(("_final_obs", "_final_info"), self.ended)


for _game in GAMES:
    gymnasium.register(
        f"meseta/{_game}-v0",
        entry_point=f"{__name__}:SeatEnv",
        vector_entry_point=f"{__name__}:Seats",
        kwargs={"game": _game},
        disable_env_checker=True,
        order_enforce=False,
    )
