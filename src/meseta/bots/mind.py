"""`Mind`: one thinker at its desk, laid out once for a game."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from itertools import takewhile
from typing import Any, NamedTuple

import numpy as np

from meseta.bots.networks import IMPRESSIONS, LAYERS, LearnedNetwork
from meseta.kernel.chance import seed_words
from meseta.kernel.game import AnyGame
from meseta.kernel.play import MOST_SEATS
from meseta.kernel.record import Array
from meseta.kernel.thinking import desk, network, planning, practice, think, tree
from meseta.kernel.way import Way

PER_MILLISECOND = {"plain": 1, "compiled": 100, "checked": 50}
"""More simulations than this no way makes in a millisecond."""
LEAST_ROOM, MOST_ROOM = 1 << 8, 1 << 20
EDGES_A_NODE = 8
MANY_ANSWERS = 50
SOFTENED = 2.0
"""So much less sure than learned are first impressions: the tree must find what they overlook."""
A_LOOK = 20
"""The clock is looked at so many times while a budget of time is spent."""


class SearchSettings(NamedTuple):
    """How to think; see `meseta.kernel.thinking.desk`."""

    explore: float = 0.4
    warmth: float = 12.0
    width: float = 10.0
    widen: float = 2.0
    finish: float = 6.0
    roll: float = 0.0
    margin: float = 0.002
    carry: float = 4.0
    looks: float = 8.0
    noise: float = 0.0
    odds: float = 1.0


class Budget(NamedTuple):
    """How long to think: simulations, in all or for each answer, or milliseconds."""

    simulations: int = 1 << 30
    milliseconds: float = 1e9
    is_each: bool = False

    def on(self, answers: int) -> Budget:
        """The budget for a decision with so many answers."""
        return Budget(self.simulations * answers, self.milliseconds) if self.is_each else self

    def shared_by(self, parts: int) -> Budget:
        """The same for each of several thoughts, in the time of one."""
        return self._replace(milliseconds=self.milliseconds / parts)

    def room(self, way: str) -> int:
        """Nodes enough for two such searches."""
        many = MANY_ANSWERS if self.is_each else 1
        most = min(self.simulations * many, self.milliseconds * PER_MILLISECOND[way])
        return int(min(max(3 * most, LEAST_ROOM), MOST_ROOM))


class Plan(NamedTuple):
    """What a seat is to do until others or chance decide, and what it would come to."""

    steps: list[int]
    outlook: Array


class Mind:
    """Thinks about one game. Not to be shared between threads."""

    def __init__(
        self,
        game: AnyGame,
        way: Way,
        weights: Array,
        settings: SearchSettings,
        room: int = LEAST_ROOM,
        learned: LearnedNetwork | None = None,
    ) -> None:
        self.game, self.way, self.room = game, way, room
        self.think = way.think
        """Read now: no thought pays for it with its time."""
        actions, self.width = game.book.actions, weights.shape[1]
        self.desk = desk.Desk(
            states=[],
            boxes=way.boxes(game.box),
            log=way.log(0),
            mask=way.row(actions, "u1"),
            spare=way.row(actions, "u1"),
            dice=[],
            features=way.grid(MOST_SEATS, self.width, "f8"),
            weights=self.filled(weights),
            worth=way.row(desk.WORTH, "f8"),
            settings=self.listed(settings, "f8"),
            does=self.listed(self.bits_of(0), "i8"),
            undoes=self.listed(self.bits_of(1), "i8"),
        )
        self.is_learned = learned is not None
        self.learned, self.unlearned = self.lay_network(learned), self.lay_network(None)
        self.network = self.learned
        """What it thinks with now."""
        self.no_samples = way.grid(0, practice.FEATURES + self.width, "f8")
        self.tree = self.empty_tree()

    def lay_network(self, learned: LearnedNetwork | None) -> network.DeskNetwork:
        """A network in the form that this way works on; an empty one where none was learned."""
        row, grid = self.way.row, self.way.grid
        used: Any = row(0, "i8") if learned is None else learned.used
        links: dict[str, Any] = {}
        sizes = {}
        for name in LAYERS:
            pair = (grid(0, 0, "f4"), row(0, "f4")) if learned is None else learned.layers[name]
            links[name], links[f"{name}_bias"] = pair
            sizes[name] = len(pair[1])
        if learned is not None:
            for name in (IMPRESSIONS, f"{IMPRESSIONS}_bias"):
                links[name] = links[name] / np.float32(SOFTENED)
        return network.DeskNetwork(
            used=used,
            **links,
            seen=row(self.game.book.layout.size if learned else 0, "u1"),
            one=row(sizes["first"], "f4"),
            two=row(sizes["second"], "f4"),
            likings=row(sizes["policy"], "f4"),
            stands=row(sizes["standing"], "f4"),
        )

    def bits_of(self, which: int) -> list[int]:
        """For each action a bit for each pair of which it is the first, or the other one."""
        bits = [0] * self.game.book.actions
        for bit, pair in enumerate(self.game.undoings):
            for action in range(pair[which].first, pair[which].last):
                bits[action] |= 1 << bit
        return bits

    def empty_tree(self) -> tree.Tree:
        """A tree without nodes."""
        grid, edges = self.way.grid, EDGES_A_NODE * self.room
        return tree.Tree(
            nodes=grid(self.room, tree.NODE, "i8"),
            edges=grid(edges, tree.EDGE, "i8"),
            values=grid(edges, tree.VALUES, "f8"),
            path=grid(tree.MOST_STEPS, tree.STEP, "i8"),
            counters=self.way.row(tree.COUNTERS, "i8"),
        )

    def filled(self, table: Array) -> Any:
        """A table of numbers in the form that this way works on."""
        grid = self.way.grid(len(table), table.shape[1], "f8")
        fill(grid, table)
        return grid

    @property
    def features(self) -> list[str]:
        """What can be looked at when a position is judged."""
        return self.game.book.features.names

    def judge_by(self, weights: Array) -> None:
        """Judge by other weights from now on."""
        fill(self.desk.weights, weights)

    def listed(self, numbers: Any, width: str) -> Any:
        """Some numbers in the form that this way works on."""
        row = self.way.row(len(numbers), width)
        row[:] = numbers
        return row

    def at(self, state: Array, seed: str) -> desk.Desk:
        """The desk with a state and dice on it."""
        states = self.way.desks(state, desk.STATES)
        return self.desk._replace(states=states, dice=self.way.dice(seed_words(seed)))

    def look(
        self, what: int, state: Array, seat: int, answers: list[int], seed: str, times: int
    ) -> Array:
        """Look so many times without a tree: a row for each answer."""
        columns = self.width if what == think.WEIGH else desk.WORTH + 1
        outlook = self.way.grid(len(answers), columns, "f8")
        listed = self.listed(answers, "i8")
        at = self.at(state, seed)
        self.think(at, self.network, self.tree, what, seat, times, listed, outlook, self.no_samples)
        return self.way.numbers(outlook)

    def plan(self, state: Array, seat: int, done: list[int], seed: str, changes: int) -> Plan:
        """Plan the rest of a seat's turn after what it has done, with so many changes."""
        steps, outlook = self.way.row(planning.PLANS, "i8"), self.way.grid(1, desk.WORTH + 1, "f8")
        for action in done:
            steps[planning.DONE] |= self.desk.does[action]
        at = self.at(state, seed)
        self.think(
            at, self.network, self.tree, think.PLAN, seat, changes, steps, outlook, self.no_samples
        )
        planned = takewhile(lambda step: step != desk.NONE_FOUND, steps[: planning.LONGEST])
        return Plan([int(step) for step in planned], self.way.numbers(outlook)[0])

    def follow(self, state: Array, seat: int, seed: str, budget: Budget) -> Array:
        """Search on from the end of a seat's turn: the sum of what came of it."""
        self.move_on(desk.NONE_FOUND)
        at, nothing = self.at(state, seed), self.listed([], "i8")
        outlook = self.way.grid(1, desk.WORTH + 1, "f8")
        for times in slices(budget):
            self.think(
                at,
                self.network,
                self.tree,
                think.FOLLOW,
                seat,
                times,
                nothing,
                outlook,
                self.no_samples,
            )
        found: Array = self.way.numbers(outlook)[0]
        return found

    def search(
        self, state: Array, seat: int, answers: list[int], seed: str, budget: Budget, after: int
    ) -> tuple[Array, Array]:
        """Search until the budget is spent: sums of what each answer led to, and all its tries.

        After an own answer that was searched for just before, the tree is kept.
        """
        self.move_on(after)
        return self.search_on(state, seat, answers, seed, budget)

    def search_on(
        self, state: Array, seat: int, answers: list[int], seed: str, budget: Budget
    ) -> tuple[Array, Array]:
        """Go on with a search in the tree that is there: sums of what came now, and all tries."""
        at, listed = self.at(state, seed), self.listed(answers, "i8")
        outlook = self.way.grid(len(answers), desk.WORTH + 1, "f8")
        for times in slices(budget):
            self.think(
                at,
                self.network,
                self.tree,
                think.SEARCH,
                seat,
                times,
                listed,
                outlook,
                self.no_samples,
            )
        rows, tries = self.rows(answers)
        return self.way.numbers(outlook)[rows], tries

    def tries_behind(
        self, taken: int, state: Array, seat: int, answers: list[int], seed: str
    ) -> Array:
        """How often a search tried each answer to one's own next question, behind an answer.

        The tree stays where it is; looking there costs one simulation.
        """
        counters = self.tree.counters
        kept = [int(counters[place]) for place in (tree.ROOT_KEY, tree.MINE)]
        counters[tree.ROOT_KEY] = tree.open_key(kept[0], taken, 0)
        counters[tree.MINE] = desk.NONE_FOUND
        outlook = self.way.grid(len(answers), desk.WORTH + 1, "f8")
        self.think(
            self.at(state, seed),
            self.network,
            self.tree,
            think.SEARCH,
            seat,
            1,
            self.listed(answers, "i8"),
            outlook,
            self.no_samples,
        )
        is_there = counters[tree.MINE] != desk.NONE_FOUND
        tries = self.rows(answers)[1] if is_there else np.zeros(len(answers))
        counters[tree.ROOT_KEY], counters[tree.MINE] = kept
        return tries

    def promises(self, answers: list[int]) -> Array:
        """What each answer promises: its tries, its first impression counted as one of them."""
        mine = int(self.tree.counters[tree.MINE])
        first = int(self.tree.nodes[mine, tree.FIRST_EDGE])
        rows, tries = self.rows(answers)
        values = [self.tree.values[first + row] for row in rows]
        sums = np.array([each[tree.SUM] + each[tree.FIRST] for each in values])
        promised: Array = sums / (tries + 1)
        return promised

    def move_on(self, after: int) -> None:
        """Go on in the tree behind an answer, or begin a new one."""
        counters = self.tree.counters
        nodes, edges = counters[tree.NODES_USED], counters[tree.EDGES_USED]
        is_full = 2 * nodes > self.room or 2 * edges > len(self.tree.edges)
        if after == desk.NONE_FOUND or is_full:
            self.tree = self.empty_tree()
        else:
            counters[tree.ROOT_KEY] = tree.open_key(int(counters[tree.ROOT_KEY]), after, 0)
        self.tree.counters[tree.MINE] = desk.NONE_FOUND

    def rows(self, answers: list[int]) -> tuple[list[int], Array]:
        """For each answer its place among the edges of the own node, and how often it was tried."""
        mine = int(self.tree.counters[tree.MINE])
        first = int(self.tree.nodes[mine, tree.FIRST_EDGE])
        edges = [self.tree.edges[first + place] for place in range(len(answers))]
        places = {int(edge[tree.ACTION]): place for place, edge in enumerate(edges)}
        rows = [places[answer] for answer in answers]
        return rows, np.array([edges[row][tree.TRIED] for row in rows], float)

    def practise(self, seed: str, games: int, room: int) -> tuple[Array, Array]:
        """Games against itself: samples of positions, and how each game ended."""
        at = self.at(np.zeros(1, self.game.book.state.dtype), seed)
        samples = self.way.grid(room, practice.FEATURES + self.width, "f8")
        results = self.way.grid(1 + games, desk.WORTH + 1, "f8")
        nothing = self.listed([], "i8")
        self.think(at, self.network, self.tree, think.PRACTISE, 0, games, nothing, results, samples)
        ended = self.way.numbers(results)
        return self.way.numbers(samples)[: int(ended[0, 0])], ended[1:]


def fill(grid: Any, table: Array) -> None:
    """Put a table of numbers into the form that a way works on."""
    for place in np.ndindex(table.shape):
        grid[place] = float(table[place])


def slices(budget: Budget, clock: Callable[[], float] = time.perf_counter) -> Iterator[int]:
    """How many simulations to make at a time until a budget is spent."""
    begun, seconds = clock(), budget.milliseconds / 1000
    left, done, spent = budget.simulations, 0, 0.0
    while left > 0 and spent < seconds:
        a_look = int(done / spent * seconds / A_LOOK) if spent > 0 else 1
        times = min(left, max(1, a_look))
        yield times
        left, done, spent = left - times, done + times, clock() - begun
