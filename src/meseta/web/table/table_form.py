"""The form for a new table, made from what a game declares."""

from __future__ import annotations

import secrets
from collections.abc import Iterable, Iterator, Mapping
from typing import Any, NamedTuple

from meseta.bots.levels import LEVELS
from meseta.games import GAMES, find_game
from meseta.kernel.boxes import Document
from meseta.kernel.game import AnyGame
from meseta.kernel.options import Option, OptionError
from meseta.match.match import fingerprint, is_shipped
from meseta.people.texts import Phrases
from meseta.web.http.auth import clean_name
from meseta.web.http.language import phrases
from meseta.web.http.refusals import Refused
from meseta.web.store.store import DAY, Person, SeatRow, TableRow, new_id, now
from meseta.web.table import clocks
from meseta.web.table.table import game_of

ME, FRIEND, HERE, NOBODY = "me", "friend", "here", "none"
"""Who may sit at a seat, besides a bot of a level."""
PLAYERS = "players"
TABLE_SIZE = "table_size"
"""Where a form says only how many play: at the tables of a league."""
ALONE = "alone"
BEGINNING = "peon"
"""Who plays against somebody who has not played yet."""
WATCHING = ("no", "link", "yes")
"""Who may look on: nobody, whoever has the address, everybody."""


FormChoices = dict[str, list[str]]
"""What a form about a table says, field by field."""


class Value(NamedTuple):
    """One value of an option: as it is sent, and as it is shown."""

    sent: str
    shown: str


class OptionField(NamedTuple):
    """One option on the form."""

    name: str
    title: str
    about: str
    kind: str
    """A list to choose one of, or several of."""
    values: list[Value]
    usual: list[str]


def form_value(value: Any) -> str:
    """A value as a form sends it."""
    words = {"True": "yes", "False": "no", "None": "none"}
    return words.get(str(value), str(value))


def fields_of(kind: type[AnyGame], language: str, phrases: Phrases) -> Iterator[OptionField]:
    """Every option of a game but its players."""
    words: Any = kind({}).words(language)
    for name, option in kind.declared.declared.items():
        if name != PLAYERS:
            title, about = words.say(f"option-{name}"), words.about(f"option-{name}")
            yield OptionField(
                name,
                title,
                about,
                shape_of(option),
                values_of(option, words, name, phrases),
                usual_of(option),
            )


def form_values(kind: type[AnyGame], language: str) -> dict[str, Any]:
    """What every form about a game's options shows: those, and who can play."""
    words: Any = kind({}).words(language)
    fields = list(fields_of(kind, language, phrases(language)))
    return {
        "game": kind.id,
        "title": kind.title,
        "fields": [field for field in fields if not is_ruling(kind, field.name)],
        "rulings": [field for field in fields if is_ruling(kind, field.name)],
        "colours": [(colour, words.say(f"seat-{colour}")) for colour in colours_of(kind)],
    }


def filled_form(
    kind: type[AnyGame], language: str, chosen: FormChoices, refused: Refused | None = None
) -> dict[str, Any]:
    """A form about a game's options as it was filled in, and what is wrong where."""
    say, facts = phrases(language).say, refused.facts if refused else {}
    return {
        **form_values(kind, language),
        "chosen": chosen,
        "impossible": impossible_values(kind, chosen),
        "wrong": say(refused.message, **refused.values) if refused else "",
        "wrong_at": facts.get("option") or facts.get("where", ""),
    }


def choices_in(fields: Iterable[tuple[str, Any]]) -> FormChoices:
    """What a form says."""
    chosen: FormChoices = {}
    for name, value in fields:
        if isinstance(value, str):
            chosen.setdefault(name, []).append(value)
    return chosen


def usual_choices(kind: type[AnyGame], level: str = BEGINNING) -> FormChoices:
    """What the form says before anybody has changed it."""
    declared = kind.declared.declared
    sitters = [ME, *[level] * (declared[PLAYERS].usual - 1)]
    colours = colours_of(kind)
    seats = {f"seat-{colour}": [NOBODY] for colour in colours}
    seats |= {f"seat-{colour}": [who] for colour, who in zip(colours, sitters, strict=False)}
    options = {name: usual_of(option) for name, option in declared.items() if name != PLAYERS}
    clock = {"clock": [""], "minutes": ["20"], "increment": ["20"], "days": ["3"]}
    return {**seats, **options, **clock, "hints": [ALONE], "watching": ["link"]}


def colours_in(kind: type[AnyGame], chosen: FormChoices) -> list[str]:
    """The colours that play: as they were ticked, as many as were wished, or who has a sitter."""
    colours = colours_of(kind)
    if TABLE_SIZE in chosen:
        size = chosen[TABLE_SIZE][0]
        return list(colours[: int(size)]) if size.isdecimal() and len(size) < 3 else []
    seated = [c for c in colours if chosen.get(f"seat-{c}", [NOBODY])[0] != NOBODY]
    return chosen.get("colour", seated)


def impossible_values(kind: type[AnyGame], chosen: FormChoices) -> list[str]:
    """What cannot be chosen beside what stands before it in the form, as NAME=VALUE."""
    players = {PLAYERS: colours_in(kind, chosen)}
    kept: dict[str, Any] = players if fits(kind, players) else {}
    found = []
    for name, option in kind.declared.declared.items():
        if name == PLAYERS:
            continue
        is_one = shape_of(option) == "one"
        tried = {form_value(value): value if is_one else [value] for value in option.values}
        wrong = [sent for sent, value in tried.items() if not fits(kind, {**kept, name: value})]
        found += [f"{name}={sent}" for sent in wrong]
        given = {name: given_value(option, name, chosen)}
        kept |= given if fits(kind, {**kept, **given}) else {}
    return found


def shape_of(option: Option) -> str:
    """How an option is chosen."""
    return "several" if isinstance(option.usual, tuple | list) else "one"


def values_of(option: Option, words: Any, name: str, phrases: Phrases) -> list[Value]:
    """What an option may be, in words where there are some."""
    return [
        Value(form_value(value), say_value(words, name, form_value(value), phrases))
        for value in option.values
    ]


def say_value(words: Any, name: str, value: str, phrases: Phrases) -> str:
    """A value in words: the game's own, a common one, or as it is."""
    message = f"value-{name}-{value}"
    if words.knows(message):
        return str(words.say(message))
    common = f"value-{value}"
    return (
        phrases.say(common) if phrases.knows(common) else value.replace("-", " ").replace("_", " ")
    )


def usual_of(option: Option) -> list[str]:
    """What is chosen at first."""
    if isinstance(option.usual, tuple | list):
        return [form_value(value) for value in option.usual]
    return [form_value(option.usual)]


def colours_of(kind: type[AnyGame]) -> tuple[str, ...]:
    """The colours that can play."""
    return tuple(kind.declared.declared[PLAYERS].values)


def fewest_of(kind: type[AnyGame]) -> int:
    """How many must play at least."""
    for count in range(1, len(colours_of(kind)) + 1):
        try:
            kind.declared.read({PLAYERS: count})
        except OptionError:
            continue
        return count
    raise AssertionError("nobody can play")


# --- what was sent -------------------------------------------------------------------------------


def read_options(
    kind: type[AnyGame], form: Mapping[str, list[str]], language: str
) -> dict[str, Any]:
    """The options that were chosen; what does not go together is named."""
    given: dict[str, Any] = {}
    for name, option in kind.declared.declared.items():
        if name == PLAYERS:
            continue
        given[name] = given_value(option, name, form)
    given[PLAYERS] = list(form.get("colour", []))
    return check_options(kind, given, language)


def given_value(option: Option, name: str, form: Mapping[str, list[str]]) -> str:
    """What a form says of an option, as a person would type it."""
    if shape_of(option) == "one":
        return form.get(name, [form_value(option.usual)])[0]
    return ",".join(form.get(name, []))


def check_options(kind: type[AnyGame], given: dict[str, Any], language: str) -> dict[str, Any]:
    """All options of a game as they were chosen; what cannot be is said in one's language."""
    try:
        return kind(given).options
    except ValueError as error:
        raise wrong_option(kind, given, str(error), language) from error


def wrong_option(kind: type[AnyGame], given: dict[str, Any], fault: str, language: str) -> Refused:
    """Which option cannot be as it was chosen, and what could be instead."""
    declared = kind.declared.declared
    for name in given:
        if name not in declared:
            return Refused("refused-option_unknown", {"option": name[:60]}, option=name[:60])
    name = fault.partition(":")[0]
    if name not in declared:
        return Refused("refused-options", why=fault[:200])
    value = given.get(name, declared[name].usual)
    said = len(value) if name == PLAYERS and isinstance(value, list) else value
    title, shown = option_in_words(kind, name, [said], language)
    facts = {"option": name, "value": value}
    allowed, other = other_values(declared[name], name, value), ""
    if not allowed:
        other, allowed = company_of(kind, given, name)
    if not allowed:
        return Refused("refused-options", facts, why=f"{title}: {shown}")
    needed, values = option_in_words(kind, other or name, allowed, language)
    facts |= {"allowed": allowed, **({"with": other} if other else {})}
    message = "refused-option_needs" if other else "refused-option_value"
    return Refused(message, facts, option=title, value=shown, other=needed, allowed=values)


def other_values(option: Option, name: str, value: Any) -> list[Any]:
    """What an option may be, where it cannot be what was chosen whatever the others are."""
    if is_readable(option, name, value):
        return []
    return [each for each in values_to_try(option, name) if is_readable(option, name, each)]


def company_of(kind: type[AnyGame], given: Mapping[str, Any], name: str) -> tuple[str, list[Any]]:
    """Another option, and its values with which everything else can stay as it was chosen."""
    for other, option in kind.declared.declared.items() if not fits(kind, given) else ():
        tried = values_to_try(option, other) if other != name else []
        if found := [value for value in tried if fits(kind, {**given, other: value})]:
            return other, found
    return "", []


def is_readable(option: Option, name: str, value: Any) -> bool:
    """Whether a value is one of those that an option has."""
    try:
        option.read(option, name, value)
    except OptionError:
        return False
    return True


def values_to_try(option: Option, name: str) -> list[Any]:
    """What an option can be, one thing at a time."""
    if name == PLAYERS:
        return list(range(1, len(option.values) + 1))
    if shape_of(option) == "one":
        return list(option.values)
    return [[], *[[value] for value in option.values]] if option.values else []


def fits(kind: type[AnyGame], given: Mapping[str, Any]) -> bool:
    """Whether options go together."""
    try:
        kind.declared.read(given)
    except OptionError:
        return False
    return True


def option_in_words(
    kind: type[AnyGame], name: str, values: list[Any], language: str
) -> tuple[str, str]:
    """What an option and some values of it are called."""
    words: Any = kind({}).words(language)
    speech = phrases(language)
    shown = [
        words.say(f"seat-{each}")
        if name == PLAYERS and words.knows(f"seat-{each}")
        else say_value(words, name, form_value(each)[:60], speech)
        for value in values
        for each in (value if isinstance(value, list) else [value])
    ]
    return str(words.say(f"option-{name}")), ", ".join(dict.fromkeys(shown)) or "-"


def check_sitters(sitters: list[str], names: list[str]) -> list[str]:
    """Nobody sits as nobody can, and everybody has a name that may stand on a page."""
    if not {*sitters} <= {ME, FRIEND, HERE, *LEVELS}:
        raise Refused("refused-sitter")
    return [clean_name(name) for name in names]


def gives_hints(wanted: str, sitters: list[str]) -> bool:
    """Whether hints are given: as it was chosen, and else where one person sits among bots."""
    people = [sitter for sitter in sitters if sitter not in LEVELS]
    return wanted == "yes" or (wanted == ALONE and len(people) < 2)


def seats_from(table: str, sitters: list[str], names: list[str], person: Person) -> list[SeatRow]:
    """Who sits where, as it was chosen."""
    rows = []
    for number, sitter in enumerate(sitters):
        empty = SeatRow(table, number, None, "", None, None, {})
        if sitter == ME:
            row = empty._replace(person=person.id, name=person.name)
        elif sitter == HERE:
            row = empty._replace(person=person.id, name=names[number])
        elif sitter == FRIEND:
            row = empty._replace(invitation=secrets.token_urlsafe(16), invited=now())
        else:
            row = empty._replace(bot=sitter)
        rows.append(row)
    return rows


def read_clock(form: Mapping[str, list[str]]) -> str:
    """The clock that was chosen; numbers that cannot be are taken as the nearest that can."""
    kind = form.get("clock", [""])[0]

    def number(name: str, usual: int) -> int:
        text = form.get(name, [""])[0]
        return int(text) if text.isdecimal() and len(text) < 6 else usual

    if kind == clocks.LIVE:
        return clocks.live(number("minutes", 20), number("increment", 20)).text
    return clocks.by_days(number("days", 3)).text if kind == clocks.DAYS else ""


def read_watching(form: Mapping[str, list[str]]) -> str:
    """Who may look on."""
    wanted = form.get("watching", ["link"])[0]
    return wanted if wanted in WATCHING else "link"


def table_for(
    game: str,
    options: dict[str, Any],
    person: Person | None,
    hints: bool,
    clock: str = "",
    watching: str = "link",
    box: Document | None = None,
) -> TableRow:
    """A new table, with a box of somebody's own or the usual one; without a maker nobody looks
    after it."""
    at = now()
    return TableRow(
        new_id(),
        game,
        find_game(game).version,
        options,
        secrets.token_hex(32),
        person.id if person else None,
        hints,
        False,
        None,
        at,
        at,
        fingerprint(game_of(game, options, box).document),
        clock,
        watching,
    )


def describe_options(game: AnyGame, language: str) -> list[str]:
    """A box of somebody's own, and the options of a table that are not as usual."""
    words, speech = game.words(language), phrases(language)
    unusual = game.declared.unusual(game.options)
    own = [] if is_shipped(game) else [speech.say("box-played", box=game.document["title"])]
    return own + [
        f"{words.say(f'option-{name}')}: {', '.join(say_values(words, name, value, speech))}"
        for name, value in unusual.items()
        if name != PLAYERS
    ]


def describe_clock(clock: str, language: str) -> str:
    """A clock as it is kept, in words."""
    say, terms = phrases(language).say, clocks.read_terms(clock)
    if terms is None:
        return say("new-clock_none")
    if terms.kind == clocks.DAYS:
        return say("clock-days", days=terms.main // DAY)
    return say("clock-live", minutes=terms.main // clocks.MINUTE, seconds=terms.more)


def say_values(words: Any, name: str, value: Any, speech: Phrases) -> list[str]:
    """What was chosen for an option, in words."""
    several = value if isinstance(value, list) else [value]
    return [say_value(words, name, form_value(each), speech) for each in several]


def find_game_or_refuse(name: str) -> type[AnyGame]:
    """The game that an address names."""
    if name not in GAMES:
        raise Refused("refused-no_page")
    return find_game(name)


def is_ruling(kind: type[AnyGame], name: str) -> bool:
    """Whether an option is a question on which people read the rules differently."""
    return name in kind.declared.readings
