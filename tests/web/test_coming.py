"""From opening the page to sitting at a table: lobby, form, links, one's own page."""

from __future__ import annotations

import html
import json
import re
from typing import Any

import httpx
import pytest

from meseta.games import GAMES, find_game
from meseta.games.el_grande.box.domains import CARD
from meseta.games.el_grande.people.options import OLD_HANDS
from meseta.web.http.language import LANGUAGES
from meseta.web.http.network import Network
from meseta.web.table import table_form
from meseta.web.table.bot_names import NAMES
from meseta.web.table.hub import MOST_LISTENERS, Hub, Listener
from meseta.web.table.sheets import Viewer
from tests.support.waiting import until
from tests.support.web.served import HOST, Person, Server, links_in, seated

LAID_OUT = {"board", "card", "stock", "religion", "scoring", "charters"}
"""The kinds of parts that lie before everybody."""


# --- two clicks ----------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_two_clicks_lead_to_a_game(server: Server, game: str) -> None:
    eva = server.person()
    assert f'value="{game}"' in eva.get("/").text
    table = eva.post("/play", {"game": game, "level": "peon"}).headers["location"]
    page = eva.get(table)
    assert page.status_code == 200
    assert 'id="part-board"' in page.text


def test_a_game_that_can_be_played_alone_begins_alone_from_the_lobby(server: Server) -> None:
    eva = server.person()
    assert eva.get("/").text.count('name="alone"') == 1
    table = eva.post("/play", {"game": "6-castles", "alone": "yes"}).headers["location"]
    assert len(server.table(table.rsplit("/", 1)[1]).seats) == 1


def test_the_form_tells_what_it_is_to_play_alone(server: Server) -> None:
    eva = server.person()
    assert "Solo: leave all other seats empty" in eva.get("/new/6-castles").text
    assert "Solo" not in eva.get("/new/el-grande").text


def test_the_first_page_makes_nobody(server: Server) -> None:
    eva = server.person()
    eva.get("/")
    assert eva.cookie == ""


def test_bots_play_until_a_person_must(ana: Person) -> None:
    table = ana.make("el-grande", ["peon", "me"], short="yes")
    with ana.listen(table) as stream:
        change = stream.until(lambda change: change.get("mine"))
    assert change["version"] > 0
    assert change["choices"]


def test_my_tables_are_listed_those_that_wait_for_me_first(ana: Person, ben: Person) -> None:
    first = seated(ana, ben)
    second = ana.make("el-grande", ["me", "peon"], short="yes")
    page = ana.get("/").text
    assert f"/t/{first}" in page
    assert f"/t/{second}" in page
    assert "your turn" in page
    assert "others are thinking" in ben.get("/").text


# --- the form ------------------------------------------------------------------------------------


def sent(value: Any) -> Any:
    return (
        [table_form.form_value(each) for each in value]
        if isinstance(value, list)
        else table_form.form_value(value)
    )


def each_option() -> list[tuple[str, str, Any]]:
    """Every value of every option that can be chosen by itself."""
    found = []
    for game in GAMES:
        kind = find_game(game)
        for name, option in kind.declared.declared.items():
            if name != table_form.PLAYERS:
                found += [(game, name, value) for value in option.values or ("veto",)]
    return found


NEEDED: dict[str, dict[str, Any]] = {
    "veto_interrupts": {"edition": "classic"},
    "estate_may_stay": {"expansions": ["new-regency"]},
    "retinue_castillo": {"expansions": ["new-regency"]},
}
"""What an option goes together with."""
OPTIONS = each_option()


@pytest.mark.parametrize("game", GAMES)
def test_the_form_offers_every_option_of_a_game(ana: Person, game: str) -> None:
    page = ana.get(f"/new/{game}").text
    for _, name, value in [each for each in OPTIONS if each[0] == game]:
        assert f'name="{name}"' in page
        assert f'value="{table_form.form_value(value)}"' in page


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.sample(1)
def test_every_option_can_be_chosen_on_the_form(ana: Person, server: Server, game: str) -> None:
    for _, name, value in [each for each in OPTIONS if each[0] == game]:
        chosen = {**NEEDED.get(name, {}), name: value}
        table = ana.make(game, ["me", "peon"], **{k: sent(v) for k, v in chosen.items()})
        row = server.store.table(table)
        many = isinstance(find_game(game).declared.declared[name].usual, tuple)
        assert row is not None
        assert row.options[name] == ([value] if many else value)


def test_single_old_hands_are_those_of_the_box_and_called_as_their_cards_are() -> None:
    kind = find_game("el-grande")
    with pytest.raises(ValueError, match=", ".join(OLD_HANDS)):
        kind({"old_hands": ["moon"]})
    game = kind({})
    for language in LANGUAGES:
        words: Any = game.words(language)
        for card in OLD_HANDS:
            named = words.name(CARD, game.naming["card"].index(card))
            assert words.say(f"value-old_hands-{card}") == str(named)


@pytest.mark.parametrize(
    ("game", "form", "told"),
    [
        (
            "el-grande",
            {"edition": "classic", "merged_stack": "yes"},
            "goes only with this: Edition",
        ),
        ("el-grande", {"edition": "1066"}, "“1066” is not possible"),
        ("el-grande", {"old_hands": "nonsense"}, "nonsense"),
        ("el-grande", {"seat-green": "none"}, "“1” is not possible; there is: 2, 3, 4, 5."),
        ("el-grande", {"seat-green": "emperor"}, "Nobody can sit"),
        ("el-grande", {"seat-green": "here", "name-green": "   "}, "A name is needed"),
        ("6-castles", {"seat-red": "none", "family": "yes"}, "this: Players: 2, 3, 4."),
    ],
)
def test_what_does_not_go_together_is_said_above_the_form(
    server: Server, game: str, form: dict[str, str], told: str
) -> None:
    eva = server.person()
    colours = table_form.colours_of(find_game(game))[:2]
    seats = {f"seat-{colours[0]}": "me", f"seat-{colours[1]}": "peon"}
    answer = eva.post(f"/new/{game}", {**seats, **form})
    assert answer.status_code == 422
    assert 'class="wrong"' in answer.text
    assert told in answer.text
    assert eva.cookie == ""


def test_a_game_that_is_not_there_has_no_form(ana: Person) -> None:
    assert ana.get("/new/chess").status_code == 404
    assert ana.post("/new/chess", {}).status_code == 404
    assert ana.post("/play", {"game": "chess"}).status_code == 404
    assert ana.post("/play", {"game": "el-grande", "level": "emperor"}).status_code == 422


# --- seats ---------------------------------------------------------------------------------------


def test_me_a_friend_somebody_here_and_a_bot_sit_down(ana: Person, server: Server) -> None:
    sitters = ["me", "friend", "here", "grande"]
    table = ana.make("el-grande", sitters, **{"name-blue": "  Eva \n Luz "})
    me, friend, here, bot = server.table(table).seats
    assert (me.name, here.name, bot.bot) == ("Ana", "Eva Luz", "grande")
    assert me.person == here.person
    assert friend.is_open
    assert ana.facts(table)["waiting"] == "seats"


def test_a_link_seats_a_friend_once(ana: Person, ben: Person, server: Server) -> None:
    table = ana.make("el-grande", ["me", "friend"])
    [link] = links_in(ana.get(f"/t/{table}").text)
    assert "Ana" in ben.get(f"/join/{link}").text
    assert ben.post(f"/join/{link}").headers["location"] == f"/t/{table}"
    assert server.table(table).seats[1].name == "Ben"
    for method in ("GET", "POST"):
        late = server.person("Eva").client.request(method, f"/join/{link}")
        assert late.status_code == 410
        assert late.json()["error"].startswith("This invitation has been used")
    assert ben.facts(table)["seat"] == 1


@pytest.mark.parametrize("game", GAMES)
def test_where_a_link_leads_this_table_is_seen_as_it_lies(
    ana: Person, ben: Person, server: Server, game: str
) -> None:
    table = ana.make(game, ["me", "friend"])
    [link] = links_in(ana.get(f"/t/{table}").text)
    seen = html.unescape(ben.get(f"/join/{link}").text)
    parts = server.table(table).match.picture(None, "en").parts
    told = [line for part in parts if part.kind in LAID_OUT for line in part.told]
    assert len(told) > 3
    assert not [line for line in told if f"<li>{line}</li>" not in seen]


def test_who_comes_by_a_link_gives_a_name(ana: Person, server: Server) -> None:
    table = ana.make("el-grande", ["me", "friend"])
    [link] = links_in(ana.get(f"/t/{table}").text)
    eva = server.person()
    eva.post(f"/join/{link}", {"name": "Eva"})
    assert server.table(table).seats[1].name == "Eva"
    assert ">Eva</a>" in eva.get("/").text


def test_a_link_says_that_a_seat_is_kept_also_where_the_maker_has_none(
    ana: Person, ben: Person
) -> None:
    table = ana.make("el-grande", ["friend", "peon"])
    [link] = links_in(ana.get(f"/t/{table}").text)
    assert "<p>A seat is kept for you" in ben.get(f"/join/{link}").text


def test_only_the_maker_sees_the_links(ana: Person, ben: Person, server: Server) -> None:
    table = ana.make("el-grande", ["me", "friend", "friend"])
    first, second = links_in(ana.get(f"/t/{table}").text)
    ben.post(f"/join/{first}")
    for person in (ben, server.person()):
        assert links_in(person.get(f"/t/{table}").text) == []
        with person.listen(table) as stream:
            assert second not in json.dumps(stream.next())


@pytest.mark.parametrize(("sitters", "links"), [(["me", "peon"], 0), (["me", "friend", "peon"], 1)])
def test_new_links_are_offered_for_seats_of_people_alone(
    ana: Person, sitters: list[str], links: int
) -> None:
    table = ana.make("el-grande", sitters)
    assert ana.get(f"/t/{table}").text.count(f'action="/t/{table}/invite"') == links


def test_everybody_sees_who_has_come(ana: Person, ben: Person) -> None:
    table = ana.make("el-grande", ["me", "friend"])
    [link] = links_in(ana.get(f"/t/{table}").text)
    with ana.listen(table) as stream:
        assert stream.next()["waiting"] == "seats"
        ben.post(f"/join/{link}")
        change = stream.until(lambda change: change["waiting"] is None)
    assert change["seats"][1]["name"] == "Ben"


def test_the_maker_gives_a_new_link_for_a_lost_seat(ana: Person, ben: Person) -> None:
    table = seated(ana, ben)
    ben.send(table, "order", seat=1, name="end", answer="yes")
    with ben.listen(table, 1) as stream:
        stream.next()
        assert ana.post(f"/t/{table}/invite", {"seat": "1"}).status_code == 303
        with pytest.raises(AssertionError, match="ended"):
            stream.until(lambda change: False)
    assert ben.facts(table)["seat"] is None
    assert ben.get(f"/t/{table}/stream", params={"seat": 1}).status_code == 403
    [link] = links_in(ana.get(f"/t/{table}").text)
    ben.post(f"/join/{link}")
    facts = ben.facts(table)
    assert facts["seat"] == 1
    assert not facts["orders"][0]["on"]


@pytest.mark.parametrize("seat", ["0", "7", "-1", "one", "²", "9" * 5000])
def test_a_seat_that_is_ones_own_or_none_gets_no_new_link(
    ana: Person, ben: Person, seat: str
) -> None:
    table = seated(ana, ben)
    assert ana.post(f"/t/{table}/invite", {"seat": seat}).status_code == 422


def test_only_the_maker_gives_new_links(ana: Person, ben: Person) -> None:
    table = seated(ana, ben)
    assert ben.post(f"/t/{table}/invite", {"seat": "0"}).status_code == 403
    assert ana.post("/t/nowhere/invite", {"seat": "0"}).status_code == 404


def test_the_maker_has_a_bot_instead_of_a_friend(ana: Person, ben: Person) -> None:
    table = ana.make("el-grande", ["me", "friend"])
    [link] = links_in(ana.get(f"/t/{table}").text)
    assert ben.send(table, "seat", seat=1, bot="peon").status_code == 403
    assert ana.send(table, "seat", seat=1, bot="peon").status_code == 200
    assert ben.get(f"/join/{link}").status_code == 410
    assert ana.facts(table)["seats"][1]["bot"] == "Peón"


def test_names_are_written_as_they_are(server: Server) -> None:
    eva = server.person("</script><b>&")
    table = eva.make("el-grande", ["me", "peon"])
    page = eva.get(f"/t/{table}").text
    assert "<b>" not in page
    assert eva.facts(table)["seats"][0]["name"] == "</script><b>&"


# --- me ------------------------------------------------------------------------------------------


def test_a_name_is_kept(ana: Person, server: Server) -> None:
    table = ana.make("el-grande", ["me", "peon"])
    ana.facts(table)
    ana.post("/me", {"name": " Ana \t María "})
    assert 'value="Ana María"' in ana.get("/me").text
    assert ana.facts(table)["seats"][0]["name"] == "Ana María"


def test_a_name_is_not_too_long_and_not_empty(ana: Person) -> None:
    ana.post("/me", {"name": "x" * 1000})
    assert f'value="{"x" * 24}"' in ana.get("/me").text
    assert ana.post("/me", {"name": " \u200b "}).status_code == 422
    assert f'value="{"x" * 24}"' in ana.get("/me").text


def test_language_and_look_are_kept(ana: Person) -> None:
    for language in LANGUAGES:
        ana.post("/me", {"language": language, "look": "dark", "pace": "fast"})
        assert f'<html lang="{language}" data-look="dark">' in ana.get("/").text
    ana.post("/me", {"language": "xx", "look": "loud"})
    assert f'<html lang="{LANGUAGES[-1]}" data-look="dark">' in ana.get("/").text


def test_a_browser_is_answered_in_its_language(server: Server) -> None:
    for language in LANGUAGES:
        answer = server.person().get("/", headers={"accept-language": f"xx, {language};q=0.8"})
        assert f'<html lang="{language}"' in answer.text


@pytest.mark.parametrize("back", ["https://foreign.example/", "//foreign.example", "/\\foreign"])
def test_nobody_is_led_away(ana: Person, back: str) -> None:
    assert ana.post("/me", {"look": "dark", "back": back}).headers["location"] == "/me"


def test_a_private_link_brings_me_to_another_device(ana: Person, server: Server) -> None:
    table = ana.make("el-grande", ["me", "peon"])
    page = ana.post("/me/device").text
    token = page.partition("/come/")[2].partition('"')[0]
    phone = server.person()
    assert "Ana" in phone.get(f"/come/{token}").text
    assert phone.cookie == ""
    phone.post(f"/come/{token}", headers={"user-agent": "Firefox on Android"})
    assert phone.facts(table)["seat"] == 0
    assert "Firefox Android" in ana.get("/me").text
    assert token not in ana.get("/me").text


def test_whoever_takes_off_their_last_device_is_told_that_nobody_brings_them_back(
    ana: Person,
) -> None:
    [asked] = re.findall(r"<details.*?</details>", ana.get("/me").text, re.DOTALL)[:1]
    assert "nobody can bring you and your tables back" in asked
    assert 'name="device"' in asked
    assert "Your other device still does" in ana.post("/me/device").text


def test_a_device_that_was_removed_is_a_stranger(ana: Person, server: Server) -> None:
    table = ana.make("el-grande", ["me", "peon"], short="yes")
    token = ana.post("/me/device").text.partition("/come/")[2].partition('"')[0]
    phone = server.person()
    phone.post(f"/come/{token}")
    known = server.store.whose(phone.cookie)
    assert known is not None
    with phone.listen(table, 0) as stream:
        stream.next()
        ana.post("/me/device/remove", {"device": known.device})
        with pytest.raises(AssertionError, match="ended"):
            stream.until(lambda change: False)
    assert phone.facts(table)["seat"] is None
    assert phone.get(f"/come/{token}").status_code == 410
    assert phone.post(f"/come/{token}").status_code == 410
    assert ana.facts(table)["seat"] == 0


def test_a_cookie_that_was_made_up_is_nobodys(ana: Person, server: Server) -> None:
    table = ana.make("el-grande", ["me", "peon"])
    known = server.store.whose(ana.cookie)
    assert known is not None
    for forged in (known.id, "x" * 43, ana.cookie[:-1] + "!", "", "x" * 5000):
        eva = server.person(cookies={"meseta": forged})
        assert eva.facts(table)["mine_seats"] == []
        assert eva.send(table, "play", seat=0, action=0, version=0).status_code == 403


def test_cookies_are_for_this_server_alone(server: Server) -> None:
    answer = server.person().post("/me", {"name": "Eva"})
    told = answer.headers["set-cookie"]
    assert "HttpOnly" in told
    assert "SameSite=lax" in told


def test_who_is_forgotten_is_replaced_by_a_bot(ana: Person, ben: Person, server: Server) -> None:
    table = seated(ana, ben)
    with ben.listen(table) as stream:
        stream.next()
        ana.delete("Ana")
        change = stream.until(lambda change: change["seats"][0]["bot"])
        assert change["seats"][0]["name"] in NAMES
        stream.until(lambda change: change["version"])
    assert ana.cookie == ""
    assert server.store.seats(table)[table][0].person is None


# --- the people in the same house ----------------------------------------------------------------


def test_the_door_is_opened_from_this_computer_alone(server: Server) -> None:
    elsewhere = httpx.HTTPTransport(local_address="127.0.0.2")
    with httpx.Client(base_url=server.address, transport=elsewhere) as stranger:
        assert stranger.get("/").status_code == 200
        assert stranger.get("/network").status_code == 403
        assert stranger.post("/network").status_code == 403
        forwarded = {"x-forwarded-for": HOST}
        assert stranger.get("/network", headers=forwarded).status_code == 403


def test_an_open_door_is_told_and_leads_here(ana: Person, server: Server) -> None:
    """Whatever is sent to other devices begins with it."""
    table = f"/t/{ana.make('el-grande', ['me', 'friend'])}"
    assert ana.post("/network", {"back": table}).headers["location"] == table
    assert ana.post("/network").headers["location"] == "/network"
    address = server.app.state.services[Network].address
    for page in ("/network", table):
        assert address in ana.get(page).text
    assert f"{address}come/" in ana.post("/me/device").text
    until(lambda: server.app.state.services[Network].server.started)
    assert httpx.get(address).status_code == 200


# --- listening -----------------------------------------------------------------------------------


def test_too_many_listeners_are_sent_away(ana: Person, server: Server) -> None:
    table = ana.make("el-grande", ["me", "friend"])
    hub = server.app.state.services[Hub]
    hub.listeners[table] = [Listener(Viewer(None, "en"))] * MOST_LISTENERS
    answer = server.person().get(f"/t/{table}/stream")
    with ana.listen(table, 0) as stream:
        assert stream.next()["waiting"] == "seats"
    del hub.listeners[table]
    assert answer.status_code == 429
    assert answer.json()["error"] == "Too many are looking at this table."


def test_who_knows_the_present_is_not_told_it_again(ana: Person) -> None:
    table = ana.make("el-grande", ["me", "here"], short="yes")
    known = ana.facts(table)["tag"]
    with ana.listen(table, "none", known) as stream:
        ana.act(table, 0)
        change = stream.next()
    assert change["version"] == 1
    assert len(change["parts"]) < len(change["order"])
