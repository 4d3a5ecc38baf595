"""The page of a game's observations: what every byte means, written from the layout."""

from __future__ import annotations

from meseta.kernel.domain import Domain, Naming
from meseta.kernel.game import AnyGame
from meseta.kernel.observing import BYTES, FULL, MEMBERS, ONE_HOT, SCALED, LayoutPart, names_seats
from meseta.kernel.record import Axis
from meseta.reference.markdown import code, span, table
from meseta.reference.notes import notes_on

MADE_BY = "<!-- Written by `python -m meseta.reference` from the declarations: do not edit. -->"
LONG = 24
"""More columns than this are told by the first and the last."""


def write_observation(game: type[AnyGame]) -> str:
    """The page, in Markdown."""
    layout = game.book.layout
    notes, naming = notes_on(game.book.state), game({}).naming
    rows = [
        [
            span(part.first, part.end - 1) if part.size > 1 else str(part.first),
            code(part.name),
            " by ".join(axes_of(part)),
            spell_number(part, naming),
            notes.get(part.name, ""),
        ]
        for part in layout.parts
    ]
    return (
        "\n\n".join(
            [
                f"# {game.title}: observations",
                MADE_BY,
                f"Layout `{layout.version}` of `{game.id}`, rules version {game.version}: "
                f"{layout.size} bytes for every seat, whatever the options and the number of "
                "players. The version of the layout changes when a byte comes to mean something "
                "else.",
                TOP,
                table(["bytes", "part", "axes", "a number is", "meaning"], rows),
            ]
        )
        + "\n"
    )


TOP = f"""An observation is what one seat may know, as `Batch.observe` writes it. Axes of *seats*
begin with the seat that looks and go on clockwise; a number that names a seat is counted from there
too. *One of* several has {FULL} in its byte and 0 in the others, a *set* has {FULL} for every
member, and a count is *scaled*: its highest value is {FULL}. Where a number would need too many
bytes to be one of several, it is scaled too. Whoever does not play has what stands there before a
game. Parts whose names begin with `agenda.` tell what is to be decided, now or later."""


def axes_of(part: LayoutPart) -> list[str]:
    """The axes in words."""
    return [axis_of(axis) for axis in part.axes]


def axis_of(axis: Axis) -> str:
    """One axis."""
    if isinstance(axis, int):
        return f"{axis} places"
    return f"{axis.size} seats" if names_seats(axis) else f"{axis.size} of {axis.name}"


def spell_number(part: LayoutPart, naming: Naming) -> str:
    """How a number is written."""
    if part.form == SCALED:
        return f"{part.of.name}, scaled from {span(part.low, part.of.most)}"
    if part.form == BYTES:
        less = f" less {part.low}" if part.low else ""
        return f"{part.of.name}{less}, {part.columns} bytes, the lowest first"
    kind = "one of" if part.form == ONE_HOT else "set of"
    return f"{kind} {part.columns}: {columns_of(part, naming)}"


def columns_of(part: LayoutPart, naming: Naming) -> str:
    """What the bytes of a number stand for; long rows by their ends."""
    words = [part.meaning(column, naming) for column in range(part.columns)]
    if len(words) <= LONG:
        return ", ".join(words)
    return f"{', '.join(words[:3])} … {words[-1]}, by number: see {find_names(part)}"


def find_names(part: LayoutPart) -> str:
    """Where the names of many things stand."""
    of: Domain = part.of.members if part.form == MEMBERS and part.of.members else part.of
    return f"*{of.name}* on the reference page"
