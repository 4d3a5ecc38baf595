"""`meseta box diff` and `meseta box merge`."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from pathlib import Path

from meseta.games import GAMES, find_game
from meseta.kernel.boxes import BoxError, Document
from meseta.kernel.game import AnyGame
from meseta.workshop.components import faults_of
from meseta.workshop.corrections import (
    FILE,
    Attester,
    Corrections,
    merge,
    read_corrections,
    read_toml,
    tell_difference,
)
from meseta.workshop.drafts import BoxDraft, step_from_box
from meseta.workshop.entries import differences


def read_file(name: str) -> Document:
    """A document from a file."""
    try:
        return read_toml(Path(name).read_text("utf-8"), name)
    except (OSError, UnicodeDecodeError) as error:
        raise BoxError(f"{name}: this cannot be read: {error}") from error


def game_of(document: Document, name: str) -> type[AnyGame]:
    """The game that a file is about."""
    if document.get("game") not in GAMES:
        raise BoxError(f"{name}: game is {document.get('game')!r}, not one of {', '.join(GAMES)}")
    return find_game(document["game"])


def open_box(name: str) -> tuple[type[AnyGame], Document]:
    """A box that comes with a game by its name, or somebody's own by its file; it is sound."""
    for kind in map(find_game, GAMES):
        if name in kind.box_names:
            return kind, kind.load_box(name)
    document = read_file(name)
    kind = game_of(document, name)
    for fault in kind.box_faults(document):
        raise BoxError(f"{name}: {fault}")
    return kind, document


def ours_like(kind: type[AnyGame], name: object) -> Document:
    """The box of ours that a box or corrections are about."""
    if name not in kind.box_names:
        raise BoxError(f"box {name!r} is not one of {', '.join(kind.box_names)}")
    return kind.load_box(str(name))


def diff(names: Sequence[str], say: Callable[..., str]) -> int:
    """In what two boxes differ, as lines; one alone is held against ours."""
    kind, one = open_box(names[0])
    other_kind, other = open_box(names[1]) if len(names) > 1 else (kind, one)
    if len(names) == 1:
        one = ours_like(kind, other["name"])
    if kind is not other_kind:
        raise BoxError(say("cli-other_game", one=kind.title, other=other_kind.title))
    found = list(differences(one, other))
    for each in found:
        for line in tell_difference(*each):
            print(line)
    if not found:
        print(say("cli-no_difference"))
    return 1 if found else 0


def merge_files(names: Sequence[str], say: Callable[..., str]) -> int:
    """What people found, taken into our box; what they do not agree on is named and left as it is.

    A whole box counts as what differs in it.
    """
    import tomli_w

    read = [(name, read_file(name)) for name in names]
    kind = game_of(read[0][1], read[0][0])
    several = [corrections_in(kind, document, name) for name, document in read]
    ours = ours_like(kind, several[0].box)
    for (name, _), each in zip(read, several, strict=True):
        if (each.game, each.box) != (several[0].game, several[0].box):
            raise BoxError(f"{name}: {each.game} / {each.box} is another box than the first one")
    merged = merge(kind, ours, several)
    faults = faults_of(kind, merged.document)
    for line in (*merged.conflicts, *faults):
        print(line, file=sys.stderr)
    told = say("cli-merged", taken=merged.taken, conflicts=len(merged.conflicts))
    print(told, file=sys.stderr)
    print(tomli_w.dumps(merged.document), end="")
    return 1 if merged.conflicts or faults else 0


def corrections_in(kind: type[AnyGame], document: Document, name: str) -> Corrections:
    """The corrections in a file, or what differs in the whole box that it holds."""
    if FILE in document:
        return read_corrections(document, name)
    for fault in kind.box_faults(document):
        raise BoxError(f"{name}: {fault}")
    base = ours_like(kind, document["name"])
    draft = BoxDraft(kind, base, document["title"])
    draft.follow(step_from_box(draft, document))
    return draft.corrections(Attester(by=Path(name).stem))
