"""The box workshop: a box held against somebody's own copy, and what was found.

Pure: documents in, documents out. Pages and commands do the rest.
"""
