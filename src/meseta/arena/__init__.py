"""The arena: bots against bots, many times, and what can be learned from it."""
