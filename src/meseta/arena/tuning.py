"""The command `tune`: weights are fitted; where there are some already, they must be beaten.

One fit is a better or a worse draw than another, and how well it names winners does not tell which.
So a new fit plays against the one that it would replace, which stays unless it clearly loses.
"""

from __future__ import annotations

import hashlib
import os
import sys
import tomllib
from functools import partial
from pathlib import Path
from statistics import fmean
from typing import Any, NamedTuple

import numpy as np

from meseta.arena.commands import at_least, compile_once, progress
from meseta.arena.intervals import FIXED, Interval, wilson
from meseta.arena.run import play_all, run_here
from meseta.arena.schedule import jobs, tables
from meseta.arena.summary import shares_of
from meseta.bots.tune import SHARDS, TuningPlan, TuningProgress, generations
from meseta.bots.weights import (
    check_fits,
    file_of,
    read_fits,
    unknown_features,
    write_weights,
)
from meseta.kernel.cache import fingerprint
from meseta.kernel.game import AnyGame
from meseta.kernel.way import way_of
from meseta.match.saves import write_whole

FitState = dict[str, Any]
PLAYER = "search:100"
"""Who plays the trial, with the old weights and with the new ones."""
WHICH = ("options", "players")
"""What a fit is for."""


def tune(
    game: AnyGame, plan: TuningPlan, file: Path | None, box: str | None, matches: int, command: str
) -> str:
    """Fit the weights of a game and put them into its file, if they beat those that are there.

    What is found is kept beside the file, so that an interrupted fit or trial goes on.
    """
    at_least("generations", plan.generations, 1)
    at_least("games", plan.games, SHARDS)
    at_least("matches", matches, 0)
    path = file or file_of(game)
    if not path.parent.is_dir():
        raise ValueError(f"there is no folder {path.parent} for the weights")
    if path.exists():
        check_fits(path)
    options = game.declared.unusual(game.options)
    options.pop("players", None)
    about: FitState = {"options": options, "players": len(game.seats), "command": command}
    about |= {"games": plan.games * plan.generations, "rules": game.version}
    about["source"] = fingerprint(game.book.homes)
    made = repr((game.options, box, about["source"], plan))
    draft = path.with_name(f".{path.stem}.{short_hash((options, about['players']))}.toml")
    fit = {**about, **fit_weights(game, plan, draft, made)}
    trial = None
    if matches > 0 and any(is_for(fit, old) and is_known(game, old) for old in read_fits(path)):
        trial = try_out(game, box, draft, path, matches)
    if trial is None or trial.is_won:
        put_into(path, fit if trial is None else {**fit, "trial": str(trial)})
    for used in (draft, results_of(draft)):
        used.unlink(missing_ok=True)
    if trial is None:
        return str(path)
    return f"{path}: {'new weights' if trial.is_won else 'the old weights stay'}, {trial}"


# --- the fit -------------------------------------------------------------------------------------


def fit_weights(game: AnyGame, plan: TuningPlan, draft: Path, made: str) -> FitState:
    """Figures and weights, found now or before; after every generation what there is is kept."""
    if draft.exists():
        finished = tomllib.loads(draft.read_text("utf-8"))
        if finished["made"] == made:
            return {key: value for key, value in finished["fit"][0].items() if key not in WHICH}
    kept = draft.with_suffix(".npz")
    first, weights = resume_fit(kept, made)
    way = way_of(game.book, os.environ.get("MESETA_WAY", "compiled"))
    for found in generations(game, way, plan, os.cpu_count() or 1, first, weights):
        print(told(found))
        if found.number + 1 < plan.generations:
            keep(kept, weights=found.weights, next=found.number + 1, made=made)
    figures = {name: round(value, 4) for name, value in found.quality._asdict().items()}
    fit = {**figures, **write_weights(game, found.weights)}
    results_of(draft).unlink(missing_ok=True)
    write(draft, [{"options": {}, "players": len(game.seats), **fit}], made=made)
    kept.unlink(missing_ok=True)
    return fit


def keep(path: Path, **arrays: Any) -> None:
    """Write arrays; older ones are replaced only once the new ones are whole."""
    part = path.with_name(f"{path.stem}.part.npz")
    np.savez(part, **arrays)
    part.replace(path)


def resume_fit(kept: Path, made: str) -> tuple[int, Any]:
    """Where an interrupted fit stopped, if it was made in the same way."""
    if kept.exists():
        with np.load(kept) as saved:
            if "made" in saved and str(saved["made"]) == made:
                return int(saved["next"]), saved["weights"]
    return 0, None


def told(found: TuningProgress) -> str:
    """A generation in a line."""
    quality = found.quality
    return (
        f"generation {found.number + 1}: {quality.surprise:.3f} bits of surprise, "
        f"{quality.right:.0%} of the winners named, points {quality.points_off:.1f} off, "
        f"{found.points:.1f} in the mean"
    )


# --- the trial -----------------------------------------------------------------------------------


class WeightTrial(NamedTuple):
    """What came of playing new weights against old ones."""

    wins: Interval
    matches: int
    even: float

    @property
    def is_won(self) -> bool:
        """Whether the new ones are better with the whole interval."""
        return self.wins.low > self.even

    def __str__(self) -> str:
        return f"{self.wins} of {self.matches} matches, even is {self.even:.0%}; interval: {FIXED}"


def try_out(game: AnyGame, box: str | None, new: Path, old: Path, matches: int) -> WeightTrial:
    """One seat with new weights against a table of old ones; alone, both play the same deals."""
    compile_once(game)
    seats, mine, theirs = len(game.seats), f"{PLAYER}@{new}", f"{PLAYER}@{old}"
    alone = seats == 1
    seated = tables([mine, theirs], seats) if alone else tables([mine], seats, theirs)
    games = matches * len(seated)
    plan = jobs(game.id, game.options, box, seated, games, "trial")
    results = play_all(
        list(plan),
        results_of(new),
        partial(run_here, workers=os.cpu_count() or 1),
        lambda done: progress(f"{len(done)} of {games} matches against the weights so far"),
        lambda _results: False,
    )
    print(file=sys.stderr)
    lost = [record for record in results if "failed" in record]
    if lost:
        results_of(new).unlink()
        raise ValueError(f"the weights were fitted, but their trial failed: {lost[0]['error']}")
    if alone:
        by = {(r["seed"], r["bots"][0]): r["points"][0] for r in results}
        shares = [
            compare_points(by[seed, mine], by[seed, theirs]) for seed in {seed for seed, _ in by}
        ]
    else:
        shares = shares_of(mine, results)
    return WeightTrial(wilson(sum(shares), len(shares)), len(shares), 1 / max(seats, 2))


def compare_points(mine: float, theirs: float) -> float:
    """1 for more points, a half for as many."""
    return fmean([mine > theirs, mine >= theirs])


# --- the files -----------------------------------------------------------------------------------


def results_of(draft: Path) -> Path:
    """Where the matches of a trial are kept."""
    return draft.with_suffix(".jsonl")


def short_hash(what: object) -> str:
    """A short name for something."""
    return hashlib.sha256(repr(what).encode()).hexdigest()[:8]


def is_for(one: FitState, other: FitState) -> bool:
    """Whether two fits are for the same table."""
    return all(one[key] == other[key] for key in WHICH)


def is_known(game: AnyGame, fit: FitState) -> bool:
    """Whether a game still has all that a fit weighs."""
    return not unknown_features(game, fit)


def write(path: Path, fits: list[FitState], **more: str) -> None:
    """Fits as a file, in their order."""
    import tomli_w

    ordered = sorted(fits, key=lambda fit: (repr(fit["options"]), fit["players"]))
    write_whole(path, tomli_w.dumps({**more, "fit": ordered}))


def put_into(path: Path, fit: FitState) -> None:
    """Put a fit into a file, in the place of an older one for the same table."""
    write(path, [*[other for other in read_fits(path) if not is_for(fit, other)], fit])
