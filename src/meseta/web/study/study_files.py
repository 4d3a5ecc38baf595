"""Where a study comes from: a new game, a position, a saved match, a table, another study."""

from __future__ import annotations

import json
import secrets
from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

from meseta import setup
from meseta.games import GAMES, find_game
from meseta.kernel.data import own_copy
from meseta.match.match import Match
from meseta.match.saves import entries_in
from meseta.web.http.refusals import Refused
from meseta.web.store.store import new_id, now
from meseta.web.store.studies import Node, StudyRow
from meseta.web.study.studies import (
    BEGINNING,
    LONGEST_NAME,
    LONGEST_NOTE,
    MOST_NODES,
    ROOT,
    MoveTree,
    Study,
)
from meseta.web.table.table import Table

FORMAT = 1
STUDY = "meseta-study"
MATCH = "meseta"
"""What the first entry of a file is called, by what it holds; a position has none."""
FIRST_ENTRIES = {"name": str, "note": str}
NODE_ENTRIES = {"after": int, "move": str, **FIRST_ENTRIES}
LONGEST_SEED = 80
LONGEST_FAULT = 300


class Draft(NamedTuple):
    """A study before it is somebody's."""

    start: Match
    """Without moves."""
    nodes: list[Node]
    name: str
    at: int = ROOT
    """The node that is shown first."""
    origin: str | None = None

    def row(self, owner: str) -> StudyRow:
        """What is kept of it."""
        start, at = self.start.to_dict(), now()
        name = self.name[:LONGEST_NAME]
        game = self.start.game.id
        return StudyRow(new_id(), owner, game, name, start, self.origin, False, 0, at, at)


def wrong(error: object) -> Refused:
    """What is wrong with something that came from outside."""
    return Refused("refused-study_file", why=str(error)[:LONGEST_FAULT])


# --- new games and tables ------------------------------------------------------------------------


def from_options(game: str, options: Mapping[str, Any], seed: str) -> Draft:
    """A new game; without a seed, any."""
    match = Match(find_game(game)(options), seed.strip()[:LONGEST_SEED] or secrets.token_hex(16))
    return Draft(match, [BEGINNING], match.game.title)


def from_table(table: Table, seat: int | None, move: int | None, seed: str) -> Draft:
    """A finished match with all its moves; or of a running one what a seat may know.

    What the seat cannot see is dealt anew by a seed of the study's own.
    """
    match, name = table.match, table.match.game.title
    if match.over:
        count = len(match.moves) if move is None else move
        if not 0 <= count <= len(match.moves):
            raise Refused("refused-no_node")
        return Draft(match.replay(0), moves_of(match), name, min(count, MOST_NODES - 1))
    if seat is None:
        raise Refused("refused-not_yours")
    if not match.may_look_back:
        raise Refused("refused-from_memory")
    return Draft(match.sight(seat).guess(seed), [BEGINNING], name, origin=table.row.id)


def moves_of(match: Match) -> list[Node]:
    """The moves of a match as a main line, as far as there is room."""
    texts = match.game.texts
    line = [
        Node(number, number - 1, 0, seat, texts[action])
        for number, (seat, action) in enumerate(match.moves, 1)
    ]
    return [BEGINNING, *line][:MOST_NODES]


# --- files ---------------------------------------------------------------------------------------


def from_text(text: str, game: str) -> Draft:
    """A study, a saved match or a position, whatever stands there; what is wrong is named."""
    try:
        entries = own_copy(entries_in(text))
        if not isinstance(entries, dict):
            raise ValueError("a table is needed: a position, a saved match or a study")
        if STUDY in entries:
            return from_study(entries)
        return from_match(entries) if MATCH in entries else from_position(entries, game)
    except ValueError as error:
        raise wrong(error) from error


def from_match(saved: Mapping[str, Any]) -> Draft:
    """A saved match with all its moves."""
    match = Match.from_dict(saved)
    nodes = moves_of(match)
    return Draft(match.replay(0), nodes, match.game.title, nodes[-1].number)


def from_position(position: Mapping[str, Any], game: str) -> Draft:
    """A position."""
    if game not in GAMES:
        raise ValueError("a position does not say of which game it is; choose one")
    return Draft(match := setup(game, position), [BEGINNING], match.game.title)


def from_study(entries: Mapping[str, Any]) -> Draft:
    """A study that was exported: every move in it must be possible."""
    known = type(entries[STUDY]) is int and entries[STUDY] == FORMAT
    if not known or set(entries) != {STUDY, "name", "start", "nodes"}:
        raise ValueError(f"{STUDY}: this is no study of format {FORMAT}")
    name, nodes = entries["name"], entries["nodes"]
    if not isinstance(name, str) or not isinstance(nodes, list) or not 0 < len(nodes) <= MOST_NODES:
        raise ValueError(f"a study has a name, and from 1 to {MOST_NODES} nodes")
    start = Match.from_dict(entries["start"])
    if start.moves:
        raise ValueError("start.moves: a study begins without moves")
    read = [read_node(number, node, start.game.seats) for number, node in enumerate(nodes)]
    check_moves(start, read)
    return Draft(start, read, clean_line(name, LONGEST_NAME))


def read_node(number: int, entry: Any, seats: list[str]) -> Node:
    """A node as it stands in a file."""
    where = f"nodes.{number + 1}"
    kinds = NODE_ENTRIES if number else FIRST_ENTRIES
    if not isinstance(entry, dict) or {key: type(value) for key, value in entry.items()} != kinds:
        raise ValueError(f"{where}: {', '.join(kinds)} are needed")
    name, note = clean_line(entry["name"], LONGEST_NAME), clean_note(entry["note"])
    if number == ROOT:
        return BEGINNING._replace(name=name, note=note)
    colour, _, what = entry["move"].partition(": ")
    if colour not in seats or not 0 <= entry["after"] < number:
        raise ValueError(f"{where}: a move is a colour and an action, after an earlier node")
    return Node(number, entry["after"], 0, seats.index(colour), what, name, note)


def check_moves(start: Match, nodes: list[Node]) -> None:
    """Every move is possible where it stands, and none stands there twice."""
    tree = MoveTree(start.copy(), nodes)
    for number in tree.below(ROOT):
        try:
            tree.stand(number)
        except (ValueError, RuntimeError) as error:
            raise ValueError(f"nodes.{number + 1}: {error}") from error
    for after in tree.after.values():
        texts = [tree.nodes[each][3:5] for each in after]
        if len(set(texts)) < len(texts):
            raise ValueError(f"nodes.{after[-1] + 1}: the same move stands twice")


def clean_line(text: str, longest: int) -> str:
    """A name on one line."""
    words = " ".join(text.split())
    return "".join(letter for letter in words if letter.isprintable())[:longest]


def clean_note(text: str) -> str:
    """A note as it is kept: its lines, without what cannot be written."""
    lines = text.replace("\r\n", "\n").split("\n")
    shown = "\n".join("".join(c for c in line if c.isprintable()) for line in lines)
    return shown.strip()[:LONGEST_NOTE]


# --- what goes out -------------------------------------------------------------------------------


def study_file(study: Study) -> dict[str, Any]:
    """A whole study; its nodes stand in their order, each after its parent."""
    order = {number: place for place, number in enumerate(study.below(ROOT))}
    return {
        STUDY: FORMAT,
        "name": study.row.name,
        "start": study.row.start,
        "nodes": list(nodes_facts(study, order)),
    }


def nodes_facts(study: Study, order: Mapping[int, int]) -> Iterator[dict[str, Any]]:
    """The nodes as they stand in a file."""
    seats = study.match.game.seats
    for number in order:
        node = study.nodes[number]
        facts = {"name": node.name, "note": node.note}
        if number == ROOT:
            yield facts
        else:
            move = f"{seats[node.seat]}: {node.what}"
            yield {"after": order[node.parent], "move": move, **facts}


def as_text(data: Any) -> str:
    """Something as text that people can read and edit."""
    return json.dumps(data, ensure_ascii=False, indent=1) + "\n"
