"""Answers that are asked for again and again are worked out once.

A drawing is kept together with all that it looked at. It is used again, for whoever looks, as long
as all of that is the same: so what everybody sees is drawn once, what did not change is not drawn
anew, and nobody is shown what was drawn from something that they may not know.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator, Mapping, Set
from functools import cached_property, lru_cache, wraps
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


@lru_cache(1 << 13)
def place_at(name: str, inner: str | None = None) -> Place:
    """A place, as the same object each time: drawings of all tables look at the same ones."""
    return Place(name, inner)


class AskedPlace(NamedTuple):
    """A question that a drawing asked about a view: nothing of what it is about, but its answer."""

    ask: Callable[..., Hashable]
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
    """A drawing, or an answer, and all that it looked at."""

    drawing: Any
    looked: frozenset[Looked]
    asked: frozenset[AskedPlace]
    """What of that are questions."""


class Glance:
    """A view, and what was drawn of it.

    What was drawn of the view before is taken over if it looked at nothing that has changed since.
    A seat sees what everybody sees, but for a few entries of its own: what looked at none of these
    is drawn once for all who look.
    """

    def __init__(
        self,
        view: Mapping[str, Any],
        before: Glance | None = None,
        public: Glance | None = None,
        is_ahead: bool = False,
    ) -> None:
        self.view, self.public = view, public
        is_first = before is None and (public is None or public.is_remembered)
        self.is_remembered: bool = is_first or is_ahead
        """Whether somebody else may see the same: at a first look, and where one looks ahead."""
        self.drawn: dict[Hashable, Drawn] = {}
        self.answers: dict[AskedPlace, Drawn] = {}
        self.own: set[Looked] = differences(public.view, view) if public else set()
        """Where the viewer sees something else than everybody, as far as that was compared."""
        self.compared = set[AskedPlace]()
        if before is not None and before.public is not None and public is None:
            self.take_over(before.public)
        if before is not None:
            self.take_over(before)

    def take_over(self, before: Glance) -> None:
        """Keep what would be drawn and answered in the same way now."""
        changed = differences(before.view, self.view)
        for asked, one in before.answers.items():
            if one.looked.isdisjoint(changed):
                self.answers[asked] = one
            elif self.answer(asked) != one.drawing:
                changed.add(asked)
        kept = before.drawn.items()
        self.drawn |= {what: one for what, one in kept if one.looked.isdisjoint(changed)}

    def answer(self, asked: AskedPlace) -> Hashable:
        """The answer to a question about the view."""
        one = self.answers.get(asked)
        if one is None:
            one = self.answers[asked] = look_at(self, lambda view: asked.ask(view, *asked.given))
        return cast(Hashable, one.drawing)

    def look(self, place: Looked) -> Hashable:
        """What is at a place, or the answer to a question, by which a drawing is found again."""
        if isinstance(place, AskedPlace):
            return self.answer(place)
        found = self.view.get(place.name, ABSENT)
        if place.inner is None:
            return comparable(found)
        if place.inner == INSIDE:
            return isinstance(found, dict)
        return comparable(found.get(place.inner, ABSENT)) if isinstance(found, dict) else ABSENT

    def find(self, what: Hashable) -> Drawn | None:
        """What was drawn, for everybody or for this viewer."""
        if self.public is not None:
            one = self.public.drawn.get(what)
            if one is not None and self.shares(one):
                return one
        return self.drawn.get(what)

    def keep(self, what: Hashable, one: Drawn) -> None:
        """Keep a drawing, for everybody if all of them would see the same."""
        if self.public is not None and self.shares(one):
            self.public.drawn[what] = one
        else:
            self.drawn[what] = one

    def shares(self, one: Drawn) -> bool:
        """Whether a drawing looked only at what is the same for everybody and for this viewer."""
        if not one.asked <= self.compared:
            self.compare(one.asked - self.compared)
        return one.looked.isdisjoint(self.own)

    def compare(self, several: Set[AskedPlace]) -> None:
        """Find out which questions have another answer for this viewer than for everybody."""
        assert self.public is not None
        self.own |= {asked for asked in several if self.answer(asked) != self.public.answer(asked)}
        self.compared |= several


def look_at(glance: Glance, draw: Callable[[Watched], Any]) -> Drawn:
    """What is drawn now, with all that it looks at."""
    view = Watched(glance)
    drawing, looked = draw(view), view.places()
    return Drawn(drawing, looked, frozenset(p for p in looked if type(p) is AskedPlace))


def differences(before: Mapping[str, Any], after: Mapping[str, Any]) -> set[Looked]:
    """All places at which two views are not the same."""
    found = set[Looked]()
    names = [name for name, new in after.items() if before.get(name, ABSENT) is not new]
    for name in [*names, *(before.keys() - after.keys())]:
        old, new = before.get(name, ABSENT), after.get(name, ABSENT)
        if is_same(old, new):
            continue
        found.add(place_at(name))
        inner = [each if isinstance(each, dict) else {} for each in (old, new)]
        if isinstance(old, dict) != isinstance(new, dict):
            found.add(place_at(name, INSIDE))
        for key in {*inner[0], *inner[1]}:
            if inner[0].get(key, ABSENT) != inner[1].get(key, ABSENT):
                found.add(place_at(name, key))
    return found


def is_same(old: Any, new: Any) -> bool:
    """Whether two entries look the same; where they have entries of their own, in their order."""
    if old is new:
        return True
    if old != new or type(old) is not type(new):
        return False
    return not isinstance(old, dict) or list(old) == list(new)


def keep_same(old: Any, new: Any) -> Any:
    """A new view or entry, in which whatever is the same as before is the very same."""
    if is_same(old, new):
        return old
    if isinstance(old, dict) and isinstance(new, dict):
        return {key: keep_same(old.get(key, ABSENT), value) for key, value in new.items()}
    if isinstance(old, list) and isinstance(new, list):
        return [*map(keep_same, old, new), *new[len(old) :]]
    return new


class Watched(Mapping[str, Any]):
    """A view that notes what a drawing looks at."""

    def __init__(self, glance: Glance) -> None:
        self.glance, self.view = glance, glance.view
        self.looked = set[Looked]()
        """Where this drawing has looked."""

    def __getitem__(self, name: str) -> Any:
        found = self.view.get(name, ABSENT)
        if isinstance(found, dict):
            self.looked.add(place_at(name, INSIDE))
            return Inside(self, name, found)
        self.looked.add(place_at(name))
        if found is ABSENT:
            raise KeyError(name)
        return found

    def __iter__(self) -> Iterator[str]:
        raise TypeError("a drawing looks at what it needs, by its name")

    def __len__(self) -> int:
        return len(self.view)

    def places(self) -> frozenset[Looked]:
        """Where the drawing has looked; all of an entry counts for everything inside."""
        whole = {p.name for p in self.looked if isinstance(p, Place) and p.inner is None}
        return frozenset(
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
        self.watched.looked.add(place_at(self.name))
        return self.entries

    def __getitem__(self, name: str) -> Any:
        self.watched.looked.add(place_at(self.name, name))
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
        view.looked.add(asked)
        return view.glance.answer(asked)

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

    def once_seen(self, what: Hashable, glance: Glance, draw: Callable[[Watched], Any]) -> Drawn:
        """What anybody has drawn who saw the same, or else what is drawn now and kept."""
        ways = self.take(what)
        for places in () if ways is ABSENT else ways:
            found = self.take((what, places, *map(glance.look, places)))
            if found is not ABSENT:
                return cast(Drawn, found)
        drawn = look_at(glance, draw)
        places = tuple(drawn.looked)
        others = [] if ways is ABSENT else [way for way in ways if {*way} != drawn.looked]
        self.keep(what, (places, *others[: MOST_WAYS - 1]))
        self.keep((what, places, *map(glance.look, places)), drawn)
        return drawn


MEMORY = Memory()


def drawn_of(what: Hashable, glance: Glance, draw: Callable[[Watched], Any]) -> Drawn:
    """What is drawn of a view now, unless it is remembered."""
    return MEMORY.once_seen(what, glance, draw) if glance.is_remembered else look_at(glance, draw)


def draw_once(draw: Callable[P, T]) -> Callable[P, T]:
    """A drawing that is made once for all who see the same, as long as they see the same.

    Where it is told a view, that comes first.
    """

    @wraps(draw)
    def drawing(*given: Any) -> Any:
        view, *others = given
        if type(view) is not Watched:
            return MEMORY.once((draw, *map(comparable, given)), lambda: plainly(*given))
        what, glance = (draw, *map(comparable, others)), view.glance
        one = glance.find(what)
        if one is None:
            one = drawn_of(what, glance, lambda watched: plainly(watched, *others))
            glance.keep(what, one)
        view.looked |= one.looked
        return one.drawing

    plainly: Callable[..., Any] = draw
    return cast(Callable[P, T], drawing)
