"""People: their account, devices and tokens, the club, and how they are called to their tables.

It knows tables.
"""
