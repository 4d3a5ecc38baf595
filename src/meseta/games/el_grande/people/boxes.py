"""Box documents: reading them, saying what is wrong with them, and building the rules' numbers."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from meseta.games.el_grande.box import OLD_HANDS, Box, effects
from meseta.games.el_grande.box.domains import (
    AREA,
    AREA_VALUE,
    CARDS,
    CASTILLO,
    CHOICES,
    COUNT,
    DECK_ROOM,
    HIGHEST,
    INTERRUPTS,
    LAST_ROUND,
    MODIFIERS,
    MOST_DEALT,
    PIECES,
    PLACES,
    RECRUITED,
    REGAINS,
    REGION,
    REGIONS,
    ROUND,
    STACKS,
    TARGETS,
    TILE,
)
from meseta.games.el_grande.box.effects import Effect
from meseta.games.el_grande.people.options import EDITIONS, RULINGS
from meseta.kernel.boxes import Boxes, Document, Entry, between
from meseta.kernel.domain import NONE
from meseta.kernel.options import OptionError
from meseta.people.box_faults import BoxFault
from meseta.people.gallery import BoxPath
from meseta.people.tallies import TALLY, Tally

HERE = Path(__file__).parent.parent / "box"
NAMES = ("2023", "classic", "classic-literal")
COUNTRIES = AREA.names[TARGETS:]
SETS = ("base", "new-regency", "old-hands")
FALLING = AREA_VALUE.most
VALUES: list[Any] = [AREA_VALUE] * PLACES
VETO, REGAIN, MOVE = effects.Veto.title(), effects.Regain.title(), effects.Move.title()
KING, REVOLT = effects.King.title(), effects.Revolt.title()
SMUGGLE = effects.Smuggle.title()
EFFECT_WORDS = " ".join(
    one.key or name for kind in Effect.verbs for name, one in kind.words.items()
)
"""What a box may say of some effect, whether ours does or not."""


# --- reading -------------------------------------------------------------------------------------


def overlay(whole: Document, document: Document) -> None:
    """What a document says replaces what was there; a deck replaces the deck of its stack."""
    for key, value in document.items():
        if key == "deck" and "deck" in whole:
            places = {(d.get("set", "base"), d["stack"]): d for d in [*whole["deck"], *value]}
            whole["deck"] = [places[place] for place in sorted(places)]
        else:
            whole[key] = value


# --- checking ------------------------------------------------------------------------------------


def check_head(document: Document) -> Iterator[str]:
    """The edition is known, and names are texts."""
    if document["edition"] not in EDITIONS:
        yield f"edition {document['edition']!r} is not one of {', '.join(EDITIONS)}"
    for named, name in document["names"].items():
        if not isinstance(name, str):
            yield f"names: {named} is called {name!r}, which is no text"


def check_rulings(document: Document) -> Iterator[str]:
    """The box answers every question on which people differ."""
    for name, option in RULINGS.items():
        answer = document["rulings"].get(name)
        if answer is None or answer not in option.values:
            known = ", ".join(repr(value) for value in option.values if value is not None)
            yield f"rulings: {name} is {answer!r}, not one of {known}"


def check_board(document: Document) -> Iterator[str]:
    """Nine regions with three values each, and what lies beside them."""
    if tuple(region["id"] for region in document["region"]) != REGION.names:
        yield f"the regions must be, in this order: {', '.join(REGION.names)}"
        return
    if tuple(country["id"] for country in document["country"]) != COUNTRIES:
        yield f"the countries must be {' and '.join(COUNTRIES)}"
    if tuple(tile["id"] for tile in document["tile"]) != TILE.names:
        yield f"the tiles must be {' and '.join(TILE.names)}"
    for at, area in with_values(document):
        values = area["values"]
        if len(values) != PLACES or not FALLING >= values[0] >= values[1] >= values[2] >= 0:
            text = f"three falling values from {FALLING} to 0 are needed, not {values}"
            told = " / ".join(map(str, values))
            yield BoxFault(f"{area['id']}: {text}", "box-fault-values", at, values=told)
    for area_id in AREA.names:
        if area_id not in document["names"]:
            yield f"names: {area_id} has no name"


def with_values(document: Document) -> Iterator[tuple[BoxPath, Mapping[str, Any]]]:
    """What has points for first, second and third place: regions, tiles, the castillo."""
    for part in ("region", "tile"):
        yield from [((part, entry["id"]), entry) for entry in document[part]]
    yield ("castillo",), document["castillo"]


def check_borders(document: Document) -> Iterator[str]:
    """Each border is between two regions, or a country and a region, and told once."""
    told: set[frozenset[str]] = set()
    for entry in document["border"]:
        one, other = entry["between"]
        if one == other or one not in (*REGION.names, *COUNTRIES) or other not in REGION.names:
            yield f"border: {one!r} and {other!r} cannot be neighbours"
        if frozenset((one, other)) in told:
            yield f"border: {one!r} and {other!r} are neighbours twice"
        told.add(frozenset((one, other)))


def check_power(document: Document) -> Iterator[str]:
    """Thirteen power cards, rounds that can be played, and pieces for the set-up."""
    if [card["value"] for card in document["power"]] != list(range(1, HIGHEST + 1)):
        yield f"the power cards must be 1 to {HIGHEST}, each once and in order"
    pieces = document["pieces"]
    scored, skipped = set(pieces["scoring_rounds"]), set(pieces["short_skips"])
    if LAST_ROUND not in scored - skipped or not scored <= set(range(1, LAST_ROUND + 1)):
        text = f"pieces: round {LAST_ROUND} must be played and scored, and no round beyond it"
        yield BoxFault(text, "box-fault-last_round", ("pieces",), round=LAST_ROUND)
    needed, count = pieces["court"] + pieces["grande_company"], pieces["caballeros"]
    if needed > count:
        text = "pieces: court and company of the grande need more caballeros than there are"
        yield BoxFault(text, "box-fault-court", ("pieces",), needed=needed, count=count)


def check_cards(document: Document) -> Iterator[str]:
    """Every card has a name and one special action, or two to choose from, in known words."""
    for card_id in document.get("own_titles", []):
        if card_id not in document["names"]:
            yield f"own_titles: {card_id!r} is not in names"
    ids = [card["id"] for card in document["card"]]
    for card_id, count in Counter(ids).items():
        if count > 1:
            yield f"card {card_id} is described {count} times"
    for card in document["card"]:
        for effect in effects_of(card):
            yield from Effect.faults(f"card {card['id']}", effect)
        for message, text in faults_of_card(card):
            yield BoxFault(f"card {card['id']}: {text}", message, ("card", card["id"]))
    for modifier in document.get("modifiers", {}).get("cards", []):
        if "ability" in modifier:
            name, at = f"modifier {modifier['id']}", ("modifiers", "cards", modifier["id"])
            yield from Effect.faults(name, modifier["ability"])
            if modifier["ability"]["do"] == SMUGGLE:
                text = f"{name}: only an action card can be for smuggling"
                yield BoxFault(text, "box-fault-smuggle_ability", at)


def faults_of_card(card: Mapping[str, Any]) -> Iterator[tuple[str, str]]:
    """What is wrong with the special actions of a card: the message, and a sentence."""
    special, either = card.get("special", []), card.get("either", [])
    if not special and not either:
        yield "box-fault-nothing", "it needs a special action; there is nothing"
    if special and either:
        yield "box-fault-both", "'special' and 'either' cannot both be there"
    if either and len(either) != CHOICES:
        yield "box-fault-either", "'either' needs two special actions"
    if len(special) > 1 and {effect["do"] for effect in special} != {MOVE}:
        yield "box-fault-joined", "only moves can be joined in one special action"
    if SMUGGLE in [effect["do"] for effect in either]:
        yield "box-fault-smuggle", "smuggling comes with its card and cannot be chosen"
    if any(each.get("escort") and each.get("to") == "abroad" for each in (*special, *either)):
        yield "box-fault-abroad", "nobody can follow the King abroad"


def check_decks(document: Document) -> Iterator[str]:
    """Decks of known cards, as many as the totals say, in every stack and for every round."""
    known = {card["id"] for card in document["card"]}
    rows = [(deck, entry) for deck in document["deck"] for entry in deck["cards"]]
    if len(rows) > CARDS:
        yield f"the decks have {len(rows)} different entries; there is room for {CARDS}"
    for deck, entry in rows:
        if entry["card"] not in known:
            yield f"stack {deck['stack']}: no card {entry['card']!r} is described"
        elif entry["card"] not in document["names"]:
            yield f"names: {entry['card']} has no name"
        if entry["copies"] < 1:
            yield f"stack {deck['stack']}: {entry['card']} has {entry['copies']} copies"
    for deck in document["deck"]:
        if deck.get("set", "base") not in SETS or deck["stack"] not in range(1, STACKS + 1):
            yield f"deck {deck.get('set', 'base')!r}, stack {deck['stack']}: there is no such place"
            return
    for (_, name, stack), counted, told in tallies(document):
        if counted != told:
            text = f"{name}, stack {int(stack) + 1}: {counted} cards, in totals {told}"
            yield BoxFault(text, TALLY)
    yield from check_rows(document, rows)


def tallies(document: Document) -> Iterator[Tally]:
    """The cards of each stack of each set, beside what the rule books print."""
    for name, totals in document["totals"].items():
        for stack in range(STACKS) if name in SETS else ():
            yield Tally(("totals", name, stack), count_cards(document, name, stack), totals[stack])


def check_rows(document: Document, rows: list[tuple[Any, Any]]) -> Iterator[str]:
    """What the flow of the game needs of the decks."""
    for stack in range(STACKS):
        count = count_cards(document, "base", stack)
        if document["rules"]["used_cards"] == "discard" and stack < STACKS - 1 and count < 9:
            text = f"stack {stack + 1}: {count} cards do not last for nine rounds"
            yield BoxFault(text, "box-fault-lasting", stack=stack + 1, count=count)
        if not 1 <= count <= DECK_ROOM // 2:
            text = f"stack {stack + 1}: {count} cards; 1 to {DECK_ROOM // 2} are possible"
            yield BoxFault(
                text, "box-fault-stack", stack=stack + 1, count=count, most=DECK_ROOM // 2
            )
    vetoes = vetoes_in(document)
    if sum(entry["card"] in vetoes for _, entry in rows) > 1:
        yield BoxFault("all Veto cards must be in one entry of one deck", "box-fault-veto")


def check_sets(document: Document) -> Iterator[str]:
    """New Regency lasts as long as the game; Old Hands are swapped for cards of their stack."""
    lasts = LAST_ROUND if document["rules"]["used_cards"] == "discard" else 1
    for name, stack in sorted({(d.get("set", "base"), d["stack"] - 1) for d in document["deck"]}):
        count, base = (count_cards(document, each, stack) for each in (name, "base"))
        least, most = 0, DECK_ROOM
        if name == "new-regency" and stack == STACKS - 1:
            least, most = lasts, DECK_ROOM // 2
        elif name == "old-hands":
            most = min(OLD_HANDS, base)
        if not least <= count <= most:
            text = f"{name}, stack {stack + 1}: {count} cards; {least} to {most} are possible"
            told = {"set": name, "stack": stack + 1, "count": count}
            yield BoxFault(text, "box-fault-set_stack", **told, least=least, most=most)


def count_cards(document: Document, name: str, stack: int) -> int:
    """The cards of one set in one stack, counted from 0."""
    return sum(entry["copies"] for entry in rows_of(document, name, stack))


def check_regains(document: Document) -> Iterator[str]:
    """Few cards take played cards back, and none of them comes twice in a game."""
    cards = {card["id"] for card in document["card"] if takes_back(effects_of(card))}
    rows = [(deck, e) for deck in document["deck"] for e in deck["cards"] if e["card"] in cards]
    if (count := sum(entry["copies"] for _, entry in rows)) > REGAINS:
        text = f"at most {REGAINS} cards may take power cards back"
        yield BoxFault(text, "box-fault-regains", count=count, most=REGAINS)
    for stack in {deck["stack"] for deck, _ in rows if deck.get("set") != "new-regency"}:
        if cards_return(document, stack - 1) and lasting(document, stack - 1) < LAST_ROUND:
            text = f"stack {stack}: a card that takes power cards back would come twice"
            yield BoxFault(text, "box-fault-regain_twice", stack=stack)
    for modifier in document.get("modifiers", {}).get("cards", []):
        if takes_back([modifier["ability"]] if "ability" in modifier else []):
            text = f"modifier {modifier['id']}: an ability cannot take cards back"
            at = ("modifiers", "cards", modifier["id"])
            yield BoxFault(text, "box-fault-regain_ability", at)


def vetoes_in(document: Document) -> set[str]:
    """The cards that can be kept as a Veto."""
    return {
        card["id"]
        for card in document["card"]
        if VETO in [effect["do"] for effect in effects_of(card)]
    }


def takes_back(effects: list[Any]) -> bool:
    """Whether one of some effects takes played cards back."""
    return any(effect["do"] == REGAIN for effect in effects)


def cards_return(document: Document, stack: int) -> bool:
    """Whether used cards of a stack go back under it; the King card always does."""
    return document["rules"]["used_cards"] == "under the stack" or stack == STACKS - 1


def lasting(document: Document, stack: int) -> int:
    """How many cards of a stack surely lie there or in the row; Vetoes may be with the players."""
    vetoes = vetoes_in(document)
    rows = rows_of(document, "base", stack)
    return sum(entry["copies"] for entry in rows if entry["card"] not in vetoes)


def check_modifiers(document: Document) -> Iterator[str]:
    """Sixteen modifiers of at most sixteen kinds, if there are any."""
    modifiers = document.get("modifiers")
    if modifiers is None:
        return
    count = sum(card["copies"] for card in modifiers["cards"])
    if count != document["totals"].get("modifiers") or count != MODIFIERS:
        text = f"modifiers: {count} cards, there must be {MODIFIERS}"
        yield BoxFault(text, "box-fault-modifiers", count=count, needed=MODIFIERS)
    if not 1 <= modifiers["dealt"] <= MOST_DEALT:
        yield f"modifiers: 1 to {MOST_DEALT} are dealt to each player"


ENTRIES = (
    Entry("region", "region {id}", values=VALUES),
    Entry("country", "country {id}"),
    Entry("tile", "tile {id}", values=VALUES),
    Entry("card", "card {id}", f"special either {EFFECT_WORDS}", special=[Effect], either=[Effect]),
    Entry("border", "border {between[0]}-{between[1]}", between=[AREA, AREA]),
    Entry("power", "power card {value}", caballeros=RECRUITED),
    Entry("deck", "deck {stack}"),
    Entry("deck.cards", "deck {stack}, card {card}", copies=between(1, DECK_ROOM)),
    Entry(
        "modifiers.cards",
        "modifier {id}",
        "ability",
        value=between(-HIGHEST, HIGHEST),
        copies=between(1, MODIFIERS),
        ability=Effect,
    ),
    Entry(
        "pieces",
        caballeros=PIECES,
        court=COUNT,
        grande_company=COUNT,
        king_bonus=AREA_VALUE,
        grande_bonus=AREA_VALUE,
        scoring_rounds=[ROUND],
        short_skips=[ROUND],
    ),
    Entry("castillo", values=VALUES),
    *map(Entry, ("rules", "rulings")),
    Entry("totals", maybe="base"),
)
CHECKS = (
    check_head,
    check_rulings,
    check_board,
    check_borders,
    check_power,
    check_cards,
    check_decks,
    check_sets,
    check_regains,
    check_modifiers,
)
BOXES = Boxes("el-grande", HERE, NAMES, ENTRIES, "edition names", CHECKS, overlay)
load, faults, entries = BOXES.load, BOXES.faults, BOXES.entries


def rows_of(document: Document, name: str, stack: int) -> list[Any]:
    """The deck entries of one set in one stack, counted from 0."""
    return [
        entry
        for deck in document["deck"]
        if deck.get("set", "base") == name and deck["stack"] == stack + 1
        for entry in deck["cards"]
    ]


def effects_of(card: Mapping[str, Any]) -> list[Any]:
    """The special actions of a card; a card without one is a fault."""
    return list(card.get("special") or card.get("either") or [])


# --- what rules and people see of the decks ------------------------------------------------------


def deck_rows(document: Document) -> list[dict[str, Any]]:
    """Every entry of every deck, as the rules number them: card, stack, set, copies, source."""
    cards = {card["id"]: card for card in document["card"]}
    rows = []
    for deck in document["deck"]:
        for entry in deck["cards"]:
            card = cards[entry["card"]]
            sources = (entry["source"], card["source"])
            rows.append(
                {
                    "id": entry["card"],
                    "stack": deck["stack"],
                    "set": deck.get("set", "base"),
                    "copies": entry["copies"],
                    "effects": effects_of(card),
                    "either": "either" in card,
                    "source": "reconstructed" if "reconstructed" in sources else entry["source"],
                }
            )
    return rows


def card_names(document: Document) -> list[str]:
    """A name for each entry of the decks; the same card in another stack is told by its stack."""
    found: list[str] = []
    for entry in deck_rows(document):
        name = str(entry["id"])
        found.append(f"{name}@{entry['stack']}" if name in found else name)
    return found


def modifier_names(document: Document) -> list[str]:
    """The names of the modifiers."""
    return [card["id"] for card in document.get("modifiers", {}).get("cards", [])]


def effect_names(document: Document) -> list[str]:
    """A name for each row of the table of effects: its card, and which of two it is."""
    found = []
    for name, entry in zip(card_names(document), deck_rows(document), strict=True):
        count = len(entry["effects"])
        found += [name] if count == 1 else [f"{name} {place + 1}" for place in range(count)]
    cards = document.get("modifiers", {}).get("cards", [])
    return found + [f"modifier {card['id']}" for card in cards if "ability" in card]


def build(document: Document, chosen: Mapping[str, Any]) -> Box:
    """The record that the rules read, for one box and one set of options."""
    box = Box()
    players = len(chosen["players"])
    ruled = {k: chosen[k] for k in RULINGS if chosen[k] is not None}
    rules = {**document["rules"], **document["rulings"], **ruled}
    dummy = rules["dummy"] and players == 2
    box.players = players
    box.colours = players + int(dummy)
    pieces = document["pieces"]
    for name in ("caballeros", "court", "grande_company", "king_bonus", "grande_bonus"):
        setattr(box, name, pieces[name])
    box.depth = rules["depth"][str(players)]
    box.veto_interrupts = INTERRUPTS[rules["veto_interrupts"]]
    box.may_leave_undone = int(rules["may_leave_undone"])
    box.choice_castillo = int(rules["choice_castillo"])
    box.estate_may_stay = int(rules["estate_may_stay"])
    box.dummy_stays = int(rules["dummy_castillo"] == "stay")
    box.dummy_may_be_spared = int(rules["assassin_dummy"] == "may")
    box.singles_lose = int(rules["civil_war_singles"] == "lose")
    box.retinue_castillo = int(rules["retinue_castillo"])
    build_board(box, document)
    build_borders(box, document)
    build_rounds(box, document, chosen["short"])
    build_effects(box, document, rules)
    build_stacks(box, document, chosen, rules["used_cards"] == "under the stack")
    box.merged = int(dummy or chosen["merged_stack"])
    if "power-shift" in chosen["expansions"]:
        build_modifiers(box, document)
    build_reach(box, document)
    return box


def build_board(box: Box, document: Document) -> None:
    """What areas, tiles and power cards are worth."""
    for index, area in enumerate((*document["region"], document["castillo"])):
        for place in range(PLACES):
            box.values[index, place] = area["values"][place]
    for index, tile in enumerate(document["tile"]):
        for place in range(PLACES):
            box.tile_values[index, place] = tile["values"][place]
    for card in document["power"]:
        box.recruits[card["value"]] = card["caballeros"]


def build_borders(box: Box, document: Document) -> None:
    """Which regions lie beside each area; beside the castillo lie all of them."""
    for entry in document["border"]:
        one, other = entry["between"]
        box.borders[AREA[one], REGION[other]] = 1
        if one in REGION.names:
            box.borders[AREA[other], REGION[one]] = 1
    for region in range(REGIONS):
        box.borders[CASTILLO, region] = 1


def build_rounds(box: Box, document: Document, short: bool) -> None:
    """The round track, with the spaces that a short game skips."""
    skipped = document["pieces"]["short_skips"] if short else []
    played = [r for r in range(1, LAST_ROUND + 1) if r not in skipped]
    box.first_round = played[0]
    for now, following in zip(played, [*played[1:], 0], strict=True):
        box.next_round[now] = following
    for scoring in document["pieces"]["scoring_rounds"]:
        box.scores_after[scoring] = 1


def build_effects(box: Box, document: Document, rules: Mapping[str, Any]) -> None:
    """Cards and modifiers point at rows of one table of effects; joined ones follow each other."""
    table = EffectTable(box)
    for index, entry in enumerate(deck_rows(document)):
        box.card_stack[index] = entry["stack"] - 1
        several = [[e] for e in entry["effects"]] if entry["either"] else [entry["effects"]]
        groups = list(filter(None, several))
        box.card_choices[index] = len(groups)
        for choice, group in enumerate(groups):
            box.card_effect[index, choice] = table.add([ruled(e, rules) for e in group])
    for index, modifier in enumerate(document.get("modifiers", {}).get("cards", [])):
        if "ability" in modifier:
            box.modifier_effect[index] = table.add([modifier["ability"]])


class EffectTable:
    """The rows of effects in a box."""

    def __init__(self, box: Box) -> None:
        self.box = box
        self.made = 0
        box.effect_next = [NONE] * len(box.effect_next)
        box.modifier_effect = [NONE] * len(box.modifier_effect)

    def add(self, group: list[Mapping[str, Any]]) -> int:
        """Write joined effects; the row of the first."""
        first = self.made
        for effect in group:
            self.box.effects.rows[self.made] = Effect.row(effect)
            self.made += 1
        for row in range(first, self.made - 1):
            self.box.effect_next[row] = row + 1
        return first


def ruled(effect: Mapping[str, Any], rules: Mapping[str, Any]) -> Mapping[str, Any]:
    """An effect of a card under the rulings."""
    if effect["do"] == effects.Assassinate.title():
        return {**effect, "may_stop": rules["assassin_may_stop"]}
    if effect["do"] == effects.Place.title() and effect["where"] == "regions":
        return {**effect, "where": "both" if rules["militia_castillo"] else "regions"}
    return effect


def build_stacks(box: Box, document: Document, chosen: Mapping[str, Any], returns: bool) -> None:
    """Which cards make up each stack, and which Old Hands are swapped in."""
    rows = deck_rows(document)
    regency = "new-regency" in chosen["expansions"]
    box.veto_card = NONE
    for index, entry in enumerate(rows):
        stack = entry["stack"] - 1
        if any(effect["do"] == VETO for effect in entry["effects"]):
            box.veto_card = index
        box.takes_back[index] = int(takes_back(entry["effects"]))
        if entry["set"] == ("new-regency" if regency and entry["stack"] == STACKS else "base"):
            for _copy in range(entry["copies"]):
                box.stack_cards[stack, box.stack_sizes[stack]] = index
                box.stack_sizes[stack] += 1
                box.card_copies[index] += 1
    for index in old_hands(document, rows, chosen):
        stack = rows[index]["stack"] - 1
        box.extra_cards[stack, box.extra_sizes[stack]] = index
        box.extra_sizes[stack] += 1
        box.card_extras[index] += 1
    for stack in range(STACKS):
        kings = stack == STACKS - 1 and not regency
        box.stack_returns[stack] = int(returns or kings)
    box.cards_in_play = sum(box.stack_sizes)


def old_hands(
    document: Document, rows: list[dict[str, Any]], chosen: Mapping[str, Any]
) -> list[int]:
    """The numbers of the Old Hands cards that are used: all, or those that were named."""
    extra = {row["id"]: index for index, row in enumerate(rows) if row["set"] == "old-hands"}
    if "old-hands" in chosen["expansions"]:
        return [index for index in extra.values() for _copy in range(rows[index]["copies"])]
    for name, count in Counter(chosen["old_hands"]).items():
        if name not in extra:
            raise OptionError(f"old_hands: {name!r} is not one of {', '.join(extra)}")
        if count > rows[extra[name]]["copies"]:
            raise OptionError(f"old_hands: there are not {count} copies of {name!r}")
    return [extra[name] for name in chosen["old_hands"]]


def build_modifiers(box: Box, document: Document) -> None:
    """The grey cards of Power Shift."""
    if "modifiers" not in document:
        raise OptionError("expansions: this box has no modifiers for 'power-shift'")
    box.modifiers_dealt = document["modifiers"]["dealt"]
    for index, modifier in enumerate(document["modifiers"]["cards"]):
        box.modifier_deck[index] = modifier["copies"]
        box.modifier_value[index] = modifier["value"]


def build_reach(box: Box, document: Document) -> None:
    """Where the cards that are played with can bring the King and the grandes."""
    used = effects_in_play(box, document)
    goes = {effect["to"] for effect in used if effect["do"] == KING}
    box.king_abroad = int("abroad" in goes)
    box.king_castillo = int(any(effect["do"] == REVOLT for effect in used))
    box.grande_castillo = int("a grande" in goes)


def effects_in_play(box: Box, document: Document) -> list[Any]:
    """The special actions of all cards and modifiers that are not left in the box."""
    copies = zip(box.card_copies, box.card_extras, strict=True)
    in_play = [some + more > 0 for some, more in copies]
    rows = [row for row, used in zip(deck_rows(document), in_play, strict=False) if used]
    cards = document.get("modifiers", {}).get("cards", [])
    dealt = [card for card, count in zip(cards, box.modifier_deck, strict=False) if count > 0]
    return [
        *[effect for row in rows for effect in row["effects"]],
        *[card["ability"] for card in dealt if "ability" in card],
    ]
