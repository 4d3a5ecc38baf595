"""Regions and waters as they are kept, against a plain flood fill over the map."""

from __future__ import annotations

import random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import meseta
from meseta.games.el_caballero.box.domains import SIDES
from meseta.games.el_caballero.rules.fitting import edges_at, how_many_meet, makes_tie
from meseta.games.el_caballero.rules.leaving import meet_caballeros
from meseta.games.el_caballero.rules.map import edges_of, put_area
from meseta.games.el_caballero.rules.state import State, is_empty, region_at
from meseta.kernel.domain import NONE
from meseta.kernel.record import Grid
from meseta.match import Match

SIDE_NAMES = "north east south west".split()
STEPS = [(0, 1), (1, 0), (0, -1), (-1, 0)]
Node = tuple[int, int, int]


def flood(view: dict[str, Any]) -> list[set[Node]]:
    """Every region and water as a set of cells with parts, found from the cards alone."""
    cards = {tuple(card["cell"]): card for card in view["map"]}
    nodes = {(x, y, part) for (x, y), card in cards.items() for part in card["parts"]}
    found = []
    while nodes:
        region: set[Node] = set()
        edge = [min(nodes)]
        while edge:
            x, y, part = edge.pop()
            if (x, y, part) in region:
                continue
            region.add((x, y, part))
            for side, (dx, dy) in enumerate(STEPS):
                beyond = cards.get((x + dx, y + dy))
                if cards[x, y]["parts"][side] == part and beyond is not None:
                    edge.append((x + dx, y + dy, beyond["parts"][(side + 2) % 4]))
        nodes -= region
        found.append(region)
    return found


def compare(match: Match) -> None:
    """Everything that is kept about regions, counted anew."""
    view = match.view()
    cards = {tuple(card["cell"]): card for card in view["map"]}
    kept = {region["id"]: region for region in view["regions"]}
    found = flood(view)
    assert len(kept) == len(found)
    for nodes in found:
        x, y, part = next(iter(nodes))
        side = cards[x, y]["parts"].index(part)
        region = kept[cards[x, y]["regions"][side]]
        terrain = {"L": "land", "W": "water"}[cards[x, y]["edges"][side]]
        symbol = {"land": "gold", "water": "fish"}[terrain]
        assert region["kind"] == terrain
        assert region["size"] == len({node[:2] for node in nodes})
        assert region["treasure"] == sum(
            cards[i, j][symbol] is not None
            and cards[i, j]["parts"][SIDE_NAMES.index(cards[i, j][symbol])] == p
            for i, j, p in nodes
        )
        assert region["caballeros"] == caballeros(view, nodes, cards)


def caballeros(view: dict[str, Any], nodes: set[Node], cards: dict[Any, Any]) -> dict[str, int]:
    """Who has how many caballeros at a region, from the cards alone."""
    totals: dict[str, int] = {}
    for card in view["caballeros"]:
        x, y = card["cell"]
        contacts = {}
        for side, (dx, dy) in enumerate(STEPS):
            beyond = cards.get((x + dx, y + dy))
            if beyond is not None and beyond["edges"][(side + 2) % 4] == "L":
                contacts[side] = (x + dx, y + dy, beyond["parts"][(side + 2) % 4])
        assert len(contacts) <= 1
        for side, node in contacts.items():
            assert card["land"] == SIDE_NAMES[side]
            if node in nodes:
                owner = card["owner"]
                totals[owner] = totals.get(owner, 0) + card["numbers"][side]
    return {c: totals[c] for c in view["players"] if c in totals}


def edges_match(view: dict[str, Any]) -> bool:
    """Land meets land and water meets water everywhere."""
    cards = {tuple(card["cell"]): card for card in view["map"]}
    return all(
        (x + dx, y + dy) not in cards
        or cards[x + dx, y + dy]["edges"][(side + 2) % 4] == card["edges"][side]
        for (x, y), card in cards.items()
        for side, (dx, dy) in enumerate(STEPS)
    )


def random_match(seed: int, stop: int | None = None, **options: Any) -> Match:
    """A random match, to its end or after so many moves; cards are seldom withdrawn."""
    match = meseta.new("el-caballero", seed=seed, **options)
    dice = random.Random(seed)
    while not match.over and (stop is None or len(match.moves) < stop):
        legal = [text for text in match.legal() if text != "withdraw" or dice.random() < 0.1]
        match.play(dice.choice(legal or match.legal()))
    return match


@pytest.mark.parametrize("strait", ["isthmus", "strait"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_regions_agree_with_a_flood_fill(players: int, strait: str) -> None:
    for seed in range(4):
        match = random_match(seed, players=players, isthmus_or_strait=strait)
        compare(match)
        assert edges_match(match.view())
        for part in range(1, 4):
            compare(match.replay(len(match.moves) * part // 4))


@given(seed=st.integers(0, 2**32), stop=st.integers(0, 250), free=st.booleans())
@settings(max_examples=25, deadline=None)
def test_any_position_agrees_with_a_flood_fill(seed: int, stop: int, free: bool) -> None:
    match = random_match(seed, stop, players=4, rotate_area_cards=free)
    compare(match)
    assert edges_match(match.view())
    assert match.game.fault(match._twin(match.state)) is None


@given(seed=st.integers(0, 2**32), stop=st.integers(0, 250))
@settings(max_examples=25, deadline=None)
def test_a_position_set_up_again_plays_on_alike(seed: int, stop: int) -> None:
    match = random_match(seed, stop, players=3)
    again = meseta.setup("el-caballero", match.position)
    assert again.state.tobytes() == match.state.tobytes()
    assert again.legal() == match.legal()


def ties_once_laid(match: Match, spot: int, edges: int) -> bool:
    """Lay a card with these edges, if there is one left: whether players tie in its region."""
    box: Any = match.game.box
    s = State().read(match.state)
    left = [card for card in range(box.cards) if s.area_spot[card] == NONE]
    card = next(card for card in left if edges in box.card_edges[card])
    put_area(s, box, card, spot, list(box.card_edges[card]).index(edges))
    log = Grid([[0] * 5 for _ in range(9)])
    meet_caballeros(s, box, log, spot, edges_of(s, box, card))
    side = next(side for side in range(SIDES) if edges >> side & 1)
    totals = [n for n in s.strength[region_at(s, box, card, side)] if n > 0]
    return len(totals) > len(set(totals))


def test_forbidden_ties_are_those_that_laying_the_card_would_make() -> None:
    ties = 0
    for seed in range(25):
        match = random_match(seed, 60 + 20 * seed, players=4, area_ties_stand=False)
        box: Any = match.game.box
        s = State().read(match.state)
        for spot in range(s.spots):
            if is_empty(s, spot):
                for edges in range(1, 16):
                    fits = edges & s.land[spot] == s.land[spot] and edges & s.water[spot] == 0
                    forbidden = makes_tie(s, box, spot, edges)
                    if fits and edges != 15:
                        tied = ties_once_laid(match, spot, edges)
                        joins = how_many_meet(s, box, spot, edges) > 1
                        assert forbidden == (tied and joins)
                        ties += forbidden
                        assert (edges_at(s, box, spot) >> edges & 1) == (not forbidden)
    assert ties > 0
