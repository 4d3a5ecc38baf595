"""The tests of what has changed since the last commit, for `make check`.

A changed game is tested whole but for its long random matches; a changed kernel is tested itself,
and with the quick stories of every game; the pages by what can be asked of them without a server,
any other module by the test of its name, a page of the documents by theirs.
"""

from __future__ import annotations

import subprocess
from pathlib import Path

from tests.support import ROOT

TESTS = ROOT / "tests"
GAMES = {path.name: path for path in sorted((TESTS / "games").iterdir()) if path.is_dir()}
PAGES = tuple(f"tests/web/test_{name}.py" for name in "tables store texts messages scripts".split())
QUICK = (
    "tests/kernel",
    "tests/match/test_match.py",
    "tests/people/test_texts.py",
    "tests/house/test_bounded.py",
)


def main() -> None:
    """Print their paths."""
    command = ["git", "status", "--porcelain", "--untracked-files=all"]
    lines = subprocess.run(command, capture_output=True, text=True, check=True).stdout.splitlines()
    print(*sorted(find_tests([line[3:].rpartition(" -> ")[2] for line in lines])))


def find_tests(changed: list[str]) -> set[str]:
    """The paths of the tests of changed files; without any, the quick ones."""
    found = set(QUICK)
    for name in changed:
        parts = Path(name).parts
        if name.startswith("src/meseta/kernel"):
            found |= {story for game in GAMES for story in find_stories(game)}
        elif "games" in parts[:-1] and parts[parts.index("games") + 1] in GAMES:
            found |= set(find_stories(parts[parts.index("games") + 1]))
        elif "web" in parts or "scripts" in parts:
            found |= set(PAGES)
        elif name.startswith("tests/") and parts[-1].startswith("test_") and Path(name).exists():
            found.add(name)
        elif name.endswith(".md"):
            found.add("tests/house/test_docs.py")
        else:
            found |= {
                path.relative_to(ROOT).as_posix()
                for path in TESTS.rglob(f"test_{Path(name).stem}.py")
                if path.parent.name != "web"
            }
    return found


def find_stories(game: str) -> list[str]:
    """The tests of a game, without those that play many whole matches."""
    return [
        path.relative_to(ROOT).as_posix()
        for path in sorted(GAMES[game].glob("test_*.py"))
        if path.name != "test_conformance.py"
    ]


if __name__ == "__main__":
    main()
