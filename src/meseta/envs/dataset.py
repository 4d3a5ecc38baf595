"""`meseta record`: matches of bots as a data set, in parts that are written whole or not at all.

A folder holds `matches-00000.jsonl` (whole matches, as they are saved), `decisions-00000.parquet`
(one row for every decision), and so on, `dataset.json` with what was asked for, and `README.md`,
the card that says what is in it. A run that was interrupted goes on with the parts that it lacks.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import pyarrow as pa
import pyarrow.parquet as pq

import meseta
from meseta.bots.levels import make_bot
from meseta.envs.batch import Matrix
from meseta.envs.eye import Eye, mask_of, rewards_of
from meseta.games import find_game
from meseta.kernel.game import AnyGame
from meseta.match.match import Match
from meseta.match.saves import MissingFile, write_whole
from meseta.processes import keep_to_one_core, process_context

GAMES_A_PART = 16
"""Matches that are written together."""
ABOUT, CARD = "dataset.json", "README.md"
ReportProgress = Callable[[int, int], None]
"""Is told how many matches are there, and how many there will be."""


class DatasetPlan(NamedTuple):
    """What is asked for."""

    game: str
    options: dict[str, Any]
    box: str | None
    bots: list[str]
    games: int
    seed: str

    def opened(self) -> AnyGame:
        """The game that is played."""
        return find_game(self.game)(self.options, self.box)

    def seats(self, number: int) -> list[str]:
        """Who sits where in a match: everybody moves on by a seat from match to match."""
        count = len(self.opened().seats)
        return [self.bots[(seat + number) % len(self.bots)] for seat in range(count)]

    def parts(self) -> list[range]:
        """The numbers of the matches of each part."""
        firsts = range(0, self.games, GAMES_A_PART)
        return [range(first, min(first + GAMES_A_PART, self.games)) for first in firsts]


def matches_file(folder: Path, part: int) -> Path:
    """Where the matches of a part stand."""
    return folder / f"matches-{part:05}.jsonl"


def decisions_file(folder: Path, part: int) -> Path:
    """Where the decisions of a part stand."""
    return folder / f"decisions-{part:05}.parquet"


def schema(game: AnyGame) -> pa.Schema:
    """The columns of the decisions."""
    return pa.schema(
        [
            ("match", pa.int32()),
            ("number", pa.int32()),
            ("seat", pa.int8()),
            ("observation", pa.binary(game.book.layout.size)),
            ("mask", pa.binary(game.book.actions)),
            ("action", pa.int16()),
            ("outcome", pa.float32()),
            ("points", pa.int32()),
        ],
        metadata={"layout": game.book.layout.version, "game": game.id, "rules": game.version},
    )


# --- playing -------------------------------------------------------------------------------------


def play(plan: DatasetPlan, number: int) -> tuple[Match, list[dict[str, Any]]]:
    """One match, and a row for every decision."""
    match = meseta.new(plan.game, seed=f"{plan.seed} {number}", box=plan.box, **plan.options)
    eye = Eye(match.game, match.way)
    named = plan.seats(number)
    bots = [make_bot(name, f"{plan.seed} {number}:{seat}") for seat, name in enumerate(named)]
    rows: list[dict[str, Any]] = []
    try:
        while not match.over:
            seat = match.pending[0]
            seen, mask = eye.see(match.state, seat), mask_of(match, seat)
            action = match.legal_number(bots[seat].choose(match.sight(seat)), seat)
            match.play(action, seat)
            row = {"match": number, "number": len(rows), "seat": seat, "action": action}
            rows.append(row | {"observation": seen.tobytes(), "mask": mask.tobytes()})
    finally:
        for bot in bots:
            bot.rest() if match.over else bot.close()
    outcome = rewards_of(match, "win")
    for each in rows:
        each["outcome"], each["points"] = outcome[each["seat"]], match.scores[each["seat"]]
    return match, rows


def write_part(plan: DatasetPlan, folder: Path, part: int) -> int:
    """Play the matches of a part and write them down; how many they are."""
    numbers = plan.parts()[part]
    lines, rows = [], []
    for number in numbers:
        match, decided = play(plan, number)
        rows += decided
        about = {"number": number, "bots": plan.seats(number), "points": match.scores}
        won = {"winners": list(match.winners), "match": match.to_dict()}
        lines.append(json.dumps(about | won, ensure_ascii=False) + "\n")
    table = pa.Table.from_pylist(rows, schema(plan.opened()))
    unfinished = decisions_file(folder, part).with_suffix(".unfinished")
    pq.write_table(table, unfinished, compression="zstd")
    unfinished.replace(decisions_file(folder, part))
    write_whole(matches_file(folder, part), "".join(lines))
    return len(numbers)


# --- a whole run ---------------------------------------------------------------------------------


def record(plan: DatasetPlan, folder: Path, workers: int, report: ReportProgress) -> Path:
    """Write what is missing of a data set, in so many processes; its card."""
    folder.mkdir(parents=True, exist_ok=True)
    open_folder(plan, folder)
    parts = plan.parts()
    left = [part for part in range(len(parts)) if not matches_file(folder, part).exists()]
    done = plan.games - sum(len(parts[part]) for part in left)
    report(done, plan.games)
    for count in play_parts(plan, folder, left, workers):
        done += count
        report(done, plan.games)
    write_whole(folder / CARD, card(plan, folder))
    return folder / CARD


def open_folder(plan: DatasetPlan, folder: Path) -> None:
    """Say in the folder what is asked for; one that holds something else is refused."""
    about = folder / ABOUT
    wanted = json.loads(json.dumps(plan._asdict()))
    if about.exists() and json.loads(about.read_text("utf-8")) != wanted:
        raise ValueError(f"{folder}: there is another data set in it; name another folder")
    plan.opened()
    write_whole(about, json.dumps(wanted, indent=2) + "\n")


def play_parts(plan: DatasetPlan, folder: Path, left: Sequence[int], workers: int) -> Iterator[int]:
    """Write parts, here or in processes of their own."""
    if workers <= 1:
        yield from (write_part(plan, folder, part) for part in left)
        return
    with ProcessPoolExecutor(workers, process_context(), keep_to_one_core) as pool:
        waiting = [pool.submit(write_part, plan, folder, part) for part in left]
        for each in as_completed(waiting):
            yield each.result()


def load(folder: str | Path) -> tuple[pa.Table, Matrix[np.uint8], Matrix[np.uint8]]:
    """All decisions of a data set: the table, and its observations and masks as arrays.

    Parts that are missing, because their matches were not played yet, are named.
    """
    place = Path(folder)
    about = place / ABOUT
    if not about.is_file():
        raise MissingFile(f"{place}: there is no data set here, since there is no {ABOUT}")
    plan = DatasetPlan(**json.loads(about.read_text("utf-8")))
    files = [decisions_file(place, part) for part in range(len(plan.parts()))]
    missing = [file.name for file in files if not file.is_file()]
    if missing:
        told = f"{len(missing)} of {len(files)} parts are missing, the first is {missing[0]}"
        raise MissingFile(f"{place}: {told}; `meseta record` goes on with them")
    table = pa.concat_tables([pq.read_table(file) for file in files])
    seen, masks = (
        np.frombuffer(b"".join(table[name].to_pylist()), np.uint8).reshape(len(table), -1)
        for name in ("observation", "mask")
    )
    return table, seen, masks


def card(plan: DatasetPlan, folder: Path) -> str:
    """What is in the data set, for people."""
    game = plan.opened()
    files = sorted(folder.glob("decisions-*.parquet"))
    rows = sum(pq.read_metadata(file).num_rows for file in files)
    size = sum(path.stat().st_size for path in folder.iterdir())
    options = ", ".join(f"{name}={value}" for name, value in plan.options.items()) or "as usual"
    return CARD_TEXT.format(
        title=game.title,
        game=game.id,
        games=plan.games,
        rows=rows,
        megabytes=f"{size / 1e6:.1f}",
        bots=", ".join(f"`{bot}`" for bot in plan.bots),
        options=options,
        box=game.document["name"],
        seed=plan.seed,
        version=meseta.__version__,
        rules=game.version,
        layout=game.book.layout.version,
        size=game.book.layout.size,
        actions=game.book.actions,
    )


CARD_TEXT = """# Matches of {title}

{games} matches of `{game}` between bots, {rows} decisions, {megabytes} MB.

| | |
| --- | --- |
| made by | meseta {version}, rules {rules}, box {box} |
| options | {options} |
| bots | {bots}, moving on by a seat from match to match |
| seed | `{seed}`: match number `n` has the seed `{seed} n` |
| observations | layout `{layout}`, {size} bytes |

**`matches-*.jsonl`**: one match a line, with `number`, `bots` by seat, `points`, `winners` and
`match`, which `meseta.load` reads from a file of its own.

**`decisions-*.parquet`**: one decision a row. `match` and `number` say which one it is, `seat` who
decided; `observation` is what that seat could know, as bytes; `mask` has {actions} bytes, 1 for
what was legal; `action` is what was chosen; `outcome` is the seat's share of the victory in the end
(all seats add up to 1), `points` its points. `meseta.envs.dataset.load(folder)` reads all of it.

**What to know.** Bots chose every move: this is how they play, not how people do. Nothing in an
observation was hidden from the seat that decided. Where only one thing could be done nobody was
asked, unless out of a hidden hand, so there is no row for it. Rows of one match belong together:
split by `match`, not by row.
"""
