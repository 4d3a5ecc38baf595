"""Playing a match: the person's decisions, the others' answers, and what is told of them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager

from meseta.bots.bot import BotError
from meseta.bots.levels import make_bot
from meseta.kernel.game import WHOLE, Room
from meseta.match.choices import Choice, plain
from meseta.match.match import Match
from meseta.terminal.choices import find_meant
from meseta.terminal.hints import ADVISER, list_hints, rows_of
from meseta.terminal.opponents import Opponents
from meseta.terminal.saving import EXISTS, Keeper
from meseta.terminal.screen import Screen
from meseta.terminal.table import ScreenLayout, TerminalQuestion, TerminalTable

LONGEST = 30
"""How much of an answer that means nothing is said again."""
DONE, UNSAVED, BOT_FAILED, INTERRUPTED = 0, 1, 3, 130
"""What the command returns: finished or left with everything saved; left unsaved; a bot failed;
Ctrl-C."""
BOLDLY = "!"
Command = Callable[[TerminalQuestion, str], bool]
"""What is asked and what was typed after the command; whether the question is settled."""


class Leave(Exception):
    """The person leaves."""


class Play:
    """One match with one person, who plays several seats, one, or none, and bots at the others."""

    def __init__(
        self, match: Match, mine: Sequence[int], language: str, opponents: Opponents
    ) -> None:
        self.match, self.mine, self.opponents = match, mine, opponents
        self.table = TerminalTable(match, language)
        self.screen = Screen()
        self.keeper = Keeper(match, mine)
        self.news: list[tuple[int, list[str]]] = []
        """What happened and was not told yet, by who moved."""
        self.points = match.scores
        """The points when they were told last."""
        self.commands = self.name_commands()

    def name_commands(self) -> dict[str, Command]:
        """Every command under its English name, its name in the person's language, and its sign."""
        named: dict[str, Command] = {
            "undo": self.undo,
            "hint": self.hint,
            "board": self.board,
            "story": self.story,
            "save": self.save,
            "save!": self.save_anyway,
            "help": self.help,
            "quit": self.quit,
        }
        spoken = {self.command_word(name): command for name, command in named.items()}
        return {**spoken, **named, "?": self.help, "q": self.quit}

    def command_word(self, name: str) -> str:
        """What a command is called in the person's language; `!` makes it bolder."""
        word = plain(self.table.say(f"command-{name.rstrip(BOLDLY)}"))
        return word + BOLDLY if name.endswith(BOLDLY) else word

    def say(self, message: str, style: str = "", **values: object) -> None:
        """A message to the person."""
        self.screen.say(self.table.say(message, **values), style)

    # --- the match -------------------------------------------------------------------------------

    def run(self) -> int:
        """Play until the game is over or the person leaves; the command's exit code."""
        try:
            self.greet()
            while not self.match.over:
                self.go_on()
            return self.finish()
        except BotError as error:
            return self.break_off(error)
        except Leave:
            return self.say_goodbye()
        except EOFError:
            self.screen.break_line()
            return self.say_goodbye()
        except KeyboardInterrupt:
            self.screen.break_line()
            self.say_goodbye()
            return INTERRUPTED

    def greet(self) -> None:
        """Who the person is, and how to get help."""
        title = self.match.game.title
        if self.mine:
            self.say("terminal-you", "bold", game=title, seats=self.table.seats(self.mine))
        else:
            self.say("terminal-watch", "bold", game=title)
        for bot, seats in self.opponents.seats.items():
            self.say("terminal-plays", bot=self.table.bot(bot), seats=self.table.seats(seats))
        mover = self.match.moves[-1][0] if self.match.moves else -1
        self.news.append((mover, self.table.last_sentences(self.match)))

    def go_on(self) -> None:
        """The next decision, the person's own first."""
        pending = self.match.pending
        own = [seat for seat in pending if seat in self.mine]
        if own:
            self.decide(own[0])
        else:
            with self.thinking(self.table.seat(pending[0])):
                action = self.opponents.choose(pending[0])
            self.play(pending[0], action)

    def thinking(self, name: str) -> AbstractContextManager[None]:
        """While this goes on, somebody thinks; it is said if it takes a while."""
        return self.screen.waiting(self.table.say("terminal-thinks", name=name))

    def play(self, seat: int, action: int) -> None:
        """A move, what comes of it, and the file."""
        self.match.play(action, seat)
        sentences = self.table.last_sentences(self.match)
        if self.news and self.news[-1][0] == seat:
            self.news[-1][1].extend(sentences)
        else:
            self.news.append((seat, sentences))
        if not self.mine:
            self.tell()
        self.keep()

    def keep(self) -> None:
        """Save; if that fails it is said once, and tried again at the next move."""
        if self.keeper.keep():
            failed = self.keeper.failure
            message = "terminal-save_fails" if failed else "terminal-saves_again"
            style = "red" if failed else ""
            self.say(message, style, file=str(self.keeper.file), reason=failed)

    def tell(self) -> None:
        """What happened since the person was told the last time."""
        for _, sentences in self.news:
            self.screen.say(" ".join(sentences), "dim")
        self.news.clear()
        if self.points != self.match.scores:
            self.screen.say(self.table.points(self.points))
            self.points = self.match.scores

    def finish(self) -> int:
        """The end of the game."""
        self.tell()
        seat = self.mine[0] if self.mine else None
        room = Room(self.screen.columns, self.screen.height - 3)
        self.screen.show(self.table.scribe.sheets(self.match.scene(seat), {}, room), 2)
        self.screen.say(self.table.result(), "bold")
        self.screen.say(self.table.points())
        lost = self.keeper.file is not None and not self.keeper.is_safe
        return self.say_goodbye() if lost else DONE

    def say_goodbye(self) -> int:
        """Whether the match is kept somewhere; the exit code of somebody who leaves."""
        file = str(self.keeper.file or "")
        if not self.keeper.is_safe:
            self.say("terminal-saved_before" if file else "terminal-unsaved", "red", file=file)
            return UNSAVED
        if file:
            self.say("terminal-kept", file=file)
        return DONE

    def break_off(self, error: BotError) -> int:
        """A bot cannot go on: say which and why; what the person played need not be lost."""
        _, *trace = str(error).splitlines()
        self.screen.say("\n".join(trace), "dim")
        self.tell()
        self.say("terminal-bot_fails", "red", reason=error.line)
        was_safe = self.keeper.is_safe
        try:
            self.offer_to_save()
        except (EOFError, KeyboardInterrupt):
            self.screen.break_line()
        if was_safe or not self.keeper.is_safe:
            self.say_goodbye()
        return BOT_FAILED

    def offer_to_save(self) -> None:
        """Ask for a file until the match is safe or the person does not want it to be."""
        while not self.keeper.is_safe:
            self.say("terminal-save_now", "bold")
            file = self.screen.ask().strip()
            if not file:
                return
            self.save_in(file.rstrip(BOLDLY), may_replace=file.endswith(BOLDLY))

    # --- a decision ------------------------------------------------------------------------------

    def decide(self, seat: int) -> None:
        """One decision of the person's: asked until it is answered or something is taken back."""
        self.tell()
        question = self.table.question(seat)
        self.show(question)
        while not self.settles(question, self.screen.ask()):
            pass

    def show(self, question: TerminalQuestion) -> None:
        """A question, and what it depends on."""
        self.lay_out(self.table.layout(question, self.screen.columns, self.screen.height - 1))

    def show_below(self, question: TerminalQuestion, above: int) -> bool:
        """A question below so many lines, with what it depends on if there is room for that."""
        room = self.screen.height - 1 - above
        layout = self.table.layout(question, self.screen.columns, room)
        if layout.lines > room:
            return self.ask_again(question)
        self.lay_out(layout)
        return False

    def lay_out(self, layout: ScreenLayout) -> None:
        """What is not on the screen yet."""
        self.screen.show(layout.sheets, len(layout.below) + 1)
        self.screen.draw(layout.below)

    def ask_again(self, question: TerminalQuestion) -> bool:
        """The question without what it depends on, after something else was shown."""
        self.screen.draw(self.table.below(question, [], self.screen.columns))
        return False

    def settles(self, question: TerminalQuestion, typed: str) -> bool:
        """Whether what was typed settles the question."""
        found = find_meant(question.choices, typed)
        if len(found) == 1:
            self.play(question.seat, found[0].action)
            return True
        word, _, rest = typed.strip().partition(" ")
        if not found and plain(word) in self.commands:
            return self.commands[plain(word)](question, rest.strip())
        self.refuse(typed, found)
        return False

    def refuse(self, typed: str, found: list[Choice]) -> None:
        """Say why an answer is none."""
        said = shorten(typed)
        if found:
            keys = ", ".join(choice.key for choice in found)
            self.say("terminal-ambiguous", "red", typed=said, keys=keys)
        elif not said:
            self.say("terminal-empty", "red")
        elif plain(typed) in self.match.game.texts:
            self.say("terminal-illegal", "red", typed=said)
        else:
            self.say("terminal-unknown", "red", typed=said)

    # --- commands --------------------------------------------------------------------------------

    def undo(self, question: TerminalQuestion, rest: str) -> bool:
        """Back to the person's last decision; what others decided before it stays."""
        own = [place for place, (seat, _) in enumerate(self.match.moves) if seat in self.mine]
        if not own:
            self.say("terminal-nothing_to_undo", "red")
            return False
        self.match.undo(len(self.match.moves) - own[-1])
        self.news.clear()
        self.points = self.match.scores
        self.say("terminal-undone")
        self.keep()
        return True

    def hint(self, question: TerminalQuestion, rest: str) -> bool:
        """What a strong bot would do, and why; it sees no more than the person."""
        sight, adviser = self.match.sight(question.seat), self.table.bot(ADVISER)
        with self.thinking(adviser):
            explained = make_bot(ADVISER, self.match.seed).explain(sight)
            rows = rows_of(sight, explained, question.choices)
        before = self.screen.printed
        self.screen.draw(list_hints(adviser, rows, self.table.words, self.screen.columns))
        self.screen.say(explained.sentence(self.table.words))
        return self.show_below(question, self.screen.printed - before)

    def board(self, question: TerminalQuestion, rest: str) -> bool:
        """The whole table."""
        room = WHOLE._replace(columns=self.screen.columns)
        for sheet in self.table.sheets(question, room):
            self.screen.draw(sheet.lines)
        return self.ask_again(question)

    def story(self, question: TerminalQuestion, rest: str) -> bool:
        """Everything that happened, but for what must be remembered."""
        for sentence in self.match.story(self.table.language):
            self.screen.say(sentence, "dim")
        return self.ask_again(question)

    def save(self, question: TerminalQuestion, rest: str) -> bool:
        """Keep the match in a file from now on."""
        return self.save_in(rest, may_replace=False)

    def save_anyway(self, question: TerminalQuestion, rest: str) -> bool:
        """The same, whatever the file may hold."""
        return self.save_in(rest, may_replace=True)

    def save_in(self, file: str, may_replace: bool) -> bool:
        """Save, and say how that went."""
        name = file or str(self.keeper.file or "")
        if not name:
            self.say("terminal-save_where", "red")
            return False
        failure = self.keeper.keep_in(name, may_replace)
        if failure == EXISTS:
            self.say("terminal-save_exists", "red", file=name)
        elif failure:
            self.say("terminal-save_fails", "red", file=name, reason=failure)
        else:
            self.say("terminal-kept", file=name)
        return False

    def help(self, question: TerminalQuestion, rest: str) -> bool:
        """What can be typed, and what the signs mean."""
        self.say("terminal-help")
        self.say("terminal-signs")
        return self.ask_again(question)

    def quit(self, question: TerminalQuestion, rest: str) -> bool:
        """Leave."""
        raise Leave


def shorten(typed: str) -> str:
    """What was typed, as far as it can be shown in a line."""
    shown = "".join(sign if sign.isprintable() else "·" for sign in typed.strip())
    return shown if len(shown) <= LONGEST else f"{shown[:LONGEST]}…"
