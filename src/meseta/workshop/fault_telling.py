"""What does not fit in a box, told to whoever has the copy at hand."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from meseta.kernel.game import Words
from meseta.people.box_faults import BoxFault
from meseta.workshop.components import BoxComponent
from meseta.workshop.fields import say_word


def say_fault(fault: str, words: Words) -> str:
    """What does not fit, in somebody's language; as it is where only a file can bring it about."""
    if not isinstance(fault, BoxFault):
        return fault
    told = {name: say_value(value, words) for name, value in fault.values.items()}
    return words.say(fault.message, **told)


def say_value(value: Any, words: Words) -> Any:
    """What a message tells: a number by its name, anything else as it is."""
    if not isinstance(value, tuple):
        return value
    of, number = value
    return say_word(of, number, words)


def component_at_fault(fault: str, components: Iterable[BoxComponent]) -> BoxComponent | None:
    """The component that a fault is about, if it is about one alone."""
    at = fault.at if isinstance(fault, BoxFault) else ()
    return next((each for each in components if at in each.exhibit.entries), None)
