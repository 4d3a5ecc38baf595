"""What the scripts of the pages are told, declared once.

Whoever makes such a message says so in its types. The scripts read the same declarations as
`static/types.d.ts`, which `make types` writes anew.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal, NotRequired, TypedDict

from meseta.kernel.domain import Word
from meseta.match.story import Mark
from meseta.web.http.event_streams import BeatNote
from meseta.workshop.fields import BoxField

Patch = list[str | list[int]]
"""A text by its lines: new ones, and from where to where those are taken from an older text."""


# --- a table -------------------------------------------------------------------------------------


class SeatFacts(TypedDict):
    """Who sits at a seat, and whether they must do something."""

    number: int
    colour: str
    called: str
    """The colour in words."""
    name: str
    bot: str | None
    """What the bot that plays there is called."""
    open: bool
    """Whether nobody has come yet."""
    pending: bool
    secret: bool
    """Whether others at the same screen must not see what this seat sees."""
    left: NotRequired[bool]
    """Whether somebody has left it to a bot for good."""
    level: NotRequired[str | None]
    """The word that is sent for the bot."""


class ChoiceFacts(TypedDict):
    """One thing that may be done."""

    action: int
    text: str
    label: str
    key: str
    """What is typed for it."""
    at: str
    """The id of the element that it points at, if it does."""
    single: bool
    """Whether it is a button in the bar, wherever it lies: nothing more is chosen with it."""
    usual: bool
    """Whether it is what one answers nearly always: Enter chooses it."""


class OrderFacts(TypedDict):
    """A standing order that can be given, or has been."""

    name: str
    answer: str
    label: str
    on: bool


class ClockFacts(TypedDict):
    """What the clocks showed at the last entry, in seconds, and whose time runs since."""

    left: Sequence[int]
    running: Sequence[int]
    at: int


class StandingFacts(TypedDict):
    """How far a match is, and in the end who has won it with how many points."""

    round: int
    over: bool
    winners: Sequence[int]
    best: int


class AnswerFacts(TypedDict):
    """What may be answered to a question, and by whom."""

    detail: str
    waiting: str | None
    """What the table waits for before it begins."""
    mine: bool
    held: bool
    """Whether only the end of the own turn is missing."""
    holding: int | None
    """The seat whose turn is to be ended."""
    choices: list[ChoiceFacts]
    back: int
    """So many steps can be taken back."""
    orders: list[OrderFacts]
    ordered: list[str]
    """What will be done by order."""


class QuestionFacts(AnswerFacts):
    """What is asked, and what may be answered."""

    question: str
    paragraph: NotRequired[str]
    """The paragraph of the rules that explains it."""
    differs: NotRequired[str]
    """Why a table can only be looked at under today's rules."""
    stand_in: NotRequired[str]
    """Whether a bot "plays" for the viewer, or "waits" for them to come back; else nothing."""


class PastFacts(TypedDict):
    """Which move of how many is looked at, and what it did."""

    at: int
    of: int
    where: str
    said: str


class GainFacts(TypedDict):
    """What something would score for every seat, before and after."""

    name: str
    before: list[int]
    after: list[int]


class AnsweredFacts(TypedDict):
    """What came of the answer in a lesson, and what there is to say about it."""

    good: bool
    remark: str
    why: str
    sentences: list[str]
    points: int
    gains: list[GainFacts]


class PuzzleFacts(TypedDict):
    """What came of an answer to a puzzle, and what there is to say about it."""

    good: bool
    over: bool
    """Whether nothing more is asked: it is solved, or its answer was shown."""
    verdict: str
    figures: str
    sentences: list[str]
    why: list[str]
    rating: str


class TableFacts(QuestionFacts):
    """What is told of a table, wherever it is shown; what only some pages show may be missing."""

    seats: list[SeatFacts]
    round: int
    over: bool
    last: list[str]
    """The ids of what the last move was about."""
    winners: NotRequired[Sequence[int]]
    best: NotRequired[int]
    scorings: NotRequired[list[tuple[int, str]]]
    """After how many moves each scoring was, and how it is called."""
    since: NotRequired[tuple[int, int]]
    """How many moves others have made since the own last one, and the line that tells the first."""
    you: NotRequired[int | None]
    clocks: NotRequired[ClockFacts | None]
    past: NotRequired[PastFacts]
    answered: NotRequired[AnsweredFacts | None]
    tried: NotRequired[PuzzleFacts | None]


class SheetFacts(TableFacts):
    """What is told of a table, with what the bar says of it: a question, and more about it."""

    asked: tuple[str, str]


class StoryChange(TypedDict):
    """So many lines of the story stay; those that follow, and of each when it was told."""

    keep: int
    more: list[str]
    at: list[int]
    marks: Sequence[Mark | None]


class SheetChange(SheetFacts):
    """All that is told of a table, and of what is drawn and written only what is new."""

    kind: Literal["sheet"]
    version: int
    parts: dict[str, str | Patch]
    gone: list[str]
    order: list[str]
    """All parts, in their order."""
    story: StoryChange
    now: NotRequired[int]
    """The server's time, where clocks run."""


# --- what else a stream tells --------------------------------------------------------------------


class RematchNote(TypedDict):
    """The same people play once more."""

    kind: Literal["rematch"]
    table: str


class HintedNote(TypedDict):
    """Somebody has asked for a hint."""

    kind: Literal["hinted"]
    seat: int


class PlainNote(TypedDict):
    """One of the messages that scripts say."""

    kind: Literal["note"]
    note: str


class ChatFacts(TypedDict):
    """Something that somebody said."""

    id: int
    name: str
    room: str
    text: str
    at: int


class ChatNote(ChatFacts):
    """Somebody has said something."""

    kind: Literal["chat"]


class CallFacts(TypedDict):
    """What somebody is called for."""

    table: str
    game: str
    question: str


class PushFacts(TypedDict):
    """What a device shows that calls somebody."""

    title: str
    body: str
    path: str
    """Where a press leads."""
    tag: str
    """Of several with the same one the last is shown."""


class PushKeyFacts(TypedDict):
    """What a device must know before it lets itself be called."""

    key: str


class PushAnswer(TypedDict):
    """Whether a device is called."""

    on: bool


class TurnNote(CallFacts):
    """It has become somebody's turn somewhere."""

    kind: Literal["turn"]


class NewsNote(PushFacts):
    """Something has happened that somebody wants to know, as in a league of theirs."""

    kind: Literal["news"]


Note = RematchNote | HintedNote | PlainNote | ChatNote | TurnNote | NewsNote | BeatNote
"""Something short that is told to those who listen."""


# --- what is asked for ---------------------------------------------------------------------------


class GhostFacts(TypedDict):
    """What a choice would lead to."""

    action: int
    sentences: list[str]
    gains: list[GainFacts]
    parts: dict[str, str]


class LeadFacts(TypedDict):
    """What can be pressed beside the choices, with the actions that each way there takes."""

    at: str
    part: str
    """The part on which it is drawn, where it does not lie on the table yet."""
    svg: str
    ways: list[tuple[int, ...]]


class AdviceFacts(TypedDict):
    """What a search thinks of a choice: how often it wins, in percent, with how many points."""

    action: int
    label: str
    wins: int
    points: int
    tries: int


class HintFacts(TypedDict):
    """The best choices, who says so, and why."""

    by: str
    even: bool
    """Whether all of them are as good as each other."""
    why: str
    way: list[str]
    """What comes of the best one, where it takes more answers than one."""
    best: list[AdviceFacts]


class SinceFacts(TypedDict):
    """What happened since the own last move, as sentences and as changes from then to now."""

    version: int
    sentences: list[str]
    steps: list[SheetChange]


class StepsFacts(TypedDict):
    """How far one can step back and forth, where rounds begin, and whose eyes look."""

    starts: list[int]
    of: int
    eyes: str


class ReplayStep(SheetChange, StepsFacts):
    """The table after another move."""

    tag: str


# --- the page of a table, the page of a lesson ---------------------------------------------------


class AwayFacts(TypedDict):
    """Whether something happened while somebody was away."""

    was_away: bool


class LookFacts(TypedDict):
    """Whose eyes look at a table, and how; in the past how far one can step."""

    seat: int | None
    slow: bool
    """Whether it runs without machine code."""
    was_away: NotRequired[bool]
    hints: NotRequired[bool]
    starts: NotRequired[list[int]]
    of: NotRequired[int]
    eyes: NotRequired[str]


class PageFacts(TypedDict):
    """What a page tells of itself, wherever a table is shown on which something can be done."""

    home: str
    """Where everything about it is sent."""
    mine_seats: list[int]
    hints: bool
    pace: str


class TablePage(SheetChange, PageFacts):
    """What the page of a table tells its script first."""

    tag: str
    """A short name for all that it shows."""
    table: str
    shared: bool
    """Whether several people sit at this screen."""
    settings: dict[str, str]
    room: str
    """Where its viewer talks."""
    seat: int | None
    slow: bool
    was_away: NotRequired[bool]
    starts: NotRequired[list[int]]
    of: NotRequired[int]
    eyes: NotRequired[str]


class LessonPage(SheetChange, PageFacts):
    """What the page of a lesson tells its script first."""

    shared: bool
    seat: int


class PuzzlePage(LessonPage):
    """What the page of a puzzle tells its script first."""

    way: str
    """What led here, and goes on after it."""


class LessonEnd(TypedDict):
    """Where it goes on after a lesson or a puzzle."""

    go: str


# --- studies -------------------------------------------------------------------------------------


class NodeFacts(TypedDict):
    """A move of a study; its followers stand in their order."""

    number: int
    parent: int
    seat: int
    what: str
    name: str
    note: str
    after: list[int]


class TreeFacts(TypedDict, total=False):
    """All nodes of a study, unless they are known."""

    tree: list[NodeFacts]


class StudyTableFacts(TableFacts):
    """What is told of a study after one of its nodes."""

    version: int
    node: int
    view: str
    seat: int
    parts: NotRequired[dict[str, str]]
    """What is drawn; in a page it stands by itself."""
    order: list[str]
    lines: list[str]
    fresh: int
    """So many of the last lines the last move has told."""
    note: str
    called: str
    tree: NotRequired[list[NodeFacts]]


class StudySheetFacts(StudyTableFacts):
    """What is told of a study, with what the bar says of it."""

    asked: tuple[str, str]


class StudyPage(StudySheetFacts, PageFacts):
    """What the page of a study tells its script first."""

    owner: bool
    strength: str


# --- the position editor -------------------------------------------------------------------------

OneShape = TypedDict("OneShape", {"is": Literal["one"], "of": str})
"""A value, by the name of what it may be."""
PileShape = TypedDict("PileShape", {"is": Literal["pile"], "most": int, "each": OneShape})
AxisShape = TypedDict(
    "AxisShape", {"is": Literal["list", "table"], "names": list[tuple[str, str]], "each": "Shape"}
)
"""Something for each of some names, which are told with what they are called."""
FreeShape = TypedDict("FreeShape", {"is": Literal["free"], "words": str})
"""What a game writes itself, with the name under which its words are found."""
Shape = OneShape | PileShape | AxisShape | FreeShape
"""What stands under a key of a position."""

ChoiceDomain = TypedDict(
    "ChoiceDomain", {"is": Literal["choice", "several"], "values": list[tuple[Word, str]]}
)
"""Words, each with what it is called, of which one or several are chosen."""
NumberDomain = TypedDict(
    "NumberDomain",
    {"is": Literal["number"], "low": Word, "high": Word, "values": list[tuple[Word, str]]},
)
"""A number, or one of a few words."""
WordsDomain = TypedDict("WordsDomain", {"is": Literal["words"], "lists": dict[str, Sequence[str]]})
"""All words of a game, by what they are about."""
DomainFacts = ChoiceDomain | NumberDomain | WordsDomain
"""What may stand somewhere."""


class FormKey(TypedDict):
    """A key of a position, what it is called, and its shape."""

    key: str
    label: str
    shape: Shape


class FormGroup(TypedDict):
    """Keys that belong together."""

    name: str
    label: str
    keys: list[FormKey]


class EditorPage(TypedDict):
    """What the page of the position editor tells its script first."""

    home: str
    node: int
    position: dict[str, Any]
    whole: dict[str, Any]
    """The same with everything in it that may be left out."""
    form: list[FormGroup]
    domains: dict[str, DomainFacts]


class PositionFacts(TypedDict):
    """A changed position that can be."""

    position: dict[str, Any]
    whole: dict[str, Any]
    parts: dict[str, str]
    order: list[str]


class PositionFault(TypedDict):
    """The one thing that is wrong with a changed position, and where."""

    error: str
    at: str


# --- the box workshop ----------------------------------------------------------------------------


class ComponentFacts(TypedDict):
    """A component of a box with its form."""

    key: str
    name: str
    group: str
    about: str
    source: str
    sort: str
    """The source without the names that stand with it."""
    copies: int
    verdict: str
    picture: str
    ours: str
    """Our own drawing, where theirs looks different."""
    fields: list[BoxField]
    listed: bool
    """Whether there could be one more of it, or one less."""
    copied: bool
    """Whether the box says how many there are of it."""
    named: bool
    """Whether others of its kind are known by their words, so that one can be chosen."""
    missing: bool


class NewcomerFacts(TypedDict):
    """Something that could be added to a box: by what it is known there, and what it is called."""

    title: str
    name: str


class TallyFacts(TypedDict):
    """A total of a rule book that does not fit what is in the box."""

    at: list[str]
    text: str
    counted: int


class FaultFacts(TypedDict):
    """Something in a box that does not fit yet."""

    key: str
    """The component that it is about, if it is about one alone."""
    name: str
    text: str
    lang: str
    """The language of the text, where it is not that of the page."""


class BenchFacts(TypedDict):
    """A box that is held against a copy: one component, what does not fit, how far one is."""

    version: int
    component: ComponentFacts
    place: int
    previous: str
    next: str
    progress: str
    looked: int
    all: int
    faults: list[FaultFacts]
    tallies: list[TallyFacts]
    undo: bool
    redo: bool


class BenchPage(BenchFacts):
    """The same with what the page needs beside it."""

    home: str
