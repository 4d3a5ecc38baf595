"""What a match can tell: moves, sights, choices, stories, scorings, results.

It knows the games, and nobody above.
"""
