"""What could be added to a box: entries that are known by their words, such as borders."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import Any, NamedTuple

from meseta.kernel.boxes import Boxes, Document
from meseta.kernel.domain import Domain
from meseta.kernel.game import AnyGame, Words
from meseta.people.box_faults import NamedNumber
from meseta.people.gallery import BoxPath
from meseta.workshop.entries import SOURCE, called_by, find_entry, title_of
from meseta.workshop.fields import entry_for, say_word
from meseta.workshop.galleries import boxes_of


class Newcomer(NamedTuple):
    """An entry that is not in a box and would fit there."""

    title: str
    entry: Document
    called: tuple[NamedNumber, ...]
    """The words that it is known by."""

    def say(self, words: Words) -> str:
        """What it is called."""
        return " \N{EN DASH} ".join(say_word(*each, words) for each in self.called)


def naming_words(kind: type[AnyGame], at: BoxPath, entry: Document) -> dict[str, list[Domain]]:
    """The words of a fixed number by which an entry is known, where those of others follow."""
    declared = entry_for(kind, at)
    words: dict[str, Any] = declared.words if declared and len(at) == 2 else {}
    return {key: words[key] for key in called_by(entry) if isinstance(words.get(key), list)}


def newcomers_beside(kind: type[AnyGame], document: Document, at: BoxPath) -> Iterator[Newcomer]:
    """All that could stand beside an entry, each once: of what its words can name, what fits."""
    like = find_entry(document, at)
    named = naming_words(kind, at, like) if like is not None else {}
    if not named:
        return
    boxes, table = boxes_of(kind), list(document[at[0]])
    scratch = {**document, at[0]: table}
    wrong = faults_together(boxes, document)
    for key, domains in named.items():
        for numbers in product(*[range(of.low, of.high + 1) for of in domains]):
            called = tuple(zip(domains, numbers, strict=True))
            entry = {key: [of.word(number, {}) for of, number in called], SOURCE: like[SOURCE]}
            table.append(entry)
            if faults_together(boxes, scratch) <= wrong:
                yield Newcomer(title_of(entry), entry, called)
            else:
                table.pop()


def faults_together(boxes: Boxes, document: Document) -> set[str]:
    """What entries are not together."""
    return {fault for check in boxes.checks for fault in check(document)}
