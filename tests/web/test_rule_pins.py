"""Tables that were made under other rules: they go on where nothing has changed for them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
import sqlalchemy as sa

from meseta.games.el_grande import ElGrande
from meseta.games.el_grande.box import Box
from meseta.kernel.boxes import Document
from meseta.match.match import Match
from meseta.web.http.refusals import Refused
from meseta.web.store.schema import ENTRIES
from meseta.web.store.store import Store
from meseta.web.table import table as table_module
from meseta.web.table import table_form
from meseta.web.table.hub import Hub
from meseta.web.table.sheets import Viewer, sheet_of
from meseta.web.table.table import DONE, MOVE, Table
from tests.support.web.served import SMALL, Person, Server

RECRUIT = 13
"""The power card whose caballeros a changed rule counts differently."""


class Later(ElGrande):
    """The same game, said to have other rules."""

    version = "later"


def richer(document: Document, chosen: Any) -> Box:
    """More points for the regions of the King and the grandes."""
    box = ElGrande.build_box(document, chosen)
    box.king_bonus += 1
    box.grande_bonus += 1
    return box


def stricter(document: Document, chosen: Any) -> Box:
    """A power card that recruits differently, so that other moves follow it."""
    box = ElGrande.build_box(document, chosen)
    box.recruits[RECRUIT] = 5
    return box


class Richer(Later):
    build_box = staticmethod(richer)


class Stricter(Later):
    build_box = staticmethod(stricter)


@pytest.fixture
def store(url: str) -> Iterator[Store]:
    store = Store(url)
    yield store
    store.close()


@pytest.fixture
def table(store: Store) -> Table:
    """A table that was played up to the first scoring, a strong power card first."""
    person = store.add_person("Ana", {}, "a laptop")[0]
    row = table_form.table_for("el-grande", ElGrande(SMALL).options, person, False)._replace(
        seed="1"
    )
    seats = table_form.seats_from(row.id, [table_form.ME, table_form.HERE], ["", "Ben"], person)
    store.add_table(row, seats)
    made = Table(store, row, seats)
    while " more in " not in " ".join(made.match.story()):
        made.keep(MOVE, made.match.pending[0], wanted(made.match))
    return made


def wanted(match: Match) -> str:
    """A strong power card, or the last thing that is possible."""
    legal = match.legal()
    return f"power {RECRUIT}" if f"power {RECRUIT}" in legal else legal[-1]


def today(monkeypatch: pytest.MonkeyPatch, table: Table, kind: Any) -> Table:
    """The table as it is opened after an upgrade."""
    monkeypatch.setattr(table_module, "game_of", lambda _, options, _box: kind(options))
    row = table.store.table(table.row.id)
    assert row is not None
    return Table(table.store, row, table.seats)


def said(table: Table) -> str:
    """What the page says in place of a question."""
    return str(sheet_of(table, Viewer(0, "en")).facts["differs"])


def test_where_every_move_comes_out_the_same_a_table_goes_on(
    monkeypatch: pytest.MonkeyPatch, table: Table
) -> None:
    opened = today(monkeypatch, table, Later)
    assert (opened.differs, opened.holds_today, said(opened)) == (None, False, "")
    assert opened.match.moves == table.match.moves
    opened.keep(DONE, 0, "")
    opened.play(opened.match.pending[0], wanted(opened.match), opened.version)
    assert opened.version == table.version + 2


def test_where_a_move_leads_elsewhere_a_table_can_only_be_looked_at(
    monkeypatch: pytest.MonkeyPatch, table: Table
) -> None:
    opened = today(monkeypatch, table, Richer)
    assert opened.differs is not None
    assert len(opened.match.moves) == opened.differs.move - 1 < len(table.match.moves)
    assert f"move {opened.differs.move}" in said(opened)
    assert opened.differs.what in said(opened)
    assert (opened.pending, opened.bots_to_move, opened.holder) == ((), [], None)
    with pytest.raises(Refused, match="only_looked_at"):
        opened.play(0, "end", opened.version)


def test_where_a_move_is_forbidden_today_a_table_can_only_be_looked_at(
    monkeypatch: pytest.MonkeyPatch, table: Table
) -> None:
    opened = today(monkeypatch, table, Stricter)
    assert opened.differs is not None
    assert opened.differs.what not in opened.match.legal()


def test_an_older_table_is_compared_by_what_is_legal(
    monkeypatch: pytest.MonkeyPatch, table: Table
) -> None:
    table.store.write(sa.update(ENTRIES).values(digest=None))
    assert today(monkeypatch, table, Richer).differs is None
    assert today(monkeypatch, table, Stricter).differs is not None


def test_another_box_counts_as_other_rules(table: Table) -> None:
    table.store.change_table(table.row.id, box="another")
    row = table.store.table(table.row.id)
    assert row is not None
    opened = Table(table.store, row, table.seats)
    assert (opened.holds_today, opened.differs) == (False, None)


def test_options_that_are_no_longer_known_are_refused_with_a_sentence(table: Table) -> None:
    row = table.row._replace(options={**table.row.options, "dragons": True})
    with pytest.raises(Refused, match="refused-rules"):
        Table(table.store, row, table.seats)


def test_the_page_says_that_a_table_was_made_under_other_rules(server: Server, ana: Person) -> None:
    table = ana.make("6-castles", ["me", "here"])
    ana.act(table, 0)
    server.store.change_table(table, rules="long ago")
    assert "made under rules long ago" in ana.get(f"/t/{table}").text
    server.store.write(sa.update(ENTRIES).where(ENTRIES.c.table == table).values(digest="other"))
    server.app.state.services[Hub].tables.clear()
    page = ana.get(f"/t/{table}").text
    assert "every move came out the same" not in page
    assert "would be impossible or lead elsewhere" in page
