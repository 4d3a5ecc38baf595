"""Bots: random, flat, greedy, search, and the levels for people."""
