"""A reference page for each game, written from its declarations: `python -m meseta.reference`."""

from __future__ import annotations

from meseta.kernel.game import AnyGame
from meseta.reference.markdown import link
from meseta.reference.messages import home_of
from meseta.reference.sections import Page

MADE_BY = "<!-- Written by `python -m meseta.reference` from the declarations: do not edit. -->"


def write_reference(game: type[AnyGame]) -> str:
    """The reference page of a game, in Markdown."""
    page = Page(game)
    sections = {
        "Options": page.options(),
        "Decisions": page.decisions(),
        "Steps": page.steps(),
        "Events": page.events(),
        **({"Effects": page.effects()} if game.book.effects else {}),
        "Positions": page.positions(),
        "Views": page.views(),
        "Invariants": page.invariants(),
        "Components": page.components(),
    }
    sections |= {"Names": page.names(), "Dispatch": page.dispatch()}
    bodies = [f"## {title}\n\n{text}" for title, text in sections.items()]
    return "\n\n".join([*top(game, list(sections)), *bodies]) + "\n"


def top(game: type[AnyGame], sections: list[str]) -> list[str]:
    """The title, and what is on the page."""
    rules = home_of(game) / "RULES.md"
    path = f"../../src/meseta/games/{rules.parent.name}/RULES.md"
    more = f" How the rule book is read stands in [RULES.md]({path})." if rules.exists() else ""
    contents = " · ".join(link(title, title.lower()) for title in sections)
    return [
        f"# {game.title}: reference",
        MADE_BY,
        f"`{game.id}`, rules version {game.version}. Everything here follows from the game's "
        f"declarations.{more}",
        contents,
    ]
