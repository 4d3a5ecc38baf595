"""Answers that are asked for again and again are worked out once.

A drawing is kept together with all that it looked at. It is used again, for whoever looks, as long
as all of that is the same: so what everybody sees is drawn once, what did not change is not drawn
anew, and nobody is shown what was drawn from something that they may not know.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator, Mapping
from functools import cached_property, wraps
from typing import Any, NamedTuple, ParamSpec, TypeVar, cast

T = TypeVar("T")
P = ParamSpec("P")

MOST_KEPT = 16_000
"""So many drawings are kept, of all games together; those not used for longest are let go."""
MOST_WAYS = 6
"""So many ways of looking are remembered of a drawing: what it looks at may depend on what it sees.
"""
ABSENT = object()


def remember_answers(method: Callable[[Any, Any], T]) -> Callable[[Any, Any], T]:
    """A method that answers each question once: its object remembers the answer."""
    name = f"_{method.__name__}_kept"

    @wraps(method)
    def answer(self: Any, asked: Any) -> T:
        known: dict[Any, T] = self.__dict__.setdefault(name, {})
        if asked not in known:
            known[asked] = method(self, asked)
        return known[asked]

    return answer


# --- what a drawing looks at ---------------------------------------------------------------------


class Voice:
    """Whoever says what is written in drawings; they are found again by its token."""

    @cached_property
    def token(self) -> object:
        """What stands for it, and keeps nothing else in memory."""
        return object()


class Place(NamedTuple):
    """Where a drawing looked: at an entry of a view, or only inside it."""

    name: str
    inner: str | None = None
    """The entry inside; nothing where all of it was looked at."""


class AskedPlace(NamedTuple):
    """A question that a drawing asked about a view: nothing of what it is about, but its answer."""

    question: Callable[..., Hashable]
    given: tuple[Hashable, ...]


Looked = Place | AskedPlace
INSIDE = "\0"
"""Instead of a name: whether there is something inside at all."""


def comparable(value: Any) -> Hashable:
    """A value by which a drawing can be found again."""
    kind = type(value)
    if kind is str or kind is int:
        return value  # type: ignore[no-any-return]
    if kind is dict or kind is list or kind is Inside:
        return repr(value)
    return value.token if isinstance(value, Voice) else value


class Drawn(NamedTuple):
    """A drawing, and all that it looked at."""

    drawing: Any
    places: tuple[Place, ...]
    asked: tuple[AskedPlace, ...]


class Glance:
    """A view, and what was drawn of it; with what was drawn of the one before for the same viewer.

    Whatever looked at nothing that has changed since is not even searched for.
    """

    def __init__(self, view: Mapping[str, Any], before: Glance | None = None) -> None:
        self.view = view
        self.known: dict[Looked, Hashable] = {}
        """What is where, as far as any drawing of this view has looked."""
        self.drawn: dict[Hashable, Drawn] = {}
        self.drawn_before = before.drawn if before else {}
        self.answered_before = before.known if before else {}
        self.changed = differences(before.view, view) if before else set[Place]()

    def seen(self, place: Looked) -> Hashable:
        """What is at a place, to be compared with what was there another time."""
        found = self.known.get(place, ABSENT)
        if found is ABSENT:
            found = self.known[place] = self.look(place)
        return found

    def look(self, place: Looked) -> Hashable:
        """What is at a place, or the answer to a question."""
        if isinstance(place, AskedPlace):
            return place.question(self.view, *place.given)
        found = self.view.get(place.name, ABSENT)
        if place.inner is None:
            return comparable(found)
        if place.inner == INSIDE:
            return isinstance(found, dict)
        return comparable(found.get(place.inner, ABSENT)) if isinstance(found, dict) else ABSENT

    def as_before(self, what: Hashable) -> Drawn | None:
        """What was drawn of the view before, if it would be drawn in the same way now."""
        one = self.drawn_before.get(what)
        if one is None or not self.changed.isdisjoint(one.places):
            return None
        if any(self.seen(each) != self.answered_before.get(each, ABSENT) for each in one.asked):
            return None
        self.drawn[what] = one
        return one

    def keep(self, what: Hashable, drawing: Any, looked: tuple[Looked, ...]) -> None:
        """Keep a drawing for the next view."""
        places = tuple(each for each in looked if isinstance(each, Place))
        asked = tuple(each for each in looked if isinstance(each, AskedPlace))
        self.drawn[what] = Drawn(drawing, places, asked)


def differences(before: Mapping[str, Any], after: Mapping[str, Any]) -> set[Place]:
    """All places at which two views are not the same."""
    found = set[Place]()
    for name in {*before, *after}:
        old, new = before.get(name, ABSENT), after.get(name, ABSENT)
        if is_same(old, new):
            continue
        found.add(Place(name))
        inner = [each if isinstance(each, dict) else {} for each in (old, new)]
        if isinstance(old, dict) != isinstance(new, dict):
            found.add(Place(name, INSIDE))
        for key in {*inner[0], *inner[1]}:
            if inner[0].get(key, ABSENT) != inner[1].get(key, ABSENT):
                found.add(Place(name, key))
    return found


def is_same(old: Any, new: Any) -> bool:
    """Whether two entries look the same; where they have entries of their own, in their order."""
    if old != new or type(old) is not type(new):
        return False
    return not isinstance(old, dict) or list(old) == list(new)


class Watched(Mapping[str, Any]):
    """A view that notes what a drawing looks at."""

    def __init__(self, glance: Glance) -> None:
        self.glance, self.view = glance, glance.view
        self.looked: dict[Looked, None] = {}
        """Where this drawing has looked."""

    def for_one(self) -> Watched:
        """The same view for one drawing."""
        return Watched(self.glance)

    def __getitem__(self, name: str) -> Any:
        found = self.view.get(name, ABSENT)
        if isinstance(found, dict):
            self.looked[Place(name, INSIDE)] = None
            return Inside(self, name, found)
        self.looked[Place(name)] = None
        if found is ABSENT:
            raise KeyError(name)
        return found

    def __iter__(self) -> Iterator[str]:
        raise TypeError("a drawing looks at what it needs, by its name")

    def __len__(self) -> int:
        return len(self.view)

    def places(self) -> tuple[Looked, ...]:
        """Where the drawing has looked; all of an entry counts for everything inside."""
        whole = {p.name for p in self.looked if isinstance(p, Place) and p.inner is None}
        return tuple(
            place
            for place in self.looked
            if isinstance(place, AskedPlace) or place.inner is None or place.name not in whole
        )


class Inside(Mapping[str, Any]):
    """An entry of a watched view that has entries of its own."""

    def __init__(self, watched: Watched, name: str, entries: Mapping[str, Any]) -> None:
        self.watched, self.name, self.entries = watched, name, entries

    def all(self) -> Mapping[str, Any]:
        """All of it is looked at."""
        self.watched.looked[Place(self.name)] = None
        return self.entries

    def __getitem__(self, name: str) -> Any:
        self.watched.looked[Place(self.name, name)] = None
        return self.entries[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self.all())

    def __len__(self) -> int:
        return len(self.all())

    def __eq__(self, other: object) -> bool:
        return self.all() == other

    def __repr__(self) -> str:
        return repr(self.all())


def question(ask: Callable[P, T]) -> Callable[P, T]:
    """A question about a view; what is drawn after it depends on its answer alone."""
    plainly: Callable[..., T] = ask

    @wraps(ask)
    def answer(*given: Any) -> Any:
        view, *about = given
        if type(view) is not Watched:
            return plainly(view, *about)
        asked = AskedPlace(plainly, tuple(about))
        view.looked[asked] = None
        return view.glance.seen(asked)

    return cast(Callable[P, T], answer)


# --- what was drawn ------------------------------------------------------------------------------


class Memory:
    """All that was drawn lately, in two halves.

    What is used again is carried over from the older half to the newer one; once that is full, the
    older one is let go.
    """

    def __init__(self) -> None:
        self.newer: dict[Hashable, Any] = {}
        self.older: dict[Hashable, Any] = {}

    def take(self, what: Hashable) -> Any:
        """What is kept under a name."""
        found = self.newer.get(what, ABSENT)
        if found is ABSENT:
            found = self.older.get(what, ABSENT)
            if found is not ABSENT:
                self.keep(what, found)
        return found

    def keep(self, what: Hashable, drawing: Any) -> None:
        """Keep something under a name."""
        if len(self.newer) >= MOST_KEPT // 2:
            self.newer, self.older = {}, self.newer
        self.newer[what] = drawing

    def forget(self) -> None:
        """Keep nothing."""
        self.newer, self.older = {}, {}

    def once(self, what: Hashable, draw: Callable[[], Any]) -> Any:
        """What is kept under a name, or else drawn now and kept."""
        found = self.take(what)
        if found is ABSENT:
            found = draw()
            self.keep(what, found)
        return found

    def once_seen(self, what: Hashable, view: Watched, draw: Callable[[Watched], Any]) -> Any:
        """What was drawn when everything that it looked at was as it is in a view, or else now."""
        known = view.glance.as_before(what)
        if known is not None:
            view.looked.update(dict.fromkeys((*known.places, *known.asked)))
            return known.drawing
        drawing, places = self.found(what, view.glance) or self.drawn_now(what, view, draw)
        view.looked.update(dict.fromkeys(places))
        view.glance.keep(what, drawing, places)
        return drawing

    def found(self, what: Hashable, glance: Glance) -> tuple[Any, tuple[Looked, ...]] | None:
        """A drawing of any view in which the same was seen, and where it looked."""
        ways = self.take(what)
        for places in () if ways is ABSENT else ways:
            found = self.take((what, places, *map(glance.seen, places)))
            if found is not ABSENT:
                return found, places
        return None

    def drawn_now(
        self, what: Hashable, view: Watched, draw: Callable[[Watched], Any]
    ) -> tuple[Any, tuple[Looked, ...]]:
        """A new drawing, kept with all that it looks at, and where that was."""
        one = view.for_one()
        drawing, places = draw(one), one.places()
        ways = self.take(what)
        others = [] if ways is ABSENT else [way for way in ways if way != places]
        self.keep(what, (places, *others[: MOST_WAYS - 1]))
        self.keep((what, places, *map(view.glance.seen, places)), drawing)
        return drawing, places


MEMORY = Memory()


def draw_once(draw: Callable[P, T]) -> Callable[P, T]:
    """A drawing that is made once for all who see the same, as long as they see the same.

    Where it is told a view, that comes first.
    """

    @wraps(draw)
    def drawing(*given: Any) -> Any:
        view = given[0]
        if type(view) is not Watched:
            return MEMORY.once((draw, *map(comparable, given)), lambda: plainly(*given))
        what = draw, *map(comparable, given[1:])
        return MEMORY.once_seen(what, view, lambda one: plainly(one, *given[1:]))

    plainly: Callable[..., Any] = draw
    return cast(Callable[P, T], drawing)
