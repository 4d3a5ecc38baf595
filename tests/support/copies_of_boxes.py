"""Copies of boxes that differ from ours: every value that a form offers, and steps by chance."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any, NamedTuple

from meseta.games import GAMES, find_game
from meseta.kernel.boxes import Document
from meseta.kernel.game import AnyGame
from meseta.workshop.components import BoxComponent, components_of, options_for, shown_boxes
from meseta.workshop.drafts import BoxDraft
from meseta.workshop.entries import find_entry
from meseta.workshop.fields import BoxField, fields_of
from meseta.workshop.newcomers import newcomers_beside

BOXES = [(game, box) for game in GAMES for box in shown_boxes(find_game(game))]


class Shelf(NamedTuple):
    """A box of ours with everything in it."""

    kind: type[AnyGame]
    base: Document
    components: list[BoxComponent]
    fields: list[tuple[BoxComponent, BoxField]]

    def draft(self) -> BoxDraft:
        """Somebody's copy, still like ours."""
        return BoxDraft(self.kind, self.base, "A copy")

    def find(self, key: str) -> BoxComponent:
        """A component by its key."""
        return next(each for each in self.components if each.key == key)


def take_off(game: str, box: str) -> Shelf:
    """A box of ours, opened."""
    kind = find_game(game)
    base = kind.load_box(box)
    components = components_of(kind, base, base, "en")
    words = kind(options_for(kind, box)).words("en")
    fields = [
        (each, field)
        for each in components
        for at in each.exhibit.entries
        for field in fields_of(kind, words, at, find_entry(base, at))
    ]
    return Shelf(kind, base, components, fields)


def values_of(shape: Any, value: Any) -> list[Any]:
    """The values that a form offers; lists with one place changed."""
    match shape["is"]:
        case "number":
            return list(range(shape["low"], shape["high"] + 1))
        case "choice":
            return [word for word, _ in shape["values"]]
        case "several":
            words = [word for word, _ in shape["values"]]
            return [words, *[[word] for word in words]]
        case "text":
            return ["A title of its own"]
        case "effect":
            return list(effects_of(shape))
    return list(lists_of(shape, value or []))


def lists_of(shape: Any, value: list[Any]) -> Iterator[Any]:
    """What is there with one place changed; where it may be, one longer and one shorter."""
    for place, each in enumerate(value):
        for other in values_of(shape["each"], each):
            yield [*value[:place], other, *value[place + 1 :]]
    if not shape["fixed"]:
        yield [*value, values_of(shape["each"], None)[0]]
        yield value[:-1]


def effects_of(shape: Any) -> Iterator[Any]:
    """Every verb, with every value of each of its words."""
    for verb in shape["verbs"]:
        usual = {
            each["key"]: values_of(each["shape"], None)[0]
            for each in verb["words"]
            if each["usual"] is None
        }
        yield {"do": verb["verb"], **usual}
        for each in verb["words"]:
            for value in values_of(each["shape"], None):
                yield {"do": verb["verb"], **usual, each["key"]: value}


def step_by_chance(shelf: Shelf, draft: BoxDraft, dice: random.Random) -> None:
    """Let somebody find something: mostly another value, now and then one more or one less."""
    component, field = dice.choice(shelf.fields)
    how = dice.random()
    if how < 0.03:
        component = dice.choice(shelf.components)
    if find_entry(draft.document, component.first) is None:
        return
    if how < 0.03:
        for each in newcomers_beside(draft.kind, draft.document, component.first):
            draft.follow(draft.join(component, each.title))
            break
    elif how < 0.1 and component.is_listed:
        draft.follow(draft.remove(component))
    elif how < 0.2 and component.is_listed:
        draft.follow(draft.add(component, dice.random() < 0.5))
    else:
        at, shape = tuple(field["at"]), field["shape"]
        entry = find_entry(draft.document, at)
        now = entry.get(field["key"])
        values = values_of(shape, list(now) if isinstance(now, str) else now)
        value = dice.choice(values + [None] * field["optional"])
        draft.follow(draft.change(component, at, field["key"], value))
