"""Whether tests went through every line and every branch of the rules.

`make test-plain` has SlipCover note what is passed, and asks here what was not:
`python -m tests.support.covered FILE`. Past a bound that only an impossible state can
pass, a rule breaks off; a loop whose variable nobody reads is such a bound, and others say so.
"""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from tests.support import ROOT

BREAKS_OFF = re.compile(r"^ *break_off\(s\)$")
THEN = re.compile(r"^    return ")
BOUND = re.compile(r"^ *for _\w+ in range\(|# pragma: no branch: ")


def not_passed(covered: dict[str, Any]) -> Iterator[str]:
    """Where no test went, though a match could."""
    for file, found in sorted(covered["files"].items()):
        lines = (ROOT / file).read_text("utf-8").splitlines()
        bounds = {place for place, text in enumerate(lines, 1) if BREAKS_OFF.match(text)}
        excused = bounds | {place + 1 for place in bounds if THEN.match(lines[place])}
        for line in sorted(set(found["missing_lines"]) - excused):
            yield f"{file}:{line}: {lines[line - 1].strip()}"
        for line, then in found["missing_branches"]:
            if then not in bounds and not BOUND.search(lines[line - 1]):
                yield f"{file}:{line}: never on to {then or 'the end'}: {lines[line - 1].strip()}"


def main(path: Path) -> int:
    """Say what is left; how many places that are."""
    covered = json.loads(path.read_text("utf-8"))
    left = list(not_passed(covered))
    print(*left, sep="\n", end="\n" if left else "")
    told = f"{len(left)} places without a test" if left else "every line and every branch"
    print(f"rules: {len(covered['files'])} files, {told}")
    return bool(left)


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1])))
