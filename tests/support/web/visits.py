"""Every address with something to send there, and somebody who goes everywhere."""

from __future__ import annotations

import json
import re
from typing import Any

import httpx

import meseta
from meseta.games import find_game
from meseta.puzzles.puzzle import puzzles_in, set_names
from meseta.web.app import ROUTES
from meseta.web.learn.rule_pages import list_paragraphs
from meseta.web.store import mailboxes
from meseta.web.store.leagues import find_league
from meseta.web.table.hub import Hub
from meseta.workshop.components import shown_boxes
from tests.support.web.programs import Program, token_of
from tests.support.web.served import Server, play_at_random

GAME = "el-grande"
LESSON = re.compile(r'href="(/learn/[^"/]+/[^"/]+)"')
LOOKED_AT = """
/ /new/GAME /new/GAME/fits /join/INVITATION /t/TABLE /t/OVER/at?at=3
/t/OVER/scoring?at=1 /t/OVER/rey
/t/OVER/export
/import /t/TABLE/ghost?action=1 /t/TABLE/leads /t/OVER/result /t/TABLE/since /t/TABLE/chat /club
/mail/confirm/CONFIRM /mail/leave/LEAVE /me /come/LINK /network /health /metrics /operator /study
/study/new/GAME
/study/STUDY /study/STUDY/sheet?node=0 /study/STUDY/ghost?node=0&action=1 /study/STUDY/leads?node=0
/study/STUDY/file /study/STUDY/position?node=0 /study/STUDY/edit?node=0 /games/GAME
/games/GAME/components /games/GAME/options /games/GAME/paragraph/PARAGRAPH /learn/GAME LESSON
LESSON/ghost?action=1 /puzzles /puzzles/next/GAME /puzzles/first/GAME PUZZLE PUZZLE/ghost?action=1
/api /api/openapi.json /api/games /api/games/GAME /api/me /api/tables
/api/invitations/INVITATION /api/tables/TABLE /api/tables/TABLE/view /api/tables/TABLE/story
/api/tables/OVER/result /static/VERSION/page.css /manifest.webmanifest /service-worker.js /offline
/me/push /games/GAME/box /games/GAME/box/compare?one=EDITION&other=OWNBOX /box/OWNBOX
/box/OWNBOX/bench /box/OWNBOX/component /box/OWNBOX/newcomers?at=pieces
/box/OWNBOX/file /box/OWNBOX/corrections /t/TABLE/box
/leagues /leagues/new/GAME /leagues/come/COMING /leagues/LEAGUE /leagues/LEAGUE/csv
/api/leagues /api/leagues/LEAGUE
""".split()
KEYS = {
    "public": (
        "BGsX0fLhLEJH-Lzm5WOkQPJ3A32BLeszoPShOUXYmMKWT-NC4v4af5uO5-tKfA-eFivOM1drMV7Oy7ZAaDe_UfU"
    ),
    "auth": "A" * 22,
}
"""What a device that is called encrypts with."""
STREAMS = ("/t/TABLE/stream", "/me/stream", "/api/tables/TABLE/stream")
SENT: list[tuple[str, dict[str, Any]]] = [
    ("/t/TABLE/play", {"seat": 0, "version": 0, "action": 0}),
    ("/t/TABLE/back", {"seat": 0, "version": 1, "count": 1}),
    ("/t/TABLE/end", {"seat": 0, "version": 1}),
    ("/t/TABLE/order", {"seat": 0, "name": "end", "answer": "yes"}),
    ("/t/TABLE/seat", {"seat": 0, "bot": "peon"}),
    ("/t/TABLE/hint", {"seat": 0}),
    ("/t/TABLE/chat", {"text": "hello"}),
    ("/me/push", {"endpoint": "https://push.example/x", **KEYS, "offset": 0}),
    ("/study/STUDY/play", {"node": 0, "version": 0, "seat": 0, "action": 0}),
    ("/study/STUDY/back", {"node": 0, "version": 0, "count": 1}),
    ("/study/STUDY/note", {"node": 0, "version": 0, "name": "a", "note": "b"}),
    ("/study/STUDY/promote", {"node": 0, "version": 1}),
    ("/study/STUDY/prune", {"node": 0, "version": 2}),
    ("/study/STUDY/hint", {"node": 0, "strength": "caballero"}),
    ("/study/STUDY/check", {"position": {}}),
    ("/study/STUDY/set_up", {"position": {}}),
    ("/box/OWNBOX/step", {"version": 0, "component": "pieces", "verdict": "same"}),
    ("/box/OWNBOX/undo", {"version": 1, "count": 1}),
    ("/box/OWNBOX/count", {"version": 2, "component": "pieces", "at": ["totals", "base", "0"]}),
    ("LESSON/play", {"action": 0}),
    ("LESSON/back", {}),
    ("LESSON/end", {}),
    ("LESSON/hint", {}),
    ("PUZZLE/play", {"version": 0, "action": 0}),
    ("PUZZLE/back", {"version": 1}),
    ("PUZZLE/solution", {"version": 1}),
    ("PUZZLE/end", {"version": 1, "way": "today"}),
    ("/api/tables", {"game": GAME, "seats": [{"sitter": "me"}, {"sitter": "peon"}]}),
    ("/api/tables/TABLE/play", {"seat": 0, "version": 0, "action": 0}),
    ("/api/tables/TABLE/back", {"seat": 0, "version": 0, "count": 1}),
    ("/api/tables/TABLE/end", {"seat": 0, "version": 0}),
    ("/api/tables/TABLE/order", {"seat": 0, "name": "end", "answer": None}),
    ("/api/tables/TABLE/seat", {"seat": 0, "bot": None}),
    ("/api/tables/TABLE/hint", {"seat": 0}),
    ("/api/tables/TABLE/invite", {"seat": 1}),
    ("/api/tables/OVER/rematch", {}),
    ("/api/invitations/INVITATION", {}),
    ("/api/leagues", {"game": GAME, "name": "Spring", "round_count": 3}),
    ("/api/leagues/come/COMING", {}),
    ("/api/leagues/LEAGUE/begin", {}),
    ("/api/leagues/LEAGUE/leave", {}),
]
FORMS: list[tuple[str, dict[str, str]]] = [
    ("/play", {"game": GAME}),
    ("/new/GAME", {"seat-purple": "me", "seat-green": "peon"}),
    ("/join/INVITATION", {"name": "Ben"}),
    ("/t/OVER/analyze", {}),
    ("/import", {}),
    ("/import/remove", {"table": "OVER"}),
    ("/t/OVER/rematch", {}),
    ("/t/TABLE/invite", {"seat": "1"}),
    ("/t/TABLE/renew", {"seat": "1"}),
    ("/me/push/change", {"device": "x", "turn": "yes"}),
    ("/me/push/try", {"device": "x"}),
    ("/me/push/remove", {"device": "x"}),
    ("/me/mail", {"address": "ana@example.org"}),
    ("/me/hook", {"address": "https://hook.example/"}),
    ("/me/hook/try", {}),
    ("/mail/confirm/CONFIRM", {}),
    ("/mail/leave/LEAVE", {}),
    ("/me", {"name": "Eva"}),
    ("/me/device", {}),
    ("/me/device/remove", {"device": "x"}),
    ("/me/token", {"label": "a bot"}),
    ("/me/token/remove", {"token": "x"}),
    ("/come/LINK", {}),
    ("/network", {}),
    ("/study", {"game": GAME}),
    ("/study/STUDY/rename", {"name": "another"}),
    ("/study/STUDY/share", {"shared": "yes"}),
    ("/study/STUDY/copy", {}),
    ("/study/STUDY/remove", {}),
    ("/games/GAME/box", {"box": "EDITION"}),
    ("/games/GAME/box/import", {}),
    ("/box/OWNBOX/describe", {"name": "another", "by": "Ana"}),
    ("/box/OWNBOX/copy", {}),
    ("/box/OWNBOX/remove", {}),
    ("/leagues/new/GAME", {"name": "Autumn", "method": "groups", "place_points": "6 3 1 0"}),
    ("/leagues/come/COMING", {"name": "Ben"}),
    ("/leagues/LEAGUE/bot", {"level": "peon"}),
    ("/leagues/LEAGUE/remove", {"entry": "2"}),
    ("/leagues/LEAGUE/begin", {}),
    ("/leagues/LEAGUE/end_round", {"sure": "end"}),
    ("/leagues/LEAGUE/leave", {"sure": "leave"}),
    ("/leagues/LEAGUE/close", {"sure": "end"}),
    ("/t/TABLE/leave", {}),
    ("/me/delete", {"sure": "Eva"}),
]


class Visitor:
    """Somebody who goes everywhere, and what addresses name for them."""

    def __init__(self, server: Server, game: str = GAME) -> None:
        self.server, self.ana = server, server.person("Ana")
        self.program = Program(server, token_of(self.ana))
        store, person = server.store, server.store.whose(self.ana.cookie)
        assert person is not None
        short = {"short": "yes"} if game == GAME else {}
        table = self.ana.make(game, ["me", "friend"], **short)
        over = self.ana.make(game, ["me", "here"], **short)
        server.app.state.services[Hub].tables.pop(over, None)
        play_at_random(server, over)
        start = json.dumps(meseta.new(game, seed=1).position)
        study = self.ana.post("/study", {"text": start, "game": game})
        edition = next(iter(shown_boxes(find_game(game))))
        own_box = self.ana.post(f"/games/{game}/box", {"box": edition})
        confirm = mailboxes.add_mailbox(store, person.id, "ana@example.org")
        box = mailboxes.mailbox(store, person.id)
        made = self.ana.post(f"/leagues/new/{game}", {"name": "Winter"})
        league = made.headers["location"].rpartition("/")[2]
        [seat] = [each for each in store.seats(table)[table] if each.invitation]
        row = find_league(store, league)
        assert box is not None
        assert row is not None
        self.names = {
            "GAME": game,
            "TABLE": table,
            "OVER": over,
            "INVITATION": str(seat.invitation),
            "STUDY": study.headers["location"].split("/")[2].split("?")[0],
            "CONFIRM": confirm,
            "LEAVE": box.leave,
            "LINK": store.add_link(person.id, "a phone"),
            "PARAGRAPH": list_paragraphs(game, "en")[0].id,
            "VERSION": "1",
            "EDITION": edition,
            "OWNBOX": own_box.headers["location"].split("/")[2],
            "LEAGUE": league,
            "COMING": row.invitation,
            "LESSON": LESSON.findall(self.ana.get(f"/learn/{game}").text)[0],
            "PUZZLE": f"/puzzles/{puzzles_in(set_names()[0])[0].id}",
        }

    def address(self, path: str) -> str:
        """A path with what it names."""
        return re.sub(r"[A-Z]{4,}", lambda word: self.names.get(word[0], word[0]), path)

    def client(self, path: str) -> httpx.Client:
        """Whoever asks there: a program below `/api/`, else Ana."""
        if not path.startswith("/api/"):
            return self.ana.client
        self.program.client.base_url = httpx.URL(self.server.address)
        return self.program.client

    def visit(self, method: str, path: str, **sent: Any) -> httpx.Response:
        """Go somewhere; nothing of ours may break."""
        answer = self.client(path).request(method, self.address(path), **sent)
        assert answer.status_code < 500, (path, answer.text)
        return answer


def route_of(method: str, path: str) -> str:
    """The route that an address leads to."""
    scope = {"type": "http", "method": method, "path": path.partition("?")[0]}
    for route in ROUTES:
        if route.matches(scope)[0].name == "FULL":
            return f"{method} {route.path}"
    raise AssertionError(f"{method} {path} leads nowhere")
