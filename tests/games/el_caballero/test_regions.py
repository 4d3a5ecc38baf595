"""Regions and waters as they are kept, against a plain flood fill over the map."""

from __future__ import annotations

import random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import meseta
from meseta.games.el_caballero.box.domains import SIDES, WIDTH
from meseta.games.el_caballero.rules.court import off_map
from meseta.games.el_caballero.rules.fitting import (
    FITS,
    are_apart,
    edges_at,
    edges_beyond,
    how_many_meet,
)
from meseta.games.el_caballero.rules.leaving import meet_caballeros
from meseta.games.el_caballero.rules.map import known_spot, put_area
from meseta.games.el_caballero.rules.posting import first_off_map, put_caballero
from meseta.games.el_caballero.rules.state import (
    State,
    is_empty,
    land_side,
    north_for,
    region_at,
)
from meseta.kernel.domain import NONE
from meseta.kernel.record import Grid
from meseta.kernel.sets import has
from meseta.match.match import Match
from tests.games.el_caballero.story import COLOURS, setup

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


@pytest.mark.once("compiled")
@pytest.mark.parametrize("strait", ["isthmus", "strait"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_regions_agree_with_a_flood_fill(players: int, strait: str) -> None:
    for seed in range(4):
        match = random_match(seed, players=players, isthmus_or_strait=strait)
        compare(match)
        assert edges_match(match.view())
        for part in range(1, 4):
            compare(match.replay(len(match.moves) * part // 4))


@pytest.mark.once("compiled")
@given(seed=st.integers(0, 2**32), stop=st.integers(0, 250), free=st.booleans())
@settings(max_examples=25, deadline=None)
def test_any_position_agrees_with_a_flood_fill(seed: int, stop: int, free: bool) -> None:
    match = random_match(seed, stop, players=4, rotate_area_cards=free)
    compare(match)
    assert edges_match(match.view())
    assert match.game.fault(match._twin(match.state)) is None


@pytest.mark.once("compiled")
@given(seed=st.integers(0, 2**32), stop=st.integers(0, 250))
@settings(max_examples=25, deadline=None)
def test_a_position_set_up_again_plays_on_alike(seed: int, stop: int) -> None:
    match = random_match(seed, stop, players=3)
    again = meseta.setup("el-caballero", match.position)
    assert again.state.tobytes() == match.state.tobytes()
    assert again.legal() == match.legal()


def fits(s: State, box: Any, spot: int, edges: int) -> bool:
    """Whether land meets land and water meets water on an empty spot."""
    return is_empty(s, spot) and has(int(FITS[s.land[spot], s.water[spot]]), edges)


def crowded(seed: int, **options: Any) -> tuple[State, Any]:
    """A small random map with many caballero cards, most of which show 1 at land; and the box."""
    dice = random.Random(seed)
    match = meseta.setup("el-caballero", {"map": [["a46", [0, 0], 0]], **options}, way="plain")
    s, box = State().read(match.state), match.game.box
    for card in dice.sample(range(45), 16):
        places = [
            (spot, turn)
            for spot in range(s.spots)
            for turn in range(SIDES)
            if fits(s, box, spot, box.card_edges[card, turn])
        ]
        for spot, turn in places[:1]:
            put_area(s, box, card, spot, turn)
    for spot in range(s.spots):
        seat, side = dice.randrange(4), land_side(s, spot)
        if is_empty(s, spot) and dice.random() < 0.7 and s.land[spot] in (0, 1, 2, 4, 8):
            north = dice.randint(1, 4) if side == NONE else north_for(box, side, 1)
            if off_map(s, seat) > 0:
                put_caballero(s, box, seat, first_off_map(s, seat), spot, north)
    return s, box


def ties_once_laid(s: State, box: Any, cell: int, edges: int) -> bool:
    """Lay a card with these edges: whether players tie in a region of it."""
    s = State().read(s.array())
    left = [card for card in range(box.cards) if s.area_spot[card] == NONE]
    card = next(card for card in left if edges in box.card_edges[card])
    spot = known_spot(s, cell)
    put_area(s, box, card, spot, list(box.card_edges[card]).index(edges))
    meet_caballeros(s, box, Grid([[0] * 5]), spot, edges)
    lands = {region_at(s, box, card, side) for side in range(SIDES) if has(edges, side)}
    totals = [[n for n in s.strength[land] if n > 0] for land in lands]
    return any(len(each) > len(set(each)) for each in totals)


@pytest.mark.once("plain")
@pytest.mark.parametrize("strait", ["isthmus", "strait"])
def test_forbidden_ties_are_those_that_laying_the_card_would_make(strait: str) -> None:
    ties = 0
    for seed in range(20):
        s, box = crowded(seed, area_ties_stand=False, isthmus_or_strait=strait)
        for spot in range(s.spots):
            for edges in range(1, 15):
                if fits(s, box, spot, edges):
                    joins = how_many_meet(s, box, spot, edges) > 1 and not are_apart(box, edges)
                    tied = joins and ties_once_laid(s, box, s.cells[spot], edges)
                    assert has(edges_at(s, box, spot), edges) is not tied
                    ties += tied
    assert ties > 10


@pytest.mark.once("plain")
@pytest.mark.parametrize("strait", ["isthmus", "strait"])
def test_forbidden_ties_beyond_caballero_cards_are_so_too(strait: str) -> None:
    ties = 0
    for seed in range(8):
        dice = random.Random(seed)
        caballeros: dict[str, list[Any]] = {colour: [] for colour in COLOURS}
        for cell in [(0, 1), (2, 1), (-1, 0), (0, -1), (1, 0), (3, 0), (2, -1)]:
            caballeros[dice.choice(COLOURS)].append({"cell": cell, "north": dice.randint(1, 4)})
        seas = {"map": [["a01", [0, 0], 0], ["a02", [2, 0], 0]], "caballeros": caballeros}
        match = setup(4, **seas, area_ties_stand=False, isthmus_or_strait=strait)
        s, box = State().read(match.state), match.game.box
        for beyond in (1 + WIDTH, 1 - WIDTH):
            for edges in range(1, 15):
                tied = ties_once_laid(s, box, beyond, edges)
                assert has(edges_beyond(s, box, beyond), edges) is not tied
                ties += tied
    assert ties > 5
