"""Where machine code is kept: a folder for exactly the sources of a game, in the user's cache."""

from __future__ import annotations

import hashlib
import os
import shutil
import sys
from functools import cache
from importlib.metadata import version
from pathlib import Path

MOST = 3
"""So many folders are kept of one game: today's sources and those before them."""


@cache
def fingerprint(homes: tuple[Path, ...]) -> str:
    """A hash of every source file that shapes a game's machine code, and of the tools' versions.

    Where the files lie does not count: copies of the same sources share their machine code.
    """
    digest = hashlib.sha256()
    for root in (Path(__file__).parent, *homes):
        for path in sorted(root.glob("**/*.py")):
            digest.update(path.relative_to(root).as_posix().encode() + path.read_bytes())
    tools = [f"{name} {version(name)}" for name in ("numba", "llvmlite", "numpy")]
    digest.update(repr((sys.version, tools)).encode())
    return digest.hexdigest()[:16]


def cache_home() -> Path:
    """The folder for machine code: MESETA_CACHE_DIR, or one under the user's cache directory."""
    chosen = os.environ.get("MESETA_CACHE_DIR")
    if chosen:
        return Path(chosen)
    base = os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache"
    return Path(base) / "meseta"


def cache_folder(game: str, homes: tuple[Path, ...]) -> Path:
    """The folder for the machine code of exactly these sources."""
    return cache_home() / f"{game}-{fingerprint(homes)}"


def file_name(volume: str, processor: str = "*") -> str:
    """The name of a volume's file, for one kind of processor or as a pattern for all."""
    return f"{volume}-{processor}.code"


def open_cache(game: str, homes: tuple[Path, ...]) -> Path:
    """A game's folder, made if need be; the folders of its older sources are pruned."""
    folder = cache_folder(game, homes)
    folder.mkdir(parents=True, exist_ok=True)
    os.utime(folder)
    kept = sorted(cache_home().glob(f"{game}-*"), key=lambda path: path.stat().st_mtime)
    for old in kept[:-MOST]:
        shutil.rmtree(old, ignore_errors=True)
    return folder
