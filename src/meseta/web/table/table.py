"""`Table`: a match with its seats, and what people do at it; an entry counts when it is kept."""

from __future__ import annotations

import json
import math
import threading
from collections.abc import Sequence, Set
from functools import lru_cache
from typing import Any, NamedTuple

from meseta.bots.levels import LEVELS, USUAL
from meseta.games import find_game
from meseta.kernel.boxes import Document
from meseta.kernel.decision import Decision
from meseta.kernel.game import AnyGame
from meseta.kernel.way import is_compiled, usual_way
from meseta.match.choices import END, ends_early, take_apart
from meseta.match.foresight import foresee_all, leaves_trace
from meseta.match.idle import decides_nothing
from meseta.match.match import ActionError, Match, WrongSeat
from meseta.match.story import Chronicle
from meseta.people.parts import PicturePart
from meseta.web.http.refusals import Refused
from meseta.web.store import waits
from meseta.web.store.boxes import find_played_box
from meseta.web.store.errors import Stale
from meseta.web.store.imports import find_import
from meseta.web.store.leagues import league_of_table
from meseta.web.store.store import Entry, Person, SeatRow, Statement, Store, TableRow, now
from meseta.web.table import clocks
from meseta.web.table.bot_names import sitter_name
from meseta.web.table.rule_pins import Difference, digest_of, holds_today, would_differ

MOVE, BACK, DONE = "move", clocks.BACK, clocks.DONE
STAND_IN = USUAL
"""The bot that takes over where somebody ran out of time or has left."""
MOST_GAMES = 256
"""So many games under different options are remembered."""
MOST_ENTRIES = 20_000
"""What may have happened at a table before nothing is taken back or handed over any more: whoever
lays it out follows all of it, and a match itself comes to an end."""
PASSING = frozenset({END, "allow", "allow rest"})
"""What is said to end a turn or to let others go on: nobody waits to take it back."""
FINAL, EARLY = "final", "early"
"""Why somebody is asked once more: it cannot be taken back, or something is left to do."""


def check_follows(match: Match, seat: int, actions: Sequence[int]) -> None:
    """Several answers in a row are given all or not at all: their seat must know that they follow.

    What it cannot know decides nothing here, so that nobody learns it by asking.
    """
    if len(actions) > 1 and seat in match.pending:
        if foresee_all(match.sight(seat), actions) is None:
            raise Refused("refused-illegal", what=", ".join(map(str, actions))[:60])


class Ordered(NamedTuple):
    """What a standing order answered for somebody."""

    seat: int
    text: str
    at: int
    """After how many moves."""


class Table:
    """One table, open in memory. Whoever uses it holds its lock."""

    def __init__(self, store: Store, row: TableRow, seats: list[SeatRow]) -> None:
        self.store, self.row, self.seats = store, row, seats
        self.lock = threading.RLock()
        saved = find_import(store, row.id)
        self.is_imported = saved is not None
        """Whether the match came from a file, so that nobody plays it."""
        self.league = league_of_table(store, row.id)
        """The league that it is played for, if any."""
        self.match = begin_match(store, row) if saved is None else reopen_match(saved)
        self.holds_today = holds_today(row, self.match.game)
        self.differs: Difference | None = None
        """The move from which on the table can only be looked at."""
        self.version = 0
        self.ended = 0
        """So many moves stand: whoever made the last of them has ended the turn."""
        self.chronicle = Chronicle()
        """What the match has told, as far as anybody has looked."""
        self.written: dict[int, tuple[PicturePart, str]] = {}
        """The drawn parts as they were last written for pages, found by which they are."""
        self.ordered: list[Ordered] = []
        """What standing orders have answered since somebody last chose."""
        self.clocks = clocks.clocks_at_first(row.clock, len(seats), row.created)
        self.stand_ins: dict[int, float] = {}
        """Through which round a bot plays for somebody before they are asked to come back."""
        self.asked_back: dict[tuple[int, int], float] = {}
        """Since when somebody is asked to take back their seat, by seat and round."""
        self.awaited = frozenset[str]()
        """The people for whom the table waits, as it was last told."""
        self.has_news = False
        """Whether others have written something that those who look have not been shown."""
        for entry in store.entries(row.id):
            self.follow(entry)

    # --- who ------------------------------------------------------------------------------------

    @property
    def is_running(self) -> bool:
        """Whether everybody has come and the game is not over."""
        return not self.match.over and self.has_begun and self.differs is None

    @property
    def has_begun(self) -> bool:
        """Whether everybody has come."""
        return not any(seat.is_open for seat in self.seats)

    @property
    def has_company(self) -> bool:
        """Whether two or more people sit here."""
        return len({seat.person for seat in self.seats if seat.person}) > 1

    @property
    def is_alone(self) -> bool:
        """Whether all seats but one are bots', which remember nothing that was taken back."""
        return sum(bool(seat.person) or not seat.bot for seat in self.seats) == 1

    @property
    def has_people(self) -> bool:
        """Whether somebody plays here themselves."""
        return any(seat.person and not seat.bot for seat in self.seats)

    @property
    def is_shared(self) -> bool:
        """Whether somebody plays several seats, as people do around one screen."""
        people = [seat.person for seat in self.seats if seat.person]
        return len(people) > len(set(people))

    @property
    def has_bots(self) -> bool:
        """Whether a bot plays any seat."""
        return any(seat.bot for seat in self.seats)

    @property
    def has_orders(self) -> bool:
        """Whether anybody has given a standing order; who plays alone has always given one."""
        return len(self.seats) == 1 or any(seat.orders for seat in self.seats)

    @property
    def bots_for_people(self) -> list[str]:
        """The bots to which people may hand their seats; in a league none that plays too well."""
        return [STAND_IN] if self.league else list(LEVELS)

    def has_secrets(self, seat: int) -> bool:
        """Whether a seat sees, or is asked, what the others at the same screen may not see."""
        kind = self.match.asked
        if kind is not None and kind.several and self.holder is None and seat in self.match.pending:
            return True
        own, public = self.match.view(seat), self.match.view(None)
        return any(own[key] != public[key] for key in own if key not in ("seat", "legal"))

    def names(self, language: str) -> list[str]:
        """Who sits at each seat, bots with their levels."""
        say = self.match.game.words(language).say
        return [
            f"{sitter_name(row)} · {say(f'level-{row.bot}')}" if row.is_bots else row.name
            for row in self.seats
        ]

    @property
    def owner(self) -> str | None:
        """Whose share of thinking its bots take: who made it, or the league that it is played for.

        All tables that nobody looks after share one.
        """
        return self.row.maker or (self.league.maker if self.league else None)

    def is_made_by(self, person: Person | None) -> bool:
        """Whether somebody has made the table."""
        return person is not None and person.id == self.row.maker

    def seats_of(self, person: str | None) -> list[int]:
        """The seats that somebody holds."""
        return [seat.number for seat in self.seats if person and seat.person == person]

    def may_be_seen_by(self, person: Person | None) -> bool:
        """Whether somebody may look: those who sit here or made it, and others where it is open."""
        known = person and (self.seats_of(person.id) or self.is_made_by(person))
        return self.row.watching != "no" or bool(known)

    def is_bot(self, seat: int) -> bool:
        """Whether a bot plays a seat now."""
        return self.seats[seat].bot is not None

    def is_stood_in(self, seat: int) -> bool:
        """Whether a bot plays for somebody who can take their seat back."""
        row = self.seats[seat]
        return self.is_running and bool(row.person and row.bot) and row.left is None

    def asks_back(self, seat: int) -> bool:
        """Whether a round has begun since a bot took over, so that its owner is asked to return."""
        if not self.is_stood_in(seat):
            return False
        return self.match.round > self.stand_ins.setdefault(seat, self.match.round)

    def change_seat(self, seat: int, **values: Any) -> None:
        """Somebody else at a seat, or other orders; a turn that a bot has ended stays ended.

        Who hands it to the bot once more that plays there lets it play to the end.
        """
        held = self.holder
        if "bot" in values:
            is_same = values["bot"] == self.seats[seat].bot
            self.stand_ins[seat] = math.inf if is_same else self.match.round
        self.store.change_seat(self.row.id, seat, **values)
        self.seats[seat] = self.seats[seat]._replace(**values)
        if held is None and self.holder is not None:
            self.keep(DONE, seat, "")

    def read_seats(self) -> None:
        """Who sits here now; somebody may have come."""
        self.seats = self.store.seats(self.row.id)[self.row.id]

    def catch_up(self) -> None:
        """Follow whatever was written since, by whomever."""
        laid = self.store.read_since(self.row.id, self.version)
        if laid is None:
            raise Refused("refused-no_page")
        row, seats, entries = laid
        if entries or seats != self.seats or row.rematch != self.row.rematch:
            self.has_news = True
        self.row, self.seats = row, seats
        for entry in entries:
            self.follow(entry)

    # --- whose turn -----------------------------------------------------------------------------

    @property
    def pending(self) -> tuple[int, ...]:
        """The seats that must do something: decide, or end a turn that could be taken back."""
        if not self.has_begun or self.differs is not None:
            return ()
        holder = self.holder
        return self.match.pending if holder is None else (holder,)

    @property
    def holder(self) -> int | None:
        """The seat that has made its last move and has not ended its turn yet.

        Whoever only ends or allows has ended it by that.
        """
        return self.holder_among({seat.number for seat in self.seats if seat.bot is None})

    def holder_among(self, people: Set[int]) -> int | None:
        """The holder, if those seats are played by people.

        A turn goes on while its player alone is asked. What everybody is asked comes after it.
        """
        if self.ended == len(self.match.moves) or self.match.over or self.differs is not None:
            return None
        seat, action = self.match.moves[-1]
        if seat not in people or self.match.pending == (seat,):
            return None
        several = take_apart(self.match.game, action).act.kind.several
        return None if several or self.stands(seat) else seat

    @property
    def people_awaited(self) -> frozenset[str]:
        """The people who must do something, as it was last noted."""
        seats = map(int, self.row.waits.split())
        return frozenset(person for seat in seats if (person := self.seats[seat].person))

    @property
    def waits(self) -> str:
        """The seats at which people must do something, as it is noted."""
        return " ".join(str(seat) for seat in self.pending if not self.is_bot(seat))

    @property
    def bots_to_move(self) -> list[int]:
        """The seats at which a bot must decide now."""
        if self.holder is not None or not self.is_running:
            return []
        return [seat for seat in self.match.pending if self.is_bot(seat)]

    # --- what happens ---------------------------------------------------------------------------

    def follow(self, entry: Entry) -> None:
        """Let an entry count that is kept; nothing does after one that leads elsewhere today."""
        if self.differs is not None:
            return
        if entry.kind == MOVE:
            if would_differ(self.match, entry, self.holds_today):
                self.differs = Difference(len(self.match.moves) + 1, entry.seat, entry.what)
                return
        elif entry.kind == BACK:
            self.match.undo(len(self.match.moves) - int(entry.what))
        elif entry.kind == DONE:
            self.ended = len(self.match.moves)
        self.version = entry.number + 1
        self.let_clocks_run(entry)

    def let_clocks_run(self, entry: Entry) -> None:
        """What an entry does to the clocks."""
        if self.clocks is not None:
            then = self.clocks.until(entry)
            holder = self.holder_among(then.people)
            asked = self.match.pending if holder is None else (holder,)
            stands = entry.kind == MOVE and self.stands(entry.seat)
            self.clocks = then.asking(entry, asked, stands)

    def stands(self, seat: int) -> bool:
        """Whether the last step of a seat cannot be taken back, or did nothing to take back."""
        act = take_apart(self.match.game, self.match.moves[-1][1]).act
        return act.text in PASSING or not self.match.may_take_back(seat, self.is_alone)

    def version_for(self, seat: int, version: int) -> int:
        """The version that a seat means which saw an older one.

        Where several decide at the same time, what others have answered meanwhile changes nothing.
        """
        kind, since = self.match.asked, self.version - version
        if kind is None or not kind.several or seat not in self.match.pending:
            return version
        answers = [
            mover != seat and take_apart(self.match.game, action).act.kind is kind
            for mover, action in self.match.moves[-since:]
        ]
        return self.version if 0 < since == len(answers) and all(answers) else version

    def find_doubt(self, seat: int, actions: Sequence[int]) -> str:
        """Why a seat is asked whether it is sure of what it is about to do, if it is.

        It could not take that back, though it had a choice. What only allows is meant by who says
        it, and so is an end after which nothing was left to do; whoever has ordered their turns to
        end by themselves means everything at once.
        """
        decides = seat in self.pending and seat in self.match.pending
        offered = self.match.legal_actions(seat) if decides else ()
        if len(offered) < 2 or actions[0] not in offered or self.seats[seat].orders.get(END):
            return ""
        last = take_apart(self.match.game, actions[-1]).act
        if last.text in PASSING:
            return EARLY if ends_early(self.match, seat, actions[-1]) else ""
        is_final = last.kind.several or leaves_trace(self.match.sight(seat), actions, self.is_alone)
        return FINAL if is_final else ""

    def play(self, seat: int, what: str | int, version: int) -> None:
        """A seat decides."""
        self.check_version(version)
        self.check_time(seat)
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
        self.check_time(seat)
        self.check_length()
        if not 0 < count <= self.may_take_back(seat):
            raise Refused("refused-stands")
        self.ordered = []
        while self.answers_itself(count):
            count += 1
        self.keep(BACK, seat, str(len(self.match.moves) - count))

    def may_take_back(self, seat: int) -> int:
        """How many of its last steps a seat may take back: as long as its turn is not ended."""
        if self.is_bot(seat) or not self.is_running or self.is_long:
            return 0
        open_moves = len(self.match.moves) - self.ended
        back = self.match.may_take_back(seat, self.is_alone) if open_moves else 0
        steps = range(min(back, open_moves), 0, -1)
        return next((count for count in steps if not self.answers_itself(count)), 0)

    def answers_itself(self, count: int) -> bool:
        """Whether what was asked so many moves ago was answered for whoever plays alone."""
        if len(self.seats) > 1:
            return False
        return decides_nothing(self.match.look_back(len(self.match.moves) - count))

    def end_turn(self, seat: int, version: int) -> None:
        """A seat ends its turn, which can no longer be taken back."""
        self.check_version(version)
        if self.holder != seat:
            raise Refused("refused-nothing_to_end")
        self.keep(DONE, seat, "")

    def check_version(self, version: int) -> None:
        """What was decided must be about what lies here now, and it must be played still."""
        if self.differs is not None:
            raise Refused("refused-only_looked_at")
        if version != self.version:
            raise Refused("refused-stale")

    def check_time(self, seat: int) -> None:
        """Who has no time left decides nothing more."""
        if self.clocks is not None and seat in self.clocks.fallen(now()):
            raise Refused("refused-time")

    @property
    def is_long(self) -> bool:
        """Whether so much has happened that the match alone goes on."""
        return self.version >= MOST_ENTRIES

    def check_length(self) -> None:
        """What makes a table longer without bringing the match to its end is bounded."""
        if self.is_long:
            raise Refused("refused-long")

    def keep(self, kind: str, seat: int, what: str, *more: Statement) -> None:
        """Keep an entry, then let it count; a move that cannot be kept does not count."""
        entry = Entry(self.version, kind, seat, what, now())
        before = self.match.copy(), self.version, self.ended, self.clocks
        self.follow(entry)
        if kind == MOVE:
            entry = entry._replace(digest=digest_of(self.match))
        over, waits, due = self.match.over, self.waits, self.due
        try:
            self.store.add_entry(self.row.id, entry, over, *more, waits=waits, due=due)
            self.row = self.row._replace(over=over, waits=waits, due=due)
        except Exception as error:
            self.match, self.version, self.ended, self.clocks = before
            if isinstance(error, Stale):
                self.catch_up()
                raise Refused("refused-stale") from error
            raise

    def reload(self) -> None:
        """Stand again where the kept entries lead."""
        seats = self.store.seats(self.row.id)[self.row.id] or self.seats
        fresh = Table(self.store, self.row, seats)
        self.match, self.version, self.ended = fresh.match, fresh.version, fresh.ended
        self.differs = fresh.differs
        self.seats, self.clocks = fresh.seats, fresh.clocks

    # --- time -----------------------------------------------------------------------------------

    @property
    def due(self) -> int | None:
        """When the next clock runs out."""
        return self.clocks.due if self.clocks is not None and not self.match.over else None

    def settle(self) -> None:
        """Who sits here has changed: let clocks run for them, and have it noted who must decide."""
        people = [seat.number for seat in self.seats if seat.bot is None and self.has_begun]
        if self.clocks is not None and not self.match.over and self.clocks.people != {*people}:
            self.keep(clocks.CLOCK, 0, " ".join(map(str, people)))
        if (self.waits, self.due) != (self.row.waits, self.row.due):
            waits.note(self.store, self.row.id, self.waits, self.due)
            self.row = self.row._replace(waits=self.waits, due=self.due)

    def run_out(self) -> None:
        """Hand the seats to a bot whose time is up, as the store has it."""
        self.row = self.store.table(self.row.id) or self.row
        self.reload()
        for seat in self.clocks.fallen(now()) if self.clocks is not None else ():
            taken = waits.seat_change(self.row.id, seat, bot=STAND_IN)
            self.seats[seat] = self.seats[seat]._replace(bot=STAND_IN)
            self.keep(clocks.FLAG, seat, "", taken)

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
            if decides_nothing(self.match):
                self.keep(MOVE, seat, self.match.legal(seat)[0])
                return True
            answer = None if self.is_bot(seat) else self.standing_answer(seat)
            if answer is not None:
                self.ordered.append(Ordered(seat, answer, len(self.match.moves)))
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


def begin_match(store: Store, row: TableRow) -> Match:
    """The match of a table before anything happened."""
    try:
        return Match(game_at(store, row), row.seed)
    except ValueError as error:
        raise Refused("refused-rules") from error


def game_at(store: Store, row: TableRow) -> AnyGame:
    """The game of a table: under its options, with the box that it was made with."""
    return game_of(row.game, row.options, find_played_box(store, row.box) if row.box else None)


def reopen_match(saved: dict[str, Any]) -> Match:
    """A match from a file; under other rules than it was played by it cannot be opened."""
    try:
        return Match.from_dict(saved)
    except ValueError as error:
        raise Refused("refused-import", why=str(error)) from error


@lru_cache(MOST_GAMES)
def kinds_of(game: AnyGame) -> dict[str, type[Decision]]:
    """What can be asked in a game, by its title."""
    return {kind.title(): kind for kind in game.book.decisions.kinds}


def game_of(name: str, options: dict[str, Any], box: Document | None = None) -> AnyGame:
    """A game under its options, with a box of somebody's own or the usual one.

    It is one for all tables that play it so, since it never changes.
    """
    return read_game(name, json.dumps(options), json.dumps(box))


@lru_cache(MOST_GAMES)
def read_game(name: str, options: str, box: str) -> AnyGame:
    """A game by how its options and its box are written."""
    return find_game(name)(json.loads(options), json.loads(box))


def simple_answers(kind: type[Decision]) -> list[str]:
    """The answers to a question with which nothing is chosen."""
    return [name for name, act in kind.acts.items() if not act.parts]
