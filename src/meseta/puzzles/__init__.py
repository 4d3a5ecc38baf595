"""Puzzles: positions in which one answer is clearly the best, and not the one that looks so."""
