"""What a page shows of a box that is held against a copy: one component, and how far one is."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Iterator, Set
from typing import Any, NamedTuple

from markupsafe import Markup

from meseta.games import find_game
from meseta.kernel.boxes import Document
from meseta.match.match import fingerprint
from meseta.people.box_faults import BoxFault
from meseta.people.gallery import BoxPath, Exhibit
from meseta.people.tallies import TALLY
from meseta.web.http.language import USUAL, phrases
from meseta.web.http.pictures import draw_exhibit
from meseta.web.table.messages import (
    BenchFacts,
    ComponentFacts,
    FaultFacts,
    NewcomerFacts,
    TallyFacts,
)
from meseta.web.table.own_boxes import OpenBox
from meseta.workshop.components import BoxComponent, components_of, words_for
from meseta.workshop.corrections import tell_difference, tell_path
from meseta.workshop.drafts import BoxDraft
from meseta.workshop.entries import TEXT, differences, find_entry
from meseta.workshop.fault_telling import component_at_fault, say_fault
from meseta.workshop.fields import BoxField, fields_of
from meseta.workshop.galleries import printed_tallies, printed_totals, tallies_of
from meseta.workshop.newcomers import naming_words, newcomers_beside

MOST_SHOWN = 24
"""So many boxes stay drawn."""
MOST_FAULTS = 5


DRAWN: OrderedDict[tuple[str, str, str], list[BoxComponent]] = OrderedDict()
"""Boxes that were drawn lately: by what is in them, what is in ours beside them, and language."""


def components_shown(document: Document, base: Document, language: str) -> list[BoxComponent]:
    """The components of a box and what of ours is not in it, drawn."""
    key = fingerprint(document), fingerprint(base), language
    found = DRAWN.pop(key, None)
    if found is None:
        found = components_of(find_game(document["game"]), document, base, language)
    DRAWN[key] = found
    if len(DRAWN) > MOST_SHOWN:
        DRAWN.popitem(last=False)
    return found


class Progress(NamedTuple):
    """How far somebody has come."""

    looked_at: int
    all: int
    corrected: int

    def say(self, language: str) -> str:
        """The same as a sentence."""
        counts = {"looked": self.looked_at, "all": self.all, "corrected": self.corrected}
        return phrases(language).say("box-progress", **counts)


def progress_of(draft: BoxDraft, components: list[BoxComponent]) -> Progress:
    """How many components were looked at, and how many of them are different."""
    verdicts = [draft.verdict_on(each) for each in components]
    corrected = sum(verdict not in ("", "same") for verdict in verdicts)
    return Progress(sum(map(bool, verdicts)), len(components), corrected)


def bench_facts(opened: OpenBox, key: str, language: str, goes_on: bool = False) -> BenchFacts:
    """One component of a box with its form; or the next one that was not looked at yet."""
    draft, row = opened.draft, opened.row
    components = components_shown(draft.document, draft.base, language)
    keys = [each.key for each in components]
    place = keys.index(key) if key in keys else 0
    if goes_on:
        behind = [*range(place + 1, len(keys)), *range(place)]
        left = [each for each in behind if not draft.verdict_on(components[each])]
        place = left[0] if left else place
    progress = progress_of(draft, components)
    return {
        "version": row.version,
        "component": component_facts(draft, components[place], language),
        "place": place + 1,
        "previous": keys[place - 1],
        "next": keys[(place + 1) % len(keys)],
        "progress": progress.say(language),
        "looked": progress.looked_at,
        "all": len(keys),
        "faults": list(fault_facts(opened, components, language)),
        "tallies": list(tally_facts(draft, language)),
        "undo": row.steps > 0,
        "redo": opened.undone > 0,
    }


def fault_facts(
    opened: OpenBox, components: list[BoxComponent], language: str
) -> Iterator[FaultFacts]:
    """What does not fit; totals are told by themselves, with what can be done about them."""
    words = words_for(opened.draft.kind, opened.draft.base["name"], language)
    told = [each for each in opened.faults if getattr(each, "message", "") != TALLY]
    for fault in told[:MOST_FAULTS]:
        found = component_at_fault(fault, components)
        yield {
            "key": found.key if found else "",
            "name": found.exhibit.name if found else "",
            "text": say_fault(fault, words),
            "lang": "" if isinstance(fault, BoxFault) else USUAL,
        }


def tally_facts(draft: BoxDraft, language: str) -> Iterator[TallyFacts]:
    """Totals that do not fit what is in the box."""
    words = words_for(draft.kind, draft.base["name"], language)
    say = phrases(language).say
    for name, tally in printed_tallies(draft.kind, draft.document, words):
        text = say("box-tally", what=name, counted=tally.counted, told=tally.told)
        yield {"at": [str(step) for step in tally.at], "text": text, "counted": tally.counted}


def component_facts(draft: BoxDraft, component: BoxComponent, language: str) -> ComponentFacts:
    """A component with its picture, its source and its form."""
    kind, exhibit = draft.kind, component.exhibit
    entries = [(at, find_entry(draft.document, at)) for at in exhibit.entries]
    fields = [
        field
        for at, entry in entries
        if entry is not None and not component.is_missing
        for field in form_of(draft, at, language)
    ]
    for field in fields:
        if field["key"] == TEXT:
            field["value"] = exhibit.name
    return {
        "key": component.key,
        "name": exhibit.name,
        "group": exhibit.group,
        "about": exhibit.about,
        "source": say_source(exhibit, language),
        "sort": exhibit.sort,
        "copies": exhibit.copies,
        "verdict": draft.verdict_on(component),
        "picture": draw_exhibit(exhibit),
        "ours": draw_ours(draft, component, language),
        "fields": fields,
        "listed": component.is_listed and not component.is_missing,
        "copied": component.has_copies,
        "named": bool(naming_words(kind, component.first, entries[0][1] or {})),
        "missing": component.is_missing,
    }


def form_of(draft: BoxDraft, at: BoxPath, language: str) -> Iterator[BoxField]:
    """The form for an entry; what is different there says what ours has."""
    words = words_for(draft.kind, draft.base["name"], language)
    theirs, ours = (find_entry(each, at) for each in (draft.document, draft.base))
    none = phrases(language).say("box-nothing")
    before = fields_of(draft.kind, words, at, theirs if ours is None else ours)
    for mine, field in zip(before, fields_of(draft.kind, words, at, theirs), strict=True):
        is_same = mine["value"] == field["value"]
        yield {**field, "ours": "" if is_same else tell_value(mine["shape"], mine["value"]) or none}


def newcomer_facts(draft: BoxDraft, component: BoxComponent, language: str) -> list[NewcomerFacts]:
    """What could be added beside a component."""
    words = words_for(draft.kind, draft.base["name"], language)
    found = newcomers_beside(draft.kind, draft.document, component.first)
    return [{"title": each.title, "name": each.say(words)} for each in found]


def draw_ours(draft: BoxDraft, component: BoxComponent, language: str) -> str:
    """Our own drawing of a component that looks different in theirs."""
    if not draft.is_corrected(component) or component.is_missing:
        return ""
    ours = find_component(components_shown(draft.base, draft.base, language), component.key)
    picture = draw_exhibit(ours.exhibit) if ours else ""
    return "" if picture == draw_exhibit(component.exhibit) else picture


def find_component(components: list[BoxComponent], key: str) -> BoxComponent | None:
    """A component by its key."""
    return next((each for each in components if each.key == key), None)


def say_source(exhibit: Exhibit, language: str) -> str:
    """Where we know something from, in words."""
    said = phrases(language).say(f"source-{exhibit.sort}")
    return f"{said}: {exhibit.names}" if exhibit.names else said


# --- two boxes beside each other -----------------------------------------------------------------


class ShownDifference(NamedTuple):
    """A component in which two boxes differ: both pictures, and what differs in words."""

    name: str
    group: str
    one: Markup
    other: Markup
    lines: list[str]


def differences_shown(one: Document, other: Document, language: str) -> list[ShownDifference]:
    """Everything in which two boxes differ, as a list with pictures."""
    kind = find_game(one["game"])
    draft = BoxDraft(kind, one, other["title"])
    draft.document = other
    ours = {each.key: each for each in components_shown(one, one, language)}
    theirs = components_shown(other, one, language)
    shown = [
        show_difference(draft, ours.get(each.key), each, language)
        for each in theirs
        if draft.is_corrected(each)
    ]
    covered = {at for each in (*ours.values(), *theirs) for at in each.exhibit.entries}
    totals = different_totals(one, other, language)
    return [*shown, *totals, *told_differences(one, other, covered)]


def different_totals(one: Document, other: Document, language: str) -> Iterator[ShownDifference]:
    """Totals that two rule books print otherwise."""
    kind, say = find_game(one["game"]), phrases(language).say
    words = words_for(kind, one["name"], language)
    ours, theirs = (printed_totals(kind, each, words) for each in (one, other))
    none = say("box-nothing")
    lines = [
        f"{name}: {ours.get(name, none)} → {theirs.get(name, none)}"
        for name in {**ours, **theirs}
        if ours.get(name) != theirs.get(name)
    ]
    if lines:
        yield ShownDifference(say("box-totals"), "", Markup(), Markup(), lines)


def told_differences(
    one: Document, other: Document, covered: Set[BoxPath]
) -> Iterator[ShownDifference]:
    """What differs in no component and no total, as the box has it."""
    kind = find_game(one["game"])
    tallied = {each.at[0] for each in tallies_of(kind, one)}
    for each in differences(one, other):
        if each.at not in covered and each.at[0] not in tallied:
            lines = [line.strip() for line in tell_difference(*each)]
            yield ShownDifference(tell_path(each.at), "", Markup(), Markup(), lines)


def show_difference(
    draft: BoxDraft, ours: BoxComponent | None, theirs: BoxComponent, language: str
) -> ShownDifference:
    """One of them."""
    exhibit, lines = theirs.exhibit, list(tell_changes(draft, theirs, language))
    one = Markup(draw_exhibit(ours.exhibit) if ours else "")
    other = Markup("" if theirs.is_missing else draw_exhibit(exhibit))
    return ShownDifference(exhibit.name, exhibit.group, one, other, lines)


def tell_changes(draft: BoxDraft, component: BoxComponent, language: str) -> Iterator[str]:
    """What differs in a component, word by word."""
    say, verdict = phrases(language).say, draft.verdict_on(component)
    if verdict in ("missing", "more"):
        yield say(f"verdict-{verdict}")
        return
    words = words_for(draft.kind, draft.base["name"], language)
    for at in component.exhibit.entries:
        pairs = [find_entry(each, at) or {} for each in (draft.base, draft.document)]
        mine, theirs = (list(fields_of(draft.kind, words, at, each)) for each in pairs)
        for before, after in zip(mine, theirs, strict=True):
            if before["value"] != after["value"]:
                none = say("box-nothing")
                told = [tell_value(each["shape"], each["value"]) for each in (before, after)]
                yield f"{before['label']}: {told[0] or none} → {told[1] or none}"


def tell_value(shape: Any, value: Any) -> str:
    """A value in words; nothing where there is none."""
    if value is None:
        return ""
    if isinstance(value, list):
        each_shape = shape.get("each", shape)
        return ", ".join(tell_value(each_shape, each) for each in value)
    if shape["is"] == "effect":
        return tell_effect(shape, value)
    return next((label for word, label in shape.get("values", []) if word == value), str(value))


def tell_effect(shape: Any, value: Any) -> str:
    """Something that a card does, in words."""
    verb = next(each for each in shape["verbs"] if each["verb"] == value["do"])
    told = [
        f"{word['label']} {tell_value(word['shape'], value[word['key']])}"
        for word in verb["words"]
        if word["key"] in value
    ]
    return f"{verb['label']} ({', '.join(told)})" if told else str(verb["label"])
