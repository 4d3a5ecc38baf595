"""Leagues: their pages, and whoever begins and ends their rounds. It knows people and tables."""
