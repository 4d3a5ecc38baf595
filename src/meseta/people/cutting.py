"""Single elements of a map, to be laid upon another drawing of the same map."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence, Set
from typing import NamedTuple

from meseta.people.charts import MAP
from meseta.people.parts import Picture

TAG = re.compile(r"<(?P<end>/?)\w+[^>]*?(?P<empty>/?)>")
IDS = re.compile(r'\bid="([^"]+)"')
NAMED = re.compile(r' (?:id|data-[\w-]+)="[^"]*"')
"""What an element is found by, which a second one of it must not have."""
TITLE = re.compile(r"<title>[^<]*</title>")
CUT = "data-cut"
"""Marks the element itself inside of what it was cut out with."""
ON_MAP = f'class="{MAP["class"]}"'


class Cutting(NamedTuple):
    """An element as it lies on the map of a part."""

    part: str
    svg: str

    @property
    def untitled(self) -> Cutting:
        """How it looks, whatever it is called."""
        return self._replace(svg=TITLE.sub("", self.svg))


def ids_in(picture: Picture) -> set[str]:
    """The ids of everything that a picture shows."""
    return {found for part in picture.parts for found in IDS.findall(part.body)}


def cut_out(picture: Picture, wanted: Set[str]) -> dict[str, Cutting]:
    """Some elements on the maps of a picture, by their ids, each alone in the groups around it."""
    return {
        name: Cutting(part.id, svg)
        for part in picture.parts
        if ON_MAP in part.body
        for name, svg in elements_on_map(part.body, wanted)
    }


def elements_on_map(body: str, wanted: Set[str]) -> Iterator[tuple[str, str]]:
    """Some elements on the map in a drawing."""
    path = list[re.Match[str]]()
    for tag in TAG.finditer(body, body.index(ON_MAP)):
        if not tag["end"]:
            path.append(tag)
        if tag["end"] or tag["empty"]:
            if not path:
                return
            begin = path.pop()
            name = IDS.search(begin[0])
            if name and name[1] in wanted:
                yield name[1], alone([each[0] for each in path], body[begin.start() : tag.end()])


def alone(groups: Sequence[str], element: str) -> str:
    """An element inside some groups; what it could be found by is a mark on the element alone."""
    marked = re.sub(r"^<\w+", rf'\g<0> {CUT}=""', NAMED.sub("", element))
    return NAMED.sub("", "".join(groups)) + marked + "</g>" * len(groups)
