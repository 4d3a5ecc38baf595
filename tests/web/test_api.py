"""The table for programs: everything that can be done at a table, as JSON, with a token."""

from __future__ import annotations

import html
import json
import sys
from typing import Any

import httpx
import pytest
from jsonschema import Draft202012Validator

from meseta.games import GAMES, find_game
from meseta.web.api import endpoints
from meseta.web.http.language import LANGUAGES, phrases
from meseta.web.http.refusals import STATUS
from meseta.web.store.tokens import MOST_TOKENS
from meseta.web.table.table_form import PLAYERS
from tests.support import ROOT
from tests.support.waiting import run_to_end
from tests.support.web.programs import TOKEN, Program, objects_in, token_of
from tests.support.web.served import Person, Server, last_step, play_at_random, seated

EXAMPLE = ROOT / "examples" / "table_bot.py"
SHORT = {"short": True}


@pytest.fixture
def bot(server: Server, ana: Person) -> Program:
    """A program of Ana's."""
    return Program(server, token_of(ana))


@pytest.fixture
def other(server: Server, ben: Person) -> Program:
    """A program of Ben's."""
    return Program(server, token_of(ben))


@pytest.fixture
def table(bot: Program) -> str:
    """A short game of two seats, both Ana's; the first begins."""
    return str(bot.make(["me", "here"], options=SHORT)["table"])


# --- tokens --------------------------------------------------------------------------------------


def test_a_token_acts_as_its_person(bot: Program) -> None:
    assert bot.get("/me").json() == {"name": "Ana", "language": "en"}


def test_a_token_is_shown_once_and_listed_with_its_label_and_last_use(
    ana: Person, server: Server
) -> None:
    token = token_of(ana, "my <b>bot</b>")
    page = ana.get("/me").text
    assert token not in page
    assert "my &lt;b&gt;bot&lt;/b&gt; · never used" in page
    Program(server, token).get("/me")
    assert "last used on" in ana.get("/me").text


def test_a_token_is_kept_as_a_hash(ana: Person, server: Server) -> None:
    token = token_of(ana)
    with server.store.engine.connect() as connection:
        kept = connection.exec_driver_sql("SELECT * FROM tokens").all()
    assert kept
    assert token not in str(kept)


def test_a_revoked_token_counts_no_more_and_hears_no_more(ana: Person, server: Server) -> None:
    program = Program(server, token_of(ana))
    table = program.make(["me", "here"], options=SHORT)["table"]
    known = ana.get("/me").text.partition('name="token" value="')[2].partition('"')[0]
    with program.listen(table) as stream:
        stream.next()
        ana.post("/me/token/remove", {"token": known})
        with pytest.raises(AssertionError, match="ended"):
            stream.until(lambda change: False)
    answer = program.get("/me")
    assert (answer.status_code, answer.json()["why"]) == (401, "refused-token")
    assert answer.headers["www-authenticate"] == "Bearer"


def test_nobody_revokes_the_token_of_another(ana: Person, ben: Person, server: Server) -> None:
    program = Program(server, token_of(ana))
    known = ana.get("/me").text.partition('name="token" value="')[2].partition('"')[0]
    ben.post("/me/token/remove", {"token": known})
    assert program.get("/me").status_code == 200


def test_who_is_forgotten_leaves_no_token(ana: Person, server: Server) -> None:
    program = Program(server, token_of(ana))
    ana.delete("Ana")
    assert program.get("/me").status_code == 401


def test_tokens_are_bounded(ana: Person) -> None:
    for _ in range(MOST_TOKENS):
        token_of(ana)
    answer = ana.post("/me/token", {"label": "one more"})
    assert answer.status_code == 422
    assert not TOKEN.search(answer.text)


def test_a_token_has_a_label(ana: Person) -> None:
    assert ana.post("/me/token", {"label": " "}).status_code == 422


# --- a whole game --------------------------------------------------------------------------------


def test_a_bot_in_a_file_of_its_own_plays_a_whole_game(ana: Person, server: Server) -> None:
    token = token_of(server.person("Eva"))
    table = ana.make("el-grande", ["friend", "peon"], short="yes")
    [link] = [part for part in ana.get(f"/t/{table}").text.split('"') if "/join/" in part][:1]
    done = run_to_end([sys.executable, str(EXAMPLE), link, "--token", token])
    assert done.returncode == 0, done.stderr
    assert len(done.stdout.splitlines()) == 2
    assert server.table(table).match.over


# --- looking -------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_games_tell_their_options_as_they_are_declared(bot: Program, game: str) -> None:
    told = bot.get(f"/games/{game}").json()
    declared = find_game(game).declared.declared
    assert [option["name"] for option in told["options"]] == [n for n in declared if n != PLAYERS]
    for option in told["options"]:
        values = [each["value"] for each in option["values"]]
        assert values == list(declared[option["name"]].values)


def test_a_table_tells_the_question_and_all_choices(
    bot: Program, server: Server, table: str
) -> None:
    seen = bot.look(table, seat=0)
    match = server.table(table).match
    assert [choice["text"] for choice in seen["choices"]] == match.legal(0)
    assert [choice["action"] for choice in seen["choices"]] == match.legal_actions(0)
    assert all(choice["label"] for choice in seen["choices"])
    assert seen["question"]
    assert (seen["mine"], seen["my_seats"]) == (True, [0, 1])


def test_the_view_of_a_seat_is_that_of_the_library(
    bot: Program, server: Server, table: str
) -> None:
    told = bot.get(f"/tables/{table}/view", params={"seat": 1}).json()
    match = server.table(table).match
    assert told == {"version": 0, "seat": 1, "view": json.loads(json.dumps(match.view(1)))}


def test_without_a_token_one_looks_on(server: Server, table: str) -> None:
    nobody = Program(server, None)
    seen = nobody.look(table)
    assert (seen["seat"], seen["choices"], seen["my_seats"]) == (None, [], [])
    assert nobody.get("/me").status_code == 401
    assert nobody.post("/tables", game="el-grande", seats=[]).status_code == 401


def test_my_tables_are_listed(bot: Program, table: str) -> None:
    waiting = bot.make(["me", "friend"])["table"]
    listed = {each["table"]: each for each in bot.get("/tables").json()}
    assert (listed[table]["my_turn"], listed[table]["waiting"]) == (True, False)
    assert listed[waiting]["waiting"]


def test_what_happened_is_told_as_data_and_in_sentences(
    bot: Program, server: Server, table: str
) -> None:
    bot.do(table, "play", seat=0, version=0, action="power 9")
    told = bot.get(f"/tables/{table}/story").json()
    assert [each["sentence"] for each in told["events"]] == server.table(table).match.story()
    assert told["events"][-1]["tells"] == {"seat": "purple", "value": 9}
    rest = bot.get(f"/tables/{table}/story", params={"from": len(told["events"]) - 1}).json()
    assert rest["events"] == told["events"][-1:]


def test_what_must_be_kept_in_mind_is_in_no_event(bot: Program, server: Server) -> None:
    table = bot.make(["me", "here"], options={"castillo": "memory"})["table"]
    play_at_random(server, table, lambda played: len(played.match.moves) > 60)
    told = bot.get(f"/tables/{table}/story").json()["events"]
    match = server.table(table).match
    assert [each["sentence"] for each in told] == match.story()
    assert len(told) < len(match.log)


def test_a_stream_tells_version_turn_and_events(bot: Program, table: str) -> None:
    with bot.listen(table) as stream:
        first = stream.next()
        bot.do(table, "play", seat=0, version=0, action="power 9")
        change = stream.next()
        bot.do(table, "back", seat=0, version=1, count=1)
        back = stream.next()
    assert (first["version"], first["deciding"], first["keep"]) == (0, [0], 0)
    assert (change["version"], change["keep"]) == (1, len(first["events"]))
    [event] = change["events"]
    assert (event["event"], event["tells"]["value"]) == ("power", 9)
    assert (back["keep"], back["events"]) == (len(first["events"]), [])
    Draft202012Validator(endpoints.CHANGE).validate(change)


def test_the_result_is_told_once_the_game_is_over(bot: Program, server: Server) -> None:
    table = bot.make(["me", "here"], options=SHORT)["table"]
    assert bot.get(f"/tables/{table}/result").json()["why"] == "refused-not_over"
    table = bot.make(["me", "here"], options=SHORT)["table"]
    played = play_at_random(server, table)
    told = bot.get(f"/tables/{table}/result").json()
    assert [each["points"] for each in told["placed"]] == played.match.scores
    assert bot.do(table, "rematch").json()["table"] != table


# --- doing ---------------------------------------------------------------------------------------


def test_playing_taking_back_and_ending_a_turn(bot: Program, server: Server, table: str) -> None:
    assert bot.do(table, "play", seat=0, version=0, action="power 9").json() == {"version": 1}
    assert bot.do(table, "back", seat=0, version=1, count=1).json() == {"version": 2}
    action, now = last_step(server, table), bot.look(table)["version"]
    assert bot.do(table, "play", seat=0, version=now, action=action).status_code == 200
    assert bot.look(table, seat=0)["held"]
    assert bot.do(table, "end", seat=0, version=now + 1).json() == {"version": now + 2}
    assert bot.look(table, seat=1)["mine"]


def test_a_standing_order_ends_the_turn(bot: Program, server: Server, table: str) -> None:
    action = last_step(server, table)
    now = bot.look(table)["version"]
    assert bot.do(table, "order", seat=0, name="end", answer="yes").status_code == 200
    bot.do(table, "play", seat=0, version=now, action=action)
    assert bot.look(table)["version"] == now + 2


def test_a_seat_is_handed_to_a_bot_and_back(bot: Program, table: str) -> None:
    bot.do(table, "seat", seat=1, bot="peon")
    assert bot.look(table)["seats"][1]["bot"] == "peon"
    bot.do(table, "seat", seat=1, bot=None)
    assert bot.look(table)["seats"][1]["bot"] is None


def test_a_hint_is_given_where_the_table_has_them(bot: Program, table: str) -> None:
    assert bot.do(table, "hint", seat=0).json()["why"] == "refused-no_hints"
    helped = bot.make(["me", "here"], options=SHORT, hints="yes")["table"]
    told = bot.do(helped, "hint", seat=0).json()
    legal = [choice["action"] for choice in bot.look(helped, seat=0)["choices"]]
    assert told["best"][0]["action"] in legal
    Draft202012Validator(endpoints.HINT).validate(told)


def test_an_invitation_seats_a_program_once(bot: Program, other: Program) -> None:
    made = bot.make(["me", "friend"])
    [invited] = made["invitations"]
    path = f"/invitations/{invited['invitation']}"
    assert other.get(path).json()["maker"] == "Ana"
    assert other.post(path).json() == {"table": made["table"], "seat": 1}
    assert other.post(path).json()["why"] == "refused-invitation"
    assert other.look(made["table"])["invitations"] == []
    again = bot.do(made["table"], "invite", seat=1).json()
    assert other.look(made["table"])["my_seats"] == []
    assert other.post(f"/invitations/{again['invitation']}").status_code == 200


def test_colours_are_chosen_for_all_seats_or_for_none(bot: Program) -> None:
    seats = [{"sitter": "me", "colour": "white"}, {"sitter": "peon", "colour": "blue"}]
    made = bot.post("/tables", game="el-grande", seats=seats).json()
    assert [seat["colour"] for seat in made["seats"]] == ["white", "blue"]
    del seats[1]["colour"]
    assert bot.post("/tables", game="el-grande", seats=seats).json()["where"] == "seats/colour"


# --- options that cannot be, in one's language ---------------------------------------------------

WRONG: list[tuple[dict[str, Any], str, dict[str, Any]]] = [
    ({"colour": "red"}, "option_unknown", {"option": "colour"}),
    ({"edition": "1066"}, "option_value", {"option": "edition", "allowed": ["2023", "classic"]}),
    (
        {"veto_interrupts": "moves"},
        "option_needs",
        {"option": "veto_interrupts", "with": "edition", "allowed": ["classic"]},
    ),
    (
        {"estate_may_stay": True},
        "option_needs",
        {"option": "estate_may_stay", "with": "expansions", "allowed": [["new-regency"]]},
    ),
    ({"old_hands": ["moon"]}, "options", {"option": "old_hands", "value": ["moon"]}),
    ({"edition": "classic", "merged_stack": True}, "option_needs", {"with": "edition"}),
]


@pytest.mark.parametrize(("options", "why", "facts"), WRONG)
def test_an_option_that_cannot_be_is_named_with_what_could_be(
    bot: Program, options: dict[str, Any], why: str, facts: dict[str, Any]
) -> None:
    seats = [{"sitter": "me"}, {"sitter": "peon"}]
    answer = bot.post("/tables", game="el-grande", seats=seats, options=options)
    assert (answer.status_code, answer.json()["why"]) == (422, f"refused-{why}")
    assert facts.items() <= answer.json().items()


def test_names_and_values_of_options_are_in_ones_language(ana: Person, bot: Program) -> None:
    seats = [{"sitter": "me"}, {"sitter": "peon"}]
    for language in LANGUAGES:
        ana.post("/me", {"language": language})
        answer = bot.post(
            "/tables", game="el-grande", seats=seats, options={"veto_interrupts": "moves"}
        )
        words: Any = find_game("el-grande")({}).words(language)
        assert words.say("option-veto_interrupts") in answer.json()["error"]
        assert words.say("value-edition-classic") in answer.json()["error"]


# --- no secrets ----------------------------------------------------------------------------------


def test_a_secret_answer_is_in_no_byte_that_other_programs_are_sent(server: Server) -> None:
    told = []
    for choice in (0, 1):
        ana, ben = server.person("Ana"), server.person("Ben")
        table = seated(ana, ben, "6-castles", family="no")
        program = Program(server, token_of(ben))
        with program.listen(table) as stream:
            stream.next()
            ana.act(table, 0, server.table(table).match.legal_actions(0)[choice])
            stream.next()
        looked = [program.get(f"/tables/{table}{what}").text for what in ("", "/view", "/story")]
        told.append("\n".join([*stream.heard, *looked]).replace(table, ""))
    assert told[0] == told[1]


def test_the_seed_is_in_no_answer(bot: Program, server: Server, table: str) -> None:
    seed = "f00d" * 16
    server.store.change_table(table, seed=seed)
    sent = [bot.get(f"/tables/{table}{what}").text for what in ("", "/view", "/story")]
    assert seed not in "".join([*sent, bot.get("/tables").text])


# --- declared once -------------------------------------------------------------------------------


def test_cookies_do_not_count_here(ana: Person, table: str) -> None:
    assert ana.get("/api/me").status_code == 401
    body = {"seat": 0, "version": 0, "action": "power 9"}
    assert ana.client.post(f"/api/tables/{table}/play", json=body).status_code == 401


def test_a_token_does_not_count_on_pages(server: Server, ana: Person) -> None:
    eva = Person(server)
    eva.client.headers["authorization"] = f"Bearer {token_of(ana)}"
    assert ">Ana</a>" not in eva.get("/").text


def test_the_document_is_written_from_the_declarations(bot: Program) -> None:
    document = bot.get("/openapi.json").json()
    told = {
        (method.upper(), path) for path, methods in document["paths"].items() for method in methods
    }
    assert told == {(each.method, each.path) for each in endpoints.OPERATIONS}


def test_every_operation_stands_in_the_docs() -> None:
    told = (EXAMPLE.parents[1] / "docs" / "api.md").read_text("utf-8")
    for each in endpoints.OPERATIONS:
        assert f"`{each.method} {each.path}`" in told
        assert f"`{each.name}`" in told


@pytest.mark.parametrize("language", LANGUAGES)
def test_document_and_page_speak_every_language(server: Server, language: str) -> None:
    headers = {"accept-language": language}
    page = httpx.get(f"{server.address}/api", headers=headers).text
    document = httpx.get(f"{server.address}/api/openapi.json", headers=headers)
    assert document.headers["content-language"] == language
    assert html.escape(phrases(language).say("api-title")).replace("x27", "39") in page
    for each in endpoints.OPERATIONS:
        assert document.json()["paths"][each.path][each.method.lower()]["summary"] in page
        assert f'id="op-{each.name}"' in page


def test_every_refusal_is_declared_with_its_status() -> None:
    for each in endpoints.OPERATIONS:
        for message in each.all_refusals:
            assert phrases("en").knows(message)
            assert STATUS.get(message, 409) >= 400


def test_whatever_is_sent_is_declared_to_the_last_field() -> None:
    for each in endpoints.OPERATIONS:
        for schema in objects_in(each.body):
            is_options = schema.get("properties") == {PLAYERS: False}
            assert is_options or schema["additionalProperties"] is False


def test_a_place_is_told_where_something_is_wrong(bot: Program, table: str) -> None:
    for body, where in [
        ({"seat": 0, "version": 0}, "action"),
        ({"seat": -1, "version": 0, "action": 1}, "seat"),
        ({"seat": 0, "version": 0, "action": 1, "more": 1}, "more"),
        ({"seat": 0, "version": 0, "action": []}, "action"),
    ]:
        answer = bot.client.post(f"/tables/{table}/play", json=body)
        assert (answer.status_code, answer.json()["where"]) == (400, where)
    answer = bot.post("/tables", game="el-grande", seats=[{"sitter": "emperor"}])
    assert answer.json()["where"] == "seats/0/sitter"
    assert bot.get(f"/tables/{table}", params={"seat": "one"}).json()["where"] == "seat"
