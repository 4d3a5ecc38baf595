"""The package as strangers get it: built, and installed in an empty environment far from here.

`python -m tests.support.installed [extra …]` builds source distribution and wheel out of the files
that git knows, makes an empty environment for each extra (`none` is without any), installs, and
does there what `stranger.py` says. `make test` does so without extras, `make soak` with all.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from tests.support import ROOT

STRANGER = ROOT / "tests" / "support" / "stranger.py"
EXTRAS = ("none", "terminal", "gpu", "bench", "test")
FOREIGN = ("PYTHONPATH", "PYTHONHOME", "COVERAGE_PROCESS_START", "COVERAGE_PROCESS_CONFIG")
"""What would lead an installed package back to the sources."""


def run(*command: str | Path, at: Path, **more: str) -> str:
    """Run a command in a folder; what it says, or that it failed."""
    kept = {name: value for name, value in os.environ.items() if name not in FOREIGN}
    done = subprocess.run(
        list(map(str, command)),
        cwd=at,
        env={**kept, **more},
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode != 0:
        raise RuntimeError(f"{' '.join(map(str, command))}\n{done.stdout}\n{done.stderr}")
    return done.stdout


def copy_sources(folder: Path) -> Path:
    """A copy of all that git knows, or would know."""
    listed = run("git", "ls-files", "-co", "--exclude-standard", "-z", at=ROOT)
    for name in listed.split("\0"):
        if name and (ROOT / name).is_file():
            target = folder / "sources" / name
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(ROOT / name, target)
    return folder / "sources"


def build_sdist(folder: Path) -> Path:
    """The source distribution."""
    folder.mkdir(parents=True, exist_ok=True)
    build = f"import setuptools.build_meta as b; b.build_sdist({str(folder)!r})"
    run(sys.executable, "-c", build, at=copy_sources(folder))
    return next(folder.glob("meseta-*.tar.gz"))


def build_wheel(sdist: Path) -> Path:
    """The wheel, made of nothing but the source distribution."""
    how = ("--quiet", "--no-build-isolation", "--no-deps", "--wheel-dir", sdist.parent)
    run(sys.executable, "-m", "pip", "wheel", *how, sdist, at=sdist.parent)
    return next(sdist.parent.glob("meseta-*.whl"))


def has_index() -> bool:
    """Whether this machine can get packages from anywhere."""
    command = [sys.executable, "-m", "pip", "index", "versions", "numpy"]
    return subprocess.run(command, capture_output=True, check=False).returncode == 0


def install(wheel: Path, extra: str, folder: Path) -> Path:
    """An empty environment with the wheel in it; the folder of its programs."""
    home = folder / f"environment-{extra}"
    run(sys.executable, "-m", "venv", "--without-pip", home, at=folder)
    pip = (sys.executable, "-m", "pip", "--python", home / "bin" / "python")
    what = str(wheel) if extra == "none" else f"{wheel}[{extra}]"
    how = ("--quiet", "--no-compile", "--constraint", ROOT / "constraints.txt")
    run(*pip, "install", *how, what, at=folder)
    return home / "bin"


def try_out(wheel: Path, extra: str, folder: Path) -> str:
    """Install, and do there what a stranger does first; what that says."""
    programs = install(wheel, extra, folder)
    own = {"MESETA_WAY": "plain", "MESETA_CACHE_DIR": str(folder / "cache")}
    return run(programs / "python", "-I", STRANGER, extra, at=folder, **own)


def main(extras: list[str]) -> None:
    """Build once, then try every extra out."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        wheel = build_wheel(build_sdist(folder / "dist"))
        for extra in extras:
            print(f"{extra}: {try_out(wheel, extra, folder).strip()}", flush=True)


if __name__ == "__main__":
    main(sys.argv[1:] or list(EXTRAS))
