"""How choices are listed beside their keys, and how what was typed is read."""

from __future__ import annotations

from collections.abc import Sequence

from meseta.match.choices import Choice, plain
from meseta.people.lines import flow, hanging


def find_meant(choices: Sequence[Choice], typed: str) -> list[Choice]:
    """The choices that a text can mean; a key or a notation means one, a name may mean several."""
    exact = [choice for choice in choices if typed.strip() == choice.key]
    wanted = plain(typed)
    exact = exact or [choice for choice in choices if wanted == choice.text]
    return exact or [choice for choice in choices if wanted and choice.is_called(wanted)]


def list_choices(choices: Sequence[Choice], columns: int) -> list[str]:
    """The choices with what is typed for each; short ones side by side, long ones broken."""
    widest = max((len(choice.key) for choice in choices), default=0)
    left = columns - widest - 1
    if all(len(choice.beside) <= left for choice in choices):
        return flow([f"{key_of(choice, widest)} {choice.beside}" for choice in choices], columns)
    return [
        line
        for choice in choices
        for line in hanging(f"{key_of(choice, widest)} ", choice.beside, columns)
    ]


def key_of(choice: Choice, columns: int) -> str:
    """What is typed for a choice, as it stands before it."""
    return f"[bold]{choice.key:>{columns}}[/]"
