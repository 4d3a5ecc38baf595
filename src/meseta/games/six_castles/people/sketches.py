"""Positions that do not tell the agenda: whatever else they leave out is dealt."""

from __future__ import annotations

from meseta.games.six_castles.box import Box
from meseta.games.six_castles.box.domains import (
    CASTLES,
    DEALT_CHARTERS,
    DEALT_EACH,
    EXPLORATIONS,
    HELD,
    LANDSCAPES,
    STOCK,
)
from meseta.games.six_castles.rules.decisions import NextTurn, StartLaying
from meseta.games.six_castles.rules.laying import start_rival
from meseta.games.six_castles.rules.setup import draw_member, give_coins
from meseta.games.six_castles.rules.state import State
from meseta.kernel.domain import NONE, members_of
from meseta.kernel.positions import Reader


class Sketch:
    """Fills a position that does not tell the agenda."""

    def __init__(self, s: State, box: Box, reader: Reader) -> None:
        self.s, self.box, self.position = s, box, reader.position
        self.players = list(reader.naming["player"])
        self.given = reader.given

    def told(self, key: str, colour: str) -> bool:
        """Whether the position tells something of a player."""
        return colour in self.position.get(key, {})

    def fill(self) -> None:
        """Everything that was not told, and the next decision."""
        self.fill_turn()
        self.fill_castles()
        self.fill_lines()
        self.fill_hands()
        self.fill_charters()
        self.fill_purses()
        NextTurn.ask(self.s)
        StartLaying.ask(self.s)
        if self.box.solo:
            start_rival(self.s, self.s.active)

    def fill_turn(self) -> None:
        """The round that so many laid tiles belong to; the start player is active."""
        s, box = self.s, self.box
        if "active" not in self.given:
            s.active = s.starter
        if "round_no" not in self.given:
            played = max(s.laid_count - 1, 0) // (box.players + box.solo)
            s.round_no = min(played + 1, box.rounds)

    def draw(self, pool: int, count: int) -> list[int]:
        """Some members of a set, at random."""
        drawn: list[int] = []
        for _member in range(min(count, pool.bit_count())):
            drawn.append(draw_member(self.s, pool))
            pool &= ~(1 << drawn[-1])
        return drawn

    def fill_castles(self) -> None:
        """The castles that do not stand are shuffled."""
        s = self.s
        if "castle_deck" not in self.given:
            left = sum(1 << c for c in range(CASTLES) if s.castle_hill[c] == NONE)
            deck = self.draw(left, CASTLES)
            s.castle_deck[: len(deck)] = deck
            s.castles_left = len(deck)

    def unused_explorations(self) -> int:
        """The exploration tiles that are nowhere yet."""
        s = self.s
        used = {tile for row in s.line.rows for tile in row} | set(s.stock[: s.stock_left])
        used |= {tile for tiles in s.reserve for tile in members_of(tiles)}
        return sum(1 << tile for tile in range(EXPLORATIONS) if tile not in used)

    def fill_lines(self) -> None:
        """Lines begin with one tile; reserves and the stock are dealt."""
        s, box = self.s, self.box
        for seat, colour in enumerate(self.players):
            if not self.told("lines", colour):
                for tile in self.draw(self.unused_explorations(), 1):
                    s.line[seat, 0] = tile
                    s.line_size[seat] = 1
            if s.line_size[seat] > 0 and not self.told("cylinders", colour):
                s.cylinder[seat] = 0
            if not self.told("reserves", colour):
                count = max(box.explorations_dealt - s.line_size[seat], 0)
                tiles = self.draw(self.unused_explorations(), count)
                s.reserve[seat] = sum(1 << tile for tile in tiles)
        if "stock" not in self.given:
            stock = self.draw(self.unused_explorations(), STOCK)
            s.stock[: len(stock)] = stock
            s.stock_left = len(stock)

    def unused_landscapes(self) -> int:
        """The landscape tiles that are nowhere yet."""
        s = self.s
        used = {tile for row in s.hands.rows for tile in row} | {s.tile}
        used |= {*s.laid[: s.laid_count], *s.pile[: s.pile_left], *s.rival[: s.rival_left]}
        return sum(1 << tile for tile in range(LANDSCAPES) if tile not in used)

    def fill_hands(self) -> None:
        """Hands and piles are dealt from the tiles that are left."""
        s, box = self.s, self.box
        for seat, colour in enumerate(self.players):
            if not self.told("hands", colour):
                held = self.draw(self.unused_landscapes(), 1 if self.is_last_round() else HELD)
                s.hands.rows[seat][: len(held)] = held
                s.hand_sizes[seat] = len(held)
        if "rival" not in self.given and box.solo:
            rival = self.draw(self.unused_landscapes(), max(box.rounds - s.round_no + 1, 0))
            s.rival[: len(rival)] = rival
            s.rival_left = len(rival)
        if "pile" not in self.given:
            pile = self.draw(self.unused_landscapes(), self.tiles_to_draw())
            s.pile[: len(pile)] = pile
            s.pile_left = len(pile)

    def is_last_round(self) -> bool:
        """Whether only one tile is left to lay."""
        return self.s.round_no == self.box.rounds

    def tiles_to_draw(self) -> int:
        """How many tiles will still be drawn: one a turn, but not in the last two rounds."""
        s, box = self.s, self.box
        turns = (s.round_no - 1) * s.players + (s.active - s.starter) % s.players
        draws = (box.rounds - box.last_draws) * s.players - turns
        used = max(s.laid_count - 1, 0) + s.rival_left + sum(s.hand_sizes)
        return max(min(draws, box.rounds * (s.players + box.solo) - used), 0)

    def fill_charters(self) -> None:
        """Charters that are not named are dealt."""
        s = self.s
        for seat, colour in enumerate(self.players):
            if self.box.charters_dealt and not self.told("charters", colour):
                known = {charter for row in s.charters.rows for charter in row}
                left = sum(1 << c for c in members_of(DEALT_CHARTERS) if c not in known)
                s.charters.rows[seat][:] = self.draw(left, DEALT_EACH)

    def fill_purses(self) -> None:
        """Everybody has what the start of the game brings, unless something else is told."""
        s = self.s
        told = list(s.coins)
        give_coins(s, self.box)
        for seat, colour in enumerate(self.players):
            if self.told("coins", colour):
                s.coins[seat] = told[seat]
