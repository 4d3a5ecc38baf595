"""`make wheel`: source distribution and wheel in dist/, checked before anybody gets them."""

from __future__ import annotations

import shutil
import sys
import tempfile
from pathlib import Path

from tests.support import ROOT
from tests.support.installed import build_sdist, build_wheel, run

DIST = ROOT / "dist"


def check(*files: Path) -> None:
    """Have twine look at what an index would be told."""
    run(sys.executable, "-m", "twine", "check", "--strict", *files, at=ROOT)


def main() -> None:
    """Build aside, check, and lay into dist/ in the place of what was there."""
    with tempfile.TemporaryDirectory() as folder:
        sdist = build_sdist(Path(folder))
        built = [sdist, build_wheel(sdist)]
        check(*built)
        shutil.rmtree(DIST, ignore_errors=True)
        DIST.mkdir()
        for file in built:
            print(shutil.copy(file, DIST))


if __name__ == "__main__":
    main()
