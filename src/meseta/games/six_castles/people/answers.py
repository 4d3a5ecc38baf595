"""What answers are about, in words: charters, tiles, hills, markets, slots."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from meseta.games.six_castles.box.domains import MARKABLE
from meseta.games.six_castles.people.hills import as_they_lie, hill_at
from meseta.games.six_castles.people.picture.pieces import terrain_name
from meseta.games.six_castles.people.views import View
from meseta.kernel.boxes import Document
from meseta.kernel.domain import Word
from meseta.kernel.game import Scene
from meseta.people.answering import AT, LEAVES, ORDER, USUAL
from meseta.people.shortening import Short

if TYPE_CHECKING:
    from meseta.games.six_castles.people.words import Words

RECONSTRUCTED, TIMES = "*", "\N{MULTIPLICATION SIGN}"
MARKING, ON_LINE = {"step", "disc"}, {"end", "append", "replace", "toll"}
"""What is done while marking, and what is done with the line whatever else was done."""
OF_WORKERS = "moved", "prayed", "built"
"""The stages of a turn with workers."""


class Answers:
    """Tells what may be chosen, beyond its name."""

    def __init__(self, words: Words, document: Document) -> None:
        self.words = words
        self.tiles = {tile["id"]: tile for tile in (*document["landscape"], *document["start"])}
        self.explorations = {tile["id"]: tile for tile in document["exploration"]}
        self.charters = {charter["id"]: charter for charter in document["charter"]}
        self.tellers: dict[str, Callable[..., dict[str, Any]]] = {
            "Charter": self.tell_charters,
            "Charter.keep": self.tell_charter,
            "StartTile.lay": self.tell_start,
            "LineTile.take": self.tell_exploration,
            "Face": self.tell_faced,
            "Face.face": self.tell_face,
            "Lay.lay": self.tell_tile,
            "Spot.go": self.tell_spot,
            "Goal.go": self.tell_goal,
            "Castle.build": self.tell_corner,
            "Act": self.tell_turn,
            "Act.end": self.tell_end,
            "Act.mark_hill": self.tell_mark,
            "Act.step": self.tell_step,
            "Act.disc": self.tell_disc,
            "Act.sell": self.tell_market,
            "Act.score": self.tell_slot,
            "Act.pray": self.tell_prayer,
            "Act.toll": self.tell_step,
            "Lay.toll": self.tell_step,
            "SaleDisc.lift": self.tell_space,
            "SaleDisc.supply": self.tell_usual,
            "SlotDisc": self.tell_taken,
            "SlotDisc.lift": self.tell_space,
            "SlotDisc.supply": self.tell_usual,
            "Hill.enter": self.tell_hill,
            "SlotWorker": self.tell_taken,
            "SlotWorker.lift": self.tell_worker,
            "SlotWorker.supply": self.tell_usual,
            "Extend.append": self.tell_usual,
        }

    def told(
        self, scene: Scene[View], answer: str, chosen: Mapping[str, Word], /
    ) -> dict[str, Any]:
        """What tiles, hills, markets and slots are about."""
        return self.tellers[answer](scene, **chosen) if answer in self.tellers else {}

    def tell_charters(self, scene: Scene[View]) -> dict[str, Any]:
        """Whether there is anybody from whom a charter is kept."""
        return {"alone": str(scene.view["solo"]).lower()}

    def tell_charter(self, scene: Scene[View], charter: str) -> dict[str, Any]:
        """What a charter brings; charters are told as they lie."""
        lie = [each.get("id") for each in scene.view["charters"]]
        return {"text": self.charter(charter), ORDER: lie.index(charter)}

    def tell_turn(self, scene: Scene[View]) -> dict[str, Any]:
        """What the turn has come to, and what is being marked."""
        return {"doing": doing(scene.view), "terrains": self.names(scene.view["marks"])}

    def tell_end(self, scene: Scene[View]) -> dict[str, Any]:
        """Whether discs or workers can still do something."""
        return {LEAVES: doing(scene.view) != "line"}

    def tell_start(self, scene: Scene[View], side: str) -> dict[str, Any]:
        """What a side of the start tile shows."""
        quarters = self.tiles[f"start_{side}"]["quarters"]
        return {"name": side.upper(), "shows": self.names(quarters)}

    def tell_exploration(self, scene: Scene[View], tile: str) -> dict[str, Any]:
        """What an exploration tile shows."""
        return {"shows": self.sides(self.explorations[tile])}

    def tell_faced(self, scene: Scene[View]) -> dict[str, Any]:
        """The exploration tile that is being laid, by what it shows, and what is being marked."""
        tile = self.sides(self.explorations[str(scene.about["tile"])]).full
        marks = scene.view["marks"] if scene.view["stage"] == "marked" else []
        return {"tile": tile, "marks": len(marks), "marking": self.names(marks)}

    def tell_face(self, scene: Scene[View], facing: str) -> dict[str, Any]:
        """What an exploration tile shows as it faces."""
        side, _, back = facing.partition(" ")
        spaces = self.explorations[str(scene.about["tile"])][side]
        return {"shows": self.shorts(spaces[::-1] if back else spaces)}

    def tell_tile(self, scene: Scene[View], tile: str) -> dict[str, Any]:
        """A landscape tile, as it lies in the hand."""
        entry, view = self.tiles[tile], scene.view
        held = [each and each["id"] for each in view["hands"][view["pending"][0]]]
        shows = self.words.shown(entry["quarters"])
        order = held.index(tile) - len(held)
        return {"number": name_on_map(tile), "shows": shows, ORDER: order}

    def tell_spot(self, scene: Scene[View], tile: str, side: str) -> dict[str, Any]:
        """A cell beside a tile."""
        short = self.words.say(f"side-{side}", tile=name_on_map(tile))
        return {"spot": Short(short, self.words.beside(tile, side))}

    def tell_goal(self, scene: Scene[View], tile: str) -> dict[str, Any]:
        """A tile that a worker walks to."""
        return {"number": name_on_map(tile)}

    def tell_corner(self, scene: Scene[View], corner: str) -> dict[str, Any]:
        """A hill at the tile that was laid last."""
        last = scene.view["tiles"][-1]["id"]
        return self.tell_hill_at(scene, last, corner)

    def tell_mark(self, scene: Scene[View], corner: str) -> dict[str, Any]:
        """A hill at the tile that was laid last, with what can be marked in it."""
        last = scene.view["tiles"][-1]["id"]
        terrains = hill_at(as_they_lie(scene.view), f"{last} {corner}")
        shows = [each for each in terrains if each in MARKABLE.names]
        return {**self.tell_corner(scene, corner), "shows": self.hill(shows)}

    def tell_hill(self, scene: Scene[View], corner: str) -> dict[str, Any]:
        """A hill at the tile that a worker walks to."""
        return self.tell_hill_at(scene, str(scene.about["tile"]), corner)

    def tell_hill_at(self, scene: Scene[View], tile: str, corner: str) -> dict[str, Any]:
        """A corner of a tile, and what its hill shows."""
        shows = self.hill(hill_at(as_they_lie(scene.view), f"{tile} {corner}"))
        place = [self.words.say(f"corner-{corner}{form}") for form in ("", ".in")]
        return {"place": Short(*place), "shows": shows}

    def tell_space(self, scene: Scene[View], space: int) -> dict[str, Any]:
        """What a space of the line shows."""
        spaces = scene.view["spaces"][scene.view["pending"][0]]
        return {"shows": self.shorts([spaces[space - 1]["terrain"]])}

    def tell_step(self, scene: Scene[View]) -> dict[str, Any]:
        """The space that the cylinder goes on to; pressing it is that step."""
        seat, space = next_space(scene.view)
        return {AT: f"space-{seat}-{space}", **self.tell_space(scene, space)}

    def tell_disc(self, scene: Scene[View], space: int) -> dict[str, Any]:
        """A space for a disc; on the next one everybody means the cylinder."""
        told = self.tell_space(scene, space)
        return {AT: "", **told} if space == next_space(scene.view)[1] else told

    def tell_usual(self, scene: Scene[View]) -> dict[str, Any]:
        """What is done nearly always: a step is not lost, nothing is taken away from the table."""
        return {USUAL: True}

    def tell_worker(self, scene: Scene[View], worker: int) -> dict[str, Any]:
        """The hill where a worker lies."""
        quarter = scene.view["workers"][scene.view["pending"][0]][worker - 1]
        tile, corner = quarter.split()
        hill = self.words.hill(hill_at(as_they_lie(scene.view), quarter))
        place = self.words.say(f"corner-{corner}")
        return {"number": name_on_map(tile), "place": place, "hill": hill}

    def tell_market(self, scene: Scene[View], market: str) -> dict[str, Any]:
        """A good, and the castle that buys it."""
        castle, good = market.rsplit(" ", 1)
        names = {site["id"]: site["name"] for site in scene.view["sites"]}
        sale = scene.view["sales"][market]
        return {"castle": names[castle], "good": self.goods(good, sale["goods"]), **sale}

    def tell_prayer(self, scene: Scene[View]) -> dict[str, Any]:
        """How far one goes on the religion track, and what that is worth."""
        view, track = scene.view, scene.view["religion_track"]
        now, steps = view["religion"][view["pending"][0]], view["prayer"]
        after = min(now + steps, len(track) - 1)
        return {"steps": steps, "points": track[now], "then": track[after]}

    def tell_slot(self, scene: Scene[View], slot: str) -> dict[str, Any]:
        """A slot of a track, and what it is worth."""
        kind, place = slot.rsplit(" ", 1)
        tracks = {each["type"]: track for track in scene.view["tracks"] for each in track["types"]}
        points = tracks[kind]["top"] if place == "top" else place
        return {"type": self.shorts([kind]), "points": str(points)}

    def tell_taken(self, scene: Scene[View]) -> dict[str, Any]:
        """The slot that is being taken."""
        told = self.tell_slot(scene, str(scene.about["slot"]))
        kind, points = told["type"].full, int(told["points"])
        return {"slot": self.words.say("picture-slot", type=kind, points=points)}

    # --- names -----------------------------------------------------------------------------------

    def shorts(self, terrains: Sequence[str]) -> Short:
        """Terrains in a row."""
        short = " ".join(self.words.say(f"short-{terrain}") for terrain in terrains)
        return Short(short, self.names(terrains))

    def hill(self, terrains: Sequence[str]) -> Short:
        """The terrains of a hill; several of a kind are counted."""
        counts = {self.words.terrain(each): count for each, count in Counter(terrains).items()}
        named = [f"{count} {TIMES} {name}" if count > 1 else name for name, count in counts.items()]
        return Short(self.shorts(terrains), ", ".join(named))

    def goods(self, good: str, count: int) -> Short:
        """What is sold; a single one has a name of its own in some languages."""
        alone = f"terrain-{good}.one"
        called = alone if count == 1 and self.words.knows(alone) else f"terrain-{good}"
        return Short(self.words.say(f"short-{good}"), self.words.say(called))

    def names(self, terrains: Sequence[str]) -> str:
        """The names of terrains."""
        return ", ".join(terrain_name(self.words, terrain) for terrain in terrains)

    def sides(self, tile: Mapping[str, Any]) -> Short:
        """What an exploration tile shows on its two sides."""
        a, b = self.shorts(tile["a"]), self.shorts(tile["b"])
        return Short(f"A: {a} · B: {b}", f"A: {a.full} · B: {b.full}")

    def charter(self, charter: str) -> Short:
        """What a charter counts, and what it brings."""
        entry = self.charters[charter]
        kind = self.words.charter_kind(entry)
        brings = self.words.say(
            "sheet-charter",
            points=entry["points"],
            coins=entry.get("half_coins", 0),
            steps=entry.get("religion", 0),
        )
        mark = RECONSTRUCTED if entry["source"] == "reconstructed" else ""
        text = f"{kind}: {brings}"
        return Short(f"{text}{mark}", text)


def name_on_map(tile: str) -> str:
    """The name of a tile, as short as it can be told."""
    return tile[-2:].strip("_").upper()


def named(entry: Mapping[str, Any]) -> str:
    """The name of a tile, with a mark if it is reconstructed."""
    mark = RECONSTRUCTED if entry["source"] == "reconstructed" else ""
    return f"{entry['id'].upper()}{mark}"


def doing(view: View) -> str:
    """What a turn has come to: how it starts, marking, discs or workers, or only the line."""
    verbs = {text.split()[0] for text in view.get("legal", [])}
    if verbs & MARKING:
        return "marking"
    if verbs <= ON_LINE:
        return "line"
    if view["stage"] in OF_WORKERS:
        return "workers"
    return "start" if view["stage"] == "start" else "discs"


def next_space(view: View) -> tuple[str, int]:
    """Who decides, and the space in front of their cylinder."""
    seat = view["pending"][0]
    return seat, view["cylinders"][seat] + 1
