"""The command `tune`, as it is typed: fits, and what becomes of those that were there before."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest
import tomli_w

import meseta
from meseta.arena import tuning
from meseta.bots.bot import BotError
from meseta.bots.levels import make_bot
from meseta.bots.tune import TuningPlan
from meseta.bots.weights import file_of, weights_for, write_weights
from meseta.cli import main
from meseta.kernel.game import AnyGame
from meseta.match.sight import Sight
from tests.support.midgames import midway

SHORT = ["el-grande", "players=2", "short=yes"]
ALONE = ["6-castles", "players=1"]
HEAD = "[[fit]]\nplayers = 2\n[fit.options]\n[fit.points]\nx = [1, 2]\n[fit.chance]\n"
NO_WEIGHTS = ["", "x = 1", "x = [1]", "x = [1, nan]", "x = [1, inf]", "x = [1, true]"]
NO_WEIGHTS += ["x = [1, 1e9]", f"x = [1, 1{400 * '0'}]"]
LITTLE = ["--generations", "1", "--games", "8", "--matches"]


@pytest.fixture(autouse=True)
def without_a_search(monkeypatch: pytest.MonkeyPatch) -> None:
    """Trials ask a bot that answers at once."""
    monkeypatch.setattr(tuning, "PLAYER", "greedy")


def game_of(words: list[str]) -> AnyGame:
    options: dict[str, Any] = {"el-grande": {"players": 2, "short": True}, "6-castles": {}}[
        words[0]
    ]
    return meseta.new(words[0], **options or {"players": 1}).game


def write_fit(file: Path, game: AnyGame, weights: Any) -> str:
    """A file with one fit for a game; its text."""
    options = {"short": True} if game.id == "el-grande" else {}
    fit = {"options": options, "players": len(game.seats), **write_weights(game, weights)}
    file.write_text(tomli_w.dumps({"fit": [fit]}), "utf-8")
    return file.read_text("utf-8")


def fits_in(file: Path) -> list[dict[str, Any]]:
    fits: list[dict[str, Any]] = tomllib.loads(file.read_text("utf-8"))["fit"]
    return fits


def seen_midway() -> Sight:
    match = midway("el-grande")
    return match.sight(match.pending[0])


@pytest.mark.parametrize(
    ("words", "what"),
    [
        (["--generations", "0"], "generations: 0 are"),
        (["--games", "3"], "at least 8"),
        (["--matches", "-1"], "matches: -1 are too few"),
    ],
)
def test_a_fit_needs_something_to_learn_from(
    words: list[str], what: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "weights.toml"
    assert main(["tune", "6-castles", *words, "--file", str(file)]) == 2
    assert what in capsys.readouterr().err
    assert not file.exists()


@pytest.mark.parametrize(
    ("file", "what"),
    [("nowhere/weights.toml", "there is no folder"), ("taken.toml", "cannot be read")],
)
def test_where_weights_cannot_go_is_said_before_anything_is_played(
    file: str, what: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "taken.toml").write_text("something else", "utf-8")
    assert main(["tune", *SHORT, "--file", str(tmp_path / file)]) == 2
    printed = capsys.readouterr()
    assert what in printed.err
    assert not printed.out
    assert [path.name for path in tmp_path.iterdir()] == ["taken.toml"]


def test_weights_are_fitted_and_say_how(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "weights.toml"
    words = ["6-castles", "players=2", "family=yes", "--generations", "1", "--games", "8"]
    assert main(["tune", *words, "--file", str(file)]) == 0
    assert "generation 1" in capsys.readouterr().out
    (fit,) = fits_in(file)
    assert (fit["players"], fit["games"], fit["options"]) == (2, 8, {"family": True})
    assert fit["command"].startswith("meseta")
    assert not [path for path in tmp_path.iterdir() if path != file]


def test_a_fit_that_wins_takes_the_place_of_the_old_one(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file, game = tmp_path / "weights.toml", game_of(SHORT)
    write_fit(file, game, -weights_for(game))
    assert main(["tune", *SHORT, *LITTLE, "4", "--file", str(file)]) == 0
    assert f"{file}: new weights, " in capsys.readouterr().out
    (fit,) = fits_in(file)
    assert "of 4 matches, even is 50%" in fit["trial"]
    assert not [path for path in tmp_path.iterdir() if path != file]


def test_alone_both_play_the_same_deals(tmp_path: Path) -> None:
    good, bad, game = tmp_path / "good.toml", tmp_path / "bad.toml", game_of(ALONE)
    write_fit(good, game, weights_for(game))
    write_fit(bad, game, -weights_for(game))
    trial = tuning.try_out(game, None, good, bad, 1)
    assert (trial.wins.share, trial.matches, trial.even) == (1, 1, 0.5)


def test_a_fit_that_does_not_win_leaves_the_old_one_there(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file, game = tmp_path / "weights.toml", game_of(SHORT)
    before = write_fit(file, game, weights_for(game))
    assert main(["tune", *SHORT, *LITTLE, "1", "--file", str(file)]) == 0
    assert f"{file}: the old weights stay, " in capsys.readouterr().out
    assert file.read_text("utf-8") == before
    assert not [path for path in tmp_path.iterdir() if path != file]


def test_matches_of_another_fit_count_for_nothing(tmp_path: Path) -> None:
    draft, game, plan = tmp_path / "draft.toml", game_of(SHORT), TuningPlan(generations=1, games=8)
    results = tuning.results_of(draft)
    fit = tuning.fit_weights(game, plan, draft, "one way")
    results.write_text("matches", "utf-8")
    assert tuning.fit_weights(game, plan, draft, "one way") == fit
    assert results.exists(), "the same fit goes on with its trial"
    tuning.fit_weights(game, plan, draft, "another way")
    assert not results.exists()


def test_without_a_trial_a_fit_replaces_the_old_one(tmp_path: Path) -> None:
    file, game = tmp_path / "weights.toml", game_of(SHORT)
    write_fit(file, game, weights_for(game))
    assert main(["tune", *SHORT, *LITTLE, "0", "--file", str(file)]) == 0
    (fit,) = fits_in(file)
    assert fit["games"] == 8


def test_an_interrupted_fit_and_an_interrupted_trial_go_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """They end as if nothing had happened, and nothing is played twice."""
    whole, file, game = tmp_path / "whole.toml", tmp_path / "weights.toml", game_of(SHORT)
    plan = ["tune", *SHORT, "--generations", "2", "--games", "8"]
    assert main([*plan, "--file", str(whole)]) == 0
    words = [*plan, "--matches", "1", "--file", str(file)]
    write_fit(file, game, -weights_for(game))
    capsys.readouterr()

    def stop(*_given: Any) -> None:
        raise KeyboardInterrupt

    with monkeypatch.context() as interrupted:
        keep = tuning.keep

        def keep_and_stop(*given: Any, **named: Any) -> None:
            keep(*given, **named)
            stop()

        interrupted.setattr(tuning, "keep", keep_and_stop)
        assert main(words) != 0
    assert "generation 1" in capsys.readouterr().out
    with monkeypatch.context() as interrupted:
        interrupted.setattr(tuning, "try_out", stop)
        assert main(words) != 0
    printed = capsys.readouterr().out
    assert "generation 1" not in printed
    assert "generation 2" in printed
    (draft,) = tmp_path.glob(".weights.*.toml")
    (one,), (other,) = fits_in(whole), fits_in(draft)
    assert [one["chance"], one["points"]] == [other["chance"], other["points"]]
    assert main(words) == 0
    assert "generation" not in capsys.readouterr().out


def test_a_bot_judges_by_the_weights_that_it_is_given(tmp_path: Path) -> None:
    file, sight = tmp_path / "turned.toml", seen_midway()
    write_fit(file, sight.game, -weights_for(sight.game))
    bots = [make_bot("greedy", 1), make_bot(f"greedy@{file}", 1)]
    assert bots[1].name == f"greedy@{file}"
    assert bots[0].choose(sight) != bots[1].choose(sight)
    write_fit(file, sight.game, weights_for(sight.game))
    again = make_bot(f"greedy@{file}", 1)
    assert again.choose(sight) == bots[0].choose(sight), "the file was read again"


@pytest.mark.parametrize(
    ("text", "what"),
    [
        ("nonsense", "cannot be read"),
        ("fit = 3", "cannot be read"),
        ("[[fit]]\nplayers = 2", "holds no fits"),
        ("a = " + 20_000 * "[", "cannot be read"),
        *[(HEAD + weights, "holds no fits") for weights in NO_WEIGHTS],
    ],
)
def test_a_file_without_weights_is_refused(text: str, what: str, tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(text, "utf-8")
    with pytest.raises(ValueError, match=f"weights: .*mine.toml.*{what}"):
        make_bot(f"search:10@{file}")


def test_weights_of_another_game_are_refused(tmp_path: Path) -> None:
    sight, other = seen_midway(), meseta.new("6-castles").game
    bot = make_bot(f"greedy@{file_of(other)}")
    with pytest.raises(BotError, match="weights: El Grande has no feature"):
        bot.choose(sight)
