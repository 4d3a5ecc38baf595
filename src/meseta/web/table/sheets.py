"""What one viewer is shown of a table: parts, question, choices, story; and only what changed."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property, lru_cache
from typing import Any, NamedTuple, cast
from xml.sax.saxutils import escape

from meseta.kernel.game import Scene
from meseta.match.choices import END, AskedQuestion, Choice, choices_of, outlook_of, question_of
from meseta.match.foresight import Foreseen, foresee_all, points_next
from meseta.match.leads import drops_of, leads_of
from meseta.match.match import Match
from meseta.match.scorings import SCORED, titles_of
from meseta.match.sight import Sight
from meseta.match.story import Chronicle, Mark, lines_of, since_own
from meseta.people.drawing import number
from meseta.people.drawing_cache import draw_once, remember_answers
from meseta.people.guide import guide_of
from meseta.people.lines import plain
from meseta.people.looks import apply_theme
from meseta.people.parts import Picture, PicturePart
from meseta.web.http.language import phrases
from meseta.web.store.store import now
from meseta.web.table.bot_names import sitter_name
from meseta.web.table.messages import (
    ChoiceFacts,
    ClockFacts,
    GainFacts,
    GhostFacts,
    LeadFacts,
    OrderFacts,
    Patch,
    QuestionFacts,
    SeatFacts,
    SheetChange,
    SheetFacts,
    StandingFacts,
    StoryChange,
    TableFacts,
)
from meseta.web.table.rule_pins import say_pin
from meseta.web.table.table import Table, kinds_of, simple_answers

LEFT_OUT = ("header", "legend", "story")
"""Parts that the page says in its own way."""
PLACES = {
    "track": "track",
    "stacks": "track",
    "board": "board",
    "dial": "dial",
    "mat": "mats",
    "hand": "hand",
    "dock": "hand",
    "turn": "turn",
}
"""Where on the page a part belongs, by its kind; all others lie below the board."""
BELOW = "cards"
OPENING = "¿¡"
"""Marks before a sentence, in languages that have them."""


class Viewer(NamedTuple):
    """From which seat a table is seen, none for a spectator, and in which language."""

    seat: int | None
    language: str


class Sheet(NamedTuple):
    """Everything that a viewer is shown."""

    version: int
    parts: dict[str, str]
    """The drawn parts, by id, as elements of a page."""
    story: list[str]
    facts: SheetFacts
    """All the rest: who sits where, what is asked, what may be chosen."""
    shared: str
    """What the parts refer to: the same through a match, sent with the page alone."""
    told_at: list[int] = []  # noqa: RUF012 - never changed
    """After how many moves each line of the story was told, where people may look back."""
    marks: Sequence[Mark | None] = ()
    """What stands out in the story, line by line."""

    @property
    def tag(self) -> str:
        """A short name for all that it shows."""
        text = json.dumps([self.version, self.parts, self.story, self.facts])
        return hashlib.blake2s(text.encode(), digest_size=9).hexdigest()

    def since(self, before: Sheet | None) -> SheetChange:
        """What has changed since another sheet of the same viewer."""
        parts, story = (before.parts, before.story) if before else ({}, [])
        same = common(story, self.story)
        change: SheetChange = {
            "kind": "sheet",
            **self.facts,
            "version": self.version,
            "parts": {
                name: patch(parts[name], svg) if name in parts else svg
                for name, svg in self.parts.items()
                if parts.get(name) != svg
            },
            "gone": [name for name in parts if name not in self.parts],
            "order": list(self.parts),
            "story": self.story_since(same),
        }
        if self.facts.get("clocks"):
            change["now"] = now()
        return change

    def story_since(self, same: int) -> StoryChange:
        """The story from a line on."""
        return {
            "keep": same,
            "more": self.story[same:],
            "at": self.told_at[same:],
            "marks": self.marks[same:],
        }


@draw_once
def patch(old: str, new: str) -> Patch:
    """What leads from one drawing of a part to the next: only lines that are new are sent."""
    places = {line: place for place, line in enumerate(old.split("\n"))}
    found: Patch = []
    for line in new.split("\n"):
        place, last = places.get(line), found[-1] if found else None
        if place is None:
            found.append(line)
        elif isinstance(last, list) and last[1] == place:
            last[1] += 1
        else:
            found.append([place, place + 1])
    return found


def common(old: Sequence[Any], new: Sequence[Any]) -> int:
    """How many first lines two stories share; usually the new one only goes on."""
    if new[: len(old)] == old:
        return len(old)
    pairs = zip(old, new, strict=False)
    return next((n for n, (a, b) in enumerate(pairs) if a != b), min(len(old), len(new)))


# --- parts ---------------------------------------------------------------------------------------


@draw_once
def render_part(part: PicturePart) -> str:
    """A part as an element of a page, with words for those who cannot see it."""
    width, height = part.size
    box = part.focus or (0, 0, width, height)
    items = "".join(f"\n<li>{escape(line)}</li>" for line in part.told)
    svg = (
        f'<svg viewBox="{" ".join(map(number, box))}" width="{width:g}" height="{height:g}"'
        f' aria-hidden="true" focusable="false">'
        f'<g id="{part.id}">{in_lines(part.body)}</g></svg>'
    )
    words = f"<h2>{escape(part.title)}</h2>" + (f"<ul>{items}</ul>" if items else "")
    return (
        f'<div class="part part-{part.kind}{" focused" if part.focus else ""}" id="part-{part.id}"'
        f' data-part="{part.id}" data-place="{PLACES.get(part.kind, BELOW)}">{svg}'
        f'<div class="told">{words}</div></div>'
    )


def in_lines(svg: str) -> str:
    """A drawing in the page's paints, with a line for every group: only new ones need be sent."""
    lines = svg.replace("<g ", "\n<g ").replace("<g>", "\n<g>").split("\n")
    return "\n".join(map(theme_line, lines))


@lru_cache(1 << 14)
def theme_line(line: str) -> str:
    """A line in the page's paints."""
    return apply_theme(line)


def render_parts(picture: Picture) -> dict[str, str]:
    """All parts that a page shows, by id."""
    return {part.id: render_part(part) for part in shown_parts(picture)}


def shown_parts(picture: Picture) -> list[PicturePart]:
    """The parts that a page shows; those in which nothing lies are left out."""
    return [part for part in picture.parts if part.body and part.kind not in LEFT_OUT]


# --- the sheet -----------------------------------------------------------------------------------


class TableMoment:
    """A table as it is now: what is the same for all who look is looked up once."""

    def __init__(self, table: Table) -> None:
        self.table, self.match = table, table.match
        self.holder, self.pending = table.holder, table.pending
        self.before, self.written = table.written, dict[int, tuple[PicturePart, str]]()
        table.written = self.written

    def element(self, part: PicturePart) -> str:
        """A part as an element of a page; the very same was perhaps written at the last moment."""
        one = self.written.get(id(part)) or self.before.get(id(part)) or (part, render_part(part))
        self.written[id(part)] = one
        return one[1]

    @cached_property
    def standing(self) -> StandingFacts:
        """How far the match is."""
        return standing(self.match)

    @cached_property
    def paragraph(self) -> str:
        """The paragraph of the rules that explains what is asked."""
        return paragraph_for(self.match)

    @cached_property
    def told(self) -> Chronicle:
        """What every move has told."""
        return self.table.chronicle.read(self.match)

    @remember_answers
    def story(self, language: str) -> list[str]:
        """What happened."""
        if not self.match.may_look_back:
            return self.match.story(language)
        return self.told.story(self.match.game.words(language), self.match.view())

    @remember_answers
    def scorings(self, language: str) -> list[tuple[int, str]]:
        """How every scoring so far is called, and after how many moves it was."""
        return titles_of(self.match, self.told.scorings, language)

    @cached_property
    def lines(self) -> tuple[list[int], list[Mark | None]]:
        """After how many moves each line of the story was told, and which stand out."""
        return lines_of(self.told, self.match)

    def differs(self, language: str) -> str:
        """What is said where a table can only be looked at under today's rules."""
        table = self.table
        if table.differs is None:
            return ""
        return say_pin(table.row, self.match.game, language, table.differs)

    @remember_answers
    def seats(self, language: str) -> list[SeatFacts]:
        """Who sits at each seat, and how they stand."""
        return [self.seat(number, language) for number in range(len(self.table.seats))]

    def seat(self, number: int, language: str) -> SeatFacts:
        """Who sits at a seat."""
        row, game = self.table.seats[number], self.match.game
        words: Any = game.words(language)
        colour = game.seats[number]
        return {
            "number": number,
            "colour": colour,
            "called": words.say(f"seat-{colour}"),
            "name": sitter_name(row),
            "bot": phrases(language).say(f"level-{row.bot}") if row.bot else None,
            "open": row.is_open,
            "pending": number in self.pending,
            "left": row.left is not None,
            "level": row.bot,
            "secret": self.table.is_shared and self.table.has_secrets(number),
        }

    def sheet(self, viewer: Viewer) -> Sheet:
        """Everything that a viewer is shown."""
        match = self.match
        picture = match.picture(viewer.seat, viewer.language, story=False, holder=self.holder)
        unasked: TableFacts = {
            "seats": self.seats(viewer.language),
            **self.standing,
            "last": sorted(picture.marks.last),
            "scorings": self.scorings(viewer.language),
            "since": since_own(match, viewer.seat),
            "you": None if self.table.is_shared else viewer.seat,
            **self.question(viewer),
            "clocks": clock_facts(self.table),
        }
        facts = add_bar_lines(unasked, viewer.language)
        parts = {part.id: self.element(part) for part in shown_parts(picture)}
        story = self.story(viewer.language)
        return Sheet(self.table.version, parts, story, facts, picture.shared, *self.lines)

    @remember_answers
    def asked_of_others(self, language: str) -> AskedQuestion:
        """What is asked, as it is told to those who are not asked."""
        return question_for(self.match, None, language)

    def stand_in(self, seat: int | None) -> str:
        """Whether a bot plays for the viewer, or waits for them to come back."""
        if seat is None or not self.table.is_stood_in(seat):
            return ""
        return "waits" if self.table.asks_back(seat) else "plays"

    def question(self, viewer: Viewer) -> QuestionFacts:
        """What is asked, and what the viewer may answer."""
        table, match, seat = self.table, self.match, viewer.seat
        stand_in = self.stand_in(seat)
        mine = seat is not None and seat in self.pending and not stand_in
        held = self.holder
        is_mine = mine and held is None
        choices = choices_for(match, seat, viewer.language) if is_mine and seat is not None else []
        asked = (
            question_for(match, seat, viewer.language)
            if is_mine
            else self.asked_of_others(viewer.language)
        )
        return {
            "question": asked.question,
            "paragraph": self.paragraph,
            "detail": tell_where(asked, choices, viewer.language),
            "waiting": None if table.has_begun else "seats",
            "differs": self.differs(viewer.language),
            "stand_in": stand_in,
            "mine": mine,
            "held": held == seat if held is not None else False,
            "holding": held,
            "choices": [choice_facts(choice) for choice in choices],
            "back": 0 if seat is None else table.may_take_back(seat),
            "orders": orders_facts(table, viewer, choices) if seat is not None else [],
            "ordered": list(tell_ordered(table, viewer)),
        }


def sheet_of(table: Table, viewer: Viewer) -> Sheet:
    """Everything that a viewer is shown now."""
    return TableMoment(table).sheet(viewer)


def seat_facts(match: Match, seat: int, language: str) -> SeatFacts:
    """A seat at which nobody sits by name: of a lesson, of a study."""
    words: Any = match.game.words(language)
    colour = match.game.seats[seat]
    return {
        "number": seat,
        "colour": colour,
        "called": words.say(f"seat-{colour}"),
        "name": "",
        "bot": None,
        "open": False,
        "pending": seat in match.pending,
        "secret": False,
    }


def standing(match: Match) -> StandingFacts:
    """How far a match is, and in the end who has won it with how many points."""
    over, winners = match.over, match.winners
    return {"round": match.round, "over": over, "winners": winners, "best": max(match.scores)}


def clock_facts(table: Table) -> ClockFacts | None:
    """What the clocks showed at the last entry, and whose time runs since."""
    clocks = table.clocks
    if clocks is None:
        return None
    running = () if table.match.over else sorted(clocks.running)
    return {"left": clocks.left, "running": running, "at": clocks.at}


def paragraph_for(match: Match) -> str:
    """The paragraph of the rules that explains what is asked; nothing when the game is over."""
    return guide_of(type(match.game)).explains[match.asked.title()] if match.asked else ""


def add_bar_lines(facts: TableFacts, language: str) -> SheetFacts:
    """What is told of a table, with what the bar says of it."""
    return {**facts, "asked": bar_lines(facts, language)}


def bar_lines(facts: TableFacts, language: str) -> tuple[str, str]:
    """What the bar says: what is asked of whom, and more about it."""
    say = phrases(language).say
    if facts.get("differs"):
        return facts["differs"], ""
    if facts["waiting"]:
        return say("script-waiting"), ""
    if facts["over"]:
        return say("script-over"), who_won(facts, language)
    if facts["held"]:
        return say("script-held"), ""
    if facts["ordered"]:
        return first_line(facts, language), say("script-ordered", what=", ".join(facts["ordered"]))
    return first_line(facts, language), sentence(second_line(facts, language))


def second_line(facts: TableFacts, language: str) -> str:
    """More about what is asked of the viewer; or what is asked of others, which is no order."""
    if facts["mine"]:
        return facts["detail"]
    say, question = phrases(language).say, facts["question"]
    return say("asked-of_others", question=question) if question else ""


def who_won(facts: TableFacts, language: str) -> str:
    """Who has won with how many points; alone one only has them."""
    seats, winners = facts["seats"], facts["winners"]
    who = ", ".join(name_sitter(seats[seat]) for seat in winners)
    count = len(winners) if len(seats) > 1 else 0
    if count and facts.get("you") in winners:
        return phrases(language).say("won-you", count=count, points=facts["best"])
    return phrases(language).say("picture-won", who=who, count=count, points=facts["best"]) + "."


def first_line(facts: TableFacts, language: str) -> str:
    """What is asked of the viewer, or who decides."""
    say, stand_in = phrases(language).say, facts.get("stand_in")
    if stand_in:
        return say("script-asked_back") if stand_in == "waits" else say("script-stand_in")
    if facts["mine"]:
        return sentence(facts["question"])
    pending = [name_sitter(seat) for seat in facts["seats"] if seat["pending"]]
    return say("script-waits", name=", ".join(pending))


def sentence(text: str) -> str:
    """A text that stands by itself; its first letter may come after a mark (¿qué?)."""
    begin = len(text) - len(text.lstrip(OPENING))
    return text[:begin] + text[begin : begin + 1].upper() + text[begin + 1 :]


def name_sitter(seat: SeatFacts) -> str:
    """How somebody at the table is called: people by their name too, bots by their colour alone."""
    return f"{seat['name']} ({seat['called']})" if seat["name"] else str(seat["called"])


def choices_for(match: Match, seat: int, language: str) -> list[Choice]:
    """Everything that a seat may do now, in words."""
    game = match.game
    return choices_of(match, seat, game.words(language), game.scribe(language), match.scene(seat))


def question_for(match: Match, seat: int | None, language: str) -> AskedQuestion:
    """What is asked of a seat with more about it; of nobody, only what it is about."""
    game = match.game
    if seat is None:
        return AskedQuestion(game.words(language).question(match.asked), "")
    asked = question_of(match, game.words(language), game.scribe(language), match.scene(seat))
    return AskedQuestion(plain(asked.question), plain(asked.detail), asked.is_caused)


def tell_where(asked: AskedQuestion, choices: Sequence[Choice], language: str) -> str:
    """More about a question; somebody whom another's doing has surprised is told what to press."""
    is_on_table = any(choice.element for choice in choices)
    press = phrases(language).say("bar-press_lit") if asked.is_caused and is_on_table else ""
    return " ".join(filter(None, [end_sentence(asked.detail) if press else asked.detail, press]))


def end_sentence(text: str) -> str:
    """A text after which another sentence can follow."""
    return f"{text}." if text and text[-1] not in ".?!" else text


def choice_facts(choice: Choice) -> ChoiceFacts:
    """A choice as a page takes it."""
    return {
        "action": choice.action,
        "text": choice.text,
        "label": plain(choice.label),
        "key": choice.key,
        "at": choice.element,
        "single": choice.is_single,
        "usual": choice.is_usual,
    }


def orders_facts(table: Table, viewer: Viewer, choices: Sequence[Choice]) -> list[OrderFacts]:
    """The standing orders that a seat can give now, and has given."""
    assert viewer.seat is not None
    orders = table.seats[viewer.seat].orders
    say = phrases(viewer.language).say
    is_on = bool(orders.get(END))
    end: OrderFacts = {"name": END, "answer": "yes", "label": say("order-end"), "on": is_on}
    given = {
        name: one["answer"]
        for name, one in orders.items()
        if name != END and one["round"] == table.match.round
    }
    asked = [table.match.asked.title()] if table.match.asked and choices else []
    answers = {choice.text: plain(choice.label) for choice in choices}
    return [
        end,
        *[
            order
            for name in dict.fromkeys([*given, *asked])
            for order in answer_orders(table, viewer, name, given.get(name), answers)
        ],
    ]


def tell_ordered(table: Table, viewer: Viewer) -> Iterator[str]:
    """What standing orders have answered for a seat, in the words that stood on its buttons."""
    for order in table.ordered:
        if order.seat == viewer.seat:
            past = table.match.copy()
            past.undo(len(past.moves) - order.at)
            choices = choices_for(past, order.seat, viewer.language)
            yield next(choice.label for choice in choices if choice.text == order.text)


def answer_orders(
    table: Table, viewer: Viewer, name: str, given: str | None, labels: Mapping[str, str]
) -> Iterator[OrderFacts]:
    """The orders to answer one question always the same, as far as it has such answers."""
    kinds = kinds_of(table.match.game)
    words: Any = table.match.game.words(viewer.language)
    question, kind = words.question(kinds[name]), kinds[name]
    for answer in simple_answers(kind) if len(kind.acts) > 1 else ():
        text = kind.acts[answer].text
        if answer == given or text in labels:
            label = phrases(viewer.language).say(
                "order-answer", question=question, answer=labels.get(text, text)
            )
            yield {"name": name, "answer": answer, "label": label, "on": answer == given}


# --- what a choice would lead to -----------------------------------------------------------------


def ghost_of(match: Match, viewer: Viewer, action: int, *more: int) -> GhostFacts | None:
    """What a choice leads to, and more after it, as far as the viewer can know it."""
    assert viewer.seat is not None
    ways = foresee_all(match.sight(viewer.seat), (action, *more))
    if ways is None:
        return None
    foreseen, words = ways[-1], cast(Any, match.game.words(viewer.language))
    outlook = outlook_for(match, viewer, action)
    return {
        "action": action,
        "sentences": [
            *points_lines(words, match.game.seats, foreseen.points),
            *([outlook] if outlook else []),
            *next_lines(words, match.game.seats, foreseen.after, viewer.language),
            *tell_ways(match, viewer.seat, words, ways),
        ],
        "gains": gains_named(match, viewer, foreseen),
        "parts": parts_foreseen(match, viewer, foreseen),
    }


def parts_foreseen(match: Match, viewer: Viewer, foreseen: Foreseen) -> dict[str, str]:
    """The parts of the table that are certain to look otherwise, however the unseen decides.

    Where several answer at once, all that follows is theirs as well, and nothing is shown of it.
    """
    if match.asked and match.asked.several and foreseen.after is None:
        return {}
    now, *ways = [
        render_parts(picture)
        for picture in (
            match.picture(viewer.seat, viewer.language),
            *(sight.picture(viewer.language) for sight in foreseen.seen),
        )
    ]
    return {
        name: svg
        for name, svg in (ways[0] if ways else now).items()
        if now.get(name) != svg and all(way.get(name) == svg for way in ways)
    }


def tell_ways(match: Match, seat: int, words: Any, ways: Sequence[Foreseen]) -> list[str]:
    """What comes of answers one after the other, in sentences."""
    after = ways[-1].after if ways else None
    view = match.view(seat) if after is None else after.view
    events = [event for each in ways for event in each.events]
    return list(words.story([*match.log, *events], view, len(match.log)))


def leads_facts(match: Match, viewer: Viewer, *way: int) -> list[LeadFacts]:
    """What can be pressed beside the choices, and the choices that it stands for, in their order.

    After some answers: where the thing can be dropped that they lift. Where something does not lie
    on the table yet, its drawing is told.
    """
    assert viewer.seat is not None
    picture = match.picture(viewer.seat, viewer.language, story=False)
    seen = match.sight(viewer.seat), picture, viewer.language
    found = drops_of(*seen, way) if way else leads_of(*seen)
    return [
        {
            "at": spot.element,
            "part": spot.drawn.part if spot.drawn else "",
            "svg": apply_theme(spot.drawn.svg) if spot.drawn else "",
            "ways": ways,
        }
        for spot, ways in found.items()
    ]


def outlook_for(match: Match, viewer: Viewer, action: int) -> str:
    """What is worth knowing before a choice is made, in words."""
    words, scribe = match.game.words(viewer.language), match.game.scribe(viewer.language)
    return plain(outlook_of(match, action, words, scribe, match.scene(viewer.seat)))


def points_lines(words: Any, colours: Sequence[str], points: Sequence[int]) -> list[str]:
    """Who gains or loses how many points at once, in one line, if anybody does."""
    changes = [
        f"{words.say(f'seat-{colour}')} {change:+d}"
        for colour, change in zip(colours, points, strict=True)
        if change
    ]
    return [", ".join(changes)] if changes else []


def next_lines(words: Any, colours: Sequence[str], after: Sight | None, language: str) -> list[str]:
    """What something that is chosen, such as a card, would bring if it were used at once."""
    if after is None:
        return []
    said = points_lines(words, colours, points_next(after))
    return [phrases(language).say("bar-next", points=line) for line in said]


def gains_named(match: Match, viewer: Viewer, foreseen: Foreseen) -> list[GainFacts]:
    """What would score something else."""
    seen = match.view(viewer.seat) if foreseen.after is None else foreseen.after.view
    return name_gains(match, viewer, seen, foreseen.gains)


def name_gains(
    match: Match,
    viewer: Viewer,
    view: Mapping[str, Any],
    gains: Mapping[str, tuple[list[int], list[int]]],
) -> list[GainFacts]:
    """What scores something else, called by what it is in a view where a game tells that."""
    words, scribe = match.game.words(viewer.language), match.game.scribe(viewer.language)
    named = {name: gain_facts(words, name, points) for name, points in gains.items()}
    for name, gain in named.items():
        told = scribe.told(Scene(view, {}, {}), SCORED, {"name": name})
        gain["name"] = told.get("name", gain["name"])
    return list(named.values())


def gain_facts(words: Any, name: str, points: tuple[list[int], list[int]]) -> GainFacts:
    """What something would score before and after."""
    before, after = points
    return {"name": words.scorable(name), "before": before, "after": after}
