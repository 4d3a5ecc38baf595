"""`Study`: a board of one's own, its moves kept as a tree; and `Studies`: those that are open."""

from __future__ import annotations

import asyncio
import threading
from collections import OrderedDict
from collections.abc import Callable, Iterable, Mapping
from typing import Any, TypeVar

from meseta.match.match import ActionError, Match
from meseta.web.http.refusals import Refused
from meseta.web.store import studies as kept
from meseta.web.store.errors import Stale
from meseta.web.store.store import Store
from meseta.web.store.studies import Node, StudyRow

ROOT = 0
BEGINNING = Node(ROOT, -1, 0, -1, "")
"""Where every study begins; no move leads there."""
MOST_NODES = 2000
MOST_STUDIES = 100
"""Of one person."""
LONGEST_NAME = 80
LONGEST_NOTE = 2000
MOST_OPEN = 64
"""Studies that are kept in memory."""
T = TypeVar("T")


class MoveTree:
    """Moves as a tree over a match, which stands after one of them."""

    def __init__(self, match: Match, nodes: Iterable[Node]) -> None:
        self.match = match
        self.standing: list[int] = []
        """The nodes whose moves the match has made, in their order."""
        self.take(nodes)

    def take(self, nodes: Iterable[Node]) -> None:
        """Let these be the nodes."""
        self.nodes: dict[int, Node] = {node.number: node for node in nodes}
        self.after: dict[int, list[int]] = {number: [] for number in self.nodes}
        """What follows each node, the main line first."""
        for node in sorted(self.nodes.values(), key=lambda each: (each.rank, each.number)):
            if node.number != ROOT:
                self.after[node.parent].append(node.number)

    def find(self, number: int) -> int:
        """A node that is there."""
        if number not in self.nodes:
            raise Refused("refused-no_node")
        return number

    def path_to(self, number: int) -> list[int]:
        """The nodes from the first move to this one."""
        path = []
        while number != ROOT:
            path.append(number)
            number = self.nodes[number].parent
        return path[::-1]

    def stand(self, number: int) -> Match:
        """The match after a node; only what differs from where it stood is played."""
        path = self.path_to(number)
        same = 0
        while self.standing[same : same + 1] == path[same : same + 1] != []:
            same += 1
        if same < len(self.standing):
            self.match.undo(len(self.standing) - same)
            del self.standing[same:]
        for each in path[same:]:
            self.match.play(self.nodes[each].what, self.nodes[each].seat)
            self.standing.append(each)
        return self.match

    def end_of_main_line(self) -> int:
        """The last node of the main line."""
        number = ROOT
        while self.after[number]:
            number = self.after[number][0]
        return number

    def below(self, number: int) -> list[int]:
        """A node with everything that follows it, parents first."""
        found, waiting = [], [number]
        while waiting:
            found.append(waiting.pop())
            waiting += reversed(self.after[found[-1]])
        return found

    def follow_move(self, number: int, seat: int, action: int) -> tuple[int, list[Node]]:
        """Where a move leads, and the node that must be added for that, if it is a new one."""
        match = self.stand(number)
        try:
            what = match.game.texts[match.legal_number(action, seat)]
        except ActionError as error:
            raise Refused("refused-illegal", what=str(action)[:60]) from error
        for other in self.after[number]:
            if (self.nodes[other].seat, self.nodes[other].what) == (seat, what):
                return other, []
        if len(self.nodes) >= MOST_NODES:
            raise Refused("refused-many_nodes", count=MOST_NODES)
        fresh = Node(max(self.nodes) + 1, number, 0, seat, what)
        return fresh.number, [fresh]

    def promote(self, number: int) -> list[Node]:
        """The nodes that are other when the way to a node is the main line."""
        changed = []
        for each in self.path_to(number):
            first = self.after[self.nodes[each].parent][0]
            if first != each:
                rank = self.nodes[first].rank - 1
                changed.append(self.nodes[each]._replace(rank=rank))
        return changed


class Study(MoveTree):
    """One study, open in memory. Whoever uses it holds its lock."""

    def __init__(self, row: StudyRow, nodes: Iterable[Node]) -> None:
        super().__init__(begin_study_match(row.start), nodes)
        self.row = row
        self.lock = threading.RLock()

    def check_version(self, version: int) -> None:
        """What is changed must be what was seen."""
        if version != self.row.version:
            raise Refused("refused-stale_study")

    def change(
        self, store: Store, put: Iterable[Node] = (), gone: Iterable[int] = (), **values: Any
    ) -> None:
        """Keep what has changed, then let it count."""
        put, gone = list(put), set(gone)
        try:
            self.row = kept.change_study(store, self.row, put, gone, **values)
        except Stale as error:
            raise Refused("refused-stale_study") from error
        changed = {node.number: node for node in put}
        left = [node for node in {**self.nodes, **changed}.values() if node.number not in gone]
        if gone & set(self.standing):
            self.stand(ROOT)
        if "start" in values:
            self.match, self.standing = begin_study_match(self.row.start), []
        self.take(left)


def begin_study_match(start: Mapping[str, Any]) -> Match:
    """The match that a study begins from."""
    try:
        return Match.from_dict(start)
    except ValueError as error:
        raise Refused("refused-old_study", why=str(error)[:200]) from error


class Studies:
    """All studies that are open."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.open: OrderedDict[str, Study] = OrderedDict()
        self.lock = threading.Lock()

    async def use(self, name: str, what: Callable[[Study], T]) -> T:
        """Do something with a study while nobody else does; the loop goes on meanwhile."""

        def alone() -> T:
            study = self.find(name)
            with study.lock:
                return what(study)

        return await asyncio.to_thread(alone)

    def find(self, name: str) -> Study:
        """A study as the store has it now."""
        row = kept.find_study(self.store, name)
        if row is None:
            raise Refused("refused-no_page")
        with self.lock:
            study = self.open.get(name)
            if study is None or study.row != row:
                study = Study(row, kept.nodes_of(self.store, name))
                self.open[name] = study
            self.open.move_to_end(name)
            while len(self.open) > MOST_OPEN:
                self.open.popitem(last=False)
        return study

    def is_sealed(self, row: StudyRow) -> bool:
        """Whether a study comes from a match that is still played."""
        table = self.store.table(row.origin) if row.origin else None
        return table is not None and not table.over

    def gives_advice(self, row: StudyRow) -> bool:
        """Whether the search may be asked: not about a match without hints that is still played."""
        table = self.store.table(row.origin) if row.origin else None
        return table is None or table.over or table.hints
