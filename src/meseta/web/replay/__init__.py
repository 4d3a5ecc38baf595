"""Looking back at a match: any of its moves, its result, what Rey says to it, files.

It knows tables.
"""
