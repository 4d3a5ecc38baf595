"""An information-set Monte-Carlo tree search.

Each simulation deals anew what its seat cannot see, walks down a tree whose nodes are what was
answered and what may be answered now, and judges the position where it leaves the tree. Every seat
plays for itself. Where several answer in secret, their answers lead to the same node until all who
owe one have given theirs. What chance brings is in no node: its answers are worth their mean.
"""

from __future__ import annotations

import math
from typing import NamedTuple

from meseta.kernel.chance import draw_below
from meseta.kernel.play import advance, apply, first_action, nth_offered
from meseta.kernel.rule import rule
from meseta.kernel.sets import first_of, only
from meseta.kernel.table import KIND, SEATS, Mask, TableRecord, asked
from meseta.kernel.thinking.desk import (
    EXPLORE,
    FINISH,
    NONE_FOUND,
    ROLL,
    WARMTH,
    WIDEN,
    WIDTH,
    WORK,
    Counts,
    Desk,
    Numbers,
    Values,
)
from meseta.kernel.thinking.judging import judge, usefulness
from meseta.kernel.thinking.looking import add_worth, carry_on, deal, look_ahead, play_on
from meseta.kernel.thinking.network import (
    DeskNetwork,
    consider,
    impression,
    is_learned,
    like,
    most_liked,
)

KEY, VISITS, FIRST_EDGE, ANSWERS, LOOKED = range(5)
"""Of a node: what it is found by, how often it was met, its answers, how many were looked at."""
NODE = 5
ACTION, TRIED = range(2)
EDGE = 2
SUM, PRIOR, FIRST = range(3)
"""Of an edge: what all tries gave its player, its first impression, the value that gave it."""
VALUES = 3
ROOT_KEY, NODES_USED, EDGES_USED, MINE = range(4)
"""Of a tree: where it begins, how full it is, the node of one's own question."""
COUNTERS = 4
TAKEN, TAKER = range(2)
"""Of a step of the last walk: the edge, and whose it was."""
STEP = 2
PROBES = 32
MOST_STEPS = 256
"""Decisions from the root to a leaf."""
OPENNESS = 0.2
"""What a network likes most counts as one; at least this much all answers of one's own share."""

LOW62 = (1 << 62) - 1
SPREAD = 0x2545F4914F6CDD1D
SECRET = 1 << 20
"""In the place of an answer that nobody else has seen."""


class Tree(NamedTuple):
    """A tree in arrays that are made once."""

    nodes: Counts
    edges: Counts
    values: Values
    path: Counts
    counters: Numbers


# --- keys ----------------------------------------------------------------------------------------


@rule
def mixed(key: int, answer: int) -> int:
    """The key of what follows an answer."""
    key = ((key ^ (answer + 1)) * SPREAD) & LOW62
    return key ^ (key >> 29)


@rule
def open_key(key: int, action: int, secrets: int) -> int:
    """The key of what follows an answer that everybody sees, and secret ones that are revealed."""
    return mixed(mixed(key, action), secrets)


@rule
def choice_key(s: TableRecord, mask: Mask) -> int:
    """What a player may do, as one number."""
    kind = asked(s, KIND)
    key = kind
    for action in range(first_action(kind), first_action(kind + 1)):
        if mask[action] == 1:
            key = mixed(key, action)
    return key


# --- nodes ---------------------------------------------------------------------------------------


@rule
def node_of(t: Tree, key: int) -> int:
    """The node with a key, a new one if there is none; NONE_FOUND when the tree is full."""
    room = len(t.nodes)
    place = key % room
    for _probe in range(PROBES):
        if t.nodes[place, VISITS] == 0:
            if t.counters[NODES_USED] * 4 > room * 3:
                return NONE_FOUND
            t.nodes[place, KEY] = key
            t.nodes[place, ANSWERS] = 0
            t.nodes[place, LOOKED] = 0
            t.counters[NODES_USED] += 1
            return place
        if t.nodes[place, KEY] == key:
            return place
        place = (place + 1) % room
    return NONE_FOUND


@rule
def open_node(d: Desk, t: Tree, node: int, count: int) -> bool:
    """Give a node its edges, in random order; whether there was room."""
    first = int(t.counters[EDGES_USED])
    if first + count > len(t.edges):
        return False
    t.counters[EDGES_USED] += count
    t.nodes[node, FIRST_EDGE] = first
    t.nodes[node, ANSWERS] = count
    for place in range(count):
        other = draw_below(d.dice, place + 1)
        t.edges[first + place, ACTION] = t.edges[first + other, ACTION]
        t.edges[first + other, ACTION] = nth_offered(d.states[WORK], d.mask, place)
        t.edges[first + place, TRIED] = 0
        t.values[first + place, SUM] = 0.0
    return True


@rule
def width_of(d: Desk, t: Tree, node: int, is_mine: bool) -> int:
    """How many answers of a node may be looked at: all of one's own, else more with every visit."""
    if is_mine:
        return int(t.nodes[node, ANSWERS])
    more = d.settings[WIDEN] * math.sqrt(float(t.nodes[node, VISITS]))
    return min(int(t.nodes[node, ANSWERS]), int(d.settings[WIDTH] + more))


@rule
def look_further(d: Desk, t: Tree, node: int, actor: int, width: int) -> None:
    """First impressions of more answers, until the node is as wide as it may be."""
    first = int(t.nodes[node, FIRST_EDGE])
    for edge in range(first + int(t.nodes[node, LOOKED]), first + width):
        use = look_ahead(d, WORK, actor, int(t.edges[edge, ACTION]))
        t.values[edge, FIRST] = use
        t.values[edge, PRIOR] = math.exp(min(80.0, d.settings[WARMTH] * use))
    t.nodes[node, LOOKED] = max(width, int(t.nodes[node, LOOKED]))


@rule
def take_impressions(
    d: Desk, n: DeskNetwork, t: Tree, node: int, actor: int, is_mine: bool
) -> None:
    """Judge where the walk stands, and give all answers of a new node their first impressions."""
    s = d.states[WORK]
    consider(d, n, WORK, actor)
    like(n)
    most = most_liked(d, n, asked(s, KIND))
    use = usefulness(d, actor, int(s.players))
    first = int(t.nodes[node, FIRST_EDGE])
    last = first + int(t.nodes[node, ANSWERS])
    least = OPENNESS / float(last - first) if is_mine else 0.0
    for edge in range(first, last):
        t.values[edge, FIRST] = use
        t.values[edge, PRIOR] = max(least, impression(n, int(t.edges[edge, ACTION]), most))
    t.nodes[node, LOOKED] = t.nodes[node, ANSWERS]


@rule
def best_edge(d: Desk, t: Tree, node: int) -> int:
    """The answer that promises most: by what it gave, by its first impression, by curiosity."""
    first = int(t.nodes[node, FIRST_EDGE])
    last = first + int(t.nodes[node, LOOKED])
    total = 0.0
    tries = 0
    for edge in range(first, last):
        total += t.values[edge, PRIOR]
        tries += int(t.edges[edge, TRIED])
    curious = d.settings[EXPLORE] * math.sqrt(tries + 1.0) / total
    best = first
    most = -1e300
    for edge in range(first, last):
        tried = t.edges[edge, TRIED] + 1.0
        promise = t.values[edge, FIRST] + t.values[edge, SUM] + curious * t.values[edge, PRIOR]
        if promise / tried > most:
            most = promise / tried
            best = edge
    return best


# --- walks ---------------------------------------------------------------------------------------


@rule
def simulate(d: Desk, n: DeskNetwork, t: Tree, seat: int, outlook: Values) -> None:
    """One walk down the tree, one judgement, and what everybody on the way learns from it."""
    count = deal(d, seat)
    key = int(t.counters[ROOT_KEY])
    secrets = 0
    steps = 0
    mine = NONE_FOUND
    judged = False
    for step in range(MOST_STEPS):
        if count == 0:
            break
        s = d.states[WORK]
        node = node_of(t, mixed(key, choice_key(s, d.mask)))
        if node == NONE_FOUND:
            break
        t.nodes[node, VISITS] += 1
        is_leaf = mine != NONE_FOUND and t.nodes[node, VISITS] == 1
        if is_leaf and not is_learned(n):
            break
        if t.nodes[node, ANSWERS] == 0 and not open_node(d, t, node, count):
            break
        actor = first_of(asked(s, SEATS))
        is_mine = actor == seat and mine == NONE_FOUND
        if not is_learned(n):
            look_further(d, t, node, actor, width_of(d, t, node, is_mine))
        elif t.nodes[node, LOOKED] == 0:
            take_impressions(d, n, t, node, actor, is_mine)
        if is_leaf:
            judged = True
            break
        edge = best_edge(d, t, node)
        if is_mine:
            t.counters[MINE] = node
            mine = edge - int(t.nodes[node, FIRST_EDGE])
        t.path[step, TAKEN] = edge
        t.path[step, TAKER] = actor
        steps = step + 1
        action = int(t.edges[edge, ACTION])
        top = int(s.asked)
        kind = asked(s, KIND)
        alone = asked(s, SEATS) == only(actor)
        apply(s, d.boxes[0], d.log, actor, action)
        count = advance(s, d.boxes[0], d.log, d.mask)
        if not alone and s.asked == top and asked(s, KIND) == kind:
            secrets = mixed(secrets, action)
            key = mixed(key, SECRET)
        else:
            key = open_key(key, action, secrets)
            secrets = 0
    if not judged:
        finish(d, n, count)
    learn(d, t, steps)
    if NONE_FOUND < mine < len(outlook):
        add_worth(d, outlook, mine)


@rule
def finish(d: Desk, n: DeskNetwork, count: int) -> None:
    """Judge where the walk has left the tree.

    The weights do so after some steps of whoever is asked, and random decisions of everybody.
    """
    s = d.states[WORK]
    if count > 0 and is_learned(n):
        consider(d, n, WORK, first_of(asked(s, SEATS)))
        return
    if count > 0:
        seat = first_of(asked(s, SEATS))
        count = carry_on(d, WORK, seat, count, int(d.settings[FINISH]))
        play_on(d, count, int(d.settings[ROLL]))
    judge(d, s)


@rule
def learn(d: Desk, t: Tree, steps: int) -> None:
    """Every answer on the way is worth what its player makes of the judgement."""
    for step in range(steps):
        edge = int(t.path[step, TAKEN])
        t.edges[edge, TRIED] += 1
        taker = int(t.path[step, TAKER])
        t.values[edge, SUM] += usefulness(d, taker, int(d.states[WORK].players))
