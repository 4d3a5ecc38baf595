"""The command `meseta`: play · replay · bench · box · compile · games."""

from __future__ import annotations

import argparse
import subprocess
import sys
import time
import tomllib
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import meseta
from meseta.games import GAMES, find_game
from meseta.kernel.way import WAYS, is_compiled, way_of


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; what goes wrong is one clear line."""
    parser = make_parser()
    chosen = parser.parse_args(arguments)
    try:
        code: int = chosen.run(chosen)
    except ValueError as error:
        print(f"meseta: {error}", file=sys.stderr)
        return 2
    except ModuleNotFoundError as error:
        print(f"meseta: {error.name} is missing; pip install 'meseta[terminal]'", file=sys.stderr)
        return 2
    except (KeyboardInterrupt, EOFError):
        print()
        return 130
    return code


def make_parser() -> argparse.ArgumentParser:
    """All commands and their arguments."""
    parser = argparse.ArgumentParser(prog="meseta", description="The table for the Iberian games.")
    parser.add_argument("--version", action="version", version=f"meseta {meseta.__version__}")
    commands = parser.add_subparsers(title="commands", required=True)

    play = commands.add_parser("play", help="play in the terminal against random players")
    add_game(play)
    play.add_argument("--me", metavar="SEAT", help="the seats that you play; default: the first")
    play.add_argument("--watch", action="store_true", help="play no seat and watch")
    play.add_argument("--save", metavar="FILE", help="save the match here after every move")
    play.add_argument("--language", default="en", help="of the story: en or de")
    play.add_argument("--no-compile", action="store_true", help="compile nothing meanwhile")
    play.set_defaults(run=run_play)

    replay = commands.add_parser("replay", help="step through a saved match")
    replay.add_argument("file")
    replay.add_argument("--language", default="en", help="of the story: en or de")
    replay.set_defaults(run=run_replay)

    bench = commands.add_parser("bench", help="decisions and games a second in all ways")
    add_game(bench)
    bench.set_defaults(run=run_bench)

    box = commands.add_parser("box", help="look into a box, or check one of your own")
    boxes = box.add_subparsers(title="what to do", required=True)
    export = boxes.add_parser("export", help="write a box as TOML")
    export.add_argument("game", choices=GAMES)
    export.add_argument("--box", metavar="NAME", help="which one; default: the game's first")
    export.set_defaults(run=run_export)
    check = boxes.add_parser("check", help="say what is wrong with a box")
    check.add_argument("file")
    check.set_defaults(run=run_check)

    compiling = commands.add_parser("compile", help="compile rules ahead of time")
    compiling.add_argument("games", nargs="*", metavar="GAME", help="default: all")
    compiling.add_argument("--way", choices=WAYS[1:], default="compiled")
    compiling.set_defaults(run=run_compile)

    games = commands.add_parser("games", help="list the games and their options")
    games.set_defaults(run=run_games)
    return parser


def add_game(parser: argparse.ArgumentParser) -> None:
    """The arguments that choose a game."""
    parser.add_argument("game", nargs="?", default="el-grande", choices=GAMES)
    parser.add_argument("options", nargs="*", metavar="NAME=VALUE", help="see `meseta games`")
    parser.add_argument("--box", metavar="BOX", help="a shipped box by name, or a file of your own")
    parser.add_argument("--seed", help="the same seed gives the same game")


def read_options(pairs: Sequence[str]) -> dict[str, str]:
    """Options as a person types them: `players=5 edition=classic expansions=a,b short=yes`."""
    options: dict[str, str] = {}
    for pair in pairs:
        name, equals, text = pair.partition("=")
        if not equals:
            raise ValueError(f"{pair!r}: options are written NAME=VALUE")
        options[name] = text
    return options


def start_match(chosen: argparse.Namespace) -> meseta.Match:
    """The match that the arguments describe."""
    options: dict[str, Any] = {**read_options(chosen.options)}
    return meseta.new(chosen.game, seed=chosen.seed, box=chosen.box, **options)


def run_play(chosen: argparse.Namespace) -> int:
    """Play in the terminal; where machine code is missing, another process makes it meanwhile."""
    from meseta.terminal import Terminal

    match = start_match(chosen)
    seats = [] if chosen.watch else (chosen.me or match.game.seats[0]).split(",")
    for seat in seats:
        if seat not in match.game.seats:
            raise ValueError(f"--me: {seat!r} is not one of {', '.join(match.game.seats)}")
    mine = {match.game.seats.index(seat) for seat in seats}
    if not chosen.no_compile and not is_compiled(match.game.book):
        compile_aside(chosen.game)
    Terminal(match, mine, chosen.language, chosen.save).play()
    return 0


def compile_aside(game: str) -> subprocess.Popen[bytes]:
    """Start another process that compiles, and do not wait for it."""
    command = [sys.executable, "-m", "meseta", "compile", game]
    nothing = subprocess.DEVNULL
    return subprocess.Popen(
        command, stdin=nothing, stdout=nothing, stderr=nothing, start_new_session=True
    )


def run_replay(chosen: argparse.Namespace) -> int:
    """Step through a saved match."""
    from meseta.terminal import Terminal

    Terminal(meseta.load(chosen.file), set(), chosen.language, None).step_through()
    return 0


def run_bench(chosen: argparse.Namespace) -> int:
    """Print how fast random play is."""
    from meseta.bench import measure_all

    game = start_match(chosen).game
    print(f"{game.title}: random play, one core, {len(game.seats)} players")
    print(f"{'way':<10} {'decisions/s':>14} {'games/s':>12}")
    for speed in measure_all(game):
        print(f"{speed.way:<10} {speed.decisions_a_second:>14,.0f} {speed.games_a_second:>12,.1f}")
    return 0


def run_export(chosen: argparse.Namespace) -> int:
    """Write a box as one TOML document."""
    import tomli_w

    game = find_game(chosen.game)
    name = chosen.box or game.box_names[0]
    if name not in game.box_names:
        raise ValueError(f"--box: {name!r} is not one of {', '.join(game.box_names)}")
    print(tomli_w.dumps(game.load_box(name)), end="")
    return 0


def run_check(chosen: argparse.Namespace) -> int:
    """Say everything that is wrong with a box, or that nothing is."""
    try:
        document = tomllib.loads(Path(chosen.file).read_text("utf-8"))
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        raise ValueError(f"{chosen.file}: this is not a box: {error}") from error
    faults = find_game(str(document.get("game"))).box_faults(document)
    for fault in faults:
        print(f"{chosen.file}: {fault}")
    if not faults:
        print(f"{chosen.file}: nothing is wrong with this box ({document['title']})")
    return 1 if faults else 0


def run_compile(chosen: argparse.Namespace) -> int:
    """Compile ahead of time, with a word before and after each game."""
    for name in chosen.games or GAMES:
        game = find_game(name)
        if is_compiled(game.book, chosen.way):
            print(f"{name}: already {chosen.way}", flush=True)
            continue
        print(f"{name}: compiling ({chosen.way}), this takes about a minute …", flush=True)
        start = time.perf_counter()
        way_of(game.book, chosen.way)
        print(f"{name}: done after {time.perf_counter() - start:.0f} s", flush=True)
    return 0


def run_games(chosen: argparse.Namespace) -> int:
    """List the games, their options with the usual values, and their boxes."""
    for name in GAMES:
        game = find_game(name)
        print(f"{name}: {game.title}, rules version {game.version}")
        for option, value in game.declared.usual.items():
            print(f"  {option}={value if not isinstance(value, tuple) else ','.join(value)}")
        print(f"  boxes: {', '.join(game.box_names)}")
    return 0
