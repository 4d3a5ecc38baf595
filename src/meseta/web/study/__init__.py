"""Studies: boards of one's own with a tree of moves, and the editor of positions.

It knows tables.
"""
