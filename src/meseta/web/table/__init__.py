"""A table that is played: who sits there, what is shown to whom, what they do, clocks, chat, bots.

It knows requests and the store.
"""
