"""Do the tests that `RULES.md` names fail when the rule is broken? `make mutants` tries it.

Every function that a row of `RULES.md` names is broken in small ways, one at a time: a *mutant*.
The tests of its rows run on each, in plain Python. A mutant that no test notices is a *survivor*:
a part of a rule that could be lost unnoticed.

A function that several rows name holds several sentences, and a mutant does not say which of them
it breaks; so the tests of all rows that name a function are its tests. No other test counts.

Mutants that no position can show are listed by hand in `GAME.toml`, each with the argument. They
run too: one that a test notices after all, or that is no mutant any more, is an error.

    [["scoring.score_area"]]
    mutants = ["if place > 0 → if place >= 0"]
    why = "There is no place 0."
"""
