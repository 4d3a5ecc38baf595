"""Write the reference pages, of all games and of the library: `python -m meseta.reference`."""

from __future__ import annotations

import sys
from pathlib import Path

from meseta.games import GAMES, find_game
from meseta.reference import write_reference
from meseta.reference.library import write_library
from meseta.reference.observation import write_observation


def main(folder: Path) -> int:
    """Write a page for each game; one that cannot be imported yet is skipped and named."""
    folder.mkdir(parents=True, exist_ok=True)
    skipped = 0
    for name in GAMES:
        try:
            game = find_game(name)
        except (ImportError, AttributeError, TypeError) as error:
            print(f"{name}: skipped, it cannot be imported: {error}", file=sys.stderr)
            skipped += 1
            continue
        (folder / f"{name}.md").write_text(write_reference(game), "utf-8")
        print(folder / f"{name}.md")
        seen = folder.parent / "observations" / f"{name}.md"
        seen.parent.mkdir(exist_ok=True)
        seen.write_text(write_observation(game), "utf-8")
        print(seen)
    (folder.parent / "library.md").write_text(write_library(), "utf-8")
    print(folder.parent / "library.md")
    return int(skipped > 0)


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1] if len(sys.argv) > 1 else "docs/games")))
