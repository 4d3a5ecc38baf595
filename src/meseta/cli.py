"""The command `meseta`: play, serve, backup, restore, replay, bench, box, tune, arena, benchmark …

Exit codes: 0 finished, or left with everything saved; 1 left unsaved, or a box has faults or
differs; 2 bad input; 3 a bot failed; 130 interrupted.
"""

from __future__ import annotations

import argparse
import io
import os
import shlex
import shutil
import sys
import time
import tomllib
from collections.abc import Callable, Sequence
from contextlib import closing
from pathlib import Path
from typing import Any

import meseta
from meseta.bots.bot import BotError
from meseta.compiling import compile_aside
from meseta.games import GAMES, find_game
from meseta.kernel.way import WAYS, CompiledWay, count_rules, is_compiled
from meseta.people.texts import SHARED, Phrases, languages_in
from meseta.terminal.language import language_of
from meseta.terminal.saving import EXISTS, Keeper

USUAL_GAME = "el-grande"
BAD_INPUT, BOT_FAILED, INTERRUPTED = 2, 3, 130
LAST = 0.4
"""Turning all rules into machine code takes so long beside reading them one by one."""
Say = Callable[..., str]


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; what goes wrong is one clear line."""
    typed = sys.argv[1:] if arguments is None else list(arguments)
    language = language_of(typed, os.environ)
    say = Phrases(SHARED, language).say
    never_fail_to_print()
    chosen = parse(make_parser(say, language), typed, say)
    try:
        code: int = chosen.run(chosen, say)
    except ValueError as error:
        print(f"meseta: {error}", file=sys.stderr)
        return BAD_INPUT
    except BotError as error:
        print(f"meseta: {error}", file=sys.stderr)
        return BOT_FAILED
    except ModuleNotFoundError as error:
        missing = say("cli-missing", module=str(error.name).split(".")[0], extra=chosen.extra)
        print(f"meseta: {missing}", file=sys.stderr)
        return BAD_INPUT
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return INTERRUPTED
    except OSError as error:
        print(f"meseta: {error.filename}: {error.strerror}", file=sys.stderr)
        return BAD_INPUT
    except (KeyboardInterrupt, EOFError):
        print()
        return INTERRUPTED
    return code


def parse(parser: argparse.ArgumentParser, typed: Sequence[str], say: Say) -> argparse.Namespace:
    """What was typed; the options of a game may stand anywhere, and the game may be left out."""
    chosen, rest = parser.parse_known_args(typed)
    takes_words = "words" in chosen
    wrong = [word for word in rest if word.startswith("-") or not takes_words]
    if wrong:
        parser.error(say("cli-unknown", word=wrong[0]))
    if takes_words:
        words = [*chosen.words, *rest, *options_among_bots(chosen)]
        games = [word for word in words if "=" not in word]
        if len(games) > 1 or not set(games) <= set(GAMES):
            parser.error(say("cli-no_game", words=" ".join(games), games=", ".join(GAMES)))
        chosen.game = games[0] if games else None
        chosen.options = [word for word in words if "=" in word]
    return chosen


def options_among_bots(chosen: argparse.Namespace) -> list[str]:
    """The options of a game that were typed behind the names of bots; these are left alone."""
    named = getattr(chosen, "bots", None)
    if not isinstance(named, list):
        return []
    chosen.bots = [word for word in named if "=" not in word]
    return [word for word in named if "=" in word]


def never_fail_to_print() -> None:
    """Signs that a terminal cannot show or send are replaced, not fatal."""
    for stream in (sys.stdin, sys.stdout):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")


def make_parser(say: Say, language: str) -> argparse.ArgumentParser:
    """All commands and their arguments."""
    parser = argparse.ArgumentParser(
        prog="meseta", description=say("cli-meseta"), epilog=say("cli-codes")
    )
    parser.add_argument("--version", action="version", version=f"meseta {meseta.__version__}")
    parser.set_defaults(extra="terminal")
    commands = parser.add_subparsers(title=say("cli-commands"), required=True)

    play = commands.add_parser("play", help=say("cli-play"), epilog=say("cli-codes"))
    add_game(play, say)
    play.add_argument("--me", metavar="SEAT", help=say("cli-me"))
    play.add_argument("--bots", metavar="NAMES", help=say("cli-opponents"))
    play.add_argument("--watch", action="store_true", help=say("cli-watch"))
    play.add_argument("--save", metavar="FILE", help=say("cli-save"))
    play.add_argument("--force", action="store_true", help=say("cli-force"))
    play.add_argument("--resume", metavar="FILE", help=say("cli-resume"))
    play.add_argument("--no-compile", action="store_true", help=say("cli-no_compile"))
    add_language(play, say, language)
    play.set_defaults(run=run_play)

    serving = commands.add_parser("serve", help=say("cli-serve"))
    serving.add_argument("--host", default="127.0.0.1", help=say("cli-host"))
    serving.add_argument("--port", type=int, help=say("cli-port"))
    serving.add_argument("--database", metavar="URL", help=say("cli-database"))
    serving.add_argument("--open", action="store_true", help=say("cli-open"))
    serving.add_argument("--processes", type=int, default=1, help=say("cli-processes"))
    serving.add_argument("--public-address", metavar="URL", default="", help=say("cli-public"))
    serving.add_argument(
        "--allowed-host", metavar="NAME", action="append", default=[], help=say("cli-allowed_host")
    )
    serving.add_argument("--proxy", metavar="ADDRESS", default="127.0.0.1", help=say("cli-proxy"))
    serving.add_argument("--open-metrics", action="store_true", help=say("cli-open_metrics"))
    serving.add_argument("--json-logs", action="store_true", help=say("cli-json_logs"))
    serving.set_defaults(run=run_serve, extra="web")

    saving = commands.add_parser("backup", help=say("cli-backup"))
    saving.add_argument("file")
    saving.add_argument("--database", metavar="URL", help=say("cli-database"))
    saving.add_argument("--force", action="store_true", help=say("cli-force"))
    saving.set_defaults(run=run_backup, extra="web")

    restoring = commands.add_parser("restore", help=say("cli-restore"))
    restoring.add_argument("file")
    restoring.add_argument("--database", metavar="URL", help=say("cli-database"))
    restoring.add_argument("--replace", action="store_true", help=say("cli-replace"))
    restoring.set_defaults(run=run_restore, extra="web")

    replay = commands.add_parser("replay", help=say("cli-replay"))
    replay.add_argument("file")
    add_language(replay, say, language)
    replay.set_defaults(run=run_replay)

    bench = commands.add_parser("bench", help=say("cli-bench"))
    add_game(bench, say)
    bench.set_defaults(run=run_bench)

    box = commands.add_parser("box", help=say("cli-box"))
    boxes = box.add_subparsers(title=say("cli-commands"), required=True)
    export = boxes.add_parser("export", help=say("cli-export"))
    export.add_argument("game", choices=GAMES)
    export.add_argument("--box", metavar="NAME", help=say("cli-export_box"))
    export.set_defaults(run=run_export)
    check = boxes.add_parser("check", help=say("cli-check"))
    check.add_argument("file")
    check.set_defaults(run=run_check)
    diff = boxes.add_parser("diff", help=say("cli-diff"))
    diff.add_argument("box", metavar="BOX", help=say("cli-diff_box"))
    diff.add_argument("other", nargs="?", metavar="BOX", help=say("cli-diff_other"))
    diff.set_defaults(run=run_diff)
    merging = boxes.add_parser("merge", help=say("cli-merge"))
    merging.add_argument("files", nargs="+", metavar="FILE", help=say("cli-merge_files"))
    merging.set_defaults(run=run_merge)

    tuning = commands.add_parser("tune", help=say("cli-tune"))
    add_game(tuning, say)
    tuning.add_argument("--generations", type=int, default=6, help=say("cli-generations"))
    tuning.add_argument("--games", type=int, default=4000, help=say("cli-tune_games"))
    tuning.add_argument("--noise", type=float, default=0.05, help=say("cli-tune_noise"))
    tuning.add_argument("--matches", type=int, default=100, help=say("cli-tune_matches"))
    tuning.add_argument("--file", metavar="FILE", help=say("cli-tune_file"))
    tuning.set_defaults(run=run_tune, extra="arena")

    learning = commands.add_parser("learn", help=say("cli-learn"))
    add_game(learning, say)
    learning.add_argument("--out", metavar="FOLDER", default="learned", help=say("cli-learn_out"))
    learning.add_argument("--seconds", type=float, default=600.0, help=say("cli-learn_seconds"))
    learning.add_argument("--every", type=float, default=60.0, help=say("cli-learn_every"))
    learning.add_argument("--lanes", type=int, default=16384, help=say("cli-learn_lanes"))
    learning.add_argument("--steps", type=int, default=32, help=say("cli-learn_steps"))
    learning.add_argument("--begin", metavar="FILE", type=Path, help=say("cli-learn_begin"))
    learning.add_argument("--device", default="cuda", help=say("cli-learn_device"))
    learning.add_argument("--against", metavar="BOT", default="greedy", help=say("cli-learn_bot"))
    learning.add_argument("--games", type=int, default=40, help=say("cli-learn_games"))
    learning.set_defaults(run=run_learn, extra="torch,arena")

    fighting = commands.add_parser("arena", help=say("cli-arena"))
    add_game(fighting, say)
    fighting.add_argument("--bots", nargs="+", required=True, help=say("cli-bots"))
    fighting.add_argument("--against", metavar="BOT", help=say("cli-against"))
    fighting.add_argument("--games", type=int, default=100, help=say("cli-arena_games"))
    fighting.add_argument("--results", metavar="FILE", help=say("cli-results"))
    fighting.add_argument("--workers", type=int, default=os.cpu_count(), help=say("cli-workers"))
    fighting.add_argument("--ray", nargs="?", const="local", metavar="ADDRESS", help=say("cli-ray"))
    fighting.add_argument("--until", type=float, metavar="SHARE", help=say("cli-until"))
    fighting.add_argument("--report", metavar="FILE", help=say("cli-report"))
    fighting.set_defaults(run=run_arena, extra="arena")

    measuring = commands.add_parser("benchmark", help=say("cli-benchmark"))
    measuring.add_argument("task", nargs="?", metavar="TASK", help=say("cli-task"))
    measuring.add_argument("--bot", help=say("cli-benchmark_bot"))
    measuring.add_argument("--deals", type=int, help=say("cli-deals"))
    measuring.add_argument("--out", metavar="FOLDER", help=say("cli-benchmark_out"))
    measuring.add_argument("--workers", type=int, default=os.cpu_count(), help=say("cli-workers"))
    measuring.add_argument("--note", default="", help=say("cli-note"))
    measuring.set_defaults(run=run_benchmark, extra="arena")

    recording = commands.add_parser("record", help=say("cli-record"))
    add_game(recording, say)
    recording.add_argument("--bots", nargs="+", required=True, help=say("cli-bots"))
    recording.add_argument("--games", type=int, default=100, help=say("cli-arena_games"))
    recording.add_argument("--out", metavar="FOLDER", required=True, help=say("cli-record_out"))
    recording.add_argument("--workers", type=int, default=os.cpu_count(), help=say("cli-workers"))
    recording.set_defaults(run=run_record, extra="data")

    looking = commands.add_parser("analyze", help=say("cli-analyze"))
    looking.add_argument("file")
    looking.add_argument("--bot", default="rey", help=say("cli-bot"))
    looking.add_argument("--json", metavar="FILE", help=say("cli-json"))
    looking.add_argument("--page", metavar="FILE", help=say("cli-page"))
    looking.set_defaults(run=run_analyze, extra="arena")

    solving = commands.add_parser("puzzle", help=say("cli-puzzle"))
    solving.add_argument("set", nargs="?", metavar="SET", help=say("cli-puzzle_set"))
    solving.add_argument("--seed", help=say("cli-seed"))
    add_language(solving, say, language)
    solving.set_defaults(run=run_puzzle)

    puzzles = commands.add_parser("puzzles", help=say("cli-puzzles"))
    kinds = puzzles.add_subparsers(title=say("cli-commands"), required=True)
    making = kinds.add_parser("make", help=say("cli-puzzles_make"))
    add_words(making, say)
    making.add_argument("--seed", help=say("cli-seed"))
    making.add_argument("--count", type=int, default=120, help=say("cli-puzzles_count"))
    making.add_argument("--file", metavar="FILE", help=say("cli-puzzles_file"))
    making.add_argument("--workers", type=int, default=os.cpu_count(), help=say("cli-workers"))
    making.set_defaults(run=run_puzzles_make)
    packing = kinds.add_parser("pack", help=say("cli-puzzles_pack"))
    packing.add_argument("files", nargs="+", metavar="FILE")
    packing.add_argument("--out", metavar="FILE", required=True, help=say("cli-puzzles_out"))
    packing.set_defaults(run=run_puzzles_pack)

    compiling = commands.add_parser("compile", help=say("cli-compile"))
    compiling.add_argument("games", nargs="*", metavar="GAME", help=say("cli-compile_games"))
    compiling.add_argument("--way", choices=WAYS[1:], default="compiled")
    compiling.set_defaults(run=run_compile)

    games = commands.add_parser("games", help=say("cli-games"))
    games.add_argument("games", nargs="*", metavar="GAME", help=say("cli-games_which"))
    add_language(games, say, language)
    games.set_defaults(run=run_games)
    return parser


def add_game(parser: argparse.ArgumentParser, say: Say) -> None:
    """The arguments that choose a game."""
    add_words(parser, say)
    parser.add_argument("--box", metavar="BOX", help=say("cli-any_box"))
    parser.add_argument("--seed", help=say("cli-seed"))


def add_words(parser: argparse.ArgumentParser, say: Say) -> None:
    """A game and its options, in any order."""
    games = "|".join(GAMES)
    parser.add_argument("words", nargs="*", metavar=f"{games} NAME=VALUE", help=say("cli-options"))


def add_language(parser: argparse.ArgumentParser, say: Say, language: str) -> None:
    """The argument that chooses a language."""
    known = languages_in(SHARED)
    parser.add_argument("--language", choices=known, default=language, help=say("cli-language"))


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
    return meseta.new(chosen.game or USUAL_GAME, seed=chosen.seed, box=chosen.box, **options)


def run_play(chosen: argparse.Namespace, say: Say) -> int:
    """Play in the terminal; where machine code is missing, another process makes it meanwhile."""
    from meseta.bots.levels import USUAL
    from meseta.terminal.opponents import Opponents
    from meseta.terminal.play import Play

    match = resume_match(chosen, say) if chosen.resume else start_match(chosen)
    mine = my_seats(chosen, match, say)
    with closing(Opponents(match, mine, (chosen.bots or USUAL).split(","))) as opponents:
        play = Play(match, mine, chosen.language, opponents)
        keep_in_file(chosen, play.keeper, say)
        if not chosen.no_compile and not is_compiled(match.game.book):
            compile_aside([match.game.id])
        return play.run()


def resume_match(chosen: argparse.Namespace, say: Say) -> meseta.Match:
    """A saved match, which has its game, options and seed."""
    if chosen.game or chosen.options or chosen.box or chosen.seed is not None:
        raise ValueError(say("cli-resume_alone"))
    return meseta.load(chosen.resume)


def my_seats(chosen: argparse.Namespace, match: meseta.Match, say: Say) -> list[int]:
    """The seats that the person plays, by their colours; none to watch."""
    from meseta.match.choices import plain
    from meseta.terminal.table import TerminalTable

    table = TerminalTable(match, chosen.language)
    seats = match.game.seats
    if chosen.watch:
        return []
    names = {plain(table.seat(seat)): seat for seat in range(len(seats))}
    names |= {name: seat for seat, name in enumerate(seats)}
    wanted = [plain(name) for name in (chosen.me or seats[0]).split(",")]
    for name in wanted:
        if name not in names:
            raise ValueError(say("cli-no_seat", seat=name, seats=", ".join(seats)))
    return sorted({names[name] for name in wanted})


def keep_in_file(chosen: argparse.Namespace, keeper: Keeper, say: Say) -> None:
    """Save before the first move; a file that cannot be written is found out now."""
    name = chosen.save or chosen.resume
    if name is None:
        return
    failure = keeper.keep_in(name, chosen.force or name == chosen.resume)
    if failure == EXISTS:
        raise ValueError(say("cli-save_exists", file=name))
    if failure:
        raise ValueError(say("cli-save_fails", file=name, reason=failure))


def run_serve(chosen: argparse.Namespace, say: Say) -> int:
    """The table in the browser."""
    from meseta.web.http.hosts import ServerSettings, read_operator_key
    from meseta.web.serve import serve

    def report(address: str) -> None:
        print(say("cli-serving", address=address), flush=True)

    settings = ServerSettings(
        tuple(chosen.allowed_host),
        chosen.public_address,
        chosen.proxy,
        chosen.open_metrics,
        chosen.json_logs,
        read_operator_key(),
    )
    where = chosen.host, chosen.port, chosen.database, chosen.open
    return serve(*where, report, chosen.processes, settings)


def run_backup(chosen: argparse.Namespace, say: Say) -> int:
    """Copy everything into a file, while it is served."""
    from meseta.web.serve import usual_database
    from meseta.web.store.backups import back_up

    copied = back_up(chosen.database or usual_database(), Path(chosen.file), chosen.force)
    print(say("cli-backed_up", file=chosen.file, **copied._asdict()))
    return 0


def run_restore(chosen: argparse.Namespace, say: Say) -> int:
    """Take everything out of such a file."""
    from meseta.web.serve import usual_database
    from meseta.web.store.backups import restore

    copied = restore(chosen.database or usual_database(), Path(chosen.file), chosen.replace)
    print(say("cli-restored", file=chosen.file, **copied._asdict()))
    return 0


def run_replay(chosen: argparse.Namespace, say: Say) -> int:
    """BoxStep through a saved match."""
    from meseta.terminal.replay import Replay

    Replay(meseta.load(chosen.file), chosen.language).run()
    return 0


def run_bench(chosen: argparse.Namespace, say: Say) -> int:
    """Print how fast random play is."""
    from meseta.bench import measure_all, rules_of

    game = start_match(chosen).game
    print(say("cli-bench_title", game=game.title, players=len(game.seats)))
    print(rules_of(game))
    print(f"{say('cli-way'):<10} {say('cli-decisions'):>20} {say('cli-games_a_second'):>16}")
    for speed in measure_all(game):
        print(f"{speed.way:<10} {speed.decisions_a_second:>20,.0f} {speed.games_a_second:>16,.1f}")
    return 0


def run_tune(chosen: argparse.Namespace, say: Say) -> int:
    """Fit the weights of a game."""
    from meseta.arena.tuning import tune
    from meseta.bots.tune import TuningPlan

    plan = TuningPlan(chosen.generations, chosen.games, chosen.seed or "tune", chosen.noise)
    file = Path(chosen.file) if chosen.file else None
    game = start_match(chosen).game
    print(tune(game, plan, file, chosen.box, chosen.matches, retype_command()))
    return 0


def run_learn(chosen: argparse.Namespace, say: Say) -> int:
    """Learn a network by playing against itself."""
    from meseta.learning.command import LearningPlan, learn
    from meseta.learning.learn import LearnSettings

    plan = LearningPlan(
        chosen.game or USUAL_GAME,
        dict(read_options(chosen.options)),
        Path(chosen.out),
        chosen.device,
        chosen.every,
        chosen.against,
        chosen.games,
        chosen.begin,
    )
    settings = LearnSettings(lanes=chosen.lanes, steps=chosen.steps, seconds=chosen.seconds)
    print(learn(plan, settings))
    return 0


def run_arena(chosen: argparse.Namespace, say: Say) -> int:
    """Bots against bots."""
    from meseta.arena.commands import arena

    chosen.game, chosen.seed = chosen.game or USUAL_GAME, chosen.seed or "arena"
    return arena(chosen, {**read_options(chosen.options)}, retype_command())


def run_benchmark(chosen: argparse.Namespace, say: Say) -> int:
    """A bot by a task that others can cite."""
    from meseta.arena.benchmark import benchmark

    return benchmark(chosen, retype_command())


def run_record(chosen: argparse.Namespace, say: Say) -> int:
    """Matches of bots as a data set."""
    from meseta.envs.dataset import DatasetPlan, record

    if chosen.games < 1 or chosen.workers < 1:
        raise ValueError(say("cli-record_few"))
    plan = DatasetPlan(
        chosen.game or USUAL_GAME,
        dict(read_options(chosen.options)),
        chosen.box,
        chosen.bots,
        chosen.games,
        chosen.seed or "record",
    )

    def report(done: int, games: int) -> None:
        line = say("cli-recorded", done=done, games=games)
        print(f"\r{line}", end="", file=sys.stderr, flush=True)

    card = record(plan, Path(chosen.out), chosen.workers, report)
    print(file=sys.stderr)
    print(card)
    return 0


def run_analyze(chosen: argparse.Namespace, say: Say) -> int:
    """A saved match, move by move."""
    from meseta.arena.commands import analyze_file

    return analyze_file(chosen)


def retype_command() -> str:
    """What was typed, as it can be typed again."""
    return shlex.join(["meseta", *sys.argv[1:]])


def run_export(chosen: argparse.Namespace, say: Say) -> int:
    """Write a box as one TOML document."""
    import tomli_w

    game = find_game(chosen.game)
    name = chosen.box or game.box_names[0]
    if name not in game.box_names:
        raise ValueError(say("cli-no_box", box=name, boxes=", ".join(game.box_names)))
    print(tomli_w.dumps(game.load_box(name)), end="")
    return 0


def run_check(chosen: argparse.Namespace, say: Say) -> int:
    """Say everything that is wrong with a box, or that nothing is."""
    try:
        document = tomllib.loads(Path(chosen.file).read_text("utf-8"))
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        raise ValueError(say("cli-not_a_box", file=chosen.file, error=str(error))) from error
    faults = find_game(str(document.get("game"))).box_faults(document)
    for fault in faults:
        print(f"{chosen.file}: {fault}")
    if not faults:
        print(say("cli-good_box", file=chosen.file, title=document["title"]))
    return 1 if faults else 0


def run_diff(chosen: argparse.Namespace, say: Say) -> int:
    """Tell two boxes apart."""
    from meseta.workshop.commands import diff

    return diff([chosen.box, *([chosen.other] if chosen.other else [])], say)


def run_merge(chosen: argparse.Namespace, say: Say) -> int:
    """Take what people found into our box."""
    from meseta.workshop.commands import merge_files

    return merge_files(chosen.files, say)


def run_puzzle(chosen: argparse.Namespace, say: Say) -> int:
    """Solve puzzles in the terminal."""
    from meseta.terminal.puzzle import solve

    return solve(chosen.set, chosen.language, chosen.seed)


def run_puzzles_make(chosen: argparse.Namespace, say: Say) -> int:
    """Look for puzzles in matches of strong bots."""
    from meseta.puzzles.commands import make

    chosen.game, chosen.seed = chosen.game or USUAL_GAME, chosen.seed or "puzzles"
    return make(chosen, {**read_options(chosen.options)})


def run_puzzles_pack(chosen: argparse.Namespace, say: Say) -> int:
    """Write the puzzles of some runs as one set."""
    from meseta.puzzles.commands import pack

    return pack(chosen)


def run_compile(chosen: argparse.Namespace, say: Say) -> int:
    """Compile ahead of time, with a word before and after each game."""
    if not chosen.games:
        print(say("cli-compile_all", games=", ".join(GAMES)), flush=True)
    for name in chosen.games or GAMES:
        if is_compiled(find_game(name).book, chosen.way):
            print(say("cli-compiled", game=name, way=chosen.way), flush=True)
            continue
        start = time.perf_counter()
        compile_game(name, chosen.way, say)
        seconds = round(time.perf_counter() - start)
        print(say("cli-compiled_after", game=name, seconds=seconds), flush=True)
    return 0


def compile_game(name: str, way: str, say: Say) -> None:
    """Compile a game, and tell how far it is on a line that is written over."""
    book, start = find_game(name).book, time.perf_counter()
    rules = count_rules(book, way)
    print(say("cli-compiling", game=name, way=way, rules=rules), flush=True)

    def report(done: int) -> None:
        if not sys.stderr.isatty():
            return
        seconds = round(time.perf_counter() - start)
        message = "cli-compile_rest" if done == rules else "cli-compile_rules"
        line = say(message, done=done, rules=rules, seconds=seconds, left=round(LAST * seconds))
        print(f"\r{line:78}", end="", file=sys.stderr, flush=True)

    CompiledWay(book, way == "checked", report)
    print(file=sys.stderr)


def run_games(chosen: argparse.Namespace, say: Say) -> int:
    """Explain the games and their options."""
    from meseta.terminal.options import describe_game

    columns = shutil.get_terminal_size().columns
    for name in chosen.games or GAMES:
        for line in describe_game(name, chosen.language, columns):
            print(line)
    return 0
