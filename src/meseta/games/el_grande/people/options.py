"""The options of a game of El Grande."""

from __future__ import annotations

from dataclasses import replace

from meseta.kernel.options import (
    Chosen,
    Options,
    any_names,
    one_of,
    players,
    ruling,
    some_of,
    yes_or_no,
)

COLOURS = ("purple", "green", "blue", "orange", "white")
EDITIONS = ("2023", "classic")
OLD_HANDS = ("intrigue_choice", "veto", "secret_scoring")
"""The cards of our box; one of somebody's own may have others, and more copies."""
RULINGS = {
    "dummy_castillo": ruling("stay", "home"),
    "militia_castillo": ruling(True, False),
    "choice_castillo": ruling(True, False),
    "estate_may_stay": ruling(True, False),
    "assassin_may_stop": ruling(True, False),
    "assassin_dummy": ruling("may", "must"),
    "civil_war_singles": ruling("spared", "lose"),
    "retinue_castillo": ruling(True, False),
    "may_leave_undone": ruling(True, False),
    "veto_interrupts": ruling("every-step", "moves", "never"),
}
"""Questions on which people differ; unset, the box decides."""
WITH_A_DUMMY = ("dummy_castillo", "assassin_dummy")
WITH_NEW_REGENCY = ("estate_may_stay", "retinue_castillo")
NOT_CLASSIC = ("merged_stack", "expansions", "old_hands", *WITH_A_DUMMY, *WITH_NEW_REGENCY)


def check_together(options: Chosen) -> None:
    """Options that exclude each other."""
    count = len(options["players"])
    if options["edition"] == "classic":
        for name in NOT_CLASSIC:
            if options[name]:
                raise ValueError(f"{name}: the classic edition does not have this option")
    elif options["veto_interrupts"]:
        raise ValueError("veto_interrupts: only the classic edition has a Veto that interrupts")
    if options["merged_stack"] and count > 3:
        raise ValueError(f"merged_stack: only for 3 players (with 2 always), not for {count}")
    if options["old_hands"] and "old-hands" in options["expansions"]:
        raise ValueError("old_hands: name single cards here, or all by the expansion 'old-hands'")
    for name in WITH_A_DUMMY:
        if options[name] and count > 2:
            raise ValueError(f"{name}: there is a dummy only with 2 players, not with {count}")
    for name in WITH_NEW_REGENCY:
        if options[name] is not None and "new-regency" not in options["expansions"]:
            raise ValueError(f"{name}: only with the expansion 'new-regency'")


OPTIONS = Options(
    "el-grande",
    check_together,
    RULINGS,
    players=players(COLOURS, fewest=2, usual=4),
    edition=one_of(*EDITIONS),
    short=yes_or_no(False),
    merged_stack=yes_or_no(False),
    expansions=some_of("new-regency", "old-hands", "power-shift"),
    old_hands=replace(any_names(), values=OLD_HANDS),
    castillo=one_of("open", "memory"),
)


def dummy_colour(options: Chosen) -> str:
    """The colour that the dummy takes: the first that no player has."""
    return next(colour for colour in COLOURS if colour not in options["players"])
