"""Every game for OpenSpiel, known as `meseta_el_grande` and so on once this is imported.

>>> game = pyspiel.load_game("meseta_el_grande(players=3,options=edition:classic;short:yes)")

Moves are sequential: seats that decide at once are asked one after the other, and none sees what
others chose. Chance is sampled: one node at the beginning chooses among many deals, and whatever
the rules draw later follows from that; another `rng_seed` means other deals, and without one every
loaded game has its own. What is paid is `reward`, at the end.

Strings are exact: an observation string is the view of a seat, an information state string that and
everything the seat has seen happen and done itself. Tensors are the bytes of `docs/observations/`
from 0 to 1; an information state tensor adds how often each kind of event was seen and each action
done, which is a summary.
"""

from __future__ import annotations

import hashlib
import json
import secrets
from typing import Any, Self

import numpy as np
import pyspiel

from meseta.compiling import way_for_many
from meseta.envs.eye import Eye, rewards_of
from meseta.games import GAMES, find_game
from meseta.kernel.event import Event
from meseta.kernel.game import AnyGame
from meseta.kernel.lanes import REWARDS
from meseta.kernel.observing import FULL
from meseta.kernel.record import Array
from meseta.match.match import IllegalAction, Match
from meseta.match.sight import Sight

LONGEST = 10_000
"""No game is so long."""
HIGHEST = 10_000.0
"""Nor has anybody so many points."""
DEALS = 1 << 12
"""Among so many the chance node chooses. (OpenSpiel's own mode for sampled chance would have to
keep the generator in the game, which games in Python cannot.)"""
Types = pyspiel.GameType


def short_name(game: str) -> str:
    """What OpenSpiel calls a game."""
    return f"meseta_{game.replace('-', '_')}"


def defaults(kind: type[AnyGame]) -> dict[str, Any]:
    """The parameters of a game, and what they are usually."""
    return {"players": len(kind({}).seats), "options": "", "reward": "win", "rng_seed": -1}


def read_options(text: str) -> dict[str, str]:
    """Options as they are written in a parameter."""
    pairs = [pair.partition(":") for pair in text.split(";") if pair]
    return {name.strip(): value.strip() for name, _, value in pairs}


def type_of(kind: type[AnyGame], total: float | None = 1.0) -> pyspiel.GameType:
    """What OpenSpiel wants to know of a game; rewards may add up to a constant."""
    seats = kind.book.state.fields["players"].of
    return Types(
        short_name=short_name(kind.id),
        long_name=kind.title,
        dynamics=Types.Dynamics.SEQUENTIAL,
        chance_mode=Types.ChanceMode.EXPLICIT_STOCHASTIC,
        information=Types.Information.IMPERFECT_INFORMATION,
        utility=Types.Utility.GENERAL_SUM if total is None else Types.Utility.CONSTANT_SUM,
        reward_model=Types.RewardModel.TERMINAL,
        max_num_players=seats.high,
        min_num_players=seats.low,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=defaults(kind),
    )


def total_of(reward: str, players: int) -> float | None:
    """What the rewards of all seats add up to, if that is a constant."""
    totals = {"win": 1.0, "place": players / 2, "margin": 0.0}
    return totals.get(reward) if players > 1 else None


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """One game under its options."""

    kind: type[AnyGame]

    def __init__(self, parameters: dict[str, Any] | None = None) -> None:
        given = {**defaults(self.kind), **(parameters or {})}
        options = read_options(given["options"])
        self.game: AnyGame = self.kind({"players": given["players"], **options})
        self.way = way_for_many(self.game.book, None)
        self.reward = given["reward"]
        if self.reward not in REWARDS:
            raise ValueError(f"reward: {self.reward!r} is not one of {', '.join(REWARDS)}")
        self.eye = Eye(self.game, self.way)
        seed = given["rng_seed"]
        self.seed = secrets.randbits(62) if seed < 0 else int(seed)
        players = len(self.game.seats)
        total = total_of(self.reward, players)
        highest = 1.0 if self.reward in ("win", "place") else HIGHEST
        about = pyspiel.GameInfo(
            num_distinct_actions=self.game.book.actions,
            max_chance_outcomes=DEALS,
            num_players=players,
            min_utility=-HIGHEST if self.reward == "margin" else 0.0,
            max_utility=highest,
            utility_sum=total,
            max_game_length=LONGEST,
        )
        super().__init__(type_of(self.kind, total), about, parameters or {})

    def __reduce__(self) -> Any:
        return reopen, (self.kind.id, self.get_parameters(), self.seed)

    def __copy__(self) -> SpielGame:
        return reopen(self.kind.id, self.get_parameters(), self.seed)

    def __deepcopy__(self, memo: dict[int, Any]) -> SpielGame:
        return self.__copy__()

    def new_initial_state(self) -> State:
        """The table before anything is dealt."""
        return State(self)

    def make_py_observer(
        self, iig_obs_type: Any = None, params: dict[str, Any] | None = None
    ) -> Observer:
        """Who looks at states, with or without recall."""
        return Observer(self, bool(iig_obs_type and iig_obs_type.perfect_recall))

    def max_chance_nodes_in_history(self) -> int:
        """The deal alone."""
        return 1


def reopen(game: str, parameters: dict[str, Any], seed: int) -> SpielGame:
    """A game with the deals of another one, whether they were asked for or came by chance."""
    found: SpielGame = pyspiel.load_game(short_name(game), parameters)
    found.seed = seed
    return found


def state_of(sight: Sight, seed: int | str = "state") -> State:
    """A state that a seat cannot tell from the match it sits at; what it cannot know is by chance.

    So what OpenSpiel has for a state can think for a bot. The seat must be the one that is asked,
    the first of them if several are.
    """
    game = pyspiel.load_game(short_name(sight.game.id), {"players": len(sight.game.seats)})
    game.game, game.way, game.eye = sight.game, sight.way, Eye(sight.game, sight.way)
    state: State = game.new_initial_state()
    state.course = Course(sight.guess(seed), list(sight.log), [])
    return state


class Course:
    """How a match has gone so far; a match of which the unseen was dealt anew knows no past."""

    def __init__(self, match: Match, told: list[Event], moves: list[tuple[int, int]]) -> None:
        self.match, self.told, self.moves = match, told, moves

    def __deepcopy__(self, memo: dict[int, Any]) -> Course:
        """A copy that goes its own way."""
        return Course(self.match.copy(), list(self.told), list(self.moves))

    def play(self, seat: int, action: int) -> None:
        """One more move."""
        self.match.play(action, seat)
        self.moves.append((seat, action))

    @property
    def log(self) -> list[Event]:
        """Everything that has happened and that everybody saw."""
        return self.told + self.match.log

    def dealt_anew(self, seat: int, seed: str) -> Course:
        """The same as far as a seat can know, and the rest by chance."""
        return Course(self.match.sight(seat).guess(seed), self.log, list(self.moves))


class State(pyspiel.State):  # type: ignore[misc]
    """A game being played."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.seed = game.seed
        self.course: Course | None = None

    @property
    def rules(self) -> SpielGame:
        """The game as this module has it."""
        found: SpielGame = self.get_game()
        return found

    def current_player(self) -> int:
        """Who is asked."""
        if self.course is None:
            return int(pyspiel.PlayerId.CHANCE)
        pending = self.course.match.pending
        return pending[0] if pending else int(pyspiel.PlayerId.TERMINAL)

    def _legal_actions(self, player: int) -> list[int]:
        """What whoever is asked may do."""
        return self.course.match.legal_actions(player) if self.course else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Every deal."""
        return [(deal, 1 / DEALS) for deal in range(DEALS)]

    def _apply_action(self, action: int) -> None:
        """Deal, or execute an action."""
        if self.course is None:
            game = self.rules
            if action not in range(DEALS):
                raise IllegalAction(f"deal {action}: they are numbered from 0 to {DEALS - 1}")
            match = Match(game.game, f"{self.seed} {action}", way=game.way.name)
            self.course = Course(match, [], [])
        else:
            self.course.play(self.current_player(), action)

    def _action_to_string(self, player: int, action: int) -> str:
        """An action as a match has it."""
        return self.rules.game.texts[action] if player >= 0 else f"deal {action}"

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.course is not None and self.course.match.over

    def returns(self) -> list[float]:
        """What each seat is paid, once the game is over."""
        if self.course is None or not self.course.match.over:
            return [0.0] * len(self.rules.game.seats)
        return rewards_of(self.course.match, self.rules.reward)

    def resample_from_infostate(self, player: int, sampler: Any) -> Self:
        """A state that a seat cannot tell from this one: the unseen is dealt anew."""
        other: Self = self.clone()
        if self.course is not None and not self.is_terminal():
            other.course = self.course.dealt_anew(player, f"resample {sampler()}")
        return other

    def __str__(self) -> str:
        """Where the game is, and a short sign of everything that cannot be seen."""
        if self.course is None:
            return "to deal"
        match = self.course.match
        sign = hashlib.sha256(match.state.tobytes()).hexdigest()[:12]
        return f"{match.situation}; {len(self.course.moves)} moves, {sign}"


class Observer:
    """Looks at states from one seat."""

    def __init__(self, game: SpielGame, recalls: bool) -> None:
        self.game, self.recalls = game, recalls
        book = game.game.book
        sizes = {"observation": book.layout.size}
        if recalls:
            sizes |= {"events": len(book.events.all), "actions": book.actions}
        self.tensor = np.zeros(sum(sizes.values()), np.float32)
        self.dict: dict[str, Array] = {}
        first = 0
        for name, size in sizes.items():
            self.dict[name] = self.tensor[first : first + size]
            first += size

    def set_from(self, state: State, player: int) -> None:
        """Fill the tensor."""
        self.tensor.fill(0)
        if state.course is None:
            return
        match = state.course.match
        self.dict["observation"][:] = self.game.eye.see(match.state, player) / np.float32(FULL)
        if self.recalls:
            for event in state.course.log:
                self.dict["events"][event[0]] += 1
            for seat, action in state.course.moves:
                self.dict["actions"][action] += seat == player

    def string_from(self, state: State, player: int) -> str:
        """What a seat sees; with recall, also what happened and what it did."""
        if state.course is None:
            return f"player {player}: to deal"
        match = state.course.match
        seen = json.dumps(match.sight(player).view, sort_keys=True)
        if not self.recalls:
            return f"player {player}: {seen}"
        own = [action for seat, action in state.course.moves if seat == player]
        return f"player {player}: {seen} {own} {state.course.log}"


def register(kind: type[AnyGame]) -> None:
    """Make a game known to OpenSpiel."""
    pyspiel.register_game(type_of(kind), type(kind.__name__, (SpielGame,), {"kind": kind}))


for _game in GAMES:
    register(find_game(_game))
