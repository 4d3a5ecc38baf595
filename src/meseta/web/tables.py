"""`Table`: a match with its seats, and what people do at it; an entry counts when it is kept."""

from __future__ import annotations

import json
import threading
from functools import lru_cache
from typing import Any, NamedTuple

from meseta.choices import taken_apart
from meseta.games import find_game
from meseta.kernel.decision import Decision
from meseta.kernel.way import is_compiled, usual_way
from meseta.match import ActionError, AnyGame, Match, WrongSeat
from meseta.web.store.store import Entry, Person, SeatRow, Stale, Store, TableRow, now

MOVE, BACK, DONE = "move", "back", "done"
MOST_GAMES = 256
"""So many games under different options are remembered."""
END = "end"
"""The standing order to end a turn at once; the others are called after what they answer."""


class Refused(Exception):
    """What somebody wanted cannot be; nothing has changed. It is named by a message."""

    def __init__(self, message: str, **values: Any) -> None:
        super().__init__(message)
        self.message, self.values = message, values


class Ordered(NamedTuple):
    """What a standing order answered for somebody."""

    seat: int
    text: str


class Table:
    """One table, open in memory. Whoever uses it holds its lock."""

    def __init__(self, store: Store, row: TableRow, seats: list[SeatRow]) -> None:
        self.store, self.row, self.seats = store, row, seats
        self.lock = threading.RLock()
        self.match = Match(game_of(row.game, json.dumps(row.options)), row.seed)
        self.version = 0
        self.ended = 0
        """So many moves stand: whoever made the last of them has ended the turn."""
        self.ordered: list[Ordered] = []
        """What standing orders have answered since somebody last chose."""
        for entry in store.entries(row.id):
            self.follow(entry)

    # --- who ------------------------------------------------------------------------------------

    @property
    def is_running(self) -> bool:
        """Whether everybody has come and the game is not over."""
        return not self.match.over and self.has_begun

    @property
    def has_begun(self) -> bool:
        """Whether everybody has come."""
        return not any(seat.is_open for seat in self.seats)

    @property
    def has_company(self) -> bool:
        """Whether two or more people sit here."""
        return len({seat.person for seat in self.seats if seat.person}) > 1

    @property
    def is_shared(self) -> bool:
        """Whether somebody plays several seats, as people do around one screen."""
        people = [seat.person for seat in self.seats if seat.person]
        return len(people) > len(set(people))

    def has_secrets(self, seat: int) -> bool:
        """Whether a seat sees, or is asked, what the others at the same screen may not see."""
        kind = self.match.asked
        if kind is not None and kind.several and seat in self.match.pending:
            return True
        own, public = self.match.view(seat), self.match.view(None)
        return any(own[key] != public[key] for key in own if key not in ("seat", "legal"))

    def is_made_by(self, person: Person | None) -> bool:
        """Whether somebody has made the table."""
        return person is not None and person.id == self.row.maker

    def seats_of(self, person: str | None) -> list[int]:
        """The seats that somebody holds."""
        return [seat.number for seat in self.seats if person and seat.person == person]

    def is_bot(self, seat: int) -> bool:
        """Whether a bot plays a seat now."""
        return self.seats[seat].bot is not None

    def change_seat(self, seat: int, **values: Any) -> None:
        """Somebody else at a seat, or other orders; a turn that a bot has ended stays ended."""
        held = self.holder
        self.store.change_seat(self.row.id, seat, **values)
        self.seats[seat] = self.seats[seat]._replace(**values)
        if held is None and self.holder is not None:
            self.keep(DONE, seat, "")

    def read_seats(self) -> None:
        """Who sits here now; somebody may have come."""
        self.seats = self.store.seats(self.row.id)[self.row.id]

    # --- whose turn -----------------------------------------------------------------------------

    @property
    def pending(self) -> tuple[int, ...]:
        """The seats that must do something: decide, or end a turn that could be taken back."""
        if not self.has_begun:
            return ()
        holder = self.holder
        return self.match.pending if holder is None else (holder,)

    @property
    def holder(self) -> int | None:
        """The seat that has made its last move and has not ended its turn yet.

        Whoever answers by saying no more than a word (end, stop, allow) has ended it by that.
        """
        if self.ended == len(self.match.moves) or self.match.over:
            return None
        seat, action = self.match.moves[-1]
        act = taken_apart(self.match.game, action).act
        if self.is_bot(seat) or seat in self.match.pending or act.kind.several:
            return None
        return seat if act.parts and self.match.may_take_back(seat) else None

    @property
    def bots_to_move(self) -> list[int]:
        """The seats at which a bot must decide now."""
        if self.holder is not None or not self.is_running:
            return []
        return [seat for seat in self.match.pending if self.is_bot(seat)]

    # --- what happens ---------------------------------------------------------------------------

    def follow(self, entry: Entry) -> None:
        """Let an entry count that is kept."""
        if entry.kind == MOVE:
            self.match.play(entry.what, entry.seat)
        elif entry.kind == BACK:
            self.match.undo(len(self.match.moves) - int(entry.what))
        else:
            self.ended = len(self.match.moves)
        self.version = entry.number + 1

    def play(self, seat: int, what: str | int, version: int) -> None:
        """A seat decides."""
        self.check_version(version)
        if not self.has_begun:
            raise Refused("refused-not_begun")
        if self.holder not in (None, seat):
            raise Refused("refused-not_ended")
        try:
            number = self.match.legal_number(what, seat)
        except WrongSeat as error:
            raise Refused("refused-not_yours") from error
        except ActionError as error:
            raise Refused("refused-illegal", what=str(what)[:60]) from error
        self.ordered = []
        self.keep(MOVE, seat, self.match.game.texts[number])

    def take_back(self, seat: int, count: int, version: int) -> None:
        """A seat takes some of its last steps back."""
        self.check_version(version)
        if not 0 < count <= self.may_take_back(seat):
            raise Refused("refused-stands")
        self.ordered = []
        self.keep(BACK, seat, str(len(self.match.moves) - count))

    def may_take_back(self, seat: int) -> int:
        """How many of its last steps a seat may take back: as long as its turn is not ended."""
        if self.is_bot(seat) or not self.is_running:
            return 0
        open_moves = len(self.match.moves) - self.ended
        return min(self.match.may_take_back(seat), open_moves) if open_moves else 0

    def end_turn(self, seat: int, version: int) -> None:
        """A seat ends its turn, which can no longer be taken back."""
        self.check_version(version)
        if self.holder != seat:
            raise Refused("refused-nothing_to_end")
        self.keep(DONE, seat, "")

    def check_version(self, version: int) -> None:
        """What was decided must be about what lies here now."""
        if version != self.version:
            raise Refused("refused-stale")

    def keep(self, kind: str, seat: int, what: str) -> None:
        """Keep an entry, then let it count; a move that cannot be kept does not count."""
        entry = Entry(self.version, kind, seat, what, now())
        self.follow(entry)
        try:
            self.store.add_entry(self.row.id, entry, self.match.over)
        except Exception as error:
            self.reload()
            if isinstance(error, Stale):
                raise Refused("refused-stale") from error
            raise

    def reload(self) -> None:
        """Stand again where the kept entries lead."""
        fresh = Table(self.store, self.row, self.seats)
        self.match, self.version, self.ended = fresh.match, fresh.version, fresh.ended

    def quicken(self) -> bool:
        """Go on with machine code once it is there; whether the match runs plainly until then."""
        match = self.match
        if match.way.name == "plain" and is_compiled(match.game.book):
            if usual_way(match.game.book).name != "plain":
                self.reload()
        return self.match.way.name == "plain"

    # --- standing orders ------------------------------------------------------------------------

    def obey(self) -> bool:
        """Carry out one standing order, if there is one for what is asked now."""
        holder = self.holder
        if holder is not None:
            if self.seats[holder].orders.get(END):
                self.keep(DONE, holder, "")
                return True
            return False
        for seat in self.match.pending if self.is_running else ():
            answer = None if self.is_bot(seat) else self.standing_answer(seat)
            if answer is not None:
                self.ordered.append(Ordered(seat, answer))
                self.keep(MOVE, seat, answer)
                return True
        return False

    def standing_answer(self, seat: int) -> str | None:
        """What a seat has ordered to be answered to the present question."""
        kind, orders = self.match.asked, self.seats[seat].orders
        order = orders.get(kind.title()) if kind else None
        if kind and order and order["round"] == self.match.round:
            answer = kind.acts[order["answer"]].text
            if answer in self.match.legal(seat):
                return answer
        return None

    def order(self, seat: int, name: str, answer: str | None) -> None:
        """Give a standing order for the rest of the round, or take it back."""
        orders = dict(self.seats[seat].orders)
        if name == END:
            orders[END] = bool(answer)
        elif answer is None:
            orders.pop(name, None)
        else:
            kinds = kinds_of(self.match.game)
            if name not in kinds or answer not in simple_answers(kinds[name]):
                raise Refused("refused-no_order")
            orders[name] = {"answer": answer, "round": self.match.round}
        self.change_seat(seat, orders=orders)


@lru_cache(MOST_GAMES)
def kinds_of(game: AnyGame) -> dict[str, type[Decision]]:
    """What can be asked in a game, by its title."""
    return {kind.title(): kind for kind in game.book.decisions.kinds}


@lru_cache(MOST_GAMES)
def game_of(name: str, options: str) -> AnyGame:
    """A game under its options, one for all tables that play it so: it never changes."""
    return find_game(name)(json.loads(options))


def simple_answers(kind: type[Decision]) -> list[str]:
    """The answers to a question with which nothing is chosen."""
    return [name for name, act in kind.acts.items() if not act.parts]
