"""What scripts are told is declared once, and the scripts' checker reads the same."""

from __future__ import annotations

import ast

import pytest

from meseta.web.table.script_types import FILE, write_type, write_types


def test_the_types_of_the_scripts_are_what_the_messages_declare() -> None:
    assert FILE.read_text("utf-8") == write_types(), "stale: run `make types`"


@pytest.mark.parametrize(
    ("declared", "written"),
    [
        ("str | None", "string | null"),
        ("list[int]", "number[]"),
        ("Sequence[int | None]", "Array<number | null>"),
        ("tuple[int, str]", "[number, string]"),
        ("tuple[int, ...]", "number[]"),
        ("dict[str, list[SeatFacts]]", "Record<string, SeatFacts[]>"),
        ("Literal['beat', 'bye']", '"beat" | "bye"'),
        ("'Shape'", "Shape"),
    ],
)
def test_a_type_is_written_in_the_other_language(declared: str, written: str) -> None:
    assert write_type(ast.parse(declared, mode="eval").body) == written


def test_a_type_that_has_no_word_there_is_refused() -> None:
    with pytest.raises(ValueError, match="set"):
        write_type(ast.parse("set[int]", mode="eval").body)
