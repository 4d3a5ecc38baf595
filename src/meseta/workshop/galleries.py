"""What a game says of its boxes: how components look, what entries may say, what is counted."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from importlib import import_module
from typing import Any

from meseta.kernel.boxes import Boxes, Document
from meseta.kernel.game import AnyGame, Words
from meseta.people.tallies import Tally, recount


@cache
def gallery_of(kind: type[AnyGame]) -> Any:
    """The module of a game that draws its components."""
    return import_module(f"{kind.__module__}.people.gallery")


@cache
def boxes_of(kind: type[AnyGame]) -> Boxes:
    """What a game declares of its boxes."""
    boxes: Boxes = import_module(f"{kind.__module__}.people.boxes").BOXES
    return boxes


def tallies_of(kind: type[AnyGame], document: Document) -> Iterator[Tally]:
    """What can be counted in a box of a game."""
    yield from import_module(f"{kind.__module__}.people.boxes").tallies(document)


def recount_own(kind: type[AnyGame], document: Document) -> None:
    """Count anew what only we have counted; totals that rule books print stay as they are."""
    if not gallery_of(kind).TOTALS_ARE_PRINTED:
        recount(document, tallies_of(kind, document))


def counted_tables(kind: type[AnyGame], document: Document) -> set[str | int]:
    """The parts of a box that only we have counted."""
    is_printed = gallery_of(kind).TOTALS_ARE_PRINTED
    return set() if is_printed else {each.at[0] for each in tallies_of(kind, document)}


def printed_totals(kind: type[AnyGame], document: Document, words: Words) -> dict[str, int]:
    """The totals that a rule book prints, by what they count, as a box tells them."""
    gallery = gallery_of(kind)
    found = tallies_of(kind, document) if gallery.TOTALS_ARE_PRINTED else ()
    return {gallery.tally_name(words, each.at): each.told for each in found}


def printed_tallies(
    kind: type[AnyGame], document: Document, words: Words
) -> Iterator[tuple[str, Tally]]:
    """Totals that a rule book prints and that do not fit what is in a box, each with its name."""
    gallery = gallery_of(kind)
    if gallery.TOTALS_ARE_PRINTED:
        for each in tallies_of(kind, document):
            if not each.fits:
                yield gallery.tally_name(words, each.at), each
